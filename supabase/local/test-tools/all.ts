import type { TestToolId } from '#domain/contracts/test-tools.ts'
import { demoTracker } from '../demo.ts'
import { createSandboxAzure } from './azure.ts'
import { createSandboxJiraTool } from './jira.ts'
import { createSandboxQase } from './qase.ts'
import type { SandboxTool } from './sandbox.ts'
import { createSandboxTestRail, demoTestRail } from './testrail.ts'
import { createSandboxXray } from './xray.ts'
import { createSandboxZephyr } from './zephyr.ts'

/** The public host in whose place each sandbox answers. */
const sandboxHosts = {
  jira: demoTracker.host,
  xray: 'xray.cloud.getxray.app',
  zephyr: 'api.zephyrscale.smartbear.com',
  testrail: demoTestRail.host,
  qase: 'api.qase.io',
  azure: 'dev.azure.com',
} as const satisfies Record<TestToolId, string>

/** A sandbox of every test tool. */
export function createSandboxTools(): Record<TestToolId, SandboxTool> {
  return {
    jira: createSandboxJiraTool(),
    xray: createSandboxXray(),
    zephyr: createSandboxZephyr(),
    testrail: createSandboxTestRail(),
    qase: createSandboxQase(),
    azure: createSandboxAzure(),
  }
}

/**
 * For TRACKER_HOST_OVERRIDES. The sandboxes of Jira and TestRail have hosts of their own; the others hide the real tools, so
 * they can be left out.
 */
export function sandboxOverrides(base: string, all: boolean): Record<string, string> {
  const { jira, testrail } = sandboxHosts
  return Object.fromEntries(
    Object.entries(all ? sandboxHosts : { jira, testrail }).map(([tool, host]) => [host, `${base}/${tool}`]),
  )
}
