import type { CasePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { nounOf, singular } from './french-forms.ts'
import { can, group, shows, thing, who } from './words.ts'

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
const again: CasePattern = {
  title: 'Le décompte repart à zéro : {next}',
  type: 'Positive',
  given: ['Session ouverte en tant que {who:role} ; {max} {things} existent déjà {same}.'],
  steps: ["{clause} {things:un} pour {next} | Aucune | C'est accepté et affiché après rechargement."],
}

/** How many things one may have or do. */
export const counts = group('\\d|une? |deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze', [
  {
    said: `${who} ${can} (?:${most} )?${verb}(?: (?:${most}))? <max> <things=\\p{L}[^,;:()\\d]{2,40}?> par <word2=(?:jour|semaine|mois|an|année|trimestre|heure|saison)(?: (?:civile?|scolaire|calendaire|glissante?))?>(?: (?:au maximum|au plus|maximum))?`,
    example:
      "Un adhérent peut réserver au maximum 3 créneaux par semaine. Au-delà, le message « Quota hebdomadaire atteint » s'affiche.",
    cases: [counted, again],
    derive: (slots) => {
      const max = slots.values.get('max')?.amount ?? 0
      const per = slots.words.get('word2') ?? ''
      return max < 2 ? undefined : within({ ...slots, words: new Map([...slots.words, ['word2', `par ${per}`]]) })
    },
  },
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
    said: `(?:${most.replace('jusqu', 'Jusqu').replace('au maximum', 'Au maximum').replace('au plus', 'Au plus')}|Un maximum de|Pas plus de) <max> <things=\\p{L}[^,;:()\\d]{2,40}?> (?:peut|peuvent) être (?<word3>\\p{L}+ée?s?|\\p{L}+ie?s?|\\p{L}+ue?s?|joint(?:e?s)?)${period}`,
    example: 'Au maximum 10 photos peuvent être ajoutées par annonce.',
    cases: [
      {
        title: ['{max} {things} admis, {max+1} refusés', 'Nombre maximal : {max} admis, {max+1} refusés'],
        type: 'Boundary',
        given: ['Au départ : {things:aucun}.'],
        steps: [
          "Ajouter {max} {things} {same} | {max} {things} | C'est accepté ; après rechargement, on compte {max} {things}.",
          'Ajouter {things:un} de plus {same} | {max+1} au total | {beyond}',
          'Recharger la page | Aucune | On compte toujours {max} {things}.',
        ],
      },
    ],
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
    said: `${who} ne (?:peut|peuvent) (?<clause>\\p{L}{2,16}(?:er|ir|oir|re)) qu'(?<one>un|une)(?: seule?)? (?<thing>\\p{L}[^,;:()]{2,40}?)(?: (?:(?:par|pour (?:une?|chaque|la même|le même)) (?<place>\\p{L}[^,;:()]{2,30})|à la fois|en même temps))?`,
    example: "Un élève ne peut choisir qu'une seule option par semestre.",
    cases: [
      {
        title: ['Deuxième {thing:one} {where} : refus', 'Un seul élément admis : le deuxième est refusé'],
        type: 'Negative',
        given: ['Session ouverte en tant que {who:role}.'],
        steps: [
          "{clause} {one} {thing} {where} | Aucune | C'est accepté et affiché après rechargement.",
          '{clause} {one} autre {thing} {where} | Aucune | {beyond}',
          'Recharger la page | Aucune | Seul le premier est affiché ; il est inchangé.',
        ],
      },
    ],
    derive: ({ words }) => {
      const place = words.get('place')
      return {
        ...(words.get('clause') === 'avoir' ? { clause: 'créer' } : {}),
        where: place === undefined ? ' ' : `pour ${nounOf(place).female ? 'une' : 'un'} même ${place}`,
      }
    },
  },
  {
    said: `${who} ${can} (?<clause>\\p{L}{2,16}(?:er|ir|re) [^,;:()\\d]{2,50}?) (?:au maximum |au plus |jusqu'à |maximum )?<max> fois(?: (?:au maximum|au plus|maximum))?(?: par (?<place>\\p{L}[^,;:()]{2,20}))?`,
    example: 'Un bibliothécaire peut prolonger un prêt deux fois au maximum.',
    cases: [
      {
        title: ['{clause} : {max} fois, pas {max+1}', '{max} fois, pas {max+1}'],
        type: 'Boundary',
        given: ['Session ouverte en tant que {who:role}.'],
        steps: [
          "{clause}, {max} fois de suite | {max} fois | C'est accepté à chaque fois.",
          'Recommencer une fois de plus | Fois no {max+1} | {beyond}',
        ],
      },
    ],
    derive: ({ values }) => ((values.get('max')?.amount ?? 0) < 2 ? undefined : {}),
  },
  {
    said: `${thing()} (?:peut|peuvent) être <done> (?:au maximum |au plus |jusqu'à |maximum )?<max> fois(?: (?:au maximum|au plus|maximum|de suite))?(?: par (?<place>\\p{L}[^,;:()]{2,20}))?`,
    example: 'Un prêt peut être renouvelé 2 fois au maximum.',
    cases: [
      {
        title: ['{thing:one} : {done:inf} {max} fois, pas {max+1}', '{max} fois, pas {max+1}'],
        type: 'Boundary',
        given: ['{thing:un} est prêt{thing:f}, sans aucun essai encore.'],
        steps: [
          "{done:inf} {thing:le}, {max} fois de suite | {max} fois | C'est accepté à chaque fois.",
          'Recommencer une fois de plus | Fois no {max+1} | {beyond}',
        ],
      },
    ],
    derive: ({ values }) => ((values.get('max')?.amount ?? 0) < 2 ? undefined : {}),
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
  {
    said: `(?:Si|Quand|Lorsque) ${who.replace('(?:Le|La', '(?:le|la').replace('|Les|Un|Une|Chaque|Tout|Toute|Tous les|Toutes les|Des', '|les|un|une|chaque')} (?:a|ont) (?:déjà )?(?:atteint )?<max> (?<things>\\p{L}[^,;:()\\d]{2,40}?),? ${shows}`,
    example: "Si un abonné a déjà 3 réservations en cours, le message « Limite atteinte » s'affiche.",
    cases: [
      {
        title: ['{max} {things} : {message}', '{message} à partir de {max}'],
        type: 'Boundary',
        given: ['Un compte du type « {who:role} » a {max-1} {things}.'],
        steps: [
          "En ajouter un de plus | {max} | C'est accepté ; on compte {max} {things}.",
          "Tenter un ajout supplémentaire | {max+1} | {message} s'affiche ; on compte toujours {max} {things}.",
        ],
      },
    ],
  },
  {
    said: `${who} (?:dispose|disposent|bénéficie|bénéficient) de <max> (?<things>\\p{L}[^,;:()\\d]{2,30}?) (?:par|pour chaque) (?<place>jour|semaine|mois|an|année|trimestre|saison|commande|séjour)(?: (?:civile?|scolaire))?`,
    example: 'Chaque adhérent dispose de 5 invitations par an.',
    cases: [
      {
        title: ['{max} {things} par {place} : admis ; {max+1} : refus', '{max} admis, {max+1} refusés'],
        type: 'Boundary',
        given: ['Session ouverte en tant que {who:role}, sans {things:aucun} utilisé au départ.'],
        steps: [
          "Utiliser {max} {things} | {max} | C'est accepté ; il n'en reste aucun à utiliser.",
          "Tenter d'utiliser {things:un} de plus | {max+1} au total | {beyond}",
        ],
      },
    ],
  },
])
