/** `wrong` makes the command fail; a `note` is only information. */
export interface DoctorFinding {
  level: 'ok' | 'note' | 'wrong'
  /** The subject of the check. */
  about: string
  says: string
  /** What to do about it; required if something is wrong. */
  advice?: string
}

const signs = { ok: '✓', note: '·', wrong: '✗' } as const

export function okFinding(about: string, says: string): DoctorFinding {
  return { level: 'ok', about, says }
}

export function noteFinding(about: string, says: string, advice?: string): DoctorFinding {
  return { level: 'note', about, says, ...(advice !== undefined && { advice }) }
}

export function errorFinding(about: string, says: string, advice: string): DoctorFinding {
  return { level: 'wrong', about, says, advice }
}

export function lineOf({ level, about, says, advice }: DoctorFinding): string {
  return `${signs[level]} ${about}: ${says}${advice === undefined ? '' : `\n  → ${advice}`}`
}
