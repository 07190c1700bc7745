import { indicative } from '../../understand/romance/moods.ts'
import { finiteVerb } from '../../understand/romance/verbs.ts'
import { isSpanishInfinitive, namesSpanishPeople, spanishForm } from './spanish-forms.ts'

/** What a clause asks a tester to do, and as whom. */
export interface Doing {
  act: string
  actor?: string
}

/** Verbs that tell a state; nobody can do them. */
const states =
  /^(?:ser|estar|haber|tener|existir|quedar|permanecer|figurar|faltar|coincidir|superar|contener|pertenecer|ser|poder|deber|durar|costar|valer|caducar|vencer|expirar|llegar|cumplir|aparecer|llevar|disponer|encontrar|exceder|alcanzar|fallar|bajar|ocurrir|terminar|empezar|pasar|necesitar|querer|recibir|perder|generar|producir|responder)$/u

const opened =
  /^(?:pedido|reserva|solicitud|factura|póliza|expediente|ficha|cuenta|incidencia|tarea|proyecto|curso|evento|anuncio|producto|artículo|perfil|carrito|cesta|oferta|parte|viaje|ruta|contrato|libro|préstamo|cita|partida|torneo|mensaje|documento|lista|informe|suscripción|bono|abono|cupón|plaza|aviso|alerta|parcela|lote|caja|envío|paquete|tarjeta|máquina|sensor|dispositivo|vehículo|habitación|mesa|clase|grupo|sala|pista|sesión|inscripción|multa|recibo|turno|equipo|entrada|billete|vuelo|tren|trámite|ayuda|beca|alumno|paciente|socio|cliente|usuario|empleado|proveedor|candidato)$/iu

/** What a tester does with the case in which a thing is in some state. */
export function tryOut(thing: string): string {
  const head = (spanishForm(thing, 'sing') ?? '').split(' ')[0] ?? ''
  return opened.test(head) ? `abrir ${thing} del` : 'hacer la prueba con el'
}

const generic = /^(?:el|la|un|una|los|las|cada) (?:usuari[oa]s?|personas?|client[ea]s?|compradora?|visitante)(?= )/iu

/** Verbs in the present or the subjunctive that the tables do not know: "anula", "anule" → "anular". */
function infinitiveOf(word: string): string | undefined {
  const plain = indicative(word, 'es')
  return finiteVerb(plain, 'es')?.infinitive
}

/** "Pulsar «Acepto» el pedido pasa a …": behind the name of the control the outcome begins. */
const runsOn = /^\p{L}+ [^«»]*«[^»]*» (?:el|la|los|las|se|pasan?|aparecen?|no) /iu

/** "el paciente anula la cita", "se anula la cita", "anular la cita" → "anular la cita". */
export function doing(written: string): Doing | undefined {
  const clause = written.trim()
  const words = clause.split(' ')
  const [first = '', second = '', ...others] = words
  if (isSpanishInfinitive(first.toLowerCase()))
    return states.test(first.toLowerCase()) || runsOn.test(clause) ? undefined : { act: own(clause) }
  if (/^se$/iu.test(first)) {
    const verb = infinitiveOf(second.toLowerCase())
    return verb === undefined || states.test(verb) ? undefined : { act: own([verb, ...others].join(' ')) }
  }
  if (/^no$/iu.test(first) && /^se$/iu.test(second)) {
    const verb = infinitiveOf((others[0] ?? '').toLowerCase())
    return verb === undefined || states.test(verb)
      ? undefined
      : { act: own(`continuar sin ${[verb, ...others.slice(1)].join(' ')}`) }
  }
  for (let at = 1; at < Math.min(words.length, 7); at += 1) {
    const word = (words[at] ?? '').toLowerCase()
    if (/^(?:de|del|que|con|a|al|en|por|para)$/u.test(word) && at === 1) return undefined
    const verb = infinitiveOf(word)
    if (verb === undefined || /^(?:el|la|los|las|un|una|de|del|con|por|para|su|al)$/iu.test(words[at - 1] ?? ''))
      continue
    const subject = words.slice(0, at).join(' ')
    const passive = /^(?<thing>(?:el|la|los|las|un|una|cada) .+) se$/iu.exec(subject)?.groups?.thing
    if (passive !== undefined && !states.test(verb))
      return { act: own([verb, passive, ...words.slice(at + 1)].join(' ')) }
    if (states.test(verb) || /(?:^| )(?:no|se)$/iu.test(subject)) return undefined
    if (!namesSpanishPeople(subject) && !generic.test(`${subject} `)) return undefined
    const behind = words.slice(at + 1).join(' ')
    const act = own(behind === '' ? verb : `${verb} ${behind}`)
    return generic.test(`${subject} `) && !/ (?:con|sin|de|del) /u.test(subject)
      ? { act }
      : { act, actor: spanishForm(subject, 'role') ?? subject }
  }
  return undefined
}

const own = (words: string): string => (spanishForm(words, 'own') ?? words).trim()

/** "el botón está activo" → "el botón no está activo". */
export function negated(clause: string): string | undefined {
  const second = clause.split(/ [ye] (?=[^«]*$)/u).slice(1)
  const isCompound = second.some((part) =>
    part.split(' ').some((word) => finiteVerb(word.toLowerCase(), 'es') !== undefined),
  )
  // "No sale hasta que alguien lo autoriza": what is denied is when it happens.
  if (/[,[]| (?:hasta que|salvo|excepto|mientras) /u.test(clause) || isCompound) return undefined
  const words = clause.split(' ')
  const found = words.findIndex((word, at) => {
    const before = words[at - 1] ?? ''
    return (
      !words.slice(0, at).some((one) => /^(?:que|si|cuando)$/iu.test(one)) &&
      !/^(?:el|la|los|las|un|una|de|del|con|por|para|su|al|en)$/iu.test(before) &&
      (finiteVerb(word.toLowerCase(), 'es') !== undefined ||
        // Behind the pronoun stands a verb, also where the lists do not know it.
        (/^se$/iu.test(before) && /^\p{Ll}{3,}[ae]n?$/u.test(word)))
    )
  })
  if (found < 0) return undefined
  const clitic = found > 0 && /^(?:se|le|les|lo|la|me)$/iu.test(words[found - 1] ?? '') ? found - 1 : found
  if (clitic > 0 && /^no$/iu.test(words[clitic - 1] ?? ''))
    return [...words.slice(0, clitic - 1), ...words.slice(clitic)].join(' ')
  const head = words.slice(0, clitic)
  const tail = words.slice(clitic)
  return [
    ...head,
    head.length === 0 ? 'No' : 'no',
    ...tail.map((word, at) => (at === 0 ? word.toLowerCase() : word)),
  ].join(' ')
}

/** The thing a state is about: "el pedido" of "el pedido está pagado". */
export function subjectOf(clause: string): string | undefined {
  const words = clause.split(' ')
  if (!/^(?:el|la|los|las|un|una)$/iu.test(words[0] ?? '')) return undefined
  const verb = words.findIndex(
    (word, at) =>
      at > 1 &&
      (finiteVerb(word.toLowerCase(), 'es') !== undefined || /^(?:está|están|ha|han|es|son)$/u.test(word)) &&
      !/^(?:el|la|los|las|un|una|de|del|con|por|para|su|al|en|a|sin)$/iu.test(words[at - 1] ?? ''),
  )
  if (verb < 2 || verb > 8) return undefined
  return words
    .slice(0, verb)
    .join(' ')
    .replace(/(?: (?:no|ya|todavía|aún|solo|se|le|les))+$/iu, '')
}

/** A message that a result sends, and to whom: "se envía un correo al cliente". */
export function sentMessage(outcome: string): { what: string; to: string; box: string } | undefined {
  const sent =
    /(?:se (?:le )?(?:envía|manda|notifica con) |reciben? |llega )(?<what>(?:un|una) (?:correo|e-?mail|SMS|mensaje|aviso|notificación|recordatorio|alerta|factura|confirmación|justificante|recibo)[^,;:()]{0,50}?)(?: a(?<art>l| la| los| las| su|) (?<to>[^,;:()]{2,40}?))?(?:$|,| y | con )/iu.exec(
      outcome,
    )?.groups
  if (sent?.what === undefined) return undefined
  const before = /(?:^|,? y )(?<who>(?:el|la|los|las) [\p{L} ]{3,50}?) reciben? /iu.exec(outcome)?.groups?.who
  const article = (sent.art ?? '').trim()
  const to = sent.to === undefined ? (before ?? '') : `${article === 'l' ? 'el' : article} ${sent.to}`.trim()
  return {
    what: sent.what,
    to,
    box: /SMS/u.test(sent.what)
      ? 'los SMS recibidos'
      : /correo|mail|factura/iu.test(sent.what)
        ? 'el buzón de correo'
        : 'los mensajes recibidos',
  }
}
