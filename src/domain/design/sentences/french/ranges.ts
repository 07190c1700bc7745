import type { CasePattern } from '../pattern.ts'
import { edges, unit } from './amounts.ts'
import { atLeast, atMost, group, must, otherFields, thing } from './words.ts'

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
const from: CasePattern = {
  title: ['{field:bare} : {low} admis, {below} refusé', '{low} admis, {below} refusé'],
  type: 'Boundary',
  given: [otherFields],
  steps: [refused('below'), accepted('low')],
}
const value = `(?:${must} être|est|sont|(?:peut|peuvent) (?:être|varier|aller)|varie|varient|va|se situe|${must} se situer)`
const number = `<max>(?: ?${unit()})?`
const least = `<min>(?: ?${unit()})?`

const thingBetween: CasePattern = {
  title: [
    '{thing:one} : {low} et {high} admis, {below} et {above} refusés',
    '{low} et {high} admis, {below} et {above} refusés',
  ],
  type: 'Boundary',
  steps: [
    'Enregistrer {thing:un} avec {below} | {below} | {under}',
    'Enregistrer {thing:un} avec {low} | {low} | Le compte affiché après rechargement est : {low}.',
    'Enregistrer {thing:un} avec {high} | {high} | Le compte affiché après rechargement est : {high}.',
    'Enregistrer {thing:un} avec {above} | {above} | {over}',
  ],
}

/** Between which numbers, amounts and percentages a value may lie. */
export const ranges = group('\\d|positi|multiple|entier|un |deux|trois|quatre|cinq|six|sept|huit|neuf|dix', [
  {
    said: `<field> ${value} (?:comprise?s? |située?s? |fixée?s? )?(?:entre|de) <min>(?: ?${unit()})? (?:et|à) <max>(?: ?${unit('word1')})?(?: (?:inclus(?:e)?|compris(?:e)?s?))?`,
    example: 'Le montant du virement doit être compris entre 10 € et 5 000 €.',
    cases: [between],
    derive: edges,
  },
  {
    said: `<field> (?:est|sont) obligatoires?(?: et|,) (?:${must} être )?(?:comprise?s? |située?s? )?entre <min>(?: ?${unit()})? et <max>(?: ?${unit('word1')})?`,
    example: "L'âge du cheval est obligatoire et doit être compris entre 3 et 30.",
    cases: [
      between,
      {
        title: ["Sans {field:le}, rien n'est enregistré", "Champ obligatoire laissé vide : rien n'est enregistré"],
        type: 'Negative',
        given: [otherFields],
        steps: ['Enregistrer le formulaire sans {field:le} | {field:bare} : champ laissé vide | {beyond}'],
      },
    ],
    derive: edges,
  },
  {
    said: `<field> (?:ne (?:${must} pas|(?:peut|peuvent)(?: pas)?|${must} jamais) (?:dépasser|excéder|être supérieure?s? à|aller au-delà de)|ne (?:dépasse|dépassent) (?:pas|jamais)|(?:est|sont) limitée?s? à|${must} être (?:inférieure?s? ou égale?s? à|au maximum de|au plus de|d'au plus|de)|(?:est|sont) (?:au maximum|au plus) de|(?:peut|peuvent) (?:atteindre|aller jusqu'à)) ${number}(?: ${atMost})?(?: par <place=\\p{L}{3,20}>)?(?:,? sauf|,? à moins d'|, excepté) ?<word2=[^;()]{3,80}?>`,
    example: 'Le taux de remise ne peut pas dépasser 25 %, sauf accord du responsable.',
    cases: [
      upTo,
      {
        title: ['{field:bare} : {above} admis dans un seul cas ({word2})', '{above} admis dans un seul cas'],
        technique: 'Decision table',
        given: [otherFields, "Le cas d'exception est réuni : {word2}."],
        steps: [
          'Enregistrer le formulaire avec {above} pour {field:le} | {above} | La saisie est enregistrée ; {above} est affiché après rechargement.',
        ],
      },
    ],
    derive: edges,
  },
  {
    said: `<field> (?:ne (?:${must} pas|(?:peut|peuvent)(?: pas)?|${must} jamais) (?:dépasser|excéder|être supérieure?s? à|aller au-delà de)|ne (?:dépasse|dépassent) (?:pas|jamais)|(?:est|sont) limitée?s? à|${must} être (?:inférieure?s? ou égale?s? à|au maximum de|au plus de|d'au plus|de)|(?:est|sont) (?:au maximum|au plus) de|(?:peut|peuvent) (?:atteindre|aller jusqu'à)) ${number}(?: ${atMost})?(?: par <place=\\p{L}{2,20}>)?`,
    example: "Le poids d'un colis ne doit pas dépasser 30 kg. Sinon, « Colis trop lourd » s'affiche.",
    cases: [upTo],
    derive: edges,
  },
  {
    said: `<field> (?:ne (?:${must} pas|(?:peut|peuvent)(?: pas)?) être inférieure?s? à|${must} être (?:supérieure?s? ou égale?s? à|au minimum de|au moins de|d'au moins)|(?:est|sont) (?:d'au moins|au minimum de|au moins de)|${must} atteindre(?: au moins)?) ${least}(?: ${atLeast})?`,
    example: 'Le montant de la donation doit être supérieur ou égal à 5 €.',
    cases: [from],
    derive: edges,
  },
  {
    said: `(?:Le montant|La valeur|Le prix|La quantité|Le nombre|La durée) (?:minimale?|minimum) (?:de |du |de la |d'une? |d'|des )?<field> est (?:de |fixée? à )?${least},? et (?:le montant |la valeur |le |la )?(?:maximum|maximal|maximale)(?: est)? (?:de |fixée? à )?<max>(?: ?${unit('word1')})?`,
    example: "Le montant minimum d'un don est de 5 € et le maximum de 10 000 €.",
    cases: [
      {
        title: [
          '{field:bare} : {low} et {high} admis, {below} et {above} refusés',
          '{low} et {high} admis, {below} et {above} refusés',
        ],
        type: 'Boundary',
        steps: [
          'Valider {field:un} de {below} | {below} | {beyond}',
          'Valider {field:un} de {low} | {low} | La saisie est enregistrée avec {low}.',
          'Valider {field:un} de {high} | {high} | La saisie est enregistrée avec {high}.',
          'Valider {field:un} de {above} | {above} | {beyond}',
        ],
      },
    ],
    derive: edges,
  },
  {
    said: `(?:Le montant|La valeur|Le prix|La quantité|Le poids|La taille|La longueur|La hauteur|La surface|La distance|Le nombre) (?:minimale?|minimum) (?:de |du |de la |d'une? |d'|des )?<field> est (?:de |fixée? à )?${least}`,
    example: "La quantité minimale d'une commande est de 6 bouteilles.",
    cases: [
      {
        title: ['Minimum pour {field:le} : {low} admis, {below} refusé', '{low} admis, {below} refusé'],
        type: 'Boundary',
        steps: [
          'Valider {field:un} de {below} | {below} | {beyond}',
          'Valider {field:un} de {low} | {low} | La saisie est enregistrée avec {low}.',
        ],
      },
    ],
    derive: edges,
  },
  {
    said: `(?:Le montant|La valeur|Le prix|La quantité|Le poids|La taille|La longueur|La hauteur|La surface|La distance|Le nombre) (?:maximale?|maximum) (?:autorisée? )?(?:de |du |de la |d'une? |d'|des )?<field> est (?:de |fixée? à )?${number}`,
    example: "Le montant maximum d'un retrait est de 800 €.",
    cases: [
      {
        title: ['Maximum pour {field:le} : {high} admis, {above} refusé', '{high} admis, {above} refusé'],
        type: 'Boundary',
        steps: [
          'Valider {field:un} de {high} | {high} | La saisie est enregistrée avec {high}.',
          'Valider {field:un} de {above} | {above} | {beyond}',
        ],
      },
    ],
    derive: edges,
  },
  {
    said: `${thing()} (?:${must} (?:comporter|contenir|compter|comprendre|réunir|rassembler|avoir)|(?:peut|peuvent) (?:comporter|contenir|compter|comprendre|réunir|accueillir|avoir)|compte|comporte|contient|comprend|accueille) (?:entre |de )?<min> (?:et|à) <max> ${unit()}`,
    example: 'Une équipe doit compter entre 5 et 12 joueurs.',
    cases: [thingBetween],
    derive: edges,
  },
  {
    said: `${thing()} (?:${must} (?:comporter|contenir|compter|comprendre|réunir|rassembler|avoir)|compte|comporte|contient|comprend) ${atLeast} <min> ${unit()}`,
    example: 'Un itinéraire doit comporter au moins 2 étapes.',
    cases: [
      {
        title: ['{thing:one} : {low} admis, {below} refusé', '{low} admis, {below} refusé'],
        type: 'Boundary',
        steps: [
          'Enregistrer {thing:un} avec {below} | {below} | {under}',
          'Enregistrer {thing:un} avec {low} | {low} | Le compte affiché après rechargement est : {low}.',
        ],
      },
    ],
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
  {
    said: `<field> ${must} être (?:strictement )?(?:positi(?:f|ve)s?|supérieure?s? à zéro|supérieure?s? à 0)`,
    example: 'Le montant de la dépense doit être strictement positif.',
    cases: [
      {
        title: ['{field:bare} : 1 admis, 0 et -1 refusés', '1 admis, 0 et -1 refusés'],
        type: 'Boundary',
        given: [otherFields],
        steps: [
          'Enregistrer le formulaire avec -1 pour {field:le} | -1 | {beyond}',
          'Enregistrer le formulaire avec 0 pour {field:le} | 0 | {beyond}',
          'Enregistrer le formulaire avec 1 pour {field:le} | 1 | La saisie est enregistrée ; 1 est affiché après rechargement.',
        ],
      },
    ],
  },
  {
    said: `<field> ${must} être un (?:nombre )?(?:entier|multiple de <n>)(?: positif)?`,
    example: 'La quantité commandée doit être un multiple de 6.',
    cases: [
      {
        title: ['{field:bare} : {good} admis, {worse} et {more} refusés', '{good} admis, {worse} et {more} refusés'],
        type: 'Boundary',
        given: [otherFields],
        steps: [
          'Enregistrer le formulaire avec {worse} pour {field:le} | {worse} | {beyond}',
          'Enregistrer le formulaire avec {more} pour {field:le} | {more} | {beyond}',
          'Enregistrer le formulaire avec {good} pour {field:le} | {good} | La saisie est enregistrée ; {good} est affiché après rechargement.',
        ],
      },
    ],
    derive: ({ values }) => {
      const n = values.get('n')?.amount
      if (n === undefined) return { good: '12', worse: '12,5', more: '12a' }
      return { good: String(n * 3), worse: String(n * 3 - 1), more: String(n * 3 + 1) }
    },
  },
])
