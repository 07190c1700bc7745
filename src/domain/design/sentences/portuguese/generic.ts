import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { actionOf, stateOf } from './causes.ts'
import { conditional, shortTitle } from './conditions.ts'
import { infinitiveFrom } from './portuguese-forms.ts'
import { can } from './words.ts'

const clause = '(?<clause>(?:[^,;()"“”«»]|,(?=\\d)|["“«][^"”»]{1,60}["”»]){4,110}?)'
const onlyWhen = `(?:(?:depois que|quando|se|assim que|enquanto|caso|desde que|a partir do momento em que) |(?=(?:após|depois d[eoa]|ao|com|mediante) ))${clause}`
const small = (words: string): string => words.replace(/^(?:O|A|Os|As|Um|Uma|Cada)(?= )/u, (one) => one.toLowerCase())

/** What has to have happened first: done by the tester where it is an action, else arranged. */
function before({ words }: Slots, act: string): Record<string, string> | undefined {
  const said = words.get('clause') ?? ''
  if (conditional.test(said)) return undefined
  const action = actionOf(said)
  return {
    act,
    first: action?.doing ?? `Criar esta situação: ${stateOf(said)}`,
    title: shortTitle(
      `${act}: só depois de ${lower(action?.doing ?? stateOf(said))}`,
      `${act}: antes não, depois sim`,
      'Antes não é possível, depois sim',
    ),
  }
}

const lower = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())

const onlyAfter: CasePattern = {
  title: '{title}',
  technique: 'State transition',
  steps: [
    'Tentar {act} antes disso | | Não é possível; nada muda',
    '{first} | | A ação é realizada; a situação está criada',
    '{act} | | É possível; o resultado continua lá após recarregar',
  ],
}

const onlyWhile: CasePattern = {
  title: ['{act}: só se {state}', '{act}: só nesse caso', 'Só nesse caso a ação é possível'],
  type: 'Negative',
  technique: 'Decision table',
  given: ['Há dois casos: no caso A isto verifica-se ({state}); no caso B não.'],
  steps: [
    '{act} no caso A | {as} | É possível; o resultado continua lá após recarregar',
    'Tentar {act} no caso B | {as} | A ação não é oferecida ou é recusada; nada muda',
  ],
}

const passiveAct = ({ words }: Slots): string | undefined => {
  const verb = infinitiveFrom((words.get('done') ?? '').split(' ')[0] ?? '')
  return verb === undefined
    ? undefined
    : `${verb} ${small(words.get('thing') ?? '').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`
}

const refusedFor: CasePattern = {
  title: ['{act} que {state}: não é possível', 'Nesse caso não é possível; nos outros, sim'],
  type: 'Negative',
  technique: 'Decision table',
  given: ['Há dois casos: um em que isto se verifica ({state}) e outro em que não.'],
  steps: [
    'Tentar {act} em que isto se verifica | {state} | {beyond}',
    '{act} em que isto não se verifica | | É possível; o resultado continua lá após recarregar',
  ],
}
const never: CasePattern = {
  title: ['Não é possível {act}', 'A ação não é possível'],
  type: 'Negative',
  steps: ['Tentar {act} | | {beyond}', 'Recarregar a página | | Está tudo como antes da tentativa'],
}
/** What only comes after something else, what is never possible, what is needed: in sentences about anything. */
export const generic: PatternGroup = {
  cue: 'antes de|anterior|posterior|a cada|para |só|apenas|somente|não|nunca|exige|requer|precisa|depende|véspera|acima|até|após|depois|com|sem|automaticamente|uma vez',
  patterns: [
    {
      said: `<thing> (?:só|apenas|somente) (?:${can}|deve|devem) ser <done>(?: [^,;:()]{3,40}?)? ${onlyWhen}`,
      example: 'A nota fiscal só pode ser emitida depois que o pagamento for confirmado.',
      cases: [onlyAfter],
      derive: (slots) => {
        const act = passiveAct(slots)
        return act === undefined ? undefined : before(slots, act)
      },
    },
    {
      said: `<thing> (?:${can}|deve|devem) ser <done> (?:só|apenas|somente) ${onlyWhen}`,
      example: 'A prova pode ser iniciada somente depois que o fiscal liberar a sala.',
      cases: [onlyAfter],
      derive: (slots) => {
        const act = passiveAct(slots)
        return act === undefined ? undefined : before(slots, act)
      },
    },
    {
      said: `<thing> ${can} ser <done>(?: (?:por|pel[oa]s?) <role>)? (?:enquanto|desde que|se) (?<clause>(?:não )?(?:estiver|estiverem|esteja|for|tiver|tiverem|tenham?|houver|ainda)[^,;:()]{2,80}?)`,
      example: 'Uma visita pode ser adiada pelo cliente enquanto estiver com o status "Pendente".',
      cases: [onlyWhile],
      derive: (slots) => {
        const act = passiveAct(slots)
        const said = slots.words.get('clause') ?? ''
        const role = slots.words.get('role')
        return act === undefined || /\d/u.test(said)
          ? undefined
          : {
              act,
              state: stateOf(said.replace(/ten(?:ha|ham) sido/u, 'foi')),
              as: role === undefined ? ' ' : `Perfil: ${role}`,
            }
      },
    },
    {
      said: `(?:<who> (?:só|apenas|somente) ${can}|<role> ${can} (?:só |apenas |somente )|Só é possível|Somente é possível|Apenas é possível) ?<act> (?:só |apenas |somente )?${onlyWhen}`,
      example: 'O aluno só pode baixar o certificado depois de concluir todas as aulas.',
      cases: [onlyAfter],
      derive: (slots) => before(slots, slots.words.get('act') ?? ''),
    },
    {
      said: `(?:Não (?:deve ser|é|será) (?:possível|permitid[oa])|O sistema não (?:permite|deve permitir|aceita)|Não se pode|Não é permitido) <act> que (?<clause>(?:já |ainda |não )?(?:tenha|tiver|possua|possuir|esteja|estiver|contenha|for|seja|tem|está|foi|foram|estejam|tenham|estão|têm)[^,;:()]{3,70})`,
      example: 'Não deve ser possível excluir uma categoria que tenha produtos vinculados.',
      cases: [refusedFor],
      derive: (slots) => ({ state: stateOf(slots.words.get('clause') ?? '') }),
    },
    {
      said: `Antes de <act>,? (?:é pedida (?:uma )?confirmação|(?:o sistema |o aplicativo |a aplicação )?(?:pede|pergunta|perguntar|pedir|exibe|mostra|exibir|mostrar) (?:confirmação|(?:a mensagem )?<message>(?: com [^,;:()]{3,40})?))`,
      example: 'Antes de apagar um álbum, é pedida uma confirmação.',
      cases: [
        {
          title: ['{act}: só depois de confirmar', 'Sem confirmação nada muda'],
          technique: 'Decision table',
          steps: [
            '{act} | | É pedida uma confirmação{text}',
            'Recusar a confirmação | | Nada muda, mesmo após recarregar',
            '{act} de novo | | É pedida uma confirmação{text}',
            'Dar a confirmação | | A ação é realizada; o resultado continua lá após recarregar',
          ],
        },
      ],
      derive: ({ words }) => ({ text: words.get('message') === undefined ? ' ' : `: ${words.get('message') ?? ''}` }),
    },
    {
      said: `(?:Não (?:deve ser|é|será) (?:possível|permitid[oa])|O sistema não (?:permite|deve permitir)|Não se pode) <act>`,
      example: 'Não é permitido editar uma avaliação publicada.',
      cases: [never],
    },
  ],
}
