import type { PatternGroup } from '../pattern.ts'
import { can } from './words.ts'

/** Rounding, decimals, sums, a balance that stays positive. */
export const rounding: PatternGroup = {
  cue: 'redonde|decimal|céntimo|suma|total|saldo',
  patterns: [
    {
      said: `(?<thing>(?:El|La|Los|Las|Todos los|Todas las)? ?[^,;:()]{3,40}?) se redondean?(?: siempre)? (?:a (?:dos|2) decimales|al céntimo(?: más cercano)?|a céntimos)(?: más cercan[oa]s?)?`,
      example: 'El importe se redondea a dos decimales.',
      cases: [
        {
          title: '12,344 se muestra como 12,34 y 12,346 como 12,35',
          type: 'Boundary',
          steps: [
            'Provocar un cálculo cuyo resultado exacto es 12,344 | 12,344 | Se muestra 12,34.',
            'Provocar un cálculo cuyo resultado exacto es 12,346 | 12,346 | Se muestra 12,35.',
          ],
        },
      ],
    },
    {
      said: `(?<thing>(?:El|La|Los|Las) [^,;:()]{3,40}?) se redondean?(?: siempre)? (?:a (?:un|1) (?:solo )?decimal|a la décima)(?: más cercan[oa])?`,
      example: 'La nota media se redondea a un decimal.',
      cases: [
        {
          title: '7,34 se muestra como 7,3 y 7,36 como 7,4',
          type: 'Boundary',
          steps: [
            'Provocar un cálculo cuyo resultado exacto es 7,34 | 7,34 | Se muestra 7,3.',
            'Provocar un cálculo cuyo resultado exacto es 7,36 | 7,36 | Se muestra 7,4.',
          ],
        },
      ],
    },
    {
      said: `(?<thing>(?:El|La|Los|Las) [^,;:()]{3,40}?) se (?:muestran?|presentan?|indican?|expresan?)(?: siempre)? con (?:dos|2) decimales(?: y (?:coma|separador) [^,;:()]{3,30}| y (?:el símbolo )?(?:€|del? euro))?`,
      example: 'Los importes se muestran con dos decimales y coma decimal.',
      cases: [
        {
          title: ['{thing}: 7 se muestra 7,00 y 7,5 se muestra 7,50', 'Siempre dos decimales'],
          technique: 'Equivalence partitioning',
          given: ['Tres registros con los valores 7; 7,5 y 1234,56.'],
          steps: [
            'Abrir el registro con 7 | 7 | Se lee 7,00.',
            'Abrir el registro con 7,5 | 7,5 | Se lee 7,50.',
            'Abrir el registro con 1234,56 | 1234,56 | Se leen los decimales 56 detrás de la coma.',
          ],
        },
      ],
    },
    {
      said: `<thing=(?:El|La) (?:total|importe|precio|coste|saldo|subtotal)[^,;:()]{0,40}?> (?:se calcula (?:sumando|como la suma de)|es la suma de|suma|resulta de sumar) <one=(?:el|la|los|las) [^,;:()]{2,40}?> y <other=(?:el|la|los|las) [^,;:()]{2,40}?>`,
      example: 'El total del pedido se calcula sumando los artículos y los gastos de envío.',
      cases: [
        {
          title: ['{thing}: {money:35.5} + {money:4.95} = {money:40.45}', 'La suma se calcula bien'],
          technique: 'Equivalence partitioning',
          given: ['{one}: {money:35.5}.', '{other}: {money:4.95}.'],
          steps: ['Abrir la vista con {thing} | {money:35.5} y {money:4.95} | Se lee {money:40.45}.'],
        },
      ],
    },
    {
      said: `<thing=(?:El|La) saldo[^,;:()]{0,40}?> no ${can} (?:ser|quedar|estar)(?: en)? (?:negativ[oa]|números rojos)`,
      example: 'El saldo de la tarjeta no puede quedar en negativo.'.replace('en negativo', 'negativo'),
      cases: [
        {
          title: '{thing}: gastar todo sí, un céntimo más no',
          type: 'Boundary',
          given: ['{thing}: {money:20}.'],
          steps: [
            'Intentar gastar {money:20.01} | {money:20.01} | {beyond} {thing:cap} sigue en {money:20}.',
            'Gastar {money:20} | {money:20} | Se admite; {thing} queda en {money:0}.',
          ],
        },
      ],
    },
  ],
}
