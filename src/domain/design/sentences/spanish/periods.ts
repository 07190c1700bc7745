import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { can } from './words.ts'
import { spanishForm } from './spanish-forms.ts'

const thing = '<thing=(?:El|La|Los|Las|Un|Una|Cada|Toda?) [^,;:()]{2,60}?>'
const sole = (slots: Slots): string => {
  const words = slots.words.get('thing') ?? ''
  return spanishForm(words, 'sole') ?? words
}

const times: CasePattern = {
  title: ['{verb}: {count} veces sí, una más no', 'La última vez permitida sí, una más no'],
  type: 'Boundary',
  given: ['{sole} de prueba: todavía sin {verb} ninguna vez.'],
  steps: [
    '{verb} {count} veces {sole} | {count} veces | Se admite cada vez.',
    '{verb} {sole} una vez más | Total: {count+1} | {beyond} Siguen contando {count} veces.',
  ],
}
const banned: CasePattern = {
  title: ['Con {count-1} todavía se puede; con {count}, no', 'A partir de {count} se bloquea'],
  type: 'Boundary',
  technique: 'Boundary value analysis',
  given: ['Cuenta A: {count-1} {things}.', 'Cuenta B: {count} {things}; la última es del {start}.'],
  steps: [
    'Con la cuenta A, {act} | {count-1} {things} | Se admite.',
    'Con la cuenta B, intentar {act} | {span:in} | No se ofrece o se rechaza; no cambia nada.',
    'Con la cuenta B, {act} | {span:out} | Se admite.',
  ],
}

/** Terms, last days, things that may be done so many times, what happens at fixed hours. */
export const periods: PatternGroup = {
  cue: 'del \\d|dura|veces|tras|después de|plazo|hasta el|caduca|vence|finaliza|termina|cierra|a partir de|antes de las|cada|todos los|medianoche|^con |a las|es de',
  patterns: [
    {
      said: `${thing} (?:(?:solo|sólo) )?se ${can} <verb=\\p{L}+(?:ar|er|ir|ír)> (?:hasta |como máximo |un máximo de |solo )?<count> veces(?: (?:como máximo|más))?`,
      example: 'La respuesta se puede corregir hasta 3 veces.',
      derive: (slots) => ({ sole: sole(slots) }),
      cases: [times],
    },
    {
      said: `(?:Tras|Con|Después de|A las|A los) <count> <things=[\\p{L}][^,;:()]{3,40}?>,? (?:el|la|los|las) [^,;:()]{3,40} no ${can} <act=\\p{L}+(?:ar|er|ir|ír)(?:se)? ?[^,;:()]{0,50}?> (?:durante|en) <span>`,
      example: 'Tras tres faltas sin justificar, el paciente no puede pedir cita durante 30 días.',
      cases: [banned],
    },
  ],
}

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
