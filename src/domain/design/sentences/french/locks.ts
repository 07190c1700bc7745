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
])
