import type { MessageParams } from '../result.ts'
import { trackerConfigTexts } from '../ticket/tracker-config.ts'
import { fieldTexts } from './auth.ts'

/** The administrator's actions, as error messages of `/api/admin` name them. */
const adminFailures = {
  fetch: 'Failed to fetch users',
  create: 'Failed to create user',
  update: 'Failed to update user',
  delete: 'Failed to delete user',
  resetPassword: 'Failed to reset password',
  audit: 'Failed to fetch the audit log',
} as const
export type AdminAction = keyof typeof adminFailures

const ticketFailed = 'Failed to fetch ticket data.'
const validationFailed = 'Credential validation failed.'
const connectionFailed = 'Failed to connect to Jira via backend proxy.'
const noData = 'No valid data received from the AI service.'

/** The test tools' own names, for messages. */
export const testToolNames = {
  jira: 'Jira',
  xray: 'Xray',
  zephyr: 'Zephyr Scale',
  testrail: 'TestRail',
  qase: 'Qase',
  azure: 'Azure DevOps',
} as const

/** What to enter where a person chooses the address of a tool. */
const toolAddresses = {
  jira: 'Use the address of your Jira site, such as https://acme.atlassian.net.',
  testrail:
    'Use the address of your TestRail, such as https://acme.testrail.io. A server of your own has to be allowed by the administrator.',
  azure: 'Use the name of your organization as in https://dev.azure.com/acme, and a project that it has.',
} as const

/**
 * Every message of the API by code, in English (docs/spec.md, sections 5 and 8). The server sends text, code and
 * parameters; clients translate by code and parameters. A message is undefined if a required parameter is missing.
 */
export const apiMessages = {
  // Access
  no_token: ({ task }) => (task === 'generate' ? 'Authentication token is required' : 'No access token available'),
  invalid_token: 'Your session is not valid any more. Please log in again.',
  admin_only: 'Only administrators may do this.',
  auth_unavailable: ({ task }) => {
    if (task === 'register') return 'Registration failed'
    if (task === 'forgot') return 'Request failed'
    return 'Your session could not be checked because the sign-in service did not answer. Try again in a moment.'
  },

  // Requests
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'This address does not accept this method.',
  not_json: 'The request body must be JSON.',
  request_too_large: 'The request is too large.',
  invalid_request: ({ problem, details }) =>
    variant(fieldTexts, problem) ??
    (details === undefined ? 'The request is not valid.' : `The request is not valid. ${details}`),
  database_unavailable: 'The service is not available at the moment. Try again in a moment.',
  function_unavailable:
    'The service is restarting and did not finish this request. Nothing was charged. Try again in a moment.',
  internal:
    'Something went wrong on our side. Nothing was charged. Try again, and tell us the request id if it happens again.',
  too_many_requests: ({ seconds }) => waiting(seconds, (time) => `Too many attempts. Try again in ${time}.`),

  // Accounts
  account_ready:
    'Your account is ready: log in with your password. If this address already had an account, that account keeps its password and we have sent a reset link to its owner.',
  confirmation_sent: 'We have sent an email to this address. Open the link in it to finish.',
  reset_sent: 'If that email exists, a reset link has been sent.',
  registration_failed: 'Registration failed',
  signup_disabled: 'Sign-up is closed at the moment.',
  weak_password: 'Password is too weak. Use a longer one, with letters, digits and symbols.',

  // Administration
  users_failed: ({ action }) => variant(adminFailures, action),
  own_account:
    'You cannot delete your own administrator account. Contact another administrator if you need to do this.',
  last_admin: 'This is the last administrator. Make another user an administrator first.',
  email_taken: 'A user with this email address already exists.',
  user_not_found: 'This user does not exist any more.',
  stale_user: 'This user was changed by someone else in the meantime. Nothing was saved.',
  email_mismatch: 'This is not the email address of this user. Refresh the list and try again.',

  // Jira
  tracker_credentials_missing: 'Jira credentials not found. Please configure your Jira connection.',
  tracker_config_invalid: ({ problem }) =>
    variant(trackerConfigTexts, problem) ?? 'All configuration fields are required: baseURL, email, and apiToken',
  tracker_address_refused: `${connectionFailed} Only tickets, fields and your own account on an atlassian.net site can be read.`,
  jira_unauthorized: `${validationFailed} Jira did not accept the email and API token: the token may be mistyped, revoked or expired. Create a new one in your Atlassian account and save it in Settings.`,
  jira_scope_missing: `${validationFailed} The API token lacks a scope: create it with the classic scope read:jira-work (and read:jira-user), or without scopes.`,
  jira_forbidden: `${ticketFailed} Jira does not let this account read it. Ask your Jira administrator for access.`,
  jira_captcha: `${validationFailed} Jira asks this account to log in with a browser first, after too many failed attempts.`,
  jira_ticket_not_found: ({ login }) =>
    login === 'accepted'
      ? `${ticketFailed} The ticket does not exist, or your Jira account may not see it. Check the key, and that you can open the ticket in Jira.`
      : `${ticketFailed} The ticket does not exist, your Jira account may not see it, or Jira did not accept the API token.`,
  jira_site_not_found: `${connectionFailed} There is no Jira at this Base URL. Check the address of your site in Settings.`,
  jira_rate_limited: ({ seconds }) =>
    `${ticketFailed} Jira is getting too many requests from this account.${seconds === undefined ? '' : ` Try again in ${seconds} seconds.`}`,
  jira_unavailable: `${connectionFailed} Jira is not available at the moment. Try again later.`,
  jira_query_refused: ({ reason }) =>
    reason === undefined ? 'Jira does not accept this query.' : `Jira does not accept this query: ${String(reason)}`,
  jira_error: `${connectionFailed} Jira answered with an error. Try again later.`,
  jira_timeout: `${connectionFailed} Jira did not answer in time. Try again.`,
  jira_unreachable: `${connectionFailed} Jira could not be reached.`,
  jira_redirected: `${connectionFailed} Jira points to another address. Use the address that your browser shows for your Jira site.`,
  jira_too_large: `${ticketFailed} The ticket is larger than 5 MB.`,
  jira_unreadable: ({ task }) =>
    task === 'test'
      ? 'Connection test failed. Jira answered, but named no account.'
      : `${connectionFailed} The answer is not what Jira sends. Check the Base URL in Settings.`,

  // Test tools
  test_tool_address_refused: ({ tool }) =>
    `Casewright does not call this address. ${variant(toolAddresses, tool) ?? 'It sends test cases only to the test tools that it knows.'}`,
  test_tool_unauthorized: ({ tool }) =>
    forTool(
      tool,
      (name) =>
        `${name} did not accept the credentials: they may be mistyped, revoked or expired. Create new ones in ${name} and save them in Settings.`,
    ),
  test_tool_forbidden: ({ tool, reason }) =>
    forTool(
      tool,
      (name) =>
        `${name} does not let this account do that here. Ask your ${name} administrator for the right to create tests in this project.${tool === 'jira' ? ' A token with scopes needs write:jira-work.' : ''}${quoted(name, reason)}`,
    ),
  test_tool_not_found: ({ tool, reason }) =>
    forTool(
      tool,
      (name) =>
        `${name} does not know this project or folder, or hides it from this account. Check the address and the project.${quoted(name, reason)}`,
    ),
  test_tool_refused: ({ tool, title, reason }) =>
    forTool(
      tool,
      (name) =>
        `${name} refused ${title === undefined ? 'a field' : `the test case “${String(title)}”`}.${quoted(name, reason)}`,
    ),
  test_tool_test_missing: ({ tool }) =>
    forTool(tool, (name) => `This test is not in ${name} any more. Send the test case as a new test.`),
  test_tool_no_result: 'The server did not say what became of this test case. Send it again: it is not created twice.',
  test_tool_no_subtasks:
    'This Jira project has no sub-tasks, or this account may not create them. Send the test cases as a comment or an attachment.',
  test_tool_rate_limited: ({ tool, seconds }) =>
    forTool(tool, (name) => `${name} is getting too many requests from this account.${again(seconds)}`),
  test_tool_busy: ({ tool, seconds }) =>
    forTool(tool, (name) => `${name} is still importing other tests of this account.${again(seconds)}`),
  test_tool_unavailable: ({ tool }) =>
    forTool(tool, (name) => `${name} is not available at the moment. Try again later.`),
  test_tool_timeout: ({ tool }) => forTool(tool, (name) => `${name} did not answer in time. Try again.`),
  test_tool_unreachable: ({ tool }) =>
    forTool(tool, (name) => `${name} could not be reached. Check its address in Settings.`),
  test_tool_redirected: ({ tool }) =>
    forTool(tool, (name) => `${name} points to another address. Use the address that your browser shows for ${name}.`),
  test_tool_too_large: ({ tool }) => forTool(tool, (name) => `An answer of ${name} is larger than 5 MB.`),
  test_tool_unreadable: ({ tool }) =>
    forTool(tool, (name) => `The answer is not what ${name} sends. Check the address and the credentials in Settings.`),

  // Generation
  aborted: ({ task }) => (task === 'generate' ? 'The generation was cancelled.' : 'The request was cancelled.'),
  timeout: 'Request timeout - the operation took too long to complete',
  quota_exhausted: 'You have reached your test case generation limit. Please upgrade your plan.',
  generation_running: 'This generation is still running. Wait until it is finished.',
  repeats_used_up:
    'This generation was counted and cannot be repeated any more. Generate again: that counts as a new one.',
  actions_used_up:
    'The free changes to this result are used up: they are free for an hour after its generation, ten in all. This one would cost a run.',
  nothing_new: 'Nothing new could be written here: everything that came of it is there already.',
  too_many_failed_runs: ({ seconds }) =>
    waiting(seconds, (time) => `Too many generations failed or were cancelled within an hour. Try again in ${time}.`),
  invalid_idempotency_key: 'The Idempotency-Key header must be 1 to 200 printable characters.',
  no_criteria: 'No acceptance criteria found in the ticket. Please ensure the ticket has proper acceptance criteria.',
  ai_key_refused: 'The AI service did not accept the configured key. Please tell the administrator.',
  ai_unknown_model:
    'The AI service does not know the configured model, or its address is wrong. Please tell the administrator.',
  ai_rate_limited: 'The AI service is getting too many requests. Try again in a moment.',
  ai_unavailable: 'The AI service is not available at the moment. Try again in a moment.',
  ai_error: 'The AI service answered with an error. Try again, and tell the administrator if it happens again.',
  ai_unreachable: 'The AI service could not be reached, or it broke off its answer. Try again in a moment.',
  ai_context_too_long: ({ provider }) =>
    `The ticket is too long for the ${provider === 'builtin' ? 'built-in test designer' : 'AI model'}. Shorten its description and try again.`,
  ai_refused: 'The AI service refused to write test cases for this ticket.',
  ai_empty: `${noData} The answer was empty. Try again.`,
  ai_unreadable: `${noData} No test case could be read from its answer. Try again.`,
  ai_no_cases: 'No valid test cases found. See console for raw response.',
  ai_cut_off:
    'No valid test cases found. See console for raw response. The answer was cut off before the first test case was complete. Try again, or split the ticket.',
} as const satisfies Record<string, CodedMessage>

/** The text of a message with its parameters filled in. */
export type CodedMessage = string | ((params: MessageParams) => string | undefined)

export type ApiMessageCode = keyof typeof apiMessages

export function messageText(message: CodedMessage, params: MessageParams): string | undefined {
  return typeof message === 'string' ? message : message(params)
}

export function variant(
  texts: Readonly<Record<string, string>>,
  name: string | number | undefined,
): string | undefined {
  return new Map(Object.entries(texts)).get(String(name))
}

/** A message about a test tool; undefined for one without a name. */
export function forTool(tool: string | number | undefined, text: (name: string) => string): string | undefined {
  const name = variant(testToolNames, tool)
  return name === undefined ? undefined : text(name)
}

function quoted(name: string, reason: string | number | undefined): string {
  return reason === undefined ? '' : ` ${name} says: ${String(reason)}`
}

function again(seconds: string | number | undefined): string {
  return ` ${waiting(seconds, (time) => `Try again in ${time}.`) ?? 'Try again in a moment.'}`
}

/** The name of a text, for use in the parameters of a message. */
export function nameOfText(texts: Readonly<Record<string, string>>, text: string): string | undefined {
  return Object.entries(texts).find(([, known]) => known === text)?.[0]
}

/** A message with a waiting time: in seconds, from one minute on in whole minutes, rounded up. */
export function waiting(
  seconds: string | number | undefined,
  text: (time: string) => string,
  units: [Unit, Unit] = englishUnits,
): string | undefined {
  if (seconds === undefined) return undefined
  const [second, minute] = units
  const count = Number(seconds)
  return count < 60 ? text(inUnits(count, second)) : text(inUnits(Math.ceil(count / 60), minute))
}

type Unit = readonly [one: string, many: string]
const englishUnits: [Unit, Unit] = [
  ['second', 'seconds'],
  ['minute', 'minutes'],
]

function inUnits(count: number, [one, many]: Unit): string {
  return `${count} ${count === 1 ? one : many}`
}
