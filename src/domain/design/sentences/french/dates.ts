import { group, must, act } from './words.ts'

/** Ages, dates and hours between which something is possible. */
export const dates = group(
  'ans|majeur|date|avant|après|jusqu|entre|du \\d|partir du|futur|passé|h|veille|lendemain|jour',
  [
    {
      said: `(?<field>(?:La|Le|L') ?(?:date|jour|heure) (?:de |du |d'|de la )?[^,;:()]{2,40}?) (?:${must} être (?:postérieure?|supérieure?|après)|ne ${must.replace('(?:', '(?:peut|')} pas être (?:antérieure?|inférieure?|avant)) (?:ou égale? )?(?:à|au|à la|à l')? ?(?<place>(?:la |le |l'|celle |date |jour )?[^,;:()]{3,50}?)`,
      example: 'La date de fin doit être postérieure à la date de début.',
      cases: [
        {
          title: [
            '{field:bare} : le jour suivant est admis, la veille refusée',
            'Le jour suivant est admis, la veille refusée',
          ],
          type: 'Boundary',
          given: ['Date retenue pour {place} : 10/09/2026.'],
          steps: [
            'Enregistrer avec la veille pour {field:le} | 09/09/2026 | {beyond}',
            'Enregistrer avec le jour suivant pour {field:le} | 11/09/2026 | La date 11/09/2026 est affichée après rechargement.',
          ],
          assume: ["Le cas de deux dates égales n'est pas fixé par le ticket."],
        },
      ],
    },
  ],
)

/** What expires, what is calculated again, the first and last of several, and who alone may act. */
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
