import { romanceContrary } from '../../phrase/romance-contrary.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { actionOf, stateOf } from './causes.ts'
import { conditional, shortTitle } from './conditions.ts'
import { infinitiveFrom } from './portuguese-forms.ts'
import { can, cannot, upTo } from './words.ts'
import { counted, numberOf } from './worked.ts'

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
  return verb === undefined ? undefined : `${verb} ${small(words.get('thing') ?? '')}`
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
const fixed: CasePattern = {
  title: ['{thing:bare}: não é possível {act}', 'Não é possível {act}', 'A ação não é possível'],
  type: 'Negative',
  steps: [
    'Procurar uma forma de {act} | | A ação não é oferecida',
    'Abrir o endereço direto da ação | | O acesso é recusado; nada muda',
  ],
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
    {
      said: `(?<thing>(?:O|A|Um|Uma) [^,;:()]{3,50}?) (?:é|fica|será|deve ser) <done>(?: automaticamente)? (?:após|depois de|ao fim de|passad[oa]s|decorrid[oa]s) <span>(?: (?:d[aeo]|sem) (?<what>[^,;:()]{3,50}?))?`,
      example: 'O carrinho abandonado é esvaziado após 24 horas.',
      cases: [
        {
          title: ['{thing:bare}: {done} depois de {span}', 'Depois de {span}: {done}'],
          type: 'Boundary',
          given: ['O prazo começa em {start} para dois casos iguais, A e B: {thing:bare}.'],
          steps: [
            'Abrir o caso A pouco antes do fim do prazo | {span:in} | Ainda não está {done}',
            'Abrir o caso B depois do prazo | {span:out} | Está {done}',
          ],
        },
      ],
    },
    {
      said: `(?:<who> ${can}|É possível|<thing> ${can} ser <done>) ?(?<act>\\p{L}+r [^,;:()]{3,60}?)? ?até (?:a|à) véspera (?:d[aeo]) (?<what>[^,;:()]{3,40}?)`,
      example: 'O participante pode cancelar a inscrição até a véspera do evento.',
      cases: [
        {
          title: ['{does}: na véspera sim, no próprio dia não', 'Na véspera sim, no próprio dia não'],
          type: 'Boundary',
          given: ['Há dois casos iguais, A e B, com esta data ({what}): 10/09/2026.'],
          steps: [
            '{does} no caso A na véspera | 09/09/2026, 23:59 | É possível; a mudança continua lá após recarregar',
            'Tentar {does} no caso B no próprio dia | 10/09/2026, 00:01 | {beyond}. O caso B fica como estava',
          ],
          assume: ['A data do ambiente de teste pode ser definida.'],
        },
      ],
      derive: (slots) => {
        const does = slots.words.get('act') ?? passiveAct(slots)
        return does === undefined ? undefined : { does }
      },
    },
    {
      said: `<who> (?:deve|devem|tem de|tem que|precisa) <act> (?:até|no máximo|em até|no prazo de|dentro de)(?: até)? <span> (?:após|depois d[aeo]|a contar d[ao]) (?<what>[^,;:()]{3,50}?)<stop>(?:depois disso|caso contrário|passado esse prazo|após esse prazo|depois),? <rest>`,
      example:
        'O funcionário deve registrar o ponto em até 5 minutos após o início do turno; depois disso, o atraso é descontado.',
      cases: [
        {
          title: ['{act}: dentro de {span} sem efeito; depois, {rest}', 'Dentro de {span} nada acontece; depois, sim'],
          type: 'Boundary',
          given: ['Há dois casos, A e B, ambos com este momento: {start} ({what}).'],
          steps: [
            '{act} no caso A dentro do prazo | {span:in} | É possível, sem mais nenhum efeito',
            '{act} no caso B depois do prazo | {span:out} | {rest}',
          ],
        },
      ],
    },
    {
      said: `<who> (?:deve|devem|tem de|tem que|precisa) <act> (?:até|no máximo|em até|em|no prazo de|dentro de)(?: até)? <span><stop>(?:depois disso|caso contrário|senão|do contrário|passado esse prazo|após esse prazo|depois),? <rest>`,
      example: 'O usuário deve confirmar o e-mail em até 24 horas; caso contrário, a conta é excluída.',
      cases: [
        {
          title: ['{act}: dentro de {span} sem efeito; depois, {rest}', 'Dentro de {span} nada acontece; depois, sim'],
          type: 'Boundary',
          given: ['Há dois casos, A e B; nos dois o prazo começa em {start}.'],
          steps: [
            '{act} no caso A dentro do prazo | {span:in} | É possível',
            'Abrir o caso A depois do prazo | {span:out} | Com A não acontece isto: {rest}',
            'Abrir o caso B depois do prazo, sem ter feito nada | {span:out} | {rest}',
          ],
        },
      ],
    },
    {
      said: `(?:Para|Antes de) <act>,? (?:é (?:preciso|necessário|obrigatório)|<who> (?:deve|tem de|tem que|precisa)|deve-se|exige-se) <act2>`,
      example: 'Para solicitar reembolso, é preciso anexar a nota fiscal.',
      cases: [
        {
          title: ['{act}: só depois de {act2}', '{act}: antes não, depois sim', 'Antes não é possível, depois sim'],
          technique: 'State transition',
          steps: [
            'Tentar {act} sem {act2} | | {beyond}',
            '{act2} | | A ação é realizada',
            '{act} | | É possível; o resultado continua lá após recarregar',
          ],
        },
      ],
    },
    {
      said: `<thing> (?:é|será|deve ser) <done> (?:em até|em no máximo|no prazo de|dentro de|no máximo em)(?: até)? <span>(?: (?:após|depois d[aeo]|a contar d[ao]) (?<what>[^,;:()]{3,50}?))?`,
      example: 'O pagamento por boleto é confirmado em até 3 dias úteis.',
      cases: [
        {
          title: ['{thing:bare}: {done} até {span:end}', '{done} em {span} no máximo'],
          type: 'Boundary',
          given: ['O prazo começa em {start}: {thing:bare}.'],
          steps: [
            'Abrir {thing:o} no fim do prazo | {span:end} | Está {done}; um minuto depois já seria tarde de mais',
          ],
        },
      ],
    },
    {
      said: `<who> (?<rest>(?:sobe|ganha|recebe|avança|conquista|desbloqueia) [^,;:()]{2,60}?) a cada <n> (?<things>[^,;:()\\d]{3,40}?)`,
      example: 'O jogador sobe de nível a cada 500 pontos.',
      cases: [
        {
          title: ['Com {fewer} ainda não, com {enough} sim', 'Antes de {n} não, com {n} sim'],
          type: 'Boundary',
          given: ['Há {who:um} com 0 {things}.'],
          steps: [
            'Chegar a {fewer} | {fewer} | Ainda não acontece isto: {rest}',
            'Chegar a {enough} | {enough} | Acontece uma vez: {rest}',
            'Chegar a {twice} | {twice} | Acontece pela segunda vez: {rest}',
          ],
        },
      ],
      derive: (slots) => {
        const count = numberOf(slots, 'n')
        return Number.isInteger(count) && count > 1
          ? {
              fewer: counted(slots, 'things', count - 1),
              enough: counted(slots, 'things', count),
              twice: counted(slots, 'things', count * 2),
            }
          : undefined
      },
    },
    {
      said: `(?:<thing> (?:${cannot} ser (?:anterior|menor|inferior)|deve ser (?:igual ou )?(?:posterior|maior|superior)) (?:à|ao|a|que a|do que a) |O sistema (?:deve )?(?:impede|impedir|recusa|recusar|não permite|não deve permitir|bloqueia|bloquear) (?:o cadastro|a criação|o registro|o registo|o agendamento|a inclusão|cadastrar|criar|registrar) (?:de )?[^,;:()]{3,40}? com (?:a )?(?<things>data[^,;:()]{3,40}?) anterior (?:à|ao) )(?<what>data [^,;:()]{2,40}?)`,
      example: 'A data de término não pode ser anterior à data de início.',
      cases: [
        {
          title: ['{what}: um dia antes não, no mesmo dia e depois sim', 'Um dia antes não, um dia depois sim'],
          type: 'Boundary',
          given: ['Valor já escolhido, {what}: 10/06/2026.'],
          steps: [
            'Guardar o formulário com um dia a menos em {end} | 09/06/2026 | {beyond}',
            'Guardar o formulário com um dia a mais em {end} | 11/06/2026 | É possível; após recarregar aparecem as duas datas',
          ],
        },
      ],
      derive: ({ words }) => {
        const end = (words.get('thing') ?? words.get('things') ?? '').replace(/^(?:O|A) /u, '')
        return /data|dia|prazo|hora/iu.test(end) ? { end: lower(end) } : undefined
      },
    },
    {
      said: `<who> ${can} <act> ?(?:de )?${upTo} <percent><stop>(?:acima disso|além disso|acima desse (?:valor|percentual|limite)|mais do que isso),? <rest>`,
      example: 'O vendedor pode conceder desconto de até 12%; acima disso, é necessária a aprovação do gerente.',
      cases: [
        {
          title: ['{percent} sem mais nada; {percent+1}: {rest}', '{percent} sem mais nada, {percent+1} já não'],
          type: 'Boundary',
          steps: [
            '{act} de {percent} como {who:one} | {percent} | É possível, sem mais nada',
            '{act} de {percent+1} como {who:one} | {percent+1} | {rest}',
          ],
        },
      ],
    },
    {
      said: `<who> ${can} <act> ?(?:de )?${upTo} <amount><stop>(?:acima disso|além disso|acima desse (?:valor|limite)|mais do que isso),? <rest>`,
      example: 'O analista pode aprovar reembolsos de até R$ 500,00; acima disso, decide o coordenador.',
      cases: [
        {
          title: ['{amount} sem mais nada; {amount+0.01}: {rest}', '{amount} sem mais nada, {amount+0.01} já não'],
          type: 'Boundary',
          steps: [
            '{act} de {amount} como {who:one} | {amount} | É possível, sem mais nada',
            '{act} de {amount+0.01} como {who:one} | {amount+0.01} | {rest}',
          ],
        },
      ],
    },
    {
      said: `(?:Após|Depois de|Com|A partir de|Ao completar|Ao atingir|Ao acumular) <n> (?<things>(?!(?:minutos?|horas?|dias?|semanas?|meses|mês|anos?|segundos?|caracteres|letras)(?!\\p{L}))[^,;:()\\d]{3,50}?), <rest>`,
      example: 'Depois de três faltas sem justificativa, o aluno perde a vaga.',
      cases: [
        {
          title: '{title}',
          type: 'Boundary',
          steps: ['Chegar a {fewer} | {fewer} | {opposite}', 'Chegar a {enough} | {enough} | {rest}'],
        },
      ],
      derive: (slots) => {
        const count = numberOf(slots, 'n')
        const rest = slots.words.get('rest') ?? ''
        if (!Number.isInteger(count) || count < 2 || conditional.test(rest)) return undefined
        const [fewer, enough] = [counted(slots, 'things', count - 1), counted(slots, 'things', count)]
        const contrary = romanceContrary(rest, 'pt').replace(/\.$/u, '')
        return {
          fewer,
          enough,
          opposite: contrary === '' ? `Isto ainda não acontece: ${rest}` : contrary,
          title: shortTitle(
            `Com ${fewer} ainda não, com ${enough} sim: ${rest}`,
            `Com ${fewer} ainda não, com ${enough} sim`,
            `Com ${String(count - 1)} ainda não, com ${String(count)} sim`,
          ),
        }
      },
    },
    {
      said: `(?:O|A) mesm[oa] (?<thing>[^,;:()]{2,40}?) (?:só|apenas|somente) ${can} <act> uma (?:única |só )?vez(?: por (?<word>dia|mês|semana|ano|[^,;:()]{3,30}))?`,
      example: 'O mesmo CPF só pode participar do sorteio uma vez por dia.',
      cases: [
        {
          title: ['{thing:bare}: {act} uma vez sim, duas não', 'A primeira vez sim, a segunda não'],
          type: 'Negative',
          given: ['Há {thing:um} que ainda não o fez, A, e outr{thing:g}, B.'],
          steps: [
            '{act} com A | A | É possível; o resultado aparece',
            'Tentar {act} com A pela segunda vez | A | {beyond}. Conta uma única vez',
            '{act} com B | B | É possível; o resultado aparece',
          ],
        },
      ],
    },
    {
      said: `<thing> (?:já )?${cannot} (?:mais )?ser <done>(?: (?:pelo|pela|por) (?<role>[^,;:()]{3,40}?))?`,
      example: 'O código do imóvel não pode ser alterado.',
      cases: [fixed],
      derive: (slots) => {
        const act = passiveAct(slots)
        return act === undefined ? undefined : { act }
      },
    },
    {
      said: `<thing> (?:é|são|deve ser|devem ser) (?:gerad|atribuíd|preenchid|criad|numerad)[oa]s? automaticamente(?: (?:pel[oa]|por|ao|à|no|na) [^,;:()]{3,50})?`,
      example: 'O número do contrato é gerado automaticamente.',
      cases: [
        {
          title: ['{thing:bare}: há um valor sem ninguém o introduzir', 'O valor aparece sem ninguém o introduzir'],
          steps: [
            'Criar um registo sem introduzir {thing:o} | {thing:bare}: em branco | O registo fica guardado; {thing:o} já tem um valor',
            'Criar um segundo registo da mesma forma | {thing:bare}: em branco | O segundo registo também tem um valor',
          ],
        },
      ],
    },
    {
      said: `(?<who>(?:Quem|Usuários|Utilizadores|Pessoas|Contas) (?:que )?(?:não (?:tiver|tem|tiverem|têm|possuir|possui)|sem)) (?:o )?(?:perfil|papel|permissão|acesso)(?: de| d[aeo])? (?<role>[^,;:()]{3,40}?) (?:não (?:vê|veem|pode ver|podem ver|acessa|acessam|visualiza)) (?<things>(?:o|a|os|as) .{3,60}?)`,
      example: 'Quem não tiver perfil de administrador não vê o menu "Configurações".',
      cases: [
        {
          title: ['{things}: só com o perfil {role:one}', 'Só com o perfil {role:one}'],
          type: 'Negative',
          technique: 'Decision table',
          given: ['Há duas contas: uma com o perfil {role:one} e outra sem esse perfil.'],
          steps: [
            'Abrir a página com a conta que tem o perfil {role:one} | | {things} aparece{things:m}',
            'Abrir a mesma página com a outra conta | | {things} não aparece{things:m}',
            'Abrir o endereço direto com a outra conta | | O acesso é recusado',
          ],
        },
      ],
    },
  ],
}

/** What is seen where nothing has to be done: the page is opened. It goes last of all. */
export const shown: PatternGroup = {
  cue: 'é|são|aparece|fica|mostra|exibe|apresenta|tem|contém|inclui',
  patterns: [
    {
      said: `<thing> (?:é|são|deve ser|devem ser) (?:exibid|mostrad|apresentad)[oa]s? com (?:duas|2) casas decimais(?: e (?:com )?(?:o símbolo|a moeda) (?<code>R\\$|€|US\\$))?`,
      example: 'O valor total do pedido é exibido com duas casas decimais e o símbolo R$.',
      cases: [
        {
          title: ['{thing:bare}: 1234,5 aparece como {written}', '1234,5 aparece como {written}'],
          type: 'Boundary',
          given: ['Existem dois registos com estes valores, {thing:bare}: 1234,5 e 80.'],
          steps: [
            'Abrir o registo com 1234,5 | 1234,5 | Aparece {written}',
            'Abrir o registo com 80 | 80 | Aparece {whole}',
          ],
        },
      ],
      derive: ({ words }) => {
        const sign = words.get('code')
        const put = (text: string): string =>
          sign === undefined ? text : sign === '€' ? `${text} €` : `${sign} ${text}`
        return { written: put('1.234,50'), whole: put('80,00') }
      },
    },
    {
      said: `(?<thing>(?:O|A|Os|As) [^,;:()]{3,70}?) (?<rest>(?:aparecem?|(?:é|são|deve ser|devem ser) (?:exibid|mostrad|apresentad|destacad|sinalizad|marcad|identificad|agrupad)[oa]s?|deve aparecer|devem aparecer|ficam? (?:visíve(?:l|is)|destacad[oa]s?|em destaque|fix[oa]s?)) .{4,120}?)`,
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
