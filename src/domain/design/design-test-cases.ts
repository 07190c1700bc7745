import type { WireTestCase } from '../contracts/ai-generate.ts'
import type { GenerationContext } from '../generation/context.ts'
import { enrichedCases } from './enrich.ts'
import { finishCases } from './finish-cases.ts'
import { mergeAlike } from './merge-alike.ts'
import { languageOf } from './reading/language.ts'
import { readRule } from './reading/read-rule.ts'
import { selectDrafts } from './select-drafts.ts'
import { positiveCase } from './techniques/positive.ts'
import { shorten } from './titles.ts'
import { wordingOf } from './wording/wording-of.ts'

export interface DesignOptions {
  /** Whether negative, boundary and other cases are designed beside the positive ones. */
  enrichment: boolean
  maxTestCases: number
}

/**
 * The built-in test designer: test cases from criteria by the rules of test design, without an AI, a network, a clock or
 * chance, so that the same context gives the same cases. First one case a criterion in the ticket's order, which shows it
 * to hold; with enrichment then the cases of the named techniques, those of the highest risk first. Where `maxTestCases`
 * is less than the criteria, those of the highest risk are covered.
 */
export function designTestCases(context: GenerationContext, { enrichment, maxTestCases }: DesignOptions): WireTestCase[] {
  const rules = context.acceptanceCriteria.map(readRule)
  const wording = wordingOf(languageOf(rules.map((rule) => rule.text).join('\n') || context.title))
  const ticket = ticketName(context) || wording.thisTicket
  const positives = mergeAlike(rules.map((rule) => positiveCase(rule, wording, ticket)))
  const all = mergeAlike([...positives, ...(enrichment ? enrichedCases(rules, wording, ticket) : [])])
  const extras = all.slice(positives.length)
  return finishCases(selectDrafts(all.slice(0, positives.length), extras, maxTestCases), wording)
}

function ticketName({ ticketKey, title }: GenerationContext): string {
  const summary = shorten(title.replace(/\s+/g, ' ').trim(), 100)
  return [shorten(ticketKey.trim(), 100), summary === '' ? '' : `"${summary}"`].filter((part) => part !== '').join(' ')
}
