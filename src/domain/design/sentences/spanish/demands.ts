import { indicative } from '../../understand/romance/moods.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import { justOver } from '../just-over.ts'
import type { Slots } from '../slots.ts'
import { spanishForm } from './spanish-forms.ts'

const act = '<act=\\p{L}{1,18}(?:ar|er|ir|ír)(?:se)?(?: [^,;:()]{2,70}?)?>'
const act2 = '<act2=\\p{L}{1,18}(?:ar|er|ir|ír)(?:se)?(?: [^;:()]{2,90}?)?>'
const field = '<field=(?:el|la|los|las|un|una|su) [^,;:()]{2,60}?>'
const obligatory = '(?:(?:es|son|será|serán) (?:obligatori[oa]s?|necesari[oa]s?|imprescindibles?))'
const enter = '(?:indicar|introducir|escribir|aportar|adjuntar|rellenar|informar|especificar|facilitar)'
const mustEnter = `(?:hay que|es (?:obligatorio|necesario)|(?:se )?debe|deberá|será (?:obligatorio|necesario)) ${enter}`
const limit = '(?:<amount>|<percent>)'
const above =
  '(?:(?:superior(?:es)? a|por encima de|mayor(?:es)? (?:de|a))(?:l| los| la)?|de más del?|que (?:superen?|pasen? de)(?: el| los)?)'
const things = '<thing=(?:El|La|Los|Las|Un|Una|Todo|Toda|Cada|Cualquier) [^,;:()\\d]{2,50}?>'

const onAct: CasePattern = {
  title: ['{act:own}: sin {field:the} se rechaza', 'Sin {field:the} se rechaza; con el dato se admite'],
  type: 'Negative',
  given: ['Todo está listo para {act:own}.'],
  steps: [
    'Intentar {act:own} sin {field:the} | {field:bare}: en blanco | {beyond}',
    '{act:own} con {field:the} | {field:bare}: relleno | Se admite; el resultado se ve también tras recargar.',
  ],
}
const inState: CasePattern = {
  title: ['{field:bare}: se exige solo en ese caso', 'El dato se exige solo en ese caso'],
  type: 'Negative',
  technique: 'Decision table',
  given: ['Formulario A: {cond}.', 'Formulario B: eso no se cumple.', 'Todo lo demás está bien relleno en los dos.'],
  steps: [
    'Guardar el formulario A sin {field:the} | {field:bare}: en blanco | {beyond}',
    'Guardar otra vez el formulario A con {field:the} | {field:bare}: relleno | Se guarda; tras recargar siguen los datos.',
    'Guardar el formulario B sin {field:the} | {field:bare}: en blanco | Se guarda.',
  ],
}
const stepFirst: CasePattern = {
  title: [
    '{act:own}: solo después de {act2:own}',
    '{act:own}: sin el paso previo se rechaza',
    'Sin el paso previo se rechaza',
  ],
  type: 'Negative',
  technique: 'State transition',
  given: ['Todo está listo para {act:own}; falta este paso: {act2:own}.'],
  steps: [
    'Intentar {act:own} | Falta el paso | {beyond}',
    '{act2:own} | | Se admite.',
    '{act:own} | Paso hecho | Se admite; el resultado se ve también tras recargar.',
  ],
}
const approved: CasePattern = {
  title: ['{thing:sing}: {limit} sin aprobación, {over} con ella', 'La aprobación se pide con {over}, no con {limit}'],
  type: 'Boundary',
  technique: 'Boundary value analysis',
  steps: [
    'Guardar {thing:one} de {limit} | {limit} | Se admite sin aprobación; no queda nada pendiente.',
    'Guardar {thing:one} de {over} | {over} | Queda pendiente de aprobación ({who:role}).',
    'Aprobarlo con una cuenta de {who:role} | {over} | Queda admitido, también tras recargar.',
  ],
}
const paper: CasePattern = {
  title: ['{thing:sing}: {paper} con {over}, no con {limit}', 'Se exige con {over}, no con {limit}'],
  type: 'Boundary',
  technique: 'Boundary value analysis',
  steps: [
    'Guardar {thing:one} de {limit} sin {paper} | {limit} | Se guarda.',
    'Intentar guardar {thing:one} de {over} sin {paper} | {over} | {beyond}',
    'Guardar {thing:one} de {over} con {paper} | {over} | Se guarda.',
  ],
}

function overLimit(slots: Slots): Record<string, string> | undefined {
  const found = justOver(slots)
  const field = slots.words.get('field')
  if (found === undefined) return undefined
  return field === undefined ? found : { ...found, paper: spanishForm(field, 'sing') ?? field }
}

/** What an action, a case or an amount asks for beside it. */
export const demands: PatternGroup = {
  cue: 'obligatori|necesari|imprescindible|hay que|debe|requiere|exige|necesita|aprob',
  patterns: [
    {
      said: `Al ${act},? ${field} ${obligatory}`,
      example: 'Al anular una visita, el motivo es obligatorio.',
      cases: [onAct],
    },
    {
      said: `(?:Al ${act},? ${mustEnter} ${field}|Para ${act.replace('<act=', '<act3=')},? ${field.replace('<field=', '<field2=')} ${obligatory})`,
      example: 'Al devolver un pedido hay que indicar el motivo.',
      derive: ({ words }) => ({
        act: words.get('act') ?? words.get('act3') ?? '',
        field: words.get('field') ?? words.get('field2') ?? '',
      }),
      cases: [onAct],
    },
    {
      said: `Para ${act},? (?:hay que|es (?:obligatorio|necesario|imprescindible)|se debe|(?:el|la) [^,;:()]{2,30}? (?:debe|tiene que))(?: antes| primero)? ${act2}`,
      example: 'Para cerrar una obra es obligatorio adjuntar el acta firmada.',
      derive: ({ words }) => (/^(?:ser|estar|tener|haber) |\d/u.test(words.get('act2') ?? '') ? undefined : {}),
      cases: [stepFirst],
    },
    {
      said: `(?:Si|Cuando) <clause=[^,;:()]{4,90}?>, (?:${mustEnter} ${field}|${field.replace('<field=', '<field2=')} ${obligatory})`,
      example: 'Si el solicitante es una asociación, hay que indicar el número de registro.',
      derive: ({ words }) => {
        const cond = indicative(words.get('clause') ?? '', 'es')
        return /\d/u.test(cond) ? undefined : { cond, field: words.get('field') ?? words.get('field2') ?? '' }
      },
      cases: [inState],
    },
    {
      said: `${things} ${above} ${limit} (?:requieren?|necesitan?|exigen?) (?:la )?(?:aprobación|autorización|validación) (?:de la |de los |de las |del? )<who=[^,;:()]{2,50}?>`,
      example: 'Las compras de más de 500 € requieren la aprobación de la dirección.',
      derive: overLimit,
      cases: [approved],
    },
    {
      said: `${things} ${above} ${limit} (?:debe|deben|tiene que|tienen que) (?:ser )?(?:aprobad[oa]s?|autorizad[oa]s?|validad[oa]s?|aprobarl[oa]s?|autorizarl[oa]s?) (?:por )?(?:el |la |los |las |un |una )<who=[^,;:()]{2,50}?>`,
      example: 'Todo gasto superior a 300 € debe ser aprobado por el tesorero.',
      derive: overLimit,
      cases: [approved],
    },
    {
      said: `${things} ${above} ${limit} (?:requieren?|necesitan?|exigen?|obligan? a (?:adjuntar|aportar)|(?:debe|deben) llevar) ${field}`,
      example: 'Los gastos de más de 25 € requieren un justificante.',
      derive: overLimit,
      cases: [paper],
    },
  ],
}
