import type { CasePattern } from '../pattern.ts'
import { act, can, clockTo, group, must, personIn, thing, who } from './words.ts'

const event = "(?:(?<place>(?:le|la|l'|les|son|sa|leur) ?[^,;:()]{2,50}?))"
const free = '(?: (?:gratuitement|sans frais|sans pénalité))'
const done = '(?<done>\\p{L}+(?:ée?s?|ie?s?|ue?s?|ise?|is|it|ite))'
const pair = 'Deux cas identiques sont prêts, avec la même échéance : {event} ({place}).'

const freely: CasePattern = {
  title: ['Sans frais à {lead:early}, plus à {lead:late}'],
  type: 'Boundary',
  given: [pair],
  steps: [
    "{done:inf} {thing:le} dans le premier cas | {lead:early} | C'est accepté ; aucun frais n'est compté.",
    '{done:inf} {thing:le} dans le second cas | {lead:late} | {beyond}',
  ],
}
const possible: CasePattern = {
  title: [
    '{done:inf} {thing:le} : possible à {lead:early}, plus à {lead:late}',
    'Possible à {lead:early}, plus à {lead:late}',
  ],
  type: 'Boundary',
  given: [pair],
  steps: [
    "{done:inf} {thing:le} dans le premier cas | {lead:early} | C'est accepté et affiché après rechargement.",
    '{done:inf} {thing:le} dans le second cas | {lead:late} | {beyond}',
  ],
}
const doable: CasePattern = {
  title: ['{who:role} : possible à {lead:early}, plus à {lead:late}', 'Possible à {lead:early}, plus à {lead:late}'],
  type: 'Boundary',
  given: [pair, 'Session ouverte en tant que {who:role}.'],
  steps: [
    "{clause} dans le premier cas | {lead:early} | C'est accepté et affiché après rechargement.",
    '{clause} dans le second cas | {lead:late} | {beyond}',
  ],
}
const doneFreely: CasePattern = {
  title: ['Sans frais à {lead:early}, plus à {lead:late}'],
  type: 'Boundary',
  given: [pair, 'Session ouverte en tant que {who:role}.'],
  steps: [
    "{clause} dans le premier cas | {lead:early} | C'est accepté ; aucun frais n'est compté.",
    '{clause} dans le second cas | {lead:late} | {beyond}',
  ],
}
const noun: CasePattern = {
  title: ['{thing:le} : possible à {lead:early}, plus à {lead:late}', 'Possible à {lead:early}, plus à {lead:late}'],
  type: 'Boundary',
  given: [pair],
  steps: [
    "Essayer dans le premier cas : {thing:bare} | {lead:early} | C'est accepté et affiché après rechargement.",
    'Essayer dans le second cas : {thing:bare} | {lead:late} | {beyond}',
  ],
}
const until = "(?:jusqu'à|au plus tard|jusqu'au plus tard|au moins|au minimum)"

/** What is possible until some time before an event. */
export const cutoffs = group("avant|veille|préavis|à l'avance|moins de", [
  {
    said: `${thing()} ${can} être ${done}${free} ${until} <lead> avant ${event}`,
    example:
      "Un rendez-vous peut être annulé gratuitement jusqu'à 48 heures avant l'heure prévue. Au-delà, 50 % du prix est facturé.",
    cases: [freely],
  },
  {
    said: `${thing()} ${must} être (?:faite?s?|effectuée?s?|déposée?s?|envoyée?s?|posée?s?|transmise?s?|demandée?s?|réservée?s?|passée?s?|soumise?s?) (?:au moins|au minimum|au plus tard) <lead> (?:avant ${event}|à l'avance)`,
    example: 'Une demande de congé doit être déposée au moins 15 jours avant la date de départ.',
    cases: [
      {
        title: [
          '{thing:le} : admis{thing:f} à {lead:early}, refusé{thing:f} à {lead:late}',
          'Admis à {lead:early}, refusé à {lead:late}',
        ],
        type: 'Boundary',
        given: ['Échéance retenue pour le test : {event}.'],
        steps: [
          "Enregistrer {thing:un} pour cette échéance | {lead:early} | C'est accepté et affiché après rechargement.",
          'Enregistrer {thing:autre} pour la même échéance | {lead:late} | {beyond}',
        ],
      },
    ],
  },
  {
    said: `${thing()} (?:${can} être|${must} être|est|sont) ${done} ${until} <lead> avant ${event}`,
    example:
      "Une séance peut être déplacée jusqu'à 12 heures avant son début. Passé ce délai, le message « Trop tard » s'affiche.",
    cases: [possible],
  },
  {
    said: `${who} ${can} ${act()}${free} ${until} <lead> avant ${event}`,
    example: "Le voyageur peut annuler son billet sans frais jusqu'à 2 heures avant le départ.",
    cases: [doneFreely],
  },
  {
    said: `${who} ${can} ${act()} ${until} <lead> avant ${event}`,
    example: "Le parent peut annuler un repas jusqu'à 3 jours avant la date du repas.",
    cases: [doable],
  },
  {
    said: `${who} ne (?:peut|peuvent) plus ${act()} (?:moins de|à moins de|dans les) <lead> (?:avant|précédant|qui précèdent) ${event}`,
    example: 'Un patient ne peut plus annuler son rendez-vous moins de 24 heures avant la consultation.',
    cases: [doable],
  },
  {
    said: `${thing()} ne (?:peut|peuvent) (?:plus|pas) être ${done} (?:moins de|à moins de|dans les) <lead> (?:avant|précédant|qui précèdent) ${event}`,
    example: 'La commande ne peut plus être modifiée moins de 4 heures avant la livraison.',
    cases: [possible],
  },
  {
    said: `${thing()} (?:apparaît|apparaissent|s'affiche(?:nt)?|est affichée?|sont affichée?s|est proposée?|se déclenche|est déclenchée?|s'ouvre|est visible) <lead> avant ${event}`,
    example: "Un message d'avertissement apparaît 5 minutes avant la fin de la session.",
    cases: [
      {
        title: ['{thing:bare} : rien à {lead:early}, là à {lead:late}', 'Rien à {lead:early}, affiché à {lead:late}'],
        type: 'Boundary',
        given: ['Moment retenu pour le test : {event} ({place}).'],
        steps: [
          `${clockTo} {lead:early} | {lead:early} | {thing:le} {thing:nest} pas encore affiché{thing:e}.`,
          `${clockTo} {lead:late} | {lead:late} | {thing:le} {thing:est} affiché{thing:e}.`,
        ],
      },
    ],
  },
  {
    said: `(?:À|Dans les|Moins de|À moins de) (?:moins de )?<lead> (?:avant (?:le |la |l')?|du |de la |de l')(?<place>[^,;:()]{3,50}?),? (?<thing>(?:la|le|l'|les) ?[^,;:()]{2,50}?) n'est plus (?:possible|autorisée?|proposée?)`,
    example: "À moins de 30 minutes du départ, la réservation n'est plus possible.",
    cases: [noun],
  },
  {
    said: `${thing()} (?:est|sont|reste|restent) (?:gratuite?s?|sans frais|offerte?s?) ${until} <lead> avant ${event}`,
    example: "L'annulation est gratuite jusqu'à 24 heures avant l'arrivée. Après, la première nuit est facturée.",
    cases: [
      {
        title: [
          '{thing:le} : sans frais à {lead:early}, plus à {lead:late}',
          'Sans frais à {lead:early}, plus à {lead:late}',
        ],
        type: 'Boundary',
        given: [pair],
        steps: [
          "Demander dans le premier cas : {thing:bare} | {lead:early} | C'est accepté ; aucun frais n'est compté.",
          'Demander dans le second cas : {thing:bare} | {lead:late} | {beyond}',
        ],
      },
    ],
  },
  {
    said: `${thing()} (?:est|sont|reste|restent) (?:possibles?|ouverte?s?|autorisée?s?|acceptée?s?|admis(?:e)?s?) ${until} <lead> avant ${event}`,
    example: "Les inscriptions sont ouvertes jusqu'à 2 jours avant le tournoi.",
    cases: [noun],
  },
  {
    said: `${thing()} (?:ferme|ferment|se termine|se terminent|se clôt|prend fin|prennent fin|s'arrête|s'arrêtent|est close|sont closes|est fermée?|sont fermée?s) <lead> avant ${event}`,
    example: 'Les enchères se terminent 1 heure avant la remise des lots.',
    cases: [noun],
  },
  {
    said: `${thing()} (?:est|sont) (?:verrouillée?s?|bloquée?s?|figée?s?|fermée?s?|clôturée?s?|publiée?s?|ouverte?s?|annulée?s?|archivée?s?)(?: automatiquement)? <lead> avant ${event}`,
    example: 'Le planning est verrouillé 3 jours avant le début du mois.',
    cases: [
      {
        title: [
          '{thing:le} : changement entre {lead:early} et {lead:late}',
          'Changement entre {lead:early} et {lead:late}',
        ],
        type: 'Boundary',
        given: ['Échéance retenue pour le test : {event} ({place}).'],
        steps: [
          `${clockTo} {lead:early} | {lead:early} | L'état d'avant est encore affiché pour {thing:le}.`,
          `${clockTo} {lead:late} | {lead:late} | {sentence}.`,
        ],
      },
    ],
    derive: ({ words }) => {
      const said = words.get('thing')
      return said === undefined
        ? undefined
        : { sentence: `Le changement est visible sur {x}`.replace('{x}', said.charAt(0).toLowerCase() + said.slice(1)) }
    },
  },
  {
    said: `${personIn('who').replace('(?:(?:le', "(?:(?:Le|La|Les|Un|Une|Chaque|L'|le")} ${can} (?:réserver|s'inscrire|commander|planifier) (?:${until.replace('au moins|au minimum', 'au maximum|au plus')}) <span> à l'avance`,
    example: "Un membre peut réserver jusqu'à 14 jours à l'avance.",
    cases: [
      {
        title: ["Réservé aujourd'hui : {span:day} admis, {span:day+1} refusé"],
        type: 'Boundary',
        given: ['Nous sommes le {today}. Session ouverte en tant que {who:role}.'],
        steps: [
          "Réserver pour le dernier jour possible | {span:day} | C'est accepté et affiché après rechargement.",
          'Réserver pour le lendemain de ce jour | {span:day+1} | {beyond}',
        ],
      },
    ],
  },
  {
    said: `${thing()} (?:(?:est|sont) (?:ouverte?s?|possibles?|autorisée?s?|proposée?s?)|${can} être (?:faite?s?|prise?s?|réservée?s?|passée?s?|posée?s?|effectuée?s?|planifiée?s?)) (?:jusqu'à|au maximum|au plus tôt) <span> (?:à l'avance|avant)`,
    example: "Les réservations sont ouvertes jusqu'à 60 jours à l'avance.",
    cases: [
      {
        title: ['{thing:bare} : {span:day} admis, {span:day+1} refusé', '{span:day} admis, {span:day+1} refusé'],
        type: 'Boundary',
        given: ['Nous sommes le {today}.'],
        steps: [
          "Choisir le dernier jour possible | {span:day} | C'est accepté et affiché après rechargement.",
          'Choisir le lendemain de ce jour | {span:day+1} | {beyond}',
        ],
      },
    ],
  },
])
