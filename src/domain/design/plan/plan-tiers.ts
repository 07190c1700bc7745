import { say } from '../phrase/vocabulary.ts'
import { edgesOf } from '../understand/limits.ts'
import type { RuleOf } from '../understand/rule.ts'
import type { Understood } from '../understand/understand.ts'
import { withAmount, type Value } from '../understand/value.ts'
import { idea, step, type Idea, type IdeaStep } from './idea.ts'

type TiersRule = RuleOf<'tiers'>
const mostTiers = 12

/** Both ends of every tier with the result that belongs to it. */
export function planTiers(rule: TiersRule, criterion: Understood): Idea[] {
  const { thing, tiers, of } = rule
  const percent = tiers.some(({ result }) => result.measure === 'percent')
  const ofItself =
    percent && rule.reduces === true && (tiers[0]?.limit.low ?? tiers[0]?.limit.high)?.value.measure === 'money'
  const base = percent && !ofItself ? withAmount({ ...rule.money, measure: 'money' }, 20, 2) : undefined
  const seen = new Set<string>()
  const steps: IdeaStep[] = []
  for (const [at, { limit, result }] of tiers.slice(0, mostTiers).entries()) {
    for (const { value, inside, place } of edgesOf(limit)) {
      const below = !inside && at === 0 && place === 'belowMin' && rule.reduces === true
      if ((!inside && !below) || value.amount < 0 || seen.has(value.text)) continue
      seen.add(value.text)
      const rate = below ? withAmount(result, 0, 0) : result
      steps.push(
        step(
          say('workOut', { thing }),
          say('result', { thing, ...resultOf(rule, value, rate, base) }),
          rule.input.startsWith(' ')
            ? `${value.text}${rule.input}`
            : rule.input === ''
              ? value.text
              : say('givenValues', { values: [{ name: rule.input, value: value.text }] }),
        ),
      )
    }
  }
  return [
    idea(criterion, {
      core: true,
      weight: 3,
      type: 'Boundary',
      technique: 'Boundary value analysis',
      title: say('resultTitle', { thing, results: [...new Set(tiers.map(({ result }) => result.text))] }),
      about: say('aboutResult', {}),
      steps,
      preconditions:
        base === undefined
          ? []
          : [
              of === undefined
                ? say('exampleBase', { amount: base.text })
                : say('baseAmount', { of, amount: base.text }),
            ],
      assumptions: [say('exampleAmounts', {})],
    }),
  ]
}

function resultOf(
  rule: TiersRule,
  value: Value,
  rate: Value,
  base: Value | undefined,
): { value: string; work: string } {
  if (rule.per === true) return perUnit(rule, value)
  if (rate.measure !== 'percent') return { value: rate.text, work: '' }
  const of = base ?? value
  if (rate.amount === 0) return { value: withAmount(of, 0, 2).text, work: '' }
  const amount = Number(((of.amount * Math.abs(rate.amount)) / 100).toFixed(4))
  return {
    value: withAmount(of, Number(amount.toFixed(2)), 2).text,
    work: `${rate.text.replace(/^[−-]/, '')} × ${of.text}`,
  }
}

/** Units up to the end of a tier cost its rate, the ones above it that of the next. */
function perUnit({ tiers, money }: TiersRule, value: Value): { value: string; work: string } {
  let [total, counted] = [0, 0]
  const work: string[] = []
  for (const { limit, result } of tiers) {
    const units = Math.min(value.amount, limit.high?.value.amount ?? Infinity) - counted
    if (units <= 0) continue
    total += units * result.amount
    counted += units
    work.push(`${String(units)} × ${result.text}`)
  }
  return { value: withAmount({ ...money, measure: 'money' }, Number(total.toFixed(2)), 2).text, work: work.join(' + ') }
}
