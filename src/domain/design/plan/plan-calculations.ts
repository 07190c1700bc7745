import { say } from '../phrase/vocabulary.ts'
import { edgesOf, type Limit } from '../understand/limits.ts'
import type { RuleOf, Thing } from '../understand/rule.ts'
import type { Understood } from '../understand/understand.ts'
import { formatNumber, withAmount, type Value } from '../understand/value.ts'
import { idea, step, type Idea, type IdeaStep } from './idea.ts'

const calculation = { core: true, weight: 3, technique: 'Equivalence partitioning' } as const

/** An amount as the ticket writes money, with cents. */
function money(amount: number, like: Value): Value {
  return withAmount({ ...like, measure: 'money' }, amount, 2)
}

/** Rounds to cents without the error of binary fractions. */
function rounded(amount: number, how: 'up' | 'down' | 'nearest' | 'none', unit: number): number {
  const parts = Number((amount / unit).toFixed(6))
  const steps = how === 'up' ? Math.ceil(parts) : how === 'down' ? Math.floor(parts) : Math.round(parts)
  return Number((steps * unit).toFixed(2))
}

/** A percentage of example amounts, one of which shows the rounding, and both ends of a minimum and maximum. */
export function planShare(rule: RuleOf<'share'>, criterion: Understood): Idea[] {
  const { percent, min, max, rounding, reduces, thing } = rule
  const like = min ?? max ?? rule.money
  const toWhole = rounding === 'up' && /(?:full|whole|full|voll|ganze|enter[oa]|entier|inteir)/i.test(rule.source)
  const unit = toWhole ? 1 : 0.01
  const factor = reduces ? (100 - percent) / 100 : percent / 100
  const bases = new Set<number>([80])
  const odd =
    [...Array(400).keys()]
      .map((at) => Number((10.01 + at * 0.97).toFixed(2)))
      .find((base) => Math.abs(((base * factor * 100) % 1) - 0.5) < 1e-6) ?? 33.33
  if (rounding !== 'none')
    bases.add(toWhole ? Number((Math.ceil((min?.amount ?? 25) / factor) + 0.05).toFixed(2)) : odd)
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
      const value = clamped(rounded(exact, rounding === 'none' ? 'nearest' : rounding, unit), min, max)
      const shown = money(value, like)
      const work = `${formatNumber(reduces ? 100 - percent : percent, 0, shown.format)} % × ${money(base, like).text} = ${formatNumber(exact, exact === Number(exact.toFixed(2)) ? 2 : 4, shown.format)}`
      return step(
        say('calculate', { of: rule.of }),
        say('result', { thing, value: shown.text, work }),
        money(base, like).text,
      )
    })
  const results = [...bases]
    .slice(0, 2)
    .map(
      (base) =>
        money(clamped(rounded(base * factor, rounding === 'none' ? 'nearest' : rounding, unit), min, max), like).text,
    )
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

export function planFee(rule: RuleOf<'fee'>, criterion: Understood): Idea[] {
  const { thing, fee, adds, threshold } = rule
  const bases = [Math.ceil(fee.amount) * 4, Number((fee.amount * 2 + 0.45).toFixed(2))]
  const result = (base: number): number => Number((adds ? base + fee.amount : base - fee.amount).toFixed(2))
  const steps = bases.map((base) =>
    step(
      say('calculate', { of: thing.words }),
      say('result', {
        thing,
        value: money(result(base), fee).text,
        work: `${money(base, fee).text} ${adds ? '+' : '−'} ${money(fee.amount, fee).text}`,
      }),
      money(base, fee).text,
    ),
  )
  const main = idea(criterion, {
    ...calculation,
    title: say('resultTitle', { thing, results: bases.map((base) => money(result(base), fee).text) }),
    about: say('aboutResult', {}),
    steps,
    assumptions: [say('exampleAmounts', {})],
  })
  return threshold === undefined ? [main] : [main, ...atThreshold(rule, threshold, criterion)]
}

/** Both ends of every tier with the result that belongs to it. */
export function planTiers({ thing, tiers, input, money: like }: RuleOf<'tiers'>, criterion: Understood): Idea[] {
  const base = tiers.some(({ result }) => result.measure === 'percent') ? money(20, like) : undefined
  const seen = new Set<string>()
  const steps = tiers.slice(0, 12).flatMap(({ limit, result }) =>
    edgesOf(limit)
      .filter((edge) => edge.inside && edge.value.amount >= 0)
      .flatMap(({ value }) => {
        if (seen.has(value.text)) return []
        seen.add(value.text)
        const shown = base === undefined ? result : money((base.amount * result.amount) / 100, base)
        return [
          step(
            say('calculate', { of: input }),
            say('result', {
              thing,
              value: shown.text,
              work: base === undefined ? '' : `${result.text} × ${base.text}`,
            }),
            value.text,
          ),
        ]
      }),
  )
  return [
    idea(criterion, {
      core: true,
      weight: 3,
      type: 'Boundary',
      technique: 'Boundary value analysis',
      title: say('resultTitle', { thing, results: [...new Set(tiers.map(({ result }) => result.text))] }),
      about: say('aboutResult', {}),
      steps,
      preconditions: base === undefined ? [] : [say('baseAmount', { of: '100 %', amount: base.text })],
      assumptions: [say('exampleAmounts', {})],
    }),
  ]
}
