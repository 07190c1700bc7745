import { compiledOnce } from '../lexicon/lexicon.ts'
import type { Reading } from '../reading.ts'
import { plain, subjectOf } from '../stretch.ts'
import type { Rule } from '../rule.ts'
import type { Romance } from './grammar.ts'
import { onlyWay } from './visible-to.ts'

/** A status name: quoted, or words that begin with a capital letter. */
const name =
  '(?:[\\uF000-\\uF7FF]|\\p{Lu}[\\p{L}-]*(?: (?:de|en|a|à|em|do|da|du) \\p{Ll}[\\p{L}-]*| (?!(?:de|en|a|o|y|e|ou|u)(?!\\p{L}))\\p{Ll}[\\p{L}-]+){0,2})'
/** "en curso" is a name in a chain of arrows, where every stretch is one. */
const arrows = /(?<names>[^.;:→]{2,60}(?: ?→ ?[^.;,→]{2,40}){1,8})/gu

const words: Record<Romance, { of: string; to: string; then: string; or: string; states: string; no: RegExp }> = {
  es: {
    of: 'de',
    to: 'a',
    then: 'y (?:de (?:ahí|allí|esta|este)|después|luego)(?: a)?',
    or: '(?:o|u)(?: a)?',
    states: 'estados?|situaci[oó]n|fases?|ciclo',
    no: /no se (?:vuelve|puede)|sin saltarse|no (?:puede|se) (?:saltar|volver)|nunca/iu,
  },
  pt: {
    of: 'de',
    to: '(?:a|para)',
    then: 'e (?:daí|depois|de seguida)(?: (?:a|para))?',
    or: 'ou(?: (?:a|para))?',
    states: 'estados?|situação|fases?|ciclo',
    no: /não (?:pode|se pode) voltar|sem saltar|só volta/iu,
  },
  fr: {
    of: 'de',
    to: '(?:à|au)',
    then: '(?:et de là|puis|ensuite)(?: (?:à|au))?',
    or: 'ou(?: (?:à|au))?',
    states: 'états?|statuts?|situation|étapes?|cycle',
    no: /sans retour|ne (?:peut|redevient)/iu,
  },
}

/** "de Libre a En subasta y de ahí a Adjudicado o a Desierto", "A → B → C", "pasa por A, B y C": the changes of a status. */
export function romanceStates(reading: Reading, language: Romance): Rule[] {
  const { text } = reading.marked
  const chains = [...text.matchAll(arrows)].map(({ groups }) => groups?.names ?? '')
  const arrowed = chains.flatMap((chain) => arrowPairs(chain, language))
  const back = arrowed.length > 0 ? onlyWay(text, language) : undefined
  const known = back !== undefined && arrowed.flat().includes(back[0]) && arrowed.flat().includes(back[1])
  const pairs = arrowed.length > 0 ? [...arrowed, ...(known ? [back] : [])] : pathPairs(text, language)
  if (pairs.length === 0) return []
  const sentences = text
    .split(/(?<=[.!?;])\s+/u)
    .filter((one) =>
      arrowed.length > 0 ? one.includes('→') : pathOf(language).test(one) || listOf(language).test(one),
    )
  const [first = ''] = sentences
  const label = /^(?<label>[^:;.→]{3,50}) ?: /u.exec(first)?.groups?.label
  const subject = label === undefined ? subjectOf(reading, first.split('→')[0] ?? first) : undefined
  const named = (subject?.words ?? label ?? '').replace(leadingState, '').trim()
  return [
    {
      kind: 'transitions',
      source: plain(reading, sentences.join(' ')),
      pairs: pairs.slice(0, 9).map(([from, to]): [string, string] => [plain(reading, from), plain(reading, to)]),
      closed: words[language].no.test(text),
      thing: {
        words: plain(reading, named === '' ? (label ?? first.split(' ').slice(0, 2).join(' ')) : named),
        label: subject === undefined && named !== '' && !/^(?:el|la|o|a|un|una|um|uma|le|une)\s/iu.test(named),
      },
    },
  ]
}

const leadingState =
  /^(?:(?:los|las|el|la|o|a|os|as|le|la|les|l['’]) ?)?(?:estados?|situación|situação|statuts?|états?|ciclo de vida|cycle de vie) (?:de la |de los |del |de |do |da |du |des |d['’])?| suit(?: les (?:états|étapes))?$/giu

function pathOf(language: Romance): RegExp {
  const { of, to } = words[language]
  return compiledOnce(`(?<!\\p{L})${of} (?<from>${name}) ${to} (?<to>${name})`, 'u')
}

function listOf(language: Romance): RegExp {
  const and = language === 'es' ? '(?:y|e|o)' : language === 'pt' ? '(?:e|ou)' : '(?:et|ou|puis)'
  return compiledOnce(
    `(?:pasa por|passa por|passe par|suit les (?:états|étapes)|[Cc]iclo de vida ?:) ?(?<list>${name}(?:, ${name}){1,8}(?:,? ${and} ${name})?)`,
    'u',
  )
}

/** Cheaper than the path itself, and in few criteria. */
const startsPath = / de [\p{Lu}\uF000-\uF7FF].* (?:a|à|au|para) [\p{Lu}\uF000-\uF7FF]/u

const inOrder =
  /sin saltar|sem saltar|sans saut|en (?:ese|este) orden|n(?:essa|esta) ordem|dans (?:cet|l['’]) ?ordre|sucesivamente|sucessivamente|successivement/iu

function pathPairs(text: string, language: Romance): [string, string][] {
  const { then, or } = words[language]
  const through = inOrder.test(text) ? listOf(language).exec(text)?.groups?.list : undefined
  // A row of names is a path only where the ticket says so.
  if (through !== undefined) {
    const names = through
      .split(/, | (?:y|e|et|puis) /u)
      .map((one) => one.trim())
      .filter((one) => one !== '')
    return names.slice(1).map((to, at): [string, string] => [names[at] ?? '', to])
  }
  if (!startsPath.test(text)) return []
  const found = pathOf(language).exec(text)
  if (found?.groups?.from === undefined || found.groups.to === undefined) return []
  // "Só volta de A para B" names the one way, not a path.
  if (/(?:^|[.;]\s)(?:só|apenas|solo|sólo|únicamente)(?: \p{L}+)? $/iu.test(text.slice(0, found.index))) return []
  const pairs: [string, string][] = [[found.groups.from, found.groups.to]]
  let from = found.groups.from
  let last = found.groups.to
  let rest = text.slice(found.index + found[0].length)
  const more = compiledOnce(`^,? (?:(?<then>${then})|(?<or>${or})) (?<to>${name})`, 'u')
  for (let next = more.exec(rest); next?.groups?.to !== undefined && pairs.length < 9; next = more.exec(rest)) {
    if (next.groups.then !== undefined) from = last
    last = next.groups.to
    pairs.push([from, last])
    rest = rest.slice(next[0].length)
  }
  return pairs
}

function arrowPairs(chain: string, language: Romance): [string, string][] {
  const verb = compiledOnce(
    `^.*?(?:${words[language].states}|passa|pasa|va|:) ?(?:de [\\p{L} ]{2,30} )?(?:son|es|são|é|sont|est|de)? ?:? ?(?=${name}$)`,
    'u',
  )
  const parts = chain.split('→').map((one) => one.trim().replace(/[.,;]+$/, ''))
  const names = parts.map((one, at) =>
    (at === 0 ? one.replace(verb, '').replace(/^,? ?(?:ou|o) /u, '') : one).split(
      / (?:o|ou) (?=[\p{Lu}\uF000-\uF7FF])/u,
    ),
  )
  if (names.flat().some((one) => one.length > 34 || !/^[\p{Lu}\uF000-\uF7FF]/u.test(one))) return []
  return names.slice(1).flatMap((to, at) => to.map((one): [string, string] => [names[at]?.[0] ?? '', one]))
}
