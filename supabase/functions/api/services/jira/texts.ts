/** The tracker's part of the error catalogue (spec section 8), each with what a person can do about it. */
const ticketFailed = 'Failed to fetch ticket data.'
const validationFailed = 'Credential validation failed.'
const connectionFailed = 'Failed to connect to Jira via backend proxy.'

export const trackerTexts = {
  noCredentials: 'Jira credentials not found. Please configure your Jira connection.',
  incompleteConfig: 'All configuration fields are required: baseURL, email, and apiToken',
  addressRefused: `${connectionFailed} Only tickets, fields and your own account on an atlassian.net site can be read.`,
  unauthorized: `${validationFailed} Jira did not accept the email and API token: the token may be mistyped, revoked or expired. Create a new one in your Atlassian account and save it in Settings.`,
  scopeMissing: `${validationFailed} The API token lacks a scope: create it with the classic scope read:jira-work (and read:jira-user), or without scopes.`,
  forbidden: `${ticketFailed} Jira does not let this account read it. Ask your Jira administrator for access.`,
  captcha: `${validationFailed} Jira asks this account to log in with a browser first, after too many failed attempts.`,
  ticketNotFound: `${ticketFailed} The ticket does not exist, or your Jira account may not see it. Check the key, and that you can open the ticket in Jira.`,
  ticketNotFoundUnsure: `${ticketFailed} The ticket does not exist, your Jira account may not see it, or Jira did not accept the API token.`,
  siteNotFound: `${connectionFailed} There is no Jira at this Base URL. Check the address of your site in Settings.`,
  rateLimited: `${ticketFailed} Jira is getting too many requests from this account.`,
  rateLimitedUntil: (seconds: string) => `${ticketFailed} Jira is getting too many requests from this account. Try again in ${seconds} seconds.`,
  unavailable: `${connectionFailed} Jira is not available at the moment. Try again later.`,
  failed: `${connectionFailed} Jira answered with an error. Try again later.`,
  timeout: `${connectionFailed} Jira did not answer in time. Try again.`,
  unreachable: `${connectionFailed} Jira could not be reached.`,
  redirected: `${connectionFailed} Jira points to another address. Use the address that your browser shows for your Jira site.`,
  tooLarge: `${ticketFailed} The ticket is larger than 5 MB.`,
  unreadable: `${connectionFailed} The answer is not what Jira sends. Check the Base URL in Settings.`,
  aborted: 'The request was cancelled.',
  testFailed: 'Connection test failed. Jira answered, but named no account.',
} as const
