import { moved, type Value } from '../../understand/value.ts'
import type { CasePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { singular } from './french-forms.ts'
import { atMost, group, must, otherFields, thing } from './words.ts'

/** A unit behind a number: a sign, a short one, or what is counted. */
const unit = (slot = 'word'): string => `<${slot}=(?:€|euros?|EUR|%|°C?|m²|m3|m³|km/h|\\p{L}{1,20})>`

/** A number with its unit in the number it needs: "1 personne", "9,99 €". */
function withUnit(value: Value, word: string | undefined): string {
  if (word === undefined) return value.text
  return /^(?:%|°|€)/u.test(word)
    ? `${value.text} ${word}`
    : `${value.text} ${Math.abs(value.amount) < 2 ? singular(word) : word}`
}

/** The distance to the neighbours of a limit: a cent, or a unit of its last decimal. */
function stepOf(value: Value, word: string | undefined): number {
  if (value.measure === 'money' || /^(?:€|euros?|EUR)$/iu.test(word ?? '')) return 0.01
  return value.decimals === 0 ? 1 : 10 ** -value.decimals
}

/** The edges of a range whose ends are the slots `min` and `max`, one of which may be missing. */
function edges({ values, words }: Slots): Record<string, string> | undefined {
  const low = values.get('min')
  const high = values.get('max')
  const word = words.get('word') ?? words.get('word1')
  if (
    /^(?:caractère|signe|lettre|chiffre|mot|octet|[KMG]o$|seconde|minute|heure|jour|semaine|mois|an$|ans$|année)/iu.test(
      word ?? '',
    )
  )
    return undefined
  const known = low ?? high
  if (known === undefined || (low !== undefined && high !== undefined && low.amount >= high.amount)) return undefined
  const by = stepOf(known, word)
  const result: Record<string, string> = {}
  if (low !== undefined) {
    if (low.amount - by < 0 && low.amount >= 0 && low.amount !== 0) return undefined
    result.low = withUnit(low, word)
    result.below = withUnit(moved(low, -by), word)
  }
  if (high !== undefined) {
    result.high = withUnit(high, word)
    result.above = withUnit(moved(high, by), word)
  }
  return result
}

const refused = (n: string): string =>
  `Enregistrer le formulaire avec {${n}} pour {field:le} | {${n}} | ${n === 'below' ? '{under}' : '{over}'}`
const accepted = (n: string): string =>
  `Enregistrer le formulaire avec {${n}} pour {field:le} | {${n}} | La saisie est enregistrée ; {${n}} est affiché après rechargement.`

const between: CasePattern = {
  title: [
    '{field:bare} : {low} et {high} admis, {below} et {above} refusés',
    '{low} et {high} admis, {below} et {above} refusés',
  ],
  type: 'Boundary',
  given: [otherFields],
  steps: [refused('below'), accepted('low'), accepted('high'), refused('above')],
}
const upTo: CasePattern = {
  title: ['{field:bare} : {high} admis, {above} refusé', '{high} admis, {above} refusé'],
  type: 'Boundary',
  given: [otherFields],
  steps: [accepted('high'), refused('above')],
}
const value = `(?:${must} être|est|sont|(?:peut|peuvent) (?:être|varier|aller)|varie|varient|va|se situe|${must} se situer)`
const number = `<max>(?: ?${unit()})?`

/** Between which numbers, amounts and percentages a value may lie. */
export const ranges = group('\\d|positi|multiple|entier|un |deux|trois|quatre|cinq|six|sept|huit|neuf|dix', [
  {
    said: `<field> ${value} (?:comprise?s? |située?s? |fixée?s? )?(?:entre|de) <min>(?: ?${unit()})? (?:et|à) <max>(?: ?${unit('word1')})?(?: (?:inclus(?:e)?|compris(?:e)?s?))?`,
    example: 'Le montant du virement doit être compris entre 10 € et 5 000 €.',
    cases: [between],
    derive: edges,
  },
  {
    said: `<field=(?:Toute? |Une? |Les |La |Le |L')[^,;:()\\d]{2,40}?>(?: saisie?s?)? (?:hors|en dehors) de (?:l'intervalle|la plage|la fourchette)(?: de)? <min>(?: ?${unit()})? (?:à|et|-) <max>(?: ?${unit('word1')})? (?:est|sont) (?:refusée?s?|rejetée?s?)`,
    example: "Une pression hors de l'intervalle 2 à 8 bars est refusée.",
    cases: [between],
    derive: edges,
  },
  {
    said: `<field> (?:ne (?:${must} pas|(?:peut|peuvent)(?: pas)?|${must} jamais) (?:dépasser|excéder|être supérieure?s? à|aller au-delà de)|ne (?:dépasse|dépassent) (?:pas|jamais)|(?:est|sont) limitée?s? à|${must} être (?:inférieure?s? ou égale?s? à|au maximum de|au plus de|d'au plus|de)|(?:est|sont) (?:au maximum|au plus) de|(?:peut|peuvent) (?:atteindre|aller jusqu'à)) ${number}(?: ${atMost})?(?: par <place=\\p{L}{2,20}>)?`,
    example: "Le poids d'un colis ne doit pas dépasser 30 kg. Sinon, « Colis trop lourd » s'affiche.",
    cases: [upTo],
    derive: edges,
  },
  {
    said: `${thing()} (?:${must} (?:comporter|contenir|compter|comprendre|avoir)|(?:peut|peuvent) (?:comporter|contenir|compter|comprendre|accueillir|réunir|avoir|regrouper)|compte|comporte|contient|comprend|accueille|est limitée? à|ne (?:peut|doit) pas (?:comporter|contenir|compter|dépasser)(?: plus de)?) (?:${atMost} |jusqu'à )?<max> ${unit()}(?: différents?| différentes?| distincte?s?)?(?: ${atMost})?`,
    example: "Un panier peut contenir au maximum 40 articles. Au-delà, le message « Panier complet » s'affiche.",
    cases: [
      {
        title: ['{thing:one} : {high} admis, {above} refusés', '{high} admis, {above} refusés'],
        type: 'Boundary',
        given: ['{thing:un} avec {justUnder} est prêt{thing:f}.'],
        steps: [
          "Ajouter de quoi atteindre {high} | {high} | L'ajout est enregistré ; après rechargement, le compte est : {high}.",
          'Tenter un ajout de plus | {above} | {beyond}',
          'Recharger la page | Aucune | Le compte est toujours : {high}.',
        ],
      },
    ],
    derive: (slots) => {
      const found = edges(slots)
      const high = slots.values.get('max')
      const word = slots.words.get('word')
      if (found === undefined || high === undefined || high.amount < 2 || /^(?:%|€|euro|kg|km)/u.test(word ?? ''))
        return undefined
      const count = high.amount - 1
      return { ...found, justUnder: `${String(count)} ${count === 1 ? (word ?? '').replace(/s$/u, '') : (word ?? '')}` }
    },
  },
])
