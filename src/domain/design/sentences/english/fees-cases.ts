import type { CasePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { anyOf, capital, line, lowerArticle, thingOf } from './wording.ts'
import { money, value, word } from './calculations-cases.ts'

export function quantity(slots: Slots): CasePattern[] | undefined {
  const percent = value(slots, 'percent') ?? value(slots, 'percent2')
  const count = value(slots, 'count')
  if (percent === undefined || count === undefined || count < 2) return undefined
  const things = word(slots, 'things')
  const [full, less] = [count * 20, (count - 1) * 20]
  return [
    {
      title: [`${String(count)} ${things}: ${String(percent)}% off; ${String(count - 1)}: full price`],
      type: 'Boundary',
      given: [`${capital(anyOf(things))} costs ${money(slots, 20)}.`],
      steps: [
        line(
          `Order ${String(count - 1)} ${things}`,
          `${money(slots, less)} are charged (no discount)`,
          String(count - 1),
        ),
        line(
          `Order ${String(count)} ${things}`,
          `${money(slots, full * (1 - percent / 100))} are charged (${money(slots, full)} less ${money(slots, (full * percent) / 100)})`,
          String(count),
        ),
      ],
      assume: ['The discount is taken off the whole amount.'],
    },
  ]
}

export function points(slots: Slots): CasePattern[] | undefined {
  const each = value(slots, 'amount')
  const count = value(slots, 'count')
  if (each === undefined || count === undefined) return undefined
  const unit = word(slots, 'unit')
  const name = (many: number): string =>
    `${String(many)} ${many === 1 ? anyOf(unit).replace(/^an? /u, '') : unit.replace(/(?<!s)$/u, 's')}`
  return [
    {
      title: [`${money(slots, each * 2 - 0.01)}: ${name(count)}, ${money(slots, each * 2)}: ${name(count * 2)}`],
      type: 'Boundary',
      given: [`The account has 0 ${unit.replace(/(?<!s)$/u, 's')} at the start of each step.`],
      steps: [each - 0.01, each, each * 2 - 0.01, each * 2].map((amount) =>
        line(
          `Buy something for ${money(slots, amount)}`,
          `${capital(name(Math.floor(amount / each + 1e-9) * count))} ${Math.floor(amount / each + 1e-9) * count === 1 ? 'is' : 'are'} credited`,
          money(slots, amount),
        ),
      ),
    },
  ]
}

export function started(slots: Slots): CasePattern[] | undefined {
  const price = value(slots, 'price')
  if (price === undefined) return undefined
  const unit = word(slots, 'unit')
  const parts: Record<string, [string, string, string]> = {
    hour: ['60 minutes', '61 minutes', '10 minutes'],
    day: ['24 hours', '25 hours', '5 hours'],
    week: ['7 days', '8 days', '2 days'],
    minute: ['60 seconds', '61 seconds', '10 seconds'],
    '15 minutes': ['15 minutes', '16 minutes', '5 minutes'],
    'half hour': ['30 minutes', '31 minutes', '10 minutes'],
  }
  const [full, more, some] = parts[unit] ?? [`1.0 ${unit}`, `1.1 ${unit}s`, `0.4 ${unit}s`]
  return [
    {
      title: [`${full}: ${money(slots, price)}, ${more}: ${money(slots, price * 2)}`],
      type: 'Boundary',
      steps: [
        line(`Have ${some} charged`, `${money(slots, price)} are charged`, some),
        line(`Have exactly ${full} charged`, `${money(slots, price)} are charged`, full),
        line(`Have ${more} charged`, `${money(slots, price * 2)} are charged`, more),
      ],
    },
  ]
}

export function rounding(slots: Slots): CasePattern[] {
  const things = lowerArticle(word(slots, 'things'))
  return [
    {
      title: [`Rounding to cents: 10.004 becomes ${money(slots, 10)}, 10.005 ${money(slots, 10.01)}`],
      type: 'Boundary',
      given: ['Values are prepared whose calculation gives exactly 10.004, 10.005 and 10.006.'],
      steps: [
        line('Calculate a result of exactly 10.004', `${money(slots, 10)} is displayed`, '10.004'),
        line('Calculate a result of exactly 10.005', `${money(slots, 10.01)} is displayed`, '10.005'),
        line('Calculate a result of exactly 10.006', `${money(slots, 10.01)} is displayed`, '10.006'),
      ],
      assume: [`Half a cent is rounded up (${things}).`],
    },
  ]
}

export function roundedTo(slots: Slots): CasePattern[] {
  const up = /up/iu.test(word(slots, 'way'))
  const unit = word(slots, 'unit')
  const things = thingOf(word(slots, 'things'))
  const be = /s$/u.test(things) && !/ss$/u.test(things) ? 'are' : 'is'
  const name = (count: number): string =>
    /euro|dollar|pound/u.test(unit)
      ? money(slots, count)
      : /number/u.test(unit)
        ? String(count)
        : `${String(count)} ${unit}${count === 1 ? '' : 's'}`
  const fine: Record<string, [string, string]> = {
    hour: ['2 hours 0 minutes', '2 hours 1 minute'],
    minute: ['2 minutes 0 seconds', '2 minutes 1 second'],
    day: ['2 days 0 hours', '2 days 1 hour'],
  }
  const [exact, more] = /euro|dollar|pound/u.test(unit)
    ? [money(slots, 2), money(slots, 2.01)]
    : (fine[unit] ?? ['2.0', '2.1'])
  return [
    {
      title: [
        `${capital(things)}: ${exact} ${be} ${name(2)}, ${more} ${be} ${name(up ? 3 : 2)}`,
        `${more} become ${name(up ? 3 : 2)}`,
      ],
      type: 'Boundary',
      steps: [
        line(`Have exactly ${exact} calculated`, `${capital(name(2))} are shown`, exact),
        line(`Have ${more} calculated`, `${capital(name(up ? 3 : 2))} are shown`, more),
      ],
    },
  ]
}

export function sum(slots: Slots): CasePattern[] | undefined {
  const parts = [
    ...`plus ${word(slots, 'first')} ${word(slots, 'rest')}`.matchAll(
      /(?:^|,? )?(?<sign>plus|minus|less|and|,) (?:the |any |an? )?(?<name>[^,;.]+?)(?=,? (?:plus|minus|less|and) |, |$)/giu,
    ),
  ].map(({ groups }) => ({
    minus: /minus|less/iu.test(groups?.sign ?? ''),
    name: (groups?.name ?? '').replace(/^(?:the )?sum of (?:all )?/iu, ''),
  }))
  if (
    parts.length < 2 ||
    parts.length > 5 ||
    parts.some(({ name }) => / (?:is|are|that|which|if|of each) /u.test(name))
  )
    return undefined
  const amounts = [80, 12.5, 7.35, 4.9, 3]
  // "plus 19% VAT": a share of what stands before it.
  parts.forEach(({ name: part }, at) => {
    const share = /^(?<percent>\d{1,2}(?:\.\d{1,2})?) ?%/u.exec(part)?.groups?.percent
    if (share !== undefined && at > 0)
      amounts[at] =
        (parts.slice(0, at).reduce((all, { minus }, before) => all + (minus ? -1 : 1) * (amounts[before] ?? 0), 0) *
          Number(share)) /
        100
  })
  const total = parts.reduce((all, { minus }, at) => all + (minus ? -1 : 1) * (amounts[at] ?? 0), 0)
  const name = thingOf(word(slots, 'kind'))
  return [
    {
      title: [`${capital(name)}: ${money(slots, total)}`],
      given: [`${capital(parts.map((part, at) => `${part.name}: ${money(slots, amounts[at] ?? 0)}`).join('; '))}.`],
      steps: [
        line(
          `Open the page with ${name}`,
          `${capital(name)} is ${money(slots, total)} (${parts.map(({ minus }, at) => `${at === 0 ? '' : minus ? '− ' : '+ '}${money(slots, amounts[at] ?? 0)}`).join(' ')})`,
        ),
      ],
      assume: ['The amounts are examples.'],
    },
  ]
}

export function product(slots: Slots): CasePattern[] | undefined {
  const [first, second] = [word(slots, 'first'), word(slots, 'second')]
  const name = thingOf(word(slots, 'kind'))
  if (/ (?:is|are|that|which) |^multiplied/u.test(`${first} ${second}`)) return undefined
  const isMoney = /price|rate|cost|fee|wage|fare|amount|salary|value|premium/iu.test(second)
  const rate = isMoney ? money(slots, 18.5) : '18.5'
  return [
    {
      title: [`${capital(name)}: 3 × ${rate} = ${isMoney ? money(slots, 55.5) : '55.5'}`],
      given: [`${capital(thingOf(second))} is ${rate}.`],
      steps: [1, 3].map((count) =>
        line(
          `Use ${String(count)} as ${thingOf(first)}`,
          `${capital(name)} is ${isMoney ? money(slots, count * 18.5) : String(count * 18.5)} (${String(count)} × ${rate})`,
          String(count),
        ),
      ),
      assume: ['The values are examples.'],
    },
  ]
}
