import * as cues from './cues.ts'
import { isTask, statesDuty } from './duty.ts'
import { talksOfWork } from './project-talk.ts'
import { ruleWeights } from './rule-weights.ts'
import { hasVerb } from './verbs.ts'

/** Where a sentence stands in its ticket. */
export interface SentencePlace {
  /** Stems of the words of the ticket's summary. */
  topic: ReadonlySet<string>
  /** Whether the ticket begins with it: people begin with the background. */
  opens: boolean
}

/** Longer text says no more about its kind, and hostile text must cost no time. In characters. */
const longestRead = 600

const nowhere: SentencePlace = { topic: new Set(), opens: false }

/** What is weighed. Every name has a line in `rule-weights.ts`. */
export const ruleFeatures: Record<string, (text: string, place: SentencePlace) => boolean> = {
  duty: statesDuty,
  planned: talksOfWork,
  weakModal: (text) => cues.weakModal.test(text),
  opensWithCondition: (text) => (cues.condition.exec(text)?.index ?? longestRead) < 3,
  condition: (text) => cues.condition.test(text),
  limit: (text) => cues.limit.test(text),
  quantity: (text) => cues.quantity.test(text),
  quoted: (text) => cues.quoted.test(text),
  outcome: (text) => cues.outcome.test(text),
  product: (text) => cues.product.test(text),
  generic: (text) => cues.generic.test(text),
  topic: (text, { topic }) => contentStems(text).some((word) => topic.has(word)),
  firstPerson: (text) => cues.firstPerson.test(text),
  pastTense: (text) => cues.pastTense.test(text),
  present: (text) => cues.present.test(text),
  opinion: (text) => cues.opinion.test(text),
  work: (text) => cues.work.test(text),
  technical: (text) => cues.technical.test(text),
  identifier: (text) => cues.identifier.test(text),
  properName: (text) => cues.namesSomebody(text),
  person: (text) => cues.person.test(text),
  leaning: (text) => cues.leaning.test(text),
  reason: (text) => cues.reason.test(text),
  greeting: (text) => cues.greeting.test(text),
  statistic: (text) => cues.statistic.test(text),
  question: (text) => /[?？]/.test(text),
  task: isTask,
  noVerb: (text) => !hasVerb(text) && !cues.outcome.test(text),
  short: (text) => text.trim().split(/\s+/, 5).length < 5,
  colonLead: (text) => /^[^:]{1,25}:\s/.test(text),
  endsInColon: (text) => /[:：]$/.test(text),
  opens: (_, { opens }) => opens,
}

/** The first letters of the longer words of a text, to tell whether two texts are about the same. */
export function contentStems(text: string): string[] {
  return [
    ...text
      .slice(0, longestRead)
      .toLowerCase()
      .matchAll(/\p{L}{4,}/gu),
  ].map(([word]) => word.slice(0, 5))
}

/** How much a sentence of prose reads as a rule of the product; above 0 it rather is one. */
export function proseScore(sentence: string, place: SentencePlace): number {
  return weigh(sentence, place, 'prose')
}

/** How much a list item reads as a rule instead of a task, a note or a name; above 0 it rather is one. */
export function itemScore(item: string): number {
  return weigh(item, nowhere, 'item')
}

function weigh(sentence: string, place: SentencePlace, kind: 'prose' | 'item'): number {
  const text = sentence.slice(0, longestRead)
  let sum = ruleWeights['bias']?.[kind] ?? 0
  for (const [name, holds] of Object.entries(ruleFeatures)) {
    const weight = ruleWeights[name]?.[kind] ?? 0
    if (weight !== 0 && holds(text, place)) sum += weight
  }
  return sum
}

/** So much of the doubt about a sentence is settled by the sentences beside it. */
const neighbourShare = 0.3
const strongest = 2
/** What stands before the first and behind the last sentence of a ticket. */
const outside = -1.5

/** The scores of a ticket's sentences of prose, in order: rules stand together, and so does background. */
export function proseScores(sentences: string[], topic: ReadonlySet<string>): number[] {
  const alone = sentences.map((sentence, at) => proseScore(sentence, { topic, opens: at === 0 }))
  const bounded = (score = outside): number => Math.max(-strongest, Math.min(strongest, score))
  return alone.map(
    (score, at) =>
      score + (neighbourShare * (bounded(at === 0 ? outside : alone[at - 1]) + bounded(alone[at + 1]))) / 2,
  )
}

/** The mean score of the items of a list: siblings are of one kind. 0 for none. */
export function listScore(items: string[]): number {
  const read = items.slice(0, 40)
  return read.length === 0 ? 0 : read.reduce((sum, item) => sum + itemScore(item), 0) / read.length
}
