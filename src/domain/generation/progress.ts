/** One moment of a generation: how far it is and what the screen says (docs/spec.md, sections 4 and 9). */
export interface ProgressStep {
  /** 0 to 100. */
  percent: number
  message: string
  /** How many criteria have a test case so far. */
  criteria?: { covered: number; total: number } | undefined
  /** The server's id of the run, once it is known. */
  runId?: string | undefined
}

/** The generation's progress, in order (docs/spec.md, section 4). */
export const progressSteps = {
  extractingTicketId: { percent: 10, message: 'Extracting ticket ID...' },
  fetchingTicket: { percent: 20, message: 'Fetching ticket...' },
  extractingCriteria: { percent: 40, message: 'Extracting acceptance criteria...' },
  generating: { percent: 60, message: 'Generating test cases with AI...' },
  generatingCsv: { percent: 80, message: 'Generating CSV...' },
  completed: { percent: 100, message: 'Completed' },
  finalizing: { percent: 100, message: 'Finalizing...' },
} as const satisfies Record<string, ProgressStep>

/** Before a generation and after it. */
export const idleProgress: ProgressStep = { percent: 0, message: '' }
