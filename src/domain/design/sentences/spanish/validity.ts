import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { isFeminine, spanishForm } from './spanish-forms.ts'
import { can, must, only, shows, where } from './words.ts'

const thing = '<thing=(?:El|La|Los|Las|Un|Una|Cada|Toda?) [^,;:()]{2,60}?>'
const since =
  '(?: (?:desde|a partir de|a contar desde|contad[oa]s desde|después de|tras|de)(?:l)? (?:que se )?<began=[^,;:()]{3,50}?>)?'
const expires =
  '(?:caduca|caducan|caducará|expira|expiran|expirará|vence|vencen|deja de ser válid[oa]|dejan de ser válid[oa]s|deja de funcionar|pierde su validez|se invalida|queda anulad[oa])(?: automáticamente)?'
const behind = '(?:al?|a l[oa]s|al cabo de|tras|después de|pasad[oa]s|transcurrid[oa]s|en|cuando pasan)(?: un[oa]?)?'
const lasts =
  '(?:es válid[oa]|son válid[oa]s|está disponible|están disponibles|es vigente|vale|valen|sirve|tiene una validez de|tienen una validez de|tiene validez|funciona|está vigente)(?: (?:solo|sólo|únicamente))?(?: durante| por)?(?: l[oa]s)?(?: solo)?'
const once =
  '(?:(?:solo|sólo|únicamente) (?:se )?(?:puede|sirve|vale|es válid[oa])(?: (?<using>usar|utilizar|canjear|abrir|emplear|aplicar)(?:se)?)?(?: para)? (?:una (?:sola |única )?vez|un (?:solo )?uso)|es de un (?:solo|único) uso|(?:se )?(?:puede|es válid[oa]) (?:usar(?:se)?|utilizar(?:se)?)?(?: (?:solo|sólo|únicamente))? una (?:sola|única) vez)'
const gone = '(?:<stop>|, y |,? y | y entonces )'

/** How a thing of this name is used, and what is seen then. */
function used({ words }: Slots): Record<string, string> | undefined {
  const thing = words.get('thing') ?? ''
  const whole = spanishForm(spanishForm(thing, 'own') ?? thing, 'sing') ?? thing
  // "enlace A" stands for "enlace para restablecer la contraseña".
  const one = whole.replace(/ (?:para|que|con|por|enviad[oa]|recibid[oa]|generad[oa]) .*$/u, '')
  if (one.split(' ').length > 5) return undefined
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
const endsThen: CasePattern = { ...ends, steps: [ends.steps[0] ?? '', '{use} {art} B | {span:out} | {rest}.'] }
const endsMessage: CasePattern = {
  ...ends,
  steps: [ends.steps[0] ?? '', '{use} {art} B | {span:out} | Aparece {message}; no se guarda nada.'],
}
const usedOnce: CasePattern = {
  title: ['{one}: la primera vez sirve, la segunda no', 'La primera vez sirve, la segunda no'],
  type: 'Negative',
  given: ['{whole}: todavía sin usar y en plazo.'],
  steps: ['{use} {art} | Primera vez | {works}', '{use} {art} otra vez | Segunda vez | {beyond}'],
}

const failed =
  '<what=(?:intentos? (?:fallid[oa]s?|erróne[oa]s?|incorrect[oa]s?|fracasados?)|(?:errores|fallos)|(?:contraseñas|códigos|pines?|claves|respuestas|PIN) (?:erróne[oa]s?|incorrect[oa]s?|equivocad[oa]s?))(?: (?:seguid[oa]s|consecutiv[oa]s))?(?: (?:de|al|en|con) [^,;:()]{3,40})?(?: (?:seguid[oa]s|consecutiv[oa]s))?>'

/** What is entered wrong and right. */
function secret({ words }: Slots): Record<string, string> {
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

const lockCases: CasePattern[] = [
  {
    title: ['Con {count} fallos se bloquea, aunque después se acierte', '{count} fallos bloquean'],
    type: 'Negative',
    given: ['Todavía no ha habido ningún intento fallido.', '{right:cap}: {real}.'],
    steps: [
      'Introducir {count} veces seguidas {wrong} | {sample} | Todos los intentos se rechazan.',
      'Introducir {right} | {real} | Se rechaza: {thing} sigue bloquead{thing:o}.',
    ],
  },
  {
    title: ['Con {count-1} fallos todavía no se bloquea', 'Un fallo menos no bloquea'],
    type: 'Boundary',
    given: ['Todavía no ha habido ningún intento fallido.', '{right:cap}: {real}.'],
    steps: [
      'Introducir {count-1} veces seguidas {wrong} | {sample} | Todos los intentos se rechazan.',
      'Introducir {right} | {real} | Se acepta; {thing} no está bloquead{thing:o}.',
    ],
  },
]
const lockEnds: CasePattern = {
  title: ['El bloqueo sigue el {span:in} y ha terminado el {span:out}', 'El bloqueo dura {span}'],
  type: 'Boundary',
  given: ['El bloqueo empezó el {start}.', '{right:cap}: {real}.'],
  steps: [
    'Introducir {right} | {span:in} | Se rechaza: {thing} sigue bloquead{thing:o}.',
    'Introducir otra vez {right} | {span:out} | Se acepta.',
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

const waits = (thing: string): CasePattern => ({
  title: ['El {span:in} todavía no; el {span:out}, sí', 'Antes de {span} no, después sí'],
  type: 'Boundary',
  given: ['La última vez fue el {start}.'],
  steps: [
    `Intentar pedir ${thing} | {span:in} | Todavía no se puede; no se envía nada.`,
    `Pedir ${thing} | {span:out} | Se admite.`,
  ],
})
const waitsAct: CasePattern = {
  ...waits(''),
  steps: ['Intentar {act} | {span:in} | Todavía no se puede; no cambia nada.', '{act} | {span:out} | Se admite.'],
}

/** How long something is valid, locked or open. */
export const validity: PatternGroup = {
  cue: 'segundo|minuto|hora|día|semana|mes|año|vez|uso|intento|errone|erróne|fallo|incorrect|veces|bloque',
  patterns: [
    {
      said: `${thing} (?:${expires} ${behind}|${lasts}) <span>${since} y ${once}`,
      example: 'El enlace para restablecer la contraseña caduca a las 24 horas y solo se puede usar una vez.',
      derive: used,
      cases: [ends, usedOnce],
    },
    {
      said: `${thing} ${once} y (?:${expires} ${behind}|${lasts}) <span>${since}`,
      example: 'El código de invitación solo sirve una vez y caduca a los 7 días.',
      derive: used,
      cases: [ends, usedOnce],
    },
    {
      said: `${thing} (?:${expires} ${behind}|${lasts}) <span>${since}${gone}(?:(?:si se (?:usa|abre|utiliza) )?(?:después|luego|pasado ese (?:plazo|tiempo)|transcurrido ese (?:plazo|tiempo)|más tarde|a partir de entonces|al abrirlo después),? )?${shows} <message>${where}`,
      example: 'El enlace de invitación caduca a los 3 días. Después se muestra «El enlace ha caducado».',
      derive: used,
      cases: [endsMessage],
    },
    {
      said: `${thing} (?:${expires} ${behind}|${lasts}) <span>${since}<stop>(?:Después|Luego|Pasado ese (?:plazo|tiempo)|Transcurrido ese (?:plazo|tiempo)|Más tarde|A partir de (?:entonces|ahí)),? <rest>`,
      example: 'La oferta es válida durante 15 días; pasado ese plazo figura como «Caducada».',
      derive: used,
      cases: [endsThen],
    },
    {
      said: `${thing} (?:${expires} ${behind}|${lasts}) <span>${since}`,
      example: 'El código caduca a los 10 minutos.',
      derive: used,
      cases: [ends],
    },
    {
      said: `${thing} ${once}`,
      example: 'El cupón de bienvenida es de un solo uso.',
      derive: used,
      cases: [usedOnce],
    },
    {
      said: `La sesión (?:se cierra|caduca|expira|finaliza|termina|se cerrará)(?: automáticamente)?(?: sola)? ${behind} <span> ${inactive}(?: y (?:se |hay que |es necesario |el usuario )[^,;:()]{3,70})?`,
      example: 'La sesión se cierra tras 20 minutos de inactividad.',
      cases: [idle],
    },
    {
      said: `(?:Tras|Después de|Pasad[oa]s|Con|A los|A las) <span> ${inactive},? (?:se cierra la sesión|la sesión (?:se cierra|caduca|expira|finaliza))(?: automáticamente)?(?: y [^,;:()]{3,70})?`,
      example: 'Tras 15 minutos sin actividad se cierra la sesión automáticamente.',
      cases: [idle],
    },
    {
      said: `(?:Tras|Después de|A los|Con|Al|A las) <count> ${failed},? <thing=(?:el|la|los|las|su) [^,;:()]{2,40}?> ${locked} (?:durante|por) <span>`,
      example: 'Tras 5 intentos fallidos, la cuenta se bloquea durante 15 minutos.',
      derive: secret,
      cases: [...lockCases, lockEnds],
    },
    {
      said: `(?:Tras|Después de|A los|Con|Al|A las) <count> ${failed},? ${locked} (?:durante <span> )?<thing=(?:el|la|su) [^,;:()]{2,40}?>`,
      example: 'Después de 3 códigos erróneos se bloquea el acceso.',
      derive: secret,
      cases: lockCases,
    },
    {
      said: `<thing=(?:El|La) [^,;:()]{2,40}?> ${locked} (?:durante|por) <span> (?:tras|después de|a los|con) <count> ${failed}`,
      example: 'La tarjeta se bloquea durante 24 horas tras 3 intentos fallidos.',
      derive: secret,
      cases: [...lockCases, lockEnds],
    },
    {
      said: `<thing=(?:El|La) [^,;:()]{2,40}?> ${locked} (?:tras|después de|a los|con) <count> ${failed}(?: (?:durante|por) <span>)?`,
      example: 'La cuenta se bloquea tras 5 intentos fallidos de inicio de sesión.',
      derive: secret,
      cases: lockCases,
    },
    {
      said: `(?:Tras|Después de|A los|Con|Al|A las) <count> ${failed},? <thing=(?:el|la|los|las|su) [^,;:()]{2,40}?> ${locked}(?: y [^;:()]{3,80})?`,
      example: 'Tras tres errores seguidos, la cuenta queda bloqueada.',
      derive: secret,
      cases: lockCases,
    },
    {
      said: `(?:Si|Cuando) (?:el usuario |la usuaria |el cliente |se )?(?:se )?(?:introduce|introducen|falla|escribe|teclea|equivoca)(?: mal)?(?: <what=[^,;:()]{2,40}?>)?(?: mal| incorrect[oa]| erróne[oa]| de forma incorrecta)? <count> veces(?: seguidas| consecutivas)?(?: mal)?,? <thing=(?:el|la|su) [^,;:()]{2,40}?> ${locked}(?: (?:durante|por) <span>)?`,
      example: 'Si se introduce mal el PIN 3 veces seguidas, la tarjeta queda bloqueada.',
      derive: secret,
      cases: lockCases,
    },
    {
      said: `(?:Un|Una|El|La) <thing=[^,;:()]{2,50}?> (?:${only} )?se ${can} (?:volver a )?(?:pedir|solicitar|reenviar|enviar|generar|hacer|repetir)(?: de nuevo| otra vez)? (?:pasad[oa]s|transcurrid[oa]s|después de|tras|al cabo de|cuando hayan pasado|a los|a las)(?: al menos)? <span>(?: desde [^,;:()]{3,40})?`,
      example: 'Un nuevo código se puede solicitar pasados 60 segundos.',
      cases: [waits('{thing:the}')],
    },
    {
      said: `(?:Hay que|Se ${must}|Es necesario) esperar(?: al menos)? <span> (?:para|antes de)(?: poder)? (?:(?:volver a )?<act=\\p{L}+r [^,;:()]{3,50}?>)(?: (?:de nuevo|otra vez))?`,
      example: 'Hay que esperar 30 segundos para volver a solicitar el código.',
      cases: [waitsAct],
    },
    {
      said: `No se ${can} (?:volver a )?<act=\\p{L}+r [^,;:()]{3,50}?>(?: de nuevo| otra vez)? (?:hasta (?:pasad[oa]s|transcurrid[oa]s|que (?:pasen|transcurran|hayan pasado))|antes de(?: que pasen)?)(?: al menos)? <span>(?: desde [^,;:()]{3,40})?`,
      example: 'No se puede volver a solicitar la ayuda hasta pasados 6 meses.',
      cases: [waitsAct],
    },
  ],
}
