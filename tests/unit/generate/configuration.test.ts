import { expect, test } from 'vitest'
import { readConfiguration } from '../../../scripts/generate/configuration.ts'

const project = {
  SUPABASE_URL: 'https://abc.supabase.co/',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  CASEWRIGHT_EMAIL: 'tester@example.com',
  CASEWRIGHT_PASSWORD: ' secret ',
}
const tracker = {
  JIRA_BASE_URL: 'https://acme.atlassian.net/',
  JIRA_EMAIL: 'tester@example.com',
  JIRA_API_TOKEN: 'token-of-the-tracker',
}

const readProject = {
  url: 'https://abc.supabase.co',
  publishableKey: 'sb_publishable_x',
  email: 'tester@example.com',
  password: ' secret ',
}
const readTracker = {
  baseUrl: 'https://acme.atlassian.net',
  email: 'tester@example.com',
  apiToken: 'token-of-the-tracker',
}

test.each([
  ['nothing: the embedded backend and the demo tracker', {}, true, { project: undefined, tracker: undefined }],
  [
    'empty variables count as nothing',
    { SUPABASE_URL: '', JIRA_EMAIL: ' ' },
    true,
    { project: undefined, tracker: undefined },
  ],
  ['a project and a tracker', { ...project, ...tracker }, true, { project: readProject, tracker: readTracker }],
  ['a project, and a ticket from a file', project, false, { project: readProject, tracker: undefined }],
  ['a configured tracker on the embedded backend', tracker, true, { project: undefined, tracker: readTracker }],
  [
    'a half configured tracker that is not needed',
    { JIRA_EMAIL: 'x' },
    false,
    { project: undefined, tracker: undefined },
  ],
])('reads %s', (_what, env, needsTracker, value) => {
  expect(readConfiguration(env, needsTracker)).toEqual({ ok: true, value })
})

test.each([
  [
    'only the project address',
    { SUPABASE_URL: 'https://abc.supabase.co' },
    [
      'SUPABASE_PUBLISHABLE_KEY',
      'CASEWRIGHT_EMAIL',
      'CASEWRIGHT_PASSWORD',
      'JIRA_BASE_URL',
      'JIRA_EMAIL',
      'JIRA_API_TOKEN',
    ],
  ],
  ['a project without a tracker', project, ['JIRA_BASE_URL', 'JIRA_EMAIL', 'JIRA_API_TOKEN']],
  ['an empty password', { ...project, ...tracker, CASEWRIGHT_PASSWORD: '' }, ['CASEWRIGHT_PASSWORD']],
  ['half a tracker', { JIRA_BASE_URL: 'https://acme.atlassian.net' }, ['JIRA_EMAIL', 'JIRA_API_TOKEN']],
])('names every variable that is missing: %s', (_what, env, names) => {
  expect(readConfiguration(env, true)).toEqual({
    ok: false,
    reason: { code: 'configuration', message: `Missing configuration: ${names.join(', ')}` },
  })
})

test('says what is wrong with the tracker, as the settings form does', () => {
  const env = { JIRA_BASE_URL: 'http://acme.atlassian.net', JIRA_EMAIL: 'nobody', JIRA_API_TOKEN: 'short' }
  expect(readConfiguration(env, true)).toMatchObject({
    ok: false,
    reason: {
      message:
        'Base URL must start with https://\nPlease enter a valid email address\nAPI Token must be at least 10 characters long',
    },
  })
})
