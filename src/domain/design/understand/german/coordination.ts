import { determiner, nounPhrase, tokensOf } from './phrases.ts'
import { parseMain } from './sentence.ts'
import { isAuxiliary, isFinite, isModal, isPluralForm, verbOfInfinitive, verbOfParticiple } from './words.ts'

const coordination =
  /,? (?:und|aber|jedoch|sondern|doch)(?: zwar| auch| nur)? |, (?=(?:aber|jedoch) )|, (?=(?:der|die|das) \p{Lu}[\p{L}-]* (?:ist|sind|wird|werden|darf|dürfen|kann|können|muss|müssen|bleibt|bleiben) [^,]{3})| – /gu

/** "A wird gespeichert und B erhält eine Mail", "X darf A ändern, aber keine B sehen": sentences of their own. */
export function coordinated(text: string): string[] {
  const twice =
    /^(?<front>.+?) (?<modal>kann|können|darf|dürfen) (?<first>.+? \p{Ll}+) und (?<second>.+ \p{Ll}+) werden$/u.exec(
      text,
    )?.groups
  if (twice?.first !== undefined && verbOfParticiple(twice.first.split(' ').at(-1) ?? '') !== undefined)
    return [
      `${twice.front ?? ''} ${twice.modal ?? ''} ${twice.first} werden`,
      `${twice.front ?? ''} ${twice.modal ?? ''} ${twice.second ?? ''} werden`,
    ]
  for (const found of text.matchAll(coordination)) {
    const left = text.slice(0, found.index)
    const right = text.slice(found.index + found[0].length).replace(/^(?:aber|jedoch) /, '')
    const first = parseMain(left)
    if (first === undefined || left.endsWith('-') || left.length < 8 || right.length < 6) continue
    const completed = completedBy(left, right)
    if (completed !== undefined) return [left, ...coordinated(completed)]
  }
  return [text]
}

/** The second of two joined clauses with what it shares with the first, or undefined where it is no clause. */
function completedBy(left: string, right: string): string | undefined {
  const first = parseMain(left)
  if (first === undefined || opensSubordinate.test(left)) return undefined
  const tokens = tokensOf(right)
  const opening = tokens[0]?.word ?? ''
  const last = tokens.at(-1)?.word ?? ''
  // "… und sieht nur das Jahr": the subject is the same.
  if (isFinite(opening) && /^\p{Ll}/u.test(opening) && first.subject !== '' && !shares(first.finite, last, opening))
    return isPluralForm(opening) === first.plural || isModal(opening) ? `${first.subject} ${right}` : undefined
  if (
    first.modal !== '' &&
    first.subject !== '' &&
    verbOfInfinitive(last) !== undefined &&
    parseInner(right) === undefined &&
    first.close !== ''
  )
    return first.front === ''
      ? `${first.subject} ${first.modal} ${/^(?:nicht |auch )?\p{Ll}+n$/u.test(right) && first.middle !== '' ? `${first.middle} ` : ''}${right}`
      : `${first.front} ${first.modal} ${first.subject} ${right}`
  // "… wird entfernt und die Lehrerin benachrichtigt": the auxiliary is shared.
  const end = nounPhrase(tokens, 0)
  if (
    first.passive &&
    first.front === '' &&
    /^(?:wird|werden)$/.test(first.finite) &&
    verbOfParticiple(last) !== undefined &&
    determiner.test(opening) &&
    end > 1 &&
    end < tokens.length &&
    parseInner(right) === undefined
  ) {
    const at = tokens[end - 1]?.end ?? 0
    const many = /^(?:die|alle|beide) .*(?:en|ern|eln|s)$/iu.test(right.slice(0, at))
    return `${right.slice(0, at)} ${many ? 'werden' : 'wird'}${right.slice(at)}`
  }
  const second = parseInner(right)
  return second === undefined ? undefined : right
}

const opensSubordinate = /^(?:wenn|falls|sobald|solange|sofern|wer) /i

/** "und ändern" behind a modal verb is an infinitive. */
function shares(finite: string, last: string, opening: string): boolean {
  return (isModal(finite) || isAuxiliary(finite)) && verbOfInfinitive(opening) !== undefined && opening === last
}

/** A main clause with words in front of its verb and something behind it. */
function parseInner(text: string): boolean | undefined {
  const sentence = parseMain(text)
  if (sentence === undefined || (sentence.subject === '' && sentence.front === '')) return undefined
  const tokens = tokensOf(text)
  const at = tokens.findIndex(({ word }) => word === sentence.finite)
  if (at <= 0 || at > 8) return undefined
  // An infinitive at the end belongs to the verb of the first clause.
  return at === tokens.length - 1 && (isPluralForm(sentence.finite) || verbOfParticiple(sentence.finite) !== undefined)
    ? undefined
    : true
}
