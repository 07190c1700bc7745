import type { Romance } from './grammar.ts'
import { parseRomance } from './sentence.ts'

const joined =
  /,? (?:e|y|et) (?=(?:(?:não |no |só |solo |apenas |somente )?(?:pode|podem|puede|pueden)|recebe|recebem|recibe|reciben|reçoit|reçoivent|vê|veem|ve|ven|voit|voient|peut|peuvent|tem de|têm de|tem que|deve|devem|tiene que|tienen que|debe|deben|doit|doivent) )/iu
/** "La lista muestra …, y el plan actual figura … y no puede …": the last predicate is that of the second subject. */
const secondSubject = /, (?:e|y) (?:o|a|os|as|el|la|los|las) /iu
const conditional =
  /(?<!\p{L})(?:se|quando|caso|si|cuando|quand|lorsque|dès|após|tras|après|enquanto|mientras|até que|hasta que)(?!\p{L})/iu
const order: Record<Romance, { said: RegExp; sentence: string }> = {
  pt: {
    said: /, d[ao]s? mais recentes? para [ao]s? mais antig[ao]s?/iu,
    sentence: 'A lista está ordenada com as mais recentes primeiro',
  },
  es: {
    said: /, de(?:l| la| las| los)? más recientes? a(?:l| la| las| los)? más antigu[ao]s?/iu,
    sentence: 'La lista está ordenada con los más recientes primero',
  },
  fr: {
    said: /, d(?:u|e la|es) plus récente?s? (?:au|à la|aux) plus ancien(?:ne)?s?/iu,
    sentence: 'La liste est triée, les plus récents en premier',
  },
}

/** "O sócio vê as suas entregas, da mais recente para a mais antiga, e recebe um SMS": a sentence for each thing that is said of the subject. */
export function withoutCoordination(text: string, language: Romance): string {
  return text
    .split(/(?<=[.;])(?=\s)/u)
    .map((sentence) => parted(sentence, language))
    .join('')
}

function parted(sentence: string, language: Romance): string {
  const space = /^\s*/u.exec(sentence)?.[0] ?? ''
  const whole = sentence.slice(space.length)
  if (/\n/u.test(whole) || conditional.test(whole)) return sentence
  const end = /[.;]?$/u.exec(whole)?.[0] ?? ''
  const said = whole.slice(0, whole.length - end.length)
  const { said: sorted, sentence: shown } = order[language]
  const stated = said.replace(sorted, '')
  const subject = parseRomance(stated, language)?.subject ?? ''
  const at = stated.search(joined)
  const parts =
    at > 8 &&
    !secondSubject.test(stated.slice(0, at)) &&
    subject !== '' &&
    subject.split(' ').length <= 5 &&
    stated.startsWith(subject) &&
    at > subject.length
      ? [stated.slice(0, at), `${subject} ${stated.slice(at).replace(joined, '')}`]
      : [stated]
  if (stated !== said) parts.push(shown)
  return `${space}${parts.join('. ')}${end}`
}
