import type { TestStep } from '../../test-case/test-case.ts'
import type { Rule } from '../reading/rule.ts'
import type { Wording } from '../wording/wording.ts'
import { comparedData, stepData } from './step-data.ts'

/** The arrange steps of a rule: what it takes as given, each shown to hold, and its exceptions shown not to. */
export function arrangeSteps(rule: Rule, wording: Wording, ticket: string): TestStep[] {
  const { positive } = wording
  const exceptions = rule.exceptions.map((text) => ({ step: positive.exception(text), data: comparedData({ text }, wording), expected: positive.isNotSo(text) }))
  const place = rule.context === undefined ? '' : `; ${positive.context(rule.context)}`
  if (rule.given.length === 0) return [{ step: `${positive.setUpSystem(ticket)}${place}`, data: ticket, expected: positive.systemReady(ticket.replace(/\s".*$/u, '')) }, ...exceptions]
  return [...rule.given.map((given) => ({ step: positive.setUp(given.text), data: stepData(given, wording), expected: positive.holds(given.text) })), ...exceptions]
}
