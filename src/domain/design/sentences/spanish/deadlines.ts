import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { doneTo } from './results.ts'
import { isFeminine, spanishForm } from './spanish-forms.ts'

const person = '<reader=(?:El|La|Los|Las|Cada|Quien|Un|Una) [^,;:()\\d]{2,40}?>'
const toPerson = '(?:al|a la|a los|a las|a) <reader=[^,;:()]{2,50}?>'
const message =
  '<what=(?:(?:un|una|el|la) )?(?:correo|e-mail|email|SMS|mensaje|aviso|notificación|recordatorio|alerta|push|resumen|informe|boletín|confirmación|factura|código|encuesta|invitación|enlace|copia|justificante|recibo|comprobante|carta|llamada)[^,;:()]{0,60}?>'
const gets = '(?:recibe|reciben|recibirá|recibirán)'
const within =
  '(?:en (?:menos de|un máximo de|un plazo máximo de|un plazo de|como máximo|el plazo de|los siguientes|las siguientes|los primeros)|dentro de(?: los| las)?(?: siguientes)?|antes de(?: que pasen)?|a más tardar|como máximo(?: en)?|no más tarde de)'
const sends = '(?:se (?:envía|enviará|manda|envían|emite|le envía|les envía)|llega|sale)'
const afterwards =
  '(?: (?:tras|después de|desde|a partir de|a contar desde|siguientes a|posteriores a|de)(?:l)? <cause=[^,;:()]{3,60}?>)?'

/** Where a message is read. */
function mail({ words }: Slots): Record<string, string> | undefined {
  const what = words.get('what') ?? ''
  const who = words.get('reader') ?? ''
  const cause = words.get('cause')
  const bare = spanishForm(what, 'sing') ?? what
  const one = (/^(?:un|una|el|la) /iu.test(what) ? spanishForm(what, 'one') : spanishForm(bare, 'one')) ?? bare
  return {
    mailbox: /SMS/u.test(what)
      ? 'los SMS recibidos'
      : /correo|mail|boletín|factura|informe|resumen/iu.test(what)
        ? 'el buzón de correo'
        : 'los mensajes recibidos',
    one,
    person: who === '' ? 'persona destinataria' : (spanishForm(spanishForm(who, 'own') ?? who, 'role') ?? who),
    trigger: cause === undefined ? `provocar el envío de ${spanishForm(one, 'the') ?? one}` : caused(cause),
  }
}

/** "la compra" → "realizar la compra", "pagar" stays. */
function caused(cause: string): string {
  if (/^\p{L}+(?:ar|er|ir)(?:se)? ?/u.test(cause) && !/^(?:el|la) /iu.test(cause)) return cause
  const noun = spanishForm(cause, 'the') ?? cause
  return `${/aver|incid|ca[ií]da|corte|retraso|error|fallo|alta/iu.test(cause) ? 'registrar' : 'realizar'} ${noun}`
}

const arrives: CasePattern = {
  title: ['{one}: llega en {span} como mucho', 'El mensaje llega en {span} como mucho'],
  technique: 'Boundary value analysis',
  given: ['El buzón de la persona de prueba está vacío ({person}).'],
  steps: [
    '{trigger} | {start} | No aparece ningún error.',
    'Abrir {mailbox} | {span:end} | Ha llegado {one}; su hora de llegada es {span:end} o anterior.',
  ],
}

const reminder: CasePattern = {
  title: ['{one}: el {lead:early} aún no; el {lead:late}, sí', 'El mensaje sale {lead} antes, no más pronto'],
  type: 'Boundary',
  given: ['{occasionName}: {event}.', 'Bandeja vacía: {person}.'],
  steps: [
    'Abrir {mailbox} | {lead:early} | Todavía no ha llegado nada.',
    'Abrir {mailbox} otra vez | {lead:late} | Ha llegado exactamente {one}.',
  ],
}
function reminded(slots: Slots): Record<string, string> | undefined {
  const occasion = (slots.words.get('occasion') ?? 'fecha prevista').replace(/^(?:el|la|los|las|su|sus|cada) /iu, '')
  const found = mail(slots)
  return found === undefined ? undefined : { ...found, occasionName: occasion }
}
const before = '<lead> antes(?: (?:del?|de (?:la|los|las|su|cada)) <occasion=[^,;:()]{3,50}?>)?'

const overdue: CasePattern = {
  title: ['{one}: el {span:in} aún no; el {span:out}, sí', 'El aviso sale a los {span}, no antes'],
  type: 'Boundary',
  given: ['El caso de prueba empezó el {start} y nadie ha hecho nada desde entonces.'],
  steps: [
    'Abrir {mailbox} | {span:in} | Todavía no ha llegado nada.',
    'Abrir {mailbox} otra vez | {span:out} | Ha llegado exactamente {one}.',
  ],
}

const kept: CasePattern = {
  title: ['{things:many}: el {span:day-1} siguen; el {span:day+1}, no', 'Se conservan {span} y después desaparecen'],
  type: 'Boundary',
  given: ['{things:sing} de prueba: {origin} el {today}.'],
  steps: [
    'Buscar {things:sole} de prueba | {span:day-1} | La búsqueda lo encuentra; no falta ningún dato.',
    'Buscar otra vez {things:sole} de prueba | {span:day+1} | La búsqueda no encuentra nada.',
  ],
}
const keptClock: CasePattern = {
  ...kept,
  title: ['{things:many}: el {span:in} siguen; el {span:out}, no', 'Se conservan {span} y después desaparecen'],
  given: ['{things:sing} de prueba: {origin} el {start}.'],
  steps: [
    'Buscar {things:sole} de prueba | {span:in} | La búsqueda lo encuentra; no falta ningún dato.',
    'Buscar otra vez {things:sole} de prueba | {span:out} | La búsqueda no encuentra nada.',
  ],
}
const deleted =
  '(?:se (?:borran?|eliminan?|suprimen?|destruyen?|descartan?|borrarán?|eliminarán?|purgan?))(?: automáticamente| definitivamente| de forma automática| de forma definitiva| solos| solas)*'
const waited = '(?:al?|a los|a las|al cabo de|tras|después de|pasad[oa]s|transcurrid[oa]s|cuando pasan)(?: un[oa]?)?'
const changed =
  'se (?<change>cancelan?|anulan?|cierran?|archivan?|bloquean?|desactivan?|pausan?|publican?|liberan?|rechazan?|aprueban?|confirman?|anonimizan?|suspenden?)(?: automáticamente| definitivamente| de forma automática| solos| solas| sin más)*'
const turned: CasePattern = {
  title: ['{sole}: el {span:in} todavía no; el {span:out}, {done}', 'A los {span} queda {done}, no antes'],
  type: 'Boundary',
  technique: 'State transition',
  given: ['{sole} de prueba: {origin} el {start}.'],
  steps: [
    'Abrir {sole} de prueba | {span:in} | Sigue como al principio.',
    'Abrir otra vez {sole} de prueba | {span:out} | Está {done}.',
  ],
}
function turn(slots: Slots): Record<string, string> | undefined {
  const things = slots.words.get('things') ?? ''
  const sole = spanishForm(things, 'sole') ?? things
  const done = doneTo(slots.words.get('change') ?? '', sole)
  const began = (slots.words.get('began') ?? 'fecha de creación').replace(/^(?:el|la|los|las|su|que se) /iu, '')
  return done === undefined ? undefined : { sole, done, origin: began }
}
const inState = '<state=(?:reservad|bloquead|disponible|visible|activ|abiert|publicad|suspendid|pausad)(?:[oa]s?|s)?>'
const stays: CasePattern = {
  title: ['{sole}: {state} el {span:in}, ya no el {span:out}', 'Sigue así {span}, ni más ni menos'],
  type: 'Boundary',
  technique: 'State transition',
  given: ['{sole} de prueba: {state} desde el {start}.'],
  steps: [
    'Abrir {sole} de prueba | {span:in} | Sigue {state}.',
    'Abrir otra vez {sole} de prueba | {span:out} | Ya no está {state}.',
  ],
}

const origin = ({ words, values }: Slots, clock: boolean): Record<string, string> | undefined => {
  const short = values.get('span')?.measure
  const isClock = short === 'minute' || short === 'hour' || short === 'second'
  const began = (words.get('began') ?? 'fecha de creación').replace(/^(?:el|la|los|las|su|que se) /iu, '')
  return isClock === clock ? { origin: began } : undefined
}
const began =
  '(?: (?:desde|a partir de|a contar desde|contad[oa]s desde|después de|tras|de)(?:l)? <began=[^,;:()]{3,60}?>)?'
const things = '<things=(?:El|La|Los|Las|Un|Una|Cada) [^,;:()]{2,60}?>'
const keeps =
  '(?:se (?:conservan?|guardan?|mantienen?|almacenan?|retienen?)|permanecen?(?: (?:guardad[oa]s?|en [^,;:()]{3,30}))?|quedan? guardad[oa]s?)(?: durante| por| un máximo de| como máximo)*'
const gone =
  '(?:<stop>|, y |,? y )(?:después|luego|pasado (?:ese|este|dicho) (?:plazo|tiempo|periodo)|transcurrido (?:ese|este|dicho) (?:plazo|tiempo|periodo)|a partir de entonces|más tarde),? '

const sent = (said: string, example: string): PatternGroup['patterns'][number] => ({
  said,
  example,
  derive: mail,
  cases: [arrives],
})
const remind = (said: string, example: string): PatternGroup['patterns'][number] => ({
  said,
  example,
  derive: reminded,
  cases: [reminder],
})
const retained = (said: string, example: string, clockExample: string): PatternGroup['patterns'] => [
  { said, example, derive: (slots) => origin(slots, false), cases: [kept] },
  { said: `${said}()`, example: clockExample, derive: (slots) => origin(slots, true), cases: [keptClock] },
]

/** Messages sent in time, reminders, and what is kept for a time. */
export const deadlines: PatternGroup = {
  cue: 'segundo|minuto|hora|día|semana|mes|año',
  patterns: [
    sent(
      `${person} ${gets} ${message} ${within} <span>${afterwards}`,
      'El vecino recibe un correo de confirmación en menos de 5 minutos.',
    ),
    sent(
      `(?:${sends}) ${message} ${toPerson} ${within} <span>${afterwards}`,
      'Se envía un SMS al abonado en un máximo de 15 minutos desde la avería.',
    ),
    sent(
      `(?:Tras|Después de|Al) <cause=[^,;:()]{3,60}?>,? ${person.replace('(?:El|', '(?:el|').replace('La|', 'la|')} ${gets} ${message} ${within} <span>`,
      'Tras la compra, el cliente recibe un correo con las entradas en menos de 2 minutos.',
    ),
    remind(
      `${person} ${gets} ${message} ${before}`,
      'El paciente recibe un recordatorio por SMS 24 horas antes de la cita.',
    ),
    remind(
      `${before},? ${person} ${gets} ${message}`,
      'Dos días antes del vencimiento, el lector recibe un correo de aviso.',
    ),
    remind(
      `(?:${sends}) ${message} ${toPerson} ${before}`,
      'Se envía un recordatorio al alumno 2 horas antes de la clase.',
    ),
    remind(
      `${before},? (?:${sends}) ${message} ${toPerson}`,
      '24 horas antes de la cita se envía un SMS de recordatorio al paciente.',
    ),
    remind(
      `${toPerson.replace('(?:al|a la|a los|a las|a)', '(?:Al|A la|A los|A las)')} ${sends} ${message} ${before}`,
      'Al conductor se le envía un aviso 30 minutos antes del fin del estacionamiento.',
    ),
    remind(`(?:${sends}) ${message} ${before}`, 'Se envía un recordatorio 3 días antes de la fecha de devolución.'),
    {
      said: `Si (?:nadie|no se|el|la|los|las) [^,;:()]{3,80}? (?:en|durante|antes de|tras|pasad[oa]s|transcurrid[oa]s) <span>,? ${person} ${gets} ${message}`,
      example: 'Si nadie responde a la incidencia en 48 horas, el responsable recibe un aviso.',
      derive: mail,
      cases: [overdue],
    },
    {
      said: `Si (?:nadie|no se|el|la|los|las) [^,;:()]{3,80}? (?:en|durante|antes de|tras|pasad[oa]s|transcurrid[oa]s) <span>,? ${sends} ${message} ${toPerson}`,
      example: 'Si el revisor no contesta en 3 días, se envía un recordatorio al coordinador.',
      derive: mail,
      cases: [overdue],
    },
    ...retained(
      `${things} ${keeps} <span>${began}(?:${gone}se (?:borran?|eliminan?|suprimen?|destruyen?|anonimizan?|liberan?)(?: [^,;:()]{3,40})?)?`.replace(
        '<stop>|',
        '',
      ),
      'Las grabaciones se conservan durante 30 días y después se eliminan.',
      'El carrito se guarda durante 2 horas.',
    ),
    ...retained(
      `${things} ${keeps} <span>${began}<stop>(?:Después|Luego|Pasado ese (?:plazo|tiempo)|Transcurrido ese (?:plazo|tiempo)|A partir de entonces),? se (?:borran?|eliminan?|suprimen?|destruyen?|liberan?)(?: [^,;:()]{3,40})?`,
      'Los justificantes se guardan durante 5 años; pasado ese plazo se eliminan.',
      'Las fotos se conservan 48 horas. Después se borran.',
    ),
    ...retained(
      `${things} ${deleted} ${waited} <span>${began}`,
      'Los datos del candidato se eliminan a los 6 meses del cierre del proceso.',
      'Las fotos de prueba se borran a las 48 horas.',
    ),
    {
      said: `${things} ${changed} ${waited} <span>${began}`,
      example: 'Las reservas sin pagar se cancelan automáticamente a las 24 horas.',
      derive: turn,
      cases: [turned],
    },
    {
      said: `(?:Tras|Pasad[oa]s|Transcurrid[oa]s|Después de|A los|A las|Al cabo de) <span>(?: sin [^,;:()]{3,30})?${began},? <things=(?:el|la|los|las) [^,;:()]{2,60}?> ${changed}`,
      example: 'Pasados 7 días sin respuesta, la oferta se cierra automáticamente.',
      derive: turn,
      cases: [turned],
    },
    {
      said: `${things} ${changed} si [^,;:()]{5,70} (?:en|durante|pasad[oa]s|tras) <span>`,
      example: 'El expediente se cierra automáticamente si el ciudadano no aporta la documentación en 15 días hábiles.',
      derive: turn,
      cases: [turned],
    },
    {
      said: `(?:Si|Cuando) [^,;:()]{5,60} (?:en|durante|pasad[oa]s|tras) <span>,? <things=(?:el|la|los|las) [^,;:()]{2,60}?> ${changed}`,
      example: 'Si no se paga en 30 minutos, la reserva se anula automáticamente.',
      derive: turn,
      cases: [turned],
    },
    {
      said: `${things} se reservan? (?:durante|por)(?: un máximo de)? <span>(?: mientras [^,;:()]{3,50})?`,
      example: 'Las entradas se reservan durante 8 minutos mientras se completa el pago.',
      derive: ({ words }) => {
        const sole = spanishForm(words.get('things') ?? '', 'sole') ?? ''
        return { sole, state: `reservad${isFeminine(sole) ? 'a' : 'o'}` }
      },
      cases: [stays],
    },
    {
      said: `${things} (?:quedan?|están?|permanecen?|se mantienen?) ${inState} (?:durante|por)(?: un máximo de)? <span>(?: mientras [^,;:()]{3,50})?`,
      example: 'La plaza queda reservada durante 10 minutos.',
      derive: ({ words }) => ({ sole: spanishForm(words.get('things') ?? '', 'sole') ?? '' }),
      cases: [stays],
    },
    ...retained(
      `(?:Tras|Pasad[oa]s|Transcurrid[oa]s|Después de|A los|A las|Al cabo de) <span>${began},? <things=(?:el|la|los|las) [^,;:()]{2,60}?> ${deleted}`,
      'Pasados 90 días, los borradores se eliminan automáticamente.',
      'Transcurridas 12 horas, los códigos sin usar se eliminan.',
    ),
  ],
}
