import type { CasePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { group, thing, who } from './words.ts'

/** Three records whose order under a key cannot come about by chance. */
function ordered({ words }: Slots): Record<string, string> | undefined {
  const key = (words.get('key') ?? '').toLowerCase()
  const down =
    /décroissant|descendant|plus récente?s? (?:à|au)|du plus récent|de la plus récente|plus (?:haut|grand|élevé|cher|chère|important)e?s? (?:à|au)|récente?s? (?:d'abord|en premier|en tête|en haut)|inverse|antéchronologique|plus récente?s?$|nouve/iu.test(
      key,
    )
  const up =
    /(?<!dé)croissant|(?<!des)ascendant|plus ancien|plus proche|moins cher|chronologique|plus (?:bas|petit|faible)|ordre d[e'’] ?(?:leur |l['’])?(?:ajout|arrivée|saisie|inscription)|alphabétique|de a à z/iu.test(
      key,
    ) && !down
  const sample =
    /alphab|nom|titre|libellé|intitulé|de a à z/iu.test(key) && !/nombre/iu.test(key)
      ? { values: ['', '', ''], by: 'nom' }
      : /date|récen|ancien|chronolog|ajout|saisie|inscription|échéance|création|départ|arrivée|envoi|jour|heure|parution|modification/iu.test(
            key,
          )
        ? { values: ['15/01/2026', '10/03/2026', '02/05/2026'], by: 'date' }
        : /prix|montant|tarif|cher|coût|solde/iu.test(key)
          ? { values: ['8,00 €', '12,50 €', '30,00 €'], by: 'montant' }
          : /distance|proche|éloign|proximité/iu.test(key)
            ? { values: ['0,5 km', '2 km', '10 km'], by: 'distance' }
            : /note|score|points|quantité|nombre|stock|places|âge|durée|poids/iu.test(key)
              ? { values: ['2', '9', '10'], by: 'valeur' }
              : undefined
  if (sample === undefined) return undefined
  const names = ['Autour', 'Kestrel', 'Milan']
  const named = sample.by === 'nom'
  const reverse = named ? /décroissant|inverse|z à a/iu.test(key) : down || (sample.by === 'date' && !up)
  const label = (at: number): string => `« ${names[at] ?? ''} »`
  // Entered in an order that is neither the one nor the other; alphabet and value disagree for all other keys.
  const holder = named ? [0, 1, 2] : [1, 2, 0]
  const record = (at: number): string => (named ? label(at) : `${label(holder[at] ?? 0)} (${sample.values[at] ?? ''})`)
  const sorted = [0, 1, 2].map((at) => (named ? label(at) : label(holder[at] ?? 0)))
  const result = reverse ? [...sorted].reverse() : sorted
  return { records: [1, 2, 0].map(record).join(', '), order: result.join(', ') }
}

const sortedCase: CasePattern = {
  title: ['{thing:bare} : ordre {order}', 'Ordre affiché : {order}'],
  given: ['Trois éléments existent, enregistrés dans cet ordre : {records}.'],
  steps: [
    'Ouvrir {thing:le} | | Ordre affiché : {order}.',
    'Recharger la page | | Le même ordre est affiché : {order}.',
  ],
}
const filterEach: CasePattern = {
  title: ['Filtre par {item1} : seuls les éléments concernés', 'Chaque filtre ne laisse que les éléments concernés'],
  given: ['Deux éléments existent, « Kestrel » et « Milan », qui diffèrent sur tous ces critères : {list}.'],
  steps: [
    "Filtrer sur la valeur de « Kestrel » pour ce critère : {item} | {item} : valeur de « Kestrel » | « Kestrel » est affiché, « Milan » ne l'est pas.",
    'Enlever tous les filtres | | « Kestrel » et « Milan » sont affichés.',
  ],
}
/** "Le coureur choisit une épreuve parmi : 5 km, 10 km": what is offered, and that one choice puts out the other. */
function oneOf({ words }: Slots): CasePattern[] | undefined {
  const items = (words.get('list') ?? '').split(/, | et | ou /u).map((item) => item.trim())
  if (items.length < 2 || items.length > 8 || items.some((item) => item.length > 40)) return undefined
  const noun = words.get('thing') ?? ''
  const named = items.map((item) => `« ${item.replace(/[«»]/gu, '').trim()} »`)
  const last = named.at(-1) ?? ''
  const listed = `${named.slice(0, -1).join(', ')} et ${last}`
  return [
    {
      title: [`{thing:bare} : ${String(items.length)} choix, un seul retenu`, 'Un seul choix parmi ceux de la liste'],
      technique: 'Equivalence partitioning',
      given: [`Session ouverte en tant que {who:role} ; tout est rempli, sauf {thing:sg}.`],
      steps: [
        `Dérouler les choix proposés pour {thing:sg} | | Les choix sont exactement ${listed}.`,
        ...named.map((item) => `Choisir ${item} | ${item} | Seul le choix ${item} est sélectionné.`),
        `Valider le formulaire avec ${last} | ${last} | Le récapitulatif indique ${last}.`,
      ],
      assume: [`Un récapitulatif affiche le choix après la validation (${noun}).`],
    },
  ]
}

const sort =
  "(?:est|sont|s'affiche(?:nt)?|apparaissent|apparaît)(?: (?:toujours|par défaut|automatiquement|affichée?s?|présentée?s?))* ?(?:triée?s?|classée?s?|ordonnée?s?|rangée?s?|affichée?s?|présentée?s?|listée?s?)?(?: par défaut)?"

/** What lists show, in which order, how they are searched, filtered and paged. */
export const lists = group(
  'parmi|tri|class|ordre|affich|filtr|recherch|page|liste|récent|ancien|croissant|résultat|colonne|propose|ordonn|appara|figur|seul',
  [
    {
      said: `${who} (?:choisit|choisissent|sélectionne|sélectionnent|doit choisir|peut choisir) (?:un|une) <thing=\\p{Ll}[\\p{L}' -]{2,40}> parmi(?: les (?:choix|options|valeurs))? ?:? ?<list=[^;:()]{2,40}(?:(?:,| et| ou) [^;:(),]{2,40}){1,7}>`,
      example: "L'adhérent choisit une formule parmi : matin, soirée ou week-end.",
      cases: oneOf,
    },
    {
      said: `${thing()} ${sort},? (?<key>(?:par|selon|dans l'|en ordre|du plus|de la plus|du moins|de la moins|des plus|les plus|la plus|le plus) ?[^,;:()]{3,70}?)(?: (?:d'abord|en premier|en tête|en haut))?(?: par défaut)?`,
      example: 'La liste des commandes est triée de la plus récente à la plus ancienne.',
      cases: [sortedCase],
      derive: ordered,
    },
    {
      said: `${thing()} (?:peut|peuvent) être filtrée?s? (?:par|selon|sur) <list>`,
      example: 'Les sorties peuvent être filtrées par niveau et par lieu.',
      cases: [filterEach],
      derive: ({ words }) => ({
        list: (words.get('list') ?? '').replace(/(?<=, | et | ou )(?:par|selon|sur) /gu, ''),
        item1: (words.get('list') ?? '').split(/,| et | ou /u)[0] ?? '',
      }),
    },
  ],
)
