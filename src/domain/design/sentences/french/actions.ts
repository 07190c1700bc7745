import type { CasePattern } from '../pattern.ts'
import { actOfNoun, resultOf } from './acts.ts'
import { act, group, thing, who } from './words.ts'

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
  "il est|il n'est|avant d|étant donné|peu|entraîne|provoque|déclenche|implique|au-delà|au bout|passé|est |sont |après|à l|lors|doit|doivent|dès|rouge|affich|se met|s'",
  [
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
      said: `Il (?:est interdit|est impossible|n'est pas possible|n'est pas permis|n'est pas autorisé) (?:de |d')${act('clause', 100)}`,
      example: "Il n'est pas possible de supprimer un compte administrateur.",
      cases: [
        {
          title: ['Impossible de {clause}', 'Action impossible'],
          type: 'Negative',
          steps: [
            "Tenter de {clause} | | Ce n'est pas possible : l'action n'est pas proposée ou elle est refusée.",
            "Recharger la page | | Rien n'a changé.",
          ],
        },
      ],
      derive: ({ words }) =>
        /(?<!\p{L})(?:si|tant|avant|après|sans|lorsque|quand|plus)(?!\p{L})|\d/u.test(words.get('clause') ?? '')
          ? undefined
          : {},
    },
    {
      said: `Avant (?:de |d')${act('clause', 80)},? (?:une confirmation est demandée|il faut confirmer|on demande (?:une )?confirmation|(?:l'application|le système|le site) demande (?:une )?confirmation)`,
      example: 'Avant de supprimer un album, une confirmation est demandée.',
      cases: [
        {
          title: ['{clause} : annulé sans confirmation, fait après', 'Rien avant la confirmation, fait après'],
          technique: 'Decision table',
          steps: [
            '{clause} | | Une confirmation est demandée.',
            "Refuser la confirmation | | Rien n'a changé, même après rechargement.",
            '{clause} de nouveau | | Une confirmation est demandée.',
            'Donner la confirmation | | {seen}',
          ],
        },
      ],
      derive: ({ words }) => {
        const seen = resultOf(words.get('clause') ?? '')
        return seen === undefined ? undefined : { seen }
      },
    },
    {
      said: `(?!.* (?:tant qu|si |s'|avant |après |jusqu|dès |à partir))${thing()} (?:peut|peuvent) être ${done} par (?<word>(?:le |la |les |l'|un |une |tout |chaque |son |sa )[^,;:()]{2,60}?)`,
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
  ],
)
