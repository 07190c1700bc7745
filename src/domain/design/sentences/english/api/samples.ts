import type { TicketFacts } from '../../slots.ts'
import { bodyWith } from './calls.ts'

/** A value for a member with such a name that its kind of value allows. */
export function sampleFor(member: string, { api }: TicketFacts): unknown {
  const shown = api?.body?.[member]
  if (shown !== undefined && shown !== null) return shown
  if (/e-?mail/iu.test(member)) return 'anna.weber@example.com'
  if (/phone|mobile/iu.test(member)) return '+4915112345678'
  if (/(?:At|_at|time(?:stamp)?)$/u.test(member)) return '2026-06-01T10:00:00Z'
  if (/date|day|from|until|(?:^|_)(?:start|end)s?(?:$|_)|due/iu.test(member)) return '2026-06-10'
  if (/currency/iu.test(member)) return 'EUR'
  if (/country/iu.test(member)) return 'DE'
  if (/url|uri|link/iu.test(member)) return 'https://example.com/callback'
  if (/name/iu.test(member)) return 'Kestrel'
  if (/(?:count|quantity|amount|price|size|number|seats|total|limit|page)$/iu.test(member)) return 5
  return 'Kestrel'
}

/** The member with a value that is wrong in such a way. */
export function wrongValue(member: string, how: string, facts: TicketFacts): string {
  const value =
    how === 'empty' || how === 'blank'
      ? ''
      : how === 'negative'
        ? -1
        : /^(?:unknown|non-?existent|foreign)$/u.test(how)
          ? typeof sampleFor(member, facts) === 'number'
            ? 99999999
            : 'unknown-0000'
          : malformed(member, facts)
  return bodyWith({ [member]: value }, facts)
}

export function malformed(member: string, facts: TicketFacts): unknown {
  const sample = sampleFor(member, facts)
  if (typeof sample === 'number') return 'abc'
  if (/e-?mail/iu.test(member)) return 'anna.weber@'
  if (typeof sample === 'string' && /^\d{4}-\d{2}-\d{2}/u.test(sample)) return '2026-02-30'
  if (/url|uri/iu.test(member)) return 'not a url'
  if (/currency/iu.test(member)) return 'EURO'
  if (/country/iu.test(member)) return 'Atlantis'
  return 'not-valid-###'
}

/** A value in each format, and values that are not. */
export const formatSamples: Record<string, [good: string, bad: string[]]> = {
  email: ['anna.weber@example.com', ['anna.weber', 'anna.weber@', '@example.com', 'anna weber@example.com']],
  uuid: ['5f1b6c1e-8a70-4c53-9f0e-2b1d7c9a1e44', ['5f1b6c1e-8a70-4c53-9f0e', 'not-a-uuid']],
  currency: ['EUR', ['EU', 'EURO', 'XQZ']],
  country: ['DE', ['Germany', 'XQ']],
  date: ['2026-06-10', ['10.06.2026', '2026-02-30', 'tomorrow']],
  datetime: ['2026-06-10T10:00:00Z', ['10.06.2026 10:00', '2026-02-30T10:00:00Z', 'tomorrow']],
  url: ['https://example.com/callback', ['example', 'https://']],
  phone: ['+4915112345678', ['015112345678', '+49abc']],
}
