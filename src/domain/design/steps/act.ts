import type { TestStep } from '../../test-case/test-case.ts'
import { isDoing, readAction } from '../reading/action.ts'
import type { Clause } from '../reading/clause.ts'
import { validInputs, type InputValue } from '../reading/input-value.ts'
import type { Rule } from '../reading/rule.ts'
import { accountFor } from '../reading/samples.ts'
import { headOf, isWhole } from '../reading/subject.ts'
import type { Wording } from '../wording/wording.ts'
import { actionData, stepData } from './step-data.ts'

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
  if (actor !== undefined && !anybody.test(actor)) {
    const done = positive.asActor(actor, when.text)
    const account = accountFor(actor, wording.language)
    return { step: positive.act(done), data: account === undefined || data !== wording.noInput ? data : wording.sample(account), expected: positive.acted(done) }
  }
  if (!isDoing(when.text, wording.language)) return { step: positive.cause(when.text), data, expected: positive.holds(when.text) }
  return { step: positive.act(action?.instruction ?? when.text), data, expected: positive.acted(when.text) }
}

/** Actors that say nothing of who acts. */
const anybody = /^(?:new |existing |nuevos |todos los )?(?:users?|usu[aá]ri[oa]s?)$/iu

function inputStep({ label, subject, data }: InputValue, { positive }: Wording): TestStep {
  const step = subject === undefined ? positive.useThing(label) : positive.use(label, subject)
  return { step, data, expected: positive.acted(step.replace(/^[^:]*: /, '')) }
}

function statementStep(rule: Rule, wording: Wording): TestStep {
  const { positive } = wording
  const [then = { text: rule.text }] = rule.then
  const about = rule.subject
  if (about !== undefined && /^["“«]/.test(about) && !beingShown.test(then.text.slice(then.text.indexOf(about) + about.length))) return { step: positive.useThing(about), data: about, expected: positive.acted(positive.useThing(about).replace(/^[^:]*: /, '')) }
  if (about !== undefined && (gerund.test(about) || situation.test(about))) {
    const doing = gerund.test(about)
    return { step: doing ? positive.act(about) : positive.cause(about), data: stepData({ text: about }, wording), expected: doing ? positive.acted(about) : positive.holds(about) }
  }
  if (about !== undefined && !isWhole(about)) return { step: positive.bringUp(about), data: about, expected: positive.upToSee(about) }
  const head = about === undefined && phrases.test(then.text) ? headOf(then.text) : undefined
  if (head !== undefined) return { step: positive.bringUp(head), data: head, expected: positive.upToSee(head) }
  return { step: positive.bringAbout(then.text), data: stepData(then, wording), expected: positive.broughtAbout }
}

/** What follows a control that is only looked at, not used. */
const beingShown = /^\s*(?:is|are|must|should|appears?|es|está|aparece|debe)(?!\p{L})/iu

/** Subjects that are situations to bring about rather than things to look at: 'a price above the highest', 'changing a line'. */
const gerund = /^[\p{L}]{2,}ing\s(?:the|an?|another|one|two|three|any|all|this|that|their|its|your|more|multiple|every|each|on|in|out|up|off|from|to|for|"|“)(?!\p{L})/iu
const situation = /(?<!\p{L})(?:above|below|over|under|without|with|that|who|which|outside|longer|shorter|invalid|wrong|missing|empty|expired|sin|con|que|inv[áa]lid[oa]s?|vac[íi][oa]s?|vencid[oa]s?)(?!\p{L})/iu

/** A text in Latin letters: in other scripts the head of a phrase is not told by its place. */
const phrases = /^[\p{Script=Latin}\p{N}]/u
