/** The words of the dashboard (spec sections 2, 5 and 8). */
export const generationTexts = {
  headline: 'Test smarter, not harder.',
  linkLabel: 'Jira ticket URL',
  linkHint: 'Paste a ticket link, or type its key, and press Enter.',
  generate: 'Generate Test Cases',
  generating: 'Generating Test Cases...',
  upgrade: 'Upgrade Plan Required',
  limitReached: 'You have reached your test case generation limit. Please upgrade your plan.',
  seePlans: 'See the plans',
  written: (count: number) => (count === 1 ? '1 test case written so far' : `${count} test cases written so far`),
  cancel: 'Cancel',
  cancelled: 'Generation cancelled.',
  progress: 'Progress of the generation',
  fetchFailed: 'Failed to fetch ticket data.',
  generationFailed: 'The test cases could not be generated.',
  retry: 'Try again',
  openSettings: 'Open Settings',
  logIn: 'Log in again',
  lookedAt: 'Where criteria were looked for',
} as const

/** What to do next, for the failures whose message does not say it. */
export const adviceTexts = {
  link: 'Copy the address of the ticket from your browser, for example …/browse/PROJECT-123.',
  criteria: 'Add acceptance criteria to the ticket: Given / When / Then lines, a list under a heading “Acceptance criteria”, or a table. Then try again.',
  session: 'Log in again to go on.',
  timeout: 'Try again. A run that brings no test cases is not counted.',
  server: 'Try again in a moment. A run that brings no test cases is not counted.',
} as const

export const criteriaTexts = {
  title: (count: number) => (count === 1 ? '1 acceptance criterion found' : `${count} acceptance criteria found`),
  given: 'Given',
  when: 'When',
  then: 'Then',
  source: { field: 'Field', section: 'Section', description: 'Description' },
} as const

export const howItWorksTexts = {
  title: 'How it works',
  dismiss: 'Hide How it works',
  show: 'How it works',
  steps: [
    { title: 'Paste the ticket URL', text: 'Any Jira link that names a ticket will do: its page, a board, a backlog.' },
    { title: 'Click Generate', text: 'Casewright reads the ticket, finds its acceptance criteria and writes test cases for each.' },
    { title: 'Review and export', text: 'Check steps, data and expected results, then export them to CSV or Excel.' },
    { title: 'Come back later', text: 'Every run is kept in this browser. Open it with the History button.' },
  ],
} as const

export const enrichmentTexts = {
  panelTitle: 'Feature Settings',
  label: 'Test Case Enrichment',
  hint: 'Adds negative, edge and boundary cases to each generation.',
  needsPlan: (plan: string) => `Enrichment is part of the Pro and Admin plans. Your plan is ${plan}.`,
  unknownPlan: 'Enrichment is part of the Pro and Admin plans. Your plan could not be read yet.',
  refused: 'This browser did not keep the choice: its storage for this site is full or blocked.',
} as const

export const bannerTexts = { title: 'Generating test cases...' } as const
