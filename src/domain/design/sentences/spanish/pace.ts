import type { PatternGroup } from '../pattern.ts'
import { can } from './words.ts'

const person = '<reader=(?:El|La|Los|Las|Cada|Quien|Un|Una) [^,;:()\\d]{2,40}?>'

/** What repeats itself, how fast something is, and how long somebody has time. */
export const pace: PatternGroup = {
  cue: 'segundo|minuto|hora|día|semana|mes|año',
  patterns: [
    {
      said: `${person.replace('Quien|', '')} ${can} (?<act>\\p{L}+r [^,;:()]{3,50}?) (?:en un plazo de|en el plazo de|dentro de|durante|en)(?: los| las)?(?: primer[oa]s| siguientes)? <span>(?: (?:desde|a partir de|tras|después de|siguientes a|posteriores a|de)(?:l)? <began=[^,;:()]{3,50}?>)?(?:<stop>|, )?`.replace(
        '(?:<stop>|, )?',
        '',
      ),
      example: 'El comprador puede devolver el artículo en un plazo de 14 días desde la entrega.',
      derive: ({ words }) =>
        // "Tomar prestados hasta 6 libros": another limit, for which the period is not the time to act.
        /(?<!\p{L})(?:hasta|como máximo|un máximo de) /u.test(words.get('act') ?? '')
          ? undefined
          : { origin: (words.get('began') ?? 'inicio del plazo').replace(/^(?:el|la|los|las|su) /iu, '') },
      cases: [
        {
          title: ['{act:own}: el {span:in} sí; el {span:out} no', 'Dentro de {span} se puede; un minuto después, no'],
          type: 'Boundary',
          given: ['Casos A y B, ambos con {origin} el {start}.'],
          steps: [
            'En el caso A, {act:own} | {span:in} | Se admite.',
            'En el caso B, {act:own} | {span:out} | {beyond} El caso B sigue igual.',
          ],
        },
      ],
    },
  ],
}
