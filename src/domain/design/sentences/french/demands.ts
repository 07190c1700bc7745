import type { CasePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { justOver } from '../just-over.ts'
import { actOfNoun } from './acts.ts'
import { hard } from './condition-parts.ts'
import { act, group, inner, otherFields } from './words.ts'

const mandatory = '(?:obligatoires?|requise?s?|exigée?s?)'
const field = "<field=(?:(?:le|la|les|un|une) |l')[^,;:()]{2,60}?>"
const cutOffNoun = "<clause=(?:(?:la|le|une?|chaque|toute?) |l')?\\p{L}+ (?:du |des |de |d')[^,;:()]{2,50}?>"

const onAct: CasePattern = {
  title: [
    '{do} : refusé sans {field:le}',
    'Sans {field:le} : refusé ; avec : accepté',
    'Champ exigé pour cette action',
  ],
  type: 'Negative',
  given: ['Tout est prêt pour cette action : {do}.'],
  steps: [
    'Tenter de {do} sans {field:le} | {field:bare} : laissé vide | {beyond}',
    "{do} avec {field:le} | {field:bare} : rempli | C'est accepté ; le résultat est affiché après rechargement.",
  ],
}
const inState: CasePattern = {
  title: ['{field:bare} : exigé{field:e} dans ce cas seulement', 'Champ exigé dans ce cas seulement'],
  type: 'Negative',
  technique: 'Decision table',
  given: [
    otherFields,
    'Deux formulaires sont prêts, sans {field:le}. Premier : {clause}. Second : ce cas ne se présente pas.',
  ],
  steps: [
    'Enregistrer le premier formulaire | {field:bare} : laissé vide | {beyond}',
    'Enregistrer de nouveau le premier formulaire avec {field:le} | {field:bare} : rempli | Les données sont enregistrées et affichées après rechargement.',
    'Enregistrer le second formulaire | {field:bare} : laissé vide | Les données sont enregistrées.',
  ],
}
const stepFirst: CasePattern = {
  title: ['{word} : refusé sans cette étape', 'Étape exigée : {clause}', 'Étape exigée'],
  type: 'Negative',
  given: ["Tout est prêt pour cette action : {word}. L'étape suivante n'est pas faite : {clause}."],
  steps: [
    'Tenter de {word} tout de suite | Étape non faite | {beyond}',
    "{clause} | | C'est accepté.",
    "{word} | Étape faite | C'est accepté ; le résultat est affiché après rechargement.",
  ],
}

/** "L'annulation d'une visite" → "annuler une visite"; other nouns name no action. */
function named({ words }: Slots): Record<string, string> | undefined {
  const clause = words.get('clause') ?? ''
  const done = actOfNoun(clause)
  return /^(?:Procéder|Provoquer)/u.test(done) || / : /u.test(done) ? undefined : { do: done }
}

/** What an action, or a case, asks for beside it. */
export const demands = group('obligatoire|requis|exig|nécessite|requiert|il faut|doi|refus|rejet', [
  {
    said: `(?:Lors (?:de |d'|du )|En cas (?:de |d')|Pour |À )${cutOffNoun},? ${field} (?:est|sont) ${mandatory}`,
    example: "Lors de l'annulation d'une visite, un motif est obligatoire.",
    cases: [onAct],
    derive: named,
  },
  {
    said: `(?:Toute |Tout |Chaque |La |Le |Une |Un |L')${cutOffNoun} (?:exige|nécessite|requiert) ${field}`,
    example: "La suppression d'un lot exige un commentaire.",
    cases: [onAct],
    derive: named,
  },
  {
    said: `Pour ${act()},? ${field} (?:est|sont) ${mandatory}`,
    example: 'Pour refuser une candidature, un motif est obligatoire.',
    cases: [onAct],
    derive: ({ words }) => ({ do: words.get('clause') ?? '' }),
  },
  {
    said: `(?:Si |Lorsque |Lorsqu'|Quand |S')(?<clause>[^,;()]{4,90}?), ${field} (?:est|sont|devient|deviennent) ${mandatory}`,
    example: 'Si le demandeur est une association, le numéro de récépissé est obligatoire.',
    cases: [inState],
    derive: ({ words }) => {
      const clause = words.get('clause') ?? ''
      return hard(clause) || /\d|^ils? |^elles? /u.test(clause) ? undefined : { clause }
    },
  },
  {
    said: `Pour ${act('word')},? (?:il faut|il est (?:nécessaire|obligatoire) (?:de |d')|(?:le |la |l'|un |une )[^,;:()]{2,30}? doit)(?: d'abord)? ?${act()}`,
    example: 'Pour clôturer un chantier, il faut joindre le procès-verbal signé.',
    cases: [stepFirst],
    derive: ({ words }) => (/^(?:être|avoir) /u.test(words.get('clause') ?? '') ? undefined : {}),
  },
  {
    said: `<thing=(?:Toute? |Une? |Les |La |Le |L'|Chaque )[^,;:()\\d]{2,50}?> (?:supérieure?s? à|de plus de|dépassant|excédant|au-delà de|au-dessus de) (?:<amount>|<percent>)(?<place> (?:sur|pour|dans) [^,;:()]{2,40}?)? (?:doi(?:ven)?t être (?:approuvée?|validée?|autorisée?|acceptée?)s? par|(?:nécessite|exige|requiert)(?:nt)? (?:l'approbation|la validation|l'accord|l'autorisation) (?:de |d'|du |des )) ?<who=[^,;:()]{2,50}?>`,
    example: 'Tout achat supérieur à 500 € doit être validé par la direction.',
    cases: [
      {
        title: ['{thing:one} : {limit} sans accord, {over} avec accord', 'Accord exigé à {over}, pas à {limit}'],
        type: 'Boundary',
        technique: 'Boundary value analysis',
        steps: [
          "Enregistrer {thing:un} de {limit} {where} | {limit} | C'est accepté sans accord ; rien n'est mis en attente.",
          "Enregistrer {thing:un} de {over} {where} | {over} | C'est mis en attente ; l'accord demandé est celui-ci : {who:one}.",
          "Donner cet accord en tant que {who:one} | {over} | C'est accepté ; le nouvel état est affiché après rechargement.",
        ],
      },
    ],
    derive: overLimit,
  },
  {
    said: `<thing=(?:Toute? |Une? |Les |La |Le |L'|Chaque )[^,;:()\\d]{2,50}?> sans <field=[^,;:()]{3,40}?> (?:est|sont) (?:refusée?s?|rejetée?s?) (?:au-delà de|à partir de|au-dessus de) <amount>`,
    example: 'Une demande de remboursement sans facture est refusée au-delà de 35 €.',
    cases: [withoutPaper()],
    derive: (slots) => (/à partir de/u.test(slots.sentence ?? '') ? undefined : overLimit(slots)),
  },
  {
    said: `(?:Au-delà de|Au-dessus de) <amount>,? <field=(?:(?:le|la|un|une) |l')[^,;:()]{2,50}?> (?:est|sont) ${mandatory} pour ${inner('thing')}`,
    example: 'Au-delà de 150 €, un devis est obligatoire pour une réparation.',
    cases: [withoutPaper()],
    derive: overLimit,
  },
])

function withoutPaper(): CasePattern {
  return {
    title: ['Sans {field:bare} : {limit} accepté, {over} refusé', 'Exigé à {over}, pas à {limit}'],
    type: 'Boundary',
    technique: 'Boundary value analysis',
    steps: [
      "Enregistrer {thing:un} de {limit} sans {field:bare} | {limit} | C'est accepté.",
      'Enregistrer {thing:un} de {over} sans {field:bare} | {over} | {beyond}',
      "Enregistrer {thing:un} de {over} avec {field:bare} | {over} | C'est accepté.",
    ],
  }
}

function overLimit(slots: Slots): Record<string, string> | undefined {
  const found = justOver(slots)
  return found === undefined ? undefined : { ...found, where: slots.words.get('place') ?? ' ' }
}
