import type { CasePattern } from '../pattern.ts'
import { group } from './words.ts'

/** Something that stays reserved for a while after its payment was broken off, and then may be had by others. */
const heldForAWhile: CasePattern = {
  title: [
    '{thing:bare} : encore réservé{thing:f} à {span:in}, libre à {span:out}',
    'Réservation tenue {span}, puis levée',
  ],
  type: 'Boundary',
  technique: 'State transition',
  given: ["Il ne reste qu'{thing:un} ; la personne A l'a réservé{thing:f} et se trouve à cette étape : {place}."],
  steps: [
    'Interrompre {step} en tant que personne A | {start} | {none} ; {thing:le} reste réservé{thing:f}.',
    "Essayer de réserver {thing:le} en tant que personne B | {span:in} | Ce n'est pas possible : {thing:le} n'est pas en vente.",
    'Réserver {thing:le} en tant que personne B | {span:out} | {thing:le} est réservé{thing:f} pour la personne B.',
  ],
  assume: ["La durée compte à partir de l'interruption."],
}

/** Scenarios that are known as a whole. */
export const scenarios = [
  group('reste', [
    {
      said: `(?:un|une) <thing=\\p{Ll}[\\p{L}-]{2,30}> réservée?<stop>(?:le |la |l')<place=paiement|commande|inscription|achat> (?:est|a été) (?:interrompue?|abandonnée?)<stop>(?:le |la |l')[\\p{L}-]{3,30} reste (?:réservée?|bloquée?|retenue?) (?:pendant|durant) <span>,? (?:puis|et ensuite) (?:il|elle) (?:est|redevient) (?:remise? en vente|libérée?|(?:de nouveau )?disponible|proposée? à nouveau)`,
      example:
        'Étant donné une place réservée\nQuand le paiement est abandonné\nAlors la place reste réservée pendant 15 minutes, puis elle est libérée',
      derive: ({ words }) => {
        const place = words.get('place')?.toLowerCase() ?? 'paiement'
        const female = /^(?:commande|inscription)$/u.test(place)
        return {
          step: /^[aeiou]/u.test(place) ? `l'${place}` : female ? `la ${place}` : `le ${place}`,
          none: female ? `Aucune ${place} n'est enregistrée` : `Aucun ${place} n'est enregistré`,
        }
      },
      cases: [heldForAWhile],
    },
  ]),
]
