import { namedNumber } from '../../../review/number-words.ts'

/** A condition with the last value that meets it and the first that does not, in words. */
export interface Edge {
  inside: string
  outside: string
}

const unit =
  '(?: ?(?:%|percent|kg|g|km|m|cm|mm|l|litres?|liters?|°C|kWh|kW|points?|credits?|euros?|EUR|USD|GBP|(?!days?|hours?|minutes?|seconds?|weeks?|months?|years?|characters?|digits?|px)[a-z]+))?'
const number = `(?<sign>[€$£])?(?<digits>\\d[\\d,.]*\\d|\\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|hundred)`
const words =
  '(?<word>(?:is |are |has |have )?(?:more than|over|above|greater than|higher than|larger than|heavier than|longer than|less than|fewer than|below|under|lower than|smaller than|lighter than|at least|at most|no more than|not more than|a maximum of|a minimum of|up to|exceeds?|reaches)|(?:falls?|drops?|sinks?|goes|go) (?:below|under)|(?:rises?|climbs?|goes|go|gets?) (?:above|over))'
const edge = new RegExp(
  `^(?<before>.{2,80}?) ${words} ${number}(?<behind>${unit}(?: (?:or more|or less|or fewer))?(?: .{1,80})?)$`,
  'iu',
)
const orMore = new RegExp(
  `^(?<before>.{2,80}?) ${number}(?<unit>${unit}) or (?<side>more|less|fewer|higher|above|lower|below)(?<behind> .{1,80})?$`,
  'iu',
)

const leading = new RegExp(
  `^(?<word>at least|more than|over|less than|fewer than|at most|no more than|a minimum of|a maximum of) ${number.replace('(?<sign>[€$£])?', '')}(?<behind> [a-z][a-z -]{2,40}? (?:have|has|are|is|exist|were) .{2,80})$`,
  'iu',
)

const measured = /^ ?(?:kg|km|m|cm|l|litres?|liters?|°C|kWh|kW)(?!\p{L})/iu

/** "the cart holds more than 3 items" → "the cart holds 4 items" and "the cart holds 3 items"; undefined without a value. */
export function edgeOf(condition: string): Edge | undefined {
  const text = condition.trim()
  const two = orMore.exec(text)?.groups
  if (two !== undefined) {
    const { before = '', sign = '', digits = '', unit: name = '', side = '', behind = '' } = two
    const value = valueOf(digits)
    if (value === undefined || isTime(name + behind)) return undefined
    const by = stepOf(sign, digits, name)
    const more = /more|higher|above/iu.test(side)
    const write = (amount: number): string => `${before} ${sign}${amountText(amount, sign, digits, by)}${name}${behind}`
    return { inside: write(value), outside: write(value + (more ? -by : by)) }
  }
  const many = leading.exec(text)?.groups
  if (many !== undefined) {
    const { word = '', digits = '', behind = '' } = many
    const value = valueOf(digits)
    if (value === undefined || isTime(behind)) return undefined
    const write = (amount: number): string =>
      amount === 1
        ? `1${behind.replace(/^(?<noun> [a-z ]*?)s (?:have|are) /u, (_, noun: string) => `${noun} ${/ have /u.test(behind) ? 'has' : 'is'} `)}`
        : `${String(amount)}${behind}`
    if (/more than|over/iu.test(word)) return { inside: write(value + 1), outside: write(value) }
    if (/at least|minimum/iu.test(word))
      return value < 1 ? undefined : { inside: write(value), outside: write(value - 1) }
    if (/less|fewer/iu.test(word)) return value < 2 ? undefined : { inside: write(value - 1), outside: write(value) }
    return { inside: write(value), outside: write(value + 1) }
  }
  const found = edge.exec(text)?.groups
  if (found === undefined) return undefined
  const { before = '', word = '', sign = '', digits = '', behind = '' } = found
  const value = valueOf(digits)
  if (value === undefined || isTime(behind) || / (?:and|or|between) /iu.test(text)) return undefined
  const by = stepOf(sign, digits, behind)
  const put = (amount: number): string =>
    `${before} ${verbOf(word)}${sign}${amountText(amount, sign, digits, by)}${behind.replace(/^(?<noun> [a-z]+?)s?(?= |$)/iu, (noun) => (amount === 1 && !measured.test(noun) ? noun.replace(/(?<!s)s$/u, '') : noun))}`
  if (
    /more than|over|above|greater|higher|larger|heavier|longer|exceed/iu.test(word) &&
    !/no more|not more/iu.test(word)
  )
    return { inside: put(value + by), outside: put(value) }
  if (/less|fewer|below|under|lower|smaller|lighter/iu.test(word))
    return value - by < 0 ? undefined : { inside: put(value - by), outside: put(value) }
  if (/at least|minimum|reaches/iu.test(word))
    return value - by < 0 ? undefined : { inside: put(value), outside: put(value - by) }
  return { inside: put(value), outside: put(value + by) }
}

const isTime = (text: string): boolean =>
  /^ ?(?:working |business |calendar )?(?:days?|hours?|minutes?|seconds?|weeks?|months?|years?|characters?|digits?|px|am|pm)(?!\p{L})/iu.test(
    text,
  )

/** The verb that goes with an exact value. */
function verbOf(word: string): string {
  if (/^exceed|^reaches/iu.test(word)) return 'is '
  const plain = /^(?<verb>is|are|has|have) /iu.exec(word)?.groups?.verb
  if (plain !== undefined) return `${plain} `
  const moves = /^(?<verb>falls?|drops?|sinks?|goes|go|rises?|climbs?|gets?) /iu.exec(word)?.groups?.verb
  return moves === undefined ? '' : `${moves} to `
}

function valueOf(digits: string): number | undefined {
  const value = /^\d/u.test(digits) ? Number(digits.replace(/,(?=\d{3})/gu, '')) : namedNumber(digits.toLowerCase())
  return value === undefined || Number.isNaN(value) ? undefined : value
}

function stepOf(sign: string, digits: string, behind: string): number {
  if (sign !== '' || /^ ?(?:euros?|EUR|USD|GBP)/iu.test(behind)) return 0.01
  const decimals = /^\d+\.(?<decimals>\d{1,2})$/u.exec(digits)?.groups?.decimals?.length ?? 0
  if (decimals > 0) return 10 ** -decimals
  return measured.test(behind) ? 0.1 : 1
}

function amountText(amount: number, sign: string, digits: string, by: number): string {
  const decimals = by === 0.01 ? 2 : by === 0.1 ? 1 : 0
  const shown = Number(amount.toFixed(2))
  const text = by === 0.1 && Number.isInteger(shown) ? String(shown) : shown.toFixed(decimals)
  const [whole = '', rest] = text.split('.')
  const grouped =
    digits.includes(',') || (sign !== '' && whole.length > 3) ? whole.replace(/\B(?=(?:\d{3})+$)/gu, ',') : whole
  return rest === undefined ? grouped : `${grouped}.${rest}`
}
