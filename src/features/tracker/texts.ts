/** The words of the tracker account form and the connection indicator. */
export const trackerTexts = {
  panelTitle: 'Tracker account',
  panelDescription: 'Casewright reads tickets with your own Jira account. The credentials are stored encrypted in this browser. Each request passes them through our server to Jira; the server keeps nothing of them.',
  encrypted: 'Encrypted',
  encryptedHint: 'Stored in this browser, encrypted with a key that cannot be copied out of it.',
  baseUrl: 'Base URL',
  baseUrlPlaceholder: 'https://your-company.atlassian.net',
  email: 'Email',
  emailHint: 'The address of your Atlassian account.',
  apiToken: 'API Token',
  save: 'Save Configuration',
  saving: 'Saving…',
  testing: 'Testing the connection…',
  clear: 'Clear',
  clearTitle: 'Clear configuration',
  clearQuestion: 'Are you sure you want to clear the configuration? This action cannot be undone.',
  saved: 'Configuration saved successfully!',
  cleared: 'The configuration was removed from this browser.',
  draftRestored: 'These are your unsaved changes. Save them, or they stay here as a draft.',
  unreadable: 'The saved credentials can no longer be read in this browser. Enter them again.',
  saveFailed: 'The configuration was not saved.',
  connectedAs: (name: string) => `Connected to Jira as ${name}.`,
  testFailed: 'Connection test failed.',
  savedAnyway: 'Your entries are saved; correct them and save again.',
  draftFailed: 'Changes on this page are not kept if you leave it before saving.',
} as const

export const tokenHelpTexts = {
  question: 'How do I get an API token?',
  steps: [
    'Open the API tokens page of your Atlassian account.',
    'Choose “Create API token”, name it, and set an expiry date.',
    'Copy the token at once, Atlassian shows it only this time, and paste it here.',
  ],
  link: 'Open Atlassian API tokens',
  expiry: 'A token lasts between 1 and 365 days. When it has expired, Jira answers as if it were wrong: make a new one and save it here.',
  scopes: 'A token with scopes needs the classic scope read:jira-work.',
} as const

export const tokenPage = 'https://id.atlassian.com/manage-profile/security/api-tokens'

export const connectionTexts = {
  checking: 'Checking connection…',
  connected: 'Connected',
  notConnected: 'Not connected',
  openSettings: 'Connect your Jira account',
} as const
