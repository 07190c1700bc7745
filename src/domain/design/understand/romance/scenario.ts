import type { Reading } from '../reading.ts'
import { plain } from '../stretch.ts'
import type { Rule } from '../rule.ts'
import { isActor } from './actors.ts'
import { stateOf, stepOf, type Cause } from './causes.ts'
import { isPronoun } from './continuing.ts'
import { romanceEffects } from './effects.ts'
import { splitMessage } from './leads.ts'
import type { Romance } from './grammar.ts'
import { lowerArticle, parseRomance } from './sentence.ts'
import { romanceTitle } from './titles.ts'
import { indicative } from './moods.ts'

/** What the steps of a scenario do or presuppose, and what follows from them. `found` are the rules already read. */
export function romanceScenario(reading: Reading, found: Rule[], language: Romance): Rule[] {
  const cause: Cause = { given: [], steps: [] }
  let thing = reading.given.map((text) => nounOf(text, language)).find((noun) => noun !== undefined) ?? ''
  let message = ''
  let actor = ''
  for (const line of reading.when) {
    const shown = splitMessage(line)
    message = shown?.message ?? message
    const when = withSubject(indicative(shown?.condition ?? line, language), thing, language)
    const step = stepOf(reading, when, 'when', language)
    if (step === undefined) cause.given.push(stateOf(reading, when, '', language))
    else cause.steps.push(step)
    const subject = parseRomance(when, language)?.subject ?? ''
    if (subject !== '' && !isPronoun(subject) && !isActor(reading, subject, language)) thing = lowerArticle(subject)
    if (subject !== '' && !isPronoun(subject) && isActor(reading, subject, language)) actor = lowerArticle(subject)
  }
  const told = found.map(({ source }) => source)
  const then = reading.clauses
    .filter(({ role, text }) => role === 'then' && !told.some((source) => source.includes(plain(reading, text))))
    .map((clause, at) => ({
      ...clause,
      text: withSubject(clause.text, standsFor(clause.text, thing, actor), language),
      main: withSubject(clause.main, standsFor(clause.main, thing, actor), language),
      ...(at === 0 && message !== '' ? { text: `${message}, ${clause.text}`, main: `${message}, ${clause.main}` } : {}),
    }))
  const effects = romanceEffects(reading, then, language, cause)
  const { title } = reading
  return effects.map((effect) =>
    effects.length === 1 && title !== undefined ? { ...effect, title: romanceTitle(title, language) } : effect,
  )
}

/** "Un repas réservé" as the thing that "il" stands for: "le repas réservé". */
function nounOf(text: string, language: Romance): string | undefined {
  const definite: Record<string, string> = {
    un: language === 'fr' ? 'le' : 'el',
    una: 'la',
    une: 'la',
    um: 'o',
    uma: 'a',
  }
  const found =
    /^(?<article>un|una|une|um|uma|el|la|le|o|a|les|los|las|os|as|l(?=['’]))(?: |['’])(?<noun>.{3,80})$/iu.exec(
      text,
    )?.groups
  if (found?.article === undefined || found.noun === undefined || parseRomance(text, language) !== undefined)
    return undefined
  const noun = found.noun.replace(/ (?:qui|que|dont|avec|con|com) .*$/u, '')
  const article = definite[found.article.toLowerCase()] ?? found.article.toLowerCase()
  return language === 'fr' && /^(?:le|la)$/.test(article) && /^[aeiouéèêhâîô]/iu.test(noun)
    ? `l'${noun}`
    : `${article}${article === 'l' ? "'" : ' '}${noun}`
}

/** What a pronoun stands for: the thing, or who acts where the thing has another gender. */
function standsFor(text: string, thing: string, actor: string): string {
  const isHer = /^(?:elle|ela|ella|celle-ci|esta)(?= )/iu.test(text)
  const isHim = /^(?:il|ele|él|celui-ci|este)(?= )/iu.test(text)
  const fits = (noun: string): boolean =>
    noun !== '' && (isHer ? !/^(?:le|el|o|un|um) /iu.test(noun) : !isHim || !/^(?:la|a|une|una|uma) /iu.test(noun))
  return fits(thing) ? thing : fits(actor) ? actor : ''
}

/** The thing in the place of its pronoun. */
function withSubject(text: string, thing: string, language: Romance): string {
  if (thing === '') return text
  const changed = text.replace(/^(?:il|elle|ele|ela|él|ella|este|esta|celui-ci|celle-ci)(?= (?!y a))/iu, thing)
  if (changed !== text) return changed
  // "se despliega" says of nothing what is unfolded.
  return /^se \p{L}+$/iu.test(text) && language !== 'fr' ? `${text} ${thing}` : text
}

/** A thing that is there when the scenario starts, unlike a state. */
export function startingPoint(text: string, language: Romance): string {
  const noun = /^(?:un|una|une|um|uma|el|la|le|o|a|les|los|las|os|as|des|l(?=['’]))(?: |['’])/iu.test(text)
  const perfect = / (?:ha|han|había|habían|foi|foram|tem sido|n['’]a|n['’]ont|a été|ont été|n['’]est|est|sont) /u
  if (
    !noun ||
    parseRomance(text, language) !== undefined ||
    perfect.test(text) ||
    /\p{L}(?:ó|ou|eu|iu|aron|ieron|aram)(?!\p{L})/u.test(text)
  )
    return text
  const named = `${text.charAt(0).toLowerCase()}${text.slice(1)}`
  return language === 'fr'
    ? `Point de départ : ${named}`
    : language === 'es'
      ? `Punto de partida: ${named}`
      : `Ponto de partida: ${named}`
}
