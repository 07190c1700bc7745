import { doing } from './clauses.ts'
import type { Slots } from '../slots.ts'
import { group, inner, must, thing } from './words.ts'

const status = '(?:«[^»]{1,50}»|"[^"]{1,50}"|“[^”]{1,50}”)'
/** Without quotation marks only behind the word "statut". */
const named = `(?:${status}|\\p{L}[\\p{L}-]+(?: \\p{L}+)?)`
const done = '(?<done>\\p{L}+(?:ée?s?|ie?s?|ue?s?|ise?s?|is))'
const inStatus = `(?:(?:au|en|à l'|dans le|ayant le|avec le) ?(?:statut|état) ?(?<state>${named})|(?<state1>${status}))`
const stateOf = ({ words }: Slots): Record<string, string> => ({
  state: words.get('state') ?? words.get('state1') ?? '',
})

/** What status things have and what may follow it. */
export const statuses = group('statut|état|«|avant|brouillon|annulé|clos|clôtur|archiv|validé|publi|passe|transition', [
  {
    said: `(?:À (?:sa|la|leur) création|À l'origine|Initialement|Dès sa création|Au départ),? ${inner('thing', 50)} (?:a|est|est créée?|prend|reçoit|porte)(?: (?:au|à l'|dans le|le|en|avec le|l'))? ?(?:statut|état)? ?(?<state>${status})`,
    example: 'À sa création, la demande a le statut « Brouillon ».',
    cases: [
      {
        title: ['Statut à la création de {thing:le} : {state}', 'Statut à la création : {state}'],
        steps: ['Créer {thing:un} | | Statut affiché : {state}.', 'Recharger la page | | Statut affiché : {state}.'],
      },
    ],
  },
  {
    said: `(?<thing>(?:Une nouvelle|Un nouveau|Un nouvel|Toute nouvelle|Tout nouveau|Chaque nouvelle|Chaque nouveau) [^,;:()«]{2,50}?) (?:a|est|est créée?|prend|reçoit|porte)(?: (?:au|à l'|dans le|le|en|avec le|l'))? ?(?:statut|état)? ?(?<state>${status})(?: par défaut)?`,
    example: 'Une nouvelle réclamation est créée au statut « Ouverte ».',
    cases: [
      {
        title: ['{thing:one} : statut {state}', 'Statut à la création : {state}'],
        steps: [
          "Créer l'élément : {thing:bare} | | Statut affiché : {state}.",
          'Recharger la page | | Statut affiché : {state}.',
        ],
      },
    ],
  },
  {
    said: `(?:Une|Un|Toute|Tout|La|Le|Les|L') ?(?<thing>[^,;:()«]{2,50}?) ${inStatus} ne (?:peut|peuvent) (?:plus|pas) être ${done}(?: (?:ni|ou) (?<word>\\p{L}+(?:ée?s?|ie?s?|ue?s?|ise?s?|is)))?`,
    example: 'Une facture au statut « Payée » ne peut plus être modifiée.',
    cases: [
      {
        title: ['{thing:one} {state} : impossible de {done:inf}', '{state} : plus possible de {done:inf}'],
        type: 'Negative',
        technique: 'State transition',
        given: ["Deux éléments sont prêts ({thing:one}) : l'un au statut {state}, l'autre dans un statut antérieur."],
        steps: [
          "Tenter de {done:inf} celui qui est au statut {state} | {state} | C'est impossible ; ses données sont inchangées après rechargement.",
          "Essayer la même action sur l'autre | Statut antérieur | C'est possible.",
        ],
      },
    ],
    derive: stateOf,
  },
  {
    said: `(?:Seule?s? |Uniquement )(?:les|la|le|l'|une|un) ?(?<thing>[^,;:()«]{2,50}?) ${inStatus} (?:peut|peuvent) être ${done}`,
    example: 'Seules les demandes au statut « Soumise » peuvent être annulées.',
    cases: [
      {
        title: ['{done:inf} : possible au statut {state}, pas dans un autre', '{state} : seul statut qui le permet'],
        type: 'Negative',
        technique: 'State transition',
        given: ["Deux éléments sont prêts ({thing:one}) : l'un au statut {state}, l'autre dans un autre statut."],
        steps: [
          "{done:inf} celui qui est au statut {state} | {state} | C'est accepté ; le résultat est affiché après rechargement.",
          "Essayer la même action sur l'autre | Autre statut | C'est impossible ; ses données sont inchangées après rechargement.",
        ],
      },
    ],
    derive: stateOf,
  },
  {
    said: `(?:Une|Un|Toute|Tout|La|Le) (?<thing>[\\p{L} '-]{3,40}? (?<state>\\p{L}+(?:ée?|ie?|ue?|ise?|close?))) ne (?:peut|peuvent) (?:plus|pas) être ${done}(?: (?:ni|ou) (?<word>\\p{L}+(?:ée?s?|ie?s?|ue?s?|ise?s?|is)))?`,
    example: 'Une commande expédiée ne peut plus être annulée.',
    cases: [
      {
        title: ['{thing:one} : impossible de {done:inf}', 'Plus possible de {done:inf}'],
        type: 'Negative',
        technique: 'State transition',
        given: ["Deux éléments du même type sont prêts : l'un est déjà {state}, l'autre ne l'est pas encore."],
        steps: [
          "Tenter de {done:inf} celui qui est déjà {state} | | C'est impossible ; ses données sont inchangées après rechargement.",
          "Essayer la même action sur l'autre | | C'est possible.",
        ],
      },
    ],
  },
  {
    said: `${thing()} (?:passe|passent|change|évolue|bascule) (?:automatiquement )?(?:du (?:statut|état) ?|de l'état ?|de |d')(?<state>${status}) (?:à l'état ?|au statut ?|à |au |en |vers )(?<state1>${status}) (?:(?:quand|lorsque|dès que|après que|une fois que|si) |lorsqu'|dès qu')(?<clause>[^;:()]{4,120}?)`,
    example: 'La commande passe de « Payée » à « Expédiée » quand le colis est remis au transporteur.',
    cases: [
      {
        title: ['{thing:le} : de {state} à {state1}', 'De {state} à {state1}'],
        technique: 'State transition',
        given: ['{thing:un} au statut {state} est prêt{thing:f}.'],
        steps: [
          "Provoquer l'événement : {clause:ind} | Statut de départ : {state} | Statut affiché : {state1}.",
          'Recharger la page | | Statut affiché : {state1}.',
        ],
      },
    ],
  },
  {
    said: `(?:(?:Quand|Lorsque|Dès que|Une fois que|Après que|Si) |Lorsqu'|Dès qu')(?<clause>[^;:()]{4,110}?), ${inner('thing', 50)} (?:passe|passent|change|bascule|revient|prend) (?:automatiquement )?(?:(?:au statut|à l'état|en statut|dans l'état|le statut|l'état) ?(?<state>${named})|(?:en|à) (?<state1>${status}))`,
    example: 'Lorsque le comptable valide la note de frais, la note passe au statut « Validée ».',
    cases: [
      {
        title: ['{thing:le} : passage au statut {state}', 'Passage au statut {state}'],
        technique: 'State transition',
        given: ['{thing:un} est prêt{thing:f}, dans un autre statut que {state}.'],
        steps: ['{do} | | Statut affiché : {state}.', 'Recharger la page | | Statut affiché : {state}.'],
      },
    ],
    derive: (slots) => ({ ...stateOf(slots), do: doing(slots.words.get('clause') ?? '') }),
  },
  {
    said: `(?:Les (?:statuts|états) (?:possibles|successifs) sont|(?:Le cycle de vie|Le parcours|L'enchaînement) (?:de |du |de la |d'une? |des )?[^,;:()]{2,40} est) ?:? ?(?<list>${status}(?:(?:, | → | > | - |, puis | puis )${status}){1,7}(?:,? (?:et|puis|ou) (?:enfin )?${status})?)`,
    example: 'Les statuts successifs sont : « Reçue », « En cours », « Réglée ».',
    cases: [
      {
        title: ['Statuts dans cet ordre : {list}', 'Statuts proposés : ceux de la liste, dans cet ordre'],
        technique: 'State transition',
        given: ['Un élément au premier statut est prêt.'],
        steps: [
          "Ouvrir le choix des statuts | | Aucun autre statut que ceux-ci n'est connu : {list}.",
          "Faire avancer l'élément de statut en statut, un changement à la fois | {list} | Après chaque changement, le statut suivant est affiché ; aucun n'est sauté.",
        ],
      },
    ],
  },
  {
    said: `${thing()} ${must} être ${done} avant (?:de pouvoir être|d'être) (?<word>\\p{L}+(?:ée?s?|ie?s?|ue?s?|ise?s?|is))`,
    example: "Une annonce doit être relue avant d'être publiée.",
    cases: [
      {
        title: ['{thing:one} : impossible de {word:inf} avant de {done:inf}', 'Pas de raccourci : {done} puis {word}'],
        type: 'Negative',
        technique: 'State transition',
        given: ['{thing:un} est prêt{thing:f}, pas encore {done}.'],
        steps: [
          "Tenter de {word:inf} {thing:le} tout de suite | | C'est refusé ; le statut est inchangé.",
          "{done:inf} {thing:le} | | C'est accepté.",
          "{word:inf} {thing:le} | | C'est accepté ; le nouveau statut est affiché après rechargement.",
        ],
      },
    ],
  },
])
