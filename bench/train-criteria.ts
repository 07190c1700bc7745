/**
 * Learns `src/domain/criteria/rule-weights.ts` from the labelled tickets: `node bench/train-criteria.ts` prints how well each
 * set is told apart by weights that were learned from the others, `--write` writes the table, `--write --without="first try 4"` one
 * that has not seen that set, to measure the whole program on it. A weight has the sign that its
 * cue must have and stays near a small default where the tickets say little, so that the table holds for other tickets, too.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { splitClauses } from '#domain/criteria/clauses.ts'
import { flatten } from '#domain/criteria/flatten.ts'
import { chooseDialects, stepLines } from '#domain/criteria/gherkin-dialect.ts'
import { partLabel } from '#domain/criteria/labels.ts'
import type { TextPiece } from '#domain/criteria/piece.ts'
import { plainLine, splitRich } from '#domain/criteria/rich-line.ts'
import { contentStems, ruleFeatures } from '#domain/criteria/rule-score.ts'
import { splitSections } from '#domain/criteria/sections.ts'
import { sentenceRanges } from '#domain/criteria/sentence.ts'
import { readIssue } from '#domain/ticket/issue.ts'

type Kind = 'prose' | 'item'
interface Example {
  set: string
  kind: Kind
  holds: number[]
  isRule: boolean
}

const names = Object.keys(ruleFeatures)
// biome-ignore format: a list of words is read as a block
const forRule = new Set([
  'duty', 'weakModal', 'opensWithCondition', 'condition', 'limit', 'quantity', 'quoted', 'outcome', 'product', 'generic', 'topic',
])
/** Cues that the labelled tickets show too rarely to learn from. */
const defaults: Record<string, number> = {
  short: -0.3,
  properName: -0.3,
  person: -0.8,
  technical: -0.6,
  task: -1,
  greeting: -1.5,
  question: -1.5,
  opens: -1,
}
const defaultOf = (name: string): number => defaults[name] ?? (forRule.has(name) ? 0.4 : -0.5)

const record = z.object({ id: z.string(), issue: z.unknown(), expected: z.array(z.string()) })
function read(file: string): z.infer<typeof record>[] {
  return z
    .array(record)
    .parse(JSON.parse(readFileSync(new URL(`../tests/corpora/criteria/${file}`, import.meta.url), 'utf8')))
}

function wordSet(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
}

function alike(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / Math.max(1, a.size + b.size - shared)
}

/** The sentences of the prose outside of excluded parts, and all list items, each with whether it is a labelled criterion. */
function examples(set: string, { issue, expected }: z.infer<typeof record>): Example[] {
  const ticket = readIssue(issue)
  if (!ticket.ok) return []
  const labels = expected.map(wordSet)
  const topic = new Set(contentStems(ticket.value.summary))
  const found: Example[] = []
  const pieces = flatten(ticket.value.description)
  const dialects = chooseDialects(stepLines(pieces))
  const isStep = (text: string): boolean =>
    text.length < 80 && !text.includes(',') && splitClauses(plainLine(text), dialects).length > 0
  let opens = true
  const add = (text: string, kind: Kind): void => {
    const words = wordSet(text)
    if ((kind === 'prose' && words.size < 3) || partLabel(text) !== undefined || isStep(text)) return
    const place = { topic, opens: kind === 'prose' && opens }
    found.push({
      set,
      kind,
      holds: Object.values(ruleFeatures).map((holds) => (holds(text.slice(0, 600), place) ? 1 : 0)),
      isRule: labels.some((label) => alike(label, words) >= 0.6),
    })
    opens = false
  }
  for (const section of splitSections(pieces))
    for (const piece of section.pieces) {
      if (piece.kind !== 'text' || piece.text === '') continue
      if (piece.marker !== 'none') {
        if (piece.first) add(piece.text, 'item')
      } else if (section.kind !== 'excluded') for (const text of sentencesOf(piece)) add(text, 'prose')
    }
  return found
}

function sentencesOf(piece: TextPiece): string[] {
  return splitRich(piece, sentenceRanges(piece.text, piece.atoms)).map(({ text }) => text)
}

/** Logistic regression by gradient descent; the last number is the bias. */
function learn(data: Example[]): number[] {
  const weights = [...names.map(() => 0), 0]
  for (let turn = 0; turn < 2000; turn += 1) {
    const slope = weights.map(() => 0)
    for (const { holds, isRule } of data) {
      const error = 1 / (1 + Math.exp(-score(weights, holds))) - (isRule ? 1 : 0)
      for (const [at, value] of [...holds, 1].entries()) slope[at] = (slope[at] ?? 0) + error * value
    }
    for (const [at, weight] of weights.entries()) {
      const name = names[at]
      const pull = name === undefined ? 0 : 0.006 * (weight - defaultOf(name))
      const next = weight - ((slope[at] ?? 0) / data.length + pull)
      weights[at] = name === undefined || next > 0 === forRule.has(name) ? next : 0
    }
  }
  return weights
}

function score(weights: number[], holds: number[]): number {
  return [...holds, 1].reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)
}

const firstTry = read('first-try.json')
const all = [
  ...firstTry.flatMap((entry, at) => examples(`first try ${1 + Math.floor(at / 40)}`, entry)),
  ...read('first-try-5.json').flatMap((entry) => examples('first try 5', entry)),
  ...read('remarks.json').flatMap((entry) => examples('remarks', entry)),
  ...read('odd-shapes.json').flatMap((entry) => examples('odd shapes', entry)),
  ...read('document-shapes.json').flatMap((entry) => examples('document shapes', entry)),
]
const without = process.argv.find((word) => word.startsWith('--without='))?.slice('--without='.length)
const learned = new Map<Kind, number[]>()
for (const kind of ['prose', 'item'] as const) {
  const data = all.filter((example) => example.kind === kind)
  for (const set of new Set(data.map((example) => example.set))) {
    const weights = learn(data.filter((example) => example.set !== set))
    const left = data.filter((example) => example.set === set)
    const chosen = left.filter(({ holds }) => score(weights, holds) > 0)
    const right = chosen.filter(({ isRule }) => isRule).length
    const rules = left.filter(({ isRule }) => isRule).length
    process.stdout.write(`${kind}, ${set} left out: ${right} of ${rules} rules, ${chosen.length - right} others\n`)
  }
  learned.set(kind, learn(data.filter(({ set }) => set !== without)))
}

if (process.argv.includes('--write')) {
  const line = (name: string, at: number): string => {
    const [prose = '', item = ''] = (['prose', 'item'] as const).map((kind) =>
      (learned.get(kind)?.[at] ?? 0).toFixed(2),
    )
    return `  ${name}: { prose: ${Number(prose)}, item: ${Number(item)} },\n`
  }
  writeFileSync(
    new URL('../src/domain/criteria/rule-weights.ts', import.meta.url),
    `/** Learned by \`npm run bench:train-criteria -- --write\` from the labelled tickets; not edited by hand. */\n` +
      `export const ruleWeights: Record<string, { prose: number; item: number }> = {\n${[...names, 'bias'].map(line).join('')}}\n`,
  )
}
