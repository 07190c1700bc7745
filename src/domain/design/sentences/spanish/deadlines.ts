import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { spanishForm } from './spanish-forms.ts'

const person = '<reader=(?:El|La|Los|Las|Cada|Quien|Un|Una) [^,;:()\\d]{2,40}?>'
const message =
  '<what=(?:(?:un|una|el|la) )?(?:correo|e-mail|email|SMS|mensaje|aviso|notificación|recordatorio|alerta|push|resumen|informe|boletín|confirmación|factura|código|encuesta|invitación|enlace|copia|justificante|recibo|comprobante|carta|llamada)[^,;:()]{0,60}?>'
const gets = '(?:recibe|reciben|recibirá|recibirán)'

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

const remind = (said: string, example: string): PatternGroup['patterns'][number] => ({
  said,
  example,
  derive: reminded,
  cases: [reminder],
})

/** Messages sent in time, reminders, and what is kept for a time. */
export const deadlines: PatternGroup = {
  cue: 'segundo|minuto|hora|día|semana|mes|año',
  patterns: [
    remind(
      `${person} ${gets} ${message} ${before}`,
      'El paciente recibe un recordatorio por SMS 24 horas antes de la cita.',
    ),
  ],
}
