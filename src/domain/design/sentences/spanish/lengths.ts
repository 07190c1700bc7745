import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { isFeminine, spanishForm } from './spanish-forms.ts'
import { can, must } from './words.ts'

const filled = 'Todo lo demás del formulario está bien relleno.'
const length = `(?:${must} (?:tener|contener|ser de|ocupar|constar de|llevar)|${can} (?:tener|contener|ocupar|llevar)|tendrá|tiene|contiene|admite|acepta|permite|ocupa|es de|lleva|consta de|tendrán|tienen)`
const characters =
  '(?:caracteres|carácter)(?: de (?:longitud|largo|texto))?(?:,? (?:incluidos|contando|incluyendo) (?:los )?espacios)?'
const fieldOf = '<field=(?:El|La|Los|Las|Un|Una|Su|En el|En la|Para el|Para la)? ?[^,;:()]{2,60}?>'

const saved = (n: string): string => `Se guarda; tras recargar se leen los {${n}} caracteres.`
const save = (n: string, outcome: string): string =>
  `Guardar con {${n}} caracteres en {field:the} | {${n}:text} | ${outcome}`

const atMost: CasePattern = {
  title: ['{field:bare}: {max} caracteres sí, {max+1} no', '{max} caracteres se admiten, {max+1} se rechazan'],
  type: 'Boundary',
  given: [filled],
  steps: [save('max', saved('max')), save('max+1', '{beyond}')],
}

/** Values for what a message may tell. */
const samples: [sign: RegExp, value: string][] = [
  [/^(?:calle|dirección|domicilio)/iu, 'Calle Olmo 4'],
  [/^inicio/iu, '16/06/2026, 9:00'],
  [/^fin(?:al)?(?!\p{L})/iu, '16/06/2026, 13:30'],
  [/^(?:fecha y hora)/iu, '16/06/2026, 9:00'],
  [/^(?:fecha|día)/iu, '16/06/2026'],
  [/^hora/iu, '9:00'],
  [/^(?:lugar|sala|local|tienda|sede)/iu, 'Plaza Mayor'],
  [/^(?:importe|precio|total)/iu, '25,00 €'],
  [/^(?:nombre|destinatario|paciente|cliente)/iu, 'Marta Ríos'],
  [/^(?:código|PIN|clave)/iu, '482716'],
  [/^(?:número|referencia)/iu, '1042'],
]

/** A message that the product writes: what it tells, and how long it may become at most. */
function told({ words, values }: Slots): CasePattern[] | undefined {
  const most = values.get('max')?.amount ?? 0
  const thing = words.get('thing') ?? ''
  const list = (words.get('list') ?? '').replace(/ (?:previst|correspondiente|exact)\p{L}*$/iu, '')
  const items = list.split(/, | (?:y|e) /u).map((item) => item.replace(/^(?:el|la|los|las|su|sus) /iu, ''))
  const known = items.map((item) => samples.find(([sign]) => sign.test(item))?.[1])
  if (most < 10 || items.length < 2 || known.includes(undefined)) return undefined
  const one = spanishForm(thing, 'sing') ?? thing
  const single = isFeminine(thing) ? 'una única' : 'un único'
  const whose = `${isFeminine(thing) ? 'de la' : 'del'} ${one}`
  const data = items.map((item, at) => `${item}: ${known[at] ?? ''}`).join('; ')
  const short = known.join('; ')
  const count = `Contar los caracteres ${whose} | Límite: ${String(most)} | Son ${String(most)} o menos; ${String(most + 1)} ya serían demasiados.`
  return [
    {
      title: [
        `${one}: se leen ${items.slice(0, -1).join(', ')} y ${items.at(-1) ?? ''} en ${String(most)} caracteres o menos`,
        `${one} completo y corto`,
      ],
      given: [`Todavía no ha llegado ${spanishForm(one, 'none') ?? one}.`],
      steps: [`Provocar el envío ${whose} | ${data} | Llega ${single} ${one}; en el texto se leen: ${short}.`, count],
    },
    {
      title: [`${one} con los datos más largos: ${String(most)} caracteres sí, ${String(most + 1)} no`],
      type: 'Boundary',
      given: [`Caso preparado con los valores más largos que se admiten en todo esto: ${items.join(', ')}.`],
      steps: [
        `Provocar el envío ${whose} | Los valores más largos que se admiten | Llega ${single} ${one}; se leen enteros todos los valores.`,
        count,
      ],
      assume: ['El ticket no dice cómo se acorta el texto cuando los datos no caben.'],
    },
  ]
}

/** How long a text may be. */
export const lengths: PatternGroup = {
  cue: 'caracter|carácter',
  patterns: [
    {
      said: `<thing=(?:El|La|Cada|Un|Una) (?:SMS|mensaje|aviso|correo|texto|notificación|alerta|recordatorio)(?: [^,;:()\\d]{2,40})?> (?:ocupa|tiene|mide|(?:${can}|${must}) (?:ocupar|tener|medir)) (?:como máximo|un máximo de|hasta|no más de|a lo sumo) <max> ${characters} (?:y|e) (?:indica|incluye|contiene|menciona|recoge|muestra|lleva) <list=(?:[^,;:()]{2,40}, ){0,6}[^,;:()]{2,40} (?:y|e) [^,;:()]{2,40}>`,
      example: 'El recordatorio tiene como máximo 140 caracteres e incluye la fecha, la hora y el lugar.',
      cases: told,
    },
    {
      said: `${fieldOf} (?:es|son) (?:opcional|opcionales|voluntari[oa]) y ${length} (?:como máximo|un máximo de|hasta|no más de|máximo) <max> ${characters}`,
      example: 'El comentario es opcional y admite hasta 250 caracteres.',
      cases: [
        atMost,
        {
          title: ['Sin {field:the} también se guarda', 'El campo opcional puede quedar en blanco'],
          given: [filled],
          steps: [
            'Guardar sin rellenar {field:the} | {field:bare}: en blanco | Se guarda; tras recargar sigue en blanco.',
          ],
        },
      ],
    },
    {
      said: `${fieldOf} (?:no (?:${can}|${must}) (?:superar|exceder|pasar de|sobrepasar|tener más de|contener más de|ser de más de)(?: los| de)?|no (?:admite|acepta|permite|supera|excede|pasa de|tiene)(?: más de| de| los)*|${length} (?:como máximo|a lo sumo|un máximo de|una longitud máxima de|hasta|no más de|máximo)|está limitad[oa] a|se limita a) <max> ${characters}`,
      example: 'La descripción del siniestro no puede superar los 500 caracteres.',
      cases: [atMost],
    },
  ],
}

const sizes: CasePattern = {
  title: ['{size} se admite; {size+0.1}, no', 'El tamaño máximo se admite; uno mayor, no'],
  type: 'Boundary',
  given: ['Hay preparados dos archivos: uno de {size} y otro de {size+0.1}.'],
  steps: [
    'Adjuntar el archivo que llega justo al límite | {name}, {size} | Se añade y figura con su nombre.',
    'Adjuntar el archivo que lo supera | {name}, {size+0.1} | {beyond} El archivo no figura.',
  ],
}

/** Files: their format, their size, their number. */
export const uploads: PatternGroup = {
  cue: 'PDF|JPE?G|PNG|DOC|XLS|CSV|XML|MP4|GPX|MB|KB|GB',
  patterns: [
    {
      said: `(?:El|La|Los|Las|Cada) (?:tamaño (?:máximo )?(?:de|del|por) )?[^,;:()]{3,40}? (?:no ${can} (?:superar|exceder|pesar más de|ocupar más de|pasar de|ser mayor de)(?: los)?|es de|${must} (?:pesar|ocupar|tener) (?:como máximo|menos de|un máximo de)|${can} (?:pesar|ocupar|tener)(?: hasta| como máximo| un máximo de)) ?<size>(?: como máximo| cada un[oa])?`,
      example: 'El tamaño máximo del archivo es de 10 MB.',
      derive: () => ({ name: 'documento.pdf' }),
      cases: [sizes],
    },
  ],
}
