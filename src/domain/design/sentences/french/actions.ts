import type { CasePattern } from '../pattern.ts'
import { actOfNoun, resultOf } from './acts.ts'
import { doing } from './clauses.ts'
import { infinitiveOf, nounOf } from './french-forms.ts'
import { act, group, inner, must, shows, thing, who } from './words.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const done = '(?<done>\\p{L}+(?:ée?s?|ie?s?|ue?s?|ise?s?|is|it|its|ites?|erte?s?))'
const starts =
  "(?:(?:le|la|les|un|une|des|son|sa|ses|leurs?|ce|cette|aucune?|chaque|tout|toute|tous|toutes|seule?s?|il|elle|ils|elles|on|rien) |l'|s'|n'|[«\"])"

/** A state is looked at again after a reload. */
function lasting(outcome: string): string {
  const words = capital(outcome)
  return / (?:est|sont) \p{L}+/u.test(outcome) &&
    !/affich|redirig|envoy|prévenu|message|averti|notifi|«/iu.test(outcome)
    ? `${words} ; il en est de même après rechargement`
    : words
}

const allowed: CasePattern = {
  title: ['{who:role} : {clause}', '{clause}', 'Action possible pour {who:un}', 'Action possible'],
  given: ['Session ouverte en tant que {who:role}.'],
  steps: ['{clause} | | {seen}'],
}
const after: CasePattern = {
  title: ['{seen}', 'Effet prévu après : {clause}', 'Effet prévu après cette action'],
  steps: ['{do} | | {seen}.'],
}

/** Plain sentences: what somebody can do, what happens after something, how something is displayed. */
export const actions = group(
  "étant donné|peu|entraîne|provoque|déclenche|implique|au-delà|au bout|passé|est |sont |après|à l|lors|doit|doivent|dès|rouge|affich|se met|s'",
  [
    {
      said: `${who} ne (?:peut|peuvent) (?<clause>\\p{L}{2,16}(?:er|ir|re)) que (?<things>(?:ses|leurs|son|sa) (?:propres? )?[^,;:()]{2,60}?)`,
      example: 'Un parent ne peut inscrire que ses propres enfants à la cantine.',
      cases: [
        {
          title: [
            '{who:role} : {clause} {things}, pas ceux des autres',
            'Seulement ses propres éléments ({who:role})',
            'Seulement ses propres éléments',
          ],
          type: 'Negative',
          technique: 'Decision table',
          given: ['Deux comptes du type « {who:role} » sont prêts, chacun avec ses propres éléments ({things}).'],
          steps: [
            "Avec le premier compte, {clause} l'un des siens | Premier compte | C'est accepté et affiché après rechargement.",
            "Avec le premier compte, chercher à {clause} l'un de ceux du second | Premier compte | Ce n'est pas proposé.",
            "Ouvrir directement l'adresse correspondante pour un élément du second compte | Premier compte | L'accès est refusé ; rien n'a changé.",
          ],
        },
      ],
    },
    {
      said: `${thing()} ne (?:peut|peuvent) (?:pas|plus|jamais) être ${done}(?: (?<place>(?!tant|si|avant|après|lorsque|quand|que|moins|jusqu)[^,;:()]{3,60}?))?`,
      example: 'Un bon de réduction ne peut pas être cumulé avec une autre promotion.',
      cases: [
        {
          title: [
            '{thing:one} : impossible de {done:inf} {where}',
            'Impossible de {done:inf} {thing:le}',
            'Action impossible',
          ],
          type: 'Negative',
          given: ['{thing:un} est prêt{thing:f}, dans son état habituel.'],
          steps: [
            "Tenter de {done:inf} {thing:sg} {where} | | Ce n'est pas possible : l'action n'est pas proposée ou elle est refusée.",
            'Recharger la page | | {thing:sg} est inchangé{thing:f}.',
          ],
        },
      ],
      derive: ({ words }) => ({
        where: (words.get('place') ?? ' ').replace(/^par (?:une? |le |la |l['’])/u, 'en tant que '),
      }),
    },
    {
      said: `(?:Au-delà de|Après|Au bout de|Passé|Si .{3,60} (?:depuis|pendant) plus de) <span>(?<word> (?:de |d'|sans )[^,;:()]{3,60}?)?, <rest=(?:le|la|les|l'|un|une|il|elle|son|sa) ?[^;()]{3,160}?>`,
      example: 'Au-delà de 30 minutes de retard, la réservation est annulée automatiquement.',
      cases: [
        {
          title: ['Rien à {span:in} ; effet prévu à {span:out}', 'Effet au bout de {span}'],
          type: 'Boundary',
          given: ['Le délai commence le {start}{cause}.'],
          steps: [
            "Régler l'horloge de l'environnement de test juste avant la limite | {span:in} | Rien n'a encore changé.",
            "Régler l'horloge de l'environnement de test juste après la limite | {span:out} | {rest:ind}.",
          ],
        },
      ],
      derive: ({ words }) => {
        // Nothing else says when the period begins, or what "elle" is.
        const cause = words.get('word')?.trim()
        return cause === undefined || /^(?:il|elle) /u.test(words.get('rest') ?? '')
          ? undefined
          : { cause: ` (${cause})` }
      },
    },
    {
      said: `Étant donnée?s? (?<word>[^,;:()\\d]{4,90}?), (?:quand|lorsque|lorsqu') ?(?<clause>[^,;()\\d]{4,110}?), alors (?<rest>[^;()]{4,180}?)`,
      example: 'Étant donné un repas réservé, quand la famille annule le repas, alors le repas est remboursé.',
      cases: [
        {
          title: ['{seen}', 'Effet prévu : {clause}', 'Effet prévu'],
          given: ['État de départ : {word}.'],
          steps: ['{do} | | {seen}.'],
        },
      ],
      derive: ({ words }) => {
        const noun = nounOf(words.get('word') ?? '')
        const head = /^\p{L}+/u.exec(noun.bare)?.[0] ?? ''
        const subject = `${/^[aeiouéèêh]/iu.test(head) ? "l'" : noun.female ? 'la ' : 'le '}${head} `
        const full = (text: string): string =>
          text.replace(noun.female ? /^elle (?!y a)/u : /^il (?!y a|est (?:possible|impossible)|faut)/u, subject)
        const clause = full(words.get('clause') ?? '')
        return head === '' || noun.plural
          ? undefined
          : { do: doing(clause), seen: lasting(full((words.get('rest') ?? '').replace(/[.;,]+$/u, ''))) }
      },
    },
    {
      said: `(?:À|Lors de|Dès) (?:la|sa) première (?<place>connexion|utilisation|ouverture|visite), ${inner('who', 40)} ${must} ${act()}`,
      example: "Lors de la première connexion, l'utilisateur doit choisir un nouveau mot de passe.",
      cases: [
        {
          title: ['Première {place} : impossible de continuer sans {clause}', 'Étape obligatoire à la première fois'],
          given: ['Un compte jamais utilisé est prêt.'],
          steps: [
            'Se connecter pour la première fois | | Il est demandé de {clause}.',
            "Ouvrir directement l'adresse d'une autre page sans l'avoir fait | | L'autre page ne s'affiche pas ; la demande est de nouveau affichée.",
            "{clause} | | C'est accepté ; les autres pages sont accessibles.",
            "Se connecter une deuxième fois | | La demande ne s'affiche plus.",
          ],
        },
      ],
    },
    {
      said: `(?:À|Lors de|Après|Dès|Suite à|Au moment de|À l'issue de|Pendant|Lors d'|Au) ?(?<clause>(?:la |l'|le |une |un |chaque |toute |son |sa |du |de la )?\\p{L}[^,;:()]{3,70}?), ${shows}`,
      example: "À la validation du panier, le message « Merci pour votre commande » s'affiche.",
      cases: [
        {
          title: ['Après {clause} : {message}', "{message} s'affiche", "Le message prévu s'affiche"],
          steps: ["{do} | | {message} s'affiche."],
        },
      ],
      derive: ({ words }) =>
        /^\d/u.test(words.get('clause') ?? '') ? undefined : { do: actOfNoun(words.get('clause') ?? '') },
    },
    {
      said: `(?:À|Lors de|Après|Dès|Suite à|Au moment de|À l'issue de|Lors d'|Au|À chaque) ?(?<clause>(?:la |l'|le |une |un |chaque |toute |son |sa )?\\p{L}[^,;:()\\d]{3,70}?), (?<rest>${starts}[^;()]{3,180}?)`,
      example: "À la suppression d'un projet, toutes ses tâches sont également supprimées.",
      cases: [after],
      derive: ({ words }) => {
        const clause = words.get('clause') ?? ''
        const rest = (words.get('rest') ?? '').replace(/[.;,]+$/u, '')
        if (
          /^(?:il|elle|ils|elles|celui-ci|celle-ci) /iu.test(rest) ||
          /lendemain|veille|suivante?$|(?:deuxième|troisième|quatrième|cinquième|sixième|septième|huitième|neuvième|dixième|ingtième|ingt et unième|[a-z]ième)(?!\p{L})/u.test(
            clause,
          )
        )
          return undefined
        if (
          /^(?:maximum|minimum|moins|plus|partir|défaut|cette |ce |cet |ces |chaque (?:jour|semaine|mois))/u.test(
            clause,
          )
        )
          return undefined
        return { do: actOfNoun(clause), seen: lasting(rest) }
      },
    },
    {
      said: `${who} (?:peut|peuvent) ${act('clause', 120)}`,
      example: 'Le coach peut ajouter un commentaire à la séance.',
      cases: [allowed],
      derive: ({ words }) => {
        const clause = words.get('clause') ?? ''
        if (
          /(?<!\p{L})(?:qui|dont|si|sauf|tant|avant|après|jusqu|entre|maximum|plus|que|seul|lorsque|quand)(?!\p{L})|\d/iu.test(
            clause,
          )
        )
          return undefined
        return { seen: resultOf(clause) ?? "C'est accepté ; le résultat est toujours affiché après rechargement." }
      },
    },
    {
      said: `${thing()} (?:peut|peuvent) être ${done} par (?<word>(?:le |la |les |l'|un |une |tout |chaque |son |sa )[^,;:()]{2,60}?)`,
      example: "Un colis peut être retiré par un tiers muni d'une procuration.",
      cases: [
        {
          title: ['{thing:one} : {done:inf} en tant que {word:one}', 'Action possible pour {word}'],
          given: ['{thing:un} est prêt{thing:f} ; qui agit : {word}.'],
          steps: [
            "{done:inf} {thing:sg} en tant que {word:one} | {word} | C'est accepté ; le nouvel état est affiché après rechargement.",
          ],
        },
      ],
    },
    {
      said: `${thing()} (?:peut|peuvent) être ${done}(?: (?:à tout moment|librement|manuellement|facilement))?`,
      example: 'Une alerte peut être désactivée à tout moment.',
      cases: [
        {
          title: ['{done:inf} {thing:le}', 'Action possible : {done:inf}'],
          given: ['{thing:un} est prêt{thing:f}.'],
          steps: ['{done:inf} {thing:le} | | {seen}'],
        },
      ],
      derive: ({ words }) => {
        const verb = infinitiveOf(words.get('done') ?? '')
        const seen = verb === undefined ? undefined : resultOf(verb)
        return seen === undefined ? undefined : { seen }
      },
    },
  ],
)
