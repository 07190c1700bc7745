import type { PhraseBook } from './vocabulary.ts'
import { capital, counted, lowered, firstSentence, shortened, withoutSameDay } from './text.ts'
import { q, list, numbers, field, bare, at, together, person, observed } from './portuguese-grammar.ts'

/** The titles of Portuguese cases. */
export const portugueseTitles = {
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
  attemptsEdgeTitle: ({ count, restarts }) =>
    `Após ${count === 1 ? 'uma falha' : `${counted(count, numbers).replace('dois', 'duas')} falhas`} ${restarts ? 'e um acerto a contagem recomeça' : 'o dado correto ainda é aceite'}`,
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
  openTitle: ({ text }) => shortened(capital(observed(firstSentence(text))), 78),
} satisfies Partial<PhraseBook>
