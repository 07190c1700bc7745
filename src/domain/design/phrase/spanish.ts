import { momentPhrases } from './moment-phrases.ts'
import { romanceContrary } from './romance-contrary.ts'
import { lexiconOf, pattern } from '../understand/lexicon/lexicon.ts'
import type { Thing } from '../understand/rule.ts'
import type { PhraseBook } from './vocabulary.ts'
import {
  capital,
  counted,
  endless,
  listOf,
  lowered,
  sentence,
  firstSentence,
  shortened,
  withoutSameDay,
  valuesOf,
} from './text.ts'

const q = (text: string): string => `«${text}»`
const list = (items: string[]): string => listOf(items, 'y')
const numbers = 'ningún un dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ')
const determined = /^(?:el|la|los|las|un|una|unos|unas|su|sus|cada|este|esta|todo|toda|todos|todas|ningún|ninguna)\s/i

/** With the article of the ticket; a word the ticket uses without one is quoted as the name it is. */
function the({ words, label }: Thing): string {
  if (/^[«"“]/.test(words)) return words
  if (label || !determined.test(words)) return q(words)
  return words.charAt(0).toLowerCase() + words.slice(1)
}

const of = (text: string): string => (/^el\s/i.test(text) ? `del ${text.slice(3)}` : `de ${text}`)
const field = (name: string): string => the({ words: name, label: false })
const bare = ({ words }: Thing): string => capital(words.replace(/^(?:el|la|los|las|un|una|cada) /i, ''))
/** "a las 10:29:59", with a day in front "el 08/06/2026 a las 09:59:00". */
const at = (moment: string): string =>
  moment.includes(', ') ? `el ${moment.replace(', ', ' a las ')}` : `a las ${moment}`
/** The word up to its complement: "código" of "código de recogida", "paquetes pequeños" of "paquetes pequeños sin abrir". */
const head = /^.+?(?= (?:de|del|con|para|sin|en|por|que|al?) |$)/i
const singular = (word: string): string =>
  word
    .replace(/ones$/, 'ón')
    .replace(/([aeiouáéíóú][rlnd])es$/, '$1')
    .replace(/ces$/, 'z')
    .replace(/([aeiouáéíóú])s$/, '$1')
const plural = (word: string): string =>
  /[aeoáéó]$/.test(word)
    ? `${word}s`
    : /s$/.test(word)
      ? word
      : /z$/.test(word)
        ? word.replace(/z$/, 'ces')
        : /ón$/.test(word)
          ? word.replace(/ón$/, 'ones')
          : `${word}es`
const numbered = (count: string, thing: string): string => (count === '1' ? eachWord(thing, singular) : thing)
const eachWord = (text: string, change: (word: string) => string): string =>
  text.replace(head, (words) => words.split(' ').map(change).join(' '))
/** "a ni b" outside a negated sentence. */
const together = (words: string): string => words.replace(/ ni /g, ' y ')
/** Who signs in: one of "los socios" is a "socio". */
const person = (role: string): string =>
  role
    .replace(/^(?:el|la|un|una|cada) /i, '')
    .replace(/^quien(?:es)? tienen? el rol (?:de )?/i, '')
    .replace(/^quien /i, 'persona que ')
    .replace(/^(?:los|las) (.+)$/i, (_, words: string) => eachWord(words, singular))
const isPerson = (words: string): boolean =>
  pattern(
    `^(?:(?:el|la|los|las|un|una|cada) )?(?:${lexiconOf('es').cues.role})(?: (?!(?:de|del|con|para|por|a|al) )\\p{L}+){0,2}$`,
  ).test(words)
/** "con el carrito vacío" is a situation, not a clause that "que" can lead in. */
const isSituation = (condition: string): boolean =>
  /^(?:con|sin|tras|al|antes|después|durante|en|para|transcurrid|pasad)/i.test(condition)
/** "el primer código", "la segunda entrada": one of two of the same kind. */
function nth({ words, label }: Thing, masculine: string, feminine: string): string {
  const [, article = '', rest = words] = /^(el|la|los|las|un|una|unos|unas|cada) (.+)$/i.exec(words) ?? []
  if (label || article === '') return `${the({ words, label })} (${masculine} de los dos)`
  const one = /^(?:los|las|unos|unas)$/i.test(article) ? eachWord(rest, singular) : rest
  return /^(?:la|las|una|unas)$/i.test(article) ? `la ${feminine} ${one}` : `el ${masculine} ${one}`
}
const irregular: Record<string, [string, string]> = {
  ser: ['es', 'son'],
  estar: ['está', 'están'],
  tener: ['tiene', 'tienen'],
  poder: ['puede', 'pueden'],
  haber: ['hay', 'hay'],
  mostrar: ['muestra', 'muestran'],
  pedir: ['pide', 'piden'],
  mantener: ['mantiene', 'mantienen'],
  contener: ['contiene', 'contienen'],
  enviar: ['envía', 'envían'],
  incluir: ['incluye', 'incluyen'],
  cerrar: ['cierra', 'cierran'],
  seguir: ['sigue', 'siguen'],
  impedir: ['impide', 'impiden'],
  volver: ['vuelve', 'vuelven'],
  advertir: ['advierte', 'advierten'],
  ver: ['ve', 'ven'],
  ir: ['va', 'van'],
  dar: ['da', 'dan'],
  empezar: ['empieza', 'empiezan'],
  comenzar: ['comienza', 'comienzan'],
  recordar: ['recuerda', 'recuerdan'],
  devolver: ['devuelve', 'devuelven'],
  elegir: ['elige', 'eligen'],
  requerir: ['requiere', 'requieren'],
  sugerir: ['sugiere', 'sugieren'],
  contar: ['cuenta', 'cuentan'],
  encontrar: ['encuentra', 'encuentran'],
  reenviar: ['reenvía', 'reenvían'],
  continuar: ['continúa', 'continúan'],
  actuar: ['actúa', 'actúan'],
  renovar: ['renueva', 'renuevan'],
  aprobar: ['aprueba', 'aprueban'],
  comprobar: ['comprueba', 'comprueban'],
  resolver: ['resuelve', 'resuelven'],
  mover: ['mueve', 'mueven'],
  perder: ['pierde', 'pierden'],
  corregir: ['corrige', 'corrigen'],
  repetir: ['repite', 'repiten'],
  servir: ['sirve', 'sirven'],
  convertir: ['convierte', 'convierten'],
  transferir: ['transfiere', 'transfieren'],
  revertir: ['revierte', 'revierten'],
  obtener: ['obtiene', 'obtienen'],
  salir: ['sale', 'salen'],
  prever: ['prevé', 'prevén'],
}
const present = (verb: string, many: boolean): string =>
  irregular[verb.toLowerCase()]?.[many ? 1 : 0] ??
  `${verb.slice(0, -2)}${verb.endsWith('ar') ? 'a' : verb.endsWith('uir') ? 'ye' : 'e'}${many ? 'n' : ''}`
/** What a tester sees instead of what the ticket demands: "debe mostrar el total" is seen as "muestra el total". */
function observed(outcome: string): string {
  return outcome
    .replace(
      /(?<!\p{L})([Dd]ebe|[Dd]eben|[Dd]eberá|[Dd]eberán|tiene que|tienen que) (\p{Ll}*[aei]r)(se)?((?: [^,;.]*?)? y) (\p{Ll}*[aei]r)(?= (?:el|la|los|las|un|una|al|su|sus) )/gu,
      (_, must: string, verb: string, reflexive: string | undefined, between: string, second: string) =>
        `${must} ${verb}${reflexive ?? ''}${between} ${present(second, /n/.test(must.slice(-3)))}`,
    )
    .replace(
      /(?<!\p{L})([Dd]ebe|[Dd]eben|[Dd]eberá|[Dd]eberán|tiene que|tienen que) (\p{Ll}*[aei]r)(se)?(?!\p{L})/gu,
      (_, must: string, verb: string, reflexive?: string) =>
        `${reflexive === undefined ? '' : 'se '}${present(verb, /^(?:deben|deberán|tienen)/i.test(must))}`,
    )
}

/** Adjectives agree with the article of the control; a bare name is that of a button. */
function agreeing(control: string, adjective: string): string {
  const feminine = /^(?:la|las)\s/i.test(control)
  const many = /^(?:los|las)\s/i.test(control)
  return `${many ? 'están' : 'está'} ${feminine ? adjective.replace(/o$/, 'a') : adjective}${many ? 's' : ''}`
}
const appears = (control: string): string => (/^(?:los|las)\s/i.test(control) ? 'aparecen' : 'aparece')
function stateOf(control: string, state: 'hidden' | 'disabled' | 'shown', holds: boolean): string {
  if (state === 'disabled') return `${capital(control)} ${agreeing(control, holds ? 'deshabilitado' : 'habilitado')}.`
  return `${capital(control)} ${(state === 'shown') === holds ? '' : 'no '}${appears(control)}.`
}

export const spanishPhrases: PhraseBook = {
  ...momentPhrases.spanish,
  limitTitle: ({ thing, accepted, refused }) =>
    `${shortened(bare(thing), 34)}: ${[accepted.length === 0 ? '' : `${list(accepted)} sí`, refused.length === 0 ? '' : `${list(refused)} no`].filter((part) => part !== '').join(', ')}`,
  thresholdTitle: ({ thing, inside, outside }) =>
    `${shortened(bare(thing), 34)}: la regla se cumple con ${inside} y no con ${outside}`,
  lifetimeTitle: ({ thing, inside, outside }) =>
    `${shortened(bare(thing), 30)}: vale ${at(inside)}, ${at(withoutSameDay(outside, inside))} ya no`,
  lockTitle: ({ inside, outside }) =>
    `El bloqueo sigue ${at(inside)} y ha terminado ${at(withoutSameDay(outside, inside))}`,
  idleTitle: ({ inside, outside }) =>
    `Con actividad ${at(inside)} la sesión sigue; ${at(withoutSameDay(outside, inside))} ha terminado`,
  deadlineTitle: ({ outcome, due }) =>
    `${shortened(capital(observed(outcome)), due.includes(', ') ? 37 : 50)}: como tarde, ${at(due)}`,
  cutoffTitle: ({ thing, inside, outside }) =>
    `${shortened(bare(thing), 36)}: posible a las ${inside}, cerrado a las ${outside}`,
  aheadTitle: ({ thing, inside, outside }) => `${shortened(bare(thing), 30)}: ${inside} sí, ${outside} no`,
  attemptsTitle: ({ count }) =>
    count === 1
      ? 'Un solo fallo surte efecto aunque después se acierte'
      : `${capital(counted(count, numbers))} fallos seguidos surten efecto aunque después se acierte`,
  windowTitle: ({ count, period }) => `${String(count)} fallos, pero no dentro de ${period}: sin efecto`,
  attemptsEdgeTitle: ({ count }) =>
    `Tras ${count === 1 ? 'un fallo' : `${counted(count, numbers)} fallos`} y un acierto la cuenta empieza de nuevo`,
  formatTitle: ({ thing, good, count }) =>
    `${shortened(bare(thing), 30)}: ${good} se admite, ${counted(count, numbers)} parecidos se rechazan`,
  compositionTitle: ({ thing }) => `${shortened(bare(thing), 40)}: se rechaza si falta un tipo de carácter`,
  optionsTitle: ({ thing, values }) => `${shortened(bare(thing), 30)} ofrece ${shortened(list(values), 34)} y nada más`,
  initialTitle: ({ thing, value }) => `${shortened(bare(thing), 40)} empieza con ${value}`,
  requiredTitle: ({ field: name }) => `Sin ${shortened(lowered(name), 46)} no se guarda nada`,
  optionalTitle: ({ field: name }) =>
    `${shortened(capital(field(name)), 46)} ${/^(?:los|las)\s/i.test(name) ? 'pueden' : 'puede'} quedar en blanco`,
  messageTitle: ({ text }) => `Aparece ${q(shortened(text, 60))}`,
  visibilityTitle: ({ control }) => `${shortened(control, 40)} solo según la condición`,
  permissionTitle: ({ role }) => `${capital(shortened(person(role), 30))}: con este derecho sí, sin él no se ofrece`,
  audienceTitle: ({ thing, audience }) => `${capital(shortened(thing, 34))}: solo para ${shortened(audience, 34)}`,
  rightsTitle: ({ roles }) => `${shortened(list(roles), 50)}: qué se ofrece a cada rol`,
  statesTitle: ({ from, to }) => `De ${from} a ${to}`,
  noOtherStatesTitle: ({ thing }) => `${shortened(bare(thing), 40)}: ningún estado se salta ni se deshace`,
  resultTitle: ({ thing, results }) => `${shortened(bare(thing), 34)}: ${shortened(results.join(', '), 42)}`,
  sortTitle: ({ thing }) => `${shortened(bare(thing), 40)}: orden de tres registros`,
  pageTitle: ({ size }) => `${String(size)} registros llenan una página; el siguiente abre la segunda`,
  searchTitle: () => 'La búsqueda muestra lo que coincide y nada más',
  filtersTitle: ({ names }) =>
    names.length === 1
      ? `Filtro por ${shortened(names[0] ?? '', 60)}`
      : capital(`${shortened(list(names), 50)}: por separado y juntos`),
  uniqueTitle: ({ thing }) => `Segunda vez: sigue habiendo una sola entrada (${shortened(lowered(thing), 30)})`,
  noticeTitle: ({ channel }) => `${capital(channel)}: llega un único aviso con el contenido previsto`,
  reloadTitle: ({ outcome }) => `Tras recargar: ${shortened(lowered(observed(outcome)), 62)}`,
  sameTimeTitle: ({ outcome }) => `Al mismo tiempo: ${shortened(lowered(observed(outcome)), 60)}`,
  secretTitle: ({ words }) => `No se lee en ninguna parte: ${shortened(together(words), 50)}`,
  statusTitle: ({ condition, status }) =>
    `${capital(shortened(condition === '' ? 'petición incorrecta' : condition, 60))}: ${status}`,
  fileTypesTitle: ({ types }) => `${list(types)} se admiten; otros tipos de archivo, no`,
  wrongTypeTitle: ({ thing }) => `${shortened(bare(thing), 40)}: un texto en lugar de un número se rechaza`,
  roleAddressTitle: ({ action }) => `La dirección directa no da derecho: ${shortened(action, 42)}`,
  openTitle: ({ text }) => shortened(capital(observed(firstSentence(text))), 78),

  aboutEdges: () => 'Los dos lados del límite: el último valor admitido y el primero rechazado.',
  aboutTime: () => 'Un momento justo dentro del plazo y otro justo fuera.',
  aboutAttempts: () => 'Decide el número de fallos, y la cuenta empieza de nuevo tras un acierto.',
  aboutFormat: () => 'Cada valor rechazado incumple el formato en un solo punto.',
  aboutClosedList: () => 'La lista está completa y cerrada.',
  aboutRequired: () => 'Se deja en blanco un campo cada vez; todo lo demás está relleno.',
  aboutMessage: () => 'La situación muestra exactamente este texto.',
  aboutCondition: () => 'El estado antes de cumplirse la condición y el estado después.',
  aboutRoles: () => 'La misma acción con y sin el derecho a ella.',
  aboutStates: () => 'Un cambio de estado por paso.',
  aboutResult: () => 'Cada importe está calculado de antemano y se compara con el que aparece.',
  aboutOrder: () => 'Sin la regla, los registros saldrían en otro orden.',
  aboutTwice: () => 'El segundo intento no debe cambiar nada.',
  aboutNotice: () => 'La causa, el mensaje y su contenido.',
  aboutReload: () => 'Lo hecho se vuelve a leer después de una interrupción.',
  aboutSameTime: () => 'Dos personas actúan antes de ver lo que ha hecho la otra.',
  aboutSecret: () => 'Lo que debe quedar oculto se busca en la página y en su código fuente.',
  aboutRequest: () => 'Una petición con una sola particularidad.',
  aboutEffect: () => 'La acción y lo que produce.',
  aboutOpen: () => 'El criterio no dice cómo se mide.',

  formOpenUnless: ({ thing }) => `El formulario está bien relleno, salvo ${the(thing)}.`,
  todayIs: ({ date }) => `Hoy es ${date}.`,
  recordsExist: ({ count }) => `Existen exactamente ${String(count)} registros.`,
  countedFor: ({ holder }) => `El recuento es siempre para el mismo caso: ${holder}.`,
  thereAre: ({ count, thing }) => `Número inicial de ${thing}: ${count}.`,
  allStarted: ({ thing, time }) =>
    `Hay dos sin usar, con inicio ${at(time)}: ${eachWord(bare(thing), plural).toLowerCase() === bare(thing).toLowerCase() || thing.label ? the(thing) : lowered(/^(?:los|las)\s/i.test(thing.words) ? bare(thing) : eachWord(bare(thing), plural))}.`,
  lockedSince: ({ time }) => `Dos bloqueos iguales empezaron ${at(time)}.`,
  lastActivity: ({ time }) => `Hay sesión iniciada en dos navegadores; la última actividad en ambos fue ${at(time)}.`,
  noFailures: () => 'Aún no ha habido ningún intento fallido; se conoce el dato correcto.',
  messagesEmpty: ({ channel }) =>
    `Se pueden leer los mensajes del destinatario (${channel}); aún no ha llegado ninguno.`,
  twoSessions: () => 'Dos personas tienen abierto lo mismo en dos navegadores.',
  bothRoles: ({ roles }) => `Hay cuentas de prueba: ${list(roles)}.`,
  sampleRecords: ({ records }) => `Existen estos registros: ${records.join('; ')}.`,
  exampleBase: ({ amount }) => `El importe completo al que se aplica es de ${amount}.`,
  baseAmount: ({ of: base, amount }) => `${capital(base)}: ${amount}.`,
  inStatus: ({ thing, status }) => `El estado es ${status} (${the(thing)}).`,
  conditionFalse: ({ condition }) =>
    isSituation(condition)
      ? `Todavía no se da este caso: ${lowered(endless(condition))}.`
      : `Todavía no se cumple que ${lowered(endless(condition))}.`,
  conditionTrue: ({ condition }) =>
    isSituation(condition) ? `Caso: ${lowered(endless(condition))}.` : sentence(condition),
  recordWithSecret: ({ words }) => `Existe un registro con valores conocidos en: ${together(words)}.`,
  validRequest: ({ request }) => `Está preparada una petición ${request} válida en todos sus datos.`,
  pageOpen: () => 'La página correspondiente está abierta.',

  enter: ({ thing }) => `Introducir ${the(thing)}`,
  enterText: ({ thing, length }) => `Introducir ${length} en ${the(thing)}`,
  reachCount: ({ count }) => `Añadir hasta llegar a ${count}`,
  exceedCount: ({ count }) => `Intentar llegar a ${count}`,
  removeTo: ({ count }) => `Intentar bajar a ${count}`,
  addFile: ({ size }) => `Añadir un archivo de ${size}`,
  addFileType: ({ type }) => `Añadir un archivo ${type}`,
  enterBirthDate: ({ when }) =>
    ({
      today: 'Introducir la fecha de nacimiento de quien alcanza la edad hoy',
      tomorrow: 'Introducir la fecha de nacimiento de quien la alcanza mañana',
      adult: 'Introducir la fecha de nacimiento de quien supera la edad con claridad',
    })[when],
  choose: ({ thing }) => `Elegir ${the(thing)}`,
  useFirst: ({ thing }) => `Usar ${nth(thing, 'primer', 'primera')}`,
  useSecond: ({ thing }) => `Usar ${nth(thing, 'segundo', 'segunda')}`,
  triggerEvent: ({ event }) =>
    /^\p{L}+[aeií]r(?:se)?(?!\p{L})/u.test(event) ? event : `Reproducir el caso: ${lowered(endless(event))}`,
  openStep: () => 'Abrir el lugar correspondiente y observar el resultado',
  lookAgain: () => 'Abrir el lugar correspondiente y observar el resultado',
  checkArrival: () => 'Anotar la hora a la que aparece el resultado',
  failTimes: ({ count }) =>
    `Fallar ${counted(count, numbers)} veces seguidas con un dato erróneo`
      .replace('un veces', 'una vez')
      .replace(' seguidas con', count === 1 ? ' con' : ' seguidas con'),
  failAgain: () => 'Introducir un dato erróneo una vez más',
  failLater: ({ period }) =>
    `Esperar a que pasen ${period} desde el primer fallo e introducir otra vez un dato erróneo`,
  useRight: () => 'Intentarlo con el dato correcto',
  openOptions: ({ thing }) => `Desplegar las opciones ${of(the(thing))}`,
  pickOption: ({ thing }) => `Elegir un valor en ${the(thing)} y guardar`,
  sendForeign: ({ thing }) => `Usar un valor ajeno a la lista en ${the(thing)}`,
  openFresh: ({ thing }) => `Abrir por primera vez y mirar ${the(thing)}`,
  leaveEmpty: ({ field: name }) => `Guardar sin ${field(name)}`,
  fillIn: ({ field: name }) => `Rellenar ${field(name)} y guardar de nuevo`,
  bringAbout: ({ event }) => `Reproducir el caso: ${lowered(endless(event))}`,
  lookAt: ({ thing }) =>
    isPerson(thing)
      ? `Iniciar sesión como ${person(lowered(thing))} y abrir la página correspondiente`
      : `Mirar ${lowered(thing)}`,
  undo: ({ condition }) =>
    isSituation(condition)
      ? `Volver a la situación anterior (ya no ${lowered(endless(condition))})`
      : `Volver a la situación anterior, en la que no se cumple que ${lowered(endless(condition))}`,
  doAs: ({ action, role }) => `${action} como ${person(role)}`,
  openAs: ({ role }) => `Iniciar sesión como ${person(role)} y abrir el mismo lugar`,
  changeStatus: ({ to }) => `Cambiar el estado a ${to}`,
  lookAtChanges: ({ thing }) => `Mirar los cambios de estado que se ofrecen (${the(thing)})`,
  workOut: ({ thing }) => `Usar estos datos y leer el resultado: ${bare(thing)}`,
  calculate: ({ of: base }) => (base === '' ? 'Mostrar el cálculo' : `Mostrar el cálculo para ${base}`),
  openList: () => 'Abrir la lista',
  searchFor: () => 'Buscar la palabra',
  searchOther: () => 'Buscar la misma palabra en mayúsculas',
  setFilter: ({ name }) => `Filtrar por ${name} con un valor que solo tienen algunos registros`,
  clearFilter: ({ name }) => `Quitar el filtro por ${name}`,
  again: ({ step }) => `${capital(step)}, por segunda vez`,
  withRow: ({ prepared, step }) =>
    `Preparar: ${list(prepared.map(endless))}. Después: ${lowered(step.in(spanishPhrases))}`,
  changeSomething: () => 'Cambiar un valor en la página',
  triggerNotice: () => 'Provocar el hecho del que avisa el mensaje',
  saveFirstWith: ({ thing }) => `Guardar un primer registro con un valor en ${field(lowered(thing))}`,
  saveSecondWith: ({ thing }) => `Guardar un segundo registro con el mismo valor en ${field(lowered(thing))}`,
  doTimes: ({ step, count }) => `${step}: vez número ${String(count)}`,
  actInFirst: () => 'Hacer algo en el primer navegador',
  actInSecond: () => 'Hacer algo en el segundo navegador',
  tryWith: ({ thing }) => `Probar con ${lowered(thing)}`,
  doIt: ({ thing }) => `Realizar: ${thing}`,
  openMessages: ({ channel }) => `Abrir los mensajes del destinatario (${channel})`,
  reload: () => 'Recargar la página',
  both: ({ step }) => `Las dos personas, en el mismo instante: ${lowered(endless(step))}`,
  searchPage: ({ words }) => `Buscar en la página y en su código fuente: ${together(words)}`,
  sendWith: ({ request, name }) => `Enviar ${request} con este valor de ${name}`,
  sendRequest: ({ request, condition }) => (condition === '' ? `Enviar ${request}` : `Enviar ${request}: ${condition}`),
  selectControl: ({ control }) => `Pulsar ${control}`,
  useOwn: ({ words }) => words,
  resizeTo: ({ width }) => `Ajustar la ventana a ${width} de ancho`,
  openAddress: () => 'Abrir directamente la dirección de la acción',

  accepted: ({ value }) => `${value}: se admite y sigue igual tras recargar.`,
  acceptedCount: ({ count, thing }) => `Se admite; hay ${count} ${numbered(count, thing)}.`,
  refused: ({ value }) => `${value}: se rechaza; se conserva el valor anterior.`,
  refusedWith: ({ value, message }) => `Aparece ${q(message)}; ${value} no se guarda.`,
  refusedCount: ({ count, thing }) => `Se rechaza; sigue habiendo ${count} ${numbered(count, thing)}.`,
  refusedCountWith: ({ message, count, thing }) =>
    `Aparece ${q(message)}; sigue habiendo ${count} ${numbered(count, thing)}.`,
  fileAdded: () => 'El archivo se añade y figura con su nombre.',
  actionPossible: () => 'La acción se realiza y su resultado sigue ahí tras recargar.',
  noError: () => 'El paso se realiza sin mensaje de error.',
  actionRefused: () => 'La acción se rechaza; tras recargar nada ha cambiado.',
  actionRefusedWith: ({ message }) => `Aparece ${q(message)}; tras recargar nada ha cambiado.`,
  applies: ({ outcome }) => sentence(observed(outcome)),
  appliesNot: ({ outcome }) => romanceContrary(observed(outcome), 'es'),
  works: () => 'Funciona como de costumbre.',
  worksNoLonger: () => 'Ya no funciona; nada cambia.',
  shown: ({ text }) => sentence(`Aparece ${q(text)}`),
  changeShown: () => 'Aparece el valor nuevo.',
  changeKept: () => 'Sigue apareciendo el valor nuevo.',
  arrivedBy: ({ outcome, due, late }) =>
    `${sentence(observed(outcome))} Ocurre ${at(due)} o antes (${at(withoutSameDay(late, due))} ya sería tarde).`,
  arrivedBefore: ({ outcome, due }) =>
    `${sentence(observed(outcome))} Ocurre antes de las ${due.replace(/^(.+), (.+)$/, '$2 del $1')}; a esa hora ya sería tarde.`,
  own: ({ outcome }) => sentence(observed(outcome)),
  noneWorks: () => 'Todos los intentos se rechazan.',
  stillLocked: ({ outcome }) => `Tampoco sirve el dato correcto: ${lowered(endless(observed(outcome)))}.`,
  exactlyOffered: ({ values }) =>
    `Se ofrecen exactamente ${counted(values.length, numbers)} valores: ${values.join(', ')}.`,
  selectedIs: ({ value }) => `El valor inicial es ${value}.`,
  storedAs: ({ value }) => `Tras recargar se lee ${value}.`,
  valueRefused: ({ value }) => `${value} se rechaza y no se guarda.`,
  notSubmitted: ({ field: name }) => `No se guarda nada; se señala que falta ${field(name)}.`,
  submitted: () => 'Los datos se guardan y siguen ahí tras recargar.',
  controlIs: ({ control, state }) => stateOf(control, state, true),
  controlNow: ({ control, state }) => stateOf(control, state, false),
  allowed: ({ action }) => `Se puede ${lowered(endless(action))}.`,
  forbidden: ({ action }) => `No se puede ${lowered(endless(action))}; nada cambia.`,
  rights: ({ allowed, forbidden }) =>
    [
      allowed.length === 0 ? 'No se ofrece nada' : `Se ofrece: ${allowed.join('; ')}`,
      forbidden.length === 0 ? '' : `No se ofrece: ${forbidden.join('; ')}`,
    ]
      .filter((part) => part !== '')
      .join('. ') + '.',
  canSee: ({ thing }) => `Aparece ${lowered(thing)}.`.replace(/^Aparece (los|las) /, 'Aparecen $1 '),
  cannotSee: ({ thing }) =>
    `No aparece ${lowered(thing)}, ni con la búsqueda ni por su dirección.`.replace(
      /^No aparece (los|las) /,
      'No aparecen $1 ',
    ),
  statusIs: ({ status }) => `El estado es ${status}.`,
  onlyThese: ({ statuses }) =>
    statuses.length === 0 ? 'No se ofrece ningún cambio de estado.' : `Solo se puede elegir ${listOf(statuses, 'o')}.`,
  result: ({ thing, value, work }) => `${bare(thing)}: ${value}${work === '' ? '' : ` (${work})`}.`,
  order: ({ records }) => `El orden es ${records.join(', ')}.`,
  onePage: ({ size }) => `Los ${String(size)} registros están en una página; no hay segunda.`,
  secondPage: ({ size }) => `La página 1 tiene ${String(size)} registros; la 2, exactamente uno.`,
  found: ({ hits, misses }) => `Figuran ${list(hits)}; ${list(misses)} no figura.`,
  sameHits: () => 'Figuran los mismos registros.',
  filtered: ({ names }) =>
    `${names.length === 1 ? 'Solo figuran los registros que corresponden al filtro' : 'Solo figuran los registros que corresponden a los filtros'} ${list(names)}.`,
  oneOnly: ({ thing }) => `El segundo intento no añade nada; solo figura una entrada (${lowered(thing)}).`,
  oneMessage: ({ channel, content }) =>
    `Hay exactamente un mensaje nuevo (${channel})${content === undefined ? '' : `, que indica ${content}`}.`,
  stillThere: ({ outcome }) => sentence(observed(outcome)),
  oneWins: ({ outcome }) => sentence(observed(outcome)),
  nowhere: ({ words }) => `Ningún resultado para: ${together(words)}.`,
  requestAccepted: () => 'La petición se acepta con un estado de 200 a 299.',
  status: ({ status, code }) => `Estado ${status}${code === undefined ? '' : `; el código es ${code}`}.`,
  doneOnce: () => 'El efecto figura exactamente una vez.',

  clockCanBeSet: () => 'La hora del entorno de pruebas se puede fijar.',
  dateCanBeSet: () => 'La fecha del entorno de pruebas se puede fijar.',
  refusalTextOpen: () => 'El ticket no fija el texto del rechazo.',
  exampleAmounts: () => 'Los importes son ejemplos; sirven otros parecidos.',
  exampleRecords: () => 'Los registros son ejemplos que se pueden crear para la prueba.',
  decideOutcome: ({ text }) => `Por decidir: cómo se comprueba «${shortened(endless(text), 90)}».`,
  decideMeasure: ({ text }) => `Por decidir: con qué medida se comprueba «${shortened(text, 90)}».`,
  otherRole: ({ role }) => `Hay dos cuentas de prueba: una con el derecho (${person(role)}) y otra sin él.`,
  oppositeOpen: () => 'El ticket no describe el caso contrario; se supone que ocurre al revés.',
  otherSideOpen: ({ value }) => `El ticket no dice qué ocurre con ${value}; acordarlo y añadir el paso.`,
  readBack: () => 'Lo guardado se puede consultar.',
  parallel: () => 'Dos personas pueden actuar en el mismo segundo.',
  otherLanguage: () => 'El ticket está en un idioma que el diseñador integrado no redacta; se citan sus palabras.',

  noData: () => 'No hacen falta',
  fillerText: () => 'Ana lee un libro junto al lago y escribe a Luis ',
  characters: ({ text, count, unit }) => `${String(count)} ${numbered(String(count), unit)}: ${text}`,
  repeated: ({ sign, count, unit }) =>
    `${String(count)} ${numbered(String(count), unit)}: ${sign} escrito ${String(count)} ${count === 1 ? 'vez' : 'veces'}`,
  givenValues: ({ values }) => valuesOf(values, 'sí', 'no', ': '),
  leftEmpty: ({ field: name }) => `${bare({ words: name, label: false })}: en blanco`,
  date: ({ day, month, year }) => `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${String(year)}`,
  anyOther: () => 'persona sin ese derecho',
  bornOn: ({ date }) => `Fecha de nacimiento: ${date}`,
  needMissing: ({ need }) =>
    ({
      hasLetter: 'sin letras',
      hasCapital: 'sin mayúsculas',
      hasSmall: 'sin minúsculas',
      hasDigit: 'sin cifras',
      hasSpecial: 'sin caracteres especiales',
      noSpaces: 'con un espacio',
    })[need],
  shape: ({ fault }) =>
    ({
      fewer: 'un carácter de menos',
      more: 'un carácter de más',
      letter: 'un tipo de carácter equivocado',
      sign: 'con un guion',
      start: 'con otro comienzo',
    })[fault],
  priorityFor: ({ kind, word }) =>
    ({
      money: `Hay dinero en juego (${word})`,
      security: `Seguridad (${word})`,
      permissions: `Derechos de acceso (${word})`,
      dataLoss: `Se pueden perder datos (${word})`,
      irreversible: `No se puede deshacer (${word})`,
      privacy: `Datos personales (${word})`,
      failure: `Comportamiento ante fallos (${word})`,
      coreAction: `Acción cotidiana (${word})`,
      cosmetic: `Aspecto (${word})`,
      internal: `Interno (${word})`,
    })[kind],
  priorityOrdinary: () => 'Comportamiento corriente',
  prioritySide: ({ reason }) => `${reason}; al margen del recorrido principal`,
}
