import { romanceContrary } from '../../phrase/romance-contrary.ts'
import { actOfNoun } from './acts.ts'
import { doing } from './clauses.ts'
import { infinitiveOf } from './french-forms.ts'
import { group, must, thing } from './words.ts'

const low = (text: string): string =>
  /^(?:[«"“]|\p{Lu}{2})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
const starts =
  "(?:(?:le|la|les|un|une|des|son|sa|ses|leurs?|ce|cette|aucune?|chaque|tout|toute|tous|toutes|seule?s?|il|elle|ils|elles|on|rien) |l'|s'|n'|[«\"])"

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
      said: `${thing()} (?:n'est|ne sont|n'apparaît|ne devient) (?<state>(?:acti(?:f|ve|fs|ves)|visibles?|affichée?s?|disponibles?|activée?s?|accessibles?|cliquables?|proposée?s?|possibles?|modifiables?)) que (?:(?:si|lorsque|quand|une fois que) |lorsqu'|s'(?=ils? )|si )(?<clause>[^;()]{4,120}?)`,
      example: "Le bouton « Suivant » n'est actif que lorsque tous les champs obligatoires sont remplis.",
      cases: [
        {
          title: ['{thing:bare} : {state} seulement dans le cas prévu', '{state} seulement dans le cas prévu'],
          technique: 'Decision table',
          given: ["Au départ, la condition suivante n'est pas remplie : {clause:ind}."],
          steps: [
            "Ouvrir l'écran | Condition non remplie | {thing:le} {thing:nest} pas {state}.",
            'Remplir la condition : {clause:ind} | Condition remplie | {thing:le} {thing:est} {state}.',
            'Revenir à la situation de départ | Condition non remplie | {thing:le} {thing:nest} plus {state}.',
          ],
        },
      ],
    },
    {
      said: `${thing()} (?:se met à jour|se mettent à jour|est (?:actualisée?|rafraîchie?|mise? à jour|recalculée?)|sont (?:actualisée?s?|rafraîchie?s?|mise?s? à jour)|s'actualise|se rafraîchit|s'actualisent)(?: automatiquement)? (?:toutes les|tous les|chaque) <span>`,
      example: 'Le tableau de bord se met à jour toutes les 5 minutes.',
      cases: [
        {
          title: [
            '{thing:bare} : donnée modifiée à {start}, affichée à {span:end}',
            'Donnée modifiée, affichée au bout de {span}',
          ],
          type: 'Boundary',
          given: ['{thing:le} {thing:est} ouvert{thing:e} sur le poste 1 ; la même donnée est ouverte sur le poste 2.'],
          steps: [
            'Modifier sur le poste 2 une donnée affichée sur le poste 1 | Essai 2 au lieu de Essai 1, à {start} | « Essai 2 » est enregistré sur le poste 2.',
            "Laisser le poste 1 ouvert sans rien faire | Jusqu'à {span:end} | « Essai 2 » est affiché sur le poste 1 à {span:end} au plus tard, sans rechargement.",
          ],
        },
      ],
    },
    {
      said: `${thing()} ${must} être (?<done>changée?|modifiée?|acceptée?|validée?|confirmée?|renseignée?|lue?|signée?) (?:à|lors de) (?<place>(?:la première (?:connexion|utilisation|ouverture)|sa première \\p{L}+))`,
      example: 'Le mot de passe provisoire doit être changé à la première connexion.',
      cases: [
        {
          title: ['{thing:le} : passage obligé à la première connexion', 'Passage obligé à la première fois'],
          given: ['Un compte jamais utilisé est prêt.'],
          steps: [
            'Se connecter pour la première fois | | Il est demandé de {verb} {thing:le}.',
            "Ouvrir directement l'adresse d'une autre page sans l'avoir fait | | L'autre page ne s'affiche pas ; la demande est de nouveau affichée.",
            "{verb} {thing:le} | | C'est accepté ; les autres pages sont accessibles.",
            "Se connecter une deuxième fois | | La demande ne s'affiche plus.",
          ],
        },
      ],
      derive: ({ words }) => {
        const verb = infinitiveOf(words.get('done') ?? '')
        return verb === undefined ? undefined : { verb }
      },
    },
    {
      said: `(?:Sur (?:mobile|un téléphone|smartphone|petit écran|un écran (?:de moins de|inférieur à) <width>|les écrans de moins de <width1>)|En dessous de <width2>),? (?<rest>${starts}[^;()]{4,140}?)`,
      example: 'Sur mobile, le menu est replié par défaut.',
      cases: [
        {
          title: ['Écran étroit : {rest}', 'Écran étroit et écran large'],
          steps: [
            "Ouvrir l'écran sur un téléphone | {small} | {rest}.",
            'Ouvrir le même écran sur un ordinateur | 1440 × 900 px | {unseen}.',
          ],
        },
      ],
      derive: ({ words, values }) => {
        const rest = words.get('rest') ?? ''
        const width = values.get('width') ?? values.get('width1') ?? values.get('width2')
        const denied = / et /u.test(rest) ? '' : romanceContrary(rest, 'fr').replace(/\.$/u, '')
        return denied === ''
          ? undefined
          : { small: width === undefined ? '390 × 844 px' : `${String(width.amount - 1)} px de large`, unseen: denied }
      },
    },
    {
      said: `(?:Toute|Chaque|Les|Une|Un|Tout) (?<thing>\\p{L}[^,;:()\\d]{2,40}?) (?:de plus de|supérieure?s? à|dépassant|d'un montant supérieur à|excédant|au-delà de) <amount> (?:${must} être|est|sont) (?<word1>validée?s?|approuvée?s?|autorisée?s?|signée?s?|confirmée?s?|soumise?s? (?:à la validation|à l'approbation|à l'accord)) (?:par|de|du|d') ?(?<word>(?:(?:le|la|les|un|une|son|sa) |l')?[^,;:()]{3,50}?)`,
      example: 'Toute demande de plus de 3 000 € doit être validée par le directeur financier.',
      cases: [
        {
          title: [
            '{thing:one} : {amount} sans validation, {amount+0.01} avec',
            '{amount} sans validation, {amount+0.01} avec',
          ],
          type: 'Boundary',
          steps: [
            "Enregistrer un premier élément ({thing:one}) | {amount} | Aucun accord n'est demandé ({word}).",
            'Enregistrer un second élément ({thing:one}) | {amount+0.01} | Un accord est demandé ({word}).',
            "Donner l'accord pour le second avec le compte prévu ({word}) | {amount+0.01} | L'accord est affiché ; aucun autre n'est demandé.",
          ],
        },
      ],
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
    {
      said: `${thing()} (?:est|sont) (?:automatiquement )?(?:générée?s?|attribuée?s?|calculée?s?|créée?s?|numérotée?s?)(?: automatiquement)?(?: (?:par le système|à la création|lors de la création|à l'enregistrement))?`,
      example: 'Le numéro de sinistre est généré automatiquement.',
      cases: [
        {
          title: [
            '{thing:le} : présent{thing:f} sans saisie, différent{thing:f} à chaque fois',
            'Valeur présente sans saisie, différente à chaque fois',
          ],
          steps: [
            'Enregistrer un premier élément sans rien saisir à cet endroit : {thing:bare} | Premier élément | Une valeur est affichée ({thing:bare}).',
            'Enregistrer un second élément | Second élément | Une autre valeur que la première est affichée ({thing:bare}).',
          ],
        },
      ],
      derive: ({ words }) => (/num|référence|code|identifiant/iu.test(words.get('thing') ?? '') ? {} : undefined),
    },
  ],
)
