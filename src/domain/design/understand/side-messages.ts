import type { Clause } from './clauses.ts'
import { quoteIndexes, valueIndexes } from './marked-text.ts'
import type { Reading } from './reading.ts'
import type { SideMessages } from './rule.ts'
import { messageIn, plain } from './stretch.ts'

const above =
  /(?<!\p{L})(?:more than|over|above|longer|larger|bigger|higher|later|older|beyond|exceed\p{L}*|too (?:many|much|long|large|big|high)|mehr als|über|länger\p{L}*|größer\p{L}*|höher\p{L}*|zu (?:viele?|lang|groß|hoch)|más de|mayor\p{L}*|superior\p{L}*|demasiad[oa]s? larg[oa]s?|plus de|plus long\p{L}*|au-delà|supérieur\p{L}*|trop (?:long|grand|gros)\p{L}*|mais de|maior\p{L}*|acima)(?!\p{L})/iu
const below =
  /(?<!\p{L})(?:fewer|less than|below|under|shorter|smaller|lower|younger|earlier|too (?:few|little|short|small|low)|weniger als|unter|kürzer\p{L}*|kleiner\p{L}*|zu (?:wenige?|kurz|klein|niedrig)|menos de|menor\p{L}*|inferior\p{L}*|demasiad[oa]s? cort[oa]s?|moins de|plus court\p{L}*|inférieur\p{L}*|trop (?:court|petit)\p{L}*|abaixo)(?!\p{L})/iu

/** So many statements behind a limit are read, and so many signs in front of a message. */
const mostStatements = 3
const mostSigns = 80

/** "Fewer than 10: “Please buy single tickets”. More than 50: …": the message on each side of a limit, where each is stated. */
export function sideMessages(reading: Reading, clause: Clause): SideMessages | undefined {
  const { clauses, marked } = reading
  const at = clauses.indexOf(clause)
  const following = clauses.slice(at + 1, at + 1 + mostStatements).map(({ text }) => text)
  const text = [clause.text, ...following].join(' ¶ ')
  const messages: SideMessages = {}
  const told: number[] = []
  let start = 0
  let end = 0
  for (const found of text.matchAll(/[\uF000-\uF7FF]/gu)) {
    const lead = text.slice(Math.max(start, found.index - mostSigns), found.index).replace(/^.*¶/u, '')
    start = found.index + 1
    const side = above.test(lead) === below.test(lead) ? undefined : above.test(lead) ? 'above' : 'below'
    if (side === undefined || messages[side] !== undefined) continue
    messages[side] = plain(reading, found[0]).replace(/^["“„«\s]+|["”“»\s]+$/gu, '')
    told.push(...quoteIndexes(found[0]))
    end = start
  }
  if (messages.above === undefined || messages.below === undefined) return undefined
  for (const index of told) reading.told.add(index)
  const explained = text.slice(clause.text.length, end)
  for (const index of valueIndexes(explained)) if (marked.values[index] !== undefined) reading.taken.add(index)
  return messages
}

const ofSize =
  /(?<!\p{L})(?:more|over|above|longer|larger|bigger|higher|beyond|exceed\p{L}*|fewer|less|below|under|shorter|smaller|lower|too (?:many|much|few|little|long|short|large|small|big|high|low)|\d+(?:th|rd|nd|st)|(?:second|third|fourth|fifth|sixth) (?:one|attempt))(?!\p{L})/iu

/** "Other types: @; a file that is too large: @": of several messages, the one that is about the limit. */
export function messageOfLimit(reading: Reading, clauses: Clause[]): { message?: string } | undefined {
  const leads = clauses
    .map(({ text }) => text)
    .join(' ')
    .split(/(?<=[\uF000-\uF7FF])/u)
    .filter((lead) => quoteIndexes(lead).some((at) => / .* /u.test(reading.marked.quotes[at] ?? '')))
  if (leads.length < 2) return undefined
  const message = leads.map((lead) => (ofSize.test(lead) ? messageIn(reading, lead) : undefined)).find(Boolean)
  return message === undefined ? {} : { message }
}
