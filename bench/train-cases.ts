/**
 * Learns `src/domain/design/case-weights.ts` from cases of the built-in designer that blind testers labelled: `npm run
 * bench:train-cases` prints how well each set of them is told apart by weights that were learned from the others, `-- --write`
 * writes the table.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { caseFeatures, worthKeeping } from '#domain/design/case-score.ts'

/** A feature that fewer labelled cases have says nothing about others. */
const fewest = 10
/** How strongly every weight is pulled towards 0. */
const pull = 0.006
const turns = 120

const labelledCase = z.object({
  set: z.string(),
  language: z.enum(['en', 'es', 'de', 'fr', 'pt']),
  kind: z.string(),
  criterion: z.string(),
  keep: z.boolean(),
  testCase: z.object({
    title: z.string(),
    type: z.string(),
    preconditions: z.array(z.string()),
    steps: z.array(z.object({ step: z.string(), data: z.string(), expected: z.string() })),
    assumptions: z.array(z.string()),
  }),
})
interface Example {
  set: string
  criterion: string
  keep: boolean
  features: string[]
}

const examples: Example[] = readFileSync(
  new URL('../tests/corpora/design/labelled-cases.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => {
    const { set, keep, ...judged } = labelledCase.parse(JSON.parse(line))
    return { set, criterion: judged.criterion, keep, features: [...caseFeatures(judged)] }
  })

type Weights = Map<string, number>

/** Logistic regression by gradient descent with a step of its own for each weight (AdaGrad; Duchi et al., 2011). */
function learn(data: Example[]): Weights {
  const counts = new Map<string, number>()
  for (const name of data.flatMap(({ features }) => features)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = ['bias', ...[...counts].flatMap(([name, count]) => (count < fewest ? [] : [name]))]
  const place = new Map(names.map((name, at) => [name, at]))
  const rows = data.map(({ keep, features }) => ({
    keep: keep ? 1 : 0,
    holds: [0, ...features.flatMap((name) => place.get(name) ?? [])],
  }))
  const weights = new Float64Array(names.length)
  const squares = new Float64Array(names.length).fill(1e-9)
  for (let turn = 0; turn < turns; turn += 1) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : pull * weight))
    for (const { keep, holds } of rows) {
      const sum = holds.reduce((total, at) => total + (weights[at] ?? 0), 0)
      const error = (1 / (1 + Math.exp(-sum)) - keep) / rows.length
      for (const at of holds) slope[at] = (slope[at] ?? 0) + error
    }
    for (const [at, value] of slope.entries()) {
      squares[at] = (squares[at] ?? 0) + value * value
      weights[at] = (weights[at] ?? 0) - (0.05 * value) / Math.sqrt(squares[at] ?? 1)
    }
  }
  return new Map(names.map((name, at) => [name, weights[at] ?? 0]))
}

const scoreOf = (weights: Weights, { features }: Example): number =>
  ['bias', ...features].reduce((sum, name) => sum + (weights.get(name) ?? 0), 0)

const share = (part: number, whole: number): string => `${part} of ${whole} (${((part / whole) * 100).toFixed(0)} %)`

for (const set of new Set(examples.map((example) => example.set))) {
  const left = examples.filter((example) => example.set === set)
  const weights = learn(examples.filter((example) => example.set !== set))
  const scored = left.map((example) => ({
    ...example,
    score: scoreOf(weights, example),
    testCase: { criterionIds: [example.criterion] },
  }))
  const kept = left.filter(({ keep }) => keep)
  const chosen = worthKeeping(scored)
  const right = chosen.filter(({ keep }) => keep)
  const criteria = (list: { criterion: string }[]): number => new Set(list.map(({ criterion }) => criterion)).size
  process.stdout.write(
    `${set}: ${share(kept.length, left.length)} kept, ${criteria(kept)} criteria; of the chosen ${share(right.length, chosen.length)}, ${criteria(right)} criteria\n`,
  )
}

if (process.argv.includes('--write')) {
  const groups = new Map<string, string[]>()
  for (const [name, weight] of learn(examples)) {
    const rounded = (Math.round(weight * 20) / 20).toFixed(2)
    if (Number(rounded) !== 0) groups.set(rounded, [...(groups.get(rounded) ?? []), name])
  }
  const lines = [...groups]
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([weight, names]) => `  '${weight}': ${JSON.stringify(names.sort().join(' '))},`)
  writeFileSync(
    new URL('../src/domain/design/case-weights.ts', import.meta.url),
    [
      '/** Learned by `npm run bench:train-cases -- --write` from labelled cases; not edited by hand. */',
      '// biome-ignore format: a table that a program writes',
      'export const caseWeights: Record<string, string> = {',
      ...lines,
      '}',
      '',
    ].join('\n'),
  )
}
