import { withAmount } from '../../understand/value.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'

/** An amount as the ticket writes it. */
const sum = ({ facts }: Slots, amount: number): string => withAmount(facts.money, Number(amount.toFixed(2)), 2).text
const of = ({ values }: Slots, name: string): number => values.get(name)?.amount ?? 0

const purchase =
  '(?:las compras|los pedidos|las reservas|los importes|las facturas|los presupuestos|las cestas|los carritos|compras|pedidos|reservas|importes)'
const over =
  '(?:superiores a|de más de|por encima de|mayores de|mayores a|que superen(?: los)?|que superan(?: los)?|de importe superior a)'
const from = '(?:a partir de|desde|de al menos|de como mínimo|iguales o superiores a|de)'
const discount = (inclusive: boolean): CasePattern => ({
  title: ['Descuento: con {without} ninguno; con {with}, {percent}', 'El descuento empieza justo en el límite'],
  type: 'Boundary',
  steps: [
    `Preparar una compra de {without} | {without} | No hay descuento: se pagan {without}.`,
    `Preparar una compra de {with} | {with} | El descuento es de {off}: se pagan {left}.`,
    'Preparar una compra de {double} | {double} | El descuento es de {offDouble}: se pagan {leftDouble}.',
  ],
  assume: [inclusive ? 'El importe límite ya tiene descuento.' : 'El importe límite todavía no tiene descuento.'],
})
const discounted =
  (inclusive: boolean) =>
  (slots: Slots): Record<string, string> => {
    const limit = of(slots, 'amount')
    const share = of(slots, 'percent') / 100
    const there = inclusive ? limit : limit + 0.01
    return {
      without: sum(slots, inclusive ? limit - 0.01 : limit),
      with: sum(slots, there),
      off: sum(slots, there * share),
      left: sum(slots, there - Number((there * share).toFixed(2))),
      double: sum(slots, limit * 2),
      offDouble: sum(slots, limit * 2 * share),
      leftDouble: sum(slots, limit * 2 * (1 - share)),
    }
  }

const added: CasePattern = {
  title: ['{percent} sobre {money:200}: {percent:of:200}', 'El {percent} se calcula bien'],
  technique: 'Equivalence partitioning',
  steps: [
    'Preparar un caso con {money:200} de base | {money:200} | Figuran {percent:of:200} por {tax}; el total es {plus}.',
    'Cambiar la base a {money:49.9} | {money:49.9} | Figuran {small} por {tax}; el total es {smallPlus}.',
  ],
}

const between: CasePattern = {
  title: ['{thing}: {low} como mínimo, {high} como máximo', 'Porcentaje con mínimo y máximo'],
  type: 'Boundary',
  steps: [
    'Preparar un caso de {tiny} | {tiny} | Se cobran {amount}: el {percent} sería {tinyShare}, menos que el mínimo.',
    'Preparar un caso de {middle} | {middle} | Se cobran {middleShare}, el {percent}.',
    'Preparar un caso de {huge} | {huge} | Se cobran {amount2}: el {percent} sería {hugeShare}, más que el máximo.',
  ],
}

const capped: CasePattern = {
  title: ['{thing}: {atCap} × {unit} llega a {amount}; una más no suma', 'El importe no pasa de {amount}'],
  type: 'Boundary',
  steps: [
    'Calcular el importe de 1 × {unit} | 1 × {unit} | Se cobran {price}.',
    'Calcular el importe de 3 × {unit} | 3 × {unit} | Se cobran {three}.',
    'Calcular el importe de {belowCap} × {unit} | {belowCap} × {unit} | Se cobran {sumBelow}.',
    'Calcular el importe de {atCap} × {unit} | {atCap} × {unit} | Se cobran {amount}, el máximo.',
    'Calcular el importe de {overCap} × {unit} | {overCap} × {unit} | Se cobran {amount}, no {sumOver}.',
  ],
}
function cap(slots: Slots): Record<string, string> | undefined {
  const rate = of(slots, 'price')
  const most = of(slots, 'amount')
  const atCap = Math.ceil(most / rate)
  return rate <= 0 || atCap < 5 || atCap > 500
    ? undefined
    : {
        three: sum(slots, rate * 3),
        belowCap: String(atCap - 1),
        sumBelow: sum(slots, rate * (atCap - 1)),
        atCap: String(atCap),
        overCap: String(atCap + 1),
        sumOver: sum(slots, rate * (atCap + 1)),
      }
}
const unit = '<unit=[\\p{L}]{2,14}(?: (?:y|o) [\\p{L}]{3,12}| (?:de|y) [\\p{L}]{3,14}(?: [\\p{L}]{3,14})?)?>'
const capAt =
  '(?:,)? ?(?:con|hasta)? ?(?:un|el)? ?(?:máximo|tope|límite)(?: de)? <amount>(?: (?:al día|por día|diarios?|por [\\p{L}]{3,12}|al mes|en total))?'
const fraction: CasePattern = {
  title: ['1 h: {price}; 1 h y 1 min: {two}', 'Cada fracción cuenta como una hora'],
  type: 'Boundary',
  steps: [
    'Calcular el importe de 1 minuto | 1 minuto | Se cobran {price}.',
    'Calcular el importe de 1 hora | 60 minutos | Se cobran {price}.',
    'Calcular el importe de 1 hora y 1 minuto | 61 minutos | Se cobran {two}.',
    'Calcular el importe de 2 horas y media | 150 minutos | Se cobran {three}.',
  ],
}

const half: CasePattern = {
  title: ['{thing}: de {money:40}, se pagan {paid}', 'El precio reducido se calcula bien'],
  type: 'Boundary',
  given: ['Hoy es {today}.', 'Precio normal: {money:40}.'],
  steps: [
    'Calcular el precio de quien cumple {min} años mañana | Fecha de nacimiento: {young} | Se cobran {paid}.',
    'Calcular el precio de quien cumple {min} años hoy | Fecha de nacimiento: {old} | Se cobran {money:40}.',
  ],
}

/** Amounts that are worked out. */
export const money: PatternGroup = {
  cue: '%|€|euro|por ciento|mitad|gratis|gratuit|céntimo|suma|total|saldo',
  patterns: [
    {
      said: `(?:Se aplica|Se hace|Hay|Se descuenta|Reciben)? ?(?:un |Un )?(?:descuento|rebaja|bonificación|dto\\.) (?:del |de )?<percent> (?:a|en|para|sobre|por) ${purchase} ${over} <amount>`,
      example: 'Se aplica un descuento del 10 % a las compras superiores a 100 €.',
      derive: discounted(false),
      cases: [{ ...discount(false), assume: [] }],
    },
    {
      said: `(?:Se aplica|Se hace|Hay|Se descuenta|Reciben)? ?(?:un |Un )?(?:descuento|rebaja|bonificación|dto\\.) (?:del |de )?<percent> (?:(?:a|en|para|sobre|por) ${purchase} )?${from} <amount>(?: o más)?`,
      example: 'Se aplica un descuento del 5 % a partir de 200 €.',
      derive: discounted(true),
      cases: [{ ...discount(true), assume: [] }],
    },
    {
      said: `(?:${purchase} ${from}|A partir de|Desde) <amount>(?: o más)?,? (?:tienen|se aplica|reciben|llevan|hay|se hace) un (?:descuento|dto\\.) del? <percent>`,
      example: 'Los pedidos de 150 € o más tienen un descuento del 8 %.',
      derive: discounted(true),
      cases: [{ ...discount(true), assume: [] }],
    },
    {
      said: `(?:${purchase} ${over}) <amount>,? (?:tienen|se aplica|reciben|llevan|hay|se hace) un (?:descuento|dto\\.) del? <percent>`,
      example: 'Los pedidos superiores a 150 € tienen un descuento del 8 %.',
      derive: discounted(false),
      cases: [{ ...discount(false), assume: [] }],
    },
    {
      said: `<who=(?:Los|Las|El|La) [^,;:()]{3,40}?> (?:tienen?|reciben?|disfrutan? de|obtienen?|pagan? con) un (?:descuento|dto\\.) del? <percent>(?: (?:en|sobre|de) [^,;:()]{3,50})?`,
      example: 'Los socios tienen un descuento del 15 % en las entradas.',
      cases: [
        {
          title: [
            '{who:role}: de {money:40} paga {percent:off:40}; los demás, {money:40}',
            'Descuento solo para quien lo tiene',
          ],
          technique: 'Decision table',
          given: [
            'Dos cuentas preparadas: A ({who:role}) y B (sin esa condición).',
            'Precio sin descuento: {money:40}.',
          ],
          steps: [
            'Con la cuenta A, preparar la compra | Cuenta A | El descuento es de {percent:of:40}: se pagan {percent:off:40}.',
            'Con la cuenta B, preparar la misma compra | Cuenta B | No hay descuento: se pagan {money:40}.',
          ],
        },
      ],
    },
    {
      said: `(?:Se (?:añade|suma|aplica|cobra|incluye) )?<tax=(?:el|la|un|una) (?:IVA|IGIC|impuesto|tasa|comisión|recargo|propina|suplemento|gasto)[^,;:()%]{0,40}?> del? <percent>(?: se (?:añade|suma|aplica|cobra|calcula))? (?:a|al|sobre|a la|de) [^,;:()]{3,50}`,
      example: 'El IVA del 21 % se añade al subtotal.',
      derive: (slots) => {
        const share = of(slots, 'percent') / 100
        const small = Number((49.9 * share).toFixed(2))
        return { plus: sum(slots, 200 * (1 + share)), small: sum(slots, small), smallPlus: sum(slots, 49.9 + small) }
      },
      cases: [added],
    },
    {
      said: `<thing=(?:La|El) [^,;:()]{3,40}?> (?:es|será) del? <percent>(?: (?:del|de la|sobre) [^,;:()]{3,40})?,? (?:con )?(?:un )?mínimo (?:de )?<amount> y (?:un )?máximo (?:de )?<amount2>`,
      example: 'La comisión es del 1,5 %, con un mínimo de 2 € y un máximo de 30 €.',
      derive: (slots) => {
        const share = of(slots, 'percent') / 100
        const [low, high] = [of(slots, 'amount'), of(slots, 'amount2')]
        if (share <= 0 || high <= low) return undefined
        const tiny = Math.max(1, Math.floor(low / share / 2))
        const middle = Math.round((low + high) / 2 / share / 100) * 100
        const huge = Math.ceil(high / share / 100) * 200
        return {
          low: sum(slots, low),
          high: sum(slots, high),
          tiny: sum(slots, tiny),
          tinyShare: sum(slots, tiny * share),
          middle: sum(slots, middle),
          middleShare: sum(slots, middle * share),
          huge: sum(slots, huge),
          hugeShare: sum(slots, huge * share),
        }
      },
      cases: [between],
    },
    {
      said: `<thing=(?:El|La|Cada) [^,;:()]{3,50}?> (?:cuesta|es de|se cobra a|tiene un precio de|asciende a|supone|sale a) <price> (?:por|la|al|cada)(?: cada)? (?<unit>hora) o fracción${capAt}`,
      example: 'El estacionamiento cuesta 1,20 € por hora o fracción, con un máximo de 12 € al día.',
      derive: (slots) => {
        const found = cap(slots)
        return found === undefined ? undefined : { ...found, two: sum(slots, of(slots, 'price') * 2) }
      },
      cases: [fraction, { ...capped, steps: capped.steps.slice(2) }],
    },
    {
      said: `<thing=(?:El|La|Cada) [^,;:()]{3,50}?> (?:cuesta|es de|se cobra a|tiene un precio de|sale a) <price> (?:por|la|cada) (?<unit>hora) o fracción`,
      example: 'El alquiler de la bicicleta cuesta 2 € por hora o fracción.',
      derive: (slots) => ({ two: sum(slots, of(slots, 'price') * 2), three: sum(slots, of(slots, 'price') * 3) }),
      cases: [fraction],
    },
    {
      said: `<thing=(?:El|La|Cada|Se) [^,;:()]{2,50}?> (?:cuesta|es de|de|tiene un precio de|asciende a|supone|sale a) <price> por (?:cada )?${unit}${capAt}`,
      example: 'La multa por retraso es de 0,20 € por día y libro, hasta un máximo de 10 €.',
      derive: (slots) => {
        const found = cap(slots)
        return found
      },
      cases: [capped],
    },
    {
      said: `(?:Se cobran?|Se pagan?|Se añaden?|Cuesta) <price> por (?:cada )?${unit}${capAt}`,
      example: 'Se cobran 2 € por maleta, con un máximo de 20 €.',
      derive: (slots) => {
        const found = cap(slots)
        return found === undefined ? undefined : { ...found, thing: 'Importe' }
      },
      cases: [capped],
    },
    {
      said: `<thing=(?:Los|Las) (?:menores de|niños (?:menores )?de menos de|niños menores de)> <min> años (?:pagan|abonan) (?:la mitad|el <percent>)(?: (?:del precio|de la tarifa)[^,;:()]{0,30})?`,
      example: 'Los menores de 12 años pagan la mitad.',
      derive: (slots) => {
        const min = of(slots, 'min')
        const share = slots.values.get('percent')?.amount ?? 50
        return {
          thing: `Menores de ${String(min)} años`,
          paid: sum(slots, (40 * share) / 100),
          old: `01/06/${String(2026 - min)}`,
          young: `02/06/${String(2026 - min)}`,
        }
      },
      cases: [half],
    },
    {
      said: `(?:Por cada|Cada) <amount>(?: (?:de compra|gastad[oa]s?|de gasto))? (?:se (?:obtienen?|acumulan?|suman?|ganan?|consiguen?)|(?:el|la) [^,;:()]{3,25} (?:obtiene|acumula|suma|gana|consigue)|equivalen? a|dan) <count> puntos?`,
      example: 'Por cada 10 € de compra se obtienen 5 puntos.',
      derive: (slots) => {
        const step = of(slots, 'amount')
        const points = of(slots, 'count')
        return {
          less: sum(slots, step - 0.01),
          once: sum(slots, step),
          more: sum(slots, step * 3.5),
          three: String(points * 3),
        }
      },
      cases: [
        {
          title: ['{less}: 0 puntos; {once}: {count}; {more}: {three}', 'Los puntos van por tramos completos'],
          type: 'Boundary',
          given: ['El saldo es de 0 puntos antes de cada compra.'],
          steps: [
            'Pagar una compra de {less} | {less} | El saldo sigue en 0 puntos.',
            'Pagar una compra de {once} | {once} | El saldo sube {count}.',
            'Pagar una compra de {more} | {more} | El saldo sube {three}, sin contar el tramo incompleto.',
          ],
        },
      ],
    },
    {
      said: `(?:Al (?:reservar|confirmar|contratar|pedir)[^,;:()]{0,30},? )?(?:se (?:paga|cobra|abona|exige)|hay que pagar) (?:un|una) <thing=anticipo|señal|depósito|fianza|paga y señal|pago inicial> del? <percent>(?: (?:del|de la|sobre el) [^,;:()]{3,40})?`,
      example: 'Al reservar se paga un anticipo del 20 % del precio.',
      cases: [
        {
          title: ['{thing}: de {money:200} se pagan {percent:of:200}', 'El anticipo se calcula bien'],
          technique: 'Equivalence partitioning',
          given: ['Precio total: {money:200}.'],
          steps: [
            'Confirmar hasta el pago | {money:200} | Se cobran {percent:of:200}; quedan pendientes {percent:off:200}.',
          ],
        },
      ],
    },
  ],
}
