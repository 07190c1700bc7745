import type { ContextCriterion } from '../../../generation/context.ts'
import type { WrittenCase } from '../../plan/idea.ts'
import type { RuleOf } from '../rule.ts'
import { capitalise } from '../stretch.ts'
import { type Value, withAmount } from '../value.ts'

/** "A bid must be at least the current bid plus the increment:", above a table of increments. */
const sentence =
  /^(?:An?|Each|Every|The) (?:new |next )?(?<thing>\p{Ll}+) (?:must|has to|should) be (?:at least|no less than|not less than) the (?<base>\p{Ll}+(?: \p{Ll}+){0,2}) plus the (?<step>\p{Ll}+(?: \p{Ll}+)?)(?: from the table)?:?$/u

export interface Tier {
  from: number
  /** The last amount of the tier; undefined where it has no end. */
  to?: number
  step: number
}

const cent = (amount: number): number => Math.round(amount * 100) / 100
const amountsIn = (cell: string): number[] =>
  [...cell.matchAll(/\d[\d,]*(?:\.\d{1,2})?/gu)].map(([digits]) => Number(digits.replaceAll(',', '')))

function tierOf([range = '', step = '']: string[]): Tier | undefined {
  const [one, other] = amountsIn(range)
  const [by] = amountsIn(step)
  if (one === undefined || by === undefined) return undefined
  if (other !== undefined) return { from: one, to: other, step: by }
  if (/below|under|less than|up to/iu.test(range))
    return { from: 0, to: /up to/iu.test(range) ? one : cent(one - 0.01), step: by }
  return /above|more|over|from/iu.test(range) ? { from: one, step: by } : undefined
}

/** A table of steps with the sentence above it. */
export interface StepTable {
  said: string
  /** "bid" */
  thing: string
  /** "current bid" */
  base: string
  tiers: Tier[]
}

/** The first such table of a text, which may stand in a list of rules. */
export function stepTableOf(text: string): StepTable | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim().replace(/^(?:[-*]|\d{1,2}[.)]) /u, ''))
    .filter((line) => line !== '')
  const at = lines.findIndex((line) => sentence.test(line))
  if (at < 0) return undefined
  const end = lines.findIndex((line, index) => index > at && !line.startsWith('|'))
  return tableOf(lines.slice(at, end < 0 ? undefined : end))
}

function tableOf([said = '', ...lines]: string[]): StepTable | undefined {
  const { thing, base, step } = sentence.exec(said)?.groups ?? {}
  const rows = lines
    .filter((line) => /^\|.*\|$/u.test(line) && !/^[\s|:-]+$/u.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
  const [header = [], ...body] = rows
  if (thing === undefined || base === undefined || step === undefined || rows.length !== lines.length - 1)
    return undefined
  if (header.length !== 2 || header[0]?.toLowerCase() !== base || header[1]?.toLowerCase() !== step) return undefined
  const tiers = body.flatMap((row) => tierOf(row) ?? [])
  if (tiers.length < 2 || tiers.length > 6 || tiers.length < body.length || !/[€$£]/u.test(body[0]?.[0] ?? ''))
    return undefined
  return { said, thing, base, tiers }
}

/** The step that a table asks for on top of an amount. */
export function stepAt({ tiers }: StepTable, amount: number): number | undefined {
  return tiers.find(({ from, to }) => amount >= from && (to === undefined || amount <= to))?.step
}

/** An ordinary amount in the middle of a tier. */
export function ordinaryIn({ from, to }: Tier): number {
  const middle = to === undefined ? from * 1.6 : from === 0 ? to * 0.4 : from * 2 < to ? from * 2 : (from + to) / 2
  return Math.max(1, Math.round(middle))
}

/** The least amount in each tier, and one cent less than it at both ends of every tier. */
export function leastSteps({ text = '' }: ContextCriterion, money: Value): RuleOf<'written'> | undefined {
  const table = tableOf(
    text
      .slice(0, 2_000)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  )
  if (table === undefined) return undefined
  const { said, thing, base, tiers } = table
  const shown = (amount: number): string => withAmount(money, cent(amount), 2).text
  const verb = /^(?:bid|bet|order)$/u.test(thing) ? 'Place' : 'Make'
  const one = `${/^[aeiou]/u.test(thing) ? 'an' : 'a'} ${thing}`
  const data = (from: number, amount: number): string => `${capitalise(base)} ${shown(from)}, ${thing} ${shown(amount)}`
  const least = (from: number, by: number): WrittenCase['steps'][number] => ({
    action: `${verb} ${one} of exactly the ${base} plus ${shown(by)}`,
    data: data(from, from + by),
    expected: `The ${thing} of ${shown(from + by)} is accepted${base === `current ${thing}` ? ` and is the ${base}` : ''}.`,
  })
  const tooLow = (from: number, by: number): WrittenCase['steps'][number] => ({
    action: `${verb} ${one} that is one cent too low`,
    data: data(from, from + by - 0.01),
    expected: `The ${thing} is refused; the ${base} is still ${shown(from)}.`,
  })
  const ordinary = tiers.map((tier) => ({ from: ordinaryIn(tier), by: tier.step }))
  const edges = tiers.flatMap(({ from, to, step: by }) =>
    [...(from === 0 ? [] : [from]), ...(to === undefined ? [] : [to])].map((at) => ({ at, by })),
  )
  const given = [`Each step starts with the named ${base}, which somebody else has made; the tester may make ${one}.`]
  const results = ordinary.map(({ from, by }) => shown(from + by))
  return {
    kind: 'written',
    source: said,
    pattern: 'least amount by a table of steps',
    refusalOpen: false,
    cases: [
      {
        title: `${capitalise(base)} ${ordinary.map(({ from }) => shown(from)).join(', ')}: least ${thing} ${results.join(', ')}`,
        type: 'Positive',
        technique: 'Equivalence partitioning',
        given,
        steps: [
          ...ordinary.map(({ from, by }) => least(from, by)),
          ...ordinary.slice(0, 1).map(({ from, by }) => ({
            action: `${verb} ${one} that is far too low`,
            data: data(from, from + by / 5),
            expected: `The ${thing} is refused; the ${base} is still ${shown(from)}.`,
          })),
        ],
        assume: [],
      },
      {
        title: `One cent too low and exact at ${edges.map(({ at }) => shown(at)).join(', ')}`,
        type: 'Boundary',
        given,
        steps: edges.flatMap(({ at, by }) => [tooLow(at, by), least(at, by)]),
        assume: ['Amounts may be entered to the cent.'],
      },
    ],
  }
}
