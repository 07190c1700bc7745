import type { KnownSentence } from './known-sentences.ts'

const dateSet = 'Poner la fecha del entorno de pruebas en el'
const quick = {
  steps: ['Pulsar {control} dos veces seguidas, lo más rápido posible | No hacen falta | {rest}.'],
}
const anonymous: Pick<KnownSentence, 'steps'> = {
  steps: [
    'Cerrar la sesión y abrir directamente la dirección de una página protegida | No hacen falta | No se ve la página protegida; se abre {page}.',
  ],
}
const cheap = {
  steps: [
    'Preparar una compra de {under} y leer el desglose | {under} | Se cobran también {fee}.',
    'Preparar una compra de {amount} y leer el desglose | {amount} | No se cobran {fee}.',
  ],
}
const downloads = {
  steps: ['Descargar {thing} en {item} | {item} | El archivo {item} se descarga y se abre sin errores.'],
}
const unaffected: Pick<KnownSentence, 'steps' | 'refuses'> = {
  steps: [
    'Leer {thing} y anotar lo que figura | No hacen falta | El dato queda anotado.',
    'Provocar {cause} | No hacen falta | Se produce {cause}.',
    'Recargar y leer de nuevo {thing} | No hacen falta | Figura lo mismo que antes.',
  ],
}
const search = {
  given: ['Existe un registro llamado «Kestrel».'],
  steps: [
    'Escribir en el buscador | {few} | Todavía no aparece ningún resultado.',
    'Escribir en el buscador | {enough} | Aparece «Kestrel».',
  ],
}
const rejectsLower: Pick<KnownSentence, 'given' | 'steps' | 'refuses'> = {
  given: ['Valor de partida de {thing}: {number}.'],
  steps: ['Intentar que {thing} baje más | No hacen falta | El valor sigue siendo {number}.'],
  refuses: true,
}
const fresh = { steps: ['Abrir la página por primera vez, sin tocar nada | No hacen falta | {whole}.'] }

export const spanishSentences: KnownSentence[] = [
  {
    said: '(?<thing>(?:Un|Una|El|La) [^,;:()]{2,40}?) (?:solo |sólo )?(?:se puede|puede) <verb> (?:solo |sólo )?una (?:sola )?vez\\. (?:Al|En el) segundo intento [^«“"]{3,40}<quoted>[^«“"]{0,30}',
    steps: [
      '{verb:inf} {thing} | No hacen falta | Se consigue.',
      'Intentarlo por segunda vez | No hacen falta | Aparece {quoted}; nada cambia.',
    ],
  },
  {
    said: '(?<thing>(?:Un|Una|El|La) [^,;:()]{2,40}?) (?:solo |sólo )?(?:se puede|puede) <verb> (?:solo |sólo )?una (?:sola )?vez',
    steps: [
      '{verb:inf} {thing} | No hacen falta | Se consigue.',
      'Intentarlo por segunda vez | No hacen falta | Se rechaza; nada cambia.',
    ],
  },
  {
    said: '(?<thing>(?:Un|Una|El|La|Cada) [^,;:()]{2,40}?) se puede <verb> (?:gratis|sin coste|gratuitamente) hasta <lead> antes (?:de la |de |del )<event>[.;,] (?:[Dd]espués|[Aa] partir de entonces|[Mm]ás tarde),? <rest>',
    given: ['Hay preparados dos casos iguales, ambos con inicio el {start}.'],
    steps: [
      '{verb:inf} el primero de los dos casos | {sooner} | Se consigue y no se cobra nada.',
      '{verb:inf} el segundo de los dos casos | {later} | {rest}.',
    ],
  },
  {
    said: 'Antes de (?:eliminar|borrar|suprimir) <thing>,? (?:se pide|aparece|se muestra|hay que dar) (?:una |la )?(?:confirmación|pregunta de confirmación)',
    steps: [
      'Elegir eliminar y no confirmar ({thing}) | No hacen falta | Sigue ahí, también tras recargar.',
      'Elegir eliminar y confirmar ({thing}) | No hacen falta | Ya no está, tampoco tras recargar.',
    ],
  },
  {
    said: 'Entre (?:dos|cada dos) <things> (?:deben?|tienen que|tiene que|han de) (?:pasar|transcurrir|mediar|haber) (?:al menos|como mínimo|por lo menos|un mínimo de) <gap>',
    given: ['Hay un primer registro con este momento: {first} ({things}).'],
    steps: [
      'Intentar añadir un segundo registro con este momento | {tooSoon} | El segundo registro se rechaza; solo queda el primero.',
      'Añadir un segundo registro con este momento | {due} | El segundo registro se guarda.',
    ],
  },
  {
    said: '(?:Aunque|Si) se (?:pulse|pulsa|haga clic|hace clic|toque|toca) (?:dos|varias) veces (?:seguidas )?(?:en |sobre )?(?:el botón )?(?<control><quoted>), <rest>',
    ...quick,
  },
  {
    said: '(?:Aunque|Si) se (?:pulse|pulsa|haga clic en|hace clic en|toque|toca) (?:el botón )?(?<control><quoted>) (?:dos|varias) veces(?: seguidas)?, <rest>',
    ...quick,
  },
  {
    said: '(?:Quien no (?:haya|ha) iniciado sesión|Un (?:usuario|visitante) (?:sin (?:iniciar )?sesión|no identificado|que no ha(?:ya)? iniciado sesión|anónimo)|Sin (?:haber iniciado |iniciar )?sesión,?) (?:es redirigido|será redirigido|se le redirige|se redirige|es enviado|se va) a <page>',
    ...anonymous,
  },
  {
    said: '<things> no (?:aparecen|figuran|se muestran|salen|cuentan|se incluyen|se tienen en cuenta) en (?<place>(?:el|la|los|las) [^,;:()]{3,50}?)',
    given: ['Existen un registro normal y otro de este tipo: {things:bare}.'],
    steps: ['Abrir {place} | No hacen falta | Figura el registro normal; el otro, no ({things:bare}).'],
  },
  {
    said: '<thing> (?:está|están|viene|vienen|aparece|aparecen) (?<state>[^,;:()]{5,40}?) (?:por defecto|de inicio|de entrada)',
    ...fresh,
  },
  { said: 'Por defecto,? <thing> (?:está|están|viene|vienen|aparece|aparecen) <state>', ...fresh },
  {
    said: '(?:La búsqueda|El buscador) (?:solo )?(?:empieza|comienza|se inicia|se lanza|busca|da resultados|muestra resultados) a partir del <count> (?:carácter|letra)',
    ...search,
  },
  {
    said: '(?:La búsqueda|El buscador) (?:solo )?(?:empieza|comienza|se inicia|se lanza|busca|da resultados|muestra resultados) a partir de (?:los )?(?<count>\\d|dos|tres|cuatro) (?:caracteres|letras)',
    ...search,
  },
  {
    said: '(?<thing>(?:El|La) [^,;:()]{3,50}?) nunca (?:puede|podrá|debe) bajar de (?<number>\\d{1,6}(?: ?€)?)',
    ...rejectsLower,
  },
  {
    said: '(?<thing>(?:El|La) [^,;:()]{3,50}?) nunca (?:puede|podrá|debe) (?:ser|quedar|estar)(?: en)? (?:negativ[oa]|números rojos)',
    given: ['Valor de partida de {thing}: 0.'],
    steps: ['Intentar que {thing} baje más | No hacen falta | El valor sigue siendo 0.'],
    refuses: true,
  },
  {
    said: 'A partir de <amount>(?: de (?:compra|pedido))?, (?<fee>(?:los|las) [^,;:()]{3,40}?)(?: de <price>)? (?:son gratuit[oa]s|son gratis|no se cobran|corren por cuenta [^,;:()]{3,40})',
    ...cheap,
  },
  {
    said: '<thing> (?:puede|pueden) (?:descargarse|exportarse|obtenerse|guardarse) (?:en|como) <list>',
    ...downloads,
  },
  { said: '<thing> se (?:puede|pueden) (?:descargar|exportar|obtener|guardar) (?:en|como) <list>', ...downloads },
  {
    said: '<thing> (?:caduca|vence|expira) el <date>(?: y .{5,90})?',
    steps: [
      `${dateSet} {dayBefore} y usar {thing} | {dayBefore} | Funciona como de costumbre.`,
      `${dateSet} {dayAfter} e intentar usar {thing} | {dayAfter} | Ya no funciona; nada cambia.`,
    ],
  },
  {
    said: '<thing> (?:es|son|está|están) (?:válid[oa]s?|vigentes?|disponibles?) hasta el <date>(?: inclusive)?',
    steps: [
      `${dateSet} {date} y usar {thing} | {date} | Funciona como de costumbre.`,
      `${dateSet} {dayAfter} e intentar usar {thing} | {dayAfter} | Ya no funciona; nada cambia.`,
    ],
  },
  {
    said: '(?:Que )?(?<cause>(?:[Ee]l|[Ll]a) (?:rechazo|anulación|cancelación|fallo|error|denegación) (?:de|del|en) [^,;:()]{3,50}?) no (?:debe )?(?:modifi(?:que|ca|car)|cambi(?:e|a|ar)|afect(?:e|a|ar)|alter(?:e|a|ar))(?: al? )? ?<thing>',
    ...unaffected,
  },
  {
    said: '(?:El (?:fichero|archivo) exportado|La exportación) (?:contiene|incluye|tiene|lleva) las columnas <rest>',
    steps: ['Exportar y abrir el archivo | No hacen falta | El archivo tiene las columnas {rest}.'],
  },
  {
    said: '(?:Todos l|L)(?:os (?:importes|precios|valores|totales)|as cantidades) se redondean (?:siempre )?(?:a dos decimales|al céntimo)',
    steps: [
      'Provocar un cálculo con este resultado sin redondear | 12,344 | Se muestra 12,34.',
      'Provocar un cálculo con este resultado sin redondear | 12,346 | Se muestra 12,35.',
    ],
  },
  {
    said: '<thing> (?:puede|pueden) (?<verb>anularse|cancelarse|modificarse|cambiarse|devolverse) (?:sin coste|sin cargo|sin gastos|gratis|gratuitamente) hasta <lead> antes(?: del? (?:la |los |las )?<event>)?[,;] (?:después|pasado ese plazo|a partir de entonces|más tarde),? <rest>',
    given: ['Hay dos casos iguales, con comienzo el {start}.'],
    steps: [
      '{verb:inf} {thing} en el primer caso | {sooner} | Se admite y no se cobra nada.',
      '{verb:inf} {thing} en el segundo caso | {later} | {rest}.',
    ],
  },
  {
    said: '(?<things>(?:Los|Las) [^,;:()]{3,50}?) (?:se muestran|aparecen|se listan|se presentan|figuran) (?:siempre )?(?:ordenad[oa]s )?(?:por(?: orden de)?|según) <key>',
    given: ['Hay al menos tres registros creados en otro orden: {things:bare}.'],
    steps: ['Abrir la lista y comparar el orden | No hacen falta | {whole}.'],
  },
  {
    said: '(?:En|Sobre) (?<place>(?:el|la|los|las) [^,;:()]{3,50}?) (?:figuran|figura|constan|consta|aparecen|aparece|se indican|se indica|se muestran|se muestra) <rest>',
    steps: ['Abrir {place} | No hacen falta | {whole}.'],
  },
  {
    said: '(?<who>(?:Los|Las|Cada) [^,;:()]{3,40}?) (?:solo|únicamente) (?:ven|ve|pueden ver|puede ver) <what> (?<own>de su propia|de su propio|de su|del propio) <unit>',
    given: ['Hay registros de su {unit} y registros de fuera.'],
    steps: [
      'Iniciar sesión como una de estas personas y abrir la lista: {who:bare} | No hacen falta | Figuran {what} de su {unit}; no figura ningún registro de fuera.',
    ],
  },
  {
    said: '(?<who>(?:El|La) [^,;:()]{3,40}?) puede (?<action>\\p{Ll}+r [^,;:()]{3,50}?) (?:en un plazo de|en el plazo de|dentro de|durante) <gap>[;,] (?:transcurrido|pasado) ese plazo,? <rest>',
    given: ['Hay dos casos iguales, con inicio el {first}.'],
    steps: [
      '{action} en el primer caso | {justBefore} | Se admite.',
      'Abrir el segundo caso, sin haber hecho nada | {justAfter} | {rest}.',
    ],
  },
  {
    said: '(?<things>(?:Los|Las) [^,;:()]{3,40}?) (?:superiores al|de más del|mayores del|por encima del) <percent> (?:debe|deben|los debe|las debe|tiene que|tienen que|han de) (?:aprobarl[oa]s|autorizarl[oa]s|validarl[oa]s|ser aprobad[oa]s por|ser autorizad[oa]s por|ser validad[oa]s por|aprobar|autorizar) <role>',
    steps: [
      'Guardar un caso con este valor: {things:bare} | {percent} | Es válido sin la aprobación ({role}).',
      'Guardar un caso con este valor: {things:bare} | {percentMore} | No es válido mientras falte la aprobación ({role}).',
    ],
  },
  {
    said: 'Entre las <from> y las <to>(?: horas)? no se (?:puede|pueden) (?<action>\\p{Ll}+r [^,;:()]{3,40})',
    steps: [
      '{action} a las {fromBefore} | {fromBefore} | Se admite.',
      'Intentar {action} a las {fromAfter} | {fromAfter} | No se admite; nada cambia.',
      'Intentar {action} a las {toBefore} | {toBefore} | No se admite; nada cambia.',
      '{action} a las {toAfter} | {toAfter} | Se admite.',
    ],
  },
  {
    said: '(?:Cada|Todo|Toda|Cualquier) (?:cambio|modificación) (?:en|de) <thing> (?:queda|se) (?:registrad[oa]|registra|guarda|anota) con <rest>',
    steps: [
      'Cambiar un dato y guardar: {thing} | No hacen falta | El cambio queda guardado.',
      'Abrir el registro de cambios: {thing} | No hacen falta | Figura ese cambio con {rest}.',
    ],
  },
  {
    said: '(?:Se envía|Llega) (?<what>un [^,;:()]{3,30}?) (?:al|a la|a los|a las) (?<who>[^,;:()]{3,30}?) (?<eve>el día anterior|la víspera|un día antes) (?:a|de)(?:l| la| los)? <event> a las <clock>',
    given: ['Momento fijado para la prueba ({event}): {start}.'],
    steps: [
      'Poner el reloj del entorno de pruebas en el {sooner} y abrir los mensajes recibidos ({who}) | {sooner} | Todavía no ha llegado nada.',
      'Poner el reloj del entorno de pruebas en el {later} y abrir los mensajes recibidos ({who}) | {later} | Ha llegado exactamente un mensaje nuevo: {what}.',
    ],
  },
  {
    said: '<thing> solo (?:es visible|aparece|se muestra|se ve) (?<where>(?:en|para) (?:el|la|los|las) [^,;:()]{3,50})',
    steps: [
      'Abrir un caso en el que se cumple: {where} | No hacen falta | Se ve {thing}.',
      'Abrir un caso en el que no se cumple: {where} | No hacen falta | No se ve {thing}.',
    ],
  },
  {
    said: 'Si <thing> no (?:responde|está disponible|contesta|funciona)(?: en <wait>)?, (?<message>(?:aparece|se muestra|se ve) [^;]*?<quoted>) y (?:no se pierde|no se pierden|se conserva|se conservan|se mantienen) <kept>',
    steps: [
      'Introducir datos, impedir que {thing} responda y continuar | No hacen falta | {message}.',
      'Revisar lo introducido | No hacen falta | Se conserva lo siguiente: {kept}.',
    ],
  },
  {
    said: 'Al guardar,? se comprueba (?:que|si) <thing> (?:no exista ya|no exista|no está repetid[oa]|ya existe|existe ya)[;,] (?:si existe|si ya existe|en ese caso|si es así),? no se guarda <rest>',
    given: ['Existe un registro con este valor ({thing}): PRUEBA-1.'],
    steps: [
      'Intentar guardar otro registro con el mismo valor ({thing}) | PRUEBA-1 | No se guarda {rest}.',
      'Guardar otro registro con un valor distinto ({thing}) | PRUEBA-2 | El registro se guarda.',
    ],
    refuses: true,
  },
  {
    said: '(?<lead><early>) antes (?:del |de la |de )(?<event>[^,;:()]{3,50}?),? (?<who>(?:el|la) [\\p{L}-]{3,30}) recibe (?<what>(?:un|una) [^;:()]{3,60})',
    given: ['Momento fijado para la prueba ({event}): {start}.'],
    steps: [
      'Poner el reloj del entorno de pruebas en el {sooner} y abrir los mensajes recibidos ({who:bare}) | {sooner} | Todavía no ha llegado nada.',
      'Poner el reloj del entorno de pruebas en el {later} y abrir los mensajes recibidos ({who:bare}) | {later} | Ha llegado exactamente un mensaje nuevo: {what}.',
    ],
  },
  {
    said: '(?:(?:Si|Cuando) <case>, )?(?:[Ss]e cobran?|se añaden?|cuesta) <rate> por (?:cada )?<unit>(?:,? (?:con un máximo de|hasta un máximo de|con un tope de) <cap>)?',
    given: ['Se da este caso: {case:ind}.'],
    steps: [
      'Hacer que se calcule el importe | 1 × {unit} | Se cobran {one}.',
      'Hacer que se calcule el importe | 3 × {unit} | Se cobran {three}.',
      'Hacer que se calcule el importe | {countBelow} × {unit} | Se cobran {sumBelow}.',
      'Hacer que se calcule el importe | {countAt} × {unit} | Se cobran {sumAt}.',
      'Hacer que se calcule el importe | {countAbove} × {unit} | Se siguen cobrando {sumAbove}.',
    ],
  },

  {
    said: '[Pp]or cada <unit>,? (?:se cobran?|se añaden?|se pagan?) <rate>(?:,? (?:con un máximo de|hasta un máximo de|con un tope de|como máximo) <cap>)?',
    given: ['Se da este caso: {case:ind}.'],
    steps: [
      'Hacer que se calcule el importe | 1 × {unit} | Se cobran {one}.',
      'Hacer que se calcule el importe | 3 × {unit} | Se cobran {three}.',
      'Hacer que se calcule el importe | {countBelow} × {unit} | Se cobran {sumBelow}.',
      'Hacer que se calcule el importe | {countAt} × {unit} | Se cobran {sumAt}.',
      'Hacer que se calcule el importe | {countAbove} × {unit} | Se siguen cobrando {sumAbove}.',
    ],
  },
]
