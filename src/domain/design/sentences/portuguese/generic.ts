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
const seenAfter: CasePattern = {
  title: '{title}',
  technique: 'State transition',
  steps: [
    '{looking} antes disso | | {thing} não aparece',
    '{first} | | A ação é realizada',
    '{looking} outra vez | | {thing} aparece',
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
  cue: 'anterior|posterior|a cada|para |só|apenas|somente|não|nunca|exige|requer|precisa|depende|véspera|acima|até|após|depois|com|sem|automaticamente|uma vez',
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
      said: `(?:<who> (?:só|apenas|somente) ${can}|<role> ${can} (?:só |apenas |somente )|Só é possível|Somente é possível|Apenas é possível) ?<act> (?:só |apenas |somente )?${onlyWhen}`,
      example: 'O aluno só pode baixar o certificado depois de concluir todas as aulas.',
      cases: [onlyAfter],
      derive: (slots) => before(slots, slots.words.get('act') ?? ''),
    },
    {
      said: `(?:<who> )(?:só |apenas |somente )?(?:vê|veem|visualiza|recebe|tem acesso a|acessa) (?<thing>(?:o|a|os|as) [^,;:()]{3,60}?) (?:só|apenas|somente) ${onlyWhen}`,
      example: 'O motorista vê o endereço completo do passageiro somente depois de aceitar a corrida.',
      cases: [seenAfter],
      derive: (slots) => {
        const made = before(slots, slots.words.get('thing') ?? '')
        const who = (slots.words.get('who') ?? '').replace(/^(?:O|A|Os|As|Um|Uma|Cada) /u, '')
        return made === undefined ? undefined : { ...made, looking: `Abrir a página como ${who}` }
      },
    },
    {
      said: `(?:Não (?:deve ser|é|será) (?:possível|permitid[oa])|O sistema não (?:permite|deve permitir|aceita)|Não se pode|Não é permitido) <act> que (?<clause>(?:já |ainda |não )?(?:tenha|tiver|possua|possuir|esteja|estiver|contenha|for|seja|tem|está|foi|foram|estejam|tenham|estão|têm)[^,;:()]{3,70})`,
      example: 'Não deve ser possível excluir uma categoria que tenha produtos vinculados.',
      cases: [refusedFor],
      derive: (slots) => ({ state: stateOf(slots.words.get('clause') ?? '') }),
    },
    {
      said: `(?:Não (?:deve ser|é|será) (?:possível|permitid[oa])|O sistema não (?:permite|deve permitir|aceita)|Não se pode) <act> (?<word>com|sem) (?<what>[^,;:()]{3,60}?)`,
      example: 'Não é possível fechar o caixa com vendas pendentes.',
      cases: [
        {
          title: ['Não é possível {act} {word} {what}', 'Nesse caso não é possível; no outro, sim'],
          type: 'Negative',
          technique: 'Decision table',
          given: ['Há dois casos preparados: um {word} {what} e outro {other} {what}.'],
          steps: [
            'Tentar {act} {word} {what} | | {beyond}',
            '{act} {other} {what} | | É possível; o resultado continua lá após recarregar',
          ],
        },
      ],
      derive: ({ words }) => ({ other: /com/iu.test(words.get('word') ?? '') ? 'sem' : 'com' }),
    },
    {
      said: `(?:Não (?:deve ser|é|será) (?:possível|permitid[oa])|O sistema não (?:permite|deve permitir)|Não se pode) <act>`,
      example: 'Não é permitido editar uma avaliação publicada.',
      cases: [never],
    },
    {
      said: `(?<thing>(?:O|A) [^,;:()]{3,60}?) (?:não|nunca) (?:pode|deve|poderá) (?:ficar|ser|estar|chegar a ser) (?:negativ[oa]|abaixo de zero|inferior a zero|menor (?:do )?que zero|menos de zero)`,
      example: 'O saldo de horas não pode ficar negativo.',
      cases: [
        {
          title: ['{thing:bare}: 0 sim, abaixo de 0 não', 'O valor chega a 0, mas não abaixo'],
          type: 'Boundary',
          given: ['Valor de partida ({thing:bare}): 1.'],
          steps: [
            'Retirar 1 {thing:de} | 1 − 1 | É possível; {thing:o} é agora 0',
            'Tentar retirar mais 1 {thing:de} | 0 − 1 | {beyond}. O valor continua 0',
          ],
        },
      ],
    },
    {
      said: `(?<things>(?:Um|Uma|O|A|Os|As)? ?[^,;:()]{3,50}? sem [^,;:()]{3,50}?) (?:por|há|durante)(?: mais de)? <span> (?:é|são|fica|ficam|será|deve ser) <done>(?: automaticamente)?`,
      example: 'Um chamado sem resposta do cliente por 7 dias é fechado automaticamente.',
      cases: [
        {
          title: ['{things:bare}: {span} depois {isdone}', 'Depois de {span}: {isdone}'],
          type: 'Boundary',
          given: ['Há dois casos iguais, A e B, ambos assim desde {start}: {things:bare}.'],
          steps: [
            'Abrir o caso A pouco antes do fim do prazo | {span:in} | Ainda não está {done}',
            'Abrir o caso B depois do prazo | {span:out} | Está {done}, sem ação de ninguém',
          ],
        },
      ],
      derive: (slots) => ({ isdone: `${slots.words.get('done') ?? ''}` }),
    },
  ],
}
