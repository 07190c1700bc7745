import type { GenerationContext } from '../../generation/context.ts'
import type { Language } from '../language.ts'
import { isBrazilian } from '../variant.ts'
import { markText } from './marked-text.ts'
import type { Value } from './value.ts'

/** How the ticket writes an amount of money; euros in the style of its language where it names none. */
export function moneyOf(context: GenerationContext, language: Language): Value {
  const { acceptanceCriteria, description } = context
  const texts = [...acceptanceCriteria.map(({ text, then }) => text ?? then), description]
  const written = texts
    .map((text) =>
      /[€$£¥]|EUR|USD|GBP|CHF|euro|d[oó]l/i.test(text.slice(0, 20_000))
        ? markText(text, language).values.find(({ measure }) => measure === 'money')
        : undefined,
    )
    .find((value) => value !== undefined)
  const inEnglish = language === 'en'
  const inBrazil = language === 'pt' && isBrazilian(context)
  return (
    written ?? {
      measure: 'money',
      amount: 0,
      decimals: 2,
      text: '',
      format: {
        prefix: inEnglish ? '€' : inBrazil ? 'R$ ' : '',
        suffix: inEnglish || inBrazil ? '' : ' €',
        group: '',
        decimal: inEnglish ? '.' : ',',
      },
    }
  )
}
