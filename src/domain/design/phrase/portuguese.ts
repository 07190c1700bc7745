import { openStatement } from './open-statement.ts'
import { momentPhrases } from './moment-phrases.ts'
import { romanceContrary } from './romance-contrary.ts'
import type { PhraseBook } from './vocabulary.ts'
import { capital, counted, endless, listOf, lowered, sentence, shortened, withoutSameDay, valuesOf } from './text.ts'
import {
  q,
  list,
  numbers,
  the,
  field,
  bare,
  at,
  plural,
  numbered,
  eachWord,
  together,
  person,
  isPerson,
  isSituation,
  nth,
  observed,
  indicative,
  stateOf,
} from './portuguese-grammar.ts'
import { portugueseTitles } from './portuguese-titles.ts'

export const portuguesePhrases: PhraseBook = {
  ...momentPhrases.portuguese,
  ...portugueseTitles,

  aboutEdges: () => 'Os dois lados do limite: o último valor aceite e o primeiro recusado.',
  aboutTime: () => 'Um momento mesmo dentro do prazo e outro logo a seguir.',
  aboutAttempts: () => 'Decide o número de falhas, e a contagem recomeça após um acerto.',
  aboutFormat: () => 'Cada valor recusado falha o formato num único ponto.',
  aboutClosedList: () => 'A lista está completa e fechada.',
  aboutRequired: () => 'Fica em branco um campo de cada vez; tudo o resto está preenchido.',
  aboutMessage: () => 'A situação mostra exatamente este texto.',
  aboutCondition: () => 'O estado antes de a condição se cumprir e o estado depois.',
  aboutRoles: () => 'A mesma ação com e sem o direito a ela.',
  aboutStates: () => 'Uma mudança de estado por passo.',
  aboutResult: () => 'Cada valor é calculado antes e comparado com o que aparece.',
  aboutOrder: () => 'Sem a regra, os registos viriam noutra ordem.',
  aboutTwice: () => 'A segunda tentativa não pode mudar nada.',
  aboutNotice: () => 'A causa, a mensagem e o seu conteúdo.',
  aboutReload: () => 'O que foi feito volta a ser lido após uma interrupção.',
  aboutSameTime: () => 'Duas pessoas agem antes de ver o que a outra fez.',
  aboutSecret: () => 'O que deve ficar oculto é procurado na página e no código-fonte.',
  aboutRequest: () => 'Um pedido com uma única particularidade.',
  aboutEffect: () => 'A ação e o que ela produz.',
  aboutOpen: () => 'O critério não diz como se mede.',

  formOpenUnless: ({ thing }) => `O formulário está bem preenchido, exceto ${the(thing)}.`,
  todayIs: ({ date }) => `Hoje é ${date}.`,
  recordsExist: ({ count }) => `Existem exatamente ${String(count)} registos.`,
  countedFor: ({ holder }) => `A contagem faz-se sempre para o mesmo caso: ${holder}.`,
  thereAre: ({ count, thing }) => `Número inicial de ${thing}: ${count}.`,
  allStarted: ({ thing, time }) =>
    `Há dois por usar, com início ${at(time)}: ${thing.label ? the(thing) : lowered(/^(?:os|as)\s/i.test(thing.words) ? bare(thing) : eachWord(bare(thing), plural))}.`,
  lockedSince: ({ time }) => `Dois bloqueios iguais começaram ${at(time)}.`,
  lastActivity: ({ time }) => `Há sessão iniciada em dois navegadores; a última atividade em ambos foi ${at(time)}.`,
  noFailures: () => 'Ainda não houve nenhuma tentativa falhada; o dado correto é conhecido.',
  messagesEmpty: ({ channel }) =>
    `As mensagens do destinatário podem ser lidas (${channel}); ainda não chegou nenhuma.`,
  twoSessions: () => 'Duas pessoas têm o mesmo aberto em dois navegadores.',
  bothRoles: ({ roles }) => `Há contas de teste: ${list(roles)}.`,
  sampleRecords: ({ records }) => `Existem estes registos: ${records.join('; ')}.`,
  exampleBase: ({ amount }) => `O valor inteiro a que se aplica é de ${amount}.`,
  baseAmount: ({ of, amount }) => `${capital(of)}: ${amount}.`,
  inStatus: ({ thing, status }) => `O estado é ${status} (${the(thing)}).`,
  conditionFalse: ({ condition }) =>
    isSituation(condition)
      ? `Ainda não se dá este caso: ${lowered(endless(condition))}.`
      : `Ainda não se verifica que ${indicative(lowered(endless(condition)))}.`,
  conditionTrue: ({ condition }) =>
    isSituation(condition) ? `Caso: ${lowered(endless(condition))}.` : sentence(condition),
  recordWithSecret: ({ words }) => `Existe um registo com valores conhecidos em: ${together(words)}.`,
  validRequest: ({ request }) => `Está preparado um pedido ${request} válido em todos os dados.`,
  pageOpen: () => 'A página em causa está aberta.',

  enter: ({ thing }) => `Introduzir ${the(thing)}`,
  enterText: ({ thing, length }) =>
    `Introduzir ${length} em ${the(thing)}`
      .replace(/ em o /, ' no ')
      .replace(/ em a /, ' na ')
      .replace(/ em os /, ' nos ')
      .replace(/ em as /, ' nas '),
  reachCount: ({ count }) => `Acrescentar até chegar a ${count}`,
  exceedCount: ({ count }) => `Tentar chegar a ${count}`,
  removeTo: ({ count }) => `Tentar descer para ${count}`,
  addFile: ({ size }) => `Acrescentar um ficheiro de ${size}`,
  addFileType: ({ type }) => `Acrescentar um ficheiro ${type}`,
  enterBirthDate: ({ when }) =>
    ({
      today: 'Introduzir a data de nascimento de quem atinge a idade hoje',
      tomorrow: 'Introduzir a data de nascimento de quem a atinge amanhã',
      adult: 'Introduzir a data de nascimento de quem passa claramente essa idade',
    })[when],
  choose: ({ thing }) =>
    `Escolher ${/(?<!\p{L})(?:data|dia|início|fim)(?!\p{L})/iu.test(thing.words) ? the(thing) : `a data para ${the(thing)}`}`,
  useFirst: ({ thing }) => `Usar ${nth(thing, 'primeiro', 'primeira')}`,
  useSecond: ({ thing }) => `Usar ${nth(thing, 'segundo', 'segunda')}`,
  triggerEvent: ({ event }) =>
    /^\p{L}+[aei]r(?:-se)?(?!\p{L})/u.test(event) ? event : `Reproduzir o caso: ${indicative(lowered(endless(event)))}`,
  openStep: () => 'Experimentar um exemplo desta regra',
  openSituation: ({ text }) => openStatement(text, 'pt').situation,
  openOutcome: ({ text }) => sentence(observed(openStatement(text, 'pt').outcome)),
  lookAgain: () => 'Experimentar um exemplo desta regra',
  checkArrival: () => 'Anotar a hora a que surge o resultado',
  failTimes: ({ count }) =>
    count === 1
      ? 'Falhar uma vez com um dado errado'
      : `Falhar ${counted(count, numbers).replace('dois', 'duas')} vezes seguidas com um dado errado`,
  failAgain: () => 'Introduzir um dado errado mais uma vez',
  failLater: ({ period }) =>
    `Esperar que passem ${period} desde a primeira falha e introduzir outra vez um dado errado`,
  useRight: () => 'Tentar com o dado correto',
  openOptions: ({ thing }) => `Abrir as opções: ${the(thing)}`,
  pickOption: ({ thing }) => `Escolher um valor e guardar: ${the(thing)}`,
  sendForeign: ({ thing }) => `Usar um valor fora da lista: ${the(thing)}`,
  openFresh: ({ thing }) => `Abrir pela primeira vez e ver ${the(thing)}`,
  leaveEmpty: ({ field: name }) => `Guardar sem ${field(name)}`,
  fillIn: ({ field: name }) => `Preencher ${field(name)} e guardar de novo`,
  bringAbout: ({ event }) => `Reproduzir o caso: ${indicative(lowered(endless(event)))}`,
  lookAt: ({ thing }) =>
    isPerson(thing)
      ? `Iniciar sessão como ${person(lowered(thing))} e abrir a página em causa`
      : `Ver ${lowered(thing)}`,
  undo: ({ condition }) =>
    isSituation(condition)
      ? `Voltar à situação anterior (já não ${lowered(endless(condition))})`
      : `Voltar à situação anterior, em que não se verifica que ${indicative(lowered(endless(condition)))}`,
  doAs: ({ action, role }) => `${action} como ${person(role)}`,
  openAs: ({ role }) => `Iniciar sessão como ${person(role)} e abrir o mesmo local`,
  changeStatus: ({ to }) => `Mudar o estado para ${to}`,
  lookAtChanges: ({ thing }) => `Ver as mudanças de estado disponíveis (${the(thing)})`,
  workOut: ({ thing }) => `Usar estes dados e ler o resultado: ${bare(thing)}`,
  calculate: ({ of }) => (of === '' ? 'Mostrar o cálculo' : `Mostrar o cálculo para ${of}`),
  openList: () => 'Abrir a lista',
  searchFor: () => 'Pesquisar a palavra',
  searchOther: () => 'Pesquisar a mesma palavra em maiúsculas',
  setFilter: ({ name }) => `Filtrar por ${name} com um valor que só alguns registos têm`,
  clearFilter: ({ name }) => `Retirar o filtro por ${name}`,
  again: ({ step }) => `${capital(step)}, pela segunda vez`,
  withRow: ({ prepared, step }) =>
    `Preparar: ${listOf(prepared.map(endless), 'e')}. Depois: ${lowered(step.in(portuguesePhrases))}`,
  changeSomething: () => 'Alterar um valor na página',
  triggerNotice: () => 'Provocar aquilo que a mensagem comunica',
  saveFirstWith: ({ thing }) => `Guardar um primeiro registo com um valor em ${field(lowered(thing))}`,
  saveSecondWith: ({ thing }) => `Guardar um segundo registo com o mesmo valor em ${field(lowered(thing))}`,
  doTimes: ({ step, count }) => `${step}: vez número ${String(count)}`,
  actInFirst: () => 'Fazer algo no primeiro navegador',
  actInSecond: () => 'Fazer algo no segundo navegador',
  tryWith: ({ thing }) => `Tentar com ${lowered(thing)}`,
  doIt: ({ thing }) => `Realizar: ${thing}`,
  openMessages: ({ channel }) => `Abrir as mensagens do destinatário (${channel})`,
  reload: () => 'Recarregar a página',
  both: ({ step }) => `As duas pessoas, no mesmo instante: ${lowered(endless(step))}`,
  searchPage: ({ words }) => `Procurar na página e no código-fonte: ${together(words)}`,
  sendWith: ({ request, name }) => `Enviar ${request} com este valor de ${name}`,
  sendRequest: ({ request, condition }) => (condition === '' ? `Enviar ${request}` : `Enviar ${request}: ${condition}`),
  selectControl: ({ control }) => `Selecionar ${control}`,
  useOwn: ({ words }) => words,
  resizeTo: ({ width }) => `Ajustar a janela a ${width} de largura`,
  openAddress: () => 'Abrir diretamente o endereço da ação',

  accepted: ({ value }) => `${value}: aceite e inalterado após recarregar.`,
  acceptedCount: ({ count, thing }) => `É aceite; há ${count} ${numbered(count, thing)}.`,
  refused: ({ value }) => `${value}: recusado; nada é guardado.`,
  refusedWith: ({ value, message }) => `Lê-se ${q(message)}; ${value} não é guardado.`,
  refusedCount: ({ count, thing }) => `É recusado; continua a haver ${count} ${numbered(count, thing)}.`,
  refusedCountWith: ({ message, count, thing }) =>
    `Lê-se ${q(message)}; continua a haver ${count} ${numbered(count, thing)}.`,
  fileAdded: () => 'O ficheiro é acrescentado e figura com o seu nome.',
  fileRefused: () => 'O ficheiro é recusado e não figura na lista.',
  actionPossible: () => 'A ação é realizada e o resultado continua lá após recarregar.',
  noError: () => 'O passo é executado sem mensagem de erro.',
  actionRefused: () => 'A ação é recusada; após recarregar nada mudou.',
  actionRefusedWith: ({ message }) => `Lê-se ${q(message)}; após recarregar nada mudou.`,
  applies: ({ outcome }) => sentence(observed(outcome)),
  appliesNot: ({ outcome }) => romanceContrary(observed(outcome), 'pt'),
  works: () => 'Funciona como habitualmente.',
  worksNoLonger: () => 'Já não funciona; nada muda.',
  shown: ({ text }) => sentence(`Lê-se ${q(text)}`),
  changeShown: () => 'Aparece o novo valor.',
  changeKept: () => 'Continua a aparecer o novo valor.',
  arrivedBy: ({ outcome, due, late }) =>
    `${sentence(observed(outcome))} Acontece ${at(due)} ou antes (${at(withoutSameDay(late, due))} já seria tarde).`,
  arrivedBefore: ({ outcome, due }) =>
    `${sentence(observed(outcome))} Acontece antes das ${due.replace(/^(.+), (.+)$/, '$2 de $1')}; a essa hora já seria tarde.`,
  own: ({ outcome }) => sentence(observed(outcome)),
  noneWorks: () => 'Todas as tentativas são recusadas.',
  stillLocked: ({ outcome }) => `Nem o dado correto resulta: ${lowered(endless(observed(outcome)))}.`,
  exactlyOffered: ({ values }) =>
    `São oferecidos exatamente ${counted(values.length, numbers)} valores: ${values.join(', ')}.`,
  selectedIs: ({ value }) => `O valor inicial é ${value}.`,
  storedAs: ({ value }) => `Após recarregar lê-se ${value}.`,
  valueRefused: ({ value }) => `${value} é recusado e não é guardado.`,
  notSubmitted: ({ field: name }) => `Nada é guardado; é assinalado que falta ${field(name)}.`,
  submitted: () => 'Os dados são guardados e continuam lá após recarregar.',
  controlIs: ({ control, state }) => stateOf(control, state, true),
  controlNow: ({ control, state }) => stateOf(control, state, false),
  allowed: ({ action }) => `É possível ${lowered(endless(action))}.`,
  forbidden: ({ action }) => `Não é possível ${lowered(endless(action))}; nada muda.`,
  rights: ({ allowed, forbidden }) =>
    [
      allowed.length === 0 ? 'Nada é oferecido' : `Oferecido: ${allowed.join('; ')}`,
      forbidden.length === 0 ? '' : `Não oferecido: ${forbidden.join('; ')}`,
    ]
      .filter((part) => part !== '')
      .join('. ') + '.',
  canSee: ({ thing }) => `Vê-se ${lowered(thing)}.`.replace(/^Vê-se (os|as) /, 'Veem-se $1 '),
  cannotSee: ({ thing }) =>
    `Não se vê ${lowered(thing)}, nem pela pesquisa nem pelo endereço.`.replace(
      /^Não se vê (os|as) /,
      'Não se veem $1 ',
    ),
  statusIs: ({ status }) => `O estado é ${status}.`,
  onlyThese: ({ statuses }) =>
    statuses.length === 0
      ? 'Não é oferecida nenhuma mudança de estado.'
      : `Só se pode escolher ${listOf(statuses, 'ou')}.`,
  result: ({ thing, value, work }) => `${bare(thing)}: ${value}${work === '' ? '' : ` (${work})`}.`,
  order: ({ records }) => `A ordem é ${records.join(', ')}.`,
  onePage: ({ size }) => `Os ${String(size)} registos estão numa página; não há segunda.`,
  secondPage: ({ size }) => `A página 1 tem ${String(size)} registos; a 2, exatamente um.`,
  found: ({ hits, misses }) => `Figuram ${list(hits)}; ${list(misses)} não figura.`,
  sameHits: () => 'Figuram os mesmos registos.',
  filtered: ({ names }) =>
    `${names.length === 1 ? 'Só figuram os registos que correspondem ao filtro' : 'Só figuram os registos que correspondem aos filtros'} ${list(names)}.`,
  oneOnly: ({ thing }) => `A segunda tentativa não acrescenta nada; só figura um registo (${lowered(thing)}).`,
  oneMessage: ({ channel, content }) =>
    `Há exatamente uma mensagem nova (${channel})${content === undefined ? '' : `, que indica ${content}`}.`,
  stillThere: ({ outcome }) => sentence(observed(outcome)),
  oneWins: ({ outcome }) => sentence(observed(outcome)),
  nowhere: ({ words }) => `Nenhum resultado para: ${together(words)}.`,
  requestAccepted: () => 'O pedido é aceite com um estado de 200 a 299.',
  status: ({ status, code }) => `Estado ${status}${code === undefined ? '' : `; o código é ${code}`}.`,
  doneOnce: () => 'O efeito figura exatamente uma vez.',

  clockCanBeSet: () => 'A hora do ambiente de teste pode ser definida.',
  dateCanBeSet: () => 'A data do ambiente de teste pode ser definida.',
  refusalTextOpen: () => 'O ticket não fixa o texto da recusa.',
  exampleAmounts: () => 'Os valores são exemplos; servem outros semelhantes.',
  exampleRecords: () => 'Os registos são exemplos que podem ser criados para o teste.',
  untested: ({ text }) => `Falta testar: «${shortened(endless(text), 160)}».`,
  decideOutcome: ({ text }) => `A decidir: como se verifica «${shortened(endless(text), 90)}».`,
  decideExample: () => 'O ticket não diz onde isto se faz nem com que dados; quem testa escolhe ambos.',
  decideMeasure: ({ text }) => `A decidir: com que medida se verifica «${shortened(text, 90)}».`,
  otherRole: ({ role }) => `Há duas contas de teste: uma com o direito (${person(role)}) e outra sem ele.`,
  oppositeOpen: () => 'O ticket não descreve o caso contrário; supõe-se o inverso.',
  otherSideOpen: ({ value }) => `O ticket não diz o que acontece com ${value}; esclarecer e acrescentar o passo.`,
  readBack: () => 'O que foi guardado pode ser consultado.',
  parallel: () => 'Duas pessoas podem agir no mesmo segundo.',
  otherLanguage: () => 'O ticket está numa língua que o designer integrado não redige; as suas palavras são citadas.',

  noData: () => 'Nenhum',
  fillerText: () => 'A Ana lê um livro junto ao lago e escreve ao Rui ',
  characters: ({ text, count, unit }) => `${String(count)} ${numbered(String(count), unit)}: ${text}`,
  repeated: ({ sign, count, unit }) =>
    `${String(count)} ${numbered(String(count), unit)}: ${sign} escrito ${String(count)} ${count === 1 ? 'vez' : 'vezes'}`,
  givenValues: ({ values }) => valuesOf(values, 'sim', 'não', ': '),
  leftEmpty: ({ field: name }) => `${bare({ words: name, label: false })}: em branco`,
  date: ({ day, month, year }) => `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${String(year)}`,
  anyOther: () => 'pessoa sem esse direito',
  bornOn: ({ date }) => `Data de nascimento: ${date}`,
  needMissing: ({ need }) =>
    ({
      hasLetter: 'sem letras',
      hasCapital: 'sem maiúsculas',
      hasSmall: 'sem minúsculas',
      hasDigit: 'sem algarismos',
      hasSpecial: 'sem caracteres especiais',
      noSpaces: 'com um espaço',
    })[need],
  shape: ({ fault }) =>
    ({
      fewer: 'um carácter a menos',
      more: 'um carácter a mais',
      letter: 'um tipo de carácter errado',
      sign: 'com um hífen',
      start: 'com outro início',
    })[fault],
  priorityFor: ({ kind, word }) =>
    ({
      money: `Há dinheiro em jogo (${word})`,
      security: `Segurança (${word})`,
      permissions: `Direitos de acesso (${word})`,
      dataLoss: `Podem perder-se dados (${word})`,
      irreversible: `Não pode ser desfeito (${word})`,
      privacy: `Dados pessoais (${word})`,
      failure: `Comportamento em caso de falha (${word})`,
      coreAction: `Ação corrente (${word})`,
      cosmetic: `Aspeto (${word})`,
      internal: `Interno (${word})`,
    })[kind],
  priorityOrdinary: () => 'Comportamento corrente',
  prioritySide: ({ reason }) => `${reason}; à margem do percurso principal`,
}
