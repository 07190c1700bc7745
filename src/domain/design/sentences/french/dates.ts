import { group, must } from './words.ts'

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
