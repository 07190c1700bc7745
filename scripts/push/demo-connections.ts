import type { TestToolId, ToolConnection } from '#domain/contracts/test-tools.ts'
import { demoAzure } from '../../supabase/local/test-tools/azure.ts'
import { demoQase } from '../../supabase/local/test-tools/qase.ts'
import { demoZephyr } from '../../supabase/local/test-tools/zephyr.ts'
import { demoTracker } from '../generate/backend.ts'

/** The sandboxes of the embedded backend. */
export const demoConnections: Partial<Record<TestToolId, ToolConnection>> = {
  jira: { tool: 'jira', ...demoTracker, through: 'site' },
  zephyr: { tool: 'zephyr', region: 'global', apiToken: demoZephyr.apiToken },
  qase: { tool: 'qase', apiToken: demoQase.apiToken },
  azure: { tool: 'azure', organization: demoAzure.organization, token: demoAzure.token },
}
