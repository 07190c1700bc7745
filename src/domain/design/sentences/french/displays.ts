import type { CasePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { actOfNoun } from './acts.ts'
import { doing } from './clauses.ts'
import { group, thing } from './words.ts'

const low = (text: string): string =>
  /^(?:[«"“]|\p{Lu}{2})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

/** What a person is entered with, to be looked for: in the text and, where it is written in another way, in the source. */
const samples: [sign: RegExp, shown: string, entered: [name: string, value: string], also?: string][] = [
  [/^prénom/iu, 'Salomé', ['le prénom', 'Salomé']],
  [/^initiale (?:du|de son) nom/iu, 'V.', ['le nom', 'Vidal']],
  [/^nom(?: de famille)?$/iu, 'Vidal', ['le nom', 'Vidal']],
  [/^pseudo/iu, 'Hirondelle7', ['le pseudo', 'Hirondelle7']],
  [/^(?:club|association|équipe)/iu, 'Les Kestrels', ['le club', 'Les Kestrels']],
  [/^(?:ville|commune)/iu, 'Annecy', ['la ville', 'Annecy']],
  [/^date de naissance/iu, '12/05/1992', ['la date de naissance', '12/05/1992'], '1992-05-12'],
  [/^(?:adresse )?(?:e-?mail|courriel|mail)/iu, 'salome.vidal@example.test', ["l'e-mail", 'salome.vidal@example.test']],
  [
    /^(?:numéro de )?téléphone|^numéro de portable/iu,
    '06 12 34 56 78',
    ['le téléphone', '06 12 34 56 78'],
    '0612345678',
  ],
  [/^adresse(?: postale)?$/iu, '4 rue des Lilas', ["l'adresse", '4 rue des Lilas']],
]

/** "La liste publique affiche le prénom et le club, jamais l'e-mail". */
function shownAndHidden({ words }: Slots): CasePattern[] | undefined {
  const known = (list: string): (typeof samples)[number][] | undefined => {
    const found = list.split(/, | et | ni /u).map((item) => {
      const bare = item.replace(/^(?:ni )?(?:le |la |les |l['’]|son |sa |ses |leur |leurs )?/iu, '').trim()
      return samples.find(([sign]) => sign.test(bare))
    })
    return found.includes(undefined) ? undefined : found.flatMap((one) => (one === undefined ? [] : [one]))
  }
  const [shown, hidden] = [known(words.get('list') ?? ''), known(words.get('scope') ?? '')]
  if (shown === undefined || hidden === undefined) return undefined
  const entered = new Map([...shown, ...hidden].map(([, , field]) => field))
  const initial = shown.some(([, text]) => text === 'V.')
  const where = words.get('thing') ?? ''
  const search = (what: string, data: string): string =>
    `Rechercher ${what} dans la page et dans son code source | ${data} | Aucun résultat.`
  const shows = /liste|tableau|annuaire|classement|registre/iu.test(where) ? 'Une ligne affiche' : '{thing:le} affiche'
  const quoted = shown.map(([, text]) => `« ${text} »`)
  return [
    {
      title: [
        `{thing:bare} : ${quoted.join(', ')} et rien de plus`,
        `{thing:bare} : seules les données prévues`,
        'Seules les données prévues sont affichées',
      ],
      type: 'Negative',
      technique: 'Checklist-based',
      given: [
        `Une personne est enregistrée avec ces données : ${[...entered].map(([name, value]) => `${name.replace(/^(?:le |la |l')/u, '')} : ${value}`).join(' ; ')}.`,
        ...(/publi/iu.test(where) ? ["Aucune session n'est ouverte."] : []),
      ],
      steps: [
        `Ouvrir {thing:le} | | ${shows} ${quoted.slice(0, -1).join(', ')}${quoted.length > 1 ? ' et ' : ''}${quoted.at(-1) ?? ''}.`,
        ...(initial && !hidden.some(([, text]) => text === 'Vidal') ? [search('le nom entier', 'Vidal')] : []),
        ...hidden.map(([, text, [name], also]) => search(name, also === undefined ? text : `${text} ; ${also}`)),
      ],
    },
  ]
}

/** How something is displayed, and when it can be used. */
export const displays = group(
  "étant donné|peu|entraîne|provoque|déclenche|implique|au-delà|au bout|passé|est |sont |après|à l|lors|doit|doivent|dès|rouge|affich|se met|s'",
  [
    {
      said: `${thing()} (?:affiche|affichent|montre|montrent|présente|indique|contient|comporte|ne montre que|n'affiche que) (?<list>(?:(?:le|la|les|son|sa|leur) |l')[^;:()]{3,120}?),? (?:mais |et )?(?:jamais|sans|ni) <scope=[^;:()]{3,120}?>`,
      example: 'Le classement affiche le pseudo et la ville, jamais le nom ni le téléphone.',
      cases: shownAndHidden,
    },
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
