/** Longer answers are cut: the rest says no more about what went wrong. */
const maxRawResponseLength = 20_000

const secrets: [pattern: RegExp, replacement: string][] = [
  // Keys and tokens by their well-known beginnings: AI services, Atlassian, GitHub, Slack, AWS, Supabase.
  [
    /\b(?:sk|pk|rk|sb_secret|sb_publishable|ghp|gho|ghs|github_pat|glpat|xox[abprs]|ATATT|ATCTT|AKIA)[-_A-Za-z0-9]{12,}/g,
    '[redacted]',
  ],
  // JSON web tokens.
  [/\beyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]{0,2000})?/g, '[redacted]'],
  [/\b(Bearer|Basic)\s{1,5}[\w.~+/=-]{8,}/gi, '$1 [redacted]'],
  // The password in an address: https://name:password@host.
  [/(:\/\/[^\s/:@]{1,100}):[^\s/@]{1,200}@/g, '$1:[redacted]@'],
  [
    /\b(pass(?:word|wd)?|secret|api[_ -]?key|api[_ -]?token|access[_ -]?token|refresh[_ -]?token|token)(["']?\s{0,5}[:=]\s{0,5})("[^"\n]{1,200}"|'[^'\n]{1,200}'|[^\s"',;}\]]{4,200})/gi,
    '$1$2[redacted]',
  ],
]

/** An AI's answer as it may be shown in a console: without what looks like a credential, and not endless. */
export function rawResponse(answer: string): string {
  const start = answer.slice(0, maxRawResponseLength)
  const shown = secrets.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), start)
  return answer.length > start.length ? `${shown} …` : shown
}
