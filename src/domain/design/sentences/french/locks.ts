import type { CasePattern } from '../pattern.ts'
import { group } from './words.ts'

const tries =
  "<max> (?:(?:tentatives?|essais?|échecs?|saisies?|erreurs?|codes?|mots? de passe|connexions?|réponses?)(?: (?:de|d'|du) ?[^,;:()]{2,40}?)?(?: PIN)?(?: (?:de suite|consécuti(?:f|ve)s?|successi(?:f|ve)s?|infructueu(?:x|ses)|échouée?s?|ratée?s?|erronée?s?|incorrecte?s?|manquée?s?|invalides?|fausse?s?|faux))*(?: d'affilée| de suite)?)"
const locked =
  "<clause=(?:le|la|l'|son|sa) ?[^,;:()]{2,40}? (?:est|sont) (?:automatiquement |alors |temporairement |définitivement )?(?:bloquée?|verrouillée?|suspendue?|désactivée?|retenue?|avalée?|fermée?|gelée?|impossible|refusée?)(?: (?:temporairement|définitivement|automatiquement))?>"
const span = '(?: (?:pendant|pour|durant|pour une durée de) (?:une durée de )?<span>)'

const lock: CasePattern = {
  title: ['{max} échecs : blocage, même pour la bonne saisie ensuite', '{max} échecs de suite : blocage'],
  type: 'Negative',
  technique: 'State transition',
  given: ["La bonne saisie est connue ; aucun échec n'est en cours."],
  steps: [
    "Faire {max-1} saisies erronées de suite | {max-1} saisies erronées | Chacune est refusée ; rien n'est encore bloqué.",
    'Faire une saisie erronée de plus | Saisie erronée no {max} | {clause}.',
    "Essayer avec la bonne saisie | Bonne saisie | C'est refusé : {clause}.",
  ],
}
const before: CasePattern = {
  title: '{max-1} échecs ne bloquent pas encore',
  type: 'Boundary',
  given: ["La bonne saisie est connue ; aucun échec n'est en cours."],
  steps: [
    'Faire {max-1} saisies erronées de suite | {max-1} saisies erronées | Chacune est refusée.',
    "Essayer avec la bonne saisie | Bonne saisie | C'est accepté.",
  ],
}
const ends: CasePattern = {
  title: ['Blocage de {start} : encore actif à {span:in}, levé à {span:out}', 'Le blocage dure {span}'],
  type: 'Boundary',
  given: ['Deux blocages identiques ont commencé le {start}.'],
  steps: [
    "Essayer dans le premier cas avec la bonne saisie | {span:in} | C'est encore refusé.",
    "Essayer dans le second cas avec la bonne saisie | {span:out} | C'est accepté.",
  ],
}

/** What is locked after wrong entries. */
export const locks = group('tentative|essai|échec|échou|erroné|incorrect|erreurs|infructu|faux|fausse|tromp', [
  {
    said: `(?:Après|Au bout de|À partir de|Suite à|À l'issue de|En cas de) ${tries},? ${locked}${span}`,
    example: 'Après 5 tentatives de connexion infructueuses, le compte est bloqué pendant 30 minutes.',
    cases: [lock, before, ends],
  },
  {
    said: `(?:Après|Au bout de|À partir de|Suite à|À l'issue de|En cas de) ${tries},? ${locked}`,
    example: 'Au bout de trois codes PIN erronés, la carte est bloquée.',
    cases: [lock, before],
  },
  {
    said: `<clause=(?:Le|La|L'|Son|Sa) ?[^,;:()]{2,40}? (?:est|sont) (?:automatiquement |temporairement )?(?:bloquée?|verrouillée?|suspendue?|désactivée?)>${span} (?:après|au bout de|à partir de|en cas de|suite à) ${tries}`,
    example: 'Le badge est désactivé pendant 1 heure après 4 codes erronés.',
    cases: [lock, before, ends],
  },
  {
    said: `<clause=(?:Le|La|L'|Son|Sa) ?[^,;:()]{2,40}? (?:est|sont) (?:automatiquement |temporairement )?(?:bloquée?|verrouillée?|suspendue?|désactivée?)(?: automatiquement)?> (?:après|au bout de|à partir de|en cas de|suite à) ${tries}(?:${span})?`,
    example: "L'accès est verrouillé après 3 échecs consécutifs.",
    cases: [lock, before],
  },
  {
    said: `(?:Si|Lorsque|Quand) (?:le|la|l') ?[^,;:()]{2,30}? (?:saisit|entre|tape|donne|se trompe) (?:un |une |le |la )?[^,;:()\\d]{0,40}?<max> fois(?: de suite| consécutives| d'affilée)?(?: (?:un |une |le )?[^,;:()\\d]{2,40}?)?,? ${locked}`,
    example: "Si l'usager se trompe de code 3 fois de suite, la carte est bloquée.",
    cases: [lock, before],
  },
  {
    said: `(?:Au|À la|À partir du|À partir de la|Dès le|Dès la) <nth> (?<word>(?:code|erreur|échec|tentative|essai|mot de passe|saisie)[^,;:()]{0,40}?), ${locked.replace("(?:le|la|l'|son|sa)", "(?:le|la|l'|son|sa|il|elle)")}(?<rest> jusqu'[^;()]{3,50})?`,
    example: "Au quatrième code faux, la signature est suspendue jusqu'au lendemain 6 h.",
    cases: [
      {
        title: ['{max} échecs : blocage, même pour la bonne saisie ensuite', '{max} échecs : blocage'],
        type: 'Negative',
        given: ["La bonne saisie est connue ; aucun échec n'est en cours."],
        steps: [
          "Faire {less} saisies erronées de suite | {less} saisies erronées | Chacune est refusée ; rien n'est encore bloqué.",
          'Faire une saisie erronée de plus | Saisie erronée no {max} | {clause}{until}.',
          "Essayer avec la bonne saisie | Bonne saisie | C'est refusé.",
        ],
      },
    ],
    derive: ({ values, words }) => {
      const n = values.get('nth')?.amount ?? 0
      return n < 2
        ? undefined
        : {
            max: String(n),
            less: String(n - 1),
            until: words.get('rest') === undefined ? ' ' : ` ${words.get('rest') ?? ''}`,
          }
    },
  },
  {
    said: `(?:L'utilisateur|Le client|L'usager|Le joueur|Le candidat|On|L'élève|Le participant|Chaque \\p{L}+) (?:dispose de|a droit à|a) <max> (?:tentatives|essais)(?: (?:pour|au) [^,;:()]{2,60}?)?(?: ${'au maximum'})?`,
    example: 'Le candidat dispose de 3 essais pour valider le questionnaire.',
    cases: [
      {
        title: ['{max} essais admis, le suivant est refusé'],
        type: 'Boundary',
        given: ["Aucun essai n'a encore eu lieu."],
        steps: [
          'Faire {max-1} essais sans réussir | {max-1} essais | Un nouvel essai est proposé.',
          "Faire un essai de plus, sans réussir | Essai no {max} | Aucun autre essai n'est proposé.",
          'Tenter encore un essai | {max+1} au total | {beyond}',
        ],
      },
    ],
  },
])
