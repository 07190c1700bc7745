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
    said: '<role> (?:só|apenas) (?:vê|veem|pode ver|podem ver|pode consultar|podem consultar|pode editar|podem editar) (?<things>(?:[oa]s (?:seus|suas)(?: própri[oa]s)? [\\p{L}-]+|(?:seus|suas)(?: própri[oa]s)? [\\p{L}-]+|[oa]s [\\p{L}-]+ d[oa]s (?:seus|suas) [\\p{L}-]+|[oa]s [\\p{L}-]+ que lhes? (?:está|estão|foram) atribuíd[oa]s?))',
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
]
