/** A number as a text has it: its value, and how many decimals it was written with. */
export interface WrittenNumber {
  value: number
  decimals: number
}

const wordValues: Record<string, number> = {
  zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
  thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30,
  forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, hundred: 100, thousand: 1000,
  cero: 0, uno: 1, una: 1, un: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, doce: 12,
  trece: 13, catorce: 14, quince: 15, dieciséis: 16, dieciocho: 18, veinte: 20, treinta: 30, cuarenta: 40, cincuenta: 50,
  sesenta: 60, setenta: 70, ochenta: 80, noventa: 90, cien: 100, mil: 1000,
  dois: 2, duas: 2, três: 3, quatro: 4, sete: 7, oito: 8, nove: 9, dez: 10, vinte: 20, trinta: 30,
  deux: 2, trois: 3, quatre: 4, cinq: 5, huit: 8, neuf: 9, dix: 10, vingt: 20, trente: 30,
  zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, zwölf: 12, zwanzig: 20, dreißig: 30,
}

const plainWords = Object.keys(wordValues).sort((a, b) => b.length - a.length)

/** A number in digits (with separators) or in words, as the source of a pattern without groups. */
export const numberSource = `(?:\\d{1,3}(?:[.,\\u00a0 ]\\d{3})+(?!\\d)(?:[.,]\\d{1,3})?|\\d{1,12}(?:[.,]\\d{1,4})?|(?<![\\p{L}])(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[- ](?:one|two|three|four|five|six|seven|eight|nine)|(?:${plainWords.join('|')}))(?![\\p{L}]))`

/** Whether a text holds a number at all: a quick look before the long one. */
export function holdsNumber(text: string): boolean {
  return anyNumber.test(text)
}

const anyNumber = new RegExp(`\\d|(?<![\\p{L}])(?:${plainWords.join('|')})(?![\\p{L}])`, 'iu')

/** Reads '1,000', '10.00', '15,5', 'eight' and 'twenty-five'; undefined where it is no number. */
export function readNumber(text: string): WrittenNumber | undefined {
  const word = text.toLowerCase()
  const known = wordValues[word]
  if (known !== undefined) return { value: known, decimals: 0 }
  const [tens = '', ones = ''] = word.split(/[- ]/)
  const tensValue = wordValues[tens]
  const onesValue = wordValues[ones]
  if (tensValue !== undefined && onesValue !== undefined) return { value: tensValue + onesValue, decimals: 0 }
  return readDigits(text)
}

function readDigits(text: string): WrittenNumber | undefined {
  const grouped = /^\d{1,3}(?:([.,\u00a0 ])\d{3})+(?:([.,])(\d{1,3}))?$/.exec(text)
  if (grouped !== null && grouped[1] !== grouped[2]) {
    const fraction = grouped[3] ?? ''
    const whole = text.slice(0, text.length - (fraction === '' ? 0 : fraction.length + 1)).replace(/\D/g, '')
    return { value: Number(`${whole}.${fraction || '0'}`), decimals: fraction.length }
  }
  const plain = /^(\d{1,12})(?:[.,](\d{1,4}))?$/.exec(text)
  return plain === null ? undefined : { value: Number(`${plain[1] ?? '0'}.${plain[2] ?? '0'}`), decimals: (plain[2] ?? '').length }
}
