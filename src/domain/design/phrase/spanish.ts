import { openStatement } from './open-statement.ts'
import { momentPhrases } from './moment-phrases.ts'
import { romanceContrary } from './romance-contrary.ts'
import type { PhraseBook } from './vocabulary.ts'
import { capital, counted, endless, listOf, lowered, sentence, shortened, withoutSameDay, valuesOf } from './text.ts'
import {
  q,
  list,
  numbers,
  the,
  of,
  field,
  bare,
  at,
  plural,
  numbered,
  eachWord,
  together,
  person,
  isPerson,
  isSituation,
  nth,
  observed,
  stateOf,
} from './spanish-grammar.ts'
import { spanishTitles } from './spanish-titles.ts'

export const spanishPhrases: PhraseBook = {
  ...momentPhrases.spanish,
  ...spanishTitles,

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
  choose: ({ thing }) =>
    `Elegir ${/(?<!\p{L})(?:fecha|día|inicio|fin)(?!\p{L})/iu.test(thing.words) ? the(thing) : `la fecha para ${the(thing)}`}`,
  useFirst: ({ thing }) => `Usar ${nth(thing, 'primer', 'primera')}`,
  useSecond: ({ thing }) => `Usar ${nth(thing, 'segundo', 'segunda')}`,
  triggerEvent: ({ event }) =>
    /^\p{L}+[aeií]r(?:se)?(?!\p{L})/u.test(event) ? event : `Reproducir el caso: ${lowered(endless(event))}`,
  openStep: () => 'Probar un ejemplo de esta regla',
  openSituation: ({ text }) => openStatement(text, 'es').situation,
  openOutcome: ({ text }) => sentence(observed(openStatement(text, 'es').outcome)),
  lookAgain: () => 'Probar un ejemplo de esta regla',
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
  refused: ({ value }) => `${value}: se rechaza; no se guarda nada.`,
  refusedWith: ({ value, message }) => `Aparece ${q(message)}; ${value} no se guarda.`,
  refusedCount: ({ count, thing }) => `Se rechaza; sigue habiendo ${count} ${numbered(count, thing)}.`,
  refusedCountWith: ({ message, count, thing }) =>
    `Aparece ${q(message)}; sigue habiendo ${count} ${numbered(count, thing)}.`,
  fileAdded: () => 'El archivo se añade y figura con su nombre.',
  fileRefused: () => 'El archivo se rechaza y no figura en la lista.',
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
  untested: ({ text }) => `Falta probar: «${shortened(endless(text), 160)}».`,
  decideOutcome: ({ text }) => `Por decidir: cómo se comprueba «${shortened(endless(text), 90)}».`,
  decideExample: () => 'El ticket no dice dónde se hace ni con qué datos; lo elige quien prueba.',
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
