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

const aheadMax: CasePattern = {
  title: ['{act:own}: el {span:day} sí; el {span:day+1}, no', 'Con {span} de antelación sí, con un día más no'],
  type: 'Boundary',
  given: ['Hoy es {today}.'],
  steps: [
    '{act:own} para el último día posible | {span:day} | Se admite.',
    '{act:own} para un día más tarde | {span:day+1} | {beyond}',
  ],
}

const day = '<date=\\d{1,2} de \\p{L}+(?: de \\d{4})?>'
const day2 = '<date2=\\d{1,2} de \\p{L}+(?: de \\d{4})?>'

/** Ages, days ahead, stretches of the year, hours of the day. */
export const agesDates: PatternGroup = {
  cue: 'años|edad|antelación|anticipación|futur|pasad|hoy|anterior|posterior| de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|\\d[:h.]\\d|\\d h|horas',
  patterns: [
    {
      said: `${only} (?:se )?(?:${can}) (?:<act=\\p{L}+(?:ar|er|ir)(?:se)?(?: [^,;:()]{2,40}?)?> )${aged}`,
      example: 'Solo pueden inscribirse mayores de 16 años.',
      derive: ({ values, words }) => ({ ...born(values.get('min')?.amount ?? 18), do: words.get('act') ?? '' }),
      cases: [adult],
    },
    {
      said: `${only} ${aged} ${can} ${act}`,
      example:
        'Solo las personas de 18 años o más pueden enviar la solicitud; si no, aparece «Debes ser mayor de edad.».',
      derive: ({ values, words }) => ({ ...born(values.get('min')?.amount ?? 18), do: words.get('act') ?? '' }),
      cases: [adult],
    },
    {
      said: `(?:Para ${act},? )?(?:hay que|se ${must}|es necesario|es obligatorio|es imprescindible|la persona debe|el usuario debe|el cliente debe) (?:tener|haber cumplido)(?: al menos| como mínimo)? <min> años(?: (?:o más|cumplidos|como mínimo))?`,
      example: 'Para alquilar una moto hay que tener al menos 21 años.',
      derive: ({ values, words }) => {
        const done = words.get('act')
        return { ...born(values.get('min')?.amount ?? 18), do: done ?? 'Enviar el formulario' }
      },
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
    {
      said: `(?:Los menores de|Si (?:la persona|el alumno|el participante|el usuario|el socio) (?:es menor de|tiene menos de)) <min> años,? (?:necesitan|deben (?:adjuntar|aportar|presentar)|se (?:exige|pide|requiere|solicita)|hay que (?:adjuntar|aportar)|es obligatori[oa]|necesita|debe (?:adjuntar|aportar)) <thing=(?:la |una |el |un )[^;:,]{3,80}?>`,
      example: 'Los menores de 18 años necesitan la autorización de un tutor.',
      derive: ({ values }) => born(values.get('min')?.amount ?? 18),
      cases: [
        {
          title: ['Menos de {min} años: sin {thing} no se admite', 'Solo con menos de {min} años se exige'],
          type: 'Boundary',
          given: ['Hoy es {today}.', 'Todo lo demás está bien relleno; falta solo {thing}.'],
          steps: [
            'Enviar los datos de quien cumple {min} años mañana | Fecha de nacimiento: {tooYoung} | Se rechaza: falta {thing}.',
            'Enviar los datos de quien cumple {min} años hoy | Fecha de nacimiento: {justOld} | Se admite.',
            'Enviar los datos de quien cumple {min} años mañana, con {thing} | Fecha de nacimiento: {tooYoung} | Se admite.',
          ],
        },
      ],
    },
    {
      said: `(?:<thing=(?:El|La|Los|Las|Un|Una) [^,;:()]{2,50}?> )?(?:${only} )?se ${can} <act=\\p{L}+r(?: [^,;:()]{2,50}?)?> (?:con (?:un máximo de|una antelación (?:máxima de|de hasta|de como máximo)|como máximo|hasta)(?= [^,;]*(?:antelación|anticipación|adelanto|vista)|(?<=antelación [^,;]{3,20}))|hasta con|hasta(?= [^,;]*(?:de antelación|de anticipación|de adelanto|vista))|como máximo con) <span>(?: (?:de (?:antelación|anticipación|adelanto)|vista))?`,
      example: 'La reserva se puede hacer con un máximo de 30 días de antelación.',
      derive: ({ words }) => {
        const thing = words.get('thing')
        const verb = words.get('act') ?? ''
        return {
          act:
            thing === undefined || verb.includes(' ')
              ? verb
              : `${verb} ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`,
        }
      },
      cases: [aheadMax],
    },
    {
      said: `(?:El|La|Los|Las|Un|Una|Cada) [^,;:()]{2,40}? ${can} <act=\\p{L}+r(?: [^,;:()]{2,50}?)?> (?:con (?:un máximo de|una antelación (?:máxima de|de hasta|de como máximo)|como máximo|hasta)(?= [^,;]*(?:antelación|anticipación|adelanto|vista)|(?<=antelación [^,;]{3,20}))|hasta con|hasta(?= [^,;]*(?:de antelación|de anticipación|de adelanto|vista))|como máximo con) <span>(?: (?:de (?:antelación|anticipación|adelanto)|vista))?`,
      example: 'El socio puede reservar pista con hasta 14 días de antelación.',
      cases: [aheadMax],
    },
    {
      said: `No se ${can} <act=\\p{L}+r(?: [^,;:()]{2,50}?)?> con más de <span> de (?:antelación|anticipación|adelanto)`,
      example: 'No se puede reservar mesa con más de 60 días de antelación.',
      cases: [aheadMax],
    },
    {
      said: `<field=(?:La|El) [^,;:()]{2,40}?> (?:no ${can} ser (?:anterior a (?:hoy|la (?:fecha )?actual|la fecha de hoy)|pasada|una fecha pasada|del pasado)|${must} ser (?:hoy o posterior|igual o posterior a (?:hoy|la actual|la fecha actual)|una fecha (?:actual o )?futura desde hoy))`,
      example: 'La fecha de entrega no puede ser anterior a hoy.',
      cases: [
        {
          title: ['{field:bare}: {yesterday} no, {today} sí', 'Ayer se rechaza, hoy se admite'],
          type: 'Boundary',
          given: ['Hoy es {today}.', 'Todo lo demás está bien relleno.'],
          steps: [
            'Guardar con ayer como {field:bare} | {yesterday} | {beyond}',
            'Guardar con hoy como {field:bare} | {today} | Se guarda; tras recargar se lee {today}.',
          ],
        },
      ],
    },
    {
      said: `<field=(?:La|El) [^,;:()]{2,40}?> (?:${must} ser (?:posterior a hoy|una fecha futura|futura|posterior a la (?:fecha )?actual)|no ${can} ser (?:hoy ni anterior|igual o anterior a hoy))`,
      example: 'La fecha de la visita debe ser futura.',
      cases: [
        {
          title: ['{field:bare}: {today} no, {tomorrow} sí', 'Hoy se rechaza, mañana se admite'],
          type: 'Boundary',
          given: ['Hoy es {today}.', 'Todo lo demás está bien relleno.'],
          steps: [
            'Guardar con hoy como {field:bare} | {today} | {beyond}',
            'Guardar con mañana como {field:bare} | {tomorrow} | Se guarda; tras recargar se lee {tomorrow}.',
          ],
        },
      ],
    },
    {
      said: `<field=(?:La|El) [^,;:()]{2,40}?> no ${can} (?:ser (?:futura|posterior a (?:hoy|la (?:fecha )?actual|la fecha de hoy)|una fecha futura)|estar en el futuro)`,
      example: 'La fecha de nacimiento no puede ser futura.',
      cases: [
        {
          title: ['{field:bare}: {tomorrow} no, {today} sí', 'Mañana se rechaza, hoy se admite'],
          type: 'Boundary',
          given: ['Hoy es {today}.', 'Todo lo demás está bien relleno.'],
          steps: [
            'Guardar con mañana como {field:bare} | {tomorrow} | {beyond}',
            'Guardar con hoy como {field:bare} | {today} | Se guarda; tras recargar se lee {today}.',
          ],
        },
      ],
    },
    {
      said: `<field=(?:La|El) (?:fecha|hora|día)[^,;:()]{2,40}?> (?:no ${can} ser (?:anterior|menor|previa) a|${must} ser (?:igual o posterior|posterior o igual) a|no ${can} preceder a) <other=(?:la|el)[^,;:()]{2,40}?>`,
      example: 'La fecha de fin no puede ser anterior a la de inicio.',
      derive: dates,
      cases: [
        {
          title: [
            '{field:bare}: un día antes que {other} no, el mismo día sí',
            'Un día antes se rechaza, el mismo día se admite',
          ],
          type: 'Boundary',
          given: ['{other}: 15/06/2026.', 'Todo lo demás está bien relleno.'],
          steps: [
            'Guardar con un día anterior como {field:bare} | 14/06/2026 | {beyond}',
            'Guardar con el mismo día como {field:bare} | 15/06/2026 | Se guarda; tras recargar se lee 15/06/2026.',
          ],
        },
      ],
    },
    {
      said: `<field=(?:La|El) (?:fecha|hora|día)[^,;:()]{2,40}?> ${must} ser (?:posterior|superior|mayor) (?:a|que) <other=(?:la|el)[^,;:()]{2,40}?>`,
      example: 'La fecha de salida debe ser posterior a la de llegada.',
      derive: dates,
      cases: [
        {
          title: [
            '{field:bare}: el mismo día que {other} no, el siguiente sí',
            'El mismo día se rechaza, el siguiente se admite',
          ],
          type: 'Boundary',
          given: ['{other}: 15/06/2026.', 'Todo lo demás está bien relleno.'],
          steps: [
            'Guardar con el mismo día como {field:bare} | 15/06/2026 | {beyond}',
            'Guardar con el día siguiente como {field:bare} | 16/06/2026 | Se guarda; tras recargar se lee 16/06/2026.',
          ],
        },
      ],
    },
    {
      said: `<thing=(?:El|La|Los|Las) [^,;:()]{2,60}?> (?:está|están|permanece|permanecen|se abre|se abren|queda|quedan)(?: (?:abiert[oa]s?|disponibles?|activ[oa]s?))?(?: solo| sólo| únicamente)? (?:del|desde el) ${day} (?:al|hasta el) ${day2}(?:,? (?:ambos|inclusive|incluidos|ambos incluidos|ambos inclusive))?`,
      example: 'El plazo de matrícula está abierto del 1 de junio de 2026 al 15 de julio de 2026.',
      cases: [
        {
          title: [
            '{thing}: {date} y {date2} sí; un día antes y uno después, no',
            'Abierto del {date} al {date2}, ni antes ni después',
          ],
          type: 'Boundary',
          steps: [
            'Abrir {thing:the} el día anterior | {date-1} | Todavía no está disponible.',
            'Abrir {thing:the} el primer día | {date} | Está disponible.',
            'Abrir {thing:the} el último día | {date2} | Está disponible.',
            'Abrir {thing:the} el día siguiente | {date2+1} | Ya no está disponible.',
          ],
        },
      ],
    },
  ],
}

function dates({ words }: { words: ReadonlyMap<string, string> }): Record<string, string> | undefined {
  const field = words.get('field') ?? ''
  const other = (words.get('other') ?? '').replace(/^(?:la|el) (?=de )/iu, /hora/iu.test(field) ? 'hora ' : 'fecha ')
  return /^(?:la )?hora/iu.test(field) ? undefined : { other: other.replace(/^(?:la|el) /iu, '') }
}
