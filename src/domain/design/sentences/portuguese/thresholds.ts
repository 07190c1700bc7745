import { moved, naturalStep, type Value } from '../../understand/value.ts'
import { slotsOf, type TicketFacts } from '../slots.ts'
import { slotSource } from '../slot-sources.ts'

/** The two sides of a number in a condition: "o estoque fica abaixo de 10 unidades" holds at 9 and not at 10. */
export interface Sides {
  holds: string
  holdsNot: string
  at: string
  past: string
}

const comparisons: [words: string, holds: -1 | 0 | 1, said: string][] = [
  ['há mais de', 1, 'há '],
  ['há menos de', -1, 'há '],
  ['mais (?:de|do que|que)', 1, ''],
  ['menos (?:de|do que|que)', -1, ''],
  [
    '(?:fica|ficar|está|estiver|cai|desce|baixa|baixar|passa|passar|sobe) (?:para )?(?:acima d[eo]|de mais de)',
    1,
    'chega a ',
  ],
  [
    '(?:fica|ficar|está|estiver|cai|cair|desce|descer|baixa|baixar|passa) (?:para )?(?:abaixo d[eo]|a menos de)',
    -1,
    'fica em ',
  ],
  ['acima de', 1, 'de '],
  ['abaixo de', -1, 'de '],
  ['(?:igual ou superior|superior ou igual|maior ou igual) a', 0, 'igual a '],
  ['(?:superior(?:es)? a|maior(?:es)? (?:do )?que)', 1, 'igual a '],
  ['(?:inferior(?:es)? a|menor(?:es)? (?:do )?que)', -1, 'igual a '],
  ['(?:ultrapassa|excede|passa de|supera|ultrapassar|exceder|superar)m?(?: os| as| o limite de)?', 1, 'chega a '],
  ['(?:atinge|alcança|completa|chega a|atingir|alcançar|completar)m?(?: os| as)?', 0, 'chega a '],
  ['(?:pelo menos|no mínimo|a partir de|ao menos)', 0, ''],
]
const value = `(?:(?<amount>${slotSource('amount', 'pt')})|(?<percent>${slotSource('percent', 'pt')})|(?<span>${slotSource('span', 'pt')})|(?<n>\\d{1,6}(?:,\\d{1,2})?))`
const signs = comparisons.map(([words, holds, said]) => ({
  sign: new RegExp(`(?<![\\p{L}-])${words} ${value}(?![\\d\\p{L}]| ?(?:px|pixels)(?!\\p{L}))`, 'iu'),
  holds,
  said,
}))

export function sidesOf(state: string, facts: TicketFacts): Sides | undefined {
  for (const { sign, holds, said } of signs) {
    const found = sign.exec(state)
    if (found?.groups === undefined) continue
    const { amount, percent, span, n } = found.groups
    const read = slotsOf({ amount, percent, span, n }, facts)
    const [limit] = [...(read?.values.values() ?? [])]
    if (limit === undefined) return undefined
    const step = limit.measure === 'money' ? 0.01 : naturalStep(limit)
    const inside = holds === 0 ? limit : moved(limit, holds * step)
    const outside = holds === 0 ? moved(limit, -step) : limit
    if (inside.amount < 0 || outside.amount < 0) return undefined
    const put = ({ text }: Value): string =>
      `${state.slice(0, found.index)}${said}${text}${state.slice(found.index + found[0].length)}`
    const beyond = finer(limit, holds)
    if (beyond !== undefined) {
      const near = { ...limit, text: beyond }
      return { holds: put(near), holdsNot: put(limit), at: beyond, past: limit.text }
    }
    return { holds: put(inside), holdsNot: put(outside), at: inside.text, past: outside.text }
  }
  return undefined
}

/** Just beyond whole hours or minutes: "2 horas e 1 minuto", "1 hora e 59 minutos". */
function finer({ measure, amount, text }: Value, holds: -1 | 0 | 1): string | undefined {
  if (holds === 0 || !Number.isInteger(amount) || (measure !== 'hour' && measure !== 'minute')) return undefined
  const [one, many, small] = measure === 'hour' ? ['hora', 'horas', 'minuto'] : ['minuto', 'minutos', 'segundo']
  if (holds === 1) return `${text} e 1 ${small}`
  const left = amount - 1
  return left === 0 ? `59 ${small}s` : `${String(left)} ${left === 1 ? one : many} e 59 ${small}s`
}
