import { say } from '../phrase/vocabulary.ts'
import { edgesOf, type Limit } from '../understand/limits.ts'
import type { RuleOf, Thing } from '../understand/rule.ts'
import { roundTo } from '../understand/rounding.ts'
import type { Understood } from '../understand/understand.ts'
import { decimalsOf, formatNumber, withAmount, type Value } from '../understand/value.ts'
import { isMoneyName } from './example-values.ts'
import { idea, step, type Idea, type IdeaStep } from './idea.ts'

const calculation = { core: true, weight: 3, technique: 'Equivalence partitioning' } as const

/** An amount as the ticket writes money, with cents. */
function money(amount: number, like: Value): Value {
  return withAmount({ ...like, measure: 'money' }, amount, 2)
}

function unpriced(amount: number, { format }: Value): Value {
  const decimals = decimalsOf(amount)
  return {
    measure: 'number',
    amount,
    decimals,
    text: formatNumber(amount, decimals, format),
    format: { ...format, prefix: '', suffix: '' },
  }
}

/** A percentage of example amounts, one of which shows the rounding, and both ends of a minimum and maximum. */
export function planShare(rule: RuleOf<'share'>, criterion: Understood): Idea[] {
  const { percent, min, max, rounding, reduces, thing } = rule
  const like = min ?? max ?? rule.money
  const unit = rounding?.unit ?? 0.01
  const final = (exact: number): number => clamped(roundTo(exact, rounding ?? { how: 'nearest', unit: 0.01 }), min, max)
  const factor = reduces ? (100 - percent) / 100 : percent / 100
  const bases = new Set<number>([80])
  // A ticket that names neither money nor a price speaks of points or pieces: whole numbers without a currency.
  const priced =
    like.text !== '' || isMoneyName(`${thing.words} ${rule.of} ${rule.source}`) || (rounding?.unit ?? 1) < 1
  const amountOf = (amount: number): Value => (priced ? money(amount, like) : unpriced(amount, like))
  // One amount whose result lies between two permitted ones: it shows the direction of the rounding.
  const odd = [...Array(400).keys()]
    .map((at) => (priced ? Number((10.01 + at * 0.97).toFixed(2)) : 11 + at))
    .find((base) => {
      const part = (base * factor) / unit
      const rest = Number((part - Math.floor(part)).toFixed(6))
      return rounding?.how === 'nearest' ? Math.abs(rest - 0.5) < 1e-6 : rest > 0.1 && rest < 0.9
    })
  if (rounding !== undefined)
    bases.add((odd ?? 33.33) + (unit >= 1 && min !== undefined ? Math.ceil(min.amount / factor) : 0))
  for (const clamp of [min, max]) {
    if (clamp === undefined) continue
    const tip = clamp.amount / factor
    bases
      .add(Math.floor(tip * 0.8))
      .add(Number(tip.toFixed(2)))
      .add(Math.ceil(tip * 1.2))
  }
  const steps = [...bases]
    .sort((a, b) => a - b)
    .map((base): IdeaStep => {
      const exact = Number((base * factor).toFixed(6))
      const shown = amountOf(final(exact))
      const work = `${formatNumber(reduces ? 100 - percent : percent, decimalsOf(percent), shown.format)} % × ${amountOf(base).text} = ${formatNumber(exact, exact === Number(exact.toFixed(2)) ? 2 : 4, shown.format)}`
      return step(
        say('workOut', { thing }),
        say('result', { thing, value: shown.text, work }),
        rule.of === '' || rule.of.length > 50
          ? amountOf(base).text
          : say('givenValues', { values: [{ name: rule.of, value: amountOf(base).text }] }),
      )
    })
  const results = [...bases].slice(0, 2).map((base) => amountOf(final(Number((base * factor).toFixed(6)))).text)
  const main = idea(criterion, {
    ...calculation,
    title: say('resultTitle', { thing, results }),
    about: say('aboutResult', {}),
    preconditions:
      rule.condition === undefined || criterion.given.includes(rule.condition)
        ? []
        : [say('conditionTrue', { condition: rule.condition })],
    steps,
    assumptions: [say('exampleAmounts', {})],
  })
  return rule.threshold === undefined ? [main] : [main, ...atThreshold(rule, rule.threshold, criterion)]
}

function clamped(value: number, min: Value | undefined, max: Value | undefined): number {
  return Math.min(Math.max(value, min?.amount ?? -Infinity), max?.amount ?? Infinity)
}

/** The rule applies on one side of its threshold and not on the other. */
function atThreshold(
  { thing, source, counted = '' }: { thing: Thing; source: string; counted?: string },
  limit: Limit,
  criterion: Understood,
): Idea[] {
  const edges = edgesOf(limit).filter(({ value }) => value.amount >= 0)
  const inside = edges.filter((edge) => edge.inside)
  const outside = edges.filter((edge) => !edge.inside)
  if (inside.length === 0) return []
  return [
    idea(criterion, {
      core: true,
      weight: 2,
      type: 'Boundary',
      technique: 'Boundary value analysis',
      title: say('thresholdTitle', {
        thing,
        inside: inside[0]?.value.text ?? '',
        outside: outside[0]?.value.text ?? '',
      }),
      about: say('aboutEdges', {}),
      steps: edges.map(({ value, inside: holds }) =>
        step(
          say('bringAbout', { event: `${value.text} ${counted}`.trim() }),
          holds ? say('applies', { outcome: source }) : say('appliesNot', { outcome: source }),
          value.text,
        ),
      ),
    }),
  ]
}
