import type { ContextCriterion } from '../../../generation/context.ts'
import type { WrittenCase } from '../../plan/idea.ts'
import { today } from '../../plan/dates.ts'
import type { RuleOf } from '../rule.ts'
import { capitalise } from '../stretch.ts'
import { calendarDay, type Value, withAmount } from '../value.ts'
import { verbOfThirdPerson } from './words.ts'

/** "a paid booking", "the guest cancels 30 days or more before the arrival date" */
const situation = /^(?:there is )?an? (?:(?<state>\p{Ll}+) )?(?<thing>\p{Ll}+)$/iu
const cause =
  /^(?:the|an?) (?<who>\p{Ll}+) (?<verb>cancels|returns|withdraws|gives back)(?: (?:the|their|it|his|her)(?: \p{Ll}+)?)? (?:(?<atLeast>\d{1,3}) days or more|at least (?<least>\d{1,3}) days|(?:from |between )?(?<high>\d{1,3}) (?:to|and|-|–) (?<low>\d{1,3}) days|(?:less|fewer) than (?<below>\d{1,3}) days) before (?<event>(?:the|its|their) \p{Ll}+(?: \p{Ll}+)?)$/iu
const lessFee =
  /^(?:the )?(?<what>amount paid|price|full price|total|payment|amount) is refunded,? (?:less|minus) an? (?<fee>(?:\p{Ll}+ )?fee) of (?<amount>.+)$/iu
const shareOf =
  /^(?<percent>\d{1,2}) ?% of (?:the )?(?<what>amount paid|price|full price|total|payment|amount) is refunded(?:,? rounded (?<way>down|up|off|to the nearest)(?: to the)? (?:full )?cent)?$/iu
const nothing =
  /^nothing is refunded(?:,? and (?:the )?(?:dialog|page|message|screen|app)(?: \p{Ll}+)? (?:says|shows|reads|displays) (?<message>["“][^"“”]{2,120}["”]))?$/iu

const months = 'January February March April May June July August September October November December'.split(' ')
const cent = (amount: number): number => Math.round(amount * 100 + 1e-6) / 100
const bare = (part: string): string =>
  part
    .trim()
    .replace(/^(?:given|when|then) /iu, '')
    .replace(/(?<!["”])\.$/u, '')

function dateIn(days: number): string {
  const { year, month, day } = calendarDay(today + days)
  return `${String(day)} ${months[month - 1] ?? ''} ${String(year)}`
}

/** The days before the event for which a refund holds, the nearest on either side, and an ordinary one. */
function daysOf(
  groups: Record<string, string | undefined>,
): { ordinary: number; inside: number[]; outside: number[] } | undefined {
  const least = Number(groups.atLeast ?? groups.least)
  if (least > 1) return { ordinary: least + 10, inside: [least], outside: [least - 1] }
  const [one, other, below] = [Number(groups.high), Number(groups.low), Number(groups.below)]
  if (below > 2) return { ordinary: Math.ceil(below / 2) - 1, inside: [below - 1], outside: [below] }
  const [high, low] = [Math.max(one, other), Math.min(one, other)]
  return high > low && low > 1
    ? { ordinary: Math.round((high + low) / 2), inside: [high, low], outside: [high + 1, low - 1] }
    : undefined
}

/** Amounts of which the share lies between two cents. */
const betweenCents = [133.33, 100.01, 99.99, 87.77, 149.97]

/** How much is refunded so many days ahead: worked out for an ordinary day, at the edges and where a cent is rounded. */
export function refundScenario({ given, when, then }: ContextCriterion, money: Value): RuleOf<'written'> | undefined {
  const { state = '', thing } = situation.exec(bare(given))?.groups ?? {}
  const found = cause.exec(bare(when))?.groups
  const days = found === undefined ? undefined : daysOf(found)
  const verb = found?.verb === 'gives back' ? 'give back' : verbOfThirdPerson(found?.verb ?? '')
  if (thing === undefined || found === undefined || days === undefined || verb === undefined) return undefined
  const outcome = bare(then)
  const fee = lessFee.exec(outcome)?.groups
  const share = shareOf.exec(outcome)?.groups
  const none = nothing.exec(outcome)?.groups
  const off = Number(/\d[\d,]*(?:\.\d\d)?/u.exec(fee?.amount ?? '')?.[0].replaceAll(',', ''))
  const percent = Number(share?.percent)
  if (none === undefined && !(off > 0 && off < 100) && !(percent > 0)) return undefined
  const shown = (amount: number): string => withAmount(money, cent(amount), 2).text
  const rounded = (exact: number): number =>
    share?.way === 'up'
      ? Math.ceil(cent(exact * 100)) / 100
      : share?.way === 'down'
        ? Math.floor(cent(exact * 100)) / 100
        : cent(exact)
  const exactOf = (paid: number): number =>
    fee === undefined ? (share === undefined ? 0 : (paid * percent) / 100) : paid - off
  const refundOf = (paid: number): string => shown(rounded(exactOf(paid)))
  const event = (found.event ?? '').replace(/^(?:its|their) /u, 'the ')
  const eventName = event.replace(/^the /u, '')
  const action = (ahead: number): string => `${capitalise(verb)} the ${thing} with the ${eventName} ${dateIn(ahead)}`
  const data = (ahead: number, paid: number): string => `${String(ahead)} days ahead, paid ${shown(paid)}`
  const told = none?.message
  const how = (paid: number): string =>
    fee === undefined ? `${String(percent)}% of ${shown(paid)}` : `${shown(paid)} less ${shown(off)}`
  const inside = (ahead: number, paid: number): WrittenCase['steps'][number] => ({
    action: action(ahead),
    data: data(ahead, paid),
    expected:
      none === undefined
        ? `The refund is ${refundOf(paid)} (${how(paid)}).`
        : `${told === undefined ? '' : `${told} is displayed. `}No refund is made.`,
  })
  const outside = (ahead: number, paid: number): WrittenCase['steps'][number] => ({
    action: action(ahead),
    data: data(ahead, paid),
    expected:
      none === undefined
        ? `The refund is not ${refundOf(paid)}: another rule applies.`
        : told === undefined
          ? 'A refund is made.'
          : `${told} is not displayed.`,
  })
  const lookUp = (paid: number): WrittenCase['steps'][number] => ({
    action: `Look up the payment of this ${thing}`,
    data: '',
    expected:
      none === undefined
        ? `Exactly one refund of ${refundOf(paid)} is listed.`
        : `The payment of ${shown(paid)} is listed without a refund.`,
  })
  const prepared = [
    `Today is ${dateIn(0)}.`,
    `The ${found.who ?? 'user'} has one ${state === '' ? '' : `${state} `}${thing} for each step, with the named ${eventName} and amount.`,
  ]
  const assume = [
    `Days are counted as calendar days up to ${event}.`,
    'Refunds can be looked up where the payments are listed.',
  ]
  const first = fee === undefined ? (share === undefined ? 96 : 240) : 184.5
  const cut =
    share?.way === undefined
      ? []
      : betweenCents
          .filter((paid) => Math.abs(exactOf(paid) * 100 - Math.round(exactOf(paid) * 100)) > 0.01)
          .slice(0, 2)
  const edges = [
    ...days.outside.slice(0, 1).map((ahead) => outside(ahead, 200)),
    ...days.inside.map((ahead) => inside(ahead, 200)),
    ...days.outside.slice(1).map((ahead) => outside(ahead, 200)),
  ]
  const doing = `${capitalise(verb)} ${String(days.ordinary)} days ahead`
  const cases: WrittenCase[] = [
    {
      title:
        none === undefined
          ? `${doing}: ${refundOf(first)} of ${shown(first)} is refunded`
          : `${doing}: nothing is refunded`,
      type: 'Positive',
      given: prepared,
      steps: [inside(days.ordinary, first), lookUp(first)],
      assume,
      dated: 'date',
    },
    {
      title:
        none === undefined
          ? `${refundOf(200)} of ${shown(200)} at ${days.inside.join(' and ')} days, not at ${days.outside.join(' and ')}`
          : `Nothing is refunded at ${days.inside.join(' and ')} days; ${days.outside.join(' and ')} days are another case`,
      type: 'Boundary',
      given: prepared,
      steps: edges,
      assume: [
        ...assume.slice(0, 1),
        ...(none !== undefined && told === undefined
          ? ['Whenever this rule does not hold, something is refunded.']
          : []),
      ],
      dated: 'date',
    },
  ]
  if (cut.length > 0)
    cases.push({
      title: `${String(percent)}% of ${cut.map(shown).join(' and ')} is ${cut.map(refundOf).join(' and ')}: rounded ${share?.way === 'up' ? 'up' : share?.way === 'down' ? 'down' : 'to the cent'}`,
      type: 'Boundary',
      given: prepared,
      steps: cut.map((paid) => ({
        action: action(days.ordinary),
        data: data(days.ordinary, paid),
        expected: `The refund is ${refundOf(paid)} (exactly ${(exactOf(paid)).toFixed(3)}).`,
      })),
      assume: assume.slice(0, 1),
      dated: 'date',
    })
  return { kind: 'written', source: `${when} ${then}`, pattern: 'refund by days ahead', refusalOpen: false, cases }
}
