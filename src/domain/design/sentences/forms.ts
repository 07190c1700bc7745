import type { Language } from '../language.ts'
import { accusative, withoutDeterminer } from '../understand/german/noun-phrases.ts'
import { definite, isPlural, lowerArticle, pluralOf } from '../understand/english/subject.ts'
import { frenchForm, infinitiveOf as frenchInfinitive, namesPerson as frenchPerson } from './french/french-forms.ts'
import { germanForm, isDone as germanDone, namesRole } from './german/german-forms.ts'
import {
  gerundOf,
  isStem,
  namesPerson as englishPerson,
  participleOf,
  verbOfParticiple,
} from '../understand/english/words.ts'
import { hasSpanishVerb, isSpanishInfinitive, namesSpanishPeople, spanishForm } from './spanish/spanish-forms.ts'
import { indicative } from '../understand/romance/moods.ts'
import { infinitiveFrom, looksInfinitive, namesOtherPeople, portugueseForm } from './portuguese/portuguese-forms.ts'
import { infinitiveOfParticiple, isInfinitive } from '../understand/romance/verbs.ts'
import { isFinite, namesPerson as germanPerson } from '../understand/german/words.ts'
import { isRomance, type Romance } from '../understand/romance/grammar.ts'
import { masked } from './german/parts.ts'
import { namesAgent } from '../understand/romance/actors.ts'
import { negationOf } from '../understand/english/step.ts'
import { ordered } from './german/clauses.ts'
import { parseSentence } from '../understand/english/sentence.ts'
import { romanceContrary } from '../phrase/romance-contrary.ts'

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
    case 'place':
    case 'where':
    case 'scope':
    case 'occasion':
      return true
    default:
      return namesThing(words, language) && !(things.has(name) && incomplete[language].test(withoutQuotes(words)))
  }
}

function namesPeople(words: string, language: Language): boolean {
  if (language === 'de')
    return (
      !/ (?:innerhalb|binnen|spätestens|höchstens|ist|sind|hat|haben|wird|werden) /u.test(words) &&
      (germanPerson(words) || namesRole(words))
    )
  if (
    language === 'pt' &&
    /^(?:só|somente|apenas|nem|não|se|quando|caso) | (?:só|somente|apenas|não|já|também|nunca|que)$/iu.test(words)
  )
    return false
  if (language === 'pt' && namesOtherPeople(words)) return true
  if (language === 'es') return namesSpanishPeople(words)
  if (language === 'fr') return frenchPerson(words)
  if (isRomance(language)) return namesAgent(words, language)
  // "the order stays “Open” and the customer" is a clause.
  if (/ (?:stays?|remains?|becomes?|gets?|goes|changes to|turns) /u.test(words)) return false
  const head = words.replace(/ (?:of|with|without|in|on|from|at|for|who|whose) .*$/iu, '').replace(/["“”]/g, '')
  const bare = words.replace(/["“][^"”]*["”]/gu, 'x')
  if (/^(?:after|before|if|when|within|in|on|at|for|from|until|without|unless|once|while|during|as) /iu.test(bare))
    return false
  if (finite.en.test(bare.replace(/ (?:who|whose|that) .*$/iu, ''))) return false
  return (
    /["“”]/.test(words) ||
    /\b(?:users?|role)\b/iu.test(words) ||
    head.split(/,? (?:and|or) |, /u).every((one) => isEnglishPerson(one.split(' ').at(-1) ?? ''))
  )
}

function isEnglishPerson(word: string): boolean {
  const noun = singular(word)
  return englishPerson(noun) || morePeople.test(noun)
}

/** People whom the ending of their name does not tell. */
const morePeople =
  /^(?:(?:super|sys|co-?)?admin|editor|operator|controller|student|(?:grand)?parent|guest|volunteer|engineer|citizen|resident|secretary|analyst|colleague|friend|neighbou?r|child(?:ren)?|kid|adult|minor|principal|pilot|captain|cook|merchant|landlord|lodger|tenant|intern|expert|warden|vet|rep|representative|relative|recipient|respondent|dependent|beneficiary|signatory|superintendent|receptionist|hr|sales|support|management|department|deputy|head|chair|board|committee|supervisor|professional|fan|pal|spouse|buddy|sponsor|alumn[ia]|curator|creator|author|owner|opponent|people|person|individual|passenger|pensioner|family|household(?:er)?|cleaner|artist|musician|architect|electrician|treasurer|trustee|referee|refugee|teacher|pharmac(?:y|ist)|company|host|club|beekeeper|women|men|woman|man|anybody|whoever|witness|party|founder|borrower|farm|branch|organi[sz]er|reception|accounting|warehouse|pupil|boss|sender|midwi(?:fe|ve)|apprentice|team|dispatch|control (?:room|centre)|headquarters|buyer|seller|mentee)$/iu

function isAct(words: string, language: Language): boolean {
  const [first = ''] = words.replace(language === 'pt' ? /^se /iu : /^$/u, '').split(' ')
  if (language === 'en') return isStem(first) && !/ (?:can|must|may|will|is|are) /u.test(words)
  if (language === 'es') return isSpanishInfinitive(first.toLowerCase())
  if (language === 'pt') return looksInfinitive(first)
  if (isRomance(language)) return isInfinitive(first.toLowerCase(), language)
  return /(?:en|ern|eln|tun)$/u.test(words)
}

function isDone(words: string, language: Language): boolean {
  const [first = ''] = words.split(' ')
  if (language === 'en') return verbOfParticiple(first) !== undefined
  if (language === 'pt') return infinitiveFrom(first) !== undefined
  if (language === 'fr') return frenchInfinitive(first) !== undefined
  if (isRomance(language)) return infinitiveOfParticiple(first, language) !== undefined
  return germanDone(words)
}

const finite: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:is|are|was|were|has|have|can|cannot|may|must|will|should|does|do|did|if|when|unless|because|they|it|he|she|not|gets|appears?|becomes?|receives?|sees|contains|remains?|stays?|expires|allows|requires|goes)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ist|sind|war|waren|hat|haben|kann|können|darf|dürfen|muss|müssen|soll|sollen|wird|werden|wenn|falls|sobald|weil|dass|nicht|er|sie|es|man|gilt|gelten|bleib(?:t|en)|erhält|erhalten|sieht|sehen|erschein(?:t|en)|zeigt|zeigen|steht|stehen|bekommt|bekommen|enthält|enthalten|beginnt|endet|läuft|kostet|beträgt)(?!\p{L})/u,
  es: /(?<!\p{L})(?:es|son|está|están|ha|han|puede|pueden|debe|deben|será|si|cuando|porque|que|no|aparecen?|muestran?|reciben?|quedan?|tienen?|contienen?|permiten?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:est|sont|a été|ont|peut|peuvent|doit|doivent|sera|si|quand|lorsque|parce|qui|que|ne|il|elle|apparaît|apparaissent|affichent?|reçoi(?:t|vent)|restent?|voi(?:t|ent)|contien(?:t|nent)|permet(?:tent)?)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:só|somente|apenas|nunca|também|é|são|está|estão|foi|pode|podem|deve|devem|será|se|quando|porque|que|não|aparecem?|mostram?|recebem?|ficam?|tem|têm|contém|contêm|permitem?)(?!\p{L})/iu,
}

/** How no German noun phrase in the nominative or accusative begins. */
const notThing =
  /^(?:für|in|im|ins|bei|beim|nach|vor|zu|zum|zur|mit|ohne|auf|an|am|aus|von|vom|ab|bis|pro|je|wer|wird|werden|ist|sind|um|während|unter|über|als|seit|per|solange|dem|einem|bevor|nur|wie|und|oder|aber|danach|dann|sonst|zusätzlich|hierbei|dabei|sich) |^(?:der|die|das|den|ein|eine|einen|jede|alle)$/iu

/** Slots whose words stand alone in a case; other slots may hold a part of a phrase. */
const things = new Set(['thing', 'things', 'field', 'object'])
const withoutQuotes = (words: string): string => words.replace(/["“„«`][^"“”„«»`]*["”“»`]/gu, 'x')

/** A stretch that was cut behind a word that needs another one, or that stands for something named elsewhere. */
const incomplete: Record<Language, RegExp> = {
  en: / (?:and|or|but|the|an?|of|to|for|with|by|than|that|from|in|on|at|also|still|only)$|^(?:this|that|these|those|there|both|one|(?:all )?(?:two|three|four|five))$/iu,
  de: / (?:und|oder|aber|mit|von|für|der|die|das|den|dem|ein|eine|einen|im|in|zu|als|bis)$|^(?:dies(?:e|er|es)?|das|die|der|beide|dabei|es|er|sie|man)$/iu,
  es: / (?:y|e|o|pero|de|del|al|el|la|los|las|un|una|con|para|por|en|que)$|^(?:est[eoa]s?|es[eoa]s?|ambos|ambas|él|ell[ao]s?)$/iu,
  fr: / (?:et|ou|mais|de|du|des|le|la|les|un|une|avec|pour|par|en|à|au)$|^(?:ceci|cela|ça|celui-ci|celle-ci|les deux|ils?|elles?|on)$/iu,
  pt: / (?:e|ou|mas|de|do|da|dos|das|o|a|os|as|um|uma|com|para|por|em)$|^(?:ist[oa]|iss[oa]|ess[ea]s?|est[ea]s?|ambos|ambas|el[ea]s?)$/iu,
}

/** How no English noun phrase begins. */
const noThing =
  /^(?:to|then|and|or|by|of|in|on|at|with|after|before|within|during|until|since|once|from|for|every time|each time) /iu

function namesThing(words: string, language: Language): boolean {
  const quotesLeftOut = withoutQuotes(words)
  // "el pedido no pagado": its "no" denies a participle, not a verb.
  const bare = language === 'es' ? quotesLeftOut.replace(/ no (?=\p{L}+d[oa]s?(?!\p{L}))/gu, ' ') : quotesLeftOut
  if (
    language === 'de' &&
    (notThing.test(bare) || bare.split(' ').some((word, at) => at > 0 && /^\p{Ll}/u.test(word) && isFinite(word)))
  )
    return false
  if (language === 'es' && hasSpanishVerb(words)) return false
  if (language === 'en' && noThing.test(bare)) return false
  return !finite[language].test(bare)
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
 * Words of a slot in a form: `raw` is as written; `bare` has no determiner; `inf` is the infinitive of a participle. English: `the`, `a`, `one`
 * (singular), `many` (plural), `not` (a negated clause), `ing` and `done` (forms of an infinitive), `is` ("is" or "are").
 * German: `acc` (accusative), `main` (word order of a main clause). Spanish, French, Portuguese: `ind` (indicative). Each
 * language has more of its own in `<language>-forms.ts`. Without a form the words stand as they are, with a small letter
 * where the language allows it.
 */
export function shaped(value: string | undefined, form: string | undefined, language: Language): string | undefined {
  if (value === undefined || value === '') return undefined
  if (form === 'raw') return value
  if (language === 'en') return englishForm(value, form)
  const own = language === 'pt' && form !== undefined ? portugueseForm(value, form) : undefined
  if (own !== undefined) return own
  const lowered = value.replace(article[language], (word) => word.toLowerCase())
  // A step opens with its infinitive.
  const words = language === 'pt' ? lowered.replace(/^se (\p{L}+[aei]r)(?= |$)/iu, '$1-se') : lowered
  const german = language === 'de' && form !== undefined ? germanForm(words, form) : undefined
  if (german !== undefined) return german
  const french = language === 'fr' && form !== undefined ? frenchForm(words, form) : undefined
  if (french !== undefined) return french
  switch (form) {
    case undefined:
      return words
    case 'acc':
      return accusative(words)
    case 'main': {
      // "danach wird eine Gebühr berechnet": behind its adverb the German verb comes first.
      const share = shareFirst.exec(value)?.groups
      if (share !== undefined) return `${share.share ?? ''} ${share.verb ?? ''}${share.rest ?? ''}`
      const { text, back } = masked(value)
      return back(ordered(text))
    }
    case 'ind':
      return language === 'de' ? words : indicative(words, language)
    case 'not':
      return isRomance(language) ? denied(words, language) : undefined
    case 'bare':
      return language === 'de' ? withoutDeterminer(words) : words.replace(determiners[language], '')
    case 'inf':
      return language === 'de'
        ? undefined
        : (infinitiveOfParticiple(words, language) ?? (language === 'es' ? words.replace(/rse$/u, 'r') : words))
    default:
      return (language === 'es' ? spanishForm(words, form) : undefined) ?? words
  }
}

/** "O pedido for cancelado" → "o pedido não é cancelado"; undefined where that cannot be said safely. */
function denied(words: string, language: Romance): string | undefined {
  const contrary = romanceContrary(indicative(words, language), language).replace(/\.$/, '')
  return contrary === '' ? undefined : contrary
}
/** "an order", "an hour", but "a user", "a one-way ticket". */
const takesAn = /^(?:(?!uni(?!m|nf|ns|nt)|us[aeu]|eu|one(?!\p{L})|once|ur[aeio])[aeiou]|hour|honest|heir)/iu

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
      return isPlural(bare) ? bare : `${takesAn.test(bare) ? 'an' : 'a'} ${bare}`
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
