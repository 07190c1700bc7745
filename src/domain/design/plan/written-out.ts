import { say, verbatim, type PhrasedStep } from '../phrase/vocabulary.ts'
import type { Value } from '../understand/value.ts'

const lowerCase = /lower-? ?case|Kleinbuchstaben|minúsculas|minuscules/iu
const lettersAndDigits =
  /digits|numbers|alphanumeric|alfanum|alphanum|Ziffern|Zahlen|dígitos|cifras|chiffres|algarismos/iu

/** In characters: what a tester can still read. */
const most = 120

/** A text of exactly the wanted length: written out where a tester can still read it, else described. */
export function writtenOut({ amount, measure, format, text }: Value, secret: boolean, mixed = false): PhrasedStep {
  const unit = format.suffix.trim() === '' ? text.replace(/^[\d.,\s]+/, '') : format.suffix.trim()
  if (amount === 0) return verbatim(text)
  if (measure === 'words') return say('repeated', { sign: 'abc', count: amount, unit })
  if (amount > most) return say('repeated', { sign: measure === 'digits' ? '7' : 'a', count: amount, unit })
  const signs =
    measure === 'digits'
      ? '4711081522'
      : measure === 'characters' && lettersAndDigits.test(unit)
        ? 'K7F2M9Q4X8'
        : mixed
          ? 'aB3!x7-Kq9.m'
          : secret
            ? 'a1b2c3d4e5'
            : measure === 'letters'
              ? lowerCase.test(unit)
                ? 'kite'
                : 'Kite'
              : undefined
  return {
    key: 'characters',
    in: (book) => {
      const base = signs ?? book.fillerText({})
      const long = base.repeat(Math.ceil(amount / base.length)).slice(0, amount)
      return book.characters({ text: long.endsWith(' ') ? `${long.slice(0, -1)}x` : long, count: amount, unit })
    },
  }
}
