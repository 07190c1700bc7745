import type { CasePattern, PatternGroup } from '../pattern.ts'

const thing = '<thing=(?:El|La|Los|Las) [^,;:()]{2,50}?>'
const order = '(?: (?:de compra|en compras|en pedidos|de pedido|de importe))?'
const from = '(?:en (?:pedidos|compras) )?(?:a partir de|desde)(?: los)?'
const free = '(?:es|son|sale|será) gratis|(?:es|son|será) (?:gratuit[oa]s?|gratis)'

const freeFrom: CasePattern = {
  title: ['{thing:many}: {price} con {amount-0.01}, gratis con {amount}', 'Gratis con {amount}, no con {amount-0.01}'],
  type: 'Boundary',
  technique: 'Boundary value analysis',
  given: ['Dos pedidos preparados: A por {amount-0.01} y B por {amount}.'],
  steps: [
    'Abrir el resumen del pedido A | {amount-0.01} | Por {thing:the} se cobran {price}.',
    'Abrir el resumen del pedido B | {amount} | Por {thing:the} se cobran {money:0}.',
  ],
}
const freeOnly: CasePattern = {
  ...freeFrom,
  title: ['{thing:many}: gratis con {amount}, no con {amount-0.01}', 'Gratis con {amount}, no con {amount-0.01}'],
  steps: [
    'Abrir el resumen del pedido A | {amount-0.01} | Por {thing:the} se cobra un importe.',
    'Abrir el resumen del pedido B | {amount} | Por {thing:the} se cobran {money:0}.',
  ],
}
const less: CasePattern = {
  title: ['{who:role}: {percent} menos; los demás pagan el precio entero', '{percent} menos para ese grupo'],
  technique: 'Decision table',
  given: ['Precio sin descuento: {money:80}.', 'Dos cuentas preparadas: A ({who:role}) y B (fuera de ese grupo).'],
  steps: [
    'Preparar una compra con la cuenta A | {money:80} | Total: {percent:off:80}.',
    'Preparar la misma compra con la cuenta B | {money:80} | Total: {money:80}.',
  ],
}
const older: CasePattern = {
  title: ['{percent} menos: con {min} años cumplidos sí, un día antes no', 'El descuento llega al cumplir {min} años'],
  type: 'Boundary',
  technique: 'Boundary value analysis',
  given: ['Hoy es {today}. Precio sin descuento: {money:80}.'],
  steps: [
    'Preparar una compra para quien cumple {min} años mañana | Fecha de nacimiento: {tooYoung} | Total: {money:80}.',
    'Preparar la misma compra para quien cumple {min} años hoy | Fecha de nacimiento: {justOld} | Total: {percent:off:80}.',
  ],
  assume: ['Se entiende que el descuento empieza el día en que se cumplen {min} años.'],
}

/** From which amount something is free, and who pays less. */
export const reductions: PatternGroup = {
  cue: 'gratis|gratuit|descuento|rebaja',
  patterns: [
    ...[', ', '<stop>'].map((stop) => ({
      said: `${thing} (?:${free}) ${from} <amount>${order}${stop}(?:y )?(?:si no|por debajo|en caso contrario),? (?:cuestan?|se cobran?) <price>`,
      example: `El envío es gratis a partir de 50 € de compra${stop === ', ' ? ',' : ';'} si no, cuesta 3,95 €.`,
      cases: [freeFrom],
    })),
    {
      said: `${thing} (?:${free}) ${from} <amount>${order}`,
      example: 'El montaje es gratuito a partir de 400 €.',
      cases: [freeOnly],
    },
    {
      said: `(?:Los|Las) mayores de <min> años (?:obtienen|tienen|reciben|disfrutan de) (?:un |el )?<percent> de (?:descuento|rebaja)(?: en [^,;:()]{2,40})?`,
      example: 'Los mayores de 60 años tienen un 15 % de descuento en la entrada.',
      derive: ({ values }) => {
        const age = values.get('min')?.amount ?? 0
        return age < 1 ? undefined : { justOld: `01/06/${String(2026 - age)}`, tooYoung: `02/06/${String(2026 - age)}` }
      },
      cases: [older],
    },
    {
      said: `<who=(?:El|La|Los|Las|Un|Una) [^,;:()\\d]{2,50}?> (?:obtienen?|tienen?|reciben?|disfrutan? de) (?:un |el )?<percent> de (?:descuento|rebaja)(?: en [^,;:()]{2,40})?`,
      example: 'Los estudiantes tienen un 20 % de descuento en el abono.',
      cases: [less],
    },
  ],
}
