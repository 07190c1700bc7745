import type { Rule, RuleKind } from '../rule.ts'
import { parseSentence } from './sentence.ts'
import { namesPerson } from './words.ts'

/** Kinds whose thing is an amount. */
const amounts: ReadonlySet<RuleKind> = new Set<RuleKind>(['share', 'fee', 'formula', 'tiers'])

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
      // A message some days ahead is no date that somebody chooses.
      return told.test(source)
    case 'lifetime':
      return !rule.lock && storage.test(source)
    case 'format':
      return spokenOf(source, rule.thing.words)
    case 'limit':
      return (
        signs.test(rule.thing.words) ||
        / (?:down|up|out|off|on|back|over|away)$/iu.test(rule.thing.words) ||
        /^.[–-].$/u.test(rule.thing.words) ||
        (rule.medium === 'number' && dayNumber.test(source))
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
        ofPerson(rule.thing.words)
      )
  }
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
    / and (?:two|three|all|both) |, for \d| outside \d/iu.test(situation) ||
    / outside $/iu.test(head) ||
    /(?:^|\s)\d\S* (?:they|it|he|she)$/iu.test(situation) ||
    /^(?:the )?\p{L}+ing the /iu.test(outcome) ||
    /^it can(?!\p{L})/iu.test(outcome)
  )
}

function tornMoment(outcome: string): boolean {
  return /→|,\s*,| times,|, a (?:second|third) one(?!\p{L})/iu.test(outcome)
}

function ofPerson(words: string): boolean {
  const head = words.replace(/ (?:of|in|on|at|with|for|who|that) .*$/iu, '')
  return namesPerson(head.split(' ').at(-1) ?? '')
}
