import { act, group } from './words.ts'

/** What expires and is worked out anew, the first and the last of many, and who alone may. */
export const ranks = group('\\p{L}', [
  {
    said: `(?:(?:Une fois|Après) (?<place>(?:le |la |l'|son |sa )[^,;:()]{3,50}?), )?(?<who>(?:(?:Le|La|Les|Un|Une|le|la|les) |[Ll]')\\p{L}[^,;:()]{2,40}?) (?:a|ont|dispose de|disposent de|dispose d'un délai de|a un délai de) <span> pour ${act()}`,
    example: 'Une fois la commande livrée, le client a 48 heures pour signaler un problème.',
    cases: [
      {
        title: ['{clause} : admis le {span:in}, refusé le {span:out}', 'Admis le {span:in}, refusé le {span:out}'],
        type: 'Boundary',
        given: [
          'Deux cas identiques sont prêts, le délai commence le {start}. Session ouverte en tant que {who:role}.',
        ],
        steps: [
          "{clause} dans le premier cas | {span:in} | C'est accepté et affiché après rechargement.",
          'Tenter de {clause} dans le second cas | {span:out} | {beyond}',
        ],
      },
    ],
  },
])
