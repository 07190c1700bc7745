import type { GenerationContext } from '../../generation/context.ts'
import type { Language } from '../language.ts'
import { type StepTable, stepTableOf } from './english/least-steps.ts'
import { type PricedTiers, pricedTiersOf } from './english/priced-tiers.ts'
import { lexiconOf } from './lexicon/lexicon.ts'
import { dayNumber } from './value.ts'

/** What a ticket tells in one place and a case about another criterion needs for its values. */
export interface TicketFigures {
  /** A table of shares and a rate, from which a price can be worked out. */
  priced?: PricedTiers
  /** "at least the current bid plus the increment", with its table. */
  leastSteps?: StepTable
  /** The message for an amount that is too low, as the ticket writes it. */
  tooLow?: string
  /** A price that holds between two days of a year. */
  seasonPrice?: SeasonPrice
  /** The page that the title names: "dashboard". */
  page?: string
}

export interface SeasonPrice {
  amount: number
  /** The first and the last day on which it holds, as month and day. */
  from: [month: number, day: number]
  to: [month: number, day: number]
}

export function figuresOf(context: GenerationContext, language: Language): TicketFigures {
  const { title, description, acceptanceCriteria } = context
  const text = [description, ...acceptanceCriteria.map(({ text: own, then }) => own ?? then)]
    .join('\n')
    .slice(0, 30_000)
  if (language === 'fr') {
    const seasonPrice = seasonPriceOf(text)
    return seasonPrice === undefined ? {} : { seasonPrice }
  }
  if (language !== 'en') return {}
  const priced = pricedTiersOf(description)
  const leastSteps = stepTableOf(text)
  const tooLow = / too low (?:must be|is|are|gets?) (?:refused|rejected) with (?<message>["“][^"“”]{3,120}["”])/u.exec(
    text,
  )?.groups?.message
  const page = /(?<!\p{L})(?:dashboard|home page|homepage|start page|landing page|overview|calendar|inbox)(?!\p{L})/iu
    .exec(title)?.[0]
    .toLowerCase()
  return {
    ...(priced === undefined ? {} : { priced }),
    ...(leastSteps === undefined ? {} : { leastSteps }),
    ...(tooLow === undefined ? {} : { tooLow }),
    ...(page === undefined ? {} : { page }),
  }
}

/** "16 € du 1er juin au 31 août" */
function seasonPriceOf(text: string): SeasonPrice | undefined {
  const { months } = lexiconOf('fr')
  const day = `(\\d{1,2})(?:er)? (${months.join('|')})`
  const [, amount, firstDay, firstMonth, lastDay, lastMonth] =
    new RegExp(`(?<![\\d,.])(\\d{1,4}(?:,\\d\\d)?)\\s?€ du ${day} au ${day}(?!\\p{L}| \\d)`, 'iu').exec(text) ?? []
  const monthOf = (word = ''): number =>
    (months.findIndex((name) => new RegExp(`^(?:${name})$`, 'iu').test(word)) % 12) + 1
  const [from, to] = [monthOf(firstMonth), monthOf(lastMonth)]
  return amount === undefined || from === 0 || to === 0 || dayNumber(2026, from, 1) > dayNumber(2026, to, 28)
    ? undefined
    : { amount: Number(amount.replace(',', '.')), from: [from, Number(firstDay)], to: [to, Number(lastDay)] }
}
