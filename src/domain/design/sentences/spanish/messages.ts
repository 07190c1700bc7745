import { finiteVerb } from '../../understand/romance/verbs.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { participleStem } from './results.ts'
import { isFeminine, isPluralNoun, spanishForm } from './spanish-forms.ts'
import { only } from './words.ts'

const kind = '(?:avisos?|correos?|e-mails?|emails?|SMS|mensajes?|notificaci(?:ón|ones)|alertas?|recordatorios?|boletín)'
const what = `<what=(?:(?:el|la|un|una|los|las) )?${kind}(?: (?:de|por|push) ?[^,;:()\\d]{0,40}?)?>`

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const the = (words: string): string =>
  /^\p{Lu}{2}/u.test(words)
    ? `el ${words}`
    : (spanishForm(words.charAt(0).toLowerCase() + words.slice(1), 'the') ?? words)
const of = (words: string): string => `de ${the(words)}`.replace(/^de el /u, 'del ')
/** "los avisos" → "aviso", "un SMS" → "SMS". */
const messageOf = ({ words }: Slots): string => spanishForm(words.get('what') ?? '', 'sing') ?? 'mensaje'
const none = (noun: string): string => spanishForm(noun, 'none') ?? noun
const single = (noun: string): string => `un${isFeminine(noun) ? 'a' : ''} únic${isFeminine(noun) ? 'a' : 'o'} ${noun}`

/** "Avería: aviso en menos de 15 minutos desde que el operador la registra". */
function arrival(slots: Slots): CasePattern[] | undefined {
  const { words } = slots
  const verb = finiteVerb(words.get('verb') ?? '', 'es')
  if (verb === undefined || verb.plural) return undefined
  const event = words.get('occasion') ?? ''
  const noun = messageOf(slots)
  const who = words.get('who')
  const isBefore = /menos|antes/iu.test(words.get('how') ?? '')
  const [last, late] = isBefore ? ['in', 'end'] : ['end', 'out']
  const seconds = /minuto|segundo/u.test(words.get('span') ?? '') ? ':00' : ''
  const [start, end] = [`{start}${seconds}`, `{span:${late}}${isBefore ? seconds : ''}`]
  const done = `${participleStem(verb.infinitive)}${isFeminine(event) ? 'a' : 'o'}`
  return [
    {
      title: [`${event}: ${noun} el {span:${last}} o antes`, `${capital(noun)} el {span:${last}} o antes`],
      type: 'Boundary',
      given: [
        ...(who === undefined ? [] : [`Sesión iniciada como ${spanishForm(who, 'role') ?? who}.`]),
        `Persona a la que corresponde ${the(noun)}; todavía no ha recibido ${none(noun)}.`,
      ],
      steps: [
        `${capital(verb.infinitive)} ${the(event)} | ${start} | ${capital(the(event))} figura como ${done}.`,
        `Mirar la hora a la que ha llegado ${the(noun)} | Límite: ${isBefore ? end : `{span:${last}}`} | Ha llegado ${single(noun)} el {span:${last}} o antes; el ${end} ya sería tarde.`,
      ],
    },
  ]
}

/** "Corte programado: aviso 48 horas antes del inicio": nothing a minute before that moment, one message behind it. */
function ahead(slots: Slots): CasePattern[] | undefined {
  const { words } = slots
  const occasion = words.get('occasion') ?? ''
  const place = (words.get('place') ?? '').replace(/^(?:el|la|los|las|su) /iu, '')
  if (/^(?:siempre|cada|solo|sólo|nunca)(?= |$)/iu.test(occasion)) return undefined
  const noun = messageOf(slots)
  const bare = occasion.replace(/^(?:El|La|Un|Una) /u, '')
  const is = isFeminine(occasion) ? 'registrada' : 'registrado'
  const day = /^(?:fecha|día|inicio|comienzo|principio|hora|salida|vencimiento|fin|final)/iu.test(place)
  return [
    {
      title: [`${capital(noun)} {lead} antes: {lead:early} no; {lead:late} sí`, `${capital(noun)} a su hora`],
      type: 'Boundary',
      given: [
        `${bare} ${is}; ${day ? place : `fecha y hora ${of(place)}`}: {event}.`,
        `Persona a la que corresponde ${the(noun)}; todavía no ha recibido ${none(noun)}.`,
      ],
      steps: [
        `Abrir los mensajes de esa persona | {lead:early} | No hay ${none(noun)}.`,
        `Abrir otra vez sus mensajes | {lead:late} | Hay ${single(noun)}, que trata de este caso: ${bare.charAt(0).toLowerCase()}${bare.slice(1)}.`,
      ],
      assume: ['Para la entrega se deja un margen de un minuto; el ticket no fija ninguno.'],
    },
  ]
}

/** "De 22:00 a 8:00 solo salen avisos de avería; los demás esperan hasta las 8:00." */
function quietHours(slots: Slots): CasePattern[] | undefined {
  const { words, values } = slots
  const [from, to, end] = ['from', 'to', 'clock'].map((name) => values.get(name)?.amount)
  // Only a night, which ends on the next day, and whose end is what the others wait for.
  if (from === undefined || to === undefined || from <= to || (end !== undefined && end !== to)) return undefined
  const noun = messageOf(slots)
  const topic = words.get('scope') ?? ''
  const [a, b] = [the(`${noun} A`), the(`${noun} B`)]
  const at = (minutes: number, next = false): string =>
    `${next ? '{tomorrow}' : '{today}'}, ${String(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`
  const night = to > 180 ? 180 : 0
  const other = `No es ${topic}`
  const given = [`Persona que recibe todo tipo de ${words.get('what') ?? noun}; hoy aún no ha recibido ${none(noun)}.`]
  const assume = [
    'El ticket no fija cuánto tarda una entrega: se deja un margen de un minuto.',
    'La hora del entorno de pruebas se puede fijar.',
  ]
  return [
    {
      title: [`De noche llega ${the(noun)} ${topic}; el otro espera a las {to}`, 'De noche solo llega lo urgente'],
      technique: 'Decision table',
      given,
      steps: [
        `Provocar ${a} | Es ${topic}; ${at(night, true)} | Llega ${a}.`,
        `Provocar ${b} | ${other}; ${at(night, true)} | No llega ${b}.`,
        `Abrir los mensajes de la persona | ${at(to - 1, true)} | ${capital(b)} sigue sin llegar.`,
        `Abrir los mensajes de la persona | ${at(to + 1, true)} | Ha llegado ${b}, una sola vez.`,
      ],
      assume,
    },
    {
      title: [
        `El ${noun} de las ${at(from - 1).slice(9)} sale; el de las {from} espera a las {to}`,
        'Principio de la espera',
      ].map((title) => title.replace(/^El (?=alerta|notificación)/u, 'La ')),
      type: 'Boundary',
      given,
      steps: [
        `Provocar ${a} | ${other}; ${at(from - 1)} | Llega ${a}.`,
        `Provocar ${b} | ${other}; ${at(from)} | No llega ${b}.`,
        `Abrir los mensajes de la persona | ${at(to - 1, true)} | ${capital(b)} sigue sin llegar.`,
        `Abrir los mensajes de la persona | ${at(to + 1, true)} | Ha llegado ${b}, una sola vez.`,
      ],
      assume,
    },
  ]
}

/** "con una dirección en la zona" → "sin ninguna dirección en la zona", "que tienen perro" → "que no tienen perro". */
function contrary(condition: string): string | undefined {
  // The contrary of two conditions or of a number takes more than one word.
  if (/ (?:y|e|o|u|ni) |\d|(?:más|menos) de/iu.test(condition)) return undefined
  const has = /^con (?<one>un|una) (?<rest>.+)$/iu.exec(condition)?.groups
  if (has !== undefined) return `sin ${has.one === 'un' ? 'ningún' : 'ninguna'} ${has.rest ?? ''}`
  if (/^con /iu.test(condition)) return condition.replace(/^con (?:el |la |los |las )?/iu, 'sin ')
  if (/^(?:que|quienes) no /iu.test(condition)) return condition.replace(/ no /iu, ' ')
  if (/^(?:que|quienes) /iu.test(condition)) return condition.replace(/ /u, ' no ')
  return undefined
}

/** Who alone gets a message: two people who differ in nothing else. */
function recipients(slots: Slots): CasePattern[] | undefined {
  const { words } = slots
  const noun = messageOf(slots)
  const condition = words.get('scope') ?? ''
  const other = contrary(condition)
  if (other === undefined) return undefined
  const who = words.get('who') ?? ''
  const isClause = condition.startsWith('que ') && isPluralNoun(who)
  const group = isClause ? `un${isFeminine(who) ? 'a' : 'o'} de ${who.toLowerCase()} ` : ''
  const one = spanishForm(who, 'sing') ?? 'persona'
  const [a, b] = [the(`${one} A`), the(`${one} B`)]
  const got = [
    `Abrir los mensajes de ${a} | ${capital(one)} A | Hay ${single(noun)}.`,
    `Abrir los mensajes de ${b} | ${capital(one)} B | No hay ${none(noun)}.`,
  ]
  const assume = [
    'Las dos personas tienen activado el mismo canal.',
    'Los mensajes se miran cuando el plazo de envío ya ha pasado.',
  ]
  const empty = `Ni ${a} ni ${b} tienen ${none(noun)}.`
  // "con una dirección en la zona del corte": two addresses, and an event that concerns one of them.
  const area =
    /(?:direcci|domicili|viviend|inmueble|local).* (?:zona|área|barrio|sector|calle|tramo) (?:del?|de la) (?<event>[\p{L}]+)$/iu.exec(
      condition,
    )?.groups?.event
  if (area !== undefined)
    return [
      {
        title: [`${capital(noun)} solo en la zona: ${a} sí, ${b} no`, 'Solo se avisa en la zona'],
        technique: 'Equivalence partitioning',
        given: [`${capital(one)} A: Calle Olmo 4. ${capital(one)} B: solo Avenida del Río 20.`, empty],
        steps: [
          `Registrar ${spanishForm(area, 'one') ?? area} que afecta solo a la Calle Olmo | Zona: Calle Olmo | ${capital(the(area))} figura con esa zona.`,
          ...got,
        ],
        assume,
      },
    ]
  return [
    {
      title: [`${capital(noun)}: ${a} sí, ${b} no`, `Solo recibe ${the(noun)} quien cumple la condición`],
      technique: 'Equivalence partitioning',
      given: [`${capital(one)} A: ${group}${condition}. ${capital(one)} B: ${group}${other}.`, empty],
      steps: [`Provocar el envío ${of(noun)} | A y B | El sistema da el envío por hecho.`, ...got],
      assume,
    },
  ]
}

const byLink: CasePattern = {
  title: ['El enlace {place} da de baja sin iniciar sesión', 'La baja no pide iniciar sesión'],
  given: [
    'Ana (ana@example.test) y Luis (luis@example.test) están suscritos; Ana ha recibido {one} con el enlace de baja.',
    'No hay ninguna sesión iniciada en el navegador.',
  ],
  steps: ['Abrir el enlace de baja de Ana | ana@example.test | La baja queda hecha sin que se pida iniciar sesión.'],
  assume: ['El ticket no dice si la baja vale para todos los canales o solo para {one:the}.'],
}
const nothingMore: CasePattern = {
  ...byLink,
  title: ['El enlace {place} da de baja sin sesión y no llega nada más', 'Tras la baja no llega nada más'],
  steps: [
    ...byLink.steps,
    'Provocar el siguiente envío para Ana y Luis | Un aviso nuevo | Luis lo recibe.',
    'Abrir los mensajes de Ana | ana@example.test | No hay ningún mensaje posterior a la baja.',
  ],
}
const leaves = `(?:La )?(?:Baja|Darse de baja)(?: (?:de|del) [^,;:()]{3,40}?)?(?: se hace| es posible)? (?:con|mediante|desde|a través de|por medio de) (?:el|un) (?:enlace|vínculo|link|botón) <place=(?:del|de cada|incluido en el|incluido en cada) ${kind}>,? sin (?:necesidad de |tener que )?(?:iniciar sesión|identificarse|contraseña|autenticarse)`
const mailed = ({ words }: Slots): Record<string, string> => {
  const noun = (words.get('place') ?? '').split(' ').at(-1) ?? 'correo'
  return { one: spanishForm(noun, 'one') ?? noun, place: `del ${noun}` }
}

/** How soon a message arrives, who alone gets it, and how one stops it. */
export const messages: PatternGroup = {
  cue: 'aviso|correo|mail|SMS|mensaje|notificaci|alerta|recordatorio|boletín',
  patterns: [
    {
      said: `<occasion=(?:(?:El|La|Un|Una) )?\\p{L}[^,;:()\\d]{3,40}?>: ${what} <lead> antes (?:del|de la|de su|de) <place=[^,;:()\\d]{3,40}?>`,
      example: 'Revisión de la caldera: SMS 24 horas antes de la visita.',
      cases: ahead,
    },
    {
      said: `(?:De|Entre las|Desde las) <from>(?: horas)? (?:a|y las|hasta las) <to>(?: horas)?,? ${only} (?:salen|se envían|se mandan|llegan) <what=${kind}> <scope=(?:de|por) [^,;:()\\d]{3,40}?>(?:<stop>|, (?:y )?| y )(?:los|las|el resto de los|el resto de las|todos los|todas las) (?:demás|otros|otras|restantes|${kind}) (?:esperan|se retrasan|quedan pendientes|se guardan|salen más tarde|se aplazan) (?:hasta )?(?:a )?las <clock>`,
      example: 'Entre las 23:00 y las 7:30 solo se envían alertas de seguridad; las demás se aplazan hasta las 7:30.',
      cases: quietHours,
    },
    {
      said: `<occasion=(?:(?:El|La|Un|Una) )?\\p{L}[^,;:()\\d]{3,40}?>: ${what} (?<how>en menos de|antes de|en un máximo de|como máximo en|en|dentro de los?) <span> (?:desde que|a partir de que|después de que|tras que) (?:<who> )?(?:se|l[oa]s?) <verb=(?!produce|detecta|conoce|recibe|sabe)\\p{L}{3,16}>`,
      example: 'Incidencia: aviso en menos de 30 minutos desde que el técnico la confirma.',
      cases: arrival,
    },
    {
      said: `${only} (?:reciben?|recibirán?) ${what} <who=(?:los|las|el|la) [\\p{L}]+(?: [\\p{L}]+)?> <scope=(?:con|que) [^;:()]{4,90}?>`,
      example: 'Solo reciben el aviso los vecinos que tienen el contador en la calle afectada.',
      cases: recipients,
    },
    {
      said: `${only} <who=(?:los|las|el|la) [\\p{L}]+(?: [\\p{L}]+)?> <scope=(?:con|que) [^;:()]{4,90}?> (?:reciben?|recibirán?) ${what}`,
      example: 'Solo los socios con una vivienda en la zona de la obra reciben la notificación.',
      cases: recipients,
    },
    {
      said: `${leaves}(?:<stop>|, (?:y )?| y )(?:a partir de (?:ahí|entonces|ese momento)|desde entonces|después) (?:ya )?no (?:llega|llegan|recibe|se recibe|se envía|se envían) (?:nada más|nada|más ${kind}|ningún ${kind} más)`,
      example: 'Baja mediante el enlace de cada boletín, sin identificarse; desde entonces no se envía nada más.',
      derive: mailed,
      cases: [nothingMore],
    },
    {
      said: leaves,
      example: 'Darse de baja es posible con el enlace del correo, sin necesidad de iniciar sesión.',
      derive: mailed,
      cases: [byLink],
    },
  ],
}
