import type { KnownSentence } from './known-sentences.ts'

const dateSet = 'Acertar a data do ambiente de teste para'
const quick = {
  steps: ['Clicar duas vezes seguidas em {control}, o mais depressa possível | Nenhum | {rest}.'],
}
const downloads = {
  steps: ['Descarregar {thing} em {item} | {item} | O ficheiro {item} é descarregado e abre sem erros.'],
}
const search = {
  given: ['Existe um registo chamado «Kestrel».'],
  steps: [
    'Escrever na pesquisa | {few} | Ainda não aparece nenhum resultado.',
    'Escrever na pesquisa | {enough} | Aparece «Kestrel».',
  ],
}
const lower: Pick<KnownSentence, 'given' | 'steps' | 'refuses'> = {
  given: ['Valor de partida ({thing}): {number}.'],
  steps: ['Tentar baixar ainda mais {thing} | Nenhum | O valor continua a ser {number}.'],
  refuses: true,
}
const fresh = { steps: ['Abrir a página pela primeira vez, sem tocar em nada | Nenhum | {whole}.'] }
const reminder = {
  given: ['{event:bare}: {start}.'],
  steps: [
    'Acertar o relógio do ambiente de teste para {sooner} e abrir as mensagens recebidas ({who:bare}) | {sooner} | Ainda não chegou nada.',
    'Acertar o relógio do ambiente de teste para {later} e abrir as mensagens recebidas ({who:bare}) | {later} | Chegou exatamente uma mensagem nova: {what}.',
  ],
}

export const portugueseSentences: KnownSentence[] = [
  {
    said: '(?<thing>(?:Um|Uma|O|A) [^,;:()]{2,40}?) (?:só |apenas )pode ser <verb> uma (?:única |só )?vez\\. (?:Na|À|Em uma|Numa) segunda (?:tentativa|vez),? [^«“"]{3,40}<quoted>[^«“"]{0,30}',
    steps: [
      '{verb:inf} {thing} | Nenhum | É possível.',
      'Tentar uma segunda vez | Nenhum | Aparece {quoted}; nada muda.',
    ],
  },
  {
    said: '(?<thing>(?:Um|Uma|O|A) [^,;:()]{2,40}?) (?:só |apenas )pode ser <verb> uma (?:única |só )?vez',
    steps: ['{verb:inf} {thing} | Nenhum | É possível.', 'Tentar uma segunda vez | Nenhum | É recusado; nada muda.'],
  },
  {
    said: '(?<thing>(?:Um|Uma|O|A|Cada) [^,;:()]{2,40}?) pode ser <verb> (?:gratuitamente|sem custos?|de graça|sem taxas?) até <lead> antes (?:do |da |de )<event>[.;,] (?:[Dd]epois|[Aa] partir daí|[Aa]pós esse prazo),? <rest>',
    given: ['Estão preparados dois casos iguais, ambos com início em {start}.'],
    steps: [
      '{verb:inf} o primeiro dos dois casos | {sooner} | É possível e nada é cobrado.',
      '{verb:inf} o segundo dos dois casos | {later} | {rest}.',
    ],
  },
  {
    said: 'Antes de (?:eliminar|apagar|excluir) <thing>,? (?:é pedida|aparece|é exigida|pede-se) (?:uma |a )?(?:confirmação|pergunta de confirmação)',
    steps: [
      'Escolher eliminar e não confirmar ({thing}) | Nenhum | Continua lá, também após recarregar.',
      'Escolher eliminar e confirmar ({thing}) | Nenhum | Já não existe, também após recarregar.',
    ],
  },
  {
    said: 'Entre (?:duas|dois|cada duas|cada dois) <things> (?:devem|deve|têm de|tem de|precisam|precisa) (?:passar|decorrer|haver|existir)? ?(?:pelo menos|no mínimo|um mínimo de) <gap>',
    given: ['Há um primeiro registo com este momento: {first} ({things}).'],
    steps: [
      'Tentar acrescentar um segundo registo com este momento | {tooSoon} | O segundo registo é recusado; só existe o primeiro.',
      'Acrescentar um segundo registo com este momento | {due} | O segundo registo é guardado.',
    ],
  },
  {
    said: '(?<who>(?:O|A) [^,;:()]{3,40}?) recebe (?<what>(?:um|uma) [^,;:()]{3,50}?) <lead> antes (?:do |da |de )(?<event>[^,;:()]{3,50})',
    ...reminder,
  },
  {
    said: '(?:Mesmo que|Ainda que|Se) se (?:clique|clicar|carregue|carregar|toque|tocar) (?:duas|várias) vezes (?:seguidas )?(?:em |no botão |sobre )?(?<control><quoted>), <rest>',
    ...quick,
  },
  {
    said: '(?:Quem não (?:tiver|tem) (?:a )?sessão iniciada|Quem não estiver (?:autenticado|logado|ligado)|Um (?:visitante|utilizador|usuário) (?:sem sessão|não autenticado|anónimo|não logado)) é (?:redirecionado|reencaminhado|enviado|levado) para <page>',
    steps: [
      'Terminar a sessão e abrir diretamente o endereço de uma página protegida | Nenhum | Não se vê a página protegida; abre-se {page}.',
    ],
  },
  {
    said: '<things> não (?:aparecem|figuram|constam|são mostrad[oa]s|são incluíd[oa]s|contam|entram) (?<place>(?:no|na|nos|nas|para o|para a) [^,;:()]{3,50}?)',
    given: ['Existem um registo normal e outro deste tipo: {things:bare}.'],
    steps: ['Procurar {place} | Nenhum | O registo normal figura; o outro, não ({things:bare}).'],
  },
  {
    said: '<thing> (?:está|estão|vem|vêm|aparece|aparecem|fica) <state> (?:por omissão|por padrão|por defeito|de início|inicialmente)',
    ...fresh,
  },
  { said: 'Por (?:omissão|padrão|defeito),? <thing> (?:está|estão|vem|vêm|aparece|aparecem|fica) <state>', ...fresh },
  {
    said: '(?:A pesquisa|A busca) (?:só )?(?:começa|arranca|inicia|dá resultados|mostra resultados|se inicia) a partir do <count> (?:carácter|caractere|caráter)',
    ...search,
  },
  {
    said: '(?:A pesquisa|A busca) (?:só )?(?:começa|arranca|inicia|dá resultados|mostra resultados|se inicia) a partir de (?<count>\\d|dois|duas|três|quatro) (?:caracteres|letras)',
    ...search,
  },
  {
    said: '(?<thing>(?:O|A) [^,;:()]{3,50}?) nunca (?:pode|deve|poderá) (?:descer|ficar|baixar) abaixo de (?<number>\\d{1,6}(?: ?€)?)',
    ...lower,
  },
  {
    said: '(?<thing>(?:O|A) [^,;:()]{3,50}?) nunca (?:pode|deve|poderá) (?:ser|ficar|estar) negativ[oa]',
    given: ['Valor de partida ({thing}): 0.'],
    steps: ['Tentar baixar ainda mais {thing} | Nenhum | O valor continua a ser 0.'],
    refuses: true,
  },
  {
    said: 'A partir de <amount>(?: de (?:compras?|encomenda|pedido))?, (?<fee>(?:os|as|o) [^,;:()]{3,40}?)(?: de <price>)? (?:são (?:gratuit[oa]s|grátis|oferecid[oa]s)|é (?:gratuit[oa]|grátis)|não (?:são|é) cobrad[oa]s?)',
    steps: [
      'Preparar uma compra de {under} e ler o detalhe do preço | {under} | Também se cobra: {fee:bare}.',
      'Preparar uma compra de {amount} e ler o detalhe do preço | {amount} | Já não se cobra: {fee:bare}.',
    ],
  },
  {
    said: '<thing> (?:pode|podem) ser (?:descarregad[oa]s?|baixad[oa]s?|exportad[oa]s?|guardad[oa]s?) (?:em|como) <list>',
    ...downloads,
  },
  {
    said: '<thing> (?:caduca|expira|vence) (?:a|em|no dia) <date>(?: e .{5,90})?',
    steps: [
      `${dateSet} {dayBefore} e utilizar {thing} | {dayBefore} | Funciona como habitualmente.`,
      `${dateSet} {dayAfter} e tentar utilizar {thing} | {dayAfter} | Já não funciona; nada muda.`,
    ],
  },
  {
    said: '<thing> (?:é|são|está|estão) (?:válid[oa]s?|disponíve(?:l|is)) até (?:a |ao dia |ao |o dia )?<date>(?: inclusive)?',
    steps: [
      `${dateSet} {date} e utilizar {thing} | {date} | Funciona como habitualmente.`,
      `${dateSet} {dayAfter} e tentar utilizar {thing} | {dayAfter} | Já não funciona; nada muda.`,
    ],
  },
  {
    said: '(?<cause>(?:A recusa|A rejeição|O cancelamento|A anulação|A falha) (?:de|do|da|no|na) [^,;:()]{3,50}?) não (?:pode alterar|deve alterar|altera|muda|afeta|modifica) (?<thing>(?:o|a|os|as) [^,;:()]{3,60})',
    steps: [
      'Ler {thing} e anotar o que figura | Nenhum | O estado de partida fica anotado.',
      'Provocar este caso: {cause} | Nenhum | O caso verifica-se: {cause}.',
      'Recarregar e ler de novo {thing} | Nenhum | Figura o mesmo que antes.',
    ],
  },
  {
    said: '(?:O (?:ficheiro|arquivo) exportado|A exportação) (?:contém|inclui|tem) as colunas <rest>',
    steps: ['Exportar e abrir o ficheiro | Nenhum | O ficheiro tem as colunas {rest}.'],
  },
  {
    said: '(?:Os (?:valores|preços|montantes|totais)|As quantias) são (?:sempre )?arredondad[oa]s (?:a duas casas decimais|para duas casas decimais|ao cêntimo|ao centavo)',
    steps: [
      'Provocar um cálculo com este resultado antes do arredondamento | 12,344 | Lê-se 12,34.',
      'Provocar um cálculo com este resultado antes do arredondamento | 12,346 | Lê-se 12,35.',
    ],
  },
  {
    said: '<thing> (?:pode|podem) ser (?<verb>desmarcad[oa]s?|cancelad[oa]s?|anulad[oa]s?|alterad[oa]s?|remarcad[oa]s?) (?:sem custos?|sem custo|gratuitamente|sem encargos) até <lead> antes(?: (?:do |da |de )<event>)?[,;] (?:depois|passado esse prazo|a partir daí|após esse prazo),? <rest>',
    given: ['Há dois casos iguais, com início a {start}.'],
    steps: [
      '{verb:inf} {thing} no primeiro caso | {sooner} | É aceite e nada é cobrado.',
      '{verb:inf} {thing} no segundo caso | {later} | {rest}.',
    ],
  },
  {
    said: '(?<things>(?:Os|As) [^,;:()]{3,50}?) (?:são (?:mostrad|apresentad|listad|ordenad)[oa]s|aparecem) (?:sempre )?(?:ordenad[oa]s )?(?:por(?: ordem d[eoa])?|segundo) <key>',
    given: ['Há pelo menos três registos criados por outra ordem: {things:bare}.'],
    steps: ['Abrir a lista e comparar a ordem | Nenhum | {whole}.'],
  },
  {
    said: 'N(?<place>[oa]s? [^,;:()]{3,50}?) (?:figuram|figura|constam|consta|aparecem|aparece|são indicad[oa]s|é indicad[oa]) <rest>',
    steps: ['Abrir {place} | Nenhum | {whole}.'],
  },
  {
    said: '(?<who>(?:Os|As|Cada) [^,;:()]{3,40}?) (?:só|apenas) (?:veem|vê|podem ver|pode ver) <what> (?:da sua própria|do seu próprio|da sua|do seu|da própria|do próprio) <unit>',
    given: ['Há registos da sua entidade ({unit}) e outros de fora.'],
    steps: [
      'Iniciar sessão como uma destas pessoas e abrir a lista: {who:bare} | Nenhum | Figuram {what} da sua entidade ({unit}); não figura nenhum registo de fora.',
    ],
  },
  {
    said: '(?<who>(?:O|A) [^,;:()]{3,40}?) pode (?<action>\\p{Ll}+r [^,;:()]{3,50}?) (?:no prazo de|num prazo de|dentro de|durante) <gap>[;,] (?:passado|findo|decorrido) esse prazo,? <rest>',
    given: ['Há dois casos iguais, com início a {first}.'],
    steps: [
      '{action} no primeiro caso | {justBefore} | É aceite.',
      'Abrir o segundo caso, sem ter feito nada | {justAfter} | {rest}.',
    ],
  },
  {
    said: '(?<things>(?:Os|As) [^,;:()]{3,40}?) (?:superiores a|de mais de|acima de) <percent> (?:têm de|devem|precisam de) ser (?:aprovad|autorizad|validad)[oa]s (?<role>(?:pelo|pela|por) [^,;:()]{3,40})',
    steps: [
      'Guardar um caso com este valor: {things:bare} | {percent} | É válido sem essa aprovação ({role}).',
      'Guardar um caso com este valor: {things:bare} | {percentMore} | Não é válido enquanto faltar a aprovação ({role}).',
    ],
  },
  {
    said: 'Entre as <from> e as <to>(?: horas)? não (?:é possível|se pode|se podem) (?<action>\\p{Ll}+r [^,;:()]{3,40})',
    steps: [
      '{action} às {fromBefore} | {fromBefore} | É aceite.',
      'Tentar {action} às {fromAfter} | {fromAfter} | Não é aceite; nada muda.',
      'Tentar {action} às {toBefore} | {toBefore} | Não é aceite; nada muda.',
      '{action} às {toAfter} | {toAfter} | É aceite.',
    ],
  },
  {
    said: '(?:Cada|Toda a|Qualquer) (?:alteração|mudança|modificação) (?<thing>(?:da|do|na|no|das|dos) [^,;:()]{3,40}?) (?:fica registada|fica registrada|é registada|é registrada|é guardada) com <rest>',
    steps: [
      'Alterar um dado e guardar (registo {thing}) | Nenhum | A alteração fica guardada.',
      'Abrir o histórico de alterações (registo {thing}) | Nenhum | Figura essa alteração com {rest}.',
    ],
  },
  {
    said: '(?:É enviado|Envia-se) (?<what>um [^,;:()]{3,30}?) (?:ao|à|aos|às) (?<who>[^,;:()]{3,30}?) (?<eve>na véspera|no dia anterior|um dia antes) (?:à |ao |da |do |de )(?<event>[^,;:()]{3,40}?),? às <clock>',
    given: ['Momento fixado para o teste ({event}): {start}.'],
    steps: [
      'Acertar o relógio do ambiente de teste para {sooner} e abrir as mensagens recebidas ({who}) | {sooner} | Ainda não chegou nada.',
      'Acertar o relógio do ambiente de teste para {later} e abrir as mensagens recebidas ({who}) | {later} | Chegou exatamente uma mensagem nova: {what}.',
    ],
  },
  {
    said: '<thing> só (?:é visível|aparece|é mostrad[oa]|se vê) (?<where>(?:no|na|nos|nas|para os|para as) [^,;:()]{3,50})',
    steps: [
      'Abrir um caso em que isto se verifica: {where} | Nenhum | Vê-se {thing}.',
      'Abrir um caso em que isto não se verifica: {where} | Nenhum | Não se vê {thing}.',
    ],
  },
  {
    said: 'Se <thing> não (?:responder|estiver disponível|funcionar), (?<message>(?:aparece|é mostrad[oa]|surge) [^;]*?<quoted>) e (?<kept>(?:os|as|o|a) [^,;:()]{3,40}?) (?:não se perdem|não se perde|são conservad[oa]s|mantêm-se|ficam guardad[oa]s)',
    steps: [
      'Introduzir dados, impedir que {thing} responda e continuar | Nenhum | {message}.',
      'Verificar o que foi introduzido | Nenhum | Continuam lá {kept}.',
    ],
  },
  {
    said: 'Ao guardar,? verifica-se se <thing> já existe[;,] (?:nesse caso|se existir|em caso afirmativo),? (?<refused>(?:o|a) [^,;:()]{3,30}? não é guardad[oa])',
    given: ['Existe um registo com este valor ({thing}): TESTE-1.'],
    steps: [
      'Tentar guardar outro registo com o mesmo valor ({thing}) | TESTE-1 | {refused}.',
      'Guardar outro registo com um valor diferente ({thing}) | TESTE-2 | O registo é guardado.',
    ],
    refuses: true,
  },
  {
    said: '(?<lead><early>) antes (?:do |da |de )(?<event>[^,;:()]{3,50}?),? (?<who>(?:o|a) [\\p{L}-]{3,30}) recebe (?<what>(?:um|uma) [^;:()]{3,60})',
    ...reminder,
  },
  {
    said: '(?:(?:Se|Quando|Caso) <case>, )?(?:[Ss]ão cobrad[oa]s|[Éé] cobrado|[Cc]obram-se) <rate> por (?:cada )?<unit>(?:,? (?:com um máximo de|até um máximo de|até ao máximo de) <cap>)?',
    given: ['Verifica-se este caso: {case:ind}.'],
    steps: [
      'Fazer com que o valor seja calculado | 1 × {unit} | São cobrados {one}.',
      'Fazer com que o valor seja calculado | 3 × {unit} | São cobrados {three}.',
      'Fazer com que o valor seja calculado | {countBelow} × {unit} | São cobrados {sumBelow}.',
      'Fazer com que o valor seja calculado | {countAt} × {unit} | São cobrados {sumAt}.',
      'Fazer com que o valor seja calculado | {countAbove} × {unit} | Continuam a ser cobrados {sumAbove}.',
    ],
  },

  {
    said: '[Pp]or cada <unit>,? (?:são cobrad[oa]s|é cobrado|cobram-se|pagam-se) <rate>(?:,? (?:com um máximo de|até um máximo de|até ao máximo de|no máximo) <cap>)?',
    given: ['Verifica-se este caso: {case:ind}.'],
    steps: [
      'Fazer com que o valor seja calculado | 1 × {unit} | São cobrados {one}.',
      'Fazer com que o valor seja calculado | 3 × {unit} | São cobrados {three}.',
      'Fazer com que o valor seja calculado | {countBelow} × {unit} | São cobrados {sumBelow}.',
      'Fazer com que o valor seja calculado | {countAt} × {unit} | São cobrados {sumAt}.',
      'Fazer com que o valor seja calculado | {countAbove} × {unit} | Continuam a ser cobrados {sumAbove}.',
    ],
  },
]
