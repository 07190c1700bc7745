import type { TestStep } from '../../test-case/test-case.ts'
import type { Clause } from '../reading/clause.ts'
import { validInputs, type InputValue } from '../reading/input-value.ts'
import type { Rule } from '../reading/rule.ts'
import { isWhole, subjectOf } from '../reading/subject.ts'
import { capitalised } from '../titles.ts'
import type { Wording } from '../wording/wording.ts'
import { comparedData } from './step-data.ts'

/** The assert steps of a rule: one an outcome, so that a failure says which one it is. */
export function assertSteps(rule: Rule, wording: Wording): TestStep[] {
  const { positive } = wording
  const last = rule.when.at(-1)
  if (rule.then.length === 0) return [{ step: positive.checkOutcome, data: wording.noInput, expected: positive.outcomeUnsaid(last?.text ?? rule.text) }]
  const inputs = validInputs(rule, wording)
  return rule.then.map((then) => ({ step: lookAt(then, wording), data: comparedData(then, wording), expected: expectedOf(rule, then, inputs, wording) }))
}

/** An outcome as it is seen. A demand ('must', 'can') is no sight, so it is said that it is seen to hold. */
function expectedOf(rule: Rule, then: Clause, inputs: InputValue[], wording: Wording): string {
  if (inputs.length > 0) return wording.positive.accepted(inputs.map(({ label }) => label).join(', '), then.text)
  return rule.statement && (demand.test(then.text) || (rule.subject === undefined && rule.when.every(({ text }) => text === then.text))) ? wording.positive.seenToHold(then.text) : capitalised(then.text)
}

const demand = /(?<!\p{L})(?:must|should|shall|can|may|cannot|need(?:s)? to|has to|have to|able to|allowed to|debe\p{L}*|puede\p{L}*|podrá\p{L}*|permite\p{L}*|deve\p{L}*|pode\p{L}*|muss|müssen|soll\p{L}*|kann|doit|doivent|peut)(?!\p{L})/iu

/** All that a rule promises, on one line. */
export function outcomeOf(rule: Rule): string {
  return rule.then.length === 0 ? rule.text : rule.then.map((then) => then.text).join('; ')
}

function lookAt(then: Clause, wording: Wording): string {
  const { observe, positive } = wording
  const place = observations.find(({ about }) => about.test(then.text))?.place
  const subject = subjectOf(then.text)
  if (place === undefined) return subject === undefined || isWhole(subject) ? positive.checkOutcome : positive.check(subject)
  return `${positive.checkOutcome}: ${uncapitalised(observe[place])}`
}

function uncapitalised(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Outcomes that happen out of sight, and where they come to sight. */
const observations: { about: RegExp; place: keyof Wording['observe'] }[] = [
  { about: /\b(?:e-?mails?|notification|sms|message) (?:is |are |was |must be |should be |will be )?(?:sent|received)|receives? (?:an?|the) (?:[\w-]+ )?(?:e-?mail|notification|message|sms)|sends? (?:an?|the) (?:[\w-]+ )?(?:e-?mail|notification)|notific\w+ (?:al?|a la|a los)\b|(?:env[ií]a|recibe) (?:un|una|el|la) (?:correo|e-?mail|notificaci)/iu, place: 'sent' },
  { about: /\b(?:is|are|be|gets?) (?:not )?logged\b(?! (?:in|out))|audit (?:log|trail)|\b(?:bitácora|auditoría)\b/iu, place: 'logged' },
  { about: /\b(?:returns?|responds?|retorna|devuelve)(?=\s(?:with\s|con\s)?(?:an?\s|un\s|una\s|the\s|el\s)?(?:["`{[]|[1-5]\d\d|http|status|json|error|empty|list|access|new|nuevo|mensaje))|\b(?:status|http|código)\s*`?[1-5]\d\d\b|\bresponse\b|\brespuesta\b/iu, place: 'answered' },
  { about: /\b(?:is|are|be|gets?) (?:permanently )?(?:deleted|removed|erased)\b|\b(?:se elimina|se borra|eliminad[oa]s?)\b/iu, place: 'gone' },
  { about: /(?<!as it )\b(?:is|are|be|gets?|was|were) (?:automatically )?(?:saved|stored|persisted|remembered|retained)\b|\bpersists?\b|\b(?:se guardan?|se persiste\w*|se almacenan?|guardad[oa]s? en)\b/iu, place: 'kept' },
]
