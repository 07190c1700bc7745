import { demoTracker } from '../../../supabase/local/demo.ts'
import { createSandboxJiraTool } from '../../../supabase/local/test-tools/jira.ts'
import { createSandboxTestRail, demoTestRail } from '../../../supabase/local/test-tools/testrail.ts'
import { createSandboxXray, demoXray } from '../../../supabase/local/test-tools/xray.ts'
import type { PushedTool } from './killed-push.ts'

function jira(form: 'subtasks' | 'comment' | 'attachment'): PushedTool {
  const { baseUrl, email, apiToken } = demoTracker
  return {
    connection: { tool: 'jira', baseUrl, email, apiToken, through: 'site' },
    target: { project: 'SHOP', form },
    sandbox: createSandboxJiraTool,
  }
}

export const jiraSubtasks = jira('subtasks')
export const jiraComment = jira('comment')
export const jiraAttachment = jira('attachment')

/** Its jobs take time, which passes only while the function waits. */
let time = 0
export const xray: PushedTool = {
  connection: {
    tool: 'xray',
    region: 'global',
    clientId: demoXray.clientId,
    clientSecret: demoXray.clientSecret,
  },
  target: { project: demoXray.project, folder: '/Checkout/Payment' },
  sandbox: () => createSandboxXray({ now: () => time, jobMs: 1_500 }),
  sleep(ms) {
    time += ms
  },
  keepsTitles: true,
}

export const testRail: PushedTool = {
  connection: {
    tool: 'testrail',
    baseUrl: demoTestRail.baseUrl,
    email: demoTestRail.email,
    apiKey: demoTestRail.apiKey,
  },
  target: { project: demoTestRail.project, folder: '102' },
  sandbox: () => createSandboxTestRail({ perMinute: 100_000 }),
}
