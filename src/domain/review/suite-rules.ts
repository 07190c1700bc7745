import { finding, type Finding, type ReviewedCase, type ReviewedCriterion } from './finding.ts'
import { overlap, ownWords, quotedParts, readLength, wordsIn } from './text.ts'
import type { ReviewWords } from './words.ts'

/** Rules about a case as a whole and among its neighbours: links, type, title and duplicates. */
export function reviewSuite(cases: ReviewedCase[], criteria: ReviewedCriterion[], words: ReviewWords): Finding[] {
  const ids = new Set(criteria.map(({ id }) => id.toLowerCase()))
  const titles = new Map<string, string>()
  return cases.flatMap((testCase) => {
    const place = { caseId: testCase.id, step: null } as const
    const found: Finding[] = []
    const strange = testCase.criterionIds.filter((id) => !ids.has(id.toLowerCase()))
    if (testCase.criterionIds.length === 0 || strange.length > 0)
      found.push(finding({ ...place, rule: 'unlinked', field: 'criterionIds', quote: strange.join(', ') }))
    if (hasWrongType(testCase, words))
      found.push(finding({ ...place, rule: 'wrong-type', field: 'type', quote: testCase.type }))
    const fault = titleFault(testCase.title, titles.get(plainTitle(testCase.title)))
    if (fault !== undefined)
      found.push(finding({ ...place, rule: 'title', field: 'title', quote: testCase.title, detail: fault }))
    if (!titles.has(plainTitle(testCase.title))) titles.set(plainTitle(testCase.title), testCase.id)
    return found
  })
}

/** A negative case in which everything succeeds, or a positive one that ends in a refusal. Boundary cases hold both. */
function hasWrongType({ type, title, steps }: ReviewedCase, words: ReviewWords): boolean {
  const outcomes = steps.map(({ expected }) => expected)
  const last = outcomes.at(-1) ?? ''
  if (outcomes.length === 0 || last.trim() === '') return false
  if (/^negativ/i.test(type.trim())) {
    const said = [title, ...outcomes].join('\n')
    return (
      quotedParts(said).length === 0 && !words.refusal.test(said.toLowerCase()) && words.success.test(ownWords(last))
    )
  }
  if (!/^positiv/i.test(type.trim())) return false
  return outcomes.every((outcome) => words.refused.test(ownWords(outcome)) && !words.success.test(ownWords(outcome)))
}

const maxTitleLength = 80

function titleFault(title: string, sameAs: string | undefined): string | undefined {
  const length = [...title.trim()].length
  if (length === 0) return 'is missing'
  if (length > maxTitleLength) return `has ${String(length)} characters; ${String(maxTitleLength)} fit into a list`
  if (sameAs !== undefined) return `is the same as that of ${sameAs}`
  return isEmptyTitle(title) ? 'does not say what is checked' : undefined
}

/** "Test case 3", "Verify functionality", "Positive test": words that fit every case. */
function isEmptyTitle(title: string): boolean {
  return wordsIn(title).every((word) => /^\d+$/.test(word) || emptyTitleWords.has(word))
}

const emptyTitleWords = new Set(
  `test tests testing case cases scenario verify check validate ensure confirm that the a an of for to and with is it functionality function feature works work correctly properly successfully positive negative boundary edge happy path basic general main flow behavior behaviour validation verification system user page form input data new title untitled prueba pruebas caso casos escenario verificar comprobar validar que el la los las de del funcionalidad funciona correctamente positivo positiva negativo negativa sistema usuario página testfall testfälle prüfen überprüfen funktion funktionalität funktioniert korrekt positiv negativ szenario der die das scénario vérifier fonctionnalité fonctionne cas teste testes cenário verificar funcionalidade caso tc ac`.split(
    ' ',
  ),
)

function plainTitle(title: string): string {
  return wordsIn(title).join(' ')
}

const sameShare = 0.85
/** Who is who decides what is checked: "Ana invites Ben" and "Ben invites Ana" have the same words. */
const samePairShare = 0.7
/** Cases with the same values that a case is compared with. More would take quadratic time. */
const maxCompared = 50

/**
 * Cases that repeat an earlier one: the same numbers and quoted texts, and nearly the same words in steps, data and
 * outcomes. Cases that differ in one value test different things. Only the first cases with the same values are compared.
 */
export function reviewDuplicates(cases: ReviewedCase[]): Finding[] {
  const earlier = new Map<string, ({ id: string } & Omit<Fingerprint, 'key'>)[]>()
  return cases.flatMap((testCase) => {
    const { key, words, pairs } = fingerprint(testCase)
    const alike = earlier.get(key) ?? []
    earlier.set(key, alike)
    const same = alike.find(
      (other) =>
        overlap(other.words, words) >= sameShare &&
        (pairs.size === 0 || other.pairs.size === 0 || overlap(other.pairs, pairs) >= samePairShare),
    )
    if (alike.length < maxCompared) alike.push({ id: testCase.id, words, pairs })
    return same === undefined
      ? []
      : [
          finding({
            caseId: testCase.id,
            rule: 'duplicate',
            step: null,
            field: 'title',
            quote: testCase.title,
            detail: same.id,
          }),
        ]
  })
}

interface Fingerprint {
  /** The numbers and quoted texts. */
  key: string
  words: Set<string>
  /** Neighbouring words of the preconditions. */
  pairs: Set<string>
}

function fingerprint({ preconditions, steps }: ReviewedCase): Fingerprint {
  const text = [...preconditions, ...steps.flatMap(({ step, data, expected }) => [step, data, expected])].join('\n')
  const words = wordsIn(text)
  const values = [...words.filter((word) => /\d/.test(word)), ...quotedParts(text).map((part) => part.toLowerCase())]
  const situation = preconditions.flatMap((condition) => {
    const said = wordsIn(condition.slice(0, readLength))
    return said.slice(1).map((word, index) => `${said[index] ?? ''} ${word}`)
  })
  return { key: [...new Set(values)].sort().join('|'), words: new Set(words), pairs: new Set(situation) }
}
