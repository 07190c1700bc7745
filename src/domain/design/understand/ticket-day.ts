import type { GenerationContext } from '../../generation/context.ts'
import type { Language } from '../language.ts'
import { lexiconOf } from './lexicon/lexicon.ts'
import { dayNumber } from './value.ts'

/** The only full date that the title and the description name: the day of the event that a ticket is about. */
export function dayOf({ title, description }: GenerationContext, language: Language): number | undefined {
  const { months } = lexiconOf(language)
  const text = `${title}\n${description}`.slice(0, 20_000)
  const written = new RegExp(
    `(?<![\\d.,/-])(?<day>\\d{1,2})(?:er|\\.|º)? (?:de )?(?<month>${months.join('|')}),?(?: de)? (?<year>20\\d\\d)(?!\\d)`,
    'giu',
  )
  const days = [...text.matchAll(written)].flatMap(({ groups }) => {
    const month = months.findIndex((name) => new RegExp(`^(?:${name})$`, 'iu').test(groups?.month ?? ''))
    return month < 0 ? [] : [dayNumber(Number(groups?.year), (month % 12) + 1, Number(groups?.day))]
  })
  const [first, ...others] = [...new Set(days)]
  return others.length === 0 ? first : undefined
}
