import { withAmount } from '../../understand/value.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'

const sum = ({ facts }: Slots, amount: number): string => withAmount(facts.money, Number(amount.toFixed(2)), 2).text
const of = ({ values }: Slots, name: string): number => values.get(name)?.amount ?? 0

const purchase =
  '(?:las compras|los pedidos|las reservas|los importes|las facturas|los presupuestos|las cestas|los carritos|compras|pedidos|reservas|importes)'
const costs =
  '(?:cuestan?|se cobran?|son(?: de)?|es(?: de)?|tienen? un coste de|se pagan?|se aplican? unos gastos de|se añaden?)'
const freeOf =
  '(?:es|son|sale|salen|resulta) (?:gratuit[oa]s?|gratis)|no se cobran?|no tienen? coste|se regalan?|son sin coste'
const fee = '<fee=(?:el|la|los|las) [^,;:()]{3,40}?>'
const below =
  '(?:por debajo|si no|en caso contrario|de lo contrario|por debajo de (?:esa cantidad|ese importe|ese valor)|para (?:pedidos|compras|importes) inferiores|en (?:pedidos|compras) inferiores|por menos|si es menos)'

const freeFrom: CasePattern = {
  title: ['{under}: total {sumUnder}; {amount}: total {amount}', 'Gratis desde {amount}, no desde un céntimo menos'],
  type: 'Boundary',
  steps: [
    'Preparar una compra de {under} | {under} | Se cobran {amount2} por {fee}; el total es {sumUnder}.',
    'Preparar una compra de {amount} | {amount} | No se cobra nada por {fee}; el total es {amount}.',
  ],
}
const freeFromOnly: CasePattern = {
  title: ['{fee}: con {under} se cobra; con {amount}, no', 'Gratis desde {amount}, no desde un céntimo menos'],
  type: 'Boundary',
  steps: [
    'Preparar una compra de {under} | {under} | En el desglose figura un importe por {fee}.',
    'Preparar una compra de {amount} | {amount} | En el desglose no se cobra nada por {fee}.',
  ],
}
const freeDerive = (slots: Slots): Record<string, string> => ({
  under: sum(slots, of(slots, 'amount') - 0.01),
  sumUnder: sum(slots, of(slots, 'amount') - 0.01 + of(slots, 'amount2')),
})

/** What is free of charge from an amount on. */
export const shipping: PatternGroup = {
  cue: 'gratis|gratuit|cobra|coste|regala',
  patterns: [
    {
      said: `(?:A partir de|Desde|Con|En ${purchase} (?:de|desde|a partir de)|Para ${purchase} (?:de|desde|a partir de)) <amount>(?: de compra| de pedido| o más)?,? ${fee} (?:${freeOf})<stop>${below},? (?:${costs}) <amount2>`,
      example: 'A partir de 50 € el envío es gratuito; por debajo cuesta 4,95 €.',
      derive: freeDerive,
      cases: [freeFrom],
    },
    {
      said: `<fee=(?:El|La|Los|Las) [^,;:()]{3,40}?> (?:${costs}) <amount2>(?:<stop>|, (?:y |pero )?| y )(?:a partir de|desde|en ${purchase} (?:de|desde|a partir de)|para ${purchase} (?:de|desde|a partir de)) <amount>(?: de compra| o más)?,? (?:${freeOf})`.replace(
        '(?:<stop>|',
        '(?:',
      ),
      example: 'Los gastos de envío son de 3,90 € y a partir de 40 € son gratuitos.',
      derive: freeDerive,
      cases: [freeFrom],
    },
    {
      said: `<fee=(?:El|La|Los|Las) [^,;:()]{3,40}?> (?:${costs}) <amount2><stop>(?:a partir de|desde|en ${purchase} (?:de|desde|a partir de)|para ${purchase} (?:de|desde|a partir de)) <amount>(?: de compra| o más)?,? (?:${freeOf})`,
      example: 'El envío cuesta 5 €. A partir de 60 € es gratis.',
      derive: freeDerive,
      cases: [freeFrom],
    },
    {
      said: `(?:A partir de|Desde|En ${purchase} (?:de|desde|a partir de)|Para ${purchase} (?:de|desde|a partir de)) <amount>(?: de compra| de pedido| o más)?,? ${fee} (?:${freeOf})`,
      example: 'A partir de 80 € los gastos de envío son gratuitos.',
      derive: freeDerive,
      cases: [freeFromOnly],
    },
  ],
}
