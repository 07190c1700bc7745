import type { CasePattern, PatternGroup } from '../pattern.ts'
import { can, must, only } from './words.ts'

const filled = 'Todo lo demás del formulario está bien relleno.'
const field = '<field=(?:El|La|Los|Las|Un|Una|Su|En el|En la)? ?[^,;:()]{2,60}?>'
const list =
  '<list=(?!(?:como máximo|al menos|como mínimo|hasta|un máximo) )(?:[^,;:()]{1,40}, ){0,7}[^,;:()]{1,40} (?:y|e|o|u) [^,;:()]{1,40}>'
const required =
  '(?:(?:es|son|será|serán) (?:obligatori[oa]s?|campos obligatorios|requerid[oa]s?|imprescindibles?|de obligado cumplimiento)|no (?:puede|pueden) (?:estar|quedar|dejarse|quedarse|ir) (?:vací[oa]s?|en blanco|sin rellenar)|(?:debe|deben|tiene que|tienen que) (?:rellenarse|indicarse|informarse|cumplimentarse|completarse|estar rellen[oa]s?|ser rellenad[oa]s?))'
const optional = '(?:es|son|será) (?:opcional(?:es)?|voluntari[oa]s?)'

const eachEmpty: CasePattern = {
  title: ['Sin cualquiera de los campos obligatorios no se guarda nada', 'Obligatorios: {list}'],
  type: 'Negative',
  technique: 'Decision table',
  given: ['El formulario está bien relleno; antes de cada paso se vuelve a rellenar entero.'],
  steps: ['Guardar sin rellenar {item} | {item}: en blanco | {beyond}'],
}
const allFilled: CasePattern = {
  title: 'Con todos los campos obligatorios rellenos se guarda',
  given: ['El formulario está en blanco.'],
  steps: [
    'Rellenar solo estos campos: {list} | Nombre «Ana Ruiz» y datos del mismo estilo | Los datos se leen en sus campos.',
    'Guardar | | Se guarda; tras recargar siguen los datos de todos ellos.',
  ],
}
const emptyOne: CasePattern = {
  title: ['Sin {field:the} no se guarda nada', 'El campo obligatorio vacío: no se guarda nada'],
  type: 'Negative',
  given: [filled],
  steps: [
    'Guardar sin rellenar {field:the} | {field:the}: en blanco | {beyond}',
    'Guardar con {field:the} en {sample} | {sample} | Se guarda; tras recargar se lee {sample}.',
  ],
}
const optionalOne: CasePattern = {
  title: ['Sin {field:the} también se guarda', 'El campo opcional puede quedar en blanco'],
  given: [filled],
  steps: ['Guardar sin rellenar {field:the} | {field:the}: en blanco | Se guarda; tras recargar sigue en blanco.'],
}
const optionalTwo: CasePattern = {
  title: ['Sin {other:the} también se guarda', 'El campo opcional puede quedar en blanco'],
  given: [filled],
  steps: ['Guardar sin rellenar {other:the} | {other:the}: en blanco | Se guarda; tras recargar sigue en blanco.'],
}

const offered: CasePattern = {
  title: ['{field:bare}: se ofrecen {all} y nada más', '{field:bare}: solo los valores previstos'],
  technique: 'Equivalence partitioning',
  given: [filled],
  steps: [
    'Desplegar los valores de {field:the} | | Se ofrecen exactamente {all}.',
    'Guardar con el valor {item} | {item} | Se guarda; tras recargar se lee {item}.',
  ],
}
const preset: CasePattern = {
  title: ['{field:bare}: al abrir figura {value}', 'Al abrir figura {value}'],
  given: ['Se abre por primera vez, sin datos guardados.'],
  steps: ['Abrir la vista con {field:the} | | En {field:the} figura {value} sin haber tocado nada.'],
}
const value = '<value=[^,;:()]{1,40}?>'

const unique = `(?:(?:${must} ser|es|son) únic[oa]s?(?: en (?:el sistema|toda la (?:aplicación|empresa)|la plataforma|todo el sistema))?|no (?:${can}|${must}) (?:repetirse|estar repetid[oa]s?|duplicarse|estar duplicad[oa]s?)(?: en [^,;:()]{3,40})?)`
const twice: CasePattern = {
  title: ['{field:bare}: el mismo valor por segunda vez se rechaza', 'El mismo valor por segunda vez se rechaza'],
  type: 'Negative',
  given: ['Ya hay un registro guardado con {sample} en {field:the}.', filled],
  steps: [
    'Guardar otro registro con el mismo valor en {field:the} | {sample} | {beyond} Sigue habiendo un único registro con {sample}.',
    'Guardar otro registro con un valor nuevo en {field:the} | {fresh} | Se guarda.',
  ],
}
const all = ({ words }: { words: ReadonlyMap<string, string> }): Record<string, string> => ({
  all: (words.get('list') ?? '').replace(/ [ou] (?=\S+(?: \S+){0,4}$)/u, ' y '),
})
function samples({ words }: { words: ReadonlyMap<string, string> }): Record<string, string> {
  const name = words.get('field') ?? ''
  if (/correo|mail/iu.test(name)) return { sample: 'ana.ruiz@example.com', fresh: 'luis.vega@example.com' }
  if (/tel[eé]fono|m[oó]vil/iu.test(name)) return { sample: '612345678', fresh: '698765432' }
  if (/DNI|NIF|documento/iu.test(name)) return { sample: '12345678Z', fresh: '87654321X' }
  if (/CIF/u.test(name)) return { sample: 'B12345674', fresh: 'B76543214' }
  if (/matr[ií]cula/iu.test(name)) return { sample: '1234 BCD', fresh: '5678 FGH' }
  if (/ISBN/u.test(name)) return { sample: '978-84-376-0494-7', fresh: '978-84-206-3311-3' }
  if (/nombre|alias|apodo|título|usuario/iu.test(name)) return { sample: '«Valdemoro»', fresh: '«Ribera»' }
  if (/fecha/iu.test(name)) return { sample: '15/06/2026', fresh: '16/06/2026' }
  if (/direcci|calle/iu.test(name)) return { sample: 'Calle Mayor 5', fresh: 'Calle Luna 8' }
  if (/importe|precio|coste|cantidad|monto/iu.test(name)) return { sample: '25', fresh: '30' }
  if (/motivo|descripci|comentario|observaci|nota|asunto|texto|justificaci/iu.test(name))
    return { sample: 'Prueba 27', fresh: 'Prueba 28' }
  return { sample: 'A-1001', fresh: 'A-1002' }
}

const digits = '(?:cifras|dígitos|números|dígitos numéricos|caracteres numéricos)'
function digitSamples({
  values,
}: {
  values: ReadonlyMap<string, { amount: number }>
}): Record<string, string> | undefined {
  const long = values.get('n')?.amount ?? 0
  if (long < 2 || long > 24) return undefined
  const all = '628417395062841739506284173'
  return {
    good: all.slice(0, long),
    short: all.slice(0, long - 1),
    extra: all.slice(0, long + 1),
    letter: `${all.slice(0, long - 1)}A`,
  }
}
const exactDigits: CasePattern = {
  title: ['{field:bare}: {n} cifras sí; {n-1} y {n+1}, no', '{n} cifras se admiten; {n-1} y {n+1}, no'],
  type: 'Boundary',
  given: [filled],
  steps: [
    'Guardar con {n-1} cifras en {field:the} | {short} | {beyond}',
    'Guardar con {n+1} cifras en {field:the} | {extra} | {beyond}',
    'Guardar con una letra en {field:the} | {letter} | {beyond}',
    'Guardar con {n} cifras en {field:the} | {good} | Se guarda; tras recargar se lee {good}.',
  ],
}

/** What a form asks for: required and optional fields, values to choose from, defaults, unique values, formats. */
export const fields: PatternGroup = {
  cue: 'incluir|contener|indicar|llevar|especificar|disponible|posible|permitid|obligatori|requerid|imprescindible|opcional|vací|blanco|rellen|puede|admite|ofrece|valor|opci|defecto|únic|repet|duplic|cifra|dígito|número|formato|correo|inicial|predeterminad|marcad|selecciona',
  patterns: [
    {
      said: `(?:Los campos |Los datos )?${list} ${required}<stop><other=[^,;:()]{2,50}?>(?: es| son|,) opcional(?:es)?`,
      example: 'El nombre, el DNI y la fecha de nacimiento son obligatorios; el segundo apellido es opcional.',
      cases: [eachEmpty, optionalTwo],
    },
    {
      said: `(?:Los campos |Los datos )?${list} ${required}`,
      example: 'Los campos Nombre, Apellidos y Teléfono son obligatorios.',
      cases: [eachEmpty, allFilled],
    },
    {
      said: `(?:Son|Los) (?:campos obligatorios|obligatorios|datos obligatorios)(?: son)?:? ${list}`,
      example: 'Son obligatorios el nombre, la dirección y la fecha de entrega.',
      cases: [eachEmpty, allFilled],
    },
    {
      said: `${field} ${required}`,
      example: 'La dirección de recogida es obligatoria.',
      derive: samples,
      cases: [emptyOne],
    },
    { said: `${field} ${optional}`, example: 'El segundo apellido es opcional.', cases: [optionalOne] },
    {
      said: `No se ${can} (?:guardar|enviar|publicar|crear|registrar|confirmar) (?!(?:dos|tres|varios|varias) )<thing=[^,;:()]{3,50}?> sin (?:indicar |rellenar |introducir |elegir |seleccionar |escribir |adjuntar )?<field=[^,;:()]{3,50}?>`,
      example: 'No se puede enviar la incidencia sin indicar la ubicación.',
      derive: samples,
      cases: [
        {
          title: ['Sin {field:the} no se admite; con el dato, sí', 'Sin el dato no se admite; con él, sí'],
          type: 'Negative',
          given: ['Todo lo demás está bien relleno: {thing:the}.'],
          steps: [
            'Guardar sin {field} | {field:bare}: en blanco | {beyond}',
            'Guardar con {field} | {sample} | Se admite.',
          ],
        },
      ],
    },
    {
      said: `${field} (?:${can} ser|${must} ser|admite|acepta|ofrece|permite elegir(?: entre)?|tiene (?:los valores|las opciones|estas opciones)|${can} tomar los valores|muestra las opciones|es)(?: ${only})?(?: (?:los valores|las opciones|entre|uno de estos valores|uno de))?:? ${list}<stop>(?:Por defecto|De forma predeterminada|Inicialmente|El valor (?:por defecto|inicial|predeterminado) es),? (?:es |está |aparece |viene |figura )?(?:seleccionad[oa] |marcad[oa] )?${value}`,
      example: '«Tipo de vivienda» admite Piso, Casa u Otro; por defecto, Piso.',
      derive: all,
      cases: [offered, preset],
    },
    {
      said: `${field} (?:${can} ser|${must} ser|ofrece|permite elegir(?: entre)?|tiene (?:los valores|las opciones|estas opciones|estos valores)|${can} tomar los valores|muestra las opciones|solo admite|admite (?:los valores|las opciones|solo|únicamente|exclusivamente)|admite)(?: ${only})?(?: (?:los valores|las opciones|entre|uno de estos valores|uno de))?:? ${list}`,
      example: 'El estado de la incidencia puede ser «Abierta», «En curso» o «Cerrada».',
      derive: all,
      cases: [offered],
    },
    {
      said: `(?:Por defecto|De forma predeterminada|De entrada|Inicialmente),? <field=(?:el|la) [^,;:()]{2,50}?> (?:es|viene|aparece|figura|está|tiene)(?: seleccionad[oa] en| marcad[oa]| rellen[oa] con| el valor)? ${value}`,
      example: 'Por defecto, la visibilidad es «Privada».',
      cases: [preset],
    },
    {
      said: `${field} ${unique}`,
      example: 'El correo electrónico debe ser único.',
      // A password that may not be used again is no value that must be unique.
      derive: (slots) => (/contraseña|clave/iu.test(slots.words.get('field') ?? '') ? undefined : samples(slots)),
      cases: [twice],
    },
    {
      said: `(?:No ${can} (?:haber|existir)|No se (?:permiten|admiten)|No se ${can} (?:crear|registrar|guardar)) (?:dos|varios|varias) (?<things>[^,;:()]{3,40}?) con (?:el|la) mism[oa] <field=[^,;:()]{2,40}?>`,
      example: 'No puede haber dos clientes con el mismo NIF.',
      derive: samples,
      cases: [twice],
    },
    {
      said: `${field} (?:${must} (?:tener|contener|constar de|estar formad[oa] por|ser de)|tiene|consta de|son|es de|se compone de)(?: exactamente)? <n> ${digits}(?: exactamente)?`,
      example: 'El código postal tiene 5 cifras.',
      derive: digitSamples,
      cases: [exactDigits],
    },
  ],
}
