import { momentPhrases } from './moment-phrases.ts'
import { romanceContrary } from './romance-contrary.ts'
import { lexiconOf, pattern } from '../understand/lexicon/lexicon.ts'
import type { Thing } from '../understand/rule.ts'
import type { PhraseBook } from './vocabulary.ts'
import {
  capital,
  counted,
  endless,
  listOf,
  lowered,
  sentence,
  firstSentence,
  shortened,
  withoutSameDay,
  valuesOf,
} from './text.ts'

const q = (text: string): string => `«${text}»`
const list = (items: string[]): string => listOf(items, 'e')
const numbers = 'nenhum um dois três quatro cinco seis sete oito nove dez onze doze'.split(' ')
const determined =
  /^(?:o|a|os|as|um|uma|uns|umas|cada|seu|sua|seus|suas|este|esta|todo|toda|todos|todas|nenhum|nenhuma)\s/i

/** With the article of the ticket; a word the ticket uses without one is quoted as the name it is. */
function the({ words, label }: Thing): string {
  if (/^[«"“]/.test(words)) return words
  if (label || !determined.test(words)) return q(words)
  return words.charAt(0).toLowerCase() + words.slice(1)
}

const field = (name: string): string => the({ words: name, label: false })
const bare = ({ words }: Thing): string => capital(words.replace(/^(?:o|a|os|as|um|uma|cada) /i, ''))
/** "às 10:29:59", with a day in front "a 08/06/2026 às 09:59:00". */
const at = (moment: string): string => (moment.includes(', ') ? `a ${moment.replace(', ', ' às ')}` : `às ${moment}`)
/** The words up to their complement. */
const head = /^.+?(?= (?:de|do|da|dos|das|com|para|sem|em|no|na|por|que|a|ao) |$)/i
const singular = (word: string): string =>
  word
    .replace(/ões$/, 'ão')
    .replace(/([aou])is$/, '$1l')
    .replace(/([rz])es$/, '$1')
    .replace(/ns$/, 'm')
    .replace(/(?<=[aeouã])s$/, '')
const plural = (word: string): string =>
  /ão$/.test(word)
    ? word.replace(/ão$/, 'ões')
    : /m$/.test(word)
      ? word.replace(/m$/, 'ns')
      : /[aou]l$/.test(word)
        ? word.replace(/l$/, 'is')
        : /[rz]$/.test(word)
          ? `${word}es`
          : /[aeiouáéóã]$/.test(word)
            ? `${word}s`
            : word
const numbered = (count: string, thing: string): string => (count === '1' ? eachWord(thing, singular) : thing)
const eachWord = (text: string, change: (word: string) => string): string =>
  text.replace(head, (words) => words.split(' ').map(change).join(' '))
/** "a nem b" outside a negated sentence. */
const together = (words: string): string => words.replace(/ nem /g, ' e ')
/** Who signs in: one of "os sócios" is a "sócio". */
const person = (role: string): string =>
  role
    .replace(/^(?:o|a|um|uma|cada) /i, '')
    .replace(/^quem /i, 'pessoa que ')
    .replace(/^(?:os|as) (.+)$/i, (_, words: string) => eachWord(words, singular))
const isPerson = (words: string): boolean =>
  pattern(
    `^(?:(?:o|a|os|as|um|uma|cada) )?(?:${lexiconOf('pt').cues.role})(?: (?!(?:de|do|da|com|para|por|a|ao) )\\p{L}+){0,2}$`,
  ).test(words)
/** "com o carrinho vazio" is a situation, not a clause that "que" can lead in. */
const isSituation = (condition: string): boolean =>
  /^(?:com|sem|após|ao|antes|depois|durante|em|para|passad)/i.test(condition)
/** "o primeiro código", "a segunda entrada": one of two of the same kind. */
function nth({ words, label }: Thing, masculine: string, feminine: string): string {
  const [, article = '', rest = words] = /^(os?|as?|uma?|uns|umas|cada) (.+)$/i.exec(words) ?? []
  if (label || article === '') return `${the({ words, label })} (${masculine} dos dois)`
  const one = /s$/i.test(article) ? eachWord(rest, singular) : rest
  return /^(?:as?|umas?)$/i.test(article) ? `a ${feminine} ${one}` : `o ${masculine} ${one}`
}
const irregular: Record<string, [string, string]> = {
  ser: ['é', 'são'],
  estar: ['está', 'estão'],
  ter: ['tem', 'têm'],
  poder: ['pode', 'podem'],
  conter: ['contém', 'contêm'],
  manter: ['mantém', 'mantêm'],
  ver: ['vê', 'veem'],
  ir: ['vai', 'vão'],
  dar: ['dá', 'dão'],
  fazer: ['faz', 'fazem'],
  incluir: ['inclui', 'incluem'],
  seguir: ['segue', 'seguem'],
  pedir: ['pede', 'pedem'],
  impedir: ['impede', 'impedem'],
  sair: ['sai', 'saem'],
  haver: ['há', 'há'],
  vir: ['vem', 'vêm'],
  introduzir: ['introduz', 'introduzem'],
  traduzir: ['traduz', 'traduzem'],
  produzir: ['produz', 'produzem'],
  sugerir: ['sugere', 'sugerem'],
  repetir: ['repete', 'repetem'],
  exibir: ['exibe', 'exibem'],
}
const present = (verb: string, many: boolean): string =>
  irregular[verb.toLowerCase()]?.[many ? 1 : 0] ??
  (verb.endsWith('uir')
    ? `${verb.slice(0, -1)}${many ? 'em' : ''}`
    : `${verb.slice(0, -2)}${verb.endsWith('ar') ? 'a' : 'e'}${many ? 'm' : ''}`)
/** What a tester sees instead of what the ticket demands: "deve mostrar o total" is seen as "mostra o total". */
function observed(outcome: string): string {
  return outcome.replace(
    /(?<!\p{L})([Dd]eve|[Dd]evem|[Dd]everá|[Dd]everão|tem de|têm de|tem que|têm que) (\p{Ll}*[aei]r)(?![\p{L}-])/gu,
    (_, must: string, verb: string) => present(verb, /^(?:devem|deverão|têm)/i.test(must)),
  )
}
const subjunctive: Record<string, string> = {
  for: 'é',
  forem: 'são',
  estiver: 'está',
  estiverem: 'estão',
  tiver: 'tem',
  tiverem: 'têm',
  houver: 'há',
  puder: 'pode',
  puderem: 'podem',
  fizer: 'faz',
  fizerem: 'fazem',
}
/** "se o horário for ocupado" is the case in which "o horário é ocupado". */
const indicative = (event: string): string =>
  event
    .replace(/(?<!\p{L})tiver(em)? sido(?!\p{L})/gu, (_, many?: string) => (many === undefined ? 'foi' : 'foram'))
    .replace(
      /(?<!\p{L})(?:for|forem|estiver|estiverem|tiver|tiverem|houver|puder|puderem|fizer|fizerem)(?!\p{L})/gu,
      (verb) => subjunctive[verb] ?? verb,
    )
/** Adjectives agree with the article of the control; a bare name is that of a button. */
function stateOf(control: string, state: 'hidden' | 'disabled' | 'shown', holds: boolean): string {
  const many = /^(?:os|as) /i.test(control)
  const ending = `${/^as? /i.test(control) ? 'a' : 'o'}${many ? 's' : ''}`
  if (state === 'disabled')
    return `${capital(control)} ${many ? 'estão' : 'está'} ${holds ? 'desativad' : 'ativ'}${ending}.`
  return `${capital(control)} ${(state === 'shown') === holds ? '' : 'não '}${many ? 'são' : 'é'} mostrad${ending}.`
}

export const portuguesePhrases: PhraseBook = {
  ...momentPhrases.portuguese,
  limitTitle: ({ thing, accepted, refused }) =>
    `${shortened(bare(thing), 34)}: ${[accepted.length === 0 ? '' : `${list(accepted)} sim`, refused.length === 0 ? '' : `${list(refused)} não`].filter((part) => part !== '').join(', ')}`,
  thresholdTitle: ({ thing, inside, outside }) =>
    `${shortened(bare(thing), 34)}: a regra vale com ${inside} e não com ${outside}`,
  lifetimeTitle: ({ thing, inside, outside }) =>
    `${shortened(bare(thing), 30)}: vale ${at(inside)}, ${at(withoutSameDay(outside, inside))} já não`,
  lockTitle: ({ inside, outside }) =>
    `O bloqueio mantém-se ${at(inside)} e terminou ${at(withoutSameDay(outside, inside))}`,
  idleTitle: ({ inside, outside }) =>
    `Com atividade ${at(inside)} a sessão continua; ${at(withoutSameDay(outside, inside))} terminou`,
  deadlineTitle: ({ outcome, due }) =>
    `${shortened(capital(observed(outcome)), due.includes(', ') ? 38 : 50)}: o mais tardar ${at(due)}`,
  cutoffTitle: ({ thing, inside, outside }) =>
    `${shortened(bare(thing), 36)}: possível às ${inside}, fechado às ${outside}`,
  aheadTitle: ({ thing, inside, outside }) => `${shortened(bare(thing), 30)}: ${inside} sim, ${outside} não`,
  attemptsTitle: ({ count }) =>
    count === 1
      ? 'Uma só falha tem efeito, mesmo que depois se acerte'
      : `${capital(counted(count, numbers).replace('dois', 'duas'))} falhas seguidas têm efeito, mesmo que depois se acerte`,
  windowTitle: ({ count, period }) => `${String(count)} falhas, mas não em ${period}: sem efeito`,
  attemptsEdgeTitle: ({ count }) =>
    `Após ${count === 1 ? 'uma falha' : `${counted(count, numbers).replace('dois', 'duas')} falhas`} e um acerto a contagem recomeça`,
  formatTitle: ({ thing, good, count }) =>
    `${shortened(bare(thing), 30)}: ${good} aceite, ${counted(count, numbers)} parecidos recusados`,
  compositionTitle: ({ thing }) => `${shortened(bare(thing), 40)}: recusa se faltar um tipo de carácter`,
  optionsTitle: ({ thing, values }) => `${shortened(bare(thing), 30)}: ${shortened(list(values), 38)} e mais nada`,
  initialTitle: ({ thing, value }) => `${shortened(bare(thing), 40)} começa com ${value}`,
  requiredTitle: ({ field: name }) => `Sem ${shortened(lowered(name), 46)} nada é guardado`,
  optionalTitle: ({ field: name }) =>
    `${shortened(capital(field(name)), 46)} ${/^(?:os|as)\s/i.test(name) ? 'podem' : 'pode'} ficar em branco`,
  messageTitle: ({ text }) => `Lê-se ${q(shortened(text, 60))}`,
  visibilityTitle: ({ control }) => `${shortened(control, 40)} só sob a condição`,
  permissionTitle: ({ role }) => `${capital(shortened(person(role), 30))}: com este direito sim, sem ele não`,
  audienceTitle: ({ thing, audience }) => `${capital(shortened(thing, 34))}: só para ${shortened(audience, 34)}`,
  rightsTitle: ({ roles }) => `${shortened(list(roles), 50)}: o que cada perfil pode fazer`,
  statesTitle: ({ from, to }) => `De ${from} para ${to}`,
  noOtherStatesTitle: ({ thing }) => `${shortened(bare(thing), 40)}: nenhum estado é saltado nem desfeito`,
  resultTitle: ({ thing, results }) => `${shortened(bare(thing), 34)}: ${shortened(results.join(', '), 42)}`,
  sortTitle: ({ thing }) => `${shortened(bare(thing), 40)}: ordem de três registos`,
  pageTitle: ({ size }) => `${String(size)} registos enchem uma página; o seguinte abre a segunda`,
  searchTitle: () => 'A pesquisa mostra o que corresponde e mais nada',
  filtersTitle: ({ names }) =>
    names.length === 1
      ? `Filtro por ${shortened(names[0] ?? '', 60)}`
      : capital(`${shortened(list(names), 50)}: em separado e juntos`),
  uniqueTitle: ({ thing }) => `Segunda vez: continua a haver um só registo (${shortened(thing, 34)})`,
  noticeTitle: ({ channel }) => `${capital(channel)}: chega uma única mensagem com o conteúdo certo`,
  reloadTitle: ({ outcome }) => `Após recarregar: ${shortened(lowered(observed(outcome)), 60)}`,
  sameTimeTitle: ({ outcome }) => `No mesmo instante: ${shortened(lowered(observed(outcome)), 58)}`,
  secretTitle: ({ words }) => `Não se lê em lado nenhum: ${shortened(together(words), 52)}`,
  statusTitle: ({ condition, status }) =>
    `${capital(shortened(condition === '' ? 'pedido incorreto' : condition, 60))}: ${status}`,
  fileTypesTitle: ({ types }) => `${list(types)} aceites, outros tipos de ficheiro recusados`,
  wrongTypeTitle: ({ thing }) => `${shortened(bare(thing), 40)}: texto em vez de número é recusado`,
  roleAddressTitle: ({ action }) => `O endereço direto não dá direito: ${shortened(action, 42)}`,
  openTitle: ({ text }) => shortened(capital(observed(firstSentence(text))), 78),

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
  choose: ({ thing }) => `Escolher ${the(thing)}`,
  useFirst: ({ thing }) => `Usar ${nth(thing, 'primeiro', 'primeira')}`,
  useSecond: ({ thing }) => `Usar ${nth(thing, 'segundo', 'segunda')}`,
  triggerEvent: ({ event }) =>
    /^\p{L}+[aei]r(?:-se)?(?!\p{L})/u.test(event) ? event : `Reproduzir o caso: ${indicative(lowered(endless(event)))}`,
  openStep: () => 'Abrir o local em causa e observar o resultado',
  lookAgain: () => 'Abrir o local em causa e observar o resultado',
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
  refused: ({ value }) => `${value}: recusado; mantém-se o valor anterior.`,
  refusedWith: ({ value, message }) => `Lê-se ${q(message)}; ${value} não é guardado.`,
  refusedCount: ({ count, thing }) => `É recusado; continua a haver ${count} ${numbered(count, thing)}.`,
  refusedCountWith: ({ message, count, thing }) =>
    `Lê-se ${q(message)}; continua a haver ${count} ${numbered(count, thing)}.`,
  fileAdded: () => 'O ficheiro é acrescentado e figura com o seu nome.',
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
  decideOutcome: ({ text }) => `A decidir: como se verifica «${shortened(endless(text), 90)}».`,
  decideMeasure: ({ text }) => `A decidir: com que medida se verifica «${shortened(text, 90)}».`,
  otherRole: ({ role }) => `Há duas contas de teste: uma com o direito (${person(role)}) e outra sem ele.`,
  oppositeOpen: () => 'O ticket não descreve o caso contrário; supõe-se o inverso.',
  otherSideOpen: ({ value }) => `O ticket não diz o que acontece com ${value}; esclarecer e acrescentar o passo.`,
  readBack: () => 'O que foi guardado pode ser consultado.',
  parallel: () => 'Duas pessoas podem agir no mesmo segundo.',
  otherLanguage: () => 'O ticket está numa língua que o designer integrado não redige; as suas palavras são citadas.',

  noData: () => 'Não são precisos',
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
