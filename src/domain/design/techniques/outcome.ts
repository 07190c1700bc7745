import type { TestStep } from '../../test-case/test-case.ts'
import { isDoing, readAction } from '../reading/action.ts'
import type { Clause } from '../reading/clause.ts'
import { validInputs, type InputValue } from '../reading/input-value.ts'
import type { RuleLimit } from '../reading/rule-limits.ts'
import type { Rule } from '../reading/rule.ts'
import { accountFor } from '../reading/samples.ts'
import { headOf, isWhole, subjectOf } from '../reading/subject.ts'
import { actionData, comparedData, stepData } from '../step-data.ts'
import { capitalised } from '../titles.ts'
import type { Wording } from '../wording/wording.ts'

/** The arrange steps of a rule: what it takes as given, each shown to hold, and its exceptions shown not to. */
export function arrangeSteps(rule: Rule, wording: Wording, ticket: string): TestStep[] {
  const { positive } = wording
  const exceptions = rule.exceptions.map((text) => ({ step: positive.exception(text), data: comparedData({ text }, wording), expected: positive.isNotSo(text) }))
  const place = rule.context === undefined ? '' : `; ${positive.context(rule.context)}`
  if (rule.given.length === 0) return [{ step: `${positive.setUpSystem(ticket)}${place}`, data: ticket, expected: positive.systemReady(ticket.replace(/\s".*$/u, '')) }, ...exceptions]
  return [...rule.given.map((given) => ({ step: positive.setUp(given.text), data: stepData(given, wording), expected: positive.holds(given.text) })), ...exceptions]
}

/** The act steps of a rule. A statement that names no action is acted on by bringing up what it speaks of. */
export function actSteps(rule: Rule, wording: Wording): TestStep[] {
  if (rule.when.length === 0) {
    const inputs = validInputs(rule, wording)
    return inputs.length > 0 ? inputs.map((input) => inputStep(input, wording)) : [statementStep(rule, wording)]
  }
  return rule.when.map((when) => actStep(when, wording, rule.actor))
}

function actStep(when: Clause, wording: Wording, actor?: string): TestStep {
  const { positive } = wording
  const action = readAction(when.text, wording.language)
  const data = actionData(when, wording)
  if (actor !== undefined && !/^(?:new |existing |nuevos |todos los )?(?:users?|usu[aá]ri[oa]s?)$/iu.test(actor)) {
    const done = positive.asActor(actor, when.text)
    const account = accountFor(actor, wording.language)
    return { step: positive.act(done), data: account === undefined || data !== wording.noInput ? data : wording.sample(account), expected: positive.acted(done) }
  }
  if (!isDoing(when.text, wording.language)) return { step: positive.cause(when.text), data, expected: positive.holds(when.text) }
  return { step: positive.act(action?.instruction ?? when.text), data, expected: positive.acted(when.text) }
}

function inputStep({ label, subject, data }: InputValue, { positive }: Wording): TestStep {
  const step = subject === undefined ? positive.useThing(label) : positive.use(label, subject)
  return { step, data, expected: positive.acted(step.replace(/^[^:]*: /, '')) }
}

function statementStep(rule: Rule, wording: Wording): TestStep {
  const { positive } = wording
  const [then = { text: rule.text }] = rule.then
  const about = rule.subject
  if (about !== undefined && /^["“«]/.test(about) && !/^\s*(?:is|are|must|should|appears?|es|está|aparece|debe)(?!\p{L})/iu.test(then.text.slice(then.text.indexOf(about) + about.length))) return { step: positive.useThing(about), data: about, expected: positive.acted(positive.useThing(about).replace(/^[^:]*: /, '')) }
  if (about !== undefined && situation.test(about)) {
    const doing = gerund.test(about)
    return { step: doing ? positive.act(about) : positive.cause(about), data: stepData({ text: about }, wording), expected: doing ? positive.acted(about) : positive.holds(about) }
  }
  if (about !== undefined && !isWhole(about)) return { step: positive.bringUp(about), data: about, expected: positive.upToSee(about) }
  const head = about === undefined && phrases.test(then.text) ? headOf(then.text) : undefined
  if (head !== undefined) return { step: positive.bringUp(head), data: head, expected: positive.upToSee(head) }
  return { step: positive.bringAbout(then.text), data: stepData(then, wording), expected: positive.broughtAbout }
}

/** Subjects that are situations to bring about rather than things to look at: 'a price above the highest', 'changing a line'. */
const gerund = /^[\p{L}]{2,}ing\s(?:the|an?|another|one|two|three|any|all|this|that|their|its|your|more|multiple|every|each|on|in|out|up|off|from|to|for|"|“)(?!\p{L})/iu
const situation = /^[\p{L}]{2,}ing\s(?:the|an?|another|one|two|three|any|all|this|that|their|its|your|more|multiple|every|each|on|in|out|up|off|from|to|for|"|“)(?!\p{L})|(?<!\p{L})(?:above|below|over|under|without|with|that|who|which|outside|longer|shorter|invalid|wrong|missing|empty|expired|sin|con|que|inv[áa]lid[oa]s?|vac[íi][oa]s?|vencid[oa]s?)(?!\p{L})/iu

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

/** A text in Latin letters: in other scripts the head of a phrase is not told by its place. */
const phrases = /^[\p{Script=Latin}\p{N}]/u

const demand = /(?<!\p{L})(?:must|should|shall|can|may|cannot|need(?:s)? to|has to|have to|able to|allowed to|debe\p{L}*|puede\p{L}*|podrá\p{L}*|permite\p{L}*|deve\p{L}*|pode\p{L}*|muss|müssen|soll\p{L}*|kann|doit|doivent|peut)(?!\p{L})/iu

/** All that a rule promises, on one line. */
export function outcomeOf(rule: Rule): string {
  return rule.then.length === 0 ? rule.text : rule.then.map((then) => then.text).join('; ')
}

/** The step that acts on a rule with a value of its own in the place of a limit's words. */
export function withValue(rule: Rule, { range, clause, part }: RuleLimit, value: string, wording: Wording): string {
  const followed = /^\s(?:after|before|since|tras|después|antes|desde|ago)(?!\p{L})/iu.test(clause.text.slice(clause.text.indexOf(range.words) + range.words.length))
  const { kind } = range.quantity
  const at = kind === 'duration' && !followed ? wording.boundary.after(value) : kind === 'time' || kind === 'date' ? wording.boundary.on(value, kind) : value
  const [front = '', ...behind] = clause.text.split(range.words)
  const predicate = front.trim() === '' || range.quantity.kind === 'duration' || range.quantity.kind === 'time' || range.quantity.kind === 'date' || /(?<!\p{L})(?:is|are|be|has|have|of|with|worth|weighs?|costs?|measures?|lasts?|takes?|reaches|vale|pesa|cuesta|mide|dura|contains?|es|son|tiene|tienen|de|con|contiene|ist|hat|mit|é|são|tem|com)\s$/iu.test(front)
  const replaced = front + (predicate ? at : `(${at})`) + behind.join(range.words)
  const action = rule.when.map((when) => (when === clause ? replaced : when.text)).join('; ')
  if (action === '' && part !== 'given') return wording.boundary.use(value, rule.subject, range.words)
  if (part === 'then') return wording.boundary.actAt(wording.positive.act(action), value)
  if (rule.actor !== undefined) return wording.positive.act(wording.positive.asActor(rule.actor, action))
  if (part !== 'given') return isDoing(action, wording.language) ? wording.positive.act(action) : wording.positive.cause(action)
  const setUp = wording.positive.setUp(replaced)
  return action === '' ? setUp : `${setUp}. ${wording.positive.act(action)}`
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
