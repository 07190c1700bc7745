import type { Slots } from '../slots.ts'

/** A span as it stands alone ("6 Monate", `frist`) and behind "nach" or "von" ("6 Monaten", `ablauf`). */
export function spanTerms({ values }: Slots): Record<string, string> {
  const text = (values.get('span') ?? values.get('wait') ?? values.get('lead'))?.text ?? ''
  const alone = text.replace(/(?<=tag|monat|jahr)en$/iu, 'e')
  return text === ''
    ? {}
    : { frist: alone, ablauf: alone.replace(/(?<=tage|monate|jahre)$/iu, 'n').replace(/(?<=tag|monat|jahr)$/iu, '') }
}
