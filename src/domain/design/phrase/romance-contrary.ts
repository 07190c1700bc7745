import type { Romance } from '../understand/romance/grammar.ts'
import { lowerArticle, parseRomance, verbGroup } from '../understand/romance/sentence.ts'
import { finiteVerb, presentOf } from '../understand/romance/verbs.ts'
import { capital } from './text.ts'
import { contraryBy, romanceSwaps, type Denial } from './contrary.ts'
import { compiledOnce } from '../understand/lexicon/lexicon.ts'

interface Words {
  appears: RegExp
  notDisplayed: (quoted: string, denial: string) => string
  /** What stands in front of the verb group, for each kind of denial. */
  before: Record<Denial, string>
  /** What joins a second predicate, which is not denied. */
  and: string
  or: string
  /** Sentences that deny already, or that hold for one group only. */
  closed: RegExp
}

const words: Record<Romance, Words> = {
  es: {
    appears: /(?<!\p{L})(?:muestra|aparece|lee|indica|avisa|dice|mensaje|aviso|error)n?(?!\p{L})/iu,
    notDisplayed: (quoted, denial) => `${denial} aparece ${quoted}`,
    before: { '': 'no', yet: 'todavía no', anyLonger: 'ya no' },
    and: 'y|e',
    or: 'o|u',
    closed: /(?<!\p{L})(?:no|nunca|ningún|ninguna|nadie|nada|solo|sólo|únicamente)(?!\p{L})/iu,
  },
  pt: {
    appears: /(?<!\p{L})(?:mostra|aparece|exibe|lê-se|indica|avisa|diz|mensagem|aviso|erro|exibid[oa])m?(?!\p{L})/iu,
    notDisplayed: (quoted, denial) => `${quoted} ${denial} aparece`,
    before: { '': 'não', yet: 'ainda não', anyLonger: 'já não' },
    and: 'e',
    or: 'ou',
    closed: /(?<!\p{L})(?:não|nunca|nenhuma?|ninguém|nada|só|somente|apenas)(?!\p{L})/iu,
  },
  fr: {
    appears: /(?<!\p{L})(?:affiche|affiché|voit|voient|apparaît|lit|indique|avertit|message|erreur)e?s?(?!\p{L})/iu,
    notDisplayed: (quoted, denial) => `${quoted} ne s'affiche ${denial}`,
    before: { '': 'pas', yet: 'pas encore', anyLonger: 'plus' },
    and: 'et',
    or: 'ou',
    closed: /(?<!\p{L})(?:ne|n['’]|aucune?|jamais|pas|rien|personne|seule?s?|seulement|uniquement)(?!\p{L})/iu,
  },
}

/** What is seen where an outcome does not come about: "la tarjeta se bloquea" becomes "la tarjeta no se bloquea". */
export function romanceContrary(outcome: string, language: Romance, denial: Denial = ''): string {
  const { appears, notDisplayed, before, closed } = words[language]
  return contraryBy(outcome, language, {
    appears,
    denies: closed,
    notDisplayed: (quoted) => notDisplayed(quoted, before[denial]),
    swaps: denial === '' ? romanceSwaps[language] : [],
    denied: (clause) => denied(clause, language, denial),
  })
}

function denied(clause: string, language: Romance, denial: Denial): string | undefined {
  const { before, and, or, closed } = words[language]
  if (/[;:×÷=[]| (?:hasta que|até que) /u.test(clause)) return undefined
  const negated =
    parseRomance(clause, language)?.negated === true ||
    (language === 'fr' &&
      /(?:^| )(?:ne |n['’])(?:s['’])?\p{L}+ (?:pas|plus)(?!\p{L})/iu.test(clause.replace(/,? (?:et|mais) .*$/u, '')))
  if (denial === '' && negated) return affirmed(clause, language)
  const group = verbGroup(clause, language) ?? reflexiveGroup(clause, language)
  if (group === undefined) return undefined
  const subject = clause.slice(0, group.start)
  const tail = firstPredicate(clause.slice(group.end), and, language).replace(
    compiledOnce(`,? (?:${and}) (?:no|não|non|pas) .*$|, .*$`, 'u'),
    '',
  )
  if (closed.test(subject + tail) || compiledOnce(` (?:${or}) |, `, 'u').test(subject + tail)) return undefined
  const verb = clause.slice(group.start, group.end)
  if (language === 'fr')
    return `${subject}${/^[aeiouyéèêh]/iu.test(verb) ? "n'" : 'ne '}${verb} ${before[denial]}${tail}`
  // "Mostra-se o total": the pronoun moves in front of the verb.
  const enclitic = /^(?<verb>.+)-(?<pronoun>se|lhe|lhes|o|a|os|as)$/u.exec(verb)?.groups
  const said =
    enclitic?.verb === undefined
      ? lowered(verb, subject)
      : `${enclitic.pronoun ?? ''} ${lowered(enclitic.verb, subject)}`
  return `${subject}${before[denial]} ${said}${tail}`
}

/** "No se calcula" becomes "se calcula"; undefined where more than one word denies. */
function affirmed(clause: string, language: Romance): string | undefined {
  const free =
    language === 'fr'
      ? clause.replace(/(?:^|(?<= ))(?:ne |n['’])(?<verb>(?:s['’])?\p{L}+) (?:pas|plus)(?!\p{L})/iu, '$<verb>')
      : clause.replace(/(?:^|(?<= ))(?:(?:ya|todavía|aún|já|ainda) )?(?:no|não) /iu, '')
  const one = firstPredicate(free, words[language].and, language).replace(/, .*$/u, '')
  return free === clause || words[language].closed.test(one) || / (?:o|ou) /u.test(one.replace(/^.{0,20}/u, ''))
    ? undefined
    : one
}

/** "los botones se apilan": behind the pronoun stands a verb, also where the lists do not know it. */
function reflexiveGroup(clause: string, language: Romance): { start: number; end: number } | undefined {
  const found = language === 'es' ? /(?:^|(?<= ))[Ss]e \p{Ll}{3,}[ae]n?(?= |$)/u.exec(clause) : null
  return found === null || / (?:no|nunca) $/u.test(clause.slice(0, found.index))
    ? undefined
    : { start: found.index, end: found.index + found[0].length }
}

const lowered = (verb: string, subject: string): string =>
  subject === '' ? verb.charAt(0).toLowerCase() + verb.slice(1) : verb

/** "se cierra y pasa a Cerrada": the second verb is left out. */
function firstPredicate(tail: string, and: string, language: Romance): string {
  for (const joint of tail.matchAll(compiledOnce(`,? (?:${and}) `, 'gu'))) {
    const next = tail.slice(joint.index + joint[0].length).split(/[\s'’]+/u)
    const at = next.findIndex(
      (word) => !/^(?:se|s|le|les|lo|la|los|las|lui|leur|o|a|os|as|lhe|no|não|ne|n)$/iu.test(word),
    )
    if (finiteVerb((next[at] ?? '').replace(/-.*$|[,.;]$/gu, ''), language) !== undefined)
      return tail.slice(0, joint.index)
  }
  return tail
}

const persons: Record<Romance, string> = { es: 'la persona', pt: 'a pessoa', fr: 'la personne' }

/** "Les moins de 14 ans ne voient pas la case", as it is seen by one of them. */
export function romancePerson(outcome: string, language: Romance): string {
  const sentence = parseRomance(outcome, language)
  if (sentence === undefined || sentence.subject === '' || sentence.impersonal || sentence.passive) return outcome
  if (/^(?:ser|estar|être|sembler)$/.test(sentence.verb)) return outcome
  const predicate = outcome.slice(sentence.subject.length).trim()
  return `${persons[language]} ${sentence.plural ? singular(predicate, language) : predicate}`
}

export function otherRomancePerson(outcome: string, language: Romance): string {
  const sentence = parseRomance(outcome, language)
  if (sentence?.negated !== true) return romanceContrary(romancePerson(outcome, language), language)
  const seen = romancePerson(outcome, language)
  const free =
    language === 'fr'
      ? seen
          .replace(/ (?:ne |n['’])(?<verb>\p{L}+) (?:pas|plus|jamais)(?!\p{L})/u, ' $<verb>')
          .replace(/(?<=(?:er|ir|re)) d(?:e |['’])(?=\p{L}*(?:[sx]|\p{Lu})(?:$|[ ,.]))/u, ' des ')
      : seen.replace(/ (?:no|nunca|não) /u, ' ')
  return free === seen ? '' : endingWithStop(free)
}

const endingWithStop = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[.;,]+$/, '')}.`

/** The first finite verb in the form for one person. */
function singular(predicate: string, language: Romance): string {
  for (const [word] of predicate.matchAll(/\p{L}+/gu)) {
    const form = finiteVerb(word, language)
    if (form?.plural === true) return predicate.replace(word, presentOf(form.infinitive, language) ?? word)
  }
  return predicate
}

/** "se introduce un precio", "escolhe o bilhete" as the tester does it: "introducir un precio". */
export function romanceAct(event: string, language: Romance): string {
  const sentence = parseRomance(event, language)
  if (sentence === undefined || sentence.negated || sentence.modal !== '' || sentence.object !== '')
    return capital(event)
  const { verb, rest, subject, passive, impersonal } = sentence
  if (/^(?:ser|estar|haber|haver|être|avoir|tener|ter)$/.test(verb)) return capital(event)
  const object = passive || (impersonal && subject !== '') ? lowerArticle(subject) : ''
  return capital([verb, object, rest].filter((part) => part !== '').join(' '))
}
