export const workspaceTexts = {
  history: 'History',
  export: 'Export',
  ready: (count: number, ticketId: string) => `${count} test ${count === 1 ? 'case' : 'cases'} for ${ticketId} ${count === 1 ? 'is' : 'are'} ready.`,
  showCases: 'Show test cases',
  toDashboard: 'Go to the dashboard',
} as const
