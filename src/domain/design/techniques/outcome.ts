import type { TestStep } from '../../test-case/test-case.ts'
import { isDoing, readAction } from '../reading/action.ts'
import type { Clause } from '../reading/clause.ts'
import type { Rule } from '../reading/rule.ts'
import { subjectOf } from '../reading/subject.ts'
import { comparedData, stepData } from '../step-data.ts'
import { capitalised } from '../titles.ts'
import type { Wording } from '../wording/wording.ts'

/** The arrange steps of a rule: what it takes as given, each shown to hold. */
export function arrangeSteps(rule: Rule, wording: Wording, ticket: string): TestStep[] {
  const { positive } = wording
  if (rule.given.length === 0) return [{ step: positive.setUpSystem(ticket), data: ticket, expected: positive.systemReady }]
  return rule.given.map((given) => ({ step: positive.setUp(given.text), data: stepData(given, wording), expected: positive.holds(given.text) }))
}

/** The act steps of a rule. A statement that names no action is acted on by bringing up what it speaks of. */
export function actSteps(rule: Rule, wording: Wording): TestStep[] {
  if (rule.when.length === 0) return [statementStep(rule, wording)]
  return rule.when.map((when) => actStep(when, wording))
}

export function actStep(when: Clause, wording: Wording): TestStep {
  const action = readAction(when.text, wording.language)
  return {
    step: isDoing(when.text, wording.language) ? wording.positive.act(action?.instruction ?? when.text) : wording.positive.cause(when.text),
    data: stepData(when, wording, action?.object),
    expected: wording.positive.acted(when.text),
  }
}

function statementStep(rule: Rule, wording: Wording): TestStep {
  const { positive } = wording
  const [then = { text: rule.text }] = rule.then
  const about = rule.subject
  if (about !== undefined && !systemWords.test(about)) return { step: positive.bringUp(about), data: about, expected: positive.upToSee(about) }
  return { step: positive.bringAbout(then.text), data: stepData(then, wording), expected: positive.broughtAbout }
}

/** The assert steps of a rule: one an outcome, so that a failure says which one it is. */
export function assertSteps(rule: Rule, wording: Wording): TestStep[] {
  const last = rule.when.at(-1)
  if (rule.then.length === 0) {
    return [{ step: wording.positive.checkOutcome, data: wording.noInput, expected: wording.positive.outcomeUnsaid(last?.text ?? rule.text) }]
  }
  return rule.then.map((then) => ({ step: lookAt(then, wording), data: comparedData(then, wording), expected: capitalised(then.text) }))
}

function lookAt(then: Clause, wording: Wording): string {
  const { observe, positive } = wording
  const place = observations.find(({ about }) => about.test(then.text))?.place
  const subject = subjectOf(then.text)
  if (place === undefined) return subject === undefined ? positive.checkOutcome : positive.check(subject)
  return `${positive.checkOutcome}: ${uncapitalised(observe[place])}`
}

function uncapitalised(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Outcomes that happen out of sight, and where they come to sight. */
const observations: { about: RegExp; place: keyof Wording['observe'] }[] = [
  { about: /\b(?:e-?mails?|notification|sms|message) (?:is |are |was |must be |should be |will be )?(?:sent|received)|receives? (?:an?|the) (?:[\w-]+ )?(?:e-?mail|notification|message|sms)|sends? (?:an?|the) (?:[\w-]+ )?(?:e-?mail|notification)|notific\w+ (?:al?|a la|a los)\b|(?:env[ií]a|recibe) (?:un|una|el|la) (?:correo|e-?mail|notificaci)/iu, place: 'sent' },
  { about: /\b(?:is|are|be|gets?) (?:not )?logged\b(?! (?:in|out))|audit (?:log|trail)|\b(?:bitácora|auditoría)\b/iu, place: 'logged' },
  { about: /\b(?:returns?|responds?|retorna|devuelve)\b|\b(?:status|http|código)\s*`?[1-5]\d\d\b|\bresponse\b|\brespuesta\b/iu, place: 'answered' },
  { about: /\b(?:is|are|be|gets?) (?:permanently )?(?:deleted|removed|erased)\b|\b(?:se elimina|se borra|eliminad[oa]s?)\b/iu, place: 'gone' },
  { about: /\b(?:saved?|stored?|persist\w*|remembered|retained|updated)\b|\b(?:se guarda|guardad[oa]s?|se actualiza\w*|persist\w+|se almacena)\b/iu, place: 'kept' },
]

/** Subjects that a tester cannot go to: the product as a whole. */
const systemWords = /^(?:the |a |el |la |o |le |das )?(?:[\w-]+ ){0,3}?(?:system|application|app|api|software|service|backend|users?|sistema|aplicaci[óo]n|aplica[çc][ãa]o|usuari[oa]s?|système|anwendung)$/iu
