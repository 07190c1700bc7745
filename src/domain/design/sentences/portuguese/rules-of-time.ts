import { romanceContrary } from '../../phrase/romance-contrary.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { conditional, lowered as lower, shortTitle } from './conditions.ts'
import { infinitiveFrom } from './portuguese-forms.ts'
import { can, cannot, upTo } from './words.ts'
import { counted, numberOf } from './worked.ts'

const small = (words: string): string => words.replace(/^(?:O|A|Os|As|Um|Uma|Cada)(?= )/u, (one) => one.toLowerCase())

const passiveAct = ({ words }: Slots): string | undefined => {
  const verb = infinitiveFrom((words.get('done') ?? '').split(' ')[0] ?? '')
  return verb === undefined ? undefined : `${verb} ${small(words.get('thing') ?? '')}`
}

const fixed: CasePattern = {
  title: ['{thing:bare}: não é possível {act}', 'Não é possível {act}', 'A ação não é possível'],
  type: 'Negative',
  steps: [
    'Procurar uma forma de {act} | | A ação não é oferecida',
    'Abrir o endereço direto da ação | | O acesso é recusado; nada muda',
  ],
}

/** What has to happen by when or after how many times, in sentences about anything. */
export const rulesOfTime: PatternGroup = {
  cue: 'anterior|posterior|a cada|para |só|apenas|somente|não|nunca|exige|requer|precisa|depende|véspera|acima|até|após|depois|com|sem|automaticamente|uma vez',
  patterns: [
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
      said: `<thing> (?:já )?${cannot} (?:mais )?ser (?<done>(?!\\p{L}+ (?:duas|mais de) )[^,;:()]{3,60}?)(?: (?:pelo|pela|por) (?<role>[^,;:()]{3,40}?))?`,
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
