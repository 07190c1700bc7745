import type { StepRole } from './gherkin-dialect.ts'

/** A label that numbers a criterion: 'AC1:', 'AC-2 –', 'CA 3.', '[AC-04]', 'Criterion 5:', 'FR-001'. */
const numberLabel = /^[\s*_[(]*((?:a\.?c\.?|c\.?a\.?|ak|cr|crit(?:erion|[eé]rio|erio|[eè]re)?|kriterium|acceptance criteri(?:on|a)|us[- ]?\d+[- ]ac)[\s_#.-]{0,3}\d{1,3}(?:[.-]\d{1,3}|[a-z])?)[\s*_\])]*(?:[:：.)–—-]|\s(?=\S)|$)\s*[*_]*\s*/iu

export interface Label {
  label: string
  /** Where the words after the label begin. */
  end: number
}

export function criterionLabel(text: string): Label | undefined {
  const match = numberLabel.exec(text)
  return match ? { label: (match[1] ?? '').trim(), end: match[0].length } : undefined
}

/** Words before a colon that say which part of a criterion follows, by role. */
const partWords: Record<Exclude<StepRole, 'and'>, string[]> = {
  given: ['given', 'precondition', 'preconditions', 'pre-condition', 'pre-conditions', 'condition', 'prerequisite', 'prerequisites', 'initial state', 'context', 'precondición', 'precondiciones', 'condición', 'pré-condição', 'pré-condições', 'precondição', 'condição', 'prérequis', 'préconditions', 'précondition', 'condition préalable', 'vorbedingung', 'vorbedingungen', 'voraussetzung', 'voraussetzungen', 'ausgangszustand', 'bedingung'],
  when: ['when', 'flow', 'flows', 'user flow', 'main flow', 'action', 'actions', 'step', 'steps', 'trigger', 'event', 'verification method', 'method', 'flujo', 'acción', 'acciones', 'pasos', 'fluxo', 'ação', 'ações', 'passos', 'flux', 'étapes', 'parcours', 'déroulement', 'ablauf', 'aktion', 'aktionen', 'schritte'],
  then: ['then', 'expected outcome', 'expected outcomes', 'expected result', 'expected results', 'expected', 'expected behavior', 'expected behaviour', 'expected output', 'outcome', 'result', 'results', 'postcondition', 'postconditions', 'resultado esperado', 'resultados esperados', 'resultado', 'comportamiento esperado', 'comportamento esperado', 'résultat attendu', 'résultats attendus', 'résultat', 'comportement attendu', 'erwartetes ergebnis', 'erwartete ergebnisse', 'ergebnis', 'erwartetes verhalten', 'erwartung'],
}

const roleByWord = new Map(Object.entries(partWords).flatMap(([role, words]) => words.map((word): [string, string] => [word, role])))

export interface PartLabel {
  role: 'given' | 'when' | 'then'
  rest: string
}

/** Reads 'Flow: …', 'Expected outcome: …', 'Precondition: …' and the like; in bold or with a remark in brackets too. */
export function partLabel(text: string): PartLabel | undefined {
  const match = /^[\s*_]*([^:：*_()]{3,40})(?:\([^()]{0,40}\)\s*)?[*_]*\s*[:：]\s*[*_]*\s*/u.exec(text)
  const role = match ? roleByWord.get((match[1] ?? '').trim().toLowerCase()) : undefined
  if (!match || (role !== 'given' && role !== 'when' && role !== 'then')) return undefined
  return { role, rest: text.slice(match[0].length).trim() }
}
