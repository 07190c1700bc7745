import type { TestStep } from '../../test-case/test-case.ts'
import type { CaseDraft } from '../draft.ts'
import type { Clause } from '../reading/clause.ts'
import { filledIn, outlineRows, type ExampleRow } from '../reading/examples.ts'
import type { Rule } from '../reading/rule.ts'
import { arrangeSteps } from '../steps/arrange.ts'
import { outcomeOf } from '../steps/assert.ts'
import { capitalised } from '../titles.ts'
import type { Wording } from '../wording/wording.ts'

const mostRows = 20

/** A Scenario Outline as one case with a step for each example row; the draft given stands where there are no rows. */
export function dataDrivenCase(rule: Rule, plain: CaseDraft, wording: Wording, ticket: string): CaseDraft {
  const rows = outlineRows(rule)
  if (rows.length === 0) return plain
  const { positive } = wording
  const fixed = rule.given.filter((given) => !usesColumn(given))
  const shown = rows.slice(0, mostRows)
  return {
    ...plain,
    preconditions: fixed.map(({ text }) => text),
    technique: 'Data-driven scenario testing',
    steps: [...arrangeSteps({ ...rule, given: fixed }, wording, ticket), ...shown.map((row, index) => rowStep(rule, row, positive.exampleRow(index + 1, rows.length), wording))],
    assumptions: rows.length > mostRows ? [positive.moreRows(mostRows + 1, rows.length)] : [],
  }
}

function rowStep(rule: Rule, row: ExampleRow, name: string, wording: Wording): TestStep {
  const { positive } = wording
  const filled = (clauses: Clause[]): string => clauses.map((clause) => filledIn(clause, row).text).join('; ')
  const setUp = filled(rule.given.filter(usesColumn))
  const action = filled(rule.when)
  const parts = [setUp === '' ? '' : positive.setUp(setUp), action === '' ? '' : positive.act(action)].filter((part) => part !== '')
  const outcome = outcomeOf({ ...rule, then: rule.then.map((then) => filledIn(then, row)) })
  return { step: `${capitalised(name)} – ${parts.length === 0 ? positive.checkOutcome : parts.join('. ')}`, data: row.text, expected: rule.then.length === 0 ? positive.outcomeUnsaid(action) : capitalised(outcome) }
}

function usesColumn({ text }: Clause): boolean {
  return /<[^<>\n]{1,100}>/.test(text)
}
