import { namesPerson, nounOf, singular } from './french-forms.ts'
import type { CasePattern } from '../pattern.ts'
import { act, can, group, inner, thing } from './words.ts'

const role = "<word=(?:(?:le|la|les|un|une|des) |l')?\\p{L}[^;:()]{2,70}?>"
const person = "<word=(?:(?:Le|La|Les|Un|Une|Chaque|Tout|Toute|Tous les|Toutes les) |L')\\p{L}[^,;:()]{2,60}?>"
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
  'seul|peu|réservé|visible|voi|accès|accessible|consult|droit|rôle|connecté|autoris|interdit',
  [
    {
      said: `(?:Seule?s?|Uniquement) <list=(?:le |la |les |l')\\p{L}[^;:()]{2,40}?(?:, (?:le |la |les |l')[^;:(),]{2,40}?){0,3} (?:et|ou) (?:le |la |les |l'|un |une )[^;:(),]{2,40}?> (?:${can}) ${act('clause', 100)}`,
      example: "Seuls les administrateurs et les chefs d'équipe peuvent supprimer un projet.",
      cases: [
        {
          title: [
            '{clause} : {list} oui, autre rôle non',
            '{clause} : rôles prévus oui, autre rôle non',
            'Rôles prévus oui, autre rôle non',
          ],
          type: 'Negative',
          technique: 'Decision table',
          given: ['Un compte est prêt pour chaque rôle prévu ({list}), un autre pour un rôle différent.'],
          steps: [
            "{clause} en tant que {item} | {item} | C'est accepté ; le résultat est affiché après rechargement.",
            "Se connecter avec le compte de l'autre rôle | Autre rôle | Cette action n'est pas proposée : {clause}.",
            "Ouvrir directement l'adresse de cette action avec ce compte | Autre rôle | L'accès est refusé ; rien n'a changé après rechargement.",
          ],
        },
      ],
      derive: ({ words }) => {
        const roles = (words.get('list') ?? '').split(/, | et | ou /u)
        return /^être /u.test(words.get('clause') ?? '')
          ? undefined
          : { list: roles.map((one) => singular(nounOf(one).bare)).join(', ') }
      },
    },
    {
      said: `(?:Seule?s?|Uniquement|Il n'y a que) ${role} (?:qui )?(?:${can}|est autorisée? à|sont autorisée?s? à|est habilitée? à|sont habilité(?:e)?s à) ${act('clause', 100)}`,
      example: "Seul le responsable d'équipe peut valider une demande de congé.",
      cases: [onlyThey],
      derive: ({ words }) => (/^être /u.test(words.get('clause') ?? '') ? undefined : {}),
    },
    {
      said: `(?:Seule?s?) ${role} (?:voit|voient|a accès à|ont accès à|accède à|accèdent à|aux?|peut voir|peuvent voir|peut consulter|peuvent consulter) ${inner()}`,
      example: 'Seuls les comptables voient les marges.',
      cases: [onlySee],
    },
    {
      said: `${thing()} (?:est|sont|n'est|ne sont) (?:visible|consultable|accessible|affichée?|disponible|modifiable)s? (?:uniquement |seulement |exclusivement |que |qu')?(?:par|pour|aux?|à la|à l'|à|des|du) ?(?:le |la |les |l')?(?:seule?s? )?(?<word>\\p{L}[^,;:()]{2,50}?)(?: uniquement| seulement)?`,
      example: 'Le salaire est visible uniquement par les gestionnaires de paie.',
      cases: [onlySee],
      derive: ({ words }) => (isPeople(words.get('word')) ? {} : undefined),
    },
    {
      said: `${thing()} (?:est|sont) (?:réservée?s?) (?:aux?|à la|à l'|à) ?(?<word>\\p{L}[^,;:()]{2,50}?)`,
      example: "L'onglet « Statistiques » est réservé aux responsables de site.",
      cases: [onlySee],
      derive: ({ words }) => (isPeople(words.get('word')) ? {} : undefined),
    },
    {
      said: `${thing()} ne (?:peut|peuvent) être (?<done>\\p{L}+(?:ée?s?|ie?s?|ue?s?|ise?|is)) (?:que |qu')?(?:par|uniquement par|seulement par) (?<word>(?:(?:le|la|les|un|une|son|sa) |l')?\\p{L}[^,;:()]{2,50}?)`,
      example: 'Un contrat ne peut être résilié que par un gestionnaire.',
      cases: [
        {
          title: [
            '{done:inf} {thing:le} : {word:one} oui, autre rôle non',
            'Droit réservé : avec ce rôle oui, sans lui non',
          ],
          type: 'Negative',
          technique: 'Decision table',
          given: [two],
          steps: [
            "{done:inf} {thing:un} avec le premier compte | Rôle : {word:one} | C'est accepté ; le résultat est affiché après rechargement.",
            "Ouvrir {thing:autre} avec le second compte | Autre rôle | L'action « {done:inf} » n'est pas proposée.",
            "Ouvrir directement l'adresse de cette action avec le second compte | Autre rôle | L'accès est refusé ; rien n'a changé après rechargement.",
          ],
        },
      ],
    },
    {
      said: `${person} (?:${can}) (?<word1>consulter|voir|lire|afficher|créer|modifier|ajouter|supprimer|exporter|valider|saisir|commenter|télécharger) (?<thing>(?:le|la|les|un|une|des|son|sa|ses|leurs?|l') ?[^,;:()]{2,50}?),? mais (?:ne (?:peut|peuvent) )?(?:pas|ni) (?:(?:l[ae]s? |l'|les |en )?(?<word2>\\p{L}{2,15}(?:er|ir|re)))(?: (?<things>(?:le|la|les|un|une|des|son|sa|ses|d'|l') ?[^,;:()]{2,50}?))?`,
      example: 'Les infirmiers peuvent consulter le dossier mais pas le modifier.',
      cases: [
        {
          title: ['{word:one} : {word1} oui, {word2} non', '{word1} oui, {word2} non'],
          type: 'Negative',
          technique: 'Decision table',
          given: ['Session ouverte en tant que {word:one}.'],
          steps: [
            '{word1} {thing} | Rôle : {word:one} | {seen}',
            "Chercher un moyen de {word2} {object} | Rôle : {word:one} | L'action n'est pas proposée.",
            "Ouvrir directement l'adresse de cette action | Rôle : {word:one} | L'accès est refusé ; rien n'a changé après rechargement.",
          ],
        },
      ],
      derive: ({ words }) => ({
        seen: /consulter|voir|lire|afficher/u.test(words.get('word1') ?? '')
          ? `Les données sont affichées : ${words.get('thing') ?? ''}.`
          : "C'est accepté ; le résultat est affiché après rechargement.",
        object: (words.get('things') ?? words.get('thing') ?? '').replace(/^d['’]/u, '').replace(/^(?=\p{L}+$)/u, ''),
      }),
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
      said: `${person} (?:voit|voient|consulte|consultent|peut consulter|peuvent consulter|peut voir|accède à) (?:uniquement|seulement|exclusivement) <things=(?:(?:ses|leurs|son|sa) [^,;:()]{2,60}?|(?:les|le|la) [^,;:()]{2,40}? de (?:ses|leurs|son|sa) [^,;:()]{2,30}?)>`,
      example: 'Chaque locataire voit uniquement ses quittances.',
      cases: [own],
    },
    {
      said: `${person.replace('[^,;:()]{2,60}?', '[^,;:()]{2,90}?')} ne (?:peut|peuvent) (?:pas|plus) (?<clause>se connecter|accéder à (?:l'|la |son |sa )[^,;:()]{3,40}?)`,
      example: 'Un utilisateur dont le compte est suspendu ne peut pas se connecter.',
      cases: [
        {
          title: ['{word:one} : impossible de {clause}', 'Connexion refusée dans ce cas'],
          type: 'Negative',
          given: [
            'Deux comptes avec un mot de passe connu sont prêts : le premier est celui de {word:un}, le second est un compte ordinaire.',
          ],
          steps: [
            "Tenter de {clause} avec le premier compte | Bon mot de passe | C'est refusé ; aucune donnée du compte n'est affichée.",
            "Tenter de {clause} avec le second compte | Bon mot de passe | C'est accepté.",
          ],
        },
      ],
    },
    {
      said: `${person} ne (?:peut|peuvent) (?<clause>\\p{L}{2,16}(?:er|oir|ir|re)) (?:que |qu')(?<thing>(?:le |la |les |l'|un |une |des |aux? |à la |à l')[^,;:()\\d]{3,60}?)`,
      example: 'Les visiteurs non inscrits ne peuvent consulter que le programme public.',
      cases: [
        {
          title: ["{word:one} : {clause} {thing}, rien d'autre", 'Accès limité ({word:one})', 'Accès limité'],
          type: 'Negative',
          technique: 'Decision table',
          given: ['Session ouverte en tant que {word:one} ; un élément permis et un autre existent.'],
          steps: [
            "{clause} {thing} | Élément permis | C'est possible.",
            "Chercher à {clause} autre chose | Autre élément | Ce n'est pas proposé.",
            "Ouvrir directement l'adresse de cet autre élément | Autre élément | L'accès est refusé.",
          ],
        },
      ],
      derive: ({ words }) =>
        isPeople(words.get('word')) && !/^un(?:e)? seule?|^une? /u.test(words.get('thing') ?? '') ? {} : undefined,
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
      said: `${person} (?:n'a pas (?:accès|le droit)|n'ont pas (?:accès|le droit)) (?:à |aux? |de |d')(?:la |l')?(?<things>[^,;:()]{3,60}?)`,
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
    {
      said: `(?:Un (?:visiteur|utilisateur|usager|internaute) (?:non connecté|non authentifié|non identifié|anonyme)|Une personne non connectée|Sans (?:connexion|être connecté|authentification),? (?:l'utilisateur|on|le visiteur)) est (?:automatiquement )?(?:redirigée?|renvoyée?) vers (?<place>[^,;:()]{3,60}?)`,
      example: 'Un visiteur non connecté est redirigé vers la page de connexion.',
      cases: [
        {
          title: ['Sans connexion : renvoi vers {place}', 'Sans connexion : renvoi'],
          type: 'Negative',
          given: ["L'adresse d'une page protégée est notée ; personne n'est connecté."],
          steps: [
            "Ouvrir directement l'adresse de la page protégée | | On arrive ici : {place}. Rien de la page protégée n'est affiché.",
          ],
        },
      ],
    },
    {
      said: `(?:Sans (?:le rôle|le droit|l'autorisation|la permission|les droits|le profil)) (?<word>«[^»]{2,40}»|[^,;:()]{2,40}?),? (?<clause>[^;:()]{4,120}?)`,
      example: "Sans le droit « Export », le bouton « Exporter » n'est pas affiché.",
      cases: [
        {
          title: ['Avec et sans le droit {word}', 'Avec et sans le droit prévu'],
          type: 'Negative',
          technique: 'Decision table',
          given: ["Deux comptes sont prêts : le premier a le droit {word}, le second ne l'a pas."],
          steps: [
            "Ouvrir l'écran avec le second compte | Sans {word} | {clause:ind}.",
            'Ouvrir le même écran avec le premier compte | Avec {word} | {clause:not}.',
          ],
        },
      ],
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
