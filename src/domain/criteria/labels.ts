import type { StepRole } from './gherkin-dialect.ts'
import { hasVerb } from './verbs.ts'

/** What a criterion is numbered with: 'AC1:', 'AC-2 –', 'CA 3.', '[AC-04]', 'Criterion 5:', 'Kriterium 2'. */
const name = String.raw`(?:a\.?c\.?|c\.?a\.?|ak|crit(?:erion|[eé]rio|erio|[eè]re)?|kriterium|akzeptanzkriterium|abnahmekriterium|acceptance criteri(?:on|a)|criterio de aceptaci[oó]n|crit[eé]rio de aceit(?:e|a[cç][aã]o)|crit[eè]re d['’]acceptation)`
const digits = String.raw`\d{1,3}(?:[.-]\d{1,3}|[a-z])?`
/** "R3.", "Regla 2:", "RF-4:": also a release or a model, so a sign and a space must follow. */
const ruleNumber = new RegExp(
  String.raw`^[\s*_[(]*((?:r|rn|rf|req|rule|regla|regra|r[eè]gle|regel)[\s_#.-]?${digits})[\])]?[*_]*\s?[:：.)–—-](?:[\s*_]+|$)`,
  'iu',
)
/** With a sign after it, any spacing will do; without one ("AC1 The user …") letters and number must hang together. */
const marked = new RegExp(
  String.raw`^[\s*_[(]*(${name}[\s_#.-]{0,3}${digits})(?:[\s*_\])]*[:：.)–—-]+|[*_\])]+)\s*[*_]*\s*`,
  'iu',
)
const bare = new RegExp(String.raw`^[\s*_[(]*(${name}[_#.-]?${digits})(?:\s+(?=\S)|$)`, 'iu')
const alone = new RegExp(String.raw`^(${name}[\s_#.-]{0,3}${digits})$`, 'iu')

export interface Label {
  label: string
  /** Where the words after the label begin. */
  end: number
}

export function criterionLabel(text: string): Label | undefined {
  const match = marked.exec(text) ?? bare.exec(text) ?? alone.exec(text) ?? ruleNumber.exec(text)
  return match ? { label: (match[1] ?? '').trim(), end: match[0].length } : undefined
}

/** Whether a line is a label and nothing else: it numbers what follows. */
export function isLabelAlone(text: string): boolean {
  return criterionLabel(text)?.end === text.length
}

/** In words. */
const maxLabelTitleWords = 7

/** Whether a line is a label with at most a title, no sentence: "AC1: Photo upload". The criterion follows it. */
export function isLabelTitle(text: string): boolean {
  const label = criterionLabel(text)
  if (!label) return false
  const words = text.slice(label.end).trim()
  return words === '' || !(/[.!?;,]$/u.test(words) || hasVerb(words) || words.split(/\s+/u).length > maxLabelTitleWords)
}

/** Words before a colon that say which part of a criterion follows, by role. */
const partWords: Record<Exclude<StepRole, 'and'>, string[]> = {
  // biome-ignore format: a list of words is read as a block
  given: [
    'given', 'precondition', 'preconditions', 'pre-condition', 'pre-conditions', 'condition', 'prerequisite',
    'prerequisites', 'initial state', 'context', 'precondición', 'precondiciones', 'condición', 'pré-condição',
    'pré-condições', 'precondição', 'condição', 'prérequis', 'préconditions', 'précondition', 'condition préalable',
    'vorbedingung', 'vorbedingungen', 'voraussetzung', 'voraussetzungen', 'ausgangszustand', 'bedingung',
  ],
  // biome-ignore format: a list of words is read as a block
  when: [
    'when', 'flow', 'flows', 'user flow', 'main flow', 'action', 'actions', 'step', 'steps', 'trigger', 'event',
    'verification method', 'flujo', 'acción', 'acciones', 'pasos', 'fluxo', 'ação', 'ações', 'passos', 'flux',
    'étapes', 'parcours', 'déroulement', 'ablauf', 'aktion', 'aktionen', 'schritte',
  ],
  // biome-ignore format: a list of words is read as a block
  then: [
    'then', 'expected outcome', 'expected outcomes', 'expected result', 'expected results', 'expected',
    'expected behavior', 'expected behaviour', 'expected output', 'outcome', 'result', 'results', 'postcondition',
    'postconditions', 'resultado esperado', 'resultados esperados', 'resultado', 'comportamiento esperado',
    'comportamento esperado', 'résultat attendu', 'résultats attendus', 'résultat', 'comportement attendu',
    'erwartetes ergebnis', 'erwartete ergebnisse', 'ergebnis', 'erwartetes verhalten', 'erwartung',
  ],
}

const roleByWord = new Map(
  Object.entries(partWords).flatMap(([role, words]) => words.map((word): [string, string] => [word, role])),
)

export interface PartLabel {
  role: 'given' | 'when' | 'then'
  rest: string
}

/** Each repeat ends where the next one begins, or is bounded: white space that two of them could take costs its square. */
const part = /^[\s*_]*(?![\s*_])([^:：*_()]{3,40})(?:\([^()]{0,40}\)\s{0,20})?[*_]*\s{0,20}[:：]\s*[*_]*\s*/u

/** Reads 'Flow: …', 'Expected outcome: …', 'Precondition: …' and the like; in bold or with a remark in brackets too. */
export function partLabel(text: string): PartLabel | undefined {
  const match = part.exec(text)
  const role = match ? roleByWord.get((match[1] ?? '').trim().toLowerCase()) : undefined
  if (!match || (role !== 'given' && role !== 'when' && role !== 'then')) return undefined
  return { role, rest: text.slice(match[0].length).trim() }
}
