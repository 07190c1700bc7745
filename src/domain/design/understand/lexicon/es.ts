import type { Lexicon } from './lexicon.ts'
import { verbsOf } from './verbs.ts'

const can = '(?:puede|pueden|podrá|podrán)'
const people =
  '(?:quien|rol|personas?|usuari[oa]s?|administrador(?:es|a|as)?|coordinaci[óo]n|gerentes?|clientes?|pacientes?|auditor(?:es|a|as)?|monitor(?:es|a|as)?|médic[oa]s?|agentes?|repartidor(?:es|a|as)?|vigilantes?|destinatari[oa]s?|titular(?:es)?|conductor(?:es|a|as)?|camarer[oa]s?|tutor(?:es|a|as)?|emplead[oa]s?|voluntari[oa]s?|moderador(?:es|a|as)?|autor(?:a|es)?|encargad[oa]s?|responsables?|alumn[oa]s?|profesor(?:es|a|as)?|docentes|padres|editor(?:es|a)?|invitad[oa]s?|operador(?:es|a)?|técnic[oa]s?|propietari[oa]s?|miembros?|soci[oa]s?|nadie)'

export const spanish: Lexicon = {
  decimal: ',',
  months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  numberWords: 'dos tres cuatro cinco seis siete ocho nueve diez once doce',
  ordinalWords:
    'primer[oa]? segund[oa] tercer[oa]? cuart[oa] quint[oa] sext[oa] séptim[oa] octav[oa] noven[oa] décim[oa]',
  ordinalEnd: 'º|ª|\\.º|\\.ª|er|ro|do|to',
  units: {
    percent: 'por ciento',
    pixels: 'px|píxeles',
    times: 'veces',
    characters: 'caracteres(?: alfanuméricos)?|carácter',
    digits: 'cifras?|dígitos?',
    letters: 'letras?(?: mayúsculas?)?',
    words: 'palabras?',
    second: 'segundos?|seg|s',
    minute: 'minutos?|min',
    hour: 'horas?|h',
    workday: 'días? (?:hábil(?:es)?|laborables?)',
    day: 'días?(?: naturales)?',
    week: 'semanas?',
    month: 'mes(?:es)?',
    year: 'años?',
    byte: 'bytes?',
    kilobyte: 'kb',
    megabyte: 'mb|megas?',
    gigabyte: 'gb',
  },
  bounds: {
    betweenBelow: ['(?:de(?:sde)? )?# (?:a|hasta) menos de #'],
    between: [
      'entre # y #',
      'de(?:sde)? # (?:a|hasta) #',
      'de # a #',
      'de(?:sde)? los # (?:a|hasta) los #',
      '# ?(?:-|–|a) ?#',
      '(?:al menos|como mínimo|mínimo) # y (?:como máximo|máximo|a lo sumo|no más de) #',
    ],
    atLeast: [
      '(?<=mínim[oa](?: \\p{L}+){0,4} )(?:es|será|son) (?:de )?#',
      '(?:no|ningún|ninguno|ninguna) (?:puede|pueden|debe|deben|podrá|podrán) (?:ser (?:inferior(?:es)? a|menor(?:es)? (?:que|de)|menos de)|bajar de|quedar por debajo de) #',

      '(?:al menos|como mínimo|por lo menos|mínimo(?: de)?|no menos de|un mínimo de|a partir del?(?: los| las)?|desde) #',
      '# (?:o más|como mínimo|o mayor(?:es)?|o superior(?:es)?|en adelante|hacia arriba|para arriba)(?! (?:de|que|a))',
      '(?:>=|≥) ?#',
    ],
    moreThan: [
      '(?:más (?:de|larg[oa]s? (?:que|de)|grandes? (?:que|de)|pesad[oa]s? (?:que|de)|antigu[oa]s? (?:que|de)|tarde de)|superior(?:es)? a|mayor(?:es)? (?:de|que|a)|(?:supera(?:n|r)?|exced(?:e|en|a)(?: de)?)(?: los| las| el)?|por encima de|>) #',
    ],
    atMost: [
      '(?:con un (?:tope|máximo) de|sin pasar de|sin superar(?: los)?) #',
      '(?<=máxim[oa](?: \\p{L}+){0,4} )(?:es|será|son) (?:de )?#',
      'no (?:puede|pueden|debe|deben) (?:[\\p{L}]+ ){0,2}más de #',
      '(?:como máximo|máximo(?: de)?|hasta(?: un máximo de)?|no más de|un máximo de|a lo sumo|no (?:puede |debe )?(?:superar|exceder|pasar)(?: de)?(?: los| las)?|límite de|máx\\.?(?: de)?|no (?:supera|excede)(?: los| las)?) #',
      '# (?:como máximo|o menos|máximo|a lo sumo)(?! de)',
      'máximo,? #',
      '(?:limitad[oa]s?|se limitan?) a #',
      '(?:caben|cabe|tiene capacidad para) #',
      '(?:solo|sólo) (?:puede|pueden) (?:tener|llevar|reservar|pedir|guardar|añadir) #',
      '(?:<=|≤) ?#',
    ],
    lessThan: [
      '(?:menos de|más (?:cort[oa]s? (?:que|de)|pequeñ[oa]s? (?:que|de))|inferior(?:es)? a|menor(?:es)? (?:de|que|a)|por debajo de|<) #',
    ],
    exactly: ['(?:exactamente|justo) #', '(?:debe|deben) (?:tener|contener) #'],
    step: ['en (?:pasos|múltiplos|incrementos|tramos|bloques) de #', 'de # en #', 'múltiplos? de #'],
  },
  cues: {
    age: 'años|edad|mayor(?:es)? de edad|menor(?:es)?',
    file: 'archivos?|ficheros?|fotos?|imágenes|imagen|documentos?|adjuntos?|subir|pdf|jpe?g|png|csv',
    wrong: 'erróne[oa]s?|incorrect[oa]s?|fallid[oa]s?|fallos?|inválid[oa]s?|intentos?|equivocad[oa]s?',
    lock: 'bloque\\p{L}*|suspend\\p{L}*',
    expire:
      'caduca(?:n)?|(?:funciona|sirve|vale)(?:n)? durante|vence(?:n)?|vigencia|válid[oa]s? (?:durante|por|hasta|#)|expira(?:n)?|se conserva(?:n)?|dura(?:n)?|reservad[oa]s? durante|permanece(?:n)? (?:activ|abiert|reservad|válid)[oa]s?|vale(?:n)? durante',
    within:
      'en menos de|en (?:un )?(?:plazo|máximo)(?: de)?|dentro de|antes de|en un máximo|a más tardar|como (?:mucho|máximo)|pasad[oa]s|en #',
    idle: 'sin actividad|inactiv\\p{L}*',
    notify:
      'correos?(?: electrónicos?)?|e-?mails?|sms|notificaci(?:ón|ones)(?: push)?|avisos?|mensajes? de texto|recordatorios?',
    required:
      'obligatori[oa]s?|requerid[oa]s?|imprescindibles?|hay que (?:poner|rellenar|indicar|introducir)l[oa]s?|no (?:puede|pueden) (?:quedar|estar) vací[oa]s?|exige',
    optional: 'opcional(?:es)?|voluntari[oa]s?|pueden? (?:quedar|dejarse) (?:vací[oa]s?|en blanco)',
    default:
      'por defecto|predeterminad[oa]|inicialmente|preseleccionad[oa]|de inicio|comienza(?:n)? (?:en|con|como)|empieza(?:n)? (?:en|con|como)',
    optionList: 'admite|opciones|valores|ofrece|elige entre|elegir entre|una? de|puede ser|canales|son',
    hidden: 'no (?:aparece|se muestra|está visible|es visible)(?:n)?|ocult[oa]s?|desaparece(?:n)?|se oculta(?:n)?',
    disabled: 'deshabilitad[oa]s?|desactivad[oa]s?|inactiv[oa]s?|no se puede (?:pulsar|seleccionar)|no disponible',
    shown: 'aparece(?:n)?|se muestra(?:n)?|visibles?|se ve(?:n)?|habilitad[oa]s?|activ[oa]s?|disponibles?',
    until: 'hasta que|salvo (?:si|que)|a menos que|excepto si',
    whole: 'números? enteros?|enter[oa]s?|sin (?:céntimos|decimales)|euros enteros|importes? enteros?',
    perPage: 'por página',
    newestFirst:
      'más recientes? (?:primero|arriba)|primero (?:el|la|los|las) más recientes?|por fecha|orden cronológico|descendente',
    alphabetical: 'alfabétic[oa](?:mente)?|orden alfabético|de la a a la z',
    sort: 'orden(?:ad[oa]s?|an?)?',
    search: 'busca(?:r|n|dor)?|búsqueda|encuentra',
    filter: 'filtr\\p{L}*',
    anyCase: 'sin distinguir (?:entre )?mayúsculas|mayúsculas (?:o|y) minúsculas|en mayúsculas o no',
    unique:
      'únic[oa]s?|una sola vez|solo una vez|dos veces|segunda vez|ya (?:existe|registrad[oa]|está en uso)|no se repite|no (?:se )?puede(?:n)? (?:repetir|duplicar)|duplicad[oa]s?|un solo uso',
    simultaneous:
      'al mismo tiempo|a la vez|simultáne\\p{L}*|dos (?:personas|usuarios|usuarias|pestañas|dispositivos|clientes)',
    persist:
      'recarg\\p{L}*|se conserva(?:n)?|se mantiene(?:n)?|se recuerda(?:n)?|recuerda|persist\\p{L}*|sigue(?:n)? ahí|volver a (?:entrar|iniciar)|guarda(?:n)? automáticamente|próxima (?:vez|visita)',
    offline: 'sin (?:conexión|red|internet)|se (?:corta|pierde) la conexión',
    never: 'nunca|jamás|ningún|ninguna|no|nadie|ni',
    refused:
      'rechaz\\p{L}*|no se (?:admiten?|permiten?|aceptan?|guardan?|puede)|deneg\\p{L}*|errores|error|prohibid[oa]|impide|no (?:se )?(?:puede|pueden)',
    says: 'mensaje|aviso|aparece|muestra|se lee|dice|error|indica|texto|ve(?:n)?|recibe',
    nothingElse: 'ningún otro|ninguna otra|nada más|no se puede (?:saltar|deshacer|volver)|solo esos',
    nextStatus: 'estados?|pasa(?:n)? (?:de|a)|cambia(?:n)? (?:de|a)|queda(?:n)?|de @ a @',
    or: 'o|u',
    roundUp: 'redonde\\p{L}* (?:hacia arriba|al alza|por exceso)|al alza',
    roundDown: 'redonde\\p{L}* (?:hacia abajo|a la baja|por defecto)|trunca\\p{L}*',
    round: 'redonde\\p{L}*',
    reduction: 'descuentos?|rebaj\\p{L}*|menos|deduc\\p{L}*|resta\\p{L}*|reducción',
    free: 'gratis|gratuit[oa]s?|sin (?:coste|cargo|gastos)',
    future: 'futur[oa]s?|posterior(?:es)?',
    past: 'pasad[oa]s?|anterior(?:es)?',
    ahead:
      'después de hoy|posterior(?:es)? a hoy|en el futuro|de antelación|con antelación|por adelantado|a partir de hoy|desde hoy',
    before: 'antes (?:de|del)',
    password: 'contraseñas?|clave|pin',
    vague:
      'rápid[oa]s?|rápidamente|intuitiv[oa]s?|fácil(?:mente)?|moderno|amigable|adecuad[oa]s?|razonable|un tiempo|importantes?|por definir|bonit[oa]',
    role: people,
    pick: 'elige|selecciona|marca|escoge',
    width: 'ancho|anchura|pantallas?|móvil|columnas?',
    per: 'por|cada|al|a la',
    weekday: 'domingos?|sábados?|lunes|martes|miércoles|jueves|viernes|festivos?|fines? de semana',
    cutoff: 'hasta (?:las|la)|antes de (?:las|la)|a más tardar a las|hasta',
    startsWith: '(?:empezar|empieza|empiece|comenzar|comienza) (?:por|con)',
    hasLetter: '(?:una|1) letra',
    hasCapital: '(?:una|1) (?:letra )?mayúscula',
    hasSmall: '(?:una|1) (?:letra )?minúscula',
    hasDigit: '(?:un|una|1) (?:número|cifra|dígito)',
    hasSpecial: '(?:un|1) (?:carácter especial|símbolo)',
    noSpaces: 'sin espacios|no (?:puede contener|contiene|admite) espacios',
  },
  shapes: {
    onlyRole: [
      `(?:solo|sólo|solamente|únicamente) (?<role>[^,;.:()]{2,70}?) ${can} (?<action>[^;.:]{3,140})`,
      `(?<no>nadie (?:salvo|excepto)) (?<role>[^,;.:]{2,60}?) ${can} (?<action>[^;.:]{3,140})`,
      `(?<role>[^,;.:]{2,70}?) ${can} (?<action>[^,;.:]{3,120}?)[,;]? (?:pero )?(?<others>[^,;.:]{2,50}?) no`,
      `(?<others>[^,;.:]{2,60}?) no ${can} (?<action>[^;.:]{3,140})`,
    ],
    visibleOnlyTo: [
      '(?<object>[^,;.:]{2,80}?) solo (?:es|son) visibles? para (?<role>[^;.:]{2,90})',
      '(?<object>[^,;.:]{2,80}?) solo (?:lo|la|los|las) ven? (?<role>[^;.:]{2,90})',
      'solo (?<role>[^,;.:]{2,70}?) (?:ve|ven|puede ver|pueden ver) (?<object>[^;.:]{2,90})',
      '(?<object>[^,;.:]{2,80}?) se muestran? solo a (?<role>[^;.:]{2,90})',
    ],
    neverShown: [
      '(?:nunca|jamás|no) (?:se muestran?|aparecen?|figuran?|contiene|menciona|incluye|muestra|revela) (?<secret>[^;.]{3,120})',
      '(?:ningún|ninguna) [\\p{L} ]{2,30} (?:menciona|muestra|contiene|incluye) (?<secret>[^;.]{3,120})',
      '(?<secret>[^,;.:]{3,80}?) (?:nunca|no) se (?:muestran?|ven|guardan?|registran?)',
      ', nunca (?<secret>[^;.]{3,100})',
    ],
    statusChange: ['de @ (?:a|pasa a) @', 'pasan? (?:de @ )?a @', 'quedan? (?:como |en )?@', 'estado @', 'a @'],
    defaultValue: [
      'por defecto,? (?:es |está )?(?<value>[^,;.]{1,50})',
      '(?:comienza|empieza)n? (?:en|con|como) (?<value>[^,;.]{1,50})',
      '(?:valor )?(?:predeterminado|inicial):? (?<value>[^,;.]{1,50})',
      '(?<value>[^,;.:]{1,40}?) por defecto',
    ],
    optionList: [
      '(?:admite|admiten|ofrece|ofrecen|opciones(?: son)?|valores(?: son)?|canales|puede ser|una? de(?: las siguientes| los siguientes)?|es|son|elige entre|elegir entre)[: ]+(?<list>[^;.]{5,300})',
      '^[^:]{2,40}: (?<list>[^;.]{5,200})',
    ],
    requiredFields: [
      '(?<fields>[^;.:]{2,160}?) (?:es|son) (?:obligatori[oa]s?|requerid[oa]s?|imprescindibles?)',
      '(?:es|son) (?:obligatori[oa]s?|imprescindibles?|necesari[oa]s?|obligatorio|preciso)(?: (?:indicar|rellenar|poner|introducir|elegir))? (?<fields>(?:el|la|los|las|su|un|una) [^;:]{2,160})',
      '(?<fields>[^;.:]{2,120}?) hay que (?:poner|rellenar|indicar|introducir)l[oa]s?(?: siempre)?',
      '(?<fields>[^;.:]{2,120}?),? imprescindibles?',
      '(?:campos )?obligatorios: (?<fields>[^;.]{3,160})',
      '(?<fields>[^;.:]{2,100}?) no pueden? (?:quedar|estar) vací[oa]s?',
      '(?:se )?exigen? (?<fields>[^;.:]{3,100})',
    ],
    optionalFields: [
      '(?<fields>[^;.:,]{2,120}?) (?:es|son) (?:opcional(?:es)?|voluntari[oa]s?)',
      '(?<fields>[^;.:,]{2,120}?) pueden? (?:quedar|dejarse) (?:vací[oa]s?|en blanco)',
      'opcionales: (?<fields>[^;.]{3,120})',
    ],
    conditionFirst: [
      '^(?<condition>a partir del? [\\uE000-\\uE7FF](?: (?:del?|de la) \\p{L}+)?),? (?<main>(?:el|la|los|las|no|se|un|una|ningún\\p{L}*|hay|es) .{1,400})$',
      '^solo si (?<condition>[^,]{3,120}), (?<main>.{1,300})$',
      '^(?:si|cuando|una vez que|en cuanto|tan pronto como|apenas|mientras|siempre que|siempre y cuando|cada vez que|en caso de que|a menos que|salvo que|desde que|hasta que|aunque) (?<condition>[^,:]{3,160})[,:] (?:entonces )?(?<main>.{1,400})$',
      '^(?<condition>(?:tras|después de|antes de|al|para|con|sin|en caso de|transcurrid[oa]s?|pasad[oa]s?|durante) [^,:]{3,160})[,:] (?<main>.{1,400})$',
    ],
    conditionLast: [
      '^(?<main>[^;]{3,200}?),? (?:solo )?(?:si|cuando|en cuanto|tan pronto como|mientras|siempre que|siempre y cuando|cada vez que|en caso de que|con tal de que|salvo que|salvo si|a menos que|hasta que|excepto si) (?<condition>[^;]{3,160})$',
    ],
    uniqueThing: [
      '(?:un mismo|una misma|el mismo|la misma|cada|ningún|ninguna) (?<thing>[^,;.:]{2,60}?) (?:solo|no|puede|pueden|se)',
      '(?<thing>[^,;.:]{2,60}?) (?:debe ser|es|son) únic[oa]s?',
      'no se pueden? (?:[\\p{L}]+ ){1,3}(?:veces|#) (?<thing>[^,;.:]{2,60})',
    ],
    noticeAbout: [
      '(?:correo|sms|aviso|notificación|mensaje|recordatorio) (?:con|sobre|que contiene|que indica) (?<content>[^;.:]{2,120}?)(?=,|;|\\.|$)',
    ],
    noticeTo: [
      '(?<recipient>(?:el|la|los|las|cada|un|una) [\\p{L} -]{2,50}?) reciben? ',
      'se (?:avisa|notifica|envía) a (?<recipient>(?:el|la|los|las|cada)? ?[\\p{L} -]{2,40})',
    ],
    label: ['^(?<label>[^:,;.]{2,60}): (?<rest>.{2,300})$'],
    pattern: ['(?<parts>#)'],
  },
  stops:
    'y|o|u|e|por|para|en|de|del|a|al|con|sin|es|son|está|están|se|que|si|cuando|hasta|como|cada|el|la|los|las|un|una|más|menos|no|desde|antes|después|según|tiene|tienen|puede|pueden|debe|deben|necesita|necesitan|queda|lleva|pagan?|tras|durante|entre|sobre|salvo|su|sus|cuesta|cuestan|reciben?',
  determiners: 'el|la|los|las|un|una|unos|unas|cada|todo|toda|todos|todas|su|sus|este|esta|ningún|ninguna',
  subjectVerbs:
    '(?<!^(?:no|se|nunca|si|cuando|tras|con|sin|al|en|para|desde|hasta|durante) .*)(?<!^(?:no|se|nunca) )(?:varía|oscila|es|son|está|están|debe|deben|puede|pueden|tiene|tienen|admite|admiten|acepta|aceptan|ocupa|ocupan|dura|duran|caduca|caducan|vence|vencen|cuesta|cuestan|queda|quedan|pasa|pasan|aparece|aparecen|se|no|recibe|reciben|necesita|necesitan|requiere|requieren|ofrece|ofrecen|muestra|muestran|contiene|contienen|permite|permiten|va|van|lleva|llevan|llega|llegan|mantiene|mantienen|conserva|conservan|nunca|solo|sólo|empieza|empiezan|comienza|comienzan|supera|superan|sale|salen|paga|pagan|envía|envían|cierra|abre|vale|valen|sirve|termina|terminan|será|serán|incluye|incluyen|abarca|desaparece|desaparecen|ve|ven|elige|eligen|informa|avisa|abren|genera|bloquea|permanece|permanecen|sigue|siguen|cuenta|cuentan|calcula)',
  modals: `(?<!(?:^|[^\\p{L}])(?:no|no se|nunca|solo|sólo) )(?:debe poder|deben poder|puede|pueden|podrá|podrán|quiere|intenta|(?<=^(?:(?:el|la|los|las|un|una|cada) )?${people}(?: [^ ,]+){0,3} )(?:debe|deben))`,
  infinitive: '(?!(?:ser|estar|tener|haber|quedar)(?!\\p{L}))\\p{Ll}+[aeií]r(?:se|l[oae]s?)?',
  exceeds: '(?:supera|excede)n?(?: del?)?(?: los| las)?',
  reaches: 'llega a',
  passives: 'es|son|está|están|ha sido|queda|quedan|fue',
  verbs: verbsOf(
    'pulsar seleccionar guardar cancelar confirmar añadir crear editar modificar cambiar borrar eliminar abrir cerrar buscar filtrar ordenar subir descargar adjuntar arrastrar recargar visitar registrar registrarse entrar reservar comprar pagar marcar desmarcar activar desactivar ocultar aceptar rechazar aprobar publicar archivar restaurar exportar importar imprimir compartir recibir renombrar copiar pegar asignar invitar terminar completar continuar salir introducir rellenar responder retirar transferir solicitar valorar comentar bloquear desbloquear verificar anular devolver consultar programar superar intentar usar canjear aplicar inscribirse firmar validar escribir hacer tocar',
    [
      { ending: /arse$/, finite: ['a', 'an'], participle: ['ado', 'ada', 'ados', 'adas'] },
      { ending: /irse$/, finite: ['e', 'en'], participle: ['ido', 'ida', 'idos', 'idas'] },
      { ending: /ar$/, finite: ['a', 'an', 'e', 'o'], participle: ['ado', 'ada', 'ados', 'adas'] },
      { ending: /er$/, finite: ['e', 'en', 'a', 'o'], participle: ['ido', 'ida', 'idos', 'idas'] },
      { ending: /ir$/, finite: ['e', 'en', 'a', 'o'], participle: ['ido', 'ida', 'idos', 'idas'] },
    ],
    'hacer_clic hace_clic,hacen_clic,hago_clic\niniciar_sesión inicia_sesión,inician_sesión,inicio_sesión\ncerrar_sesión cierra_sesión,cierran_sesión\ncerrar cierra,cierran,cierro cerrado,cerrada\nenviar envía,envían,envío enviado,enviada,enviados,enviadas\nelegir elige,eligen,elijo elegido,elegida\nabrir abre,abren,abro abierto,abierta\nescribir escribe,escriben escrito,escrita\nhacer hace,hacen,hago hecho,hecha\nvolver vuelve,vuelven vuelto\ndevolver devuelve,devuelven devuelto,devuelta\nintroducir introduce,introducen,introduzco introducido,introducida\nponer pone,ponen puesto,puesta\naprobar aprueba,aprueban aprobado,aprobada\nconfirmar confirma,confirman,confirmo confirmado,confirmada\ninscribirse se_inscribe,se_inscriben\npedir pide,piden pedido,pedida\nrepetir repite,repiten repetido\nver ve,ven visto,vista',
  ),
  otherwise:
    'si no(?=,)|de lo contrario|en caso contrario|en otro caso|después(?! de)|a partir de ahí|a partir de entonces|pasado ese plazo',
  and: 'y|e',
  verbLast: false,
}
