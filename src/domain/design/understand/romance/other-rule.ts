import { grammarOf, type Romance } from './grammar.ts'
import { finiteVerb } from './verbs.ts'
import type { Rule, RuleOf } from '../rule.ts'

/** "Le 3 de chaque mois", "el día 3 de cada mes": when something is due, no number to enter. */
const dueDay = /(?<!\p{L})(?:le|el|o|al|ao|día|dia) \d{1,2} (?:de chaque mois|de cada m[eê]s)(?!\p{L})/iu

/** "Si compte moins de 8 inscrits", "para grupos de más de 8": the number tells when the sentence holds. */
const within =
  /(?:(?:^|[ ,])(?:si|se|caso|cuando|quando|lorsque|lorsqu['’]|s['’])[^,;]{0,40}|^(?:para|pour) [^,;]{0,30})(?<!\p{L})(?:más|menos|mais|plus|moins) d[eo]s? /iu

/** A price or a reduction that follows from a number. */
const priced =
  /(?<!\p{L})(?:offerte?s?|coûtent?|remises?|gratis|grátis|gratuit[aeo]?s?|descuentos?|descontos?|réductions?)(?!\p{L})/iu

const demanded =
  /(?<!\p{L})(?:obligatori[oa]s?|obrigatóri[oa]s?|obligatoires?|requise?s?|exigée?s?|necesari[oa]s?|necessári[oa]s?|nécessaires?|hay que)(?!\p{L})/iu

/** What is to be approved does not approve itself. */
const due = /(?<!\p{L})(?:doi(?:t|vent)|deben?|deberán?|devem?|deverá|t[eê]m? d?e? ?que|requieren?|exige[nm]?)(?!\p{L})/iu

const outside = /(?<!\p{L})(?:hors d[eu]|en dehors d[eu]|fuera del?|fora d[eoa]s?)(?!\p{L})/iu

/** A file as a whole is taken or refused; nobody adds its lines one by one. */
const ofFile =
  /(?<!\p{L})(?:imports?|importa\p{L}+|fichiers?|ficheros?|archivos?|ficheiros?|arquivos?|CSV|Excel)(?!\p{L})/iu

const dated =
  /(?<!\p{L})(?:dat[ae]s?|fechas?|d[ií]as?|jours?|in[ií]cio|fins?|fim|fin|début|échéances?|naissance|na[cs]cim\p{L}+|venc\p{L}+|validade|validez|caduc\p{L}+|périodes?|per[ií]odos?)(?!\p{L})/iu

/** A code that the product hands out: nobody can choose one to enter. */
const handedOut = /(?<!\p{L})(?:v[eé]rifica\p{L}+|confirma\p{L}+|SMS|suivi|seguimiento|rastreio|acompanhamento)(?!\p{L})/iu

/** Whether a rule has the value of its sentence, but says something else than it; alike in the three languages. */
export function saysAnother(rule: Rule, language: Romance): boolean {
  switch (rule.kind) {
    case 'limit':
      return isAnotherLimit(rule, language)
    case 'threshold':
      return outside.test(rule.source) || due.test(rule.outcome) || isTimeOfDay(rule)
    case 'moment':
      return isAnotherMoment(rule)
    case 'lifetime':
      return holdsVerb(rule.thing.words, language) || /^(?:cada|chaque) .*(?<!\p{L})dur(?:a|e)(?!\p{L})/iu.test(rule.source)
    case 'visibility':
      return holdsVerb(rule.control, language)
    case 'initial':
      return holdsVerb(`x ${rule.value}`, language) || noState.test(rule.value)
    case 'format':
      return handedOut.test(rule.thing.words)
    case 'attempts':
      // "After the third failed attempt the subscription is suspended": nobody enters anything.
      return language === 'fr' && !entered.test(rule.source)
    case 'share':
      // "A 20 % discount for people over 65", "plus 21 % of tax": the share is not taken off what stands beside it.
      return /\d ?(?:años|anos|ans)(?!\p{L})|(?<!\p{L})(?:más|mais|plus)(?: un| une| um| uma| el| o)? \d/iu.test(rule.source)
    default:
      return false
  }
}

const entered =
  /mot de passe|codes?(?!\p{L})|PIN|connexion|identifi|authentifi|sais(?:i|ie)|compte|accès|carte|session|mots? |réponse/iu

/** "Between 20h and 6h transfers are limited": the hours tell when, the limit is another value. */
const isTimeOfDay = ({ limit }: RuleOf<'threshold'>): boolean =>
  limit.low?.value.measure === 'clock' && limit.high?.value.measure === 'clock'

/** "por impressão digital está desligado", "sendo 2": a piece of the sentence instead of a value. */
const noState = /^(?:por|para|pour|par|sendo|siendo|étant|de|y|e|et) /iu

function isAnotherLimit({ medium, source, thing }: RuleOf<'limit'>, language: Romance): boolean {
  if (dueDay.test(source)) return true
  if (medium === 'date') return !dated.test(thing.words)
  if (medium === 'age') return demanded.test(source) || / (?:ni|nem) /u.test(source)
  if (medium === 'number') return / (?:sinon|si no|senão|caso contrário) /iu.test(source) && priced.test(source)
  return (
    medium === 'count' &&
    (within.test(source) || ofFile.test(source) || holdsVerb(thing.words, language) || /\d ?%.*\d ?%/u.test(source))
  )
}

function isAnotherMoment({ side, holds, source, action }: RuleOf<'moment'>): boolean {
  // "30 seconds after the door opens if no code is entered": the condition got lost.
  if (side === 'after' && /(?:[ ,]s['’]il|[ ,](?:si|se)) (?!\p{L}+-se)/iu.test(source)) return true
  // "The notice goes out at least 15 days before": nothing that ends at that moment.
  return (
    side === 'before' &&
    holds === 'until' &&
    action === undefined &&
    /(?<!\p{L})(?:au moins|al menos|como mínimo|pelo menos|no mínimo)(?!\p{L})/iu.test(source) &&
    !/(?<!\p{L})(?:peu(?:t|vent)|pued\p{L}+|pod\p{L}+|possible|posible|possível)(?!\p{L})/iu.test(source)
  )
}

/** Whether a name has a verb behind its first word: then it is a sentence. */
export function holdsVerb(words: string, language: Romance): boolean {
  const { noVerbBehind } = grammarOf(language)
  const all = words.replace(/[«"“][^»"”]*[»"”]/gu, 'x').split(/[\s'’]+/u)
  return all.some(
    (word, at) =>
      at > 0 &&
      /^\p{Ll}/u.test(word) &&
      finiteVerb(word, language) !== undefined &&
      !noVerbBehind.test(all[at - 1] ?? ''),
  )
}
