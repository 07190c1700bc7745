import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { infinitiveFrom } from './portuguese-forms.ts'
import { can, cannot, only } from './words.ts'

const onlyThey: CasePattern = {
  title: [
    '{act}: {role:one} sim, outra pessoa não',
    '{role:one}: sim; outra pessoa: não',
    'Só com o perfil indicado é possível',
  ],
  type: 'Negative',
  technique: 'Decision table',
  given: ['Há duas contas: uma com o perfil {role:one} e outra sem esse perfil.'],
  steps: [
    '{act} com a conta que tem o perfil {role:one} | | É possível; o resultado continua lá após recarregar',
    'Procurar a mesma ação com a outra conta | | A ação não é oferecida',
    'Abrir o endereço direto da ação com a outra conta | | O acesso é recusado; nada muda',
  ],
}
const bannedFor: CasePattern = {
  title: ['{who:one}: com {few} ainda é possível, com {many} não', 'Com {few} ainda é possível, com {many} não'],
  type: 'Boundary',
  technique: 'Boundary value analysis',
  given: [
    'Conta A ({who:one}): {few} casos ({things}).',
    'Conta B ({who:one}): {many} casos ({things}); o último é de {start}.',
  ],
  steps: [
    '{act} com a conta A | Conta A | É possível',
    'Tentar {act} com a conta B | {span:in} | A ação não é oferecida ou é recusada; nada muda',
    '{act} com a conta B | {span:out} | É possível',
  ],
}
const mayNot: CasePattern = {
  title: ['{role:one}: não é possível {act}', 'Sem permissão: a ação é recusada'],
  type: 'Negative',
  technique: 'Decision table',
  given: ['Há uma conta com o perfil {role:one}.'],
  steps: [
    'Procurar uma forma de {act} com essa conta | | A ação não é oferecida',
    'Abrir o endereço direto da ação com essa conta | | O acesso é recusado; nada muda',
  ],
}
const seeOnly: CasePattern = {
  title: ['{things:bare}: só para {role:one}', 'Só {role:one} vê a informação'],
  type: 'Negative',
  technique: 'Decision table',
  given: ['Há duas contas: uma com o perfil {role:one} e outra sem esse perfil.'],
  steps: [
    'Abrir a página com a conta que tem o perfil {role:one} | | {things:o} aparece{things:m}',
    'Abrir a mesma página com a outra conta | | {things:o} não aparece{things:m}',
    'Abrir o endereço direto com a outra conta | | O acesso é recusado; não se vê nada disso',
  ],
}
const own: CasePattern = {
  title: ['{role:one}: os seus dados aparecem, os de outra pessoa não'],
  type: 'Negative',
  technique: 'Decision table',
  given: ['Há duas contas com o perfil {role:one}, A e B, cada uma com os seus próprios dados.'],
  steps: [
    'Abrir {clause:o} com a conta A | | Aparece o que pertence a A; nada de B aparece',
    'Abrir com a conta A o endereço direto do que pertence a B | | O acesso é recusado; não se vê nada de B',
  ],
}
const both: CasePattern = {
  title: ['{role:one}: {act} sim, {act2} não', '{role:one}: o permitido sim, o proibido não'],
  type: 'Negative',
  technique: 'Decision table',
  given: ['Há uma conta com o perfil {role:one}.'],
  steps: [
    '{act} com essa conta | | É possível',
    'Procurar uma forma de {act2} com essa conta | | A ação não é oferecida',
    'Abrir o endereço direto da segunda ação com essa conta | | O acesso é recusado; nada muda',
  ],
}
const possible: CasePattern = {
  title: ['{role:one}: é possível {act}', 'É possível {act}', '{role:one}: a ação é possível'],
  given: ['Há uma conta com o perfil {role:one}.'],
  steps: ['{act} com essa conta | | É possível; o resultado continua lá após recarregar'],
}

function passive({ words }: Slots): Record<string, string> | undefined {
  const verb = infinitiveFrom((words.get('done') ?? '').split(' ')[0] ?? '')
  return verb === undefined
    ? undefined
    : {
        act: `${verb} ${words.get('thing')?.replace(/^(?:O|A|Os|As|Um|Uma|Cada)(?= )/u, (one) => one.toLowerCase()) ?? ''}`,
      }
}

const personal =
  '(?<clause>(?:(?:[oa]s? )?(?:seus?|suas?|própri[oa]s?)(?: própri[oa]s?)? [^,;:()]{3,50}?|[oa]s? (?:seus|suas)? ?[\\p{L}-]+(?: [\\p{L}-]+)? (?:que (?:el[ea]s? )?(?:mesm[oa]s? )?(?:criou|criaram|cadastrou|abriu|abriram|enviou|registou|registrou)|em que (?:leciona|participa|atua|está|trabalha|é responsável)|(?:d[ao]s?|n[ao]s?) (?:seus?|suas?)(?: própri[oa]s?)? [\\p{L}-]+(?: [\\p{L}-]+)?|(?:que|a) (?:lhe|lhes) (?:está|estão|foi|foram) (?:atribuíd|designad)[oa]s?|sob (?:sua|a sua) responsabilidade|d[ao] (?:sua|seu)(?: própri[oa])? [\\p{L}-]+)))'

/** Who may do or see something, and who may not. */
export const permissions: PatternGroup = {
  cue: 'após|depois de|só|apenas|somente|exclusiv|pode|podem|permitid|permissão|perfil|acess|visíve|vê|veem|restrit|autoriz|reservad|consegue',
  patterns: [
    {
      said: `(?:${only} (?:um |uma |o |a |os |as )?)<role> (?:${can}|deve poder) <act> (?:acima de|superiores a|maiores que|maiores do que|de mais de|com valor (?:acima de|superior a)) <amount>`,
      example: 'Somente o diretor pode aprovar compras acima de R$ 10.000,00.',
      cases: [
        {
          title: [
            '{act} de {amount+0.01}: só {role:one}',
            '{amount} ainda sem esse perfil; {amount+0.01} só {role:one}',
          ],
          type: 'Boundary',
          technique: 'Decision table',
          given: [
            'Há duas contas: uma com o perfil {role:one} e outra sem esse perfil, que trata valores mais baixos.',
          ],
          steps: [
            '{act} de {amount} com a outra conta | {amount} | É possível; o resultado continua lá após recarregar',
            'Tentar {act} de {amount+0.01} com a outra conta | {amount+0.01} | Não é possível; nada muda',
            '{act} de {amount+0.01} com a conta que tem o perfil {role:one} | {amount+0.01} | É possível; o resultado continua lá após recarregar',
          ],
          assume: ['O ticket não diz quem trata valores até {amount}; supõe-se que não é preciso o perfil {role:one}.'],
        },
      ],
    },
    {
      said: `(?:${only} )?<role> (?:(?:${only} )?(?:vê|veem|visualiza|visualizam|enxerga|enxergam|acessa|acede|consulta|consultam)|${only}? ?${can} (?:${only} )?(?:ver|visualizar|consultar|editar|acessar|aceder a?|alterar|gerenciar|gerir)) (?:${only} )?${personal}`,
      example: 'O professor só vê as turmas em que leciona.',
      cases: [own],
    },
    {
      said: `<role> ${can} <act>,? (?:mas|porém|no entanto|contudo|e) não (?:(?:o |a )?${can} )?<act2>`,
      example: 'O estagiário pode consultar os processos, mas não pode arquivar os processos.',
      cases: [both],
    },
    {
      said: `(?:${only}) <role> ${can} (?:ver|visualizar|consultar|enxergar) <things>`,
      example: 'Somente o RH pode ver os salários.',
      cases: [seeOnly],
    },
    {
      said: `(?:${only}) <role> (?:vê|veem|visualiza|visualizam|tem acesso a|têm acesso a|acessa|acessam|tem acesso à|tem acesso ao) <things>`,
      example: 'Apenas o contador vê os lançamentos fechados.',
      cases: [seeOnly],
    },
    {
      said: `(?:${only} (?:um |uma |o |a |os |as )?)<role> (?:${can}|tem permissão para|têm permissão para|deve poder|está autorizad[oa] a|estão autorizad[oa]s a) <act>`,
      example: 'Apenas gerentes podem aprovar despesas.',
      cases: [onlyThey],
    },
    {
      said: `<role> (?:é|são) (?:o|a|os|as) únic[oa]s? (?:que ${can}|a poder(?:em)?) <act>`,
      example: 'O zelador é o único que pode abrir o portão.',
      cases: [onlyThey],
    },
    {
      said: `(?!.* (?:enquanto|desde que|se) )<thing> ${only}? ?(?:${can}|deve|devem) ${only}? ?ser <done> ${only}? ?(?:por|pelo|pela|pelos|pelas) (?<role>[^,;:()]{3,50}?)`,
      example: 'A escala só pode ser alterada pelo coordenador.',
      cases: [onlyThey],
      derive: passive,
    },
    {
      said: `(?:Após|Depois de|Com) <count> <things>,? <who> (?:não|deixa de|deixam de) (?:(?:pode|podem) |poder )?(?:mais )?<act> (?:durante|por) <span>`,
      example: 'Após três atrasos, o leitor não pode requisitar livros durante 30 dias.',
      cases: [bannedFor],
      derive: ({ values }) => {
        const many = values.get('count')?.amount ?? 0
        return many < 2 ? undefined : { many: String(many), few: String(many - 1) }
      },
    },
    {
      said: `<role> não (?:tem|têm) acesso (?:a|à|ao|às|aos) (?<what>[^,;:()]{3,60}?)`,
      example: 'Estagiários não têm acesso aos relatórios de vendas.',
      derive: ({ words }) => ({ role: (words.get('role') ?? '').replace(/^(?:o )?perfil /iu, '') }),
      cases: [
        {
          title: ['{role:one}: sem acesso ({what})', 'Sem acesso com esse perfil'],
          type: 'Negative',
          technique: 'Decision table',
          given: ['Há duas contas: uma com o perfil {role:one} e outra com acesso completo.'],
          steps: [
            'Abrir com a segunda conta o lugar previsto | | Aparece o que se procura ({what})',
            'Abrir o mesmo lugar com a conta que tem o perfil {role:one} | | Não aparece ({what})',
          ],
        },
      ],
    },
    {
      said: `<thing> (?:já )?não (?:pode|podem) (?:mais )?ser <done>,? (?:exceto|salvo|a não ser) (?:por|pel[oa]s?) <role>`,
      example: 'Uma fatura emitida não pode ser alterada, exceto pelo contabilista.',
      cases: [onlyThey],
      derive: passive,
    },
    {
      said: `<role> (?:${cannot}|não (?:tem|têm) permissão para) <act>`,
      example: 'O atendente não pode excluir o histórico do cliente.',
      cases: [mayNot],
      // Only a ban on the whole action closes its address as well.
      derive: ({ words }) =>
        /^(?:ser|estar|ter|haver|voltar ao?) | (?:mais|menos|mesm[oa]s?|vezes|vez|sem|até|antes|depois|após|se|quando|enquanto) |\d/iu.test(
          `${words.get('act') ?? ''} `,
        )
          ? undefined
          : {},
    },
    {
      said: `<things> (?:é|são|fica|ficam|está|estão|aparece|aparecem|deve ser|devem ser)(?: ${only})? ?(?:visíve(?:l|is)|acessíve(?:l|is)|exibid[oa]s?|mostrad[oa]s?|disponíve(?:l|is)|restrit[oa]s?|reservad[oa]s?)? ?(?:${only} )?(?:para|a|ao|à|aos|às) (?<role>[^,;:()]{3,50}?)`,
      example: 'As notas internas são visíveis apenas para moderadores.',
      cases: [seeOnly],
      derive: ({ words }) =>
        / (?:no|na|nos|nas|em|durante|até|após|depois|antes|a partir) (?:d[eoa] )?(?:último|primeir|dia|mês|fim|in[ií]cio|\d)/iu.test(
          words.get('role') ?? '',
        )
          ? undefined
          : {},
    },
  ],
}

/** A bare "X pode Y" goes last of all. */
export const permitted: PatternGroup = {
  cue: 'pode|podem|consegue|conseguem|quero|desejo|gostaria|preciso|posso|devo',
  patterns: [
    {
      said: `<role> (?:também )?${can} (?:também )?<act>`,
      example: 'O condômino pode registrar uma ocorrência.',
      cases: [possible],
    },
  ],
}
