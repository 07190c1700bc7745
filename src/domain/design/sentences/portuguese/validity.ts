import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { conditional } from './conditions.ts'
import { numberOf } from './worked.ts'
import { verbOf } from './causes.ts'

const valid: CasePattern = {
  title: ['{thing:bare}: válid{thing:g} pouco antes de {span}, depois não', 'Válido pouco antes de {span}, depois não'],
  type: 'Boundary',
  given: ['Há dois exemplares por usar, criados em {start}: {thing:one}.'],
  steps: [
    'Usar o primeiro exemplar pouco antes do fim do prazo | {span:in} | É aceite; o que se pretendia com ele acontece',
    'Tentar usar o segundo exemplar depois do prazo | {span:out} | {beyond}',
  ],
}
const usable = {
  ...valid,
  steps: valid.steps.map((line) =>
    line.replace('É aceite; o que se pretendia com ele acontece', 'Funciona; o passo seguinte fica disponível'),
  ),
}

const idle: CasePattern = {
  title: ['Sem atividade: pouco antes de {span} a sessão continua, depois não'],
  type: 'Boundary',
  given: ['Há sessão iniciada em dois navegadores; a última atividade em ambos foi em {start}.'],
  steps: [
    'Abrir outra página no primeiro navegador | {span:in} | A página abre; a sessão continua',
    'Abrir outra página no segundo navegador | {span:out} | A sessão terminou; só se continua depois de iniciar sessão de novo',
  ],
}

const failing = '(?:tentativas?|erros?|falhas?|senhas?|palavras-passe|PINs?|códigos?|acessos?|logins?)'
const wrong = `(?:<n> (?<kind>${failing})(?: (?:de (?:login|acesso|senha|autenticação|início de sessão)|sem sucesso|malsucedid[oa]s|inválid[oa]s|errad[oa]s|incorret[oa]s|falhad[oa]s|consecutiv[oa]s|seguid[oa]s|com (?:a )?senha (?:errada|incorreta)|errad[oa]s? de \\p{L}+)){0,3})`
const locked: CasePattern = {
  title: ['{n} erros bloqueiam {thing:o} por {span}', '{n} erros: bloqueio de {span}'],
  type: 'Boundary',
  technique: 'State transition',
  given: ['Há duas contas, A e B, sem nenhuma tentativa falhada; o valor certo é conhecido.'],
  steps: [
    'Falhar {less} vezes seguidas com a conta A | {less} valores errados | A entrada é recusada de cada vez; ainda não há bloqueio',
    'Introduzir o valor certo da conta A | o valor certo | A entrada é feita',
    'Falhar {times} vezes seguidas com a conta B, a última em {start} | {times} valores errados | {outcome}',
    'Introduzir o valor certo da conta B antes do fim do bloqueio | {span:in} | A entrada continua recusada',
    'Introduzir o valor certo da conta B depois do bloqueio | {span:out} | A entrada é feita',
  ],
}
const lockedForGood: CasePattern = {
  title: ['{less} erros não bloqueiam; {times} erros bloqueiam', '{times} erros bloqueiam'],
  type: 'Boundary',
  technique: 'State transition',
  given: ['Há duas contas, A e B, sem nenhuma tentativa falhada; o valor certo é conhecido.'],
  steps: [
    'Falhar {less} vezes seguidas com a conta A | {less} valores errados | A entrada é recusada de cada vez; ainda não há bloqueio',
    'Introduzir o valor certo da conta A | o valor certo | A entrada é feita',
    'Falhar {times} vezes seguidas com a conta B | {times} valores errados | {outcome}',
    'Introduzir o valor certo da conta B | o valor certo | A entrada continua recusada',
  ],
}
function lockOf(slots: Slots): Record<string, string> | undefined {
  const times = numberOf(slots, 'n')
  if (!Number.isInteger(times) || times < 2 || times > 50) return undefined
  const message = slots.words.get('message')
  return {
    less: String(times - 1),
    times: String(times),
    outcome:
      message === undefined ? 'O bloqueio começa; a entrada é recusada' : `Aparece ${message}; o bloqueio começa`,
  }
}
const blocks =
  '(?:é|fica|será|deve ser|são) (?:temporariamente )?(?:bloquead|suspens|travad|desativad)[oa]s?(?: temporariamente)?'

const gone: CasePattern = {
  title: ['{things:bare}: lá até {span}, depois já não', 'Lá pouco antes de {span}, depois já não'],
  type: 'Boundary',
  given: ['Existe um registo com esta data: {start} ({things:bare}).'],
  steps: [
    'Abrir {things:o} pouco antes do fim do prazo | {span:in} | O registo de {start} ainda aparece',
    'Abrir {things:o} depois do prazo | {span:out} | O registo de {start} já não aparece, nem pelo endereço direto',
  ],
}

const inTime: CasePattern = {
  title: [
    'Sem {act} {thing}, {span} depois: {brief}',
    'Dentro de {span} nada muda; depois, sim',
    'Antes e depois de {span}',
  ],
  type: 'Boundary',
  given: ['Há dois casos iguais, A e B, ambos à espera desde {start}: {thing:bare}.'],
  steps: [
    '{act} {thing:o} do caso A pouco antes do fim do prazo | {span:in} | É possível; o caso A continua em vigor',
    'Abrir o caso A depois do prazo | {span:out} | Com A não acontece isto: {brief}',
    'Abrir o caso B depois do prazo, sem ter feito nada | {span:out} | {rest}',
  ],
}

/** How long something counts, stays, locks or lasts. */
export const validity: PatternGroup = {
  cue: 'cada|fica|Se |Caso |Quando |errar|erra|não for|não seja|tentativas|err|válid|expira|vale|vence|validade|bloque|suspens|travad|inatividade|sess|mantid|guardad|conservad|exclu|apagad|eliminad|armazenad|retid|removid|disponíve|automaticamente|novo|nova|outr[oa]',
  patterns: [
    {
      said: `A sessão(?: d[oae] [^,;:()]{3,30})? (?:expira|termina|é encerrada|é finalizada|deve expirar|deve ser encerrada|cai|dura)(?: automaticamente)? (?:após|depois de|ao fim de|com|passados) <span> (?:de inatividade|sem (?:atividade|uso|interação))(?:,? (?:e|com) [^.;]{5,90})?`,
      example: 'A sessão do caixa expira após 10 minutos sem atividade.',
      cases: [idle],
    },
    {
      said: `(?:Após|Depois de|Com|À|Ao fim de) ${wrong},? (?<thing>[^,;:()]{3,50}?) ${blocks} (?:por|durante) <span>(?: e (?:o sistema )?(?:aparece|exibe|mostra|é exibida)(?: a mensagem)? <message>)?`,
      example: 'Após 5 tentativas de login malsucedidas, a conta é bloqueada por 15 minutos.',
      cases: [locked],
      derive: lockOf,
    },
    {
      said: `(?<thing>[^,;:()]{3,50}?) ${blocks}(?: (?:por|durante) <span>)? (?:após|depois de|ao fim de|com) ${wrong}`,
      example: 'O cartão fica bloqueado por 24 horas após 3 PINs errados.',
      cases: [locked],
      derive: lockOf,
    },
    {
      said: `(?:Após|Depois de|Com|À|Ao fim de) ${wrong},? (?<thing>[^,;:()]{3,50}?) ${blocks}(?: até [^,;:()]{3,60})?(?:,? e (?:o sistema )?(?:aparece|exibe|mostra|é exibida)(?: a mensagem)? <message>)?`,
      example: 'Após 3 senhas erradas seguidas, o cartão é bloqueado.',
      cases: [lockedForGood],
      derive: lockOf,
    },
    {
      said: `(?<thing>(?:O|A|Os|As|Cada|Um|Uma) [^,;:()]{2,60}?) (?:expira|expiram|vence|vencem|caduca|perde a validade|deixa de valer|deixa de funcionar|expirará|deve expirar) (?:em|após|depois de|ao fim de|passad[oa]s|dentro de) <span>(?: (?:após|depois d[aeo]|d[aeo]) (?:su[ao] )?(?<what>[^,;:()]{3,50}?))?`,
      example: 'O link de redefinição de senha expira em 30 minutos. Depois disso, aparece "Link expirado".',
      cases: [usable],
    },
    {
      said: `<things> (?:é|são|fica|ficam|permanece|permanecem|devem ser|deve ser) (?:mantid|guardad|conservad|armazenad|retid|salv|disponíve|visíve)(?:[oa]s?|l|is)(?: (?:no|na|nos|nas|em) [^,;:()]{3,40}?)? (?:por|durante|até) <span>(?:,? (?:depois|após isso|sendo depois|e depois)[^.;]{3,80})?`,
      example: 'As gravações são mantidas por 90 dias.',
      cases: [gone],
    },
    {
      said: `<things> (?:é|são|será|serão|deve ser|devem ser) (?:automaticamente )?(?:excluíd|apagad|eliminad|removid|descartad|arquivad|anonimizad)[oa]s?(?: automaticamente)?(?: (?:d[ao]|no|na) [^,;:()]{3,40}?)? (?:após|depois de|ao fim de|passados|decorridos) <span>(?: (?:d[ae]|sem|após) [^,;:()]{3,40})?`,
      example: 'Os rascunhos são excluídos automaticamente após 30 dias.',
      cases: [gone],
    },
    {
      said: '(?:Se|Caso|Quando) <who> não (?<verb>\\p{L}+) (?<thing>(?:o|a|os|as|seu|sua|um|uma) [^,;:()]{2,50}?) (?:em até|em|dentro de|no prazo de|num prazo de|até) <span>(?: (?:após|depois d[aeo]|a contar d[ao]) (?<what>[^,;:()]{3,50}?))?, (?<rest>(?:o|a|os|as|um|uma|é|são|volta|fica|su[ao]|seu) [^;:()]{4,160})',
      example: 'Se o comprador não retirar o produto em 5 dias úteis, o pedido volta ao estoque.',
      cases: [inTime],
      derive: ({ words }) => {
        const act = verbOf(words.get('verb') ?? '')
        const rest = words.get('rest') ?? ''
        return act === undefined || conditional.test(rest) ? undefined : { act, brief: rest }
      },
    },
  ],
}

/** Two at once, autosave, offline, history, exports and what has to stay hidden. */
export const keeping: PatternGroup = {
  cue: 'mesmo tempo|simult|mesmo instante|mesmo momento|automaticamente|rascunho|conexão|internet|Internet|offline|rede|ligação|recarreg|atualizar|fechar|voltar|hist[óo]ric|registrad|registad|gravad|log|auditoria|export|baixad|descarreg|download|mascarad|ocult|últimos|nunca|criptograf|sair|abandon|fechar|mantém|mantêm|continua|preserv|clique|clicar|duas vezes|dispositivo|navegador',
  patterns: [
    {
      said: `(?:Sem (?:conexão|internet|ligação|rede)(?: (?:com|à|de) (?:a )?[Ii]nternet)?|(?:Se|Quando|Caso|Enquanto) (?:não (?:houver|há|haja) (?:conexão|internet|ligação|rede|sinal)(?: (?:com|à|de) (?:a )?[Ii]nternet)?|(?:a|o) (?:conexão|internet|ligação|rede|dispositivo|celular|aplicativo|telemóvel) (?:cair|cai|caia|for perdida|estiver (?:offline|indisponível|sem (?:conexão|rede|internet|ligação))|ficar (?:offline|sem (?:conexão|rede|internet|ligação)))(?: durante [^,;:()]{3,40})?)|Em modo offline|No modo offline|Offline), <rest>`,
      example: 'Sem conexão, o técnico continua preenchendo a ordem de serviço.',
      cases: [
        {
          title: ['Sem ligação: {rest}', 'Sem ligação: o resultado previsto'],
          technique: 'Error guessing',
          given: ['Há ligação à rede e a página está aberta.'],
          steps: [
            'Cortar a ligação à rede | | Não há ligação; o que já estava escrito continua na página',
            '{task} | {sample} | {rest}',
          ],
        },
      ],
      derive: ({ words }) => {
        const rest = words.get('rest') ?? ''
        if (/(?<!\p{L})(?:se|caso|exceto|sincroniz\p{L}+)(?!\p{L})/iu.test(rest)) return undefined
        return /aparece|surge|botão|botões|aviso|mensagem|visíve/iu.test(rest)
          ? { task: 'Olhar para a página sem ligação', sample: ' ' }
          : { task: 'Fazer a mesma tarefa sem ligação', sample: 'Kestrel 4711' }
      },
    },
  ],
}
