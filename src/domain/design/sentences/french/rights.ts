import { infinitiveOf, namesPerson } from './french-forms.ts'
import type { CasePattern } from '../pattern.ts'
import { act, can, group, inner, thing } from './words.ts'

const role = "<word=(?:(?:le|la|les|un|une|des) |l')?\\p{L}[^;:()]{2,70}?>"
const person = "<word=(?:(?:Le|La|Les|Un|Une|Chaque|Tout|Toute|Tous les|Toutes les) |L')\\p{L}[^,;:()]{2,60}?>"
const seesIt =
  '(?:voit|voient|a accès à|ont accès à|accède à|accèdent à|aux?|peut voir|peuvent voir|peut consulter|peuvent consulter)'
const two = 'Deux comptes sont prêts : le premier est celui de {word:un}, le second a un autre rôle.'

const onlyThey: CasePattern = {
  title: [
    '{clause} : possible pour {word:un}, pas pour un autre rôle',
    'Réservé au rôle prévu : {word:one}',
    'Droit réservé : avec ce rôle oui, sans lui non',
  ],
  type: 'Negative',
  technique: 'Decision table',
  given: [two],
  steps: [
    "{clause} avec le premier compte | Rôle : {word:one} | C'est accepté ; le résultat est affiché après rechargement.",
    "Se connecter avec le second compte | Autre rôle | Cette action n'est pas proposée : {clause}.",
    "Ouvrir directement l'adresse de cette action avec le second compte | Autre rôle | L'accès est refusé ; rien n'a changé après rechargement.",
  ],
}
const onlySee: CasePattern = {
  title: [
    '{thing:bare} : visible pour {word:un}, pas pour un autre rôle',
    'Visible pour le rôle prévu seulement : {word:one}',
    'Visible pour le rôle prévu seulement',
  ],
  type: 'Negative',
  technique: 'Decision table',
  given: [two],
  steps: [
    "Ouvrir l'endroit concerné avec le premier compte | Rôle : {word:one} | On y voit {thing:le}.",
    "Ouvrir le même endroit avec le second compte | Autre rôle | On n'y trouve pas {thing:le}.",
    "Ouvrir directement l'adresse concernée avec le second compte | Autre rôle | L'accès est refusé.",
  ],
}
const onlyTheySee: CasePattern = {
  ...onlySee,
  title: [
    '{thing:bare} : visible pour {first:un} et {other:un} seulement',
    'Visible pour les deux rôles prévus seulement',
  ],
  given: [
    'Trois comptes sont prêts : le premier est celui de {first:un}, le deuxième celui de {other:un}, le troisième a un autre rôle.',
  ],
  steps: [
    "Ouvrir l'endroit concerné avec le premier compte | Rôle : {first:one} | On y voit {thing:le}.",
    'Ouvrir le même endroit avec le deuxième compte | Rôle : {other:one} | On y voit {thing:le}.',
    "Ouvrir le même endroit avec le troisième compte | Autre rôle | On n'y trouve pas {thing:le}.",
    "Ouvrir directement l'adresse concernée avec le troisième compte | Autre rôle | L'accès est refusé.",
  ],
}
const mayBut: CasePattern = {
  title: [
    '{word:one} : {clause} oui, {verb} non',
    '{word:one} : une action permise, une autre non',
    'Une action permise, une autre non',
  ],
  type: 'Negative',
  technique: 'Decision table',
  given: ['Session ouverte en tant que {word:one}.'],
  steps: [
    "{clause} | Rôle : {word:one} | C'est possible.",
    "Chercher à {verb} {things:le} | Rôle : {word:one} | L'action n'est pas proposée.",
    "Ouvrir directement l'adresse de cette action | Rôle : {word:one} | L'accès est refusé ; rien n'a changé après rechargement.",
  ],
}
const bannedFor: CasePattern = {
  title: ['{word:one} : possible avec {few}, plus avec {many}', 'Possible avec {few}, plus avec {many}'],
  type: 'Boundary',
  technique: 'Boundary value analysis',
  given: [
    'Compte A ({word:one}) : {few} pour ceci : {things}.',
    'Compte B ({word:one}) : {many} pour ceci : {things} ; le dernier cas date du {start}.',
  ],
  steps: [
    "{clause} avec le compte A | Compte A | C'est accepté.",
    "Tenter de {clause} avec le compte B | {span:in} | L'action n'est pas proposée ou elle est refusée ; rien ne change.",
    "{clause} avec le compte B | {span:out} | C'est accepté.",
  ],
}
const hiddenFor: CasePattern = {
  title: [
    '{thing:bare} : invisible{thing:s} pour {word:one}',
    'Invisible pour ce rôle : {word:one}',
    'Invisible pour ce rôle',
  ],
  type: 'Negative',
  technique: 'Decision table',
  given: ['Deux comptes sont prêts : le premier est celui de {word:un}, le second a un autre rôle.'],
  steps: [
    "Ouvrir l'endroit concerné avec le second compte | Autre rôle | On y voit {thing:le}.",
    "Ouvrir le même endroit avec le premier compte | Rôle : {word:one} | On n'y trouve pas {thing:le}.",
  ],
}
const denied: CasePattern = {
  title: ['{word:one} : impossible de {clause}', 'Droit refusé : {word:one}', 'Droit refusé à ce rôle'],
  type: 'Negative',
  given: ['Session ouverte en tant que {word:one}.'],
  steps: [
    "Ouvrir l'endroit où cette action serait proposée : {clause} | Rôle : {word:one} | L'action n'y est pas proposée.",
    "Ouvrir directement l'adresse de cette action | Rôle : {word:one} | L'accès est refusé ; rien n'a changé après rechargement.",
  ],
}
const own: CasePattern = {
  title: [
    '{word:one} : seulement {things}',
    'Seulement ses propres données ({word:one})',
    'Seulement ses propres données',
  ],
  type: 'Negative',
  given: ['Deux comptes du rôle « {word:one} » sont prêts ; chacun a ses propres données ({things}).'],
  steps: [
    "Ouvrir la liste avec le premier compte | Premier compte | Seules ses propres données sont affichées ; rien du second compte n'y figure.",
    "Ouvrir directement l'adresse d'un élément du second compte | Premier compte | L'accès est refusé ; aucune donnée du second compte n'est affichée.",
  ],
}

/** Who may do or see what. */
export const rights = group(
  'seul|peu|après|masqu|cach|invisible|réservé|visible|voi|accès|accessible|consult|droit|rôle|connecté|autoris|interdit',
  [
    {
      said: `(?:Seule?s?|Uniquement|Il n'y a que) ${role} (?:qui )?(?:${can}|est autorisée? à|sont autorisée?s? à|est habilitée? à|sont habilité(?:e)?s à) ${act('clause', 100)}`,
      example: "Seul le responsable d'équipe peut valider une demande de congé.",
      cases: [onlyThey],
      derive: ({ words }) => (/^être /u.test(words.get('clause') ?? '') ? undefined : {}),
    },
    {
      said: `(?:Seule?s?) ${role} et <word2=(?:(?:le|la|les|un|une) |l')?\\p{L}[^,;:()]{2,50}?> ${seesIt} ${inner()}`,
      example: 'Seuls le médecin traitant et la patiente voient le compte rendu.',
      cases: [onlyTheySee],
      derive: ({ words }) => ({ first: words.get('word') ?? '', other: words.get('word2') ?? '' }),
    },
    {
      said: `(?:Seule?s?) ${role} ${seesIt} ${inner()}`,
      example: 'Seuls les comptables voient les marges.',
      cases: [onlySee],
    },
    {
      said: `${person} ne (?:voit|voient|peut voir|peuvent voir|peut consulter|peuvent consulter|peut modifier|peuvent modifier|accède|accèdent|consulte|consultent|peut accéder|peuvent accéder) (?:à |qu'à )?(?:que |qu')(?:à |aux |leurs |au )?<things=(?:ses|leurs|son|sa|les|le|la)? ?[^,;:()]{2,70}?>`,
      example: 'Un adhérent ne voit que ses propres réservations.',
      cases: [own],
      derive: ({ words }) =>
        /^(?:ses|leurs|son|sa)|(?:de|à) (?:son|sa|ses|leur)|(?:lui|leur) sont/u.test(words.get('things') ?? '')
          ? {}
          : undefined,
    },
    {
      said: `${person} (?:est|sont) (?:la |le |les )?seule?s? à (?:pouvoir )?${act('clause', 100)}`,
      example: 'Le chef de rang est le seul à pouvoir offrir un dessert.',
      cases: [onlyThey],
      derive: ({ words }) =>
        / et (?:le |la |les |l['’])/u.test(words.get('word') ?? '') || !isPeople(words.get('word')) ? undefined : {},
    },
    {
      said: `(?<word>(?:Le |La |Les |L'|Un |Une )[^,;:()]{2,40}?) et <word2=(?:(?:le|la|les|un|une) |l')[^,;:()]{2,40}?> sont les seule?s à (?:pouvoir )?(?:voir|consulter|lire) ${inner()}`,
      example: 'Le trésorier et la présidente sont les seuls à voir le grand livre.',
      cases: [onlyTheySee],
      derive: ({ words }) => ({ first: words.get('word') ?? '', other: words.get('word2') ?? '' }),
    },
    {
      said: `${person} (?:peut|peuvent) (?<clause>\\p{L}{2,18}(?:er|ir|re) (?<things>(?:(?:le|la|les|un|une|son|sa|ses|leurs?) |l')[^,;:()]{2,50}?)),? (?:mais (?:pas|jamais|non|ne (?:peut|peuvent) (?:pas|jamais))|sans pouvoir) (?<pronoun>les? |la |l')(?<verb>\\p{L}{2,18}(?:er|ir|re))`,
      example: 'Un apprenti peut consulter les fiches de paie, mais pas les modifier.',
      cases: [mayBut],
    },
    {
      said: `${inner('thing').replace('(?:le|', "(?:Le|La|Les|L'|le|")} (?:est|sont|reste|restent) (?:masquée?s?|cachée?s?|invisibles?) (?:pour (?<word>(?:(?:les?|la|une?) |l')[^,;:()]{2,50}?)|aux (?<word2>[^,;:()]{2,50}?))`,
      example: 'Le bouton « Exporter » est masqué pour les lecteurs.',
      cases: [hiddenFor],
      derive: ({ words }) => {
        const word = words.get('word') ?? `les ${words.get('word2') ?? ''}`
        return / et /u.test(word) ? undefined : { word }
      },
    },
    {
      said: `(?!.{2,80} mais ne )${person} ne (?:peut|peuvent) (?:pas|jamais|plus|en aucun cas) ${act('clause', 100)}`,
      example: 'Un stagiaire ne peut pas supprimer un dossier.',
      cases: [denied],
      derive: ({ words }) =>
        isPeople(words.get('word')) &&
        !/plus de|même|deux fois|avant|après|sans|moins|tant|si /u.test(words.get('clause') ?? '')
          ? {}
          : undefined,
    },
    {
      said: `${thing()} ne (?:peut|peuvent) (?:pas|plus) être (?<done>\\p{L}+),? (?:sauf|excepté) par (?<word>(?:(?:le|la|les|un|une) |l')[^,;:()]{2,50}?)`,
      example: 'Une facture émise ne peut plus être modifiée, sauf par le comptable.',
      cases: [onlyThey],
      derive: ({ words }) => {
        const verb = infinitiveOf(words.get('done') ?? '')
        const object = words.get('thing') ?? ''
        return verb === undefined || !isPeople(words.get('word'))
          ? undefined
          : { clause: `${verb} ${object.charAt(0).toLowerCase()}${object.slice(1)}` }
      },
    },
    {
      said: `(?:Après|Au bout de|Au-delà de) <count> <things=[\\p{L}][^,;:()]{3,40}?>,? (?<word>(?:(?:le|la|les|un|une) |l')[^,;:()]{2,40}?) ne (?:peut|peuvent) plus ${act('clause', 60)} pendant <span>`,
      example: 'Après trois retards, le lecteur ne peut plus emprunter de livre pendant 30 jours.',
      cases: [bannedFor],
      derive: ({ values }) => {
        const many = values.get('count')?.amount ?? 0
        return many < 2 ? undefined : { many: String(many), few: String(many - 1) }
      },
    },
    {
      said: `(?!.{2,80} mais )${person} (?:n'a pas (?:accès|le droit)|n'ont pas (?:accès|le droit)) (?:à |aux? |de |d')(?:la |l')?(?<things>[^,;:()]{3,60}?)`,
      example: "Le prestataire n'a pas accès aux données de facturation.",
      cases: [
        {
          title: [
            "{word:one} : pas d'accès ({things})",
            "Pas d'accès pour ce rôle : {word:one}",
            "Pas d'accès pour ce rôle",
          ],
          type: 'Negative',
          given: ['Session ouverte en tant que {word:one}.'],
          steps: [
            "Chercher un accès dans les menus : {things} | Rôle : {word:one} | Aucun accès n'est proposé.",
            "Ouvrir directement l'adresse concernée | Rôle : {word:one} | L'accès est refusé ; aucune donnée n'est affichée.",
          ],
        },
      ],
    },
    {
      said: `(?!.{2,80} mais ne )${person} ne (?:voit|voient) (?:pas|jamais) ${inner()}`,
      example: 'Les candidats ne voient pas les commentaires du jury.',
      cases: [
        {
          title: [
            '{word:one} : {thing:bare} invisible{thing:s}',
            'Invisible pour ce rôle : {thing:bare}',
            'Invisible pour ce rôle',
          ],
          type: 'Negative',
          given: ['Ces données existent : {thing:bare}.', 'Session ouverte en tant que {word:one}.'],
          steps: [
            "Ouvrir l'endroit concerné | Rôle : {word:one} | Rien de tel n'est affiché : {thing:bare}.",
            'Rechercher ces données dans le code source de la page | Rôle : {word:one} | Aucun résultat.',
          ],
        },
      ],
      derive: ({ words }) => (isPeople(words.get('word')) ? {} : undefined),
    },
  ],
)

/** Whether words without article name people. */
function isPeople(words: string | undefined): boolean {
  return (
    words !== undefined &&
    !/^(?:\d|partir|tous les|tout moment|chaque|l['’]écran|la page|la liste|le site|les (?:pages|écrans))/iu.test(
      words,
    ) &&
    namesPerson(words)
  )
}
