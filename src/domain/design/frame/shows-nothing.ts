import type { WireTestCase } from '../../contracts/ai-generate.ts'
import type { Language } from '../language.ts'
import { looksAtRule } from './german-unsound.ts'
import { parseSentence } from '../understand/english/sentence.ts'
import { participleOf } from '../understand/english/words.ts'

type Steps = Pick<WireTestCase, 'steps'>
type Shown = Pick<WireTestCase, 'steps' | 'preconditions'>

interface Glance {
  /** A step that only looks at the thing that the outcome is about. */
  look: RegExp
  /** Words of what can be seen at a glance. */
  visible: RegExp
}

const glances: Partial<Record<Language, Glance>> = {
  de: {
    look: / ansehen$/u,
    visible:
      /angezeigt|zeigt|zeigen|sichtbar|zu sehen|erschein|(?<!\p{L})steh(?:t|en)(?!\p{L})|enthält|enthalten|heißt|lautet|nennt|(?<!\p{L})(?:rot|grün|grau|gelb|blau|leer)(?!\p{L})|markiert|hervorgehoben|sortiert|aufgeführt|gelistet|ausgegraut|fehlt|unkenntlich|maskiert|lesbar|gekennzeichnet|untereinander|nebeneinander|ersetzt|[»„"]/iu,
  },
  es: {
    look: /^Consultar /u,
    visible:
      /^(?!.*(?:ordenad|ocult\p{L}+ (?:a|para) |(?<!\p{L})(?:solo|primera vez|a quien)))(?:.*(?:muestra|(?<!\p{L})aparece|(?<!\p{L})figura|devuelve (?=[«"“])|ocult[oa]|(?<!\p{L})(?:ven?|leen?|lee)(?!\p{L})|visible|contiene|destaca|color|(?<!\p{L})(?:roj|amarill|vací)[oa]|verde|gris|columna|marcad|sustitu))/iu,
  },
  fr: {
    look: /^Consulter /u,
    visible:
      /^(?!.*(?:trié|classé|\d derni(?:er|ère)s |masquée?s? (?:pour|aux)|(?<!\p{L})(?:uniquement|seulement|première fois)))(?:.*(?:affich|montre|apparaît|apparaissent|figure|renvoie (?=[«"“])|masqué|(?<!\p{L})(?:voit|lit|liste)(?!\p{L})|visible|contient|colonne|rouge|(?<!\p{L})verte?|gris|remplacé|en bas|en haut|(?<!\p{L})vide))/iu,
  },
  pt: {
    look: /^Consultar /u,
    visible:
      /^(?!.*(?:ordenad|ocult\p{L}+ (?:a|para) |(?<!\p{L})(?:só|apenas|primeira vez|a quem|último dia|primeiro dia)))(?:.*(?:mostra|(?<!\p{L})aparece|(?<!\p{L})figura|devolve (?=[«"“])|ocult[oa]|(?<!\p{L})(?:vê|veem|lê|leem)(?!\p{L})|visível|visíveis|contém|coluna|vermelh|verde|cinzent|cinza|mascarad|vazi|apresentad|exib|abaixo|substitu))/iu,
  },
}

/** A step that only looks at something; the words behind it in German. */
const onlyLooks: Record<Language, RegExp> = {
  en: /^(?:Open|Go to|Read off|Look for|Look at) /u,
  de: /(?<!\p{L})(?:ansehen|nachsehen|öffnen(?: \([^)]*\))?)$/u,
  es: /^(?:Consultar|Abrir) /u,
  fr: /^(?:Consulter|Ouvrir) /u,
  pt: /^(?:Consultar|Abrir) /u,
}
/** A step that looks at a page in a situation. */
const looksInSituation =
  /^(?:Preparar esta situación y abrir|Préparer cette situation et ouvrir|Preparar esta situação e abrir) /u
const quoted = /["“«„]/u
/** The condition that an outcome begins with: then it is a rule. */
const conditions: Record<Language, RegExp> = {
  en: /^(?:If|When|Unless) /u,
  de: /^(?:Wenn|Sofern|Falls) /u,
  es: /^(?:Si|Cuando|Salvo) /u,
  fr: /^(?:Si|Lorsque|Quand|Sauf) /u,
  pt: /^(?:Se|Quando|Salvo) (?!\p{L}+-se)/u,
}
/** In characters: a longer outcome is a criterion rather than something seen. */
const longestOutcome = 160

/**
 * A case that brings about nothing of what it expects: "Consultar el importe | El importe es el 4 % del salario".
 * @param isBrief whether its criterion is a scenario or one plain sentence: then a look may be all that it takes.
 */
export function showsNothing({ steps, preconditions }: Shown, language: Language, isBrief: boolean): boolean {
  const [only] = steps
  if (!isBrief && steps.some(({ expected }) => isRule(expected, language))) return true
  if (!isBrief && only !== undefined && steps.length === 1) {
    const actsAs = language === 'en' && preconditions.length > 0 && /^Look for /u.test(only.step)
    if (onlyLooks[language].test(only.step) && !quoted.test(only.step) && !actsAs) return true
    if (looksInSituation.test(only.step) && !quoted.test(only.step + only.expected)) return true
  }
  if (language === 'en') return showsNothingInEnglish(steps)
  if (language === 'de' && looksAtRule(steps)) return true
  const known = glances[language]
  return (
    known !== undefined &&
    only !== undefined &&
    steps.length === 1 &&
    known.look.test(only.step) &&
    !known.visible.test(only.expected)
  )
}

function isRule(expected: string, language: Language): boolean {
  return expected.length > longestOutcome || (conditions[language].test(expected) && !quoted.test(expected))
}

/** What nobody has said yet how to see; a result that every step has, or one whose subject is lost, is no such point. */
export function leftOpen({ steps }: Steps): string | undefined {
  const [first] = steps
  return first === undefined || done.test(first.expected) || /^(?:It|They|Its|Their) /.test(first.expected)
    ? undefined
    : first.expected.replace(/\.$/, '')
}

/** What a thing shows at any time, so that looking at it is the whole test. */
const lasting =
  /^(?:be|have|contain|show|display|list|hide|offer|carry|include|name|say|state|consist|read|look|fit|default|stay|remain|mark|sort|grey|gray|strike|disable|enable|label|highlight|replace|shorten|mask|order|group|print|round|write|see|find|appear|sign|locate|place|set|select|arrange|align|open|warn)$/

const looks = /^(?:Open|Go to|Read off|Look for|Look at|Sign in as) |^Prepare .* and look at (?:it|them)$/u
/** A look that something is done after: "Open the form and enter a wrong code". */
const acts =
  / and (?:enter|choose|select|press|click|tap|type|fill|send|save|confirm|upload|scan|tick|change|add|remove) /u
const done =
  /^(?:The step is carried out without an error message|It is carried out, and its result is still there after a reload)\.$/u

/**
 * A look at something that only comes about through an event that no step mentions, such as "Open the boxes | They go
 * back", proves nothing; so does an action of which only an absent error is seen.
 */
function showsNothingInEnglish(steps: Steps['steps']): boolean {
  const [first] = steps
  if (first === undefined) return true
  if (steps.every(isEcho)) return true
  if (steps.every(({ expected }) => done.test(expected))) return steps.length > 1 || objectOf(first.step) < 2
  return steps.every(({ step, expected }) => looks.test(step) && !acts.test(step) && !isLasting(expected, steps.length))
}

/** "Set the start in 5-minute steps | The start is set in 5-minute steps": the step once more, with nothing to compare. */
function isEcho({ step, expected }: Steps['steps'][number]): boolean {
  if (/^All entries that match are listed, and no others\.$/u.test(expected)) return !/[:"“\d]/u.test(step)
  const [verb = '', ...object] = wordsOf(step.replace(/ as (?:an? |the )(?:(?! as )[\p{L} -])+$/u, ''))
  const told = wordsOf(expected)
  const done = participleOf(verb)
  return told.includes(done) && !/["“]/u.test(expected) && sorted(told, done) === sorted(object, done)
}

function sorted(words: string[], without: string): string {
  return words
    .filter((word) => word !== without)
    .sort((a, b) => a.localeCompare(b, 'en'))
    .join(' ')
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\d'’ -]/gu, '')
    .split(' ')
    .filter((word) => !/^(?:|the|an?|is|are|its|their|your)$/u.test(word))
}

/** How many words an action says beside its verb. */
function objectOf(step: string): number {
  return step.split(' ').length - 1
}

function isLasting(expected: string, steps: number): boolean {
  const parsed = parseSentence(expected.replace(/[.]$/, '').split(/; |(?<=[^\d.])\. /u)[0] ?? expected)
  if (parsed === undefined) return !/^(?:It|They) /.test(expected)
  // What may or may not be done is seen by doing it.
  if (parsed.modal !== '' || / read-only /u.test(expected)) return false
  if (
    /[×÷]|(?:^| )(?:when|until|after|before|once|if) |, so |-(?:in)?sensitive|\d (?:per|for) |, \p{Lu}\p{Ll}+ \d|^on \d/u.test(
      parsed.rest,
    )
  )
    return false
  // Two looks show a change: before and after.
  return lasting.test(parsed.verb) || (parsed.negated && steps > 1)
}
