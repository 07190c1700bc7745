import { indicative } from '../../understand/romance/moods.ts'
import { finiteVerb } from '../../understand/romance/verbs.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import { doneTo } from './results.ts'
import { spanishForm } from './spanish-forms.ts'

const within: CasePattern = {
  title: ['{thing:the}: como mucho {span} después', 'Ocurre como mucho {span} después'],
  technique: 'Boundary value analysis',
  given: ['{thing:the}: {origin} el {start}.'],
  steps: ['Abrir la vista con {thing:the} | {span:end} | {done}; la hora que figura es {span:end} o anterior.'],
}
const recent: CasePattern = {
  title: [
    '{place}: el registro del {span:ago+1} figura; el del {span:ago-1}, no',
    'Solo figuran los de los últimos {span}',
  ],
  type: 'Boundary',
  given: ['Hoy es {today}.', 'Registro A: {span:ago-1}.', 'Registro B: {span:ago+1}.', 'Registro C: {today}.'],
  steps: ['Abrir {place} | | Figuran B y C; A no figura.'],
}
const hours: CasePattern = {
  title: ['{thing}: nunca entre las {from} y las {to}', 'Nada entre las {from} y las {to}'],
  type: 'Boundary',
  steps: [
    'Intentarlo un minuto antes de las {from} | {from-1} | Se admite.',
    'Intentarlo un minuto después de las {from} | {from+1} | {rest}.',
    'Intentarlo un minuto antes de las {to} | {to-1} | {rest}.',
    'Intentarlo un minuto después de las {to} | {to+1} | Se admite.',
  ],
}
const until: CasePattern = {
  title: ['{thing}: no se ve hasta {act}', 'No se ve hasta que ocurre lo indicado'],
  technique: 'State transition',
  steps: [
    'Abrir la vista de {thing}{as} | Antes | No figura: {thing}.',
    '{do} | | No aparece ningún error.',
    'Abrir otra vez la vista de {thing}{as} | Después | Figura: {thing}.',
  ],
}
const free: CasePattern = {
  title: ['{min} años hoy: {young}; {min} años mañana: {old}', 'El cumpleaños decide el precio'],
  type: 'Boundary',
  given: ['Hoy es {today}.', 'Precio normal: {money:10}.'],
  steps: [
    'Calcular el precio de quien cumple {min} años hoy | Fecha de nacimiento: {justOld} | Se cobran {young}.',
    'Calcular el precio de quien cumple {min} años mañana | Fecha de nacimiento: {tooYoung} | Se cobran {old}.',
  ],
}

/** What is done within a span, shown of a span, or not at some hours. */
export const reach: PatternGroup = {
  cue: '\\d|hasta que|dos|tres|seis|doce',
  patterns: [
    {
      said: `<thing=(?:El|La|Los|Las) [^,;:()]{2,50}?> se (?<verb>devuelven?|reembolsan?|publican?|actualizan?|aplican?|procesan?|ingresan?|abonan?|confirman?|revisan?|resuelven?|contestan?|responden?|entregan?|tramitan?|generan?|activan?) en (?:menos de|un máximo de|un plazo máximo de|como máximo|un plazo de) <span>(?: (?:desde|tras|después de|a partir de)(?:l| la| el| su)? <began=[^,;:()]{3,50}?>)?`,
      example: 'El importe retenido se devuelve en un máximo de 72 horas.',
      derive: ({ words: said }) => {
        const thing = said.get('thing') ?? ''
        const one = spanishForm(thing, 'sole') ?? thing
        const done = doneTo(said.get('verb') ?? '', one)
        return done === undefined || finiteVerb(said.get('verb') ?? '', 'es') === undefined
          ? undefined
          : {
              thing: one,
              done: `Figura como ${done}`,
              origin: (said.get('began') ?? 'inicio').replace(/^(?:el|la|su) /iu, ''),
            }
      },
      cases: [within],
    },
    {
      said: `<place=(?:El|La) (?:histórico|historial|gráfico|gráfica|lista|listado|panel|informe|registro|tabla|vista|página|resumen|filtro|consulta|pantalla)[^,;:()]{0,40}?> (?:muestra|incluye|contiene|recoge|abarca|presenta)(?: (?:solo|únicamente))? (?:los|las) [^,;:()]{2,40}? de (?:los|las) (?:últim[oa]s <span>|<span2> últim[oa]s)`,
      example: 'El histórico muestra las lecturas de los últimos 12 meses.',
      cases: [recent],
    },
    {
      said: `(?:Por defecto,? )?<place=(?:el|la) (?:histórico|historial|gráfico|gráfica|lista|listado|panel|informe|registro|tabla|vista|página|resumen|filtro|consulta|pantalla)[^,;:()]{0,40}?> (?:muestra|incluye|contiene|recoge|presenta)(?: (?:solo|únicamente))? (?:los|las) [^,;:()]{2,40}? de (?:los|las) últim[oa]s <span>(?: por defecto)?`,
      example: 'Por defecto, el filtro muestra los pedidos de los últimos 30 días.',
      cases: [recent],
    },
    {
      said: `<thing=(?:El|La|Los|Las) [^,;:()]{2,50}?> (?<rest>no se [\\p{L}]{3,16}|no funcionan?|no (?:está|están) disponibles?) (?:entre las|de|desde las) <from> (?:y las|a|hasta las) <to>(?: horas)?`,
      example: 'El riego no se activa entre las 12:00 y las 17:00.',
      cases: [hours],
    },
    {
      said: `<thing=(?:El|La|Los|Las) [^,;:()]{2,50}?> no (?:(?:es|son|está|están) (?:visibles?|públic[oa]s?|disponibles?)|se (?:ven?|muestran?|publican?)|aparecen?|figuran?)(?: (?:para|a|en) [^,;:()]{3,40}?)? hasta que <clause1=[^;:()]{5,90}?>`,
      example: 'Las notas no son visibles para los alumnos hasta que el profesor las publica.',
      derive: ({ words: said }) => {
        const thing = said.get('thing') ?? ''
        const clause = indicative(said.get('clause1') ?? '', 'es')
        const found = /^(?<who>(?:el|la|los|las) [\p{L} ]{3,40}?) (?:l[oa]s?) (?<verb>\p{L}+)(?<more>.*)$/iu.exec(
          clause,
        )?.groups
        const verb = finiteVerb(found?.verb ?? '', 'es')?.infinitive
        return verb === undefined
          ? undefined
          : {
              act: `${verb}${found?.more ?? ''}`,
              do: `como ${spanishForm(found?.who ?? '', 'role') ?? ''}, ${verb} ${thing.charAt(0).toLowerCase()}${thing.slice(1)}${found?.more ?? ''}`,
              as: ' con la cuenta afectada',
            }
      },
      cases: [until],
    },
    {
      said: `<who=(?:Los|Las) mayores de> <min> años (?:viajan|entran|acceden|pasan|participan) (?:gratis|gratuitamente|sin pagar|de forma gratuita)`,
      example: 'Los mayores de 65 años viajan gratis.',
      derive: ({ values, facts }) => ages(values.get('min')?.amount ?? 0, facts.money.format.suffix, false),
      cases: [free],
    },
    {
      said: `<who=(?:Los|Las) (?:menores de|niños menores de|niños de menos de)> <min> años (?:viajan|entran|acceden|pasan|participan) (?:gratis|gratuitamente|sin pagar|de forma gratuita)`,
      example: 'Los menores de 4 años entran gratis.',
      derive: ({ values, facts }) => ages(values.get('min')?.amount ?? 0, facts.money.format.suffix, true),
      cases: [free],
    },
  ],
}

function ages(min: number, suffix: string, youngFree: boolean): Record<string, string> {
  const [none, full] = [`0,00${suffix}`, `10,00${suffix}`]
  return {
    young: youngFree ? full : none,
    old: youngFree ? none : full,
    justOld: `01/06/${String(2026 - min)}`,
    tooYoung: `02/06/${String(2026 - min)}`,
  }
}
