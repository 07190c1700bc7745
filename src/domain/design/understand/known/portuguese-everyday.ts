import type { KnownSentence } from './known-sentences.ts'

const clockSet = 'Acertar o relógio do ambiente de testes para'
const untilThen: KnownSentence['steps'] = [
  `${clockSet} {justBefore} e ver ({things:bare}) | {justBefore} | A entrada ainda lá está.`,
  `${clockSet} {justAfter} e ver ({things:bare}) | {justAfter} | A entrada já lá não está.`,
]
const possibleUntilThen: KnownSentence['steps'] = [
  `${clockSet} {justBefore} e tentar {verb:inf} {things} | {justBefore} | É possível.`,
  `${clockSet} {justAfter} e tentar outra vez {verb:inf} {things} | {justAfter} | É recusado; nada muda.`,
]
const second: KnownSentence['given'] = ['Existe uma entrada com um valor conhecido ({thing:bare}).']
const another = 'Criar uma entrada com outro valor ({thing:bare}) | Nenhum | A entrada fica guardada.'
const message: KnownSentence['steps'] = [
  'Provocar e anotar a hora: {event} | Nenhum | O passo é executado sem mensagem de erro.',
  'Passados {wait}, abrir as mensagens recebidas ({who:bare}) | {wait} | Há uma só mensagem: {what}. Chegou no máximo {wait} depois da hora anotada.',
]
const rows = '(?<rows>linhas|registos|registros|entradas|contactos|contatos|produtos|moradas)'
const fileOf = 'Importar um ficheiro com este número de entradas válidas'

/** Sentences of every other ticket: what is unique, one's own, kept for a time, imported, sent in time. */
export const portugueseEveryday: KnownSentence[] = [
  {
    said: '(?<thing>(?:O|A|Os|As) [^,;:()]{2,50}?) (?<be>está|estão|é|são|fica|ficam) (?<state>abert[oa]s?|disponíve(?:l|is)|possíve(?:l|is)|visíve(?:l|is)) (?:todos os anos |só )?de (?<opens>\\d{1,2}(?: de \\p{L}+)?) a (?<closes>\\d{1,2} de \\p{L}+)(?:,? (?:inclusive|\\(?ambos (?:inclusive|incluídos)\\)?))?\\. (?:Fora|No resto|Antes e depois)[^«“"]{0,70}<quoted>[^«]{0,30}',
    steps: [
      'Acertar a data do ambiente de testes para {opensBefore} e abrir {thing} | {opensBefore} | Aparece {quoted}.',
      'Acertar a data do ambiente de testes para {opensOn} e abrir {thing} | {opensOn} | {thing} {be} {state}.',
      'Acertar a data do ambiente de testes para {closesOn} e abrir {thing} | {closesOn} | {thing} {be} {state}.',
      'Acertar a data do ambiente de testes para {closesAfter} e abrir {thing} | {closesAfter} | Aparece {quoted}.',
    ],
  },
  {
    said: '(?<thing>(?:O|A|Os|As) [^,;:()]{2,50}?) (?<be>está|estão|é|são|fica|ficam) (?<state>abert[oa]s?|disponíve(?:l|is)|possíve(?:l|is)|visíve(?:l|is)) (?:todos os anos |só )?de (?<opens>\\d{1,2}(?: de \\p{L}+)?) a (?<closes>\\d{1,2} de \\p{L}+)(?:,? (?:inclusive|\\(?ambos (?:inclusive|incluídos)\\)?))?',
    steps: [
      'Acertar a data do ambiente de testes para {opensBefore} e abrir {thing} | {opensBefore} | {thing} não {be} {state}.',
      'Acertar a data do ambiente de testes para {opensOn} e abrir {thing} | {opensOn} | {thing} {be} {state}.',
      'Acertar a data do ambiente de testes para {closesOn} e abrir {thing} | {closesOn} | {thing} {be} {state}.',
      'Acertar a data do ambiente de testes para {closesAfter} e abrir {thing} | {closesAfter} | {thing} não {be} {state}.',
    ],
  },
  {
    said: '<thing> (?:deve|devem|tem de|têm de|tem que) ser únic[oa]s?[.;] (?:[Ss]e|[Ee]m caso|[Qq]uando|[Uu]m|[Uu]ma) [^«“"]{0,60}<quoted>[^»”]{0,40}',
    given: second,
    steps: [
      'Criar uma segunda entrada com o mesmo valor ({thing:bare}) | Nenhum | Aparece {quoted}; continua a haver uma só entrada com esse valor.',
      another,
    ],
    refuses: true,
  },
  {
    said: '<thing> (?:deve|devem|tem de|têm de|tem que) ser únic[oa]s?',
    given: second,
    steps: [
      'Criar uma segunda entrada com o mesmo valor ({thing:bare}) | Nenhum | É recusada; continua a haver uma só entrada com esse valor.',
      another,
    ],
    refuses: true,
  },
  {
    said: '<role> (?:(?:só|apenas|somente) (?:vê|veem|pode ver|podem ver|pode consultar|podem consultar|pode editar|podem editar)|(?:vê|veem|pode ver|podem ver|consulta|consultam) (?:só|apenas|somente|unicamente)) (?<things>(?:[oa]s (?:seus|suas)(?: própri[oa]s)? [\\p{L}-]+|(?:seus|suas)(?: própri[oa]s)? [\\p{L}-]+|[oa]s [\\p{L}-]+ d[oa]s (?:seus|suas) [\\p{L}-]+|[oa]s [\\p{L}-]+ que lhes? (?:está|estão|foram) atribuíd[oa]s?))',
    person: 'role',
    given: ['Existem duas contas deste tipo, cada uma com os seus dados ({role:bare}; {things}).'],
    steps: [
      'Entrar com a primeira conta e abrir: {things} | Nenhum | Vê-se o que pertence à primeira conta e nada da segunda.',
      'Com a primeira conta, abrir diretamente o endereço de uma entrada da segunda | Nenhum | O acesso é recusado; nada dessa entrada é visível.',
    ],
  },
  {
    said: '<things> (?:é|são|fica|ficam|permanece|permanecem|está|estão) (?:conservad[oa]s?|guardad[oa]s?|mantid[oa]s?|arquivad[oa]s?|disponíve(?:l|is)|visíve(?:l|is)|armazenad[oa]s?) (?:durante |por )?<gap>(?:[.;] (?:[Dd]epois|[Pp]assado esse (?:prazo|tempo)|[Aa]pós isso),? (?:é|são) [^,;:()]{3,60})?',
    given: ['Existe uma entrada deste tipo de {begin} ({things:bare}).'],
    steps: untilThen,
  },
  {
    said: '<things> (?:pode|podem) ser <verb> (?:durante|no prazo de|até|por) <gap>(?:[.;] (?:[Dd]epois|[Pp]assado esse (?:prazo|tempo)|[Aa]pós isso),? [^,;:()]{3,60})?',
    given: ['Para o teste, o prazo começa em {begin}.'],
    steps: possibleUntilThen,
  },
  {
    said: `(?:A importação|O ficheiro|O arquivo|Um ficheiro|Um arquivo|Os ficheiros CSV|Os arquivos CSV) [^,;:()]{0,60}?(?:até|no máximo|um máximo de|não mais de) <most> ${rows}[^,;:()«“]{0,30}[.;] [^«“]{3,60}<quoted>[^»”]{0,40}`,
    steps: [
      `${fileOf} | {most} {rows} | São todas importadas: {most}.`,
      `${fileOf} | {mostMore} {rows} | Aparece {quoted}; nada do ficheiro é importado.`,
    ],
  },
  {
    said: `(?:A importação|O ficheiro|O arquivo|Um ficheiro|Um arquivo|Os ficheiros CSV|Os arquivos CSV) [^,;:()]{0,60}?(?:até|no máximo|um máximo de|não mais de) <most> ${rows}[^,;:()«“]{0,30}`,
    steps: [
      `${fileOf} | {most} {rows} | São todas importadas: {most}.`,
      `${fileOf} | {mostMore} {rows} | O ficheiro é recusado; nada dele é importado.`,
    ],
  },
  {
    said: '(?<who>(?:O|A) [\\p{L}-]+(?: [\\p{L}-]+)?) recebe (?<what>(?:um|uma) [^,;:()]{3,50}?) (?:nos|nas|dentro de|no prazo de|em até) <wait> (?:seguintes (?:à|ao)|após (?:a |o )?|depois d[ao] ) ?(?<event>[\\p{L}-]+(?: [\\p{L}-]+)?)',
    steps: message,
  },
  {
    said: '(?<who>(?:Um|Uma) [^,;:()]{3,50}?) (?:já )?não (?:pode|consegue) (?:mais )?(?:iniciar sessão|entrar|fazer login|aceder)(?: mais)? e (?:vê|lê|recebe)(?: a mensagem)? <quoted>',
    steps: ['Iniciar sessão com uma conta assim ({who:bare}) | Nenhum | Aparece {quoted}; a entrada não é feita.'],
    refuses: true,
  },
  {
    said: '<thing> (?:é válid[oa]|vale) (?:durante |por )?<gap> e (?:só|apenas) pode ser (?:usad|utilizad|resgatad|abert)[oa] uma (?:única )?vez',
    given: ['Há dois por usar, de {begin} ({thing:bare}).'],
    steps: [
      `${clockSet} {justBefore} e usar o primeiro | {justBefore} | Funciona.`,
      'Usar o mesmo outra vez | Nenhum | É recusado; nada muda.',
      `${clockSet} {justAfter} e usar o segundo | {justAfter} | É recusado; nada muda.`,
    ],
  },
  {
    said: 'A (?:nova (?:senha|palavra-passe)|(?:senha|palavra-passe) nova) não pode (?:ser igual à (?:anterior|antiga|atual)|coincidir com a (?:anterior|antiga|atual))',
    given: ['A palavra-passe atual é conhecida.'],
    steps: [
      'Escrever a palavra-passe atual como nova e guardar | Nenhum | É recusado; a palavra-passe atual continua válida.',
      'Escrever outra palavra-passe como nova e guardar | Nenhum | Fica guardada e serve na sessão seguinte.',
    ],
    refuses: true,
  },
  {
    said: '<things> (?:é|são|está|estão) ordenad[oa]s? por (?<key>[^,;:()]{3,40}?)(?:, [^,;:()]{3,40}?)?,? e (?:pode|podem) ser filtrad[oa]s? por (?<filter>[^,;:()]{3,30}?) \\(<options>\\)',
    given: ['Há uma entrada com cada valor, criadas noutra ordem ({filter}: {options}).'],
    steps: [
      'Abrir: {things} | Nenhum | {things}: por ordem de {key}.',
      'Filtrar por {filter}: {item} | {item} | Só aparece a entrada com esse valor.',
      'Retirar o filtro | Nenhum | Voltam a aparecer todas as entradas.',
    ],
  },
  {
    said: '(?<who>(?:O|A|Os|As|Um|Uma|Cada) [^,;:()]{2,40}?) (?:pode|podem) (?:criar|adicionar|acrescentar), (?:editar|alterar|modificar) e (?:eliminar|apagar|excluir|remover) <things>',
    given: ['Sessão iniciada com uma conta assim: {who:bare}.'],
    steps: [
      'Criar uma entrada ({things:bare}) | Nenhum | A entrada continua lá após recarregar.',
      'Alterar a entrada | Nenhum | A alteração continua lá após recarregar.',
      'Eliminar a entrada | Nenhum | A entrada já não está lá, nem após recarregar.',
    ],
  },
  {
    said: '(?<who>(?:O|A|Os|As|Um|Uma|Cada) [^,;:()]{2,40}?) (?:pode|podem) (?:ver|consultar) <thing>,? mas não (?:[oa]s? )?(?:pode |podem )?(?<verb>editar|alterar|modificar|eliminar|apagar|exportar)(?:-l[oa]s?)?',
    given: ['Sessão iniciada com uma conta assim: {who:bare}.'],
    steps: [
      'Abrir {thing} | Nenhum | Vê-se {thing}.',
      'Procurar uma forma de {verb} alguma coisa | Nenhum | Não há nenhuma.',
      'Abrir diretamente o endereço dessa ação | Nenhum | É recusada; nada muda.',
    ],
  },
  {
    said: '(?<who>(?:O|A|Os|As|Cada) [^,;:()]{2,40}?) (?:recebe|recebem) (?:todos os dias|diariamente|cada dia|todas as semanas) às <clock> (?<what>(?:um|uma) .{3,140}?)',
    steps: [
      `${clockSet} {clockBefore} e abrir as mensagens recebidas ({who:bare}) | {clockBefore} | Ainda não chegou nada desse dia.`,
      `${clockSet} {clockAfter} e abrir as mensagens recebidas ({who:bare}) | {clockAfter} | Há uma só mensagem: {what}.`,
    ],
  },
  {
    said: '(?:Só|Apenas) (?:pode ser|é possível) (?:usad[oa]|utilizad[oa]|aplicad[oa]|usar|utilizar|aplicar) (?:um|uma) (?:único |única |só )?(?<thing>[\\p{L} -]{3,30}?) por (?<owner>[\\p{L} -]{3,30})',
    steps: [
      'Usar um ({thing}, {owner}) | Nenhum | É aceite.',
      'Usar outro para o mesmo ({thing}, {owner}) | Nenhum | É recusado; o primeiro continua a valer.',
    ],
    refuses: true,
  },
  {
    said: '(?<thing>(?:O|A|Os|As) [^,;:()]{2,40}?) não se (?:aplica|aplicam) (?<others>(?:a|à|ao|aos|às) [^,;:()]{3,60})',
    steps: [
      'Experimentar {thing} ({others}) | {others} | Não se aplica.',
      'Experimentar {thing} com outra coisa | Nenhum | Aplica-se.',
    ],
  },
  {
    said: '(?<thing>(?:O|A|Os|As|Cada) [^,;:()]{2,40}?) (?:carrega|abre|abre-se|aparece|responde|é mostrad[oa]) em (?:menos de |no máximo |até )?(?<span>\\d{1,3}(?:,\\d)? segundos?)',
    steps: ['Abrir {thing} e medir o tempo até se ver por completo | {span} | Demora {span} no máximo.'],
  },
  {
    said: '(?:A caixa|É preciso marcar|É obrigatório marcar|Deve marcar-se) (?:a caixa )?<quoted> (?:tem de estar marcada |deve estar marcada )?(?:para|antes de) <rest>',
    given: ['Tudo o resto está preenchido.'],
    steps: [
      'Sem marcar {quoted}, continuar | Nenhum | Não é possível; nada é enviado.',
      'Marcar {quoted} e continuar | Nenhum | É possível.',
    ],
  },
  {
    said: '(?:Se não houver resultados|Se nada for encontrado|Se a pesquisa não encontrar nada|Quando não há resultados),? (?:aparece|é mostrad[oa])(?: a mensagem| o aviso)? <quoted>',
    steps: ['Pesquisar algo que não existe | qqzzyy | Aparece {quoted}; a lista está vazia.'],
  },
  {
    said: '(?:O registo|O histórico|O log|O registro) (?:mostra|indica) quem (?:alterou|mudou) o quê e quando',
    steps: [
      'Com uma conta conhecida, alterar um valor e anotar o valor antigo, o novo e a hora | Nenhum | A alteração fica guardada.',
      'Abrir o registo | Nenhum | Há uma só entrada nova, com essa conta, o valor alterado e essa hora.',
    ],
  },
  {
    said: '(?:Pedir|Um novo|Uma nova|O pedido de um novo) (?:um novo |uma nova )?(?<thing>[\\p{L}-]+) (?:invalida|anula|substitui) (?:o|a) anterior',
    given: ['Existe um primeiro, válido ({thing}).'],
    steps: [
      'Pedir um novo ({thing}) | Nenhum | O passo é executado sem mensagem de erro.',
      'Usar o antigo ({thing}) | Nenhum | Já não funciona.',
      'Usar o novo ({thing}) | Nenhum | Funciona.',
    ],
  },
  {
    said: '<thing> (?:funciona|pode ser usad[oa]|pode ser utilizad[oa]) (?:também )?(?:offline|sem ligação|sem conexão|sem Internet|sem internet)(?: à Internet| com a Internet)?',
    steps: [
      'Cortar a ligação | Nenhum | Não aparece nenhuma mensagem de erro.',
      'Usar {thing} como antes | Nenhum | Tudo funciona como com ligação.',
    ],
  },
  {
    said: '(?<who>(?:O|A|Os|As|Um|Uma|Cada) [^,;:()]{2,40}?) (?:pode|podem) (?<verb>\\p{L}+[aei]r) (?<thing>(?:o|a|os|as|o seu|a sua|um|uma) [^,;:()]{2,40}?),? enquanto <rest>',
    person: 'who',
    given: ['Sessão iniciada com uma conta assim: {who:bare}.'],
    steps: [
      'Nesta situação, {verb} {thing}: {rest:ind} | Nenhum | É possível; o resultado continua lá após recarregar.',
      'Fazer com que isso deixe de se verificar e tentar outra vez | Nenhum | Não é possível; nada muda.',
    ],
  },
]
