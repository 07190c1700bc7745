import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const phone = '600 111 222'
/** "Alta con número de móvil; se confirma con un código de 6 cifras que llega por SMS." */
function confirmedByCode({ words, values }: Slots): CasePattern[] | undefined {
  const many = values.get('n')?.amount ?? 0
  if (!Number.isInteger(many) || many < 4 || many > 8) return undefined
  const act = (words.get('thing') ?? '').replace(/^(?:el|la) /iu, '').toLowerCase()
  const ending = act === 'registro' ? 'o' : 'a'
  const name = act === 'inscripción' ? 'la inscripción' : `el ${act}`
  const channel = words.get('how') ?? 'SMS'
  const byMail = /correo|mail/iu.test(channel)
  const by = byMail ? 'un correo' : 'un SMS'
  const [address, where] = byMail ? ['ana@example.test', 'dirección de correo'] : [phone, 'móvil']
  const code = '48291374'.slice(0, many)
  const open = `${capital(name)} no queda confirmad${ending}.`
  const done = `${capital(name)} queda confirmad${ending}.`
  const digits = words.get('unit') ?? 'cifras'
  const short = `${String(many - 1)} ${digits}`
  return [
    {
      title: [
        `${capital(name)} se confirma con las ${String(many)} ${digits} recibidas, no con ${String(many - 1)} ni ${String(many + 1)}`,
        `Solo el código recibido confirma ${name}`,
      ].map((title) => title.replace(/las (?=\d+ dígitos)/u, 'los ').replace('dígitos recibidas', 'dígitos recibidos')),
      type: 'Boundary',
      given: [`${capital(where)} de pruebas sin ${act} previ${ending}: ${address}.`],
      steps: [
        `Solicitar ${name} | ${address} | Llega ${by} con un código de ${String(many)} ${digits}; ${name} aún no está confirmad${ending}.`,
        `Introducir el código recibido sin la última cifra | Por ejemplo, ${code.slice(0, -1)} (${short}) | ${open}`,
        `Introducir el código recibido con una cifra de más delante | Por ejemplo, 9${code} (${String(many + 1)} ${digits}) | ${open}`,
        `Introducir el código recibido | Por ejemplo, ${code} (${String(many)} ${digits}) | ${done}`,
      ],
    },
  ]
}
const codeBy =
  '(?:se (?:confirma|verifica|valida|completa)|hay que confirmarl[oa]) con (?:un|el) (?:código|PIN)(?: de verificación)? de <n> <unit=cifras|dígitos> (?:que (?:llega|se recibe|se envía|recibe)|enviado|recibido) por <how=SMS|correo(?: electrónico)?|e-?mail>'

/** A code that is sent to somebody and confirms what they asked for. */
export const codes: PatternGroup = {
  cue: 'código|PIN',
  patterns: [
    {
      said: `<thing=Alta|Registro|Inscripción> con (?:el |un )?(?:número (?:de|del) (?:móvil|teléfono)(?: móvil)?|teléfono|móvil|correo(?: electrónico)?|e-?mail)(?:<stop>|, (?:y |que )?| y )${codeBy}`,
      example: 'Registro con correo electrónico; se verifica con un código de 5 dígitos enviado por correo.',
      cases: confirmedByCode,
    },
    {
      said: `<thing=(?:El|La) (?:alta|registro|inscripción)> ${codeBy}`,
      example: 'El registro se confirma con un código de 4 dígitos enviado por SMS.',
      cases: confirmedByCode,
    },
  ],
}
