import type { CasePattern, PatternGroup } from '../pattern.ts'
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

/** How long a text may be. */
export const lengths: PatternGroup = {
  cue: 'caracter|carácter',
  patterns: [
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
