import { indicative } from '../../understand/romance/moods.ts'
import { finiteVerb, presentOf } from '../../understand/romance/verbs.ts'
import { fits } from '../forms.ts'
import { infinitiveFrom, looksInfinitive, portugueseForm } from './portuguese-forms.ts'

/** What a tester does to bring about what a clause tells: "o pedido for cancelado" is "Cancelar o pedido". */
export interface Action {
  doing: string
  /** What is seen right after it. */
  seen: string
  /** What it is done to. */
  subject?: string
}

const done = 'A ação é realizada sem mensagem de erro'
const article = /^(?:O|A|Os|As|Um|Uma|Cada|Seu|Sua|No|Na)(?= )/u
const small = (words: string): string => words.replace(article, (one) => one.toLowerCase())

const nouns: Record<string, string> = {
  aprovação: 'aprovar',
  reprovação: 'reprovar',
  confirmação: 'confirmar',
  criação: 'criar',
  conclusão: 'concluir',
  exclusão: 'excluir',
  eliminação: 'eliminar',
  remoção: 'remover',
  edição: 'editar',
  alteração: 'alterar',
  atualização: 'atualizar',
  publicação: 'publicar',
  assinatura: 'assinar',
  validação: 'validar',
  rejeição: 'rejeitar',
  recusa: 'recusar',
  envio: 'enviar',
  pagamento: 'pagar',
  cancelamento: 'cancelar',
  cadastro: 'cadastrar',
  registro: 'registrar',
  registo: 'registar',
  encerramento: 'encerrar',
  fechamento: 'fechar',
  abertura: 'abrir',
  entrega: 'entregar',
  devolução: 'devolver',
  inscrição: 'inscrever',
  finalização: 'finalizar',
  emissão: 'emitir',
  compra: 'comprar',
  importação: 'importar',
  exportação: 'exportar',
  seleção: 'selecionar',
  ativação: 'ativar',
  desativação: 'desativar',
  bloqueio: 'bloquear',
  reserva: 'reservar',
  agendamento: 'agendar',
  avaliação: 'avaliar',
  submissão: 'submeter',
  recebimento: 'receber',
  receção: 'receber',
  leitura: 'ler',
  preenchimento: 'preencher',
}
const nounCause = new RegExp(
  `^(?:a |o |as |os )?(?<noun>${Object.keys(nouns).join('|')})(?: (?:d(?<gender>[aeo]s?)|de) (?<thing>.{2,70}))?$`,
  'iu',
)

function ofNoun(words: string): Action | undefined {
  const found = nounCause.exec(words)?.groups
  if (found?.noun === undefined) return undefined
  const verb = nouns[found.noun.toLowerCase()] ?? ''
  if (found.thing === undefined)
    return { doing: `Concluir ${portugueseForm(found.noun.toLowerCase(), 'o') ?? found.noun}`, seen: done }
  const determiner = /^[ao]s?$/u.test(found.gender ?? '') ? `${found.gender ?? ''} ` : ''
  return { doing: `${verb} ${determiner}${found.thing}`, seen: done }
}

const passive = new RegExp(
  '^(?<thing>.{2,80}?) (?:for|forem|é|são|seja|sejam|foi|foram|tiver sido|tiverem sido|tenha sido) (?<done>\\p{L}+[oae]s?)(?<rest>(?: (?:por|pelo|pela|em|no|na|com|como|para|sem|de|do|da|ao|à|a|até|após|antes|mais|pelos|pelas)(?: .{1,60})?)?)$',
  'iu',
)
const agent = /^ (?:por|pel[oa]s?) (?<who>.+)$/iu
const actors =
  '(?:o usuário|a usuária|o utilizador|a utilizadora|o cliente|a cliente|alguém|a pessoa|uma pessoa|um usuário|um utilizador|um cliente)'
/** What nobody does: it is arranged. */
const happens =
  /^(?:falhar|expirar|vencer|cair|terminar|acabar|chegar|ultrapassar|exceder|atingir|faltar|existir|haver|ser|estar|ter|ficar|poder|dever|passar|mudar|subir|descer|perder|começar|continuar|permanecer|conter|superar|corresponder|coincidir|pertencer|demorar|durar|parar|ocorrer|acontecer|esgotar|lotar|contar|possuir|nascer|completar)$/u

/** The action behind a clause; undefined where no tester could do it. */
export function actionOf(clause: string): Action | undefined {
  const words = small(clause.trim()).replace(/^(?:já|ainda|também|então) /iu, '')
  const infinitive = /^(?:ao|após|depois de|para|antes de) (?<act>\p{L}+(?:-se|-l[oa]s?)? ?.*)$/iu.exec(words)?.groups
    ?.act
  if (infinitive !== undefined && looksInfinitive(infinitive.split(' ')[0] ?? ''))
    return { doing: infinitive, seen: done }
  const box =
    /^(?:com |ao |após )?(?:a |o )?(?<box>(?:caixa|opção|item|campo) ["“«][^"”»]+["”»]) (?:estiver |está |for |é )?(?:marcad|selecionad|ativad)[oa]$/iu.exec(
      words,
    )?.groups?.box
  if (box !== undefined) return { doing: `Marcar ${/^(?:item|campo)/iu.test(box) ? 'o' : 'a'} ${box}`, seen: done }
  const noun = /^(?:ao|após|depois d[eoa]s?|com) (?:(?:o|a|os|as|seu|sua) )?(?<noun>.+)$/iu.exec(words)?.groups?.noun
  if (noun !== undefined && /^(?:já )?\p{L}+[ai]d[oa]s?$/u.test(noun) && nouns[noun] === undefined) return undefined
  if (noun !== undefined) return ofNoun(noun) ?? { doing: `Concluir este passo: ${noun}`, seen: done }
  return ofPassive(words) ?? ofSubject(words)
}

function ofPassive(words: string): Action | undefined {
  const found = passive.exec(words)?.groups
  const verb = infinitiveFrom(found?.done ?? '')
  if (found?.thing === undefined || verb === undefined || / não$/u.test(found.thing)) return undefined
  const by = agent.exec(found.rest ?? '')?.groups?.who
  const rest = by === undefined ? (found.rest ?? '') : ` como ${by}`
  return { doing: `${verb} ${found.thing}${rest}`, seen: done, subject: found.thing }
}

/** "O conferente confirma a entrada": the verb stands behind a subject of at most four words. */
function ofSubject(words: string): Action | undefined {
  const said = words.split(' ')
  const actor = new RegExp(`^${actors} `, 'iu').exec(words)?.[0].trim().split(' ').length
  const starts =
    actor !== undefined ? [actor] : /^(?:o|a|os|as|um|uma|cada)$/iu.test(said[0] ?? '') ? [2, 3, 4, 5] : [0]
  for (const at of starts) {
    const verb = verbOf(said[at] ?? '')
    if (verb === undefined || /^(?:d[aeo]s?|em|n[ao]s?|por|pel[ao]s?|com|que|e|para)$/iu.test(said[at - 1] ?? ''))
      continue
    if (happens.test(verb) || said.slice(0, at).includes('não')) return undefined
    const who = actor === undefined && at > 0 ? said.slice(0, at).join(' ') : undefined
    if (who !== undefined && !fits('who', who, 'pt')) return undefined
    const role = who === undefined ? '' : ` como ${who.replace(/^(?:o|a|os|as|um|uma|cada) /iu, '')}`
    return {
      doing: `${verb}${said
        .slice(at + 1)
        .map((word) => ` ${word}`)
        .join('')}${role}`,
      seen: done,
    }
  }
  return undefined
}

/** The infinitive of a finite verb in any mood that a condition has. */
export function verbOf(word: string): string | undefined {
  const low = word.toLowerCase()
  const known = finiteVerb(low, 'pt')
  if (known !== undefined) return known.infinitive
  const present = indicative(low, 'pt')
  const changed = present === low ? undefined : finiteVerb(present, 'pt')
  if (changed !== undefined) return changed.infinitive
  return looksInfinitive(low) ? low : undefined
}

/** What a tester arranges where nobody acts: "o saldo for insuficiente" is "o saldo é insuficiente". */
export function stateOf(clause: string): string {
  const [, infinitive = '', rest = ''] = /^ao (\p{L}+r)( .+)$/iu.exec(clause.trim()) ?? []
  const present = infinitive === '' ? undefined : presentOf(infinitive.toLowerCase(), 'pt')
  if (present !== undefined) return `${present}${rest}`
  return indicative(small(clause.trim()), 'pt')
}
