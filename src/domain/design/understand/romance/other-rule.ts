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
const due =
  /(?<!\p{L})(?:doi(?:t|vent)|deben?|deberán?|devem?|deverá|t[eê]m? d?e? ?que|requieren?|exige[nm]?)(?!\p{L})/iu

const outside = /(?<!\p{L})(?:hors d[eu]|en dehors d[eu]|fuera del?|fora d[eoa]s?)(?!\p{L})/iu

/** A file as a whole is taken or refused; nobody adds its lines one by one. */
const ofFile =
  /(?<!\p{L})(?:imports?|importa\p{L}+|fichiers?|ficheros?|archivos?|ficheiros?|arquivos?|CSV|Excel)(?!\p{L})/iu

const dated =
  /(?<!\p{L})(?:dat[ae]s?|fechas?|d[ií]as?|jours?|in[ií]cio|fins?|fim|fin|début|échéances?|naissance|na[cs]cim\p{L}+|venc\p{L}+|validade|validez|caduc\p{L}+|périodes?|per[ií]odos?)(?!\p{L})/iu

/** A code that the product hands out: nobody can choose one to enter. */
const handedOut =
  /(?<!\p{L})(?:v[eé]rifica\p{L}+|confirma\p{L}+|SMS|suivi|seguimiento|rastreio|acompanhamento)(?!\p{L})/iu

/** Whether a rule has the value of its sentence, but says something else than it; alike in the three languages. */
export function saysAnother(rule: Rule, language: Romance): boolean {
  switch (rule.kind) {
    case 'limit':
      return isAnotherLimit(rule, language)
    case 'threshold':
      return outside.test(rule.source) || due.test(rule.outcome) || isTimeOfDay(rule)
    case 'restriction':
      // "Hasta 24 horas antes": earlier is allowed, too.
      return /(?:jusqu['’]à|hasta|até) (?:las )?\d[^,;.]* (?:avant|antes)(?!\p{L})/iu.test(rule.source)
    case 'moment':
      return isAnotherMoment(rule)
    case 'lifetime':
      return (
        holdsVerb(rule.thing.words, language) || /^(?:cada|chaque) .*(?<!\p{L})dur(?:a|e)(?!\p{L})/iu.test(rule.source)
      )
    case 'visibility':
      return holdsVerb(rule.control, language)
    case 'initial':
      return holdsVerb(`x ${rule.value}`, language) || noState.test(rule.value)
    case 'format':
      return handedOut.test(rule.thing.words)
    case 'attempts':
      // "After the third failed attempt the subscription is suspended": nobody enters anything.
      return language === 'fr' && !entered.test(rule.source)
    case 'composition':
      // "Un número entre 0 y 100": a number, and no text that needs a digit.
      return !passwords.test(`${rule.thing.words} ${rule.source}`)
    case 'permission':
      // "Resolverlo": what is done to, another part of the sentence says.
      return /^\p{L}+r-?l[oae]s?(?: |$)/iu.test(rule.action)
    case 'search':
      // "The search starts at the third letter": when it starts, and no match.
      return /(?<!\p{L})(?:se lance|se déclenche|démarre|arranca|empieza|comienza|começa|inicia-se)(?!\p{L})/iu.test(
        rule.source,
      )
    case 'filters':
      return rule.names.some(
        (name) =>
          name
            .replace(/["«»“”]/gu, '')
            .trim()
            .split(/\s+/u).length > 3,
      )
    case 'transitions':
      return /(?<!\p{L})(?:uniquement|seulement|solo|sólo|só|apenas|somente) (?:après|tras|después|após|depois|si|se)(?!\p{L})/iu.test(
        rule.source,
      )
    case 'share':
      // "A 20 % discount for people over 65", "plus 21 % of tax": the share is not taken off what stands beside it.
      return /\d ?(?:años|anos|ans)(?!\p{L})|^(?:en dessous|au-dessous|au-dessus|por debajo|por encima|abaixo|acima) |(?<!\p{L})(?:más|mais|plus)(?: un| une| um| uma| el| o)? \d/iu.test(
        rule.source,
      )
    default:
      return false
  }
}

const passwords = /contraseña|clave|senha|palavra-passe|mot de passe|PIN|usuari|utilizador|identifiant|apodo|alias/iu

const entered =
  /mot de passe|codes?(?!\p{L})|PIN|connexion|identifi|authentifi|sais(?:i|ie)|compte|accès|carte|session|mots? |réponse/iu

/** "Between 20h and 6h transfers are limited": the hours tell when, the limit is another value. */
const isTimeOfDay = ({ limit, source }: RuleOf<'threshold'>): boolean =>
  limit.low !== undefined &&
  limit.high !== undefined &&
  /\d ?h(?!\p{L}).* (?:e|y|et|a|à) (?:las |as |às )?\d{1,2} ?h(?!\p{L})/iu.test(source)

/** What somebody pays, or pays less: nothing is refused. */
const tariff = /[€$]|(?<!\p{L})(?:taxas?|tasas?|comiss(?:ão|ões)|comisi(?:ón|ones)|tarifs?|tarifas?|frais)(?!\p{L})/iu

const letters =
  /(?<!\p{L})(?:mayúsculas?|minúsculas?|maiúsculas?|majuscules?|minuscules?|letras(?=,)|lettres(?=,)|sin espacios|sem espaços|sans espaces?)(?!\p{L})/iu

const upTo =
  /(?<!\p{L})(?:até|no máximo|hasta|como máximo|superar|exceder|ultrapassar|jusqu['’]à|au (?:plus|maximum)|dépasser)(?!\p{L})/iu
const from = /(?<!\p{L})(?:mínim\p{L}+|menos|moins|minimum|a partir|à partir|desde|entre|de|dès)(?: \d|(?!\p{L}))/iu

const notMore = /(?<!\p{L})(?:no|não|ne) (?:pued|pod|peu|deb|dev|doi)\p{L}* .*(?:más|mais|plus) d[eo]s? /iu

/** "Not empty nor longer than 100": a word of refusal beside it turned the limit around. */
const isTurnedAround = ({ low, high }: RuleOf<'limit'>['limit'], source: string): boolean =>
  low !== undefined &&
  high === undefined &&
  ((upTo.test(source) && !from.test(source.replace(/ de (?!\d)/gu, ' '))) || notMore.test(source))

/** "por impressão digital está desligado", "sendo 2": a piece of the sentence instead of a value. */
const noState = /^(?:por|para|pour|par|sendo|siendo|étant) /iu

function isAnotherLimit({ medium, source, thing, limit, secret }: RuleOf<'limit'>, language: Romance): boolean {
  if (dueDay.test(source) || isTurnedAround(limit, source)) return true
  // "The shop only shows times between 9 and 20": what is shown, nobody enters.
  if (/(?:mostra|exibe|muestra|affiche).*\d{1,2} ?h(?!\p{L})/iu.test(source)) return true
  if (medium === 'date') return !dated.test(thing.words)
  if (medium === 'age') return demanded.test(source) || tariff.test(source) || / (?:ni|nem) /u.test(source)
  // The samples are any text: they would break the rule about the characters.
  if (medium === 'text') return letters.test(source) || (secret === true && /tendr[áa]|terá|aura/iu.test(thing.words))
  if (medium === 'number') return / (?:sinon|si no|senão|caso contrário) /iu.test(source) && priced.test(source)
  return (
    medium === 'count' &&
    (within.test(source) ||
      tariff.test(source) ||
      /^(?:estrellas?|estrelas?|étoiles?)/iu.test(thing.words) ||
      ofFile.test(source) ||
      holdsVerb(thing.words, language) ||
      /\d ?%.*\d ?%/u.test(source))
  )
}

function isAnotherMoment({ side, holds, source, action, span, anchor }: RuleOf<'moment'>): boolean {
  // "30 seconds after the door opens if no code is entered": the condition got lost.
  if (side === 'after' && /(?<!même|incluso|mesmo)(?:[ ,]s['’]il|[ ,](?:si|se)) (?!\p{L}+-se)/iu.test(source))
    return true
  // Days of leave are asked for by the day, not by the minute.
  if (side === 'before' && action !== undefined && (span.measure === 'day' || anchor === undefined)) return true
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
  if (/ (?:además|também|aussi)$/iu.test(words)) return true
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
