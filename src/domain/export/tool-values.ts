/** The levels of priority that every test tool has a name for, highest first. */
export const priorityLevels = ['critical', 'high', 'medium', 'low'] as const
export type PriorityLevel = (typeof priorityLevels)[number]

/** The tool's own name of each level. */
export type PriorityNames = Readonly<Record<PriorityLevel, string>>

/** Words of the languages that cases are written in, and of MoSCoW. */
const levelWords: Record<PriorityLevel, string> = {
  critical:
    'critical|blocker|showstopper|highest|very high|urgent|must(?: have)?|p0|cr[ií]tic[ao]|bloqueante|urgente|muy alt[ao]|muito alt[ao]|kritisch|sehr hoch|critique|très élevée?',
  high: 'high|major|important|should(?: have)?|p1|alt[ao]|hoch|élevée?|haute?',
  medium: 'medium|normal|moderate|p2|m[eé]di[ao]|mittel|moyenne?',
  low: 'low|lowest|very low|minor|trivial|could(?: have)?|p[345]|baj[ao]|menor|baix[ao]|niedrig|gering|faible|basse?',
}
const levelPatterns = priorityLevels.map((level) => ({ level, pattern: anyOf(levelWords[level]) }))

const numberedLevels: readonly PriorityLevel[] = ['critical', 'high', 'medium', 'low', 'low']

/**
 * The level of a free-text priority such as "High", "1 - High", "Very high", "P1" or "3"; undefined if it names none.
 * The first word that names a level wins.
 */
export function priorityLevel(priority: string): PriorityLevel | undefined {
  const [first] = levelPatterns
    .map(({ level, pattern }) => ({ level, at: priority.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
  if (first !== undefined) return first.level
  const number = /^\D*([1-5])\D*$/.exec(priority)?.[1]
  return number === undefined ? undefined : numberedLevels[Number(number) - 1]
}

/** The tool's name for a free-text priority; empty if it names no level, so that the tool uses its default. */
export function toolPriority(priority: string, names: PriorityNames): string {
  const level = priorityLevel(priority)
  return level === undefined ? '' : names[level]
}

export type CaseKind =
  | 'smoke'
  | 'exploratory'
  | 'regression'
  | 'security'
  | 'performance'
  | 'accessibility'
  | 'usability'
  | 'compatibility'
  | 'acceptance'
  | 'integration'
  | 'destructive'
  | 'functional'

const kindPatterns: [CaseKind, RegExp][] = [
  ['smoke', anyOf('smoke|sanity|humo')],
  ['exploratory', anyOf('explorat(?:ory|oria|orio|iv)')],
  ['regression', anyOf('regression|regresión|regressão|régression')],
  ['security', anyOf('security|seguridad|segurança|sicherheit|sécurité')],
  ['performance', anyOf('performance|load|stress|rendimiento|carga|desempenho')],
  ['accessibility', anyOf('accessibility|a11y|accesibilidad|acessibilidade|barrierefreiheit|accessibilité')],
  ['usability', anyOf('usability|ux|usabilidad|usabilidade')],
  ['compatibility', anyOf('compatibility|compatibilidad|compatibilidade|kompatibilität|compatibilité')],
  ['acceptance', anyOf('acceptance|uat|aceptación|aceitação|abnahme')],
  ['integration', anyOf('integration|api|e2e|end-to-end|integración|integração|intégration')],
  ['destructive', anyOf('destructive|destructiv[ao]')],
  ['functional', anyOf('function(?:al)?|positiv[aeo]?|negativ[aeo]?|boundary|edge|happy path|funcional|límite')],
]

/** What the free-text type of a case names; undefined for words of its own. */
export function caseKind(type: string): CaseKind | undefined {
  return kindPatterns.find(([, pattern]) => pattern.test(type))?.[0]
}

/** Matches any of the alternatives as whole words. `\b` knows only English letters. */
function anyOf(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'iu')
}
