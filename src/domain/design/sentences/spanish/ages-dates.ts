import type { CasePattern, PatternGroup } from '../pattern.ts'
import { can, must, only } from './words.ts'

const act = '<act=\\p{L}+(?:ar|er|ir)(?:se)?(?: [^,;:()]{2,60}?)?>'
const persons =
  '(?:las personas|los (?:usuarios|clientes|jugadores|socios|ciudadanos|vecinos)|quienes tengan|personas|usuarios|mayores|a los mayores|los mayores)'
const aged = `(?:${persons}(?: (?:mayores|con más|de más))?|quienes (?:tengan|hayan cumplido)|quien (?:tenga|haya cumplido)) ?(?:de |con |al menos |como mínimo |cumplid[oa]s )*<min> años(?: (?:o más|cumplidos|en adelante))?`

const adult: CasePattern = {
  title: ['Quien cumple {min} años hoy, sí; quien los cumple mañana, no', '{min} años hoy, sí; mañana, no'],
  type: 'Boundary',
  given: ['Hoy es {today}.', 'Todo lo demás está bien relleno.'],
  steps: [
    '{do} con los datos de quien cumple {min} años mañana | Fecha de nacimiento: {tooYoung} | {beyond}',
    '{do} con los datos de quien cumple {min} años hoy | Fecha de nacimiento: {justOld} | Se admite.',
  ],
}
const born = (min: number): Record<string, string> => ({
  justOld: `01/06/${String(2026 - min)}`,
  tooYoung: `02/06/${String(2026 - min)}`,
})

/** Ages, days ahead, stretches of the year, hours of the day. */
export const agesDates: PatternGroup = {
  cue: 'años|edad|antelación|anticipación|futur|pasad|hoy|anterior|posterior| de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|\\d[:h.]\\d|\\d h|horas',
  patterns: [
    {
      said: `${only} ${aged} ${can} ${act}`,
      example:
        'Solo las personas de 18 años o más pueden enviar la solicitud; si no, aparece «Debes ser mayor de edad.».',
      derive: ({ values, words }) => ({ ...born(values.get('min')?.amount ?? 18), do: words.get('act') ?? '' }),
      cases: [adult],
    },
    {
      said: `(?:<who=(?:El|La|Los|Las|Un|Una) [^,;:()]{2,40}?>) ${must} (?:tener|haber cumplido|ser mayor de|ser mayores de)(?: al menos| como mínimo)? <min> años(?: (?:o más|cumplidos|como mínimo))?(?: para ${act})?`,
      example: 'El conductor debe tener al menos 21 años para alquilar un vehículo.',
      derive: ({ values, words }) => ({
        ...born(values.get('min')?.amount ?? 18),
        do: words.get('act') ?? 'Enviar el formulario',
      }),
      cases: [adult],
    },
    {
      said: `Los menores de <min> años (?:no ${can} ${act}|necesitan <rest=(?:la |una )?(?:autorización|firma)[^;:]{2,80}>)`,
      example: 'Los menores de 14 años no pueden crear una cuenta.',
      derive: ({ values, words }) =>
        words.get('act') === undefined
          ? undefined
          : { ...born(values.get('min')?.amount ?? 18), do: words.get('act') ?? '' },
      cases: [adult],
    },
  ],
}
