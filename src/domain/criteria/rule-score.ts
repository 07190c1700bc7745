import * as cues from './cues.ts'
import { isTask, statesDuty } from './duty.ts'
import { isBackground } from './loose-ends.ts'
import { isAboutTheProject } from './project-talk.ts'
import { cueWeights } from './rule-weights.ts'
import { hasVerb } from './verbs.ts'

/** Where a sentence stands in its ticket. */
export interface SentencePlace {
  /** Stems of the words of the ticket's summary. */
  topic: ReadonlySet<string>
  /** Whether the ticket begins with it: people begin with the background. */
  opens: boolean
}

/** Longer text says no more about its kind, and hostile text must cost no time. In characters. */
const maxReadLength = 600

const nowhere: SentencePlace = { topic: new Set(), opens: false }

/** What is weighed. Every name has a line in `rule-weights.ts`. */
export const ruleFeatures: Record<string, (text: string, place: SentencePlace) => boolean> = {
  duty: statesDuty,
  planned: isAboutTheProject,
  weakModal: (text) => cues.weakModal.test(text),
  opensWithCondition: (text) => (cues.condition.exec(text)?.index ?? maxReadLength) < 3,
  condition: (text) => cues.condition.test(text),
  limit: (text) => cues.limit.test(text),
  quantity: (text) => cues.quantity.test(text),
  quoted: (text) => cues.quoted.test(text),
  outcome: (text) => cues.outcome.test(text),
  product: (text) => cues.product.test(text),
  generic: (text) => cues.generic.test(text),
  topic: (text, { topic }) => contentStems(text).some((word) => topic.has(word)),
  firstPerson: (text) => cues.firstPerson.test(text),
  pastTense: (text) => cues.tellsPastEvent(text),
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
  stative: (text) => cues.describesState(text),
  statistic: (text) => cues.statistic.test(text),
  question: (text) => /[?？]/.test(text),
  task: isTask,
  noVerb: (text) => !/[.!]$/.test(text) && !hasVerb(text) && !cues.outcome.test(text),
  definite: (text) => cues.definite.test(text),
  short: (text) => text.trim().split(/\s+/, 5).length < 5,
  colonLead: (text) => /^[^:]{1,25}:\s/.test(text),
  endsInColon: (text) => /[:：]$/.test(text),
  opens: (_, { opens }) => opens,
}

/** The first letters of the longer words of a text, to tell whether two texts are about the same. */
export function contentStems(text: string): string[] {
  return [
    ...text
      .slice(0, maxReadLength)
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
  const text = sentence.slice(0, maxReadLength)
  let sum = cueWeights['bias']?.[kind] ?? 0
  for (const [name, holds] of Object.entries(ruleFeatures)) {
    const weight = cueWeights[name]?.[kind] ?? 0
    if (weight !== 0 && holds(text, place)) sum += weight
  }
  return sum
}

/** So much of the doubt about a sentence is settled by the sentences beside it. */
const neighbourShare = 0.3
const strongest = 2
/** What stands before the first and behind the last sentence of a ticket. */
const outside = -1.5

/** What gives a sentence of background away, however well it reads otherwise. */
// biome-ignore format: a list of words is read as a block
const background = [
  'planned', 'firstPerson', 'pastTense', 'present', 'opinion', 'work', 'technical', 'identifier', 'properName', 'person',
  'leaning', 'reason', 'greeting', 'statistic', 'question', 'task', 'colonLead', 'endsInColon',
]

function isClean(text: string): boolean {
  const read = text.slice(0, maxReadLength)
  return !background.some((name) => ruleFeatures[name]?.(read, nowhere) === true)
}

/** A sentence without any sign of background needs few signs of a rule, and so does one that states a duty. */
function floorOf(sentence: string, isMarked: boolean): number {
  if (isClean(sentence)) return isMarked ? markedFloor : cleanFloor
  return statesDuty(sentence) ? dutyFloor : 0
}
const cleanFloor = -0.9
/** Beside a sure rule of its paragraph, the lack of background is enough. */
const lowestClean = -1.7
const dutyFloor = -0.5
/** An author who clearly marks this many rules marks them all: doubtful sentences are left out. */
const enoughMarked = 2
const strongMark = 1.6
const markedFloor = -0.5

/** Below this, the sentences of a ticket do not read as rules even taken together. */
const minEvidence = 0.3
/** At least this many sentences without any sign of background are rules, even if each of them is weak. */
const fewRules = 2
/** A ticket of several sentences with a single rule says it as a duty or with a condition, or with cues that nobody misses. */
const aloneMark = 1.2

/**
 * The sentences of a ticket's prose that state a rule, given in paragraphs. Rules stand together, and so does background: the
 * neighbours of a sentence count, and one without any sign of background beside a rule of its paragraph is a rule, too.
 */
export function proseRules(paragraphs: string[][], topic: ReadonlySet<string>): Set<string> {
  const sentences = paragraphs.flat()
  const alone = sentences.map((sentence, at) => proseScore(sentence, { topic, opens: at === 0 }))
  const bounded = (score = outside): number => Math.max(-strongest, Math.min(strongest, score))
  const scores = alone.map((score, at) => {
    const beside = bounded(at === 0 ? outside : alone[at - 1]) + bounded(alone[at + 1])
    return score + (neighbourShare * beside) / 2
  })
  const isMarked = scores.filter((score) => score > strongMark).length >= enoughMarked
  const sure = scores.map(
    (score, at) => score > floorOf(sentences[at] ?? '', isMarked) && !isBackground(sentences[at] ?? ''),
  )
  const rules = new Set<string>()
  const evidence = scores.reduce((sum, score) => sum + Math.max(0, score), 0)
  if (evidence < minEvidence && !sentences.some(statesDuty) && sure.filter(Boolean).length < fewRules) return rules
  const only = sure.indexOf(true)
  if (sentences.length > 1 && only === sure.lastIndexOf(true) && isDoubtful(sentences[only] ?? '', scores[only] ?? 0))
    return rules
  let start = 0
  for (const paragraph of paragraphs) {
    const from = start
    start += paragraph.length
    if (!sure.slice(from, start).includes(true)) continue
    paragraph.forEach((sentence, at) => {
      if (
        sure[from + at] === true ||
        (!isMarked && (scores[from + at] ?? outside) > lowestClean && isClean(sentence) && !isBackground(sentence))
      )
        rules.add(sentence)
    })
  }
  return rules
}

function isDoubtful(sentence: string, score: number): boolean {
  return score < aloneMark && !statesDuty(sentence) && ruleFeatures['condition']?.(sentence, nowhere) !== true
}

const statements = ['duty', 'weakModal', 'condition', 'limit', 'quantity', 'outcome', 'quoted']

/** Whether a text says how something behaves, as opposed to a name, a place or a number. */
export function saysSomething(text: string): boolean {
  const read = text.slice(0, maxReadLength)
  return hasVerb(read) || statements.some((name) => ruleFeatures[name]?.(read, nowhere) === true)
}

/** The mean score of the items of a list: siblings are of one kind. 0 for none. */
export function listScore(items: string[]): number {
  const read = items.slice(0, 40)
  return read.length === 0 ? 0 : read.reduce((sum, item) => sum + itemScore(item), 0) / read.length
}
