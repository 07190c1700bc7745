import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { isFeminine, spanishForm } from './spanish-forms.ts'

const thing = '<thing=(?:El|La|Los|Las|Un|Una|Cada|Toda?) [^,;:()]{2,60}?>'
const since =
  '(?: (?:desde|a partir de|a contar desde|contad[oa]s desde|después de|tras|de)(?:l)? (?:que se )?<began=[^,;:()]{3,50}?>)?'
const expires =
  '(?:caduca|caducan|caducará|expira|expiran|expirará|vence|vencen|deja de ser válid[oa]|dejan de ser válid[oa]s|deja de funcionar|pierde su validez|se invalida|queda anulad[oa])(?: automáticamente)?'
const behind = '(?:al?|a l[oa]s|al cabo de|tras|después de|pasad[oa]s|transcurrid[oa]s|en|cuando pasan)(?: un[oa]?)?'
const lasts =
  '(?:es válid[oa]|son válid[oa]s|está disponible|están disponibles|es vigente|vale|valen|sirve|tiene una validez de|tienen una validez de|tiene validez|funciona|está vigente)(?: (?:solo|sólo|únicamente))?(?: durante| por)?(?: l[oa]s)?(?: solo)?'

/** How a thing of this name is used, and what is seen then. */
function used({ words }: Slots): Record<string, string> | undefined {
  const thing = words.get('thing') ?? ''
  const whole = spanishForm(spanishForm(thing, 'own') ?? thing, 'sing') ?? thing
  // "enlace A" stands for "enlace para restablecer la contraseña".
  const one = whole.replace(/ (?:para|que|con|por|enviad[oa]|recibid[oa]|generad[oa]) .*$/u, '')
  if (one.split(' ').length > 5) return undefined
  if (/ y (?:pasa|queda|se) /u.test(words.get('began') ?? '')) return undefined
  const began = (words.get('began') ?? '').replace(/^(?:su|el|la) /iu, '')
  const [use, works] = /^enlace|^link|^url|^vínculo/iu.test(one)
    ? ['abrir', 'Se abre.']
    : /^(?:código|pin|clave|contraseña|token)/iu.test(one)
      ? ['introducir', 'Se acepta.']
      : /^(?:oferta|presupuesto|invitación|propuesta|cotización)/iu.test(one)
        ? ['aceptar', 'Queda aceptada.'.replace('aceptada', isFeminine(one) ? 'aceptada' : 'aceptado')]
        : ['usar', 'Se admite.']
  const art = spanishForm(one, 'the') ?? one
  return {
    whole,
    pair: `${one} A y ${one} B${whole === one ? '' : ` (${whole})`}`,
    one,
    art,
    use,
    works,
    origin: began === '' ? `cread${isFeminine(one) ? 'as' : 'os'}` : began,
  }
}

const two = '{pair}: {origin} el {start}.'
const ends: CasePattern = {
  title: ['{one}: el {span:in} sirve; el {span:out}, no', 'Sirve hasta {span} después; luego ya no'],
  type: 'Boundary',
  given: [two],
  steps: ['{use} {art} A | {span:in} | {works}', '{use} {art} B | {span:out} | {beyond}'],
}

const failed =
  '<what=(?:intentos? (?:fallid[oa]s?|erróne[oa]s?|incorrect[oa]s?|fracasados?)|(?:errores|fallos)|(?:contraseñas|códigos|pines?|claves|respuestas|PIN) (?:erróne[oa]s?|incorrect[oa]s?|equivocad[oa]s?))(?: (?:seguid[oa]s|consecutiv[oa]s))?(?: (?:de|al|en|con) [^,;:()]{3,40})?(?: (?:seguid[oa]s|consecutiv[oa]s))?>'

/** What is entered wrong and right. */
function secret(slots: Slots): Record<string, string> {
  const own = secretOf(slots)
  // A code that was sent may have run out before the lock ends, so that each attempt takes a new one.
  return own['right'] === 'el código recibido'
    ? { ...own, attempt: 'Pedir un código nuevo e introducirlo', known: 'Para cada intento se pide un código nuevo' }
    : {
        ...own,
        attempt: `Introducir ${own['right'] ?? ''}`,
        known: `${(own['right'] ?? '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}: ${own['real'] ?? ''}`,
      }
}

function secretOf({ words }: Slots): Record<string, string> {
  const text = [words.get('what'), words.get('thing')].join(' ')
  if (/PIN/u.test(text))
    return { wrong: 'un PIN equivocado', sample: '0001', right: 'el PIN de la cuenta', real: '4827' }
  if (/código/iu.test(text))
    return { wrong: 'un código equivocado', sample: '000001', right: 'el código recibido', real: '482716' }
  return {
    wrong: 'una contraseña equivocada',
    sample: 'Prado-Azul-99',
    right: 'la contraseña de la cuenta',
    real: 'Prado-Azul-27',
  }
}

const locked =
  '(?:se bloquea|queda bloquead[oa]|se bloqueará|se bloquean|quedan bloquead[oa]s|queda suspendid[oa]|se suspende|se desactiva|no se permite (?:intentarlo|entrar)|se impide (?:el acceso|entrar))'

const lockCase: CasePattern = {
  title: ['Con {count-1} fallos todavía no se bloquea; con {count}, sí', 'Con {count} fallos se bloquea'],
  type: 'Boundary',
  given: ['Dos casos de prueba, A y B ({thing}), sin ningún intento fallido. {right:cap}: {real}.'],
  steps: [
    'Introducir {count-1:n} veces seguidas {wrong} en el caso A | {sample} | Todos los intentos se rechazan.',
    'Introducir {right} en el caso A | {real} | Se acepta; no hay ningún bloqueo.',
    'Introducir {count:n} veces seguidas {wrong} en el caso B | {sample} | Todos los intentos se rechazan.',
    'Introducir {right} en el caso B | {real} | Se rechaza: {thing} está bloquead{thing:o}.',
  ],
}
const lockEnds: CasePattern = {
  title: ['El bloqueo sigue el {span:in} y ha terminado el {span:out}', 'El bloqueo dura {span}'],
  type: 'Boundary',
  given: ['El bloqueo empezó el {start}.', '{known}.'],
  steps: [
    '{attempt} | {span:in} | Se rechaza: {thing} sigue bloquead{thing:o}.',
    '{attempt} otra vez | {span:out} | Se acepta.',
  ],
}
const idle: CasePattern = {
  title: ['Sin actividad, la sesión sigue el {span:in} y no el {span:out}', 'La sesión dura {span} sin actividad'],
  type: 'Boundary',
  given: ['Hay sesión iniciada en los navegadores A y B; en ambos, la última actividad fue el {start}.'],
  steps: [
    'Abrir otra página en el navegador A | {span:in} | La página se abre; la sesión sigue iniciada.',
    'Abrir otra página en el navegador B | {span:out} | La sesión está cerrada: hay que iniciarla de nuevo.',
  ],
}
const inactive =
  '(?:de inactividad|sin actividad|sin uso|sin usar[^,;:()]{0,30}|de inactividad del? (?:usuario|la usuaria)|inactiv[oa])'

/** How long something is valid, locked or open. */
export const validity: PatternGroup = {
  cue: 'segundo|minuto|hora|día|semana|mes|año|vez|uso|intento|errone|erróne|fallo|incorrect|veces|bloque',
  patterns: [
    {
      said: `${thing} (?:${expires} ${behind}|${lasts}) <span>${since}`,
      example: 'El código caduca a los 10 minutos.',
      derive: used,
      cases: [ends],
    },
    {
      said: `La sesión (?:se cierra|caduca|expira|finaliza|termina|se cerrará)(?: automáticamente)?(?: sola)? ${behind} <span> ${inactive}(?: y (?:se |hay que |es necesario |el usuario )[^,;:()]{3,70})?`,
      example: 'La sesión se cierra tras 20 minutos de inactividad.',
      cases: [idle],
    },
    {
      said: `(?:Tras|Después de|A los|Con|Al|A las) <count> ${failed},? <thing=(?:el|la|los|las|su) [^,;:()]{2,40}?> ${locked} (?:durante|por) <span>`,
      example: 'Tras 5 intentos fallidos, la cuenta se bloquea durante 15 minutos.',
      derive: secret,
      cases: [lockCase, lockEnds],
    },
    {
      said: `(?:Tras|Después de|A los|Con|Al|A las) <count> ${failed},? <thing=(?:el|la|los|las|su) [^,;:()]{2,40}?> ${locked}(?: y [^;:()]{3,80})?`,
      example: 'Tras tres errores seguidos, la cuenta queda bloqueada.',
      derive: secret,
      cases: [lockCase],
    },
  ],
}
