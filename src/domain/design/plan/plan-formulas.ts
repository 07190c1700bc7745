import { say } from '../phrase/vocabulary.ts'
import { evaluated, namesIn, writtenOut, type Formula } from '../understand/formula.ts'
import { edgesOf } from '../understand/limits.ts'
import { roundTo } from '../understand/rounding.ts'
import type { RuleOf } from '../understand/rule.ts'
import type { Understood } from '../understand/understand.ts'
import { decimalsOf, formatNumber, withAmount } from '../understand/value.ts'
import { exampleOf, isMoneyName, nextFull } from './example-values.ts'
import { idea, step, type Idea, type IdeaStep } from './idea.ts'

type FormulaRule = RuleOf<'formula'>
/** One worked example: the value of every name, and of the conditions the result depends on. */
interface Example {
  values: Map<string, number>
  applies?: boolean
}

/** So many steps tell all that a formula promises; more would only repeat it. */
const mostSteps = 6

/** Worked examples of a formula: ordinary values, values that show the rounding, and both sides of what is added. */
export function planFormula(rule: FormulaRule, criterion: Understood): Idea[] {
  const steps = examplesOf(rule, criterion)
    .slice(0, mostSteps)
    .map((example) => worked(rule, example))
  return [
    idea(criterion, {
      core: true,
      weight: 3,
      technique: rule.additions.length > 0 ? 'Boundary value analysis' : 'Equivalence partitioning',
      type: rule.additions.some(({ kind }) => kind !== 'discountFor') ? 'Boundary' : 'Positive',
      title: say('resultTitle', { thing: rule.thing, results: [...new Set(steps.map(({ result }) => result))] }),
      about: say('aboutResult', {}),
      steps: steps.map(({ step: one }) => one),
      assumptions: [say('exampleAmounts', {})],
    }),
  ]
}

function inputsOf({ formula, additions }: FormulaRule): string[] {
  const names = namesIn(formula).filter((name) => nextFull(name) === undefined)
  return [...new Set([...names, ...additions.flatMap(({ kind, name }) => (kind === 'discountFor' ? [] : [name]))])]
}

/** Examples for a name whose values a condition of the criterion bounds: "who works fewer than 5 days a week". */
function boundedExample(name: string, names: string[], { rules }: Understood, turn: number): number | undefined {
  const condition = rules.find((rule) => rule.kind === 'threshold')
  if (condition?.kind !== 'threshold') return undefined
  const [edge] = edgesOf(condition.limit).filter(({ inside }) => inside)
  const unit = edge?.value.text.replace(/[^\p{L}]+/gu, '').toLowerCase() ?? ''
  if (
    edge === undefined ||
    unit.length < 3 ||
    !(names.length === 1 || name.toLowerCase().includes(unit.replace(/s$/, '')))
  )
    return undefined
  const further = condition.limit.high === undefined ? 1 : -1
  return Math.max(1, edge.value.amount + turn * further)
}

function examplesOf(rule: FormulaRule, criterion: Understood): Example[] {
  const names = inputsOf(rule)
  const inCents = rule.rounding !== undefined && rule.rounding.unit < 0.1
  const ordinary = [0, 1].map(
    (turn) =>
      new Map(
        names.map((name) => {
          const amount = boundedExample(name, names, criterion, turn) ?? exampleOf(name, turn)
          // An amount with cents, so that the rounding to cents has something to do.
          return [name, inCents && isMoneyName(name) && Number.isInteger(amount) ? amount - 0.65 : amount]
        }),
      ),
  )
  const [first = new Map<string, number>()] = ordinary
  const examples = ordinary.map((values): Example => ({ values }))
  if (rule.rounding !== undefined) examples.splice(1, 1, ...roundingExamples(rule, first))
  if (rule.exact) {
    const money = names.find(isMoneyName)
    if (money !== undefined) examples.push({ values: new Map(first).set(money, 5) })
  }
  const others: Example[] = []
  for (const addition of rule.additions) {
    if (addition.kind === 'discountFor') {
      const [plain] = examples
      if (plain !== undefined)
        others.push(...examples.map((one) => ({ ...one, applies: false })), { ...plain, applies: true })
      examples.length = 0
    } else {
      const edges =
        addition.kind === 'perUnit'
          ? [addition.free, addition.free + 1]
          : edgesOf(addition.limit).map(({ value }) => value.amount)
      for (const amount of edges) others.push({ values: new Map(first).set(addition.name, amount) })
    }
  }
  return distinct([...examples, ...others])
}

function distinct(examples: Example[]): Example[] {
  const known = new Set<string>()
  return examples.filter(({ values, applies }) => {
    const key = JSON.stringify([[...values], applies])
    if (known.has(key)) return false
    known.add(key)
    return true
  })
}

/** Two examples near the first one: what is cut off lies below a half in one of them and at or above it in the other. */
function roundingExamples(rule: FormulaRule, first: Map<string, number>): Example[] {
  const { rounding } = rule
  const name = inputsOf(rule).find((one) => !isMoneyName(one)) ?? inputsOf(rule)[0]
  const start = name === undefined ? undefined : first.get(name)
  if (rounding === undefined || name === undefined || start === undefined) return []
  const by = Number.isInteger(start) ? 1 : 0.01
  const found: Example[] = []
  for (const wanted of [[0.02, 0.499] as const, [0.5, 0.98] as const]) {
    for (let at = 1; at <= 60; at += 1) {
      const values = new Map(first).set(name, Number((start + at * by).toFixed(2)))
      const part = exactResult(rule, { values }) / rounding.unit
      const rest = Number((part - Math.floor(part)).toFixed(6))
      if (rest < wanted[0] || rest > wanted[1]) continue
      found.push({ values })
      break
    }
  }
  return found
}

function valueOf(rule: FormulaRule, { values }: Example, name: string): number {
  const amount = values.get(name)
  if (amount !== undefined) return /%|percent|prozent/iu.test(name) ? amount / 100 : amount
  const base = inputsOf(rule).find(isMoneyName)
  return base === undefined ? 1 : Math.ceil(values.get(base) ?? 0)
}

function exactResult(rule: FormulaRule, example: Example): number {
  const plain = evaluated(rule.formula, (name) => valueOf(rule, example, name))
  return rule.additions.reduce((sum, addition) => {
    const amount = example.values.get(addition.name) ?? 0
    if (addition.kind === 'perUnit') return sum + addition.rate * Math.max(0, amount - addition.free)
    if (addition.kind === 'discountFor') return example.applies === true ? (sum * (100 - addition.percent)) / 100 : sum
    return holds(addition, amount) ? (sum * (100 + addition.percent)) / 100 : sum
  }, plain)
}

function holds(
  { limit: { low, high } }: Extract<FormulaRule['additions'][number], { kind: 'beyond' }>,
  amount: number,
) {
  const above = low === undefined || amount > low.value.amount || (low.inclusive && amount === low.value.amount)
  const below = high === undefined || amount < high.value.amount || (high.inclusive && amount === high.value.amount)
  return above && below
}

function worked(rule: FormulaRule, example: Example): { step: IdeaStep; result: string } {
  const { money, rounding, additions, thing } = rule
  const amountText = (name: string, amount: number): string =>
    /%|percent|prozent/iu.test(name)
      ? `${formatNumber(amount, decimalsOf(amount), money.format)} %`
      : isMoneyName(name) || nextFull(name) !== undefined
        ? withAmount({ ...money, measure: 'money' }, amount, 2).text
        : formatNumber(amount, decimalsOf(amount), {
            ...money.format,
            group: amount < 10_000 ? '' : money.format.group,
          })
  const shown = (name: string): string =>
    amountText(name, valueOf(rule, example, name) * (/%|percent|prozent/iu.test(name) ? 100 : 1))
  const exact = Number(exactResult(rule, example).toFixed(6))
  const final = rounding === undefined ? exact : roundTo(exact, rounding)
  const paid = isPaid(rule)
  const text = (amount: number): string =>
    paid
      ? withAmount({ ...money, measure: 'money' }, amount, Math.max(2, Math.min(4, decimalsOf(amount)))).text
      : formatNumber(amount, Math.min(4, decimalsOf(amount)), money.format)
  const work = additions.reduce(
    (sum, addition) => {
      const amount = example.values.get(addition.name) ?? 0
      if (addition.kind === 'perUnit')
        return amount > addition.free ? `${sum} + ${String(amount - addition.free)} × ${addition.rateText}` : sum
      const factor =
        addition.kind === 'discountFor'
          ? example.applies === true
            ? 100 - addition.percent
            : 100
          : holds(addition, amount)
            ? 100 + addition.percent
            : 100
      return factor === 100 ? sum : `(${sum}) × ${formatNumber(factor, 0, money.format)} %`
    },
    writtenOut(rule.formula, shown),
  )
  const values: { name: string; value: string | boolean }[] = inputsOf(rule).map((name) => ({
    name: name.replace(/ ?%$/, ''),
    value: amountText(name, example.values.get(name) ?? 0),
  }))
  for (const addition of additions)
    if (addition.kind === 'discountFor') values.push({ name: addition.name, value: example.applies === true })
  const result = text(final)
  return {
    result,
    step: step(
      say('workOut', { thing }),
      say('result', { thing, value: result, work: `${work} = ${text(exact)}` }),
      say('givenValues', { values }),
    ),
  }
}

/** Whether the result is money: the formula holds a price, or its name says so. */
function isPaid({ formula, thing, additions }: FormulaRule): boolean {
  const priced = (part: Formula): boolean =>
    part.kind === 'name'
      ? isMoneyName(part.name) || nextFull(part.name) !== undefined
      : part.kind === 'number'
        ? /[€$£¥₹]|EUR|CHF/u.test(part.text)
        : priced(part.left) || priced(part.right)
  return priced(formula) || isMoneyName(thing.words) || additions.some(({ kind }) => kind === 'perUnit')
}
