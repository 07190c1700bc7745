import { finding, type Finding, type ReviewedCase } from './finding.ts'
import { ownWords, quotedParts } from './text.ts'
import type { ReviewWords } from './words.ts'

/**
 * Rules about what the steps of a case ask a tester to do, and about their words.
 *
 * @param inScenarios whether the team writes steps as Given, When and Then.
 */
export function reviewSteps(testCase: ReviewedCase, words: ReviewWords, inScenarios = false): Finding[] {
  const gherkin = isGherkin(testCase, inScenarios)
  return testCase.steps.flatMap((current, index) => {
    const place = { caseId: testCase.id, step: index } as const
    const found: Finding[] = []
    const step = ownWords(current.step).trim()
    const expected = ownWords(current.expected).trim()
    const quote = current.step.trim()
    if (!gherkin) {
      const asState = index === 0 && words.states.test(step) && !words.actions.test(step)
      if (asState) found.push(finding({ ...place, rule: 'misplaced-precondition', field: 'step', quote }))
      else if (words.checks.test(step)) found.push(finding({ ...place, rule: 'misplaced-check', field: 'step', quote }))
      if (hasSeveralActions(step, words)) found.push(finding({ ...place, rule: 'compound-step', field: 'step', quote }))
    }
    const action = asksForAction(current.expected, words)
    if (action)
      found.push(finding({ ...place, rule: 'misplaced-action', field: 'expected', quote: current.expected.trim() }))
    if (!gherkin && isConditional(step, words))
      found.push(finding({ ...place, rule: 'conditional-step', field: 'step', quote }))
    if (isConditional(expected, words))
      found.push(finding({ ...place, rule: 'conditional-step', field: 'expected', quote: current.expected.trim() }))
    for (const field of ['step', 'expected'] as const) {
      const vague = words.ambiguous.exec(ownWords(current[field].replace(nameInside, '“”')))
      if (vague !== null) found.push(finding({ ...place, rule: 'ambiguous-words', field, quote: vague[0] }))
    }
    return [...found, ...placeholders(current, place, words)]
  })
}

/** A word with a capital inside a sentence names something of the product: the status Fast track. */
const nameInside = /(?<=[\p{L}\p{N},;]\s)\p{Lu}\p{L}+/gu

/** Steps written as Given, When and Then are states, actions and checks by design. */
function isGherkin({ steps }: ReviewedCase, inScenarios: boolean): boolean {
  return (
    (steps.length > 1 || inScenarios) &&
    steps.every(({ step }) =>
      /^(?:given|when|then|and|but|dad[oa]s?|cuando|entonces|y|pero|angenommen|gegeben sei|wenn|dann|und|aber|étant donné|quand|lorsque?|alors|et|mais|quando|então|e|mas)[\s,]/iu.test(
        step.trim(),
      ),
    )
  )
}

/** "Close the app and open it again" is one action, a restart; so is coming back to a page that is loaded anew. */
const restart =
  /(?<!\p{L})(?:close [^,;.]{2,60}(?:, start it again)? and (?:(?:re)?open [^,;.]{2,60}? ?again|open (?:it|them|the (?:app|page|schedule)[^,;.]{0,40})|reopen [^,;.]{2,60})|(?:leave|reload) [^,;.]{2,60} and (?:re)?open [^,;.]{2,60}|[^,;.]{2,60} (?:schließen und (?:neu|wieder|erneut) öffnen|neu laden und [^,;.]{2,60} öffnen)|(?:cerrar|recargar) [^,;.]{2,60} y (?:volver a abrir\p{L}*|reabrir\p{L}*|abrir\p{L}*)[^,;.]{0,60}|(?:fermer|recharger|actualiser) [^,;.]{2,60} (?:et|puis) (?:l[ae]s? )?(?:rouvrir|ouvrir)[^,;.]{0,60}|(?:fechar|recarregar|atualizar) [^,;.]{2,60} e (?:reabri\p{L}*|abri)[\p{L}-]*[^,;.]{0,60})\.?$/iu

/** "…, and save": what completes an entry belongs to it. */
const completed =
  /,? (?:and|und|y|et|e) (?:saves?|confirm|submit|speichern|bestätigen|absenden|guardar(?:l[oa]s?)?|confirmar(?:l[oa]s?)?|enviar(?:l[oa]s?)?|(?:l['’]|les? |la )?(?:enregistrer|valider|envoyer|confirmer)|salvar|confirmar|enviar)(?: (?:it|them|the changes?|again))?\.?$/iu

/** Two actions joined by "and", "then", a semicolon or a full stop, or numbered lines within one step. */
function hasSeveralActions(step: string, words: ReviewWords): boolean {
  if ((step.match(/(?:^|\n)\s*\d+[.)]\s/g)?.length ?? 0) > 1) return true
  if (restart.test(step)) return false
  const parts = step
    .replace(completed, '')
    .split(words.joins)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return parts.length > 1 && parts.filter((part) => words.actions.test(part)).length > 1
}

function asksForAction(expected: string, words: ReviewWords): boolean {
  const own = ownWords(expected).trim()
  // "Open invoices are listed" starts with an adjective; an action is followed by what it acts on.
  return (
    words.actions.test(own) &&
    !/\s(?:is|are|was|were|has|have|shows?|displays?|appears?|opens?|closes?|works?|stays?|remains?|es|está|son|están|se|wird|werden|ist|sind|est|sont|s.affiche|reste|restent|é|são|fica|aparece|does|do|becomes?|lässt|lassen|kann|können|darf|dürfen|sich|puede[n]?|peut|peuvent|pode[m]?|can|cannot)\s/u.test(
      ` ${own.replace(/[.!]$/, '')} `,
    )
  )
}

function isConditional(text: string, words: ReviewWords): boolean {
  return words.conditions.test(text)
}

function placeholders(
  current: { step: string; data: string },
  place: { caseId: string; step: number },
  words: ReviewWords,
): Finding[] {
  const data = current.data.toLowerCase()
  const inData = words.placeholder.exec(data)
  if (inData !== null && (inData[0].endsWith(':') || !hasValue(current.data, inData[0])))
    return [finding({ ...place, rule: 'placeholder-data', field: 'data', quote: cut(current.data, inData) })]
  // The step may speak of "a valid e-mail address" as long as the data names one, and of "GET /orders/{id}".
  const inStep = words.placeholder.exec(ownWords(current.step).replace(/\/\{\w+\}/gu, ''))
  if (inStep === null || hasValue(current.data) || quotedParts(current.step).length > 0) return []
  return [finding({ ...place, rule: 'placeholder-data', field: 'step', quote: inStep[0] })]
}

/** True if the data holds something to type besides the placeholder: digits, an address or quoted text. */
function hasValue(data: string, placeholder = ''): boolean {
  const rest = data.toLowerCase().replace(placeholder, '')
  return /\d|@|["“«„`]|:\s*\S|=\s*\S/u.test(rest)
}

/** The words of a match in the case in which they are written. */
function cut(text: string, { index, 0: found }: RegExpExecArray): string {
  return text.slice(index, index + found.length)
}
