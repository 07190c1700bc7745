import type { CasePattern } from '../pattern.ts'
import { atLeast, group, must, thing, who } from './words.ts'

const items = '<list=(?:[^,;:().]{1,40}, ){0,9}[^,;:().]{1,40},? (?:et|ou|puis) [^,;:().]{1,40}?>'
const offers: CasePattern = {
  title: [
    '{field:bare} : seulement {list}',
    '{field:bare} : exactement les valeurs prévues',
    'Exactement les valeurs prévues sont proposées',
  ],
  steps: ["Ouvrir le choix pour {field:le} | | Sont proposés exactement : {list} ; rien d'autre."],
}
const chosen: CasePattern = {
  title: ['{field:bare} : chaque valeur est enregistrée', 'Chaque valeur proposée est enregistrée'],
  given: ['Un enregistrement par valeur est prêt.'],
  steps: ['Enregistrer avec cette valeur pour {field:le} | {item} | Valeur affichée après rechargement : {item}.'],
}

/** Which values are offered. */
export const choices = group(',| ou | et |parmi|choi|sélectionn', [
  {
    said: `${thing('field', 50)} (?:${must} être|peut (?:être|prendre les valeurs?|valoir|avoir (?:les|pour) (?:statuts?|états?|valeurs?))|peuvent (?:être|avoir)|prend l'une des valeurs suivantes|a (?:les|pour) (?:valeurs|états|statuts)(?: possibles)?|propose (?:les (?:valeurs|choix|options)(?: suivante?s?)?|le choix entre)?|propose|permet de choisir entre|offre le choix entre|accepte (?:les valeurs )?) ?:? ?${items}`,
    example: 'La priorité du ticket peut être « Basse », « Normale » ou « Haute ».',
    cases: [offers, chosen],
    derive: ({ words }) =>
      /supérieur|inférieur|égal| (?:est|sont|par|de plus|après|avant|au maximum|jusqu) |\d|^(?:le|la|les|un|une|l'|l’)? ?\p{L}+ée?s? /u.test(
        words.get('list') ?? '',
      )
        ? undefined
        : {},
  },
  {
    said: `(?:Les (?:valeurs|choix|options|motifs|statuts|catégories|types|modes de [\\p{L} ]{3,20}|moyens de [\\p{L} ]{3,20}|formules|langues|niveaux)) (?:(?:possibles?|proposée?s?|disponibles?|acceptée?s?|autorisée?s?) )?(?:(?:de |du |de la |d'|pour )<field> )?(?:(?:possibles?|proposée?s?|disponibles?|acceptée?s?|autorisée?s?) )?sont(?: les suivant(?:e)?s)? ?:? ?${items}`,
    example: 'Les motifs proposés sont : maladie, congé et formation.',
    cases: [
      {
        title: ['Seulement {list}', 'Exactement les valeurs prévues sont proposées'],
        steps: [
          "Ouvrir la liste de choix | | Sont proposés exactement : {list} ; rien d'autre.",
          'Enregistrer avec cette valeur | {item} | Valeur affichée après rechargement : {item}.',
        ],
      },
    ],
  },
  {
    said: `${who} (?:choisit|choisissent|sélectionne|sélectionnent|(?:peut|peuvent|doit|doivent) (?:choisir|sélectionner)) (?:(?:(?<field=(?:le|la|les|un|une|son|sa|ses) ?[^,;:()]{2,40}?>) )?(?:parmi|entre(?! (?:(?:le|la) )?\\d| aujourd))) ?(?:les (?:valeurs|options|choix)(?: suivante?s?)?)? ?:? ?${items}`
      .replace('(?<field=', '<field=')
      .replace('}?>) )?', '}?> )?')
      .replace('(?:(?:<field', '(?:(?:<field'),
    example: 'Le coureur choisit une épreuve parmi : 5 km, 10 km et semi-marathon.',
    cases: [
      {
        title: ['Choix limité à : {list}', 'Exactement les valeurs prévues sont proposées'],
        given: ['Session ouverte en tant que {who:role}.'],
        steps: [
          "Ouvrir le choix | | Sont proposés exactement : {list} ; rien d'autre.",
          'Enregistrer avec cette valeur | {item} | Valeur affichée après rechargement : {item}.',
        ],
      },
    ],
  },
  {
    said: `(?:Au moins|Au minimum) (?<word>une?|deux|trois|\\d) (?<things>[^,;:()]{2,40}?) ${must} être (?:sélectionnée?s?|choisie?s?|cochée?s?|renseignée?s?|saisie?s?|indiquée?s?)`,
    example: 'Au moins une option doit être sélectionnée.',
    cases: [
      {
        title: ['Rien de sélectionné : refus ; {word} {things} : admis', 'Rien de sélectionné : refus'],
        type: 'Boundary',
        steps: [
          'Valider sans aucune sélection | Aucune sélection | {beyond}',
          'Valider avec {word} {things} | {word} {things} | Le choix est enregistré et affiché après rechargement.',
        ],
      },
    ],
  },
  {
    said: `${who} ${must} (?:sélectionner|choisir|cocher|indiquer|renseigner) ${atLeast} (?<word>une?|deux|trois|\\d) (?<things>[^,;:()]{2,40}?)`,
    example: 'Le client doit choisir au moins un créneau de livraison.',
    cases: [
      {
        title: ['Rien de sélectionné : refus ; {word} {things} : admis', 'Rien de sélectionné : refus'],
        type: 'Boundary',
        given: ['Session ouverte en tant que {who:role}.'],
        steps: [
          'Valider sans aucune sélection | Aucune sélection | {beyond}',
          'Valider avec {word} {things} | {word} {things} | Le choix est enregistré et affiché après rechargement.',
        ],
      },
    ],
  },
])
