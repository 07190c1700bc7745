import { constituent, nounPhrase, preposition, tokensOf } from '../understand/german/phrases.ts'
import { asMain, parseMain, type Sentence } from '../understand/german/sentence.ts'
import { contraryBy, romanceSwaps, type Denial } from './contrary.ts'
import { observed } from './german-grammar.ts'

const adverbs: Record<Denial, string> = { '': 'nicht', yet: 'noch nicht', anyLonger: 'nicht mehr' }

/** What is seen where an outcome does not come about: "die Karte wird gesperrt" becomes "die Karte wird nicht gesperrt". */
export function germanContrary(outcome: string, denial: Denial = ''): string {
  return contraryBy(observed(outcome), 'de', {
    appears: /(?<!\p{L})(?:angezeigt|erscheint|zeigt|meldet|lautet|Meldung|Hinweis|warnt|steht)(?!\p{L})/iu,
    notDisplayed: (quoted) => `${quoted} wird ${adverbs[denial]} angezeigt`,
    swaps: denial === 'yet' ? [] : [...(denial === '' ? romanceSwaps.de : []), ...unsaid],
    denied: (clause) => denied(clause, denial),
  })
}

/** What is missing on one side is there on the other. */
const unsaid: [RegExp, string][] = [
  [
    /^[Kk]ein(?=e? .* (?:wird|ist|entsteht|erscheint|kommt|gilt)(?: |$))|^[Kk]ein(?=e? .* (?:entsteht|erscheint|kommt|gilt)$)/u,
    'Ein',
  ],
  [
    /(?<= (?:wird|werden|ist|sind|kann|können)(?: [^,;]{0,60})?) nicht(?: mehr)?(?= \p{Ll}+(?:t|en|bar|ich)?(?: werden)?$)/u,
    '',
  ],
  [/(?<= )fehlt$/u, 'ist vorhanden'],
  [/(?<= )fehlen$/u, 'sind vorhanden'],
]

const closed = /(?<!\p{L})(?:nicht|keine?[nmrs]?|nie|nur|niemand|nichts|bloß|lediglich|weder)(?!\p{L})|[;:×÷=]| oder /iu

function denied(clause: string, denial: Denial): string | undefined {
  if (closed.test(clause) || /[»„"«“]/u.test(clause)) return undefined
  const sentence = parseMain(clause)
  if (sentence === undefined || sentence.after !== '') return undefined
  const { front, subject, finite, close } = sentence
  const middle = firstPredicate(sentence)
  if (middle === undefined) return undefined
  if (front === '' && subject === '') return undefined
  if (front !== '' && /^eine? /iu.test(subject) && middle === '')
    return [front, finite, deniedMiddle(subject, denial) ?? '', close].filter((word) => word !== '').join(' ')
  const said = deniedMiddle(middle, denial)
  if (said === undefined) return undefined
  const words = front === '' ? [subject, finite, said, close] : [front, finite, subject, said, close]
  return words.filter((word) => word !== '').join(' ')
}

/** "wird gesperrt und gilt als verloren": what the second verb says is not denied. */
function firstPredicate({ middle, close }: Sentence): string | undefined {
  return / und /.test(close) || /, | sowie | und (?!\p{Lu})/u.test(middle) ? undefined : middle
}

/** "eine Mail" becomes "keine Mail"; else "nicht" stands in front of what completes the verb. */
function deniedMiddle(middle: string, denial: Denial): string | undefined {
  // "sind 0 €": an amount is denied as a whole.
  if (/^\d[\d.,]* ?(?:€|%|Euro)$/u.test(middle)) return `${adverbs[denial]} ${middle}`
  const tokens = tokensOf(middle)
  const parts: string[] = []
  let placed = false
  for (let at = 0; at < tokens.length; ) {
    const end = Math.max(constituent(tokens, at), at + 1)
    const text = middle.slice(tokens[at]?.at ?? 0, tokens[end - 1]?.end ?? middle.length)
    const word = tokens[at]?.word ?? ''
    if (!placed && /^eine?[nmrs]?$/i.test(word) && nounPhrase(tokens, at) > at) {
      parts.push(`${denial === 'yet' ? 'noch ' : ''}k${text}${denial === 'anyLonger' ? ' mehr' : ''}`)
      placed = true
    } else if (
      !placed &&
      // "wird nicht automatisch beendet", but "wird ihm automatisch nicht …" with more behind it.
      (completes.test(word) ||
        (end === tokens.length && /^(?:automatisch|sofort)$/.test(word)) ||
        !(definite.test(word) || preposition.test(word)))
    ) {
      // An object without an article is denied by "kein", whose ending depends on its gender.
      if (/^\p{Lu}/u.test(word)) return undefined
      parts.push(adverbs[denial], text)
      placed = true
    } else parts.push(text)
    at = end
  }
  return (placed ? parts : [...parts, adverbs[denial]]).join(' ')
}

/** Prepositions whose phrase belongs to the verb: "wird nicht an die Leitung gemeldet". */
const completes = /^(?:an|ab|per|auf|als|zu|zum|zur|ins|mit|von|vom|durch|unter|über|für|aus)$/i
const definite =
  /^(?:der|die|das|den|dem|ihm|ihr|ihn|ihnen|sich|es|sie|er|diese[rsnm]?|alle|sein\p{L}*|ihr\p{L}*|automatisch|sofort|[\d"„»«].*)$/iu

/** "wird der Leiter erinnert", the rest of a sentence whose time stood in front, becomes "der Leiter wird erinnert". */
export function inOrder(outcome: string): string {
  if (!/^(?:\p{Ll}|(?:Wird|Werden|Ist|Sind) )/u.test(outcome)) return outcome
  const quotes: string[] = []
  const masked = outcome.replace(/[»„"«][^»«“"„]*[«“"»]/gu, (quote) => {
    quotes.push(quote)
    return String.fromCharCode(0xf000 + quotes.length - 1)
  })
  const sentence = parseMain(masked)
  if (sentence?.front !== '' || masked.toLowerCase().startsWith(sentence.subject.toLowerCase() || '?')) return outcome
  return asMain(sentence).replace(/[\uF000-\uF7FF]/gu, (sign) => quotes[sign.charCodeAt(0) - 0xf000] ?? '')
}
