import type { TestToolId, ToolConnection } from '#domain/contracts/test-tools.ts'
import { demoAzure } from '../../supabase/local/test-tools/azure.ts'
import { demoQase } from '../../supabase/local/test-tools/qase.ts'
import { demoTestRail } from '../../supabase/local/test-tools/testrail.ts'
import { demoXray } from '../../supabase/local/test-tools/xray.ts'
import { demoZephyr } from '../../supabase/local/test-tools/zephyr.ts'
import { demoTracker } from '../generate/backend.ts'

/** The sandboxes of the embedded backend. */
export const demoConnections: Record<TestToolId, ToolConnection> = {
  jira: { tool: 'jira', ...demoTracker, through: 'site' },
  xray: { tool: 'xray', region: 'global', ...demoXray },
  zephyr: { tool: 'zephyr', region: 'global', apiToken: demoZephyr.apiToken },
  testrail: { tool: 'testrail', ...demoTestRail },
  qase: { tool: 'qase', apiToken: demoQase.apiToken },
  azure: { tool: 'azure', organization: demoAzure.organization, token: demoAzure.token },
}
