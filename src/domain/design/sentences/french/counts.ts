import type { CasePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { singular } from './french-forms.ts'
import { can, group, thing, who } from './words.ts'

const verb = "<clause=(?:s'|se )?\\p{L}{2,16}(?:er|ir|re)>"
const most = "(?:jusqu'à|au maximum|au plus|un maximum de|maximum|pas plus de)"
const period =
  '(?: (?<word2>par (?:jour|semaine|mois|an|année|trimestre|heure|saison|commande|dossier|demande|réservation|client|personne|compte|élève|adhérent|séance|page|foyer|utilisateur|\\p{L}{3,15})(?: (?:civile?|scolaire|calendaire|glissante?))?|à la fois|simultanément|en même temps|en parallèle|en cours|à sa \\p{L}+|à son \\p{L}+|à une \\p{L}+|à un \\p{L}+|dans (?:sa|son|une|un|la|le) \\p{L}+|par période de <span>|sur <span1>))?'

/** "dans une même semaine", and the time after it, for what is counted per week. */
function within({ words }: Slots): Record<string, string> | undefined {
  const max = Number(words.get('max')?.replace(/\D/g, ''))
  const things = words.get('things') ?? ''
  const found = words.get('word2') ?? ''
  const per = /^par (?<what>.+)$/u.exec(found)?.groups?.what
  const time = per !== undefined && /^(?:jour|semaine|mois|an|année|trimestre|heure|saison)/u.test(per)
  const female =
    per !== undefined && /^(?:semaine|année|heure|saison|commande|demande|réservation|personne|séance|page)/u.test(per)
  const holds = /^(?:avoir|détenir|posséder|garder)$/iu.test(words.get('clause') ?? '')
  return {
    ...(holds ? { clause: 'créer' } : {}),
    same: per === undefined ? found || ' ' : `dans ${female ? 'une' : 'un'} même ${per}`,
    one: singular(things),
    // What is counted over a time is free again after it.
    next: time
      ? `${female ? 'la' : /^[aeiou]/u.test(per) ? "l'" : 'le'} ${per} ${female ? 'suivante' : 'suivant'}`.replace(
          "l' ",
          "l'",
        )
      : '',
    ...(Number.isNaN(max) ? {} : { fits: String(max) }),
  }
}

const counted: CasePattern = {
  title: [
    '{max} {things} : admis ; {max+1} : refus ({who:role})',
    '{max} {things} admis, {max+1} refusés',
    'Nombre maximal : {max} admis, {max+1} refusés',
  ],
  type: 'Boundary',
  given: ['Session ouverte en tant que {who:role}, sans {things:aucun} au départ.'],
  steps: [
    "{clause} {max} {things} {same} | {max} {things} | C'est accepté ; après rechargement, on compte {max} {things}.",
    '{clause} {things:un} de plus {same} | {max+1} au total | {beyond}',
    'Recharger la page | Aucune | On compte toujours {max} {things}.',
  ],
}

/** How many things one may have or do. */
export const counts = group('\\d|une? |deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze', [
  {
    said: `${who} (?:ne peut pas|ne peuvent pas|ne peut|ne peuvent) ${verb} plus de <max> <things=\\p{L}[^,;:()\\d]{2,40}?>${period}`,
    example: 'Un lecteur ne peut pas emprunter plus de 5 ouvrages à la fois.',
    cases: [counted],
    derive: (slots) => ((slots.values.get('max')?.amount ?? 0) < 2 ? undefined : within(slots)),
  },
  {
    said: `${who} ${can} (?:${most} )?${verb} (?:${most} )?<max> <things=\\p{L}[^,;:()\\d]{2,40}?>${period}(?: (?:au maximum|au plus|maximum))?`,
    example: "Le client peut joindre jusqu'à 4 fichiers à sa demande.",
    cases: [counted],
    derive: (slots) => ((slots.values.get('max')?.amount ?? 0) < 2 ? undefined : within(slots)),
  },
  {
    said: `(?:Une seule|Un seul) <thing> (?:est (?:possible|autorisée?|acceptée?|admise?|permise?)|peut être (?:\\p{L}+)) (?:par|pour chaque|pour une?|dans une?|sur une?) <place=\\p{L}[^,;:()]{2,40}?>`,
    example: 'Un seul code promo peut être utilisé par commande.',
    cases: [
      {
        title: [
          'Second essai ({thing:one}) : refus, un seul par {place}',
          'Un seul élément par {place} : le second est refusé',
        ],
        type: 'Negative',
        given: ['Un premier élément est déjà enregistré ({thing:one}, pour {place}).'],
        steps: [
          'Tenter un second enregistrement : {thing:one}, même {place} | Aucune | {beyond}',
          "Recharger la page | Aucune | Il n'y en a toujours qu'un ; le premier est inchangé.",
        ],
      },
    ],
  },
  {
    said: `${thing('thing', 40)} est (?:limitée?|plafonnée?) à <max> (?<things>\\p{L}[^,;:()\\d]{2,30}?) par (?<place>\\p{L}[^,;:()]{2,20}?)`,
    example: 'La vente est limitée à 4 billets par acheteur.',
    cases: [
      {
        title: ['{max} {things} par {place} admis, {max+1} refusés', '{max} admis, {max+1} refusés'],
        type: 'Boundary',
        steps: [
          "Valider {max} {things} pour un même élément ({place}) | {max} | C'est accepté ; {max} {things} figurent au récapitulatif.",
          'Valider {max+1} {things} pour un autre élément ({place}) | {max+1} | {beyond}',
        ],
      },
    ],
  },
])
