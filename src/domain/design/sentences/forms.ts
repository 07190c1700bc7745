import type { Language } from '../language.ts'
import { parseSentence } from '../understand/english/sentence.ts'
import { negationOf } from '../understand/english/step.ts'
import { definite, isPlural, lowerArticle, pluralOf } from '../understand/english/subject.ts'
import {
  gerundOf,
  isStem,
  namesPerson as englishPerson,
  participleOf,
  verbOfParticiple,
} from '../understand/english/words.ts'
import { accusative, withoutDeterminer } from '../understand/german/noun-phrases.ts'
import { asMain, parseMain } from '../understand/german/sentence.ts'
import { namesPerson as germanPerson, verbOfParticiple as germanVerb } from '../understand/german/words.ts'
import { namesAgent } from '../understand/romance/actors.ts'
import { isRomance } from '../understand/romance/grammar.ts'
import { indicative } from '../understand/romance/moods.ts'
import { infinitiveOfParticiple, isInfinitive } from '../understand/romance/verbs.ts'

/**
 * Whether words are what a slot of this name promises: `who` and `role` name people, `act` is an infinitive with what
 * belongs to it, `done` a participle with what belongs to it, `clause` any words; every other slot names a thing and has no
 * verb of its own.
 */
export function fits(name: string, words: string, language: Language): boolean {
  switch (name) {
    case 'who':
    case 'role':
      return namesPeople(words, language)
    case 'act':
      return isAct(words, language)
    case 'done':
      return isDone(words, language)
    case 'quoted':
    case 'label':
    case 'message':
    case 'option':
    case 'code':
    case 'list':
    case 'clause':
    case 'rest':
    case 'be':
    case 'word':
      return true
    default:
      return namesThing(words, language)
  }
}

function namesPeople(words: string, language: Language): boolean {
  if (language === 'de') return germanPerson(words)
  if (isRomance(language)) return namesAgent(words, language)
  const head = words.replace(/ (?:of|with|without|in|on|from|at|for|who|whose) .*$/iu, '').replace(/["“”]/g, '')
  const bare = words.replace(/["“][^"”]*["”]/gu, 'x')
  if (/^(?:after|before|if|when|within|in|on|at|for|from|until|without|unless|once|while|during|as) /iu.test(bare))
    return false
  if (finite.en.test(bare.replace(/ (?:who|whose|that) .*$/iu, ''))) return false
  return (
    /["“”]/.test(words) ||
    /\b(?:users?|role)\b/iu.test(words) ||
    head.split(/,? (?:and|or) |, /u).every((one) => {
      const noun = singular(one.split(' ').at(-1) ?? '')
      return englishPerson(noun) || morePeople.test(noun)
    })
  )
}

/** English nouns for people that have no ending of their own. */
const morePeople =
  /^(?:(?:super|sys|co-?)?admin|referee|mentee|editor|operator|controller|student|parent|guest|volunteer|engineer|citizen|resident|secretary|analyst|colleague|friend|child(?:ren)?|adult|minor|principal|pilot|captain|cook|merchant|landlord|intern|expert|warden|vet|rep|representative|relative|recipient|respondent|dependent|beneficiary|signatory|superintendent|receptionist|hr|sales|support|management|department|deputy|head|chair|board|committee|supervisor|professional|fan|pal|spouse|buddy|sponsor|alumn[ia]|curator|creator|author|owner|opponent)s?$/iu

function isAct(words: string, language: Language): boolean {
  const [first = ''] = words.split(' ')
  if (language === 'en') return isStem(first) && !/ (?:can|must|may|will|is|are) /u.test(words)
  if (isRomance(language)) return isInfinitive(first.toLowerCase(), language)
  return /(?:en|ern|eln|tun)$/u.test(words)
}

function isDone(words: string, language: Language): boolean {
  const [first = ''] = words.split(' ')
  if (language === 'en') return verbOfParticiple(first) !== undefined
  if (isRomance(language)) return infinitiveOfParticiple(first, language) !== undefined
  return germanVerb(words.split(' ').at(-1) ?? '') !== undefined
}

const finite: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:is|are|was|were|has|have|can|cannot|may|must|will|should|does|do|did|if|when|unless|because|they|it|he|she|not)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ist|sind|war|waren|hat|haben|kann|können|darf|dürfen|muss|müssen|soll|sollen|wird|werden|wenn|falls|sobald|weil|dass|nicht|er|sie|es|man)(?!\p{L})/u,
  es: /(?<!\p{L})(?:es|son|está|están|ha|han|puede|pueden|debe|deben|será|si|cuando|porque|que|no)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:est|sont|a été|ont|peut|peuvent|doit|doivent|sera|si|quand|lorsque|parce|qui|que|ne|il|elle)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:é|são|está|estão|foi|pode|podem|deve|devem|será|se|quando|porque|que|não)(?!\p{L})/iu,
}

function namesThing(words: string, language: Language): boolean {
  const bare = words.replace(/["“„«`][^"“”„«»`]*["”“»`]/gu, 'x')
  return !finite[language].test(bare) && !(language === 'en' && /^(?:to|then|and|or|by|of|in|on|at|with) /iu.test(bare))
}

const article: Record<Exclude<Language, 'en'>, RegExp> = {
  de: /^(?:Der|Die|Das|Ein|Eine|Einen|Einem|Einer|Den|Dem|Alle|Jede[rsn]?|Kein|Keine[rsn]?|Es|Man|Diese[rsn]?|Nur|In|Im|Auf)(?= )/u,
  es: /^(?:El|La|Los|Las|Un|Una|Cada|Todos|Todas|Su|Sus|Se|Solo|Aparece|En|Al|No)(?= )/u,
  fr: /^(?:Le|La|Les|Un|Une|Chaque|Tous|Toutes|Son|Sa|Ses|On|Il|Dans|Sur)(?= )|^L(?=['’])/u,
  pt: /^(?:O|A|Os|As|Um|Uma|Cada|Todos|Todas|Seu|Sua|Só|Aparece|No|Na|É)(?= )/u,
}
const determiners: Record<Exclude<Language, 'de'>, RegExp> = {
  en: /^(?:the|an?|each|every|any|all|its|their|his|her|this|that|these|those|no|only) /iu,
  es: /^(?:el|la|los|las|un|una|cada|todos los|todas las) /iu,
  fr: /^(?:le |la |les |l['’]|un |une |chaque )/iu,
  pt: /^(?:o|a|os|as|um|uma|cada) /iu,
}

/** "werden 50 % des Preises berechnet" */
const shareFirst =
  /^(?<verb>wird|werden|fällt|fallen|gilt|kostet|kosten) (?<share>\d[\d.,]* ?(?:%|€|Euro)(?: (?:des|der|vom|von) (?:\p{Ll}+ )?\p{Lu}[\p{L}-]+)?)(?<rest>.*)$/u

/**
 * Words of a slot in a form: `bare` has no determiner; `inf` is the infinitive of a participle. English: `the`, `a`, `one`
 * (singular), `many` (plural), `not` (a negated clause), `ing` and `done` (forms of an infinitive), `is` ("is" or "are").
 * German: `acc` (accusative), `main` (word order of a main clause). Spanish, French, Portuguese: `ind` (indicative).
 * Without a form the words stand as they are, with a small letter where the language allows it.
 */
export function shaped(value: string | undefined, form: string | undefined, language: Language): string | undefined {
  if (value === undefined || value === '') return undefined
  if (language === 'en') return englishForm(value, form)
  const words = value.replace(article[language], (word) => word.toLowerCase())
  switch (form) {
    case undefined:
      return words
    case 'acc':
      return accusative(words)
    case 'main': {
      // "danach wird eine Gebühr berechnet": behind its adverb the German verb comes first.
      const share = shareFirst.exec(value)?.groups
      if (share !== undefined) return `${share.share ?? ''} ${share.verb ?? ''}${share.rest ?? ''}`
      const sentence = parseMain(value)
      return sentence === undefined ? words : asMain(sentence)
    }
    case 'ind':
      return language === 'de' ? words : indicative(words, language)
    case 'bare':
      return language === 'de' ? withoutDeterminer(words) : words.replace(determiners[language], '')
    case 'inf':
      return language === 'de'
        ? germanVerb(words)?.infinitive
        : (infinitiveOfParticiple(words, language) ?? (language === 'es' ? words.replace(/rse$/u, 'r') : words))
    default:
      return words
  }
}

function englishForm(value: string, form: string | undefined): string | undefined {
  const words = /^(?:["“`]|\p{Lu}{2})/u.test(value) ? value : lowerArticle(value)
  const bare = words.replace(determiners.en, '')
  const [first = '', ...others] = words.split(' ')
  const rest = others.length === 0 ? '' : ` ${others.join(' ')}`
  switch (form) {
    case undefined:
      return words
    case 'bare':
      return bare
    case 'the':
      return determiners.en.test(words) ? definite(words) : /^["“`]/u.test(words) ? words : `the ${words}`
    case 'a':
      return isPlural(bare) ? bare : /^[aeiou]/iu.test(bare) ? `an ${bare}` : `a ${bare}`
    case 'one':
      return singular(bare)
    case 'many':
      return isPlural(bare) ? bare : pluralOf(bare)
    case 'is':
      return isPlural(words) ? 'are' : 'is'
    case 'not':
      return negationOf(words)
    case 'ing':
      return isStem(first) ? `${gerundOf(first)}${rest}` : undefined
    case 'done':
      return isStem(first) ? `${participleOf(first)}${rest}` : undefined
    case 'inf': {
      const verb = verbOfParticiple(first)
      return verb === undefined ? undefined : `${verb}${rest}`
    }
    case 'verb':
      return verbOfParticiple(first)
    default:
      return parseSentence(words) === undefined ? undefined : words
  }
}

/** "cards of a friend" → "card of a friend". */
function singular(noun: string): string {
  if (!isPlural(noun)) return noun
  const [, head = noun, tail = ''] = /^(.+?)( (?:of|in|on|at|with|for|from|that|who|which|per) .*)$/iu.exec(noun) ?? []
  return `${head.replace(/(?<![aeiou])ies$/iu, 'y').replace(/(?<=ss|sh|ch|x)es$|(?<!s)s$/iu, '')}${tail}`
}
