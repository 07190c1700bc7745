/** How German words change inside a step, a title or an expected result. */

import { lexiconOf, pattern } from '../understand/lexicon/lexicon.ts'
import { asLast, parseLast, parseMain } from '../understand/german/sentence.ts'
import { actedBy } from '../understand/german/steps.ts'
import { namesPerson } from '../understand/german/words.ts'
import type { Thing } from '../understand/rule.ts'
import { capital, endless, listOf } from './text.ts'

export const q = (text: string): string => `„${text}“`
export const list = (items: string[]): string => listOf(items, 'und')
export const numbers = 'kein ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ')
export const article = /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|jede|jeder|jedes|alle) /i

/** Adjectives in front of the first noun, with another ending. */
export const adjectives = (words: string, from: RegExp, to: string): string =>
  words.replace(/^(?:\p{Ll}[\p{L}-]* )+(?=[\p{Lu}„])/u, (all) => all.replace(from, to))

/** Without an article, in the strong form: "der neue Titel" becomes "Neuer Titel". */
export function withoutArticle(words: string, masculine: string): string {
  const [, det = '', rest = words] = /^(der|die|das|jede[rs]?|alle|eine?) (.+)$/i.exec(words) ?? []
  if (/^(?:der|jeder)$/i.test(det)) return adjectives(rest, /e(?= )/g, masculine)
  if (/^(?:das|jedes)$/i.test(det)) return adjectives(rest, /e(?= )/g, 'es')
  if (/^(?:die|alle)$/i.test(det)) return adjectives(rest, /en(?= )/g, 'e')
  return /^ein$/i.test(det) ? adjectives(rest, /er(?= )/g, masculine) : rest.replace(article, '')
}
export const bare = ({ words }: Thing): string => capital(withoutArticle(words, 'er'))
export const weakNoun = /(?<!\p{L})(\p{Lu}\p{L}*(?:ent|ant|ist|oge|nde|unde|ame))(?!\p{L})/u

/** The object of a step: "der erkannte Stand" becomes "den erkannten Stand"; a noun of unknown gender loses its article. */
export function accusative(words: string): string {
  if (/^(?:der|jeder|dieser|kein|sein|ihr) /i.test(words)) {
    const det = words.split(' ')[0] ?? ''
    const changed = det.toLowerCase() === 'der' ? 'den' : det.endsWith('er') ? `${det.slice(0, -1)}n` : `${det}en`
    return `${changed.toLowerCase()} ${adjectives(words.slice(det.length + 1), /e[rs]?(?= )/g, 'en').replace(weakNoun, (noun) => (/e$/.test(noun) ? `${noun}n` : `${noun}en`))}`
  }
  if (/^ein (?:\p{Ll}+er )+\p{Lu}/u.test(words))
    return adjectives(words.replace(/^ein /i, 'einen '), /(?<=\p{Ll})er(?= )/gu, 'en')
  return /^ein \p{Lu}/iu.test(words)
    ? words.slice(4)
    : words.replace(/^(?:Die|Das|Eine|Alle) /, (found) => found.toLowerCase())
}
export const object = ({ words }: Thing): string => capital(withoutArticle(words, 'en'))
/** "um 10:29:59 Uhr", with a day in front "am 08.06.2026 um 09:59:00 Uhr". */
export const at = (moment: string): string =>
  moment.includes(', ') ? `am ${moment.replace(', ', ' um ')} Uhr` : `um ${moment} Uhr`
/** Who signs in: "die angemeldeten Mitglieder" signs in as "angemeldete Mitglieder". */
export const person = (role: string): string =>
  withoutArticle(role.replace(/ selbst$/, ''), 'er')
    .replace(/^(?:Mitarbeitende|Nutzer|Benutzer|Personen|Mitglieder|Teammitglieder) (?=mit (?:der|dem) )/u, 'Person ')
    .replace(/^(\p{Lu}\p{L}*(?:tor|eur|ent|ist|in))(?:nen|en|e)$/u, '$1')
/** What a tester sees instead of what the ticket demands: "muss ausgefüllt werden" is seen as "wird ausgefüllt". */
export const observed = (outcome: string): string =>
  outcome.replace(
    /(?<!\p{L})(muss|müssen|soll|sollen|müsste|sollte) ([^,;]*?\p{Ll}+)(?: (werden|sein))(?=[,;.]|$| und )/gu,
    (_, must: string, rest: string, last: string) =>
      `${last === 'werden' ? (/^(?:muss|soll|müsste|sollte)$/.test(must) ? 'wird' : 'werden') : /^(?:muss|soll|müsste|sollte)$/.test(must) ? 'ist' : 'sind'} ${rest}`,
  )
/** Inside a sentence only articles and small words lose their capital; a noun keeps it. */
export const inside = (text: string): string =>
  text
    .replace(/^\p{Lu}\p{Ll}+(?:e|en|er|es)(?= \p{Lu})/u, (adjective) => adjective.toLowerCase())
    .replace(
      /^(?:Der|Die|Das|Den|Dem|Ein|Eine|Einen|Jede[rs]?|Alle|Kein|Keine|Nach|Bei|Beim|Vor|Wenn|Im|In|Am|An|Auf|Für|Mit|Ohne|Es|Sie|Er|Wer|Man|Jemand|Niemand|Diese[rs]?|Ihr|Ihre|Sein|Seine)(?!\p{L})/u,
      (word) => word.toLowerCase(),
    )
export const isPerson = (words: string): boolean =>
  pattern(`^(?:(?:${lexiconOf('de').determiners}) )?(?:${lexiconOf('de').cues.role})$`).test(words)
/** "die Vertretung zugestimmt hat", as it stands behind "wenn": the verb comes last and no other one stands before it. */
export function verbLast(clause: string): boolean {
  return (
    / (?!nicht$|sonst$|jetzt$|fort$|dort$|selbst$)(?:ist|sind|hat|haben|wird|werden|kann|können|war|\p{Ll}{2,}(?:t|en))$/u.test(
      endless(clause),
    ) &&
    !pattern(`(?:${lexiconOf('de').subjectVerbs})(?= )`).test(clause) &&
    !/ (?:wurde|wurden|war|waren) .*\p{Ll}$/u.test(clause)
  )
}
/** What a tester arranges: "nach dem Absenden" is brought about by "Absenden". */
export function caseOf(event: string): string {
  const done =
    /^(?:[Nn]ach|[Bb]ei|[Bb]eim) (?:dem )?(\p{Lu}\p{Ll}+(?:en|ern|eln))$/u.exec(event)?.[1] ??
    /^[Nn]ach der (\p{Lu}\p{Ll}+ung)$/u.exec(event)?.[1]
  if (done !== undefined) return /ung$/.test(done) ? `${capital(done)} durchführen` : capital(done)
  const acted = /[,;]/u.test(event) ? undefined : actedBy(parseLast(event))
  if (acted !== undefined) return acted
  const [first = '', ...others] = event.split('; ')
  if (others.length > 0)
    return [first, ...others.map((other) => inside(other))]
      .map((one, at) => (at === 0 ? caseOf(one) : caseOf(one).replace(/^Dafür sorgen, /, '')))
      .join(' und ')
  if (/ (?:hat|ist|sind|haben|wird|werden) oder /u.test(event)) return `Fall nachstellen: ${inside(event)}`
  if (verbLast(event)) return `Dafür sorgen, dass ${inside(event)}`
  const sentence = parseMain(event)
  return sentence === undefined || sentence.subject === ''
    ? `Fall nachstellen: ${inside(event)}`
    : `Dafür sorgen, dass ${inside(asLast(sentence))}`
}
export const states = {
  hidden: 'wird nicht angezeigt',
  disabled: 'lässt sich nicht auswählen',
  shown: 'wird angezeigt',
} as const
export const opposite = {
  hidden: 'wird angezeigt',
  disabled: 'lässt sich auswählen',
  shown: 'wird nicht angezeigt',
} as const
export const field = (name: string): string => bare({ words: name, label: false })

/** "die Datei ausgewählt wird" as the tester does it: "Die Datei auswählen". */
export function actOf(event: string): string {
  const sentence = parseLast(event) ?? parseMain(event)
  const { verb } = sentence ?? {}
  if (sentence === undefined || verb?.action !== true || sentence.negated) return caseOf(event)
  const { subject, passive, middle, modal } = sentence
  if (passive) return capital([accusative(subject), middle, verb.infinitive].filter((part) => part !== '').join(' '))
  const does = namesPerson(subject) || /^(?:jemand|man|er|sie)$/i.test(subject)
  return does && (modal === '' || /^(?:möchte|will)$/.test(modal))
    ? capital([middle.replace(/^sich /u, ''), verb.infinitive].filter((part) => part !== '').join(' '))
    : caseOf(event)
}
