import type { AcceptanceCriterion } from '#domain/criteria/criterion.ts'

export interface Match {
  missed: string[]
  false: AcceptanceCriterion[]
}

/** How alike the words of a label and of a found criterion must be (F1 of their words, in any order) to be the same. */
const alike = 0.75

/** Pairs labels with found criteria one to one, the most alike first; what stays alone is missed or false. */
export function matchCriteria(expected: string[], found: AcceptanceCriterion[]): Match {
  const labels = expected.map(words)
  const texts = found.map((criterion) => [
    words(withoutData(criterion.text)),
    words(`${criterion.title ?? ''} ${withoutData(criterion.text)}`),
  ])
  const pairs = labels
    .flatMap((label, at) =>
      texts.map((text, other) => ({ at, other, score: Math.max(...text.map((form) => overlap(label, form))) })),
    )
    .filter(({ score }) => score >= alike)
    .sort((a, b) => b.score - a.score)
  const usedLabels = new Set<number>()
  const usedFound = new Set<number>()
  for (const { at, other } of pairs) {
    if (usedLabels.has(at) || usedFound.has(other)) continue
    usedLabels.add(at)
    usedFound.add(other)
  }
  return { missed: expected.filter((_, at) => !usedLabels.has(at)), false: found.filter((_, at) => !usedFound.has(at)) }
}

/** Example rows and data tables are a criterion's data; labels hold its words only. */
function withoutData(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/^\s*\|/.test(line))
    .join('\n')
}

function words(text: string): string[] {
  return [
    ...text
      .toLowerCase()
      .normalize('NFKC')
      .matchAll(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[\p{L}\p{M}\p{N}]+/gu),
  ].map(([word]) => word)
}

function overlap(a: string[], b: string[]): number {
  const counts = new Map<string, number>()
  for (const word of a) counts.set(word, (counts.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of b) {
    const left = counts.get(word) ?? 0
    if (left > 0) shared += 1
    counts.set(word, left - 1)
  }
  return a.length + b.length === 0 ? 1 : (2 * shared) / (a.length + b.length)
}
