import type { Wording } from '../wording/wording.ts'
import type { BoundaryValue } from './boundary-values.ts'
import type { Range } from './range.ts'

const longestWrittenOut = 60
const passwordLike = /(?<!\p{L})(?:password|passcode|contraseña|senha|passwort|mot de passe)/iu
const imageLike = /(?<!\p{L})(?:image|photo|picture|avatar|logo|png|jpe?g|imagen|foto)/iu

/**
 * What a tester puts in for a value of a limit: a text of that length, a file of that size, else the value itself. `about`
 * is the criterion, for a text that suits it.
 */
export function valueData(value: BoundaryValue, range: Range, about: string, wording: Wording): string {
  const { kind, unit } = range.quantity
  if (kind === 'length' || kind === 'digits') return wording.sample(textOf(value.value, unit, kind === 'digits' ? '1234567890' : passwordLike.test(about) ? 'Aa1!bcdefg' : 'abcdefghij', wording))
  if (kind === 'size') return wording.sample(wording.fileOf(imageLike.test(about) ? 'sample.png' : 'sample.pdf', value.label))
  return wording.sample(value.label)
}

function textOf(count: number, unit: string, alphabet: string, wording: Wording): string {
  if (count === 0) return wording.textOf(0, unit, '""')
  if (count > longestWrittenOut) {
    const rest = alphabet.slice(0, count % alphabet.length)
    return wording.textOf(count, unit, `"${alphabet}" × ${Math.floor(count / alphabet.length)}${rest === '' ? '' : ` + "${rest}"`}`)
  }
  return wording.textOf(count, unit, `"${alphabet.repeat(Math.ceil(count / alphabet.length)).slice(0, count)}"`)
}
