import { isDoing, readAction } from '../reading/action.ts'
import type { Clause } from '../reading/clause.ts'
import { findValues } from '../reading/find-values.ts'
import { accountFor, sampleFor } from '../reading/samples.ts'
import { isThing, isWhole, subjectOf } from '../reading/subject.ts'
import type { Wording } from '../wording/wording.ts'

/**
 * The data of an arrange or act step, never empty: the table or block that came with its words, else the values they name,
 * else a sample that suits the thing they speak of, else the thing itself that is acted on. Only where the words name none
 * of these does the step say that it needs no input.
 */
export function stepData(clause: Clause, wording: Wording): string {
  return dataFor(clause, wording, isThing(clause.text) && !isDoing(clause.text, wording.language) ? clause.text : undefined)
}

function dataFor(clause: Clause, wording: Wording, object: string | undefined): string {
  const named = namedData(clause)
  if (named !== '') return named
  const { language } = wording
  const sample = sampleFor(clause.text, language)
  if (sample !== undefined) return wording.sample(sample)
  const person = aboutPerson.test(clause.text) ? accountFor(clause.text, language) : undefined
  if (person !== undefined && (object === undefined || object === clause.text)) return wording.sample(person)
  if (object !== undefined && !vague.test(object)) return object
  const account = accountFor(clause.text, language)
  return account === undefined ? (lookedAt(clause.text) ?? wording.noInput) : wording.sample(account)
}

/** The data of an action: as above, the thing being what the action is done to. */
export function actionData(clause: Clause, wording: Wording): string {
  return dataFor(clause, wording, readAction(clause.text, wording.language)?.object)
}

/** Objects that stand for data without being it. */
const vague = /^(?:the |some |any )?(?:valid |invalid |test |new |all |required )*(?:data|inputs?|values?|details|information|things?|it|datos|valores|informaci[óo]n)$/iu

/** A person's situation: 'I am a manager', 'soy administrador', 'a customer with two orders'. */
const aboutPerson = /^(?:I am|I'm|soy|estoy|(?:the|an?|any|el|la|una?) (?:[\w-]+ )?(?:users?|customers?|admin\w*|manager|member|owner|usuari[oa]|cliente|emplead[oa]))(?!\p{L})/iu

function lookedAt(text: string): string | undefined {
  const subject = subjectOf(text)
  return subject === undefined || isWhole(subject) ? undefined : subject
}

/** The data of an assert step: the values that the outcome names, else the thing that is looked at. */
export function comparedData(clause: Clause, wording: Wording): string {
  const named = namedData(clause)
  return named === '' ? (lookedAt(clause.text) ?? wording.noInput) : named
}

function namedData(clause: Clause): string {
  const values = findValues(clause.text)
  return clause.attached === undefined ? values.join('; ') : [...values, clause.attached].join('\n')
}
