import type { TestStep } from '../../test-case/test-case.ts'
import type { CaseDraft } from '../draft.ts'
import { enumerationOf, fileFormat, type Enumeration } from '../reading/enumeration.ts'
import { formatOf, type FormatValue } from '../reading/format.ts'
import type { Rule } from '../reading/rule.ts'
import { isWhole } from '../reading/subject.ts'
import { actSteps } from '../steps/act.ts'
import { arrangeSteps } from '../steps/arrange.ts'
import { outcomeOf } from '../steps/assert.ts'
import { capitalised, ruleName } from '../titles.ts'
import type { Wording } from '../wording/wording.ts'

/** Equivalence partitioning (ISO/IEC/IEEE 29119-4, 5.2.1): one value of each class that a list or a format makes. */
export function partitionCases(rule: Rule, wording: Wording, ticket: string): CaseDraft[] {
  const list = enumerationOf(rule)
  return [...(list === undefined ? [] : listCases(rule, list, wording, ticket)), ...formatCases(rule, wording, ticket)]
}

function listCases(rule: Rule, list: Enumeration, wording: Wording, ticket: string): CaseDraft[] {
  const { items, closed, choice } = list
  const { partition } = wording
  const arrange = arrangeSteps(rule, wording, ticket)
  const act = choice || rule.when.length === 0 ? [] : actSteps(rule, wording)
  const all: CaseDraft = { ...common(rule, partition.aboutList(rule.id, items.length)), title: partition.each(ruleName(rule), items.join(', ')), steps: [...arrange, ...act, ...items.map((item) => itemStep(rule, list, item, wording))], assumptions: [], weight: 1 }
  if (!closed) return [all]
  const foreign = outsider(items, wording)
  return [
    {
      ...common(rule, wording.partition.aboutList(rule.id, items.length)),
      title: partition.none(ruleName(rule), foreign),
      steps: [...arrange, { step: partition.tryOther(items.join(', ')), data: wording.sample(foreign), expected: partition.otherRefused(foreign) }],
      assumptions: [partition.assumeClosed(rule.id)],
      weight: 2,
    },
    all,
  ]
}

function itemStep(rule: Rule, { choice, varied }: Enumeration, item: string, { partition, positive }: Wording): TestStep {
  if (!choice) return { step: partition.lookFor(item), data: item, expected: partition.isThere(item) }
  if (!varied) return { step: partition.choose(item), data: item, expected: partition.holdsFor(item, rule.text) }
  const action = rule.when.map(({ text }) => text).join('; ')
  return { step: partition.with(item, action === '' ? positive.checkOutcome : positive.act(action)), data: item, expected: capitalised(outcomeOf(rule)) }
}

/** Something of the same kind that the list does not hold. */
function outsider(items: string[], wording: Wording): string {
  const extensions = ['TXT', 'PDF', 'PNG', 'ZIP', 'CSV', 'DOCX']
  if (!items.some((item) => fileFormat.test(item))) return wording.partition.otherValue
  const known = new Set(items.map((item) => item.replace('.', '').toUpperCase()))
  return `sample.${(extensions.find((extension) => !known.has(extension)) ?? 'EXE').toLowerCase()}`
}

function formatCases(rule: Rule, wording: Wording, ticket: string): CaseDraft[] {
  const format = formatOf(rule)
  if (format === undefined) return []
  const { partition } = wording
  const arrange = arrangeSteps(rule, wording, ticket)
  const acting = rule.when.length > 0
  const outcome = outcomeOf(rule)
  const step = ({ value, [wording.language]: kind }: FormatValue, valid: boolean): TestStep => ({
    step: acting ? partition.actWith(withoutAddress(rule.when.map(({ text }) => text).join('; '), value), kind) : partition.enter(kind, rule.subject === undefined || isWhole(rule.subject) ? undefined : rule.subject),
    data: wording.sample(value),
    expected: acting ? (valid === rule.negative ? wording.absent(outcome) : capitalised(outcome)) : valid ? partition.accepted(value) : partition.refused(value),
  })
  // The first valid value is that of the criterion's own case; an action leaves the class to try that it does not speak of.
  const others = acting ? format.valid : format.valid.slice(1)
  const classes = (acting ? [rule.negative] : [false, true]).filter((valid) => !valid || others.length > 0)
  return classes.map((valid) => ({
    ...common(rule, partition.aboutFormat(rule.id)),
    title: (valid ? partition.validForms : partition.invalidForms)(ruleName(rule)),
    steps: [...arrange, ...(valid ? others : format.invalid).map((value) => step(value, valid))],
    assumptions: valid ? [] : [partition.assumeRefused(rule.id)],
    weight: valid ? 1 : 2,
  }))
}

/** The action with the value tried in the place of the address that the criterion gives as an example. */
function withoutAddress(action: string, value: string): string {
  return action.replace(/(["“`])[^"”`\s]{1,80}@[^"”`\s]{1,80}(["”`])/gu, (_all, open: string, close: string) => `${open}${value}${close}`)
}

function common(rule: Rule, description: string): Pick<CaseDraft, 'rule' | 'criterionIds' | 'description' | 'preconditions' | 'type' | 'technique' | 'main'> {
  return { rule, criterionIds: [rule.id], description, preconditions: rule.given.map((given) => given.text), type: 'Equivalence', technique: 'Equivalence partitioning', main: false }
}
