import type { CasePattern } from '../pattern.ts'
import { group, thing, who } from './words.ts'

const order = "(?: (?:d'achats?|de commande|d'articles|de panier))?"

const freeFrom: CasePattern = {
  title: [
    '{thing:bare} : {price} à {amount-0.01}, offert{thing:e} à {amount}',
    'Offert à {amount}, pas à {amount-0.01}',
  ],
  type: 'Boundary',
  technique: 'Boundary value analysis',
  given: ['Deux commandes sont prêtes : la première de {amount-0.01}, la seconde de {amount}.'],
  steps: [
    'Ouvrir le récapitulatif de la première commande | {amount-0.01} | {thing:le} {thing:est} à {price}.',
    'Ouvrir le récapitulatif de la seconde commande | {amount} | {thing:le} {thing:est} à {money:0}.',
  ],
}
const freeOnly: CasePattern = {
  ...freeFrom,
  title: ['{thing:bare} : offert{thing:e} à {amount}, pas à {amount-0.01}', 'Offert à {amount}, pas à {amount-0.01}'],
  steps: [
    'Ouvrir le récapitulatif de la première commande | {amount-0.01} | {thing:le} {thing:nest} pas offert{thing:e} : un montant est compté.',
    'Ouvrir le récapitulatif de la seconde commande | {amount} | {thing:le} {thing:est} à {money:0}.',
  ],
}
const less: CasePattern = {
  title: [
    '{who:one} : {percent} de moins, les autres paient le prix plein',
    'Réduction de {percent} pour le groupe prévu',
  ],
  technique: 'Decision table',
  given: ['Prix sans réduction : {money:80}. Deux comptes sont prêts : {who:un} et une personne hors de ce groupe.'],
  steps: [
    'Préparer un achat à ce prix avec le premier compte | {money:80} | Total à payer : {percent:off:80}.',
    'Préparer le même achat avec le second compte | {money:80} | Total à payer : {money:80}.',
  ],
}

/** From which amount on something is free, and who pays less. */
export const reductions = group('offert|gratuit|réduction|remise', [
  ...[', ', '<stop>'].map((stop) => ({
    said: `${thing()} (?:est|sont) (?:offerte?s?|gratuite?s?) (?:à partir de|dès) <amount>${order}${stop}(?:sinon|en dessous|en deçà),? (?:elles?|ils?) (?:coûte(?:nt)?|(?:est|sont) (?:facturée?s?|à)|revien(?:t|nent) à) <price>`,
    example: `L'emballage est offert à partir de 30 € d'achat${stop === ', ' ? ',' : ' ;'} sinon il coûte 2,50 €.`,
    cases: [freeFrom],
  })),
  {
    said: `${thing()} (?:est|sont) (?:offerte?s?|gratuite?s?) (?:à partir de|dès) <amount>${order}`,
    example: "L'installation est gratuite à partir de 400 € d'achat.",
    cases: [freeOnly],
  },
  {
    said: `${who} (?:bénéficie(?:nt)? d'|a |ont |reçoi(?:t|vent) |obtien(?:t|nent) )une (?:remise|réduction) de <percent>(?: sur (?:le prix|le tarif|leurs? \\p{L}+|ses \\p{L}+|tous les \\p{L}+|toutes les \\p{L}+|le total|le montant))?`,
    example: 'Les étudiants bénéficient d’une réduction de 15 % sur le tarif.'.replace('’', "'"),
    cases: [less],
    derive: ({ words }) => (/\d/u.test(words.get('who') ?? '') ? undefined : {}),
  },
])
