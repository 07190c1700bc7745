import { z } from 'zod'

const logLine = z.looseObject({ event: z.string(), status: z.number().optional() })

/**
 * Whether a line of the edge function is worth a developer's terminal: everything but the log of requests that went well
 * or were refused as they should be.
 */
export function isNoteworthy(line: string): boolean {
  if (!line.startsWith('{')) return line.trim() !== ''
  try {
    const { event, status = 0 } = logLine.parse(JSON.parse(line))
    return event !== 'request' || status >= 500
  } catch {
    return true
  }
}
