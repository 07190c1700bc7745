import type { PatternGroup } from '../pattern.ts'
import { conditional } from './conditions.ts'

/** What is seen where nothing has to be done: the page is opened. It goes last of all. */
export const shown: PatternGroup = {
  cue: 'é|são|aparece|fica|mostra|exibe|apresenta|tem|contém|inclui',
  patterns: [
    {
      said: `(?!.*(?: último | primeiro dia| no dia \\d))(?<thing>(?:O|A|Os|As) [^,;:()]{3,70}?) (?<rest>(?:aparecem?|(?:é|são|deve ser|devem ser) (?:exibid|mostrad|apresentad|destacad|sinalizad|marcad|identificad|agrupad)[oa]s?|deve aparecer|devem aparecer|ficam? (?:visíve(?:l|is)|destacad[oa]s?|em destaque|fix[oa]s?)) .{4,120}?)`,
      example: 'Os preços são exibidos na moeda escolhida pelo usuário.',
      cases: [
        {
          title: ['{thing} {rest}', '{thing}: aspeto previsto'],
          given: ['Existem dados para o que se procura: {thing:bare}.'],
          steps: ['Abrir a página que mostra {thing:o} | | {thing} {rest}', 'Recarregar a página | | Continua igual'],
        },
      ],
      derive: ({ words }) =>
        conditional.test(words.get('rest') ?? '') ||
        /(?<!\p{L})(?:apenas|só|somente|nunca|não)(?!\p{L})/iu.test(words.get('rest') ?? '')
          ? undefined
          : {},
    },
  ],
}
