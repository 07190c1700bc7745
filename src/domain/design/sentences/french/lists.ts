import type { CasePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { can, group, inner, shows, thing } from './words.ts'

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
const sort =
  "(?:est|sont|s'affiche(?:nt)?|apparaissent|apparaît)(?: (?:toujours|par défaut|automatiquement|affichée?s?|présentée?s?))* ?(?:triée?s?|classée?s?|ordonnée?s?|rangée?s?|affichée?s?|présentée?s?|listée?s?)?(?: par défaut)?"

/** What lists show, in which order, how they are searched, filtered and paged. */
export const lists = group(
  'tri|class|ordre|affich|filtr|recherch|page|liste|récent|ancien|croissant|résultat|colonne|propose|ordonn|appara|figur|seul',
  [
    {
      said: `${thing()} ${sort},? (?<key>(?:par|selon|dans l'|en ordre|du plus|de la plus|du moins|de la moins|des plus|les plus|la plus|le plus) ?[^,;:()]{3,70}?)(?: (?:d'abord|en premier|en tête|en haut))?(?: par défaut)?`,
      example: 'La liste des commandes est triée de la plus récente à la plus ancienne.',
      cases: [sortedCase],
      derive: ordered,
    },
    {
      said: `${thing()} (?:affiche|affichent|présente|liste|montre) (?:d'abord |en premier )?(?<key>(?:les |le |la )[^,;:()]{3,50}? (?:les plus récente?s?|les plus ancien(?:ne)?s?|les plus proches?|les moins chers?|les moins chères))(?: (?:d'abord|en premier|en tête|en haut))?`,
      example: 'Le fil affiche en premier les annonces les plus récentes.',
      cases: [sortedCase],
      derive: ordered,
    },
    {
      said: `${thing()} (?:est|sont) (?:triée?s?|classée?s?) (?:par|selon) (?<key>[^,;:()]{3,40}?),? puis par (?<key1>[^,;:()]{3,40}?)`,
      example: 'Les candidats sont triés par note, puis par nom.',
      cases: [
        {
          title: ['Tri par {key}, puis par {key1} à égalité', 'Deux clés de tri'],
          given: [
            'Trois éléments existent : « Milan » et « Autour » ont la même valeur ({key}), « Kestrel » en a une autre.',
            'Pour le second critère ({key1}), « Autour » vient avant « Milan ».',
          ],
          steps: [
            'Ouvrir {thing:le} | | « Autour » est juste avant « Milan » ; « Kestrel » est placé selon sa propre valeur, hors de ce groupe.',
          ],
        },
      ],
    },
    {
      said: `(?:${thing()} (?:affiche|affichent|comporte|contient|est paginée? par|est affichée? par|présente|propose)|(?<things>(?:Les|L')? ?[^,;:()]{3,40}?) (?:s'affichent|sont affichée?s|sont présentée?s|sont paginée?s) (?:par)?) ?(?:pages de |tranches de |lots de |groupes de |au maximum |par pages de |jusqu'à )?<max> (?<word>\\p{L}+(?: \\p{L}+)?)(?: (?:maximum|au maximum))? ?(?:par (?:page|écran))?`,
      example: 'La liste affiche 20 résultats par page.',
      cases: [
        {
          title: [
            '{max} {word} sur une page, le suivant en ouvre une deuxième',
            '{max} sur une page, le suivant en ouvre une deuxième',
          ],
          type: 'Boundary',
          given: ['Il existe exactement {max} {word}.'],
          steps: [
            "Ouvrir la liste | {max} {word} | Tout tient sur une page de {max} ; il n'y a pas de deuxième page.",
            'Ajouter un élément | {max+1} au total | La page 1 en compte {max} ; une page 2 est proposée.',
            'Ouvrir la page 2 | | Un seul élément y figure.',
          ],
        },
      ],
      derive: ({ values, words }) => {
        const source = words.get('word') ?? ''
        return (values.get('max')?.amount ?? 0) < 2 ||
          /^(?:caractère|seconde|minute|heure|jour|mois|an|fois|décimale|chiffre|étoile|colonne|onglet|bouton)/iu.test(
            source,
          ) ||
          !/page|tranche|lot|écran|résultat|ligne|élément|enregistrement/iu.test([...words.values()].join(' '))
          ? undefined
          : {}
      },
    },
    {
      said: `(?:L'utilisateur|L'utilisatrice|Le \\p{L}+(?: \\p{L}+)?|La \\p{L}+|Les \\p{L}+|L'\\p{L}+|On|Un \\p{L}+|Une \\p{L}+) (?:${can}) (?:filtrer|affiner|trier et filtrer) (?:${inner('thing', 40)} )?(?:par|selon|sur) <list>`,
      example: 'Le gestionnaire peut filtrer les contrats par statut, par agence et par date.',
      cases: [filterEach],
      derive: ({ words }) => ({
        list: (words.get('list') ?? '').replace(/(?<=, | et | ou )(?:par|selon|sur) /gu, ''),
        item1: (words.get('list') ?? '').split(/,| et | ou /u)[0] ?? '',
      }),
    },
    {
      said: `(?:${inner('who', 40).replace('(?:(?:le', "(?:(?:Le|La|Les|Un|Une|L'|le")} (?:peut|peuvent) trier ${inner('thing', 50)} (?:par|selon) (?<list>[^;:()]{3,120}?)|${thing('things')} (?:peut|peuvent) être triée?s? (?:par|selon) (?<rest>[^;:()]{3,120}?))`,
      example: "L'utilisateur peut trier les annonces par prix ou par date de publication.",
      cases: [
        {
          title: ['Tri par {list}', 'Tri : chaque critère donne son ordre'],
          given: [
            'Trois éléments existent : « Autour », « Kestrel » et « Milan », dont les valeurs diffèrent pour chaque critère ({list}).',
          ],
          steps: [
            "Trier selon ce critère : {item} | {item} | Les trois éléments suivent l'ordre de leurs valeurs pour ce critère ({item}).",
            'Recharger la page | | Les trois éléments sont toujours affichés.',
          ],
        },
      ],
      derive: ({ words }) => ({
        list: (words.get('list') ?? words.get('rest') ?? '').replace(/(?<=, | et | ou )(?:par|selon) /gu, ''),
      }),
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
    {
      said: `(?:Un filtre|Des filtres|Les filtres|Le filtre) (?:permet|permettent) (?:de (?:n'afficher que|limiter [^,;:()]{2,30} aux?|retrouver|sélectionner)|d'afficher (?:uniquement|seulement)) (?<things>(?:les |le |la |l')?[^,;:()]{3,60}?)`,
      example: "Un filtre permet de n'afficher que les tâches en retard.",
      cases: [
        {
          title: ['Filtre : seulement {things}', 'Le filtre ne laisse que les éléments concernés'],
          given: ['Deux éléments existent : « Kestrel » fait partie de ce groupe, « Milan » non ({things}).'],
          steps: [
            "Activer le filtre | {things} | « Kestrel » est affiché, « Milan » ne l'est pas.",
            'Désactiver le filtre | | « Kestrel » et « Milan » sont affichés.',
          ],
        },
      ],
    },
    {
      said: `(?:Les filtres|Plusieurs filtres|Ces filtres) (?:sont|peuvent être) (?:cumulables?|combinables?|combinée?s?|cumulée?s?)(?: entre eux)?`,
      example: 'Les filtres peuvent être combinés entre eux.',
      cases: [
        {
          title: "Deux filtres ensemble : seul l'élément qui répond aux deux",
          technique: 'Decision table',
          given: [
            'Trois éléments existent : « Kestrel » répond aux filtres A et B, « Milan » au filtre A seulement, « Autour » au filtre B seulement.',
          ],
          steps: [
            "Activer le filtre A | | « Kestrel » et « Milan » sont affichés, « Autour » ne l'est pas.",
            'Activer aussi le filtre B | | Seul « Kestrel » est affiché.',
            "Désactiver le filtre A | | « Kestrel » et « Autour » sont affichés, « Milan » ne l'est pas.",
          ],
        },
      ],
    },
    {
      said: `La recherche (?:porte|s'effectue|se fait|est possible|fonctionne) (?:sur|par|dans) (?<list>(?:(?!sans )[^;:()]){3,160}?)`,
      example: 'La recherche porte sur le nom, la référence et la ville.',
      cases: [
        {
          title: ['Recherche sur {list}', "Recherche : chaque critère trouve l'élément"],
          given: ['« Kestrel » et « Milan » existent, avec des valeurs différentes partout.'],
          steps: [
            "Rechercher la valeur de « Kestrel » pour ce critère : {item} | {item} de « Kestrel » | « Kestrel » est trouvé, « Milan » ne l'est pas.",
            "Rechercher un mot qui n'existe nulle part | qqzzyy | Aucun résultat.",
          ],
        },
      ],
    },
    {
      said: `(?:La|Une) recherche (?:ne tient pas compte|ne distingue pas|est insensible|ignore|fonctionne sans tenir compte) ?(?:de la casse|des majuscules|à la casse|les majuscules|la casse|des accents|les accents|aux accents|entre majuscules et minuscules)(?: (?:et|ni) (?:des minuscules|les minuscules|minuscules|des accents|les accents|aux accents|de la casse))*`,
      example: 'La recherche ne tient pas compte des majuscules et des accents.',
      cases: [
        {
          title: 'Recherche : « Éloïse », « éloïse » et « ELOISE » donnent le même résultat',
          given: ['Un élément nommé « Éloïse » et un élément nommé « Milan » existent.'],
          steps: [
            'Rechercher le nom tel quel | Éloïse | Seul « Éloïse » est affiché.',
            'Rechercher le nom en minuscules | éloïse | Seul « Éloïse » est affiché.',
            'Rechercher le nom en majuscules | {typed} | Seul « Éloïse » est affiché.',
          ],
        },
      ],
      derive: ({ facts }) => (facts.language === 'fr' ? { typed: 'ÉLOÏSE' } : undefined),
    },
    {
      said: `La recherche(?: [^,;:()]{2,30}?)? (?:trouve aussi|retrouve aussi|accepte|fonctionne aussi avec|trouve) (?:les [^,;:()]{2,30}? )?(?:sans (?:les )?accents?|sans tenir compte des accents|avec ou sans accents?)`,
      example: 'La recherche par nom trouve aussi les noms sans accents.',
      cases: [
        {
          title: 'Recherche : « éloïse » et « eloise » donnent le même résultat',
          given: ['Deux éléments existent : « Éloïse » et « Milan ».'],
          steps: [
            'Rechercher le nom avec ses accents | éloïse | Seul « Éloïse » est affiché.',
            'Rechercher le nom sans accents | eloise | Seul « Éloïse » est affiché.',
          ],
        },
      ],
    },
    {
      said: `(?:La recherche|Le moteur de recherche|La liste|L'autocomplétion|La saisie semi-automatique) (?:ne )?(?:se lance|démarre|commence|débute|se déclenche|propose des (?:résultats|suggestions)|donne des résultats|affiche des (?:résultats|suggestions)|est lancée|s'active|est active)(?: qu')? ?(?:à partir de|dès|après|à partir du) <max> (?:caractères?|lettres?)(?: saisie?s)?`,
      example: 'La recherche se lance à partir de 3 caractères.',
      cases: [
        {
          title: 'Recherche : rien à {max-1} caractères, des résultats à {max}',
          type: 'Boundary',
          given: ['Un élément nommé « Kestrel » existe.'],
          steps: [
            "Saisir {max-1} caractères dans la recherche | {few} | Aucun résultat n'est encore proposé.",
            'Saisir {max} caractères dans la recherche | {enough} | « Kestrel » est proposé.',
          ],
        },
      ],
      derive: ({ values }) => {
        const n = values.get('max')?.amount ?? 0
        return n < 2 || n > 7 ? undefined : { few: 'Kestrel'.slice(0, n - 1), enough: 'Kestrel'.slice(0, n) }
      },
    },
    {
      said: `(?:Si rien n'est trouvé|S'il n'y a aucun résultat|Si aucun résultat n'est trouvé|Si la recherche ne (?:donne|renvoie|retourne|trouve) (?:rien|aucun résultat)|En l'absence de résultats?|Quand (?:il n'y a|la recherche ne donne) aucun résultat|Si aucune? [^,;:]{2,40} ne correspond(?: à (?:la recherche|ces critères|aux critères))?|Si la liste est vide|Quand la liste est vide|Lorsque la liste est vide|Lorsqu'aucun résultat n'est trouvé|Lorsqu'aucune? [^,;:]{2,40} ne correspond[^,;:]{0,40}),? ${shows}`,
      example: "Si aucun résultat n'est trouvé, le message « Aucun résultat » s'affiche.",
      cases: [
        {
          title: ['Recherche sans résultat : {message}', 'Recherche sans résultat : le message prévu est affiché'],
          type: 'Negative',
          given: ['Un élément nommé « Kestrel » existe.'],
          steps: [
            "Rechercher un mot qui n'existe nulle part | qqzzyy | {message} s'affiche ; la liste est vide.",
            "Rechercher un mot qui existe | Kestrel | « Kestrel » est affiché ; {message} ne s'affiche plus.",
          ],
        },
      ],
    },
    {
      said: `(?:Seule?s? |Uniquement )(?<things>(?:les|des) [^,;:()]{3,60}?) (?:sont affichée?s|apparaissent|figurent|sont visibles|s'affichent|sont proposée?s|sont listée?s)(?: (?<place>(?:dans|sur|en) [^,;:()]{3,40}?))?`,
      example: 'Seuls les produits en stock apparaissent dans le catalogue.',
      cases: [
        {
          title: ['Affichage limité : {things}', 'Seuls les éléments concernés sont affichés'],
          type: 'Negative',
          given: ['Deux éléments existent : « Kestrel » fait partie de ce groupe, « Milan » non ({things}).'],
          steps: ["Ouvrir l'affichage concerné | | « Kestrel » y figure, « Milan » n'y figure pas."],
        },
      ],
    },
    {
      said: `(?:Pour chaque|Pour chacune des|Pour chacun des) (?<thing>[^,;:()]{2,40}?),? (?:la liste|l'écran|la page|le tableau|la vue|l'application|le système|on)? ?(?:affiche|présente|indique|montre|voit) <list=(?:le|la|les|l'|un|une|son|sa|ses) ?[^;:()]{3,150}?>`,
      example: 'Pour chaque séance, la liste affiche la date, le lieu et le nombre de places libres.',
      cases: [
        {
          title: ['{thing:one} : {list}', 'Chaque ligne indique les données prévues'],
          given: ['Un élément dont toutes ces données sont connues existe ({thing:one}).'],
          steps: ['Ouvrir la liste | | Sa ligne indique ceci, avec la valeur connue : {item}.'],
        },
      ],
    },
  ],
)
