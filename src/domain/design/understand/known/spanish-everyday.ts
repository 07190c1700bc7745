import type { KnownSentence } from './known-sentences.ts'

const clockSet = 'Poner el reloj del entorno de pruebas en'
const untilThen: KnownSentence['steps'] = [
  `${clockSet} {justBefore} y mirar ({things:bare}) | {justBefore} | La entrada sigue ahí.`,
  `${clockSet} {justAfter} y mirar ({things:bare}) | {justAfter} | La entrada ya no está.`,
]
const possibleUntilThen: KnownSentence['steps'] = [
  `${clockSet} {justBefore} y probar: {verb} {things} | {justBefore} | Se puede hacer.`,
  `${clockSet} {justAfter} y probar otra vez: {verb} {things} | {justAfter} | Se rechaza; no cambia nada.`,
]
const second: KnownSentence['given'] = ['Existe una entrada con un valor conocido ({thing:bare}).']
const another = 'Crear una entrada con otro valor ({thing:bare}) | No hacen falta | La entrada queda guardada.'
const message: KnownSentence['steps'] = [
  'Provocarlo y apuntar la hora: {event:bare} | No hacen falta | El paso se realiza sin mensaje de error.',
  'A los {wait}, abrir los mensajes recibidos ({who:bare}) | {wait} | Hay un único mensaje: {what}. Llegó como mucho {wait} después de la hora apuntada.',
]
const rows = '(?<rows>filas|líneas|registros|entradas|contactos|productos|direcciones)'
const fileOf = 'Importar un archivo con ese número de entradas válidas'

/** Sentences of every other ticket: what is unique, one's own, kept for a time, imported, sent in time. */
export const spanishEveryday: KnownSentence[] = [
  {
    said: '(?<thing>(?:El|La|Los|Las) [^,;:()]{2,50}?) (?<be>está|están|es|son|permanece|permanecen) (?<state>abiert[oa]s?|disponibles?|posibles?|visibles?) (?:cada año |solo )?del (?<opens>\\d{1,2}(?: de \\p{L}+)?) al (?<closes>\\d{1,2} de \\p{L}+)(?:,? (?:inclusive|ambos inclusive|ambos incluidos|\\(?ambos (?:inclusive|incluidos)\\)?))?\\. (?:Fuera|El resto|Antes y después)[^«“"]{0,70}<quoted>[^«]{0,30}',
    steps: [
      'Poner la fecha del entorno de pruebas en {opensBefore} y abrir {thing} | {opensBefore} | Aparece {quoted}.',
      'Poner la fecha del entorno de pruebas en {opensOn} y abrir {thing} | {opensOn} | {thing} {be} {state}.',
      'Poner la fecha del entorno de pruebas en {closesOn} y abrir {thing} | {closesOn} | {thing} {be} {state}.',
      'Poner la fecha del entorno de pruebas en {closesAfter} y abrir {thing} | {closesAfter} | Aparece {quoted}.',
    ],
  },
  {
    said: '(?<thing>(?:El|La|Los|Las) [^,;:()]{2,50}?) (?<be>está|están|es|son|permanece|permanecen) (?<state>abiert[oa]s?|disponibles?|posibles?|visibles?) (?:cada año |solo )?del (?<opens>\\d{1,2}(?: de \\p{L}+)?) al (?<closes>\\d{1,2} de \\p{L}+)(?:,? (?:inclusive|ambos inclusive|ambos incluidos|\\(?ambos (?:inclusive|incluidos)\\)?))?',
    steps: [
      'Poner la fecha del entorno de pruebas en {opensBefore} y abrir {thing} | {opensBefore} | {thing} no {be} {state}.',
      'Poner la fecha del entorno de pruebas en {opensOn} y abrir {thing} | {opensOn} | {thing} {be} {state}.',
      'Poner la fecha del entorno de pruebas en {closesOn} y abrir {thing} | {closesOn} | {thing} {be} {state}.',
      'Poner la fecha del entorno de pruebas en {closesAfter} y abrir {thing} | {closesAfter} | {thing} no {be} {state}.',
    ],
  },
  {
    said: '<thing> (?:debe|deben|tiene que|tienen que) ser únic[oa]s?[.;] (?:[Ss]i|[Ee]n caso|[Cc]uando|[Uu]n|[Uu]na) [^«“"]{0,60}<quoted>[^»”]{0,40}',
    given: second,
    steps: [
      'Crear una segunda entrada con el mismo valor ({thing:bare}) | No hacen falta | Aparece {quoted}; sigue habiendo una sola entrada con ese valor.',
      another,
    ],
    refuses: true,
  },
  {
    said: '<thing> (?:debe|deben|tiene que|tienen que) ser únic[oa]s?',
    given: second,
    steps: [
      'Crear una segunda entrada con el mismo valor ({thing:bare}) | No hacen falta | Se rechaza; sigue habiendo una sola entrada con ese valor.',
      another,
    ],
    refuses: true,
  },
  {
    said: '<role> (?:(?:solo|sólo|únicamente) (?:ve|ven|puede ver|pueden ver|puede consultar|pueden consultar|puede editar|pueden editar)|(?:ve|ven|puede ver|pueden ver|consulta|consultan) (?:solo|sólo|únicamente|solamente)) (?<things>(?:sus propi[oa]s [\\p{L}-]+|sus [\\p{L}-]+|l[oa]s [\\p{L}-]+ de sus [\\p{L}-]+|l[oa]s [\\p{L}-]+ (?:que tiene asignad[oa]s|asignad[oa]s a (?:él|ella|ell[oa]s))))',
    person: 'role',
    given: ['Existen dos cuentas de este tipo, cada una con sus propios datos ({role:bare}; {things}).'],
    steps: [
      'Entrar con la primera cuenta y abrir: {things} | No hacen falta | Se ve lo que es de la primera cuenta y nada de la segunda.',
      'Con la primera cuenta, abrir directamente la dirección de una entrada de la segunda | No hacen falta | Se deniega el acceso; no se ve nada de esa entrada.',
    ],
  },
  {
    said: '<things> (?:se conservan?|se guardan?|se mantienen?|se almacenan?|permanecen?|quedan? disponibles?|están? disponibles?) (?:disponibles? )?(?:durante )?<gap>(?:[.;] (?:[Dd]espués|[Ll]uego|[Pp]asado ese (?:plazo|tiempo)),? se (?:borran?|eliminan?|archivan?)[^,;:()]{0,40})?',
    given: ['Existe una entrada de este tipo del {begin} ({things:bare}).'],
    steps: untilThen,
  },
  {
    said: '<things> (?:se puede|se pueden) (?<verb>\\p{L}+r) (?:durante|en|dentro de(?: los)?) <gap>(?:[.;] (?:[Dd]espués|[Ll]uego|[Pp]asado ese (?:plazo|tiempo)),? [^,;:()]{3,60})?',
    given: ['Para la prueba, el plazo empieza el {begin}.'],
    steps: possibleUntilThen,
  },
  {
    said: `(?:La importación|El archivo|Un archivo|El fichero|Los archivos CSV|Un archivo CSV) [^,;:()]{0,60}?(?:hasta|como máximo|un máximo de|no más de) <most> ${rows}[^,;:()«“]{0,30}[.;] [^«“]{3,60}<quoted>[^»”]{0,40}`,
    steps: [
      `${fileOf} | {most} {rows} | Se importan todas: {most}.`,
      `${fileOf} | {mostMore} {rows} | Aparece {quoted}; no se importa nada del archivo.`,
    ],
  },
  {
    said: `(?:La importación|El archivo|Un archivo|El fichero|Los archivos CSV|Un archivo CSV) [^,;:()]{0,60}?(?:hasta|como máximo|un máximo de|no más de) <most> ${rows}[^,;:()«“]{0,30}`,
    steps: [
      `${fileOf} | {most} {rows} | Se importan todas: {most}.`,
      `${fileOf} | {mostMore} {rows} | El archivo se rechaza; no se importa nada de él.`,
    ],
  },
  {
    said: '(?<who>(?:El|La) [\\p{L}-]+(?: [\\p{L}-]+)?) recibe (?<what>(?:un|una) [^,;:()]{3,50}?) (?:en|dentro de) (?:los|las) <wait> (?:siguientes|posteriores) (?:a la|al|a cada) (?<event>[\\p{L}-]+(?: [\\p{L}-]+)?)',
    steps: message,
  },
  {
    said: '(?<who>(?:Un|Una) [^,;:()]{3,50}?) (?:ya )?no puede (?:iniciar sesión|entrar|acceder)(?: más)? y (?:ve|lee|recibe)(?: el mensaje)? <quoted>',
    steps: ['Iniciar sesión con una cuenta así ({who:bare}) | No hacen falta | Aparece {quoted}; no se entra.'],
    refuses: true,
  },
  {
    said: '<thing> (?:es válid[oa]|vale|caduca a las|es válid[oa] durante|tiene una validez de) (?:durante )?<gap> y (?:solo|sólo) (?:se puede|puede) (?:usar(?:se)?|utilizar(?:se)?|canjear(?:se)?|abrir(?:se)?) una (?:sola )?vez',
    given: ['Hay preparados dos sin usar, del {begin} ({thing:bare}).'],
    steps: [
      `${clockSet} {justBefore} y usar el primero | {justBefore} | Funciona.`,
      'Usar el mismo otra vez | No hacen falta | Se rechaza; no cambia nada.',
      `${clockSet} {justAfter} y usar el segundo | {justAfter} | Se rechaza; no cambia nada.`,
    ],
  },
  {
    said: 'La (?:nueva contraseña|contraseña nueva) no puede (?:ser (?:igual que|igual a|la misma que) la (?:anterior|antigua|actual)|coincidir con la (?:anterior|antigua|actual))',
    given: ['Se conoce la contraseña actual.'],
    steps: [
      'Escribir la contraseña actual como nueva y guardar | No hacen falta | Se rechaza; sigue valiendo la contraseña actual.',
      'Escribir otra contraseña como nueva y guardar | No hacen falta | Queda guardada y sirve para el siguiente inicio de sesión.',
    ],
    refuses: true,
  },
  {
    said: '<things> se ordenan? por (?<key>[^,;:()]{3,40}?)(?:, [^,;:()]{3,40}?)?,? y (?:se puede|se pueden|puede|pueden) filtrar(?:se)? por (?<filter>[^,;:()]{3,30}?) \\(<options>\\)',
    given: ['Hay una entrada con cada valor, creadas en otro orden ({filter}: {options}).'],
    steps: [
      'Abrir: {things} | No hacen falta | {things}: en orden por {key}.',
      'Filtrar por {filter}: {item} | {item} | Solo aparece la entrada con ese valor.',
      'Quitar el filtro | No hacen falta | Vuelven a aparecer todas las entradas.',
    ],
  },
  {
    said: '(?<who>(?:El|La|Un|Una|Los|Las|Cada) [^,;:()]{2,40}?) (?:puede|pueden) (?:crear|añadir|dar de alta), (?:editar|modificar|cambiar) y (?:eliminar|borrar|suprimir) <things>',
    given: ['Se ha entrado con una cuenta así: {who:bare}.'],
    steps: [
      'Crear una entrada ({things:bare}) | No hacen falta | La entrada sigue ahí tras recargar.',
      'Modificar la entrada | No hacen falta | El cambio sigue ahí tras recargar.',
      'Eliminar la entrada | No hacen falta | La entrada ya no está, tampoco tras recargar.',
    ],
  },
  {
    said: '(?<who>(?:El|La|Un|Una|Los|Las|Cada) [^,;:()]{2,40}?) (?:puede|pueden) (?:ver|consultar) <thing>,? pero no (?:puede |pueden )?(?<verb>editar|modificar|cambiar|eliminar|borrar|exportar)(?:l[oa]s?)?',
    given: ['Se ha entrado con una cuenta así: {who:bare}.'],
    steps: [
      'Abrir {thing} | No hacen falta | Se ve {thing}.',
      'Buscar una forma de {verb} algo | No hacen falta | No hay ninguna.',
      'Abrir directamente la dirección de esa acción | No hacen falta | Se rechaza; no cambia nada.',
    ],
  },
  {
    said: '(?<who>(?:El|La|Los|Las|Cada) [^,;:()]{2,40}?) (?:recibe|reciben) (?:cada día|todos los días|a diario|diariamente|cada semana) a las <clock> (?<what>(?:un|una) .{3,140}?)',
    steps: [
      `${clockSet} {clockBefore} y abrir los mensajes recibidos ({who:bare}) | {clockBefore} | Aún no ha llegado nada de ese día.`,
      `${clockSet} {clockAfter} y abrir los mensajes recibidos ({who:bare}) | {clockAfter} | Hay un único mensaje: {what}.`,
    ],
  },
  {
    said: '(?:Se admiten|Se aceptan|Se pueden hacer) (?<things>reservas|pedidos|inscripciones) (?:para|de) (?:hasta|como máximo|un máximo de) <most> (?<unit>personas|plazas|asistentes|niños|adultos)[.;] [^«“]{3,60}<quoted>[^»”]{0,30}',
    steps: [
      'Hacer una ({things}) | {most} {unit} | Se acepta.',
      'Hacer una ({things}) | {mostMore} {unit} | Aparece {quoted}; no se guarda nada.',
    ],
  },
  {
    said: '(?:Solo|Sólo|Únicamente) se puede (?:usar|utilizar|aplicar|canjear|indicar) (?:un|una) (?:único |única |solo |sola )?(?<thing>[\\p{L} -]{3,30}?) por (?<owner>[\\p{L} -]{3,30})',
    steps: [
      'Usar uno ({thing}, {owner}) | No hacen falta | Se acepta.',
      'Usar otro para lo mismo ({thing}, {owner}) | No hacen falta | Se rechaza; sigue valiendo el primero.',
    ],
    refuses: true,
  },
  {
    said: '(?<thing>(?:El|La|Los|Las) [^,;:()]{2,40}?) no se (?:aplica|aplican) a (?<others>[^,;:()]{3,60})',
    steps: [
      'Probar {thing} con: {others} | {others} | No se aplica.',
      'Probar {thing} con otra cosa | No hacen falta | Se aplica.',
    ],
  },
  {
    said: '(?<thing>(?:El|La|Los|Las|Cada) [^,;:()]{2,40}?) (?:carga|cargan|se abre|se abren|aparece|responde|se muestra) en (?:menos de |como máximo |un máximo de )?(?<span>\\d{1,3}(?:,\\d)? segundos?)',
    steps: ['Abrir {thing} y medir el tiempo hasta que se ve por completo | {span} | Tarda {span} como mucho.'],
  },
  {
    said: '(?:Hay que marcar|Se debe marcar|Es obligatorio marcar|Debe marcarse) (?:la casilla )?<quoted> (?:para|antes de) <rest>',
    given: ['Todo lo demás está rellenado.'],
    steps: [
      'Sin marcar {quoted}, continuar | No hacen falta | No se puede; no se envía nada.',
      'Marcar {quoted} y continuar | No hacen falta | Se puede.',
    ],
  },
  {
    said: '(?:Si no hay resultados|Si no se encuentra nada|Si la búsqueda no encuentra nada|Cuando no hay resultados),? (?:aparece|se muestra)(?: el mensaje| el aviso)? <quoted>',
    steps: ['Buscar algo que no existe | qqzzyy | Aparece {quoted}; la lista está vacía.'],
  },
  {
    said: '<thing> se puede cambiar entre (?<one>[\\p{L}-]+) y (?<other>[\\p{L}-]+)',
    steps: ['Cambiar a: {other} | {other} | Queda puesto: {other}.', 'Cambiar a: {one} | {one} | Queda puesto: {one}.'],
  },
  {
    said: '(?:El registro|El historial|La bitácora) (?:muestra|indica) quién (?:cambió|ha cambiado|modificó|ha modificado) (?:qué y cuándo|cada cosa y cuándo)',
    steps: [
      'Con una cuenta conocida, cambiar un valor y apuntar el valor antiguo, el nuevo y la hora | No hacen falta | El cambio queda guardado.',
      'Abrir el registro | No hacen falta | Hay una única entrada nueva, con esa cuenta, el valor cambiado y esa hora.',
    ],
  },
  {
    said: '(?:Al pedir|Al solicitar|Pedir|Solicitar) (?:un nuevo|una nueva) (?<thing>[\\p{L}-]+)(?:,)? (?:el|la) anterior (?:deja de (?:valer|funcionar)|queda invalidad[oa]|ya no vale)|(?:Un nuevo|Una nueva) (?<noun>[\\p{L}-]+) invalida (?:el|la) anterior',
    given: ['Hay un primero válido.'],
    steps: [
      'Pedir uno nuevo | No hacen falta | El paso se realiza sin mensaje de error.',
      'Usar el antiguo | No hacen falta | Ya no funciona.',
      'Usar el nuevo | No hacen falta | Funciona.',
    ],
  },
  {
    said: '<thing> (?:funciona|se puede usar|se puede utilizar) (?:también )?(?:sin conexión|sin Internet|sin internet|offline)(?: a Internet)?',
    steps: [
      'Cortar la conexión | No hacen falta | No aparece ningún mensaje de error.',
      'Usar {thing} como antes | No hacen falta | Todo va igual que con conexión.',
    ],
  },
  {
    said: '(?<who>(?:El|La|Un|Una|Los|Las|Cada) [^,;:()]{2,40}?) (?:puede|pueden) (?<verb>\\p{L}+[aei]r) (?<thing>(?:el|la|los|las|su|sus|un|una) [^,;:()]{2,40}?),? (?:mientras|siempre que) <rest>',
    person: 'who',
    given: ['Se ha entrado con una cuenta así: {who:bare}.'],
    steps: [
      'Con esta situación preparada, {verb} {thing}: {rest:ind} | No hacen falta | Se puede; el resultado sigue ahí tras recargar.',
      'Hacer que eso deje de cumplirse e intentarlo otra vez | No hacen falta | No se puede; no cambia nada.',
    ],
  },
]
