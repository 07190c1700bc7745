import type { Rule, RuleKind } from '../rule.ts'
import { parseSentence } from './sentence.ts'
import { namesPerson } from './words.ts'

/** Kinds whose thing is an amount. */
const amounts: ReadonlySet<RuleKind> = new Set<RuleKind>(['share', 'formula', 'tiers'])

/** Signs that a text may hold; no field is called like them. */
const signs = /^(?:blanks?|spaces?|hyphens?|dashes|dots?|letters?|digits?|lower case|upper case|capitals?)(?!\p{L})/iu
const told = /(?<!\p{L})(?:warned|reminded|notified|informed|alerted|told|e-?mailed|reminders?|warnings?)(?!\p{L})/iu
const dayNumber = /(?<!\p{L})(?:days?|weeks?|months?|years?|levels?|nights?|rounds?|steps?) \d/iu
const storage = /(?<!\p{L})(?:kept|stored|retained|archived|keeps?|stores?|retains?) (?:for )?\d/iu
const takesTime =
  /(?<!\p{L})(?:within|in under|in less than|takes? (?:at most|no more than|less than)) \d+ ?(?:ms|milliseconds|s|seconds?|minutes?)(?!\p{L})/iu

/** Whether an English sentence speaks of something else than the kind that its values suggest. */
export function misread(rule: Rule): boolean {
  const { source } = rule
  switch (rule.kind) {
    case 'daysAhead':
      // A message some days ahead is no date that somebody chooses, nor is what the product lists.
      return told.test(source) || /(?<!\p{L})(?:is|are) (?:offered|listed|shown|displayed)(?!\p{L})/iu.test(source)
    case 'lifetime':
      // What is held for somebody is not used up by its end.
      return !rule.lock && (storage.test(source) || /(?<!\p{L})(?:held|reserved|blocked) for(?!\p{L})/iu.test(source))
    case 'transitions':
      return rule.pairs.some(([from, to]) => !leadsTo(source, from, to))
    case 'required':
      return rule.fields.some((field) => /(?<!\p{L})(?:either|neither|both)(?!\p{L})/iu.test(field))
    case 'attempts':
      return !failure.test(source)
    case 'format':
      return spokenOf(source, rule.thing.words)
    case 'limit':
      return (
        signs.test(rule.thing.words) ||
        / (?:down|up|out|off|on|back|over|away)$/iu.test(rule.thing.words) ||
        /^.[–-].$/u.test(rule.thing.words) ||
        (rule.medium === 'number' && dayNumber.test(source)) ||
        misreadLimit(rule)
      )
    case 'deadline':
      // "a 2-second press" is what is done, no time in which something follows.
      if (/\d-(?:second|minute|hour|day|week)(?!\p{L})/iu.test(source)) return true
      return rule.event !== undefined && /^(?:Nobody|No|Nothing|The|An?) | and \p{L}+ed(?!\p{L})/u.test(rule.event)
    case 'threshold':
      // The number of a version counts on in its own way.
      return (
        // "A report of more than 100 pages is exported within a minute" says nothing about shorter ones.
        (rule.otherSide === undefined && takesTime.test(rule.outcome)) ||
        /(?:older|newer) than \d|(?<!\p{L})version /iu.test(source) ||
        tornThreshold(rule.template('1'), rule.outcome, rule.head)
      )
    case 'moment':
      return (
        // Nothing prepares what the sentence before has named.
        /^(?:they|he|she|it (?!(?:is|becomes) (?:no longer |not )?(?:possible|allowed)))(?!\p{L})/iu.test(
          rule.outcome,
        ) ||
        /^(?:they|it)(?!\p{L})/iu.test(rule.anchor ?? '') ||
        tornMoment(rule.outcome) ||
        (rule.again && parseSentence(rule.outcome) === undefined) ||
        (!rule.again && rule.holds === 'until' && rule.span.measure === 'second')
      )
    default:
      // "Members get a discount of 12 %": the discount is worked out.
      return (
        !(rule.kind === 'share' && rule.reduces) &&
        amounts.has(rule.kind) &&
        'thing' in rule &&
        typeof rule.thing !== 'string' &&
        (ofPerson(rule.thing.words) ||
          /^(?:[€$£\d]|(?:on|in|from|for|after|before|until|at|during|with) )/iu.test(rule.thing.words))
      )
  }
}

const failure =
  /(?<!\p{L})(?:wrong|incorrect|invalid|fail(?:s|ed|ures?)?|unsuccessful|misses|mistyped|PINs?|passwords?|codes?|log-?ins?|sign-?ins?)(?!\p{L})/iu

const pictures =
  /(?<!\p{L})(?:JPE?G|PNG|TIFF?|HEIC|GIF|[KMG]B|images?|photos?|pictures?|stills?|logos?|covers?|files?|resolution|(?:long|short)(?:er|est)? (?:edge|side))(?!\p{L})/iu
const money =
  /[€$£]\s?\d|\d\s?(?:[€$£]|EUR|GBP|USD|CHF)|(?<!\p{L})(?:fees?|fares?|charged|surcharges?|discounts?)(?!\p{L})/u
/** "max. 6 for men, 4 for women": which bound holds depends on something that no step sets. */
const perKind = /\d[^,;.]* for [^,;]{2,40}(?:,| and| or) (?:\p{L}+\.? ){0,3}\d[^,;.]* for /iu
const sentAlong = /(?<!\p{L})(?:requests?|calls?|batch(?:es)?|body|payload|array)(?!\p{L})/iu
/** Words in the place of a name. */
const noName =
  /^(?:we|you|they|it|he|she) |^(?:we|you|they|it|he|she) |^(?:["“]\W*["”]|(?:the |all )?(?:two|three|four|five)|(?:may|must|can) be|(?:an? |the )?(?:whole |decimal |positive )*(?:number|integer|decimal)s?(?: in \p{L}+)?)$/iu

/** A bound that is about something else than a field or a number of records. */
function misreadLimit({ medium, thing, source, limit, sides }: Extract<Rule, { kind: 'limit' }>): boolean {
  // "The total never falls below €0.00": what the product sees to, and nobody enters.
  if (/(?<!\p{L})never (?:falls?|drops?|goes|sinks?|rises?) (?:below|under|above|over)(?!\p{L})/iu.test(source))
    return true
  const words = thing.words.replace(/^["“]|["”]$/gu, '')
  switch (medium) {
    case 'width':
      return pictures.test(source)
    case 'count':
      // Nobody is kept from taking one away: a minimum counts when the whole is handed in.
      return (
        money.test(source) ||
        perKind.test(source) ||
        ((limit.low?.value.amount ?? 0) > 1 && sides === undefined && !sentAlong.test(source))
      )
    default:
      return (
        (medium === 'number' && /(?<!\p{L})ages? \d|\d years old/iu.test(source)) ||
        noName.test(thing.words) ||
        // "Values under 30 → …" tells which ones are wrong.
        /^(?:values|entries) (?:under|below|over|above) \d+[^\d]*→/iu.test(source) ||
        perKind.test(source) ||
        ((medium === 'number' || (medium === 'text' && thing.label)) && !inTimes(limit) && ofPerson(words))
      )
  }
}

function inTimes({ low, high }: Extract<Rule, { kind: 'limit' }>['limit']): boolean {
  return (low ?? high)?.value.measure === 'times'
}

/** Whether the sentence says that one status leads to the other, and does not only name both. */
function leadsTo(source: string, from: string, to: string): boolean {
  const [start, end] = [source.indexOf(from), source.indexOf(to)]
  if (start < 0 || end < start) return true
  return /(?<!\p{L})(?:to|into|becomes?)(?!\p{L})|→|->/iu.test(source.slice(start + from.length, end))
}

/** "Swapping drivers takes a card and a 4-digit PIN": the form belongs to something inside the sentence. */
function spokenOf(source: string, thing: string): boolean {
  const parsed = parseSentence(source)
  return (
    parsed !== undefined &&
    parsed.subject !== '' &&
    parsed.subject.toLowerCase().includes(thing.replace(/^(?:the|an?) /iu, '').toLowerCase()) &&
    !parsed.passive &&
    (!/^(?:be|have|consist|contain|match|follow|need|comprise|begin|start|take)$/.test(parsed.verb) ||
      (parsed.verb === 'take' && / and /.test(parsed.rest)) ||
      (parsed.verb === 'have' && /^[^\d]*, .* and \d/u.test(parsed.rest)))
  )
}

function tornThreshold(situation: string, outcome: string, head: string): boolean {
  return (
    / and (?:two|three|all|both|\d+) |, for \d| outside \d/iu.test(situation) ||
    / outside $/iu.test(head) ||
    /(?:^|\s)\d\S* (?:they|it|he|she)$/iu.test(situation) ||
    /^(?:the )?\p{L}+ing the /iu.test(outcome) ||
    /^it can(?!\p{L})/iu.test(outcome)
  )
}

function tornMoment(outcome: string): boolean {
  return / and (?:no longer|not) | (?:can|may|is|are) .* (?:has|have) \p{L}+ed(?!\p{L})|→|,\s*,| times,|, a (?:second|third) one(?!\p{L})/iu.test(
    outcome,
  )
}

function ofPerson(words: string): boolean {
  const head = words.replace(/ (?:of|in|on|at|with|for|who|that) .*$/iu, '')
  return namesPerson(head.split(' ').at(-1) ?? '')
}
