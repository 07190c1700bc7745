import { finding, type Finding, type ReviewedCase } from './finding.ts'
import { overlap, ownWords, sentencesIn, wordsIn } from './text.ts'
import type { ReviewWords } from './words.ts'

/** Rules about the expected results of a case: missing, vague or copied. */
export function reviewOracles(
  testCase: ReviewedCase,
  criteria: { id: string; sentences: string[][] }[],
  words: ReviewWords,
): Finding[] {
  return testCase.steps.flatMap(({ step, expected }, index) => {
    const place = { caseId: testCase.id, step: index, field: 'expected' } as const
    if (isMissing(expected)) return [finding({ ...place, rule: 'missing-oracle', quote: expected.trim() })]
    const vague = isVague(expected, words)
    if (vague) return [finding({ ...place, rule: 'vague-oracle', quote: expected.trim() })]
    const source = copiedFrom(step, expected, criteria)
    return source === undefined
      ? []
      : [finding({ ...place, rule: 'copied-oracle', quote: expected.trim(), detail: source })]
  })
}

function isMissing(expected: string): boolean {
  return /^[\s\-–—._/]*(?:n\.?\/?a\.?|none|null|tbd|todo|\?+)?[\s\-–—._/]*$/i.test(expected)
}

/** True if each sentence of the outcome is vague. One observable sentence is enough to decide the step. */
function isVague(expected: string, words: ReviewWords): boolean {
  return sentencesIn(expected).every((sentence) => {
    // A quoted text, a number or a name in capitals is something to look for.
    if (/["“”„«»`]|\d/u.test(sentence)) return false
    const own = ownWords(sentence)
    if (words.vagueClaim.test(own)) return isShort(own)
    return praise.test(own) && wordsIn(own).every((word) => words.emptyWords.has(word))
  })
}

/** What is left to praise where nothing is named: "no result" can be seen, "no errors" cannot. */
const praise =
  /succe|success|correct|proper|expect|work|pass|error|issue|problem|éxito|esperad|funcion|erfolg|korrekt|richtig|ordnungs|erwart|fehler|succès|prévu|attendu|erreur|fonctionn|sucesso|corret|erro|previsto|fine|well|ok/u

/** A vague claim with more than this beside it says something else too. */
function isShort(text: string): boolean {
  return wordsIn(text).length <= 11
}

const copiedShare = 0.9

/** What an expected result repeats: the step, or a whole sentence of a criterion with its "must" or its condition. */
function copiedFrom(
  step: string,
  expected: string,
  criteria: { id: string; sentences: string[][] }[],
): string | undefined {
  const said = wordsIn(expected)
  if (said.length >= 3 && overlap(said, wordsIn(step)) >= copiedShare) return 'step'
  if (said.length < 5) return undefined
  return criteria.find(({ sentences }) => sentences.some((sentence) => overlap(said, sentence) >= copiedShare))?.id
}

const duties =
  /(?<!\p{L})(?:must|shall|should|may|can|cannot|will|needs? to|has to|if|when|debe[n]?|deberá[n]?|puede[n]?|podrá[n]?|si|cuando|muss|müssen|soll|sollen|darf|dürfen|kann|können|wenn|falls|doit|doivent|peut|peuvent|quand|lorsque|deve[m]?|deverá|pode[m]?|quando|se)(?!\p{L})/iu

/**
 * The sentences of a criterion that no expected result may repeat: they state a duty, a permission or a condition.
 * A plain outcome ("the booking is cancelled") may be repeated, because it is what the tester sees.
 */
export function dutySentences(text: string): string[][] {
  return [text, ...sentencesIn(text)].filter((sentence) => duties.test(sentence)).map((sentence) => wordsIn(sentence))
}
