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
