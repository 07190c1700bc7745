import { defaultParts } from '../../criteria/texts.ts'
import type { ContextCriterion, GenerationContext } from '../context.ts'

/** Characters that the ticket may take in a prompt: some 25,000 tokens. */
export const maxTicketTextLength = 100_000
/** Of these, what facts and description may take at most, however few the criteria. */
const maxDescriptionLength = 40_000
const maxExampleRows = 20
/** What the texts from around the ticket may take, all together and each. */
const maxRelatedLength = 15_000
const maxRelatedTextLength = 4_000

export interface FittedTicket {
  facts: string
  description: string
  criteria: string
  /** The texts from around the ticket; empty where there are none. */
  related: string
  /** The tester's answers; empty where there are none. */
  answers: string
}

/**
 * Brings a ticket to the prompt's size. What is given up, in this order: the end of the description, example rows, the
 * criteria's original wording beside their three parts, and last the ends of overlong criteria; never a criterion. Before all
 * of that, the texts from around the ticket give way.
 */
export function fitTicket(context: GenerationContext): FittedTicket {
  const facts = ticketFacts(context)
  const answers = (context.answers ?? [])
    .map(({ criterionId, question, answer }) => `${criterionId}: ${question}\nAnswer: ${answer}`)
    .join('\n\n')
  const room = maxTicketTextLength - facts.length - answers.length
  const criteria = fitCriteria(context.acceptanceCriteria, room)
  const left = Math.max(0, Math.min(maxDescriptionLength, room - criteria.length))
  const description = shortened(
    context.description.trim() || 'None',
    left,
    '[… the rest of the description is left out]',
  )
  const related = fitRelated(context, Math.min(maxRelatedLength, room - criteria.length - description.length))
  return { facts, criteria, description, related, answers }
}

/** Each text from around the ticket under its label, the earlier ones first, as far as there is room. */
function fitRelated({ related = [] }: GenerationContext, room: number): string {
  const parts: string[] = []
  let left = room
  for (const { label, text } of related) {
    const space = Math.min(maxRelatedTextLength, left - label.length - 4)
    if (space < 40) break
    const part = `${label}:\n${shortened(text.trim(), space, '[…]')}`
    parts.push(part)
    left -= part.length + 2
  }
  return parts.join('\n\n')
}

function ticketFacts(context: GenerationContext): string {
  return [
    `Key: ${context.ticketKey}`,
    `Title: ${shortened(context.title, 1_000, '…')}`,
    `Type: ${context.ticketType}`,
    `Priority: ${context.priority}`,
    `Components: ${shortened(context.components, 500, '…')}`,
    `Labels: ${shortened(context.labels, 500, '…')}`,
  ].join('\n')
}

function fitCriteria(criteria: ContextCriterion[], room: number): string {
  const details = [
    { rows: maxExampleRows, wording: true },
    { rows: 3, wording: true },
    { rows: 3, wording: false },
    { rows: 0, wording: false },
  ]
  for (const detail of details) {
    const text = criteria.map((criterion) => criterionText(criterion, detail)).join('\n\n')
    if (text.length <= room) return text
  }
  const share = Math.floor(room / Math.max(1, criteria.length)) - 2
  return criteria.map((criterion) => shortenedCriterion(criterion, share)).join('\n\n')
}

function criterionText(criterion: ContextCriterion, { rows, wording }: { rows: number; wording: boolean }): string {
  const { id, title, text, examples } = criterion
  const head = title === undefined ? id : `${id}: ${title}`
  const parts = saidParts(criterion)
  const own =
    text !== undefined && (parts.length === 0 || (wording && !sameWords(text, parts.join(' '))))
      ? [`In the ticket's words: ${text}`]
      : []
  const lines = (examples ?? []).map((cells) => `| ${cells.join(' | ')} |`)
  const isSaid = own.length > 0 && lines.every((line) => text?.includes(line))
  const table = isSaid ? [] : lines.slice(0, rows === 0 ? 0 : rows + 1)
  return [head, ...parts, ...own, ...(table.length > 0 ? ['Examples:', ...table] : [])].join('\n')
}

/** The parts of a criterion that the ticket says: the product's default texts would only lead the AI astray. */
function saidParts({ given, when, then }: ContextCriterion): string[] {
  return [
    ...(given === defaultParts.given ? [] : [`Given ${given}`]),
    ...(when === defaultParts.when ? [] : [`When ${when}`]),
    ...(then === defaultParts.then ? [] : [`Then ${then}`]),
  ]
}

/** A criterion within its share of the room: each of its parts cut to the same length. */
function shortenedCriterion(criterion: ContextCriterion, share: number): string {
  const said = saidParts(criterion)
  const parts = said.length === 0 ? [criterion.text ?? ''] : said
  const each = Math.max(20, Math.floor((share - criterion.id.length - 8) / parts.length))
  return [criterion.id, ...parts.map((part) => shortened(part, each, '…'))].join('\n')
}

function sameWords(a: string, b: string): boolean {
  return plainWords(a) === plainWords(b)
}

function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/\b(?:given|when|then)\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Cuts at the end of a line or word where one is near, and says that something is missing. */
function shortened(text: string, length: number, mark: string): string {
  if (text.length <= length) return text
  if (length <= mark.length) return mark
  const cut = text.slice(0, length - mark.length)
  const edge = Math.max(cut.lastIndexOf('\n'), cut.lastIndexOf(' '))
  return (edge > cut.length * 0.8 ? cut.slice(0, edge) : cut.replace(/[\uD800-\uDBFF]$/, '')) + mark
}
