import { indicative } from '../../understand/romance/moods.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import { doing } from './clauses.ts'
import { spanishForm } from './spanish-forms.ts'
import { can, must, only } from './words.ts'

const filled = 'Todo lo demás del formulario está bien relleno.'
const things = '<things=(?:El|La|Los|Las) [^,;:()]{2,60}?>'

const edges: CasePattern = {
  title: ['{things:the}: {edge}, aunque su orden fuera otro', 'El lugar en la lista es el previsto'],
  given: ['Tres elementos: Alfa (normal), Beta (uno de los {things:many}), Gamma (normal).'],
  steps: ['Abrir la lista con los tres | | El orden es {order}.'],
}
const marked: CasePattern = {
  title: ['{things:the}: llevan {label}; los demás, no', 'La etiqueta distingue lo que corresponde'],
  technique: 'Decision table',
  given: ['Dos elementos: A, uno de los {things:many}; B, que no lo es.'],
  steps: ['Abrir la vista con los dos | | A lleva {label}; B no la lleva.'],
}
const sortable: CasePattern = {
  title: ['{things:the}: orden por {key} y por {key2}', 'Cada orden coloca los registros como debe'],
  given: ['Registros A, B y C: por {key} van en el orden A, B, C; por {key2}, en el orden B, C, A.'],
  steps: ['Ordenar por {key} | {key} | El orden es A, B, C.', 'Ordenar por {key2} | {key2} | El orden es B, C, A.'],
  assume: ['El primer orden que se aplica es ascendente.'],
}
const kept: CasePattern = {
  title: ['{thing}: sigue igual al volver', 'Lo elegido sigue igual al volver'],
  given: ['Sesión iniciada; se anota lo que hay al principio.'],
  steps: [
    'Cambiar {thing} | Un valor distinto del inicial | Se ve el valor nuevo.',
    'Cerrar la sesión | | La sesión se cierra.',
    'Iniciar sesión de nuevo con la misma cuenta | | Sigue puesto el valor nuevo.',
  ],
}
const reasoned: CasePattern = {
  title: ['{do}: sin {thing:sing} no se admite', 'Sin {thing:sing} no se admite'],
  type: 'Negative',
  technique: 'Equivalence partitioning',
  given: ['Caso de prueba pendiente de decisión.'],
  steps: [
    '{do} sin indicar {thing:none} | {thing:sing}: en blanco | {beyond}',
    '{do} con {thing} | Falta documentación | Se admite; tras recargar se lee «Falta documentación».',
  ],
}
const failing: CasePattern = {
  title: ['{thing} {fails}: {rest}', '{rest}', 'El fallo se trata como está previsto'],
  type: 'Negative',
  technique: 'Error guessing',
  given: ['Está preparado que {thing} {fails}.'],
  steps: ['Continuar hasta ese punto | | {rest:ind}.'],
}
const then: CasePattern = {
  title: ['{plain}: {rest:ind}', '{rest:ind}', 'La acción tiene el efecto previsto'],
  given: ['Situación preparada: {cond}.'],
  steps: ['{do} | | {rest:ind}.'],
}
const mixed: CasePattern = {
  title: ['{field:bare}: {good} sí, tres parecidos no', 'Un valor con la forma pedida sí, tres parecidos no'],
  type: 'Negative',
  given: [filled],
  steps: [
    'Guardar con una cifra de menos en {field:the} | {less} | {beyond}',
    'Guardar con una cifra de más en {field:the} | {more} | {beyond}',
    'Guardar sin letra en {field:the} | {bare} | {beyond}',
    'Guardar con todas sus partes en {field:the} | {good} | Se guarda; tras recargar se lee {good}.',
  ],
}
const seenBy: CasePattern = {
  title: ['{things:the}: solo lo ve {roles}', 'Solo lo ve quien debe'],
  type: 'Negative',
  technique: 'Decision table',
  given: ['Cuentas preparadas: una por cada persona con acceso ({roles}) y otra, sin acceso.'],
  steps: [
    'Abrir {things:the} con cada cuenta con acceso | {roles} | Se ve todo el contenido.',
    'Abrir {things:the} con la cuenta sin acceso | Cuenta sin acceso | Se deniega el acceso; no se ve nada.',
    'Abrir la dirección directa con la cuenta sin acceso | Cuenta sin acceso | Se deniega el acceso; no se ve nada.',
  ],
}
const fee: CasePattern = {
  title: ['{condition}: de {money:40} se pasa a {with}', 'El importe cambia solo con la condición'],
  technique: 'Decision table',
  given: ['Precio normal: {money:40}.'],
  steps: [
    'Calcular el precio con esta condición: {condition} | {condition} | Se cobran {with}.',
    'Calcular el precio sin esa condición | Caso normal | Se cobran {money:40}.',
  ],
}
function priced(sign: 1 | -1) {
  return ({ words, values, facts }: Parameters<NonNullable<PatternGroup['patterns'][number]['derive']>>[0]) => {
    const share = values.get('percent')?.amount
    if (share === undefined) return undefined
    const amount = 40 + (sign * 40 * share) / 100
    const text = facts.money.format.decimal === ',' ? amount.toFixed(2).replace('.', ',') : amount.toFixed(2)
    return {
      with: `${facts.money.format.prefix}${text}${facts.money.format.suffix}`,
      condition: indicative(words.get('clause1') ?? '', 'es').replace(/^(?:si|cuando|en|los|las|por) /iu, (word) =>
        /^(?:si|cuando) /iu.test(word) ? '' : word.toLowerCase(),
      ),
    }
  }
}
const surcharge = '(?:un recargo|un suplemento|una penalización|un incremento|un aumento)'
const rebate = '(?:un descuento|una rebaja|una bonificación|una reducción)'
const applied = '(?:se (?:aplica|cobra|añade|suma|hace)|hay|tiene|tienen|lleva|llevan)'

/** Places in a list, labels, orders to choose, what is remembered, reasons, failures, surcharges. */
export const choices: PatternGroup = {
  cue: 'final|principio|primer|arriba|etiqueta|ordenar|mantiene|conserva|recuerda|motivo|justific|falla|responde|interrump|corta|cifras|dígitos|solo l|sólo l|recargo|suplemento|descuento|bonific|penaliz|incremento|pero no|por| y ',
  patterns: [
    {
      said: `${things} (?:se muestran?|aparecen?|figuran?|van?|salen?|se colocan?|quedan?)(?: siempre)? (?<edge>al final|al principio|en primer lugar|los primeros|las primeras|arriba|en último lugar|en la parte superior)(?: de(?:l|) (?:la )?(?:lista|listado|tabla|resultados|catálogo|menú|tablón))?(?: y con la etiqueta <label>)?`,
      example: 'Los productos agotados se muestran al final de la lista y con la etiqueta «Agotado».',
      derive: ({ words }) => {
        const last = /final|último/u.test(words.get('edge') ?? '')
        return { order: last ? 'Alfa, Gamma, Beta' : 'Beta, Alfa, Gamma' }
      },
      cases: [edges],
    },
    {
      said: `${things} (?:se (?:muestran?|ven?|marcan?|identifican?|señalan?|distinguen?)|aparecen?|figuran?|llevan?|tienen?|muestran?) (?:con )?(?:la etiqueta|una etiqueta|el distintivo|el sello|la marca)(?: de)? <label>`,
      example: 'Los artículos rebajados se muestran con la etiqueta «Oferta».',
      cases: [marked],
    },
    {
      said: `${things} (?:se ${can}|${can}) ordenar(?:se)? por (?<key>[^,;:()]{3,30}?) (?:o|y|u|e) (?:por )?(?<key2>[^,;:()]{3,30}?)`,
      example: 'Los resultados se pueden ordenar por precio o por distancia.',
      cases: [sortable],
    },
    {
      said: `<thing=(?:El|La|Los|Las) [^,;:()]{3,60}?> se (?:mantienen?|conservan?|recuerdan?|guardan?) (?:al|tras|después de|aunque|entre) (?:volver a (?:entrar|iniciar sesión|abrir)|cerrar (?:la )?sesión|iniciar sesión de nuevo|salir|sesiones|reiniciar|recargar|cambiar de (?:página|dispositivo)|se cierre la (?:sesión|aplicación|página))[^,;:()]{0,40}`,
      example: 'La preferencia se mantiene al volver a entrar.',
      cases: [kept],
    },
    {
      said: `(?:Al|Para|Si se|Si la|Si lo|Cuando se|Si el [^,;:()]{3,30}|Si la [^,;:()]{3,30}) (?<word>rechazar?|denegar|deniega|anular?|cancelar?|cerrar|cierra|devolver|devuelve|descartar?)(?: <object=(?:el|la|los|las|un|una) [^,;:()]{3,40}?>)?,? (?:es obligatorio|es necesario|hay que|se ${must}|${must}|se exige|se pide) (?:indicar|escribir|introducir|dar|rellenar|seleccionar|elegir) <thing=(?:un|una|el|la) [^,;:()]{3,30}?>`,
      example: 'Al rechazar la solicitud es obligatorio indicar un motivo.',
      derive: ({ words }) => {
        const found = doing(`se ${words.get('word') ?? ''} ${words.get('object') ?? 'el caso'}`)
        const word = words.get('word') ?? ''
        const done = /r$/u.test(word) ? `${word} ${words.get('object') ?? 'el caso'}` : found?.act
        return done === undefined ? undefined : { do: done }
      },
      cases: [reasoned],
    },
    {
      said: `(?:Si|Cuando) <thing=(?:el|la|los|las) [^,;:()]{3,50}?> (?<fails>fallan?|no responden?|se interrumpen?|se cortan?|no están? disponibles?|no funcionan?|devuelven? un error|no (?:se )?completan?|es rechazad[oa]|son rechazad[oa]s|es denegad[oa])(?: [^,;:()]{3,30})?, <rest=[^;]{4,160}?>`,
      example: 'Si el pago falla, las entradas vuelven a estar disponibles.',
      cases: [failing],
    },
    {
      said: `(?:Si|Cuando) <clause1=[^,;:()]{5,90}?>, <clause2=(?:el|la) [^,;:()]{5,90}?> y <rest=(?:el|la|los|las|se) [^;]{5,120}?>`,
      example:
        'Si el cliente no está en casa, el repartidor registra la incidencia y el pedido queda «Pendiente de nueva entrega».',
      derive: ({ words }) => {
        const found = doing(words.get('clause2') ?? '')
        return found?.actor === undefined
          ? undefined
          : {
              plain: found.act,
              do: `como ${found.actor}, ${found.act}`,
              cond: indicative(words.get('clause1') ?? '', 'es'),
            }
      },
      cases: [then],
    },
    {
      said: `<thing=(?:El|La|Un|Una) [^,;:()]{2,40}?> (?:se (?:envía|manda|comunica)|llega) (?:tanto )?por (?<one>[\\p{L} -]{3,20}?) (?:y|como|y también) por (?<two>[\\p{L} -]{3,20}?) (?:a|al) <audience=(?:todos los|todas las|los|las|la)? ?[^,;:()]{3,50}?>`,
      example: 'La alarma se envía por SMS y por correo a todos los usuarios de la finca.',
      cases: [
        {
          title: ['{thing}: llega por {one} y por {two}', 'El mensaje llega por los dos canales'],
          given: ['Dos personas de prueba, A y B, entre {audience}; una tercera, C, no lo es.'],
          steps: [
            'Provocar el envío: {thing} | | No aparece ningún error.',
            'Abrir los mensajes de A y B por {one} | {one} | Cada una tiene exactamente un mensaje nuevo.',
            'Abrir los mensajes de A y B por {two} | {two} | Cada una tiene exactamente un mensaje nuevo.',
            'Abrir los mensajes de C | {one}, {two} | No ha llegado nada.',
          ],
        },
      ],
    },
    {
      said: `<field=(?:El|La|Los|Las|Su) [^,;:()]{2,50}?>,? (?:que )?(?:${must} (?:tener|contener|constar de|estar formad[oa] por|ser de)|tiene|consta de|está formad[oa] por|se compone de) <n> (?:cifras|dígitos|números) y (?:una|<n2>) letras?(?: (?:mayúsculas?|de control|al final))?(?:,? por ejemplo [^;]{3,30})?`,
      example: 'El DNI consta de 8 cifras y una letra.',
      derive: ({ values }) => {
        const long = values.get('n')?.amount ?? 0
        const letters = 'ZBCDFG'.slice(0, values.get('n2')?.amount ?? 1)
        const digits = '123456789012'
        return long < 2 || long > 11
          ? undefined
          : {
              good: `${digits.slice(0, long)}${letters}`,
              less: `${digits.slice(0, long - 1)}${letters}`,
              more: `${digits.slice(0, long + 1)}${letters}`,
              bare: digits.slice(0, long),
            }
      },
      cases: [mixed],
    },
    {
      said: `${things} ${only} (?:(?:los|las|lo|la) )?(?:ven?|${can} ver(?:l[oa]s?)?|consultan?|${can} consultar(?:l[oa]s?)?|son visibles para|es visible para|están? visibles? para) <roles=(?:el|la|los|las|quien) [^;:()]{3,80}?>`,
      example: 'Los documentos del expediente solo los ven el tramitador y el asegurado.',
      cases: [seenBy],
    },
    {
      said: `<clause1=(?:Los|Las|En|Por|Si|Cuando|Durante) [^,;:()]{3,70}?>,? ${applied} ${surcharge} del? <percent>(?: (?:del|sobre|en) [^,;:()]{3,40})?`,
      example: 'Los fines de semana se aplica un recargo del 20 %.',
      derive: priced(1),
      cases: [fee],
    },
    {
      said: `<clause1=(?:En|Por|Si|Cuando|Durante) [^,;:()]{3,70}?>,? (?:${applied} ${rebate} del?|se (?:descuenta|rebaja|bonifica|reduce) (?:el|un)) <percent>(?: (?:del|sobre|en) [^,;:()]{3,40})?`,
      example: 'Si se paga por adelantado, se aplica un descuento del 10 %.',
      derive: priced(-1),
      cases: [fee],
    },
    {
      said: `(?:${applied} )?<kind=un recargo|un suplemento|una penalización|un descuento|una bonificación|una rebaja> del? <percent> (?<clause1>(?:si|cuando|en|por|durante|los|las) [^;:()]{3,80})`,
      example: 'Se aplica un suplemento del 25 % en festivos.',
      derive: (slots) => {
        const clause = slots.words.get('clause1') ?? ''
        if (/\d/u.test(clause)) return undefined
        return /descuento|bonific|rebaja/u.test(slots.words.get('kind') ?? '') ? priced(-1)(slots) : priced(1)(slots)
      },
      cases: [fee],
    },
    {
      said: `<who=(?:El|La|Los|Las|Cada) [^,;:()]{2,40}?> ${can} (?:ver|consultar) <things=(?:el|la|los|las) [^,;:()]{3,60}?>,? pero no (?:el|la|los|las) (?:de|del) (?:otr[oa]s?|los demás|las demás|resto)[^,;:()]{0,40}`,
      example: 'El médico puede ver el historial de los pacientes de su cupo, pero no el de otros.',
      derive: ({ words }) => ({ role: spanishForm(words.get('who') ?? '', 'role') ?? '' }),
      cases: [
        {
          title: ['{role}: ve lo propio y nada de lo ajeno', 'Lo propio se ve; lo ajeno, no'],
          type: 'Negative',
          technique: 'Decision table',
          given: ['Dos cuentas preparadas, A y B ({role}), cada una con datos propios y distintos.'],
          steps: [
            'Con la cuenta A, abrir {things} | Cuenta A | Figura lo de A.',
            'Con la cuenta A, abrir la dirección directa de un dato de B | Cuenta A | Se deniega el acceso; no se ve nada de B.',
          ],
        },
      ],
    },
  ],
}
