import type { CasePattern } from '../pattern.ts'
import { act, can, group, thing, who } from './words.ts'

const event = "(?:(?<place>(?:le|la|l'|les|son|sa|leur) ?[^,;:()]{2,50}?))"
const pair = 'Deux cas identiques sont prêts, avec la même échéance : {event} ({place}).'

const doable: CasePattern = {
  title: ['{who:role} : possible à {lead:early}, plus à {lead:late}', 'Possible à {lead:early}, plus à {lead:late}'],
  type: 'Boundary',
  given: [pair, 'Session ouverte en tant que {who:role}.'],
  steps: [
    "{clause} dans le premier cas | {lead:early} | C'est accepté et affiché après rechargement.",
    '{clause} dans le second cas | {lead:late} | {beyond}',
  ],
}
const until = "(?:jusqu'à|au plus tard|jusqu'au plus tard|au moins|au minimum)"

/** What is possible until some time before an event. */
export const cutoffs = group("avant|veille|préavis|à l'avance|moins de", [
  {
    said: `${who} ${can} ${act()} ${until} <lead> avant ${event}`,
    example: "Le parent peut annuler un repas jusqu'à 3 jours avant la date du repas.",
    cases: [doable],
  },
  {
    said: `${thing()} (?:est|sont|reste|restent) (?:gratuite?s?|sans frais|offerte?s?) ${until} <lead> avant ${event}`,
    example: "L'annulation est gratuite jusqu'à 24 heures avant l'arrivée. Après, la première nuit est facturée.",
    cases: [
      {
        title: [
          '{thing:le} : sans frais à {lead:early}, plus à {lead:late}',
          'Sans frais à {lead:early}, plus à {lead:late}',
        ],
        type: 'Boundary',
        given: [pair],
        steps: [
          "Demander dans le premier cas : {thing:bare} | {lead:early} | C'est accepté ; aucun frais n'est compté.",
          'Demander dans le second cas : {thing:bare} | {lead:late} | {beyond}',
        ],
      },
    ],
  },
])
