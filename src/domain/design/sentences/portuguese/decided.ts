import type { PatternGroup } from '../pattern.ts'
import { conditional, contrary, lowered, shortTitle } from './conditions.ts'
import { sidesOf } from './thresholds.ts'

const predicate =
  '(?<rest>(?:é|são|não (?:é|são|pode|podem)|recebem?|ficam?|ganham?|pagam?|precisam?|devem?|vai|vão|passam?|exigem?|requer|requerem|tem|têm|aparecem?|geram?|entram?|perdem?|contam?)(?: .{3,140}))'

/** "Despesas acima de R$ 1.000 precisam de …": what a number decides, without an "if". */
export const decidedByNumber: PatternGroup = {
  cue: '\\d|acima|abaixo|a partir|dois|duas|três|quatro|cinco|dez|exig|requer|precisa|depend|necessit|só são',
  patterns: [
    {
      said: '(?<clause>(?:Acima de|Abaixo de|A partir de|Com mais de|Com menos de) (?:[^,;:()]|,(?=\\d)){2,40}?),? (?<rest>(?:o|a|os|as|um|uma|nenhum|nenhuma) [^;:()]{4,140})',
      example: 'Acima de R$ 500,00, o pedido passa por análise de risco.',
      cases: [
        {
          title: '{title}',
          type: 'Boundary',
          steps: ['Criar um caso {holdsNot} | {past} | {opposite}', 'Criar um caso {holds} | {at} | {rest}'],
        },
      ],
      derive: (slots) => {
        const rest = slots.words.get('rest') ?? ''
        const state = lowered(slots.words.get('clause') ?? '').replace(/^a partir de/u, 'com a partir de')
        const sides = sidesOf(state, slots.facts)
        return sides === undefined || conditional.test(rest)
          ? undefined
          : {
              ...sides,
              opposite: contrary(rest) ?? `Isto não vale: ${rest}`,
              title: shortTitle(
                `Com ${sides.at} sim, com ${sides.past} não: ${rest}`,
                `Com ${sides.at} sim, com ${sides.past} não`,
              ),
            }
      },
    },
    {
      said: `(?<clause>(?!(?:Se|Quando|Caso|Ao|Após|Enquanto) )(?:[^,;:()]|,(?=\\d)){3,90}?),? ${predicate}`,
      example: 'Despesas acima de R$ 1.000 precisam de aprovação do diretor.',
      cases: [
        {
          title: '{title}',
          type: 'Boundary',
          steps: ['Criar este caso: {holdsNot} | {past} | {opposite}', 'Criar este caso: {holds} | {at} | {result}'],
        },
      ],
      derive: (slots) => {
        const rest = slots.words.get('rest') ?? ''
        const state = lowered(
          (slots.words.get('clause') ?? '').replace(/ que (?:tiver|tiverem|tenha|tenham) /iu, ' com '),
        )
        const sides = sidesOf(state, slots.facts)
        if (sides === undefined || conditional.test(rest) || / (?:é|são|pode|podem|deve|devem) /u.test(state))
          return undefined
        return {
          ...sides,
          result: `${sides.holds} ${rest}`,
          opposite: contrary(`${sides.holdsNot} ${rest}`) ?? `Isto não vale: ${rest}`,
          title: shortTitle(
            `Com ${sides.at} sim, com ${sides.past} não: ${rest}`,
            `Com ${sides.at} sim, com ${sides.past} não`,
          ),
        }
      },
    },
    {
      said: `<things> (?:exigem|exige|requerem|requer|precisam de|precisa de|dependem d[aeo]|depende d[aeo]|necessitam de|só são (?:aceit[oa]s|válid[oa]s) com) (?<what>(?:o |a |um |uma |os |as )?[^,;:()]{3,70}?)`,
      example: 'Ingressos de meia-entrada exigem o upload de um documento.',
      cases: [
        {
          title: ['{things:bare}: sem {what} não é possível', 'Sem isso não é possível, com isso sim'],
          type: 'Negative',
          technique: 'Decision table',
          given: ['Tudo o resto está preparado: {things:bare}.'],
          steps: [
            'Tentar concluir {things:um} sem {what} | | {beyond}',
            'Concluir {things:um} com {what} | | É possível; o resultado continua lá após recarregar',
          ],
        },
      ],
    },
  ],
}
