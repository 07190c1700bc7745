import { lexiconOf, pattern } from '../understand/lexicon/lexicon.ts'
import type { Thing } from '../understand/rule.ts'
import { capital, listOf, outsideQuotes } from './text.ts'

export const q = (text: string): string => `«${text}»`
export const list = (items: string[]): string => listOf(items, 'e')
export const numbers = 'nenhum um dois três quatro cinco seis sete oito nove dez onze doze'.split(' ')
export const determined =
  /^(?:o|a|os|as|um|uma|uns|umas|cada|seu|sua|seus|suas|este|esta|todo|toda|todos|todas|nenhum|nenhuma)\s/i

/** With the article of the ticket; a word the ticket uses without one is quoted as the name it is. */
export function the({ words, label }: Thing): string {
  if (/^[«"“]/.test(words)) return words
  if (label || !determined.test(words)) return q(words)
  return words.charAt(0).toLowerCase() + words.slice(1)
}

export const field = (name: string): string => the({ words: name, label: false })
export const bare = ({ words }: Thing): string => capital(words.replace(/^(?:o|a|os|as|um|uma|cada) /i, ''))
/** "às 10:29:59", with a day in front "a 08/06/2026 às 09:59:00". */
export const at = (moment: string): string =>
  moment.includes(', ') ? `a ${moment.replace(', ', ' às ')}` : `às ${moment}`
/** The words up to their complement. */
export const head = /^.+?(?= (?:de|do|da|dos|das|com|para|sem|em|no|na|por|que|a|ao) |$)/i
export const singular = (word: string): string =>
  word
    .replace(/ões$/, 'ão')
    .replace(/([aou])is$/, '$1l')
    .replace(/([rz])es$/, '$1')
    .replace(/ns$/, 'm')
    .replace(/(?<=[aeouã])s$/, '')
export const plural = (word: string): string =>
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
export const numbered = (count: string, thing: string): string => (count === '1' ? eachWord(thing, singular) : thing)
export const eachWord = (text: string, change: (word: string) => string): string =>
  text.replace(head, (words) => words.split(' ').map(change).join(' '))
/** "a nem b" outside a negated sentence. */
export const together = (words: string): string => words.replace(/ nem /g, ' e ')
/** Who signs in: one of "os sócios" is a "sócio". */
export const person = (role: string): string =>
  role
    .replace(/^(?:o|a|um|uma|cada) /i, '')
    .replace(/^quem /i, 'pessoa que ')
    .replace(/^(?:(?:os|as) )?(\p{Ll}.*)$/u, (_, words: string) => eachWord(words, singular))
export const isPerson = (words: string): boolean =>
  pattern(
    `^(?:(?:o|a|os|as|um|uma|cada) )?(?:${lexiconOf('pt').cues.role})(?: (?!(?:de|do|da|com|para|por|a|ao) )\\p{L}+){0,2}$`,
  ).test(words)
/** "com o carrinho vazio" is a situation, not a clause that "que" can lead in. */
export const isSituation = (condition: string): boolean =>
  /^(?:com|sem|após|ao|antes|depois|durante|em|para|passad)/i.test(condition)
/** "o primeiro código", "a segunda entrada": one of two of the same kind. */
export function nth({ words, label }: Thing, masculine: string, feminine: string): string {
  const [, article = '', rest = words] = /^(os?|as?|uma?|uns|umas|cada) (.+)$/i.exec(words) ?? []
  if (label || article === '') return `${the({ words, label })} (${masculine} dos dois)`
  const one = /s$/i.test(article) ? eachWord(rest, singular) : rest
  return /^(?:as?|umas?)$/i.test(article) ? `a ${feminine} ${one}` : `o ${masculine} ${one}`
}
export const irregular: Record<string, [string, string]> = {
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
export const present = (verb: string, many: boolean): string =>
  irregular[verb.toLowerCase()]?.[many ? 1 : 0] ??
  (verb.endsWith('uir')
    ? `${verb.slice(0, -1)}${many ? 'em' : ''}`
    : `${verb.slice(0, -2)}${verb.endsWith('ar') ? 'a' : 'e'}${many ? 'm' : ''}`)
/** What a tester sees instead of what the ticket demands: "deve mostrar o total" is seen as "mostra o total". */
export const observed = (outcome: string): string => outsideQuotes(outcome, seen)

function seen(outcome: string): string {
  return outcome.replace(
    /(?<!\p{L})([Dd]eve|[Dd]evem|[Dd]everá|[Dd]everão|tem de|têm de|tem que|têm que) (\p{Ll}*[aei]r)(?![\p{L}-])/gu,
    (_, must: string, verb: string) => present(verb, /^(?:devem|deverão|têm)/i.test(must)),
  )
}
export const subjunctive: Record<string, string> = {
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
export const indicative = (event: string): string =>
  event
    .replace(/(?<!\p{L})tiver(em)? sido(?!\p{L})/gu, (_, many?: string) => (many === undefined ? 'foi' : 'foram'))
    .replace(
      /(?<!\p{L})(?:for|forem|estiver|estiverem|tiver|tiverem|houver|puder|puderem|fizer|fizerem)(?!\p{L})/gu,
      (verb) => subjunctive[verb] ?? verb,
    )
/** Adjectives agree with the article of the control; a bare name is that of a button. */
export function stateOf(control: string, state: 'hidden' | 'disabled' | 'shown', holds: boolean): string {
  const many = /^(?:os|as) /i.test(control)
  const ending = `${/^as? /i.test(control) ? 'a' : 'o'}${many ? 's' : ''}`
  if (state === 'disabled')
    return `${capital(control)} ${many ? 'estão' : 'está'} ${holds ? 'desativad' : 'ativ'}${ending}.`
  return `${capital(control)} ${(state === 'shown') === holds ? '' : 'não '}${many ? 'são' : 'é'} mostrad${ending}.`
}
