import { actOfNoun } from './acts.ts'
import { doing } from './clauses.ts'
import { group, thing } from './words.ts'

const low = (text: string): string =>
  /^(?:[«"“]|\p{Lu}{2})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

/** How something is displayed, and when it can be used. */
export const displays = group(
  "étant donné|peu|entraîne|provoque|déclenche|implique|au-delà|au bout|passé|est |sont |après|à l|lors|doit|doivent|dès|rouge|affich|se met|s'",
  [
    {
      said: `<things=(?:Les|Le|La|Un|Une|L') ?[^,;:()]{2,60}?> (?:est|sont|apparaît|apparaissent|s'affiche|s'affichent) (?:(?:affichée?s?|signalée?s?|mise?s? en évidence|marquée?s?|surlignée?s?|entourée?s?|encadrée?s?|colorée?s?|présentée?s?|indiquée?s?|identifiée?s?|repérée?s?) )?(?<state>(?:en (?:rouge|vert|orange|gris|bleu|jaune|gras|italique|surbrillance)|grisée?s?|barrée?s?|par une? (?:badge|icône|pastille|étoile|point|bandeau|étiquette|drapeau)[^,;:()]{0,40})(?: dans [^,;:()]{3,40})?)`,
      example: 'Les tâches en retard sont affichées en rouge.',
      cases: [
        {
          title: ['{things} : {state}, les autres non', 'Affichage distinct : {state}'],
          technique: 'Decision table',
          given: [
            'Deux éléments du même type sont prêts : « Kestrel » répond à la description ({things}), « Milan » non.',
          ],
          steps: ["Ouvrir l'écran où figurent les deux | | « Kestrel » est affiché {state} ; « Milan » ne l'est pas."],
        },
      ],
      derive: ({ words }) => ({ state: (words.get('state') ?? '').replace(/^(grisé|barré)e?s?/u, '$1') }),
    },
    {
      said: `(?:Un|Le) message(?: d'erreur| d'avertissement)? (?:est affiché|s'affiche|apparaît) (?<place>(?:sous|à côté|au-dessus|en dessous|près|dans|en haut|en bas) [^;()]{3,60}?)`,
      example: "Un message d'erreur est affiché sous chacun d'eux.",
      cases: [
        {
          title: ["Message d'erreur affiché {place}", "Place du message d'erreur"],
          type: 'Negative',
          given: ['Deux champs du formulaire ont une valeur refusée, un troisième a une valeur admise.'],
          steps: [
            "Enregistrer le formulaire | Deux valeurs refusées | Deux messages d'erreur sont affichés ({place}), aucun pour la valeur admise.",
          ],
        },
      ],
    },
    {
      said: `${thing()} (?:est|sont) (?:toujours )?(?:affichée?s?|présentée?s?|indiquée?s?|exprimée?s?) (?<rest>(?:en|sous|avec|dans|à|sur|au) (?!.* (?:est|sont) )[^,;()]{3,100}?)`,
      example: 'Le solde de congés est affiché en jours et en heures.',
      cases: [
        {
          title: ['{thing:bare} : {rest}', 'Affichage de {thing:le}'],
          given: ['Une valeur connue est enregistrée ({thing:bare}).'],
          steps: ["Ouvrir l'écran où figure cette valeur ({thing:bare}) | | La valeur connue est affichée {rest}."],
        },
      ],
    },
    {
      said: `(?<clause>[^;:()]{4,80}?) (?:entraîne|provoque|déclenche|implique) (?<things>(?:automatiquement )?(?:la|le|l'|les|une|un) ?[^;:()]{3,100}?)`,
      example: "L'annulation d'un séjour entraîne le remboursement de l'acompte.",
      cases: [
        {
          title: ['Effet attendu : {what}', 'Effet attendu de cet événement'],
          steps: ['{do} | | Effet visible, aussi après rechargement : {what}.'],
        },
      ],
      derive: ({ words }) => {
        const clause = low(words.get('clause') ?? '')
        return {
          do: /^(?:le|la|l|une?) ?/u.test(clause) ? actOfNoun(clause) : doing(clause),
          what: (words.get('things') ?? '').replace(/^automatiquement /u, ''),
        }
      },
    },
  ],
)
