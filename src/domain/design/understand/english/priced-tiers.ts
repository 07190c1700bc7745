/** Prices that a ticket describes by a table of shares, with a rate that it names: 75 % of €18.50 for each of 7 to 13 days. */
export interface PricedTiers {
  /** "days" */
  unit: string
  /** "day rate" */
  rateName: string
  rate: number
  tiers: { from: number; to: number; percent: number }[]
}

const row = /^\s*\|\s*(?<from>\d{1,3})\s*(?:to|-|–)\s*(?<to>\d{1,3})\s*\|\s*(?<percent>\d{1,3})\s?%[^|]*\|\s*$/u
const ruler = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/u

export function pricedTiersOf(description: string): PricedTiers | undefined {
  const lines = description.slice(0, 20_000).split('\n')
  const tiers = lines.flatMap((line) => {
    const { from, to, percent } = row.exec(line)?.groups ?? {}
    return from === undefined ? [] : [{ from: Number(from), to: Number(to), percent: Number(percent) }]
  })
  const heading = lines[lines.findIndex((line) => ruler.test(line)) - 1]
  const unit = heading?.split('|')[1]?.trim().toLowerCase() ?? ''
  const { name, amount } =
    /(?<!\p{L})(?<name>\p{Ll}+ rate)(?: is| of|:)? [€$£](?<amount>\d{1,5}\.\d\d)(?!\d)/u.exec(description)?.groups ?? {}
  if (tiers.length < 2 || name === undefined || amount === undefined || !/^\p{Ll}+s$/u.test(unit)) return undefined
  // "day rate" belongs to a table of days.
  return unit.startsWith(name.split(' ')[0] ?? '') ? { unit, rateName: name, rate: Number(amount), tiers } : undefined
}
