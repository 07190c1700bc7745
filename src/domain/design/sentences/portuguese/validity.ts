import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { verbOf } from './causes.ts'
import { conditional } from './conditions.ts'
import { infinitiveFrom } from './portuguese-forms.ts'
import { can, message, only } from './words.ts'
import { numberOf } from './worked.ts'

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

const ifNot =
  '(?:Se|Caso|Quando) (?:o|a|os|as) (?<thing>[^,;:()]{2,50}?) não (?:for|forem|seja|sejam|é) <done> (?:em até|em|dentro de|no prazo de|num prazo de|no prazo máximo de|até) <span>(?: (?:após|depois d[aeo]|a contar d[ao]|seguintes (?:ao|à)) (?<what>[^,;:()]{3,50}?))?'

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

function timely({ words }: Slots): Record<string, string> | undefined {
  const [first = ''] = (words.get('done') ?? '').split(' ')
  const act = infinitiveFrom(first)
  const rest = (words.get('rest') ?? '').replace(/^(?:O|A|Os|As|Um|Uma)(?= )/u, (one) => one.toLowerCase())
  return act === undefined || conditional.test(rest) ? undefined : { act, brief: rest }
}

/** How long something counts, stays, locks or lasts. */
export const validity: PatternGroup = {
  cue: 'cada|fica|Se |Caso |Quando |errar|erra|não for|não seja|tentativas|err|válid|expira|vale|vence|validade|bloque|suspens|travad|inatividade|sess|mantid|guardad|conservad|exclu|apagad|eliminad|armazenad|retid|removid|disponíve|automaticamente|novo|nova|outr[oa]',
  patterns: [
    {
      said: `(?:Após|Depois de|Ao fim de|Com|Passad[oa]s|Decorrid[oa]s|Transcorrid[oa]s) <span> (?:de inatividade|sem (?:atividade|uso|interação|qualquer ação)|inativ[oa]),? (?:a sessão (?:é |será |deve ser )?(?:encerrada|expira|termina|expirada|finalizada)|<who> (?:é|será|deve ser) (?:desconectad|deslogad|desligad)[oa]|(?:é|será) (?:desconectad|deslogad)[oa]|o sistema (?:encerra|termina|expira|finaliza) a sessão|<rest>)(?: automaticamente)?(?:,? (?:e|com) [^.;]{5,90})?`,
      example: 'Após 20 minutos de inatividade, a sessão é encerrada.',
      cases: [idle],
    },
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
      said: `(?<thing>[^,;:()]{3,50}?) ${blocks} (?:após|depois de|ao fim de|com) ${wrong}`,
      example: 'O acesso é bloqueado após 4 tentativas incorretas.',
      cases: [lockedForGood],
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
      said: `(?<thing>(?:O|A|Os|As|Cada|Um|Uma) [^,;:()]{2,60}?) (?:é válid[oa]|são válid[oa]s|vale|valem|tem validade|têm validade|fica válid[oa]|permanece válid[oa]|pode ser (?:usad|utilizad)[oa]|funciona) (?:apenas |só |somente )?(?:por|durante|de|até) <span>(?: (?:após|a partir d[aeo]|depois d[aeo]|a contar d[ao]|d[eo]) (?:su[ao] )?(?<what>[^,;:()]{3,50}?))?`,
      example: 'O QR code do ingresso é válido por 60 segundos.',
      cases: [usable],
    },
    {
      said: `<thing> (?:expira|vence|é válid[oa]|vale) (?:em|após|depois de|por|durante|ao fim de) <span>(?: (?:após|a partir d[aeo]) (?<what>[^,;:()]{3,40}?))?,? e (?:deixa de (?:funcionar|valer)|perde a validade|é invalidad[oa]|só pode ser (?:usad|utilizad)[oa]|pode ser (?:usad|utilizad)[oa] (?:só|apenas|somente)) (?:após|depois d[oe]|com|uma) (?:o )?(?:primeir[oa] uso|(?:única |só )?vez|ser usad[oa])`,
      example: 'O convite expira depois de 72 horas e deixa de funcionar após o primeiro uso.',
      cases: [
        usable,
        {
          title: ['{thing:bare}: a primeira vez vale, a segunda não', 'A primeira vez vale, a segunda não'],
          type: 'Negative',
          given: ['Há {thing:um} que ainda não foi usad{thing:g}, ainda dentro do prazo.'],
          steps: [
            'Usar {thing:o} | | É possível; o efeito aparece',
            'Usar {thing:o} pela segunda vez | | {beyond}. O primeiro efeito continua e não aparece um segundo',
          ],
        },
      ],
    },
    {
      said: `<thing> fica(?:m)? <done> (?:por|durante) <span>(?: (?:após|depois d[aeo]|a partir d[aeo]) (?<what>[^,;:()]{3,50}?))?`,
      example: 'A mesa fica reservada por 15 minutos após o horário marcado.',
      cases: [
        {
          title: ['{thing:bare}: {done} até {span} depois, mais não', 'Até {span} depois: {done}; mais não'],
          type: 'Boundary',
          given: ['O prazo começa em {start} para dois casos iguais, A e B: {thing:bare}.'],
          steps: [
            'Abrir o caso A pouco antes do fim do prazo | {span:in} | Ainda está {done}',
            'Abrir o caso B depois do prazo | {span:out} | Já não está {done}',
          ],
        },
      ],
    },
    {
      said: `(?:A validade|O prazo de validade) (?:d[aeo]s?) (?<thing>[^,;:()]{2,60}?) é de <span>(?: (?:após|a partir d[aeo]|a contar d[ao]) (?<what>[^,;:()]{3,50}?))?`,
      example: 'A validade do orçamento é de 15 dias.',
      cases: [usable],
    },
    {
      said: `(?:(?:Um novo|Uma nova|Outro|Outra) (?<thing>[^,;:()]{2,50}?) ${only}? ?${can} ${only}? ?ser (?:pedid|solicitad|enviad|gerad|requisitad)[oa]|(?:Só|Somente|Apenas) é possível (?:pedir|solicitar|gerar|enviar) (?:um novo|uma nova|outro|outra) (?<thing2>[^,;:()]{2,50}?)|<who> ${only}? ?${can} ${only}? ?(?:pedir|solicitar|gerar) (?:um novo|uma nova|outro|outra) (?<thing3>[^,;:()]{2,50}?)) (?:após|depois de|passad[oa]s|ao fim de) <wait>(?: d[oae] [^,;:()]{3,30})?`,
      example: 'Um novo código só pode ser solicitado após 60 segundos.',
      cases: [
        {
          title: ['Novo pedido: antes de {wait} não, depois sim'],
          type: 'Boundary',
          given: ['O primeiro pedido foi feito em {start}: {asked}.'],
          steps: [
            'Tentar pedir outro pouco antes do fim da espera | {wait:in} | {beyond}. Não chega um segundo',
            'Pedir outro depois da espera | {wait:out} | É possível; chega um segundo',
          ],
        },
      ],
      derive: ({ words }) => ({ asked: words.get('thing') ?? words.get('thing2') ?? words.get('thing3') ?? '' }),
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
      said: `(?:Se|Quando|Caso|Sempre que) (?:<who>) (?:errar|erra|erre|digitar errado|falhar) (?<thing>(?:o|a|os|as) [^,;:()]{3,50}?) <n> vezes(?: seguidas| consecutivas)?, (?:${message}|<rest>)`,
      example: 'Se o usuário errar o código de verificação três vezes, é preciso solicitar um novo código.',
      cases: [
        {
          title: ['{thing:bare}: {less} erros ainda não, {times} sim', '{less} erros ainda não, {times} sim'],
          type: 'Boundary',
          technique: 'State transition',
          given: ['Ainda não houve nenhum erro; o valor certo é conhecido.'],
          steps: [
            'Errar {thing} {less} vezes seguidas | {less} valores errados | Cada tentativa é recusada; pode-se tentar outra vez',
            'Errar {thing} mais uma vez | mais um valor errado | {result}',
            'Introduzir o valor certo | o valor certo | Já não é aceite',
          ],
        },
      ],
      derive: (slots) => {
        const lock = lockOf(slots)
        const text = slots.words.get('message')
        return lock === undefined
          ? undefined
          : { ...lock, result: text === undefined ? (slots.words.get('rest') ?? '') : `Aparece ${text}` }
      },
    },
    {
      said: `<thing> (?:deve|tem de|tem que|precisa) ser (?<done>(?:alterad|trocad|renovad|atualizad|mudad)[oa]) (?:a )?cada <span>`,
      example: 'A palavra-passe tem de ser alterada a cada 90 dias.',
      cases: [
        {
          title: ['{thing:bare}: {span} depois já não serve', 'Depois de {span} é preciso mudar'],
          type: 'Boundary',
          given: ['Há duas contas, A e B; nas duas aconteceu isto em {start}: {thing:bare} {done}.'],
          steps: [
            'Entrar com a conta A pouco antes do fim do prazo | {span:in} | A entrada é feita sem pedido de mudança',
            'Entrar com a conta B depois do prazo | {span:out} | É pedida a mudança; sem ela não se continua',
          ],
        },
      ],
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
    {
      said: `${ifNot}, (?<rest>(?:o|a|os|as|um|uma|é|são|volta|fica) [^;:()]{4,160})`,
      example: 'Se o pagamento não for confirmado em até 30 minutos, a reserva é cancelada automaticamente.',
      cases: [inTime],
      derive: timely,
    },
    {
      said: `(?<rest>(?:O|A|Os|As|Um|Uma) [^;:()]{4,140}?),? ${ifNot}`,
      example: 'As vagas são liberadas automaticamente se o pagamento não for confirmado em 30 minutos.',
      cases: [inTime],
      derive: timely,
    },
    {
      said: `${message} (?:após|depois de) <n> (?<kind>${failing}) (?:errad|incorret|inválid|falhad)[oa]s`,
      example: 'É exibida a mensagem "Fale com o suporte" após 3 tentativas erradas.',
      cases: [
        {
          title: ['Depois de {times} erros aparece {message}', 'Depois de {times} erros aparece a mensagem'],
          type: 'Boundary',
          given: ['Ainda não houve nenhuma tentativa falhada.'],
          steps: [
            'Falhar {less} vezes seguidas | {less} valores errados | {message} ainda não aparece',
            'Falhar mais uma vez | mais um valor errado | Aparece {message}',
          ],
        },
      ],
      derive: lockOf,
    },
  ],
}
