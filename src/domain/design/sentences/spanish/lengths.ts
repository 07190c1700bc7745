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

const between: CasePattern = {
  title: [
    '{field:bare}: {min-1} y {max+1} caracteres no, {min} y {max} sí',
    '{min-1} y {max+1} caracteres se rechazan, {min} y {max} se admiten',
  ],
  type: 'Boundary',
  given: [filled],
  steps: [save('min-1', '{beyond}'), save('min', saved('min')), save('max', saved('max')), save('max+1', '{beyond}')],
}
const atMost: CasePattern = {
  title: ['{field:bare}: {max} caracteres sí, {max+1} no', '{max} caracteres se admiten, {max+1} se rechazan'],
  type: 'Boundary',
  given: [filled],
  steps: [save('max', saved('max')), save('max+1', '{beyond}')],
}
const atLeast: CasePattern = {
  title: ['{field:bare}: {min} caracteres sí, {min-1} no', '{min} caracteres se admiten, {min-1} se rechazan'],
  type: 'Boundary',
  given: [filled],
  steps: [save('min-1', '{beyond}'), save('min', saved('min'))],
}
const empty: CasePattern = {
  title: ['Sin {field:the} no se guarda nada', 'El campo obligatorio vacío: no se guarda nada'],
  type: 'Negative',
  given: [filled],
  steps: ['Guardar sin rellenar {field:the} | {field:bare}: en blanco | {beyond}'],
}
const counter: CasePattern = {
  title: ['Con 40 caracteres escritos quedan {max-40}', 'El contador baja con lo que se escribe'],
  given: ['{field:the} está en blanco.'],
  steps: [
    'Escribir 40 caracteres en {field:the} | 40 veces la letra a | Se indica que quedan {max-40} caracteres.',
    'Borrar 10 de los caracteres | | Se indica que quedan {max-30} caracteres.',
  ],
}

/** How long a text may be. */
export const lengths: PatternGroup = {
  cue: 'caracter|carácter',
  patterns: [
    {
      said: `${fieldOf} (?:es obligatori[oa]|no puede (?:estar vací[oa]|quedar en blanco|ir vací[oa])) y ${length} (?:entre |de )?<min> (?:y|a|hasta|-|–) <max> ${characters}`,
      example: 'El campo «Motivo de la baja» es obligatorio y debe tener entre 10 y 300 caracteres.',
      cases: [between, empty],
    },
    {
      said: `${fieldOf} (?:es obligatori[oa]|no puede (?:estar vací[oa]|quedar en blanco|ir vací[oa])) y ${length} (?:como máximo|un máximo de|hasta|no más de|máximo) <max> ${characters}`,
      example: 'El asunto es obligatorio y admite hasta 80 caracteres.',
      cases: [atMost, empty],
    },
    {
      said: `${fieldOf} (?:es obligatori[oa]|no puede (?:estar vací[oa]|quedar en blanco|ir vací[oa])) y ${length} (?:al menos|como mínimo|un mínimo de|mínimo|no menos de) <min> ${characters}`,
      example: 'El motivo del rechazo es obligatorio y debe tener al menos 20 caracteres.',
      cases: [atLeast, empty],
    },
    {
      said: `${fieldOf} (?:es obligatori[oa]|no puede (?:estar vací[oa]|quedar en blanco)) y no ${can} (?:superar|exceder|pasar de|sobrepasar|tener más de|contener más de)(?: los| de)? <max> ${characters}`,
      example: 'La observación es obligatoria y no puede superar los 200 caracteres.',
      cases: [atMost, empty],
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
      said: `${fieldOf} ${length} (?:un mínimo de |como mínimo |mínimo |al menos )?(?:entre |de )?<min> (?:caracteres )?(?:y|a|hasta|-|–) (?:un máximo de |como máximo |máximo |no más de |hasta )?<max> ${characters}`,
      example: 'El nombre del equipo debe tener entre 3 y 25 caracteres.',
      cases: [between],
    },
    {
      said: `La longitud (?:de|permitida para|permitida en) <field=(?:l|el|la|los|las) ?[^,;:()]{2,60}?> (?:es|será|debe ser|debe estar)(?: de| entre)* <min> (?:y|a) <max> ${characters}`,
      example: 'La longitud de la contraseña debe estar entre 8 y 64 caracteres.',
      cases: [between],
    },
    {
      said: `${fieldOf}(?:,|:| \\() ?(?:de |entre )?<min> (?:y|a|hasta|-|–) <max> ${characters}\\)?`,
      example: 'Alias del contacto: entre 2 y 40 caracteres.',
      cases: [between],
    },
    {
      said: `${fieldOf} (?:no (?:${can}|${must}) (?:superar|exceder|pasar de|sobrepasar|tener más de|contener más de|ser de más de)(?: los| de)?|no (?:admite|acepta|permite|supera|excede|pasa de|tiene)(?: más de| de| los)*|${length} (?:como máximo|a lo sumo|un máximo de|una longitud máxima de|hasta|no más de|máximo)|está limitad[oa] a|se limita a) <max> ${characters}`,
      example: 'La descripción del siniestro no puede superar los 500 caracteres.',
      cases: [atMost],
    },
    {
      said: `${fieldOf} ${length} <max> ${characters} (?:como máximo|a lo sumo|máximo)`,
      example: 'El título del anuncio puede tener 60 caracteres como máximo.',
      cases: [atMost],
    },
    {
      said: `(?:La longitud máxima|El máximo|La extensión máxima|El tamaño máximo) de(?:l)? <field> es(?: de)? <max> ${characters}`,
      example: 'La longitud máxima de la nota es de 140 caracteres.',
      cases: [atMost],
    },
    {
      said: `${fieldOf}(?:,|:| \\() ?(?:máximo(?: de)?|hasta|como máximo|máx\\.) <max> ${characters}\\)?`,
      example: 'Observaciones: máximo 400 caracteres.',
      cases: [atMost],
    },
    {
      said: `${fieldOf} (?:${length} (?:al menos|como mínimo|un mínimo de|mínimo|no menos de|una longitud mínima de)|no (?:${can}|${must}) tener menos de|exige al menos|requiere al menos) <min> ${characters}`,
      example: 'La justificación del gasto debe tener al menos 15 caracteres.',
      cases: [atLeast],
    },
    {
      said: `${fieldOf} ${length} <min> ${characters} (?:como mínimo|o más)`,
      example: 'La respuesta debe tener 30 caracteres como mínimo.',
      cases: [atLeast],
    },
    {
      said: `${fieldOf} ${length} (?:como máximo|hasta|un máximo de|no más de|máximo) <max> ${characters}<stop>(?:${'(?:Debajo|Bajo|Junto)[^,;]{0,25} '})?(?:se (?:muestra|ve|indica|ven|muestran|indican)|hay|aparece|un contador (?:muestra|indica)|el contador (?:muestra|indica))(?: un contador)?(?: con| de)? ?(?:en todo momento )?(?:cuántos(?: caracteres)? (?:quedan|faltan)|los(?: caracteres)? (?:restantes|que quedan)|los que quedan|el número de caracteres (?:restantes|que quedan))`,
      example: 'El comentario admite hasta 250 caracteres; debajo del campo se ve cuántos quedan.',
      cases: [atMost, counter],
    },
    {
      said: `(?:La búsqueda|El buscador|El autocompletado|La lista de sugerencias|Las sugerencias) (?:solo |no )?(?:empieza|comienza|se inicia|se lanza|busca|da resultados|muestra resultados|se activa|se activan|funciona|aparece|aparecen|se muestra|se muestran|muestra sugerencias) (?:a partir de|desde|con al menos|hasta que se escriben|cuando se escriben|al escribir)(?: los| al menos)? <min> (?:caracteres|letras)`,
      example: 'La búsqueda empieza a partir de 3 caracteres.',
      cases: [
        {
          title: 'Con {min-1} caracteres no se busca; con {min}, sí',
          type: 'Boundary',
          given: ['Existe un registro llamado «Valdemoro».'],
          steps: [
            'Escribir {min-1} caracteres en el buscador | {few} | No aparece ningún resultado.',
            'Escribir un carácter más | {enough} | Aparece «Valdemoro».',
          ],
        },
      ],
      derive: ({ values }) => {
        const least = values.get('min')?.amount ?? 0
        return least < 2 || least > 8
          ? undefined
          : { few: 'Valdemoro'.slice(0, least - 1), enough: 'Valdemoro'.slice(0, least) }
      },
    },
  ],
}
