import { parseSentence } from './english/sentence.ts'
import { ungapped } from './english/gapped.ts'
import { sharedParts, withCaseBehind } from './english/listed-fields.ts'
import { reworded } from './english/rewordings.ts'
import { definite, isPlural } from './english/subject.ts'
import { splitUniqueness } from './english/compared-cases.ts'
import { germanStatements } from './german/clauses.ts'
import { lexiconOf, pattern, type Lexicon } from './lexicon/lexicon.ts'

/** One statement of a criterion; every text in it is marked. */
export interface Clause {
  role: 'given' | 'when' | 'then' | 'statement'
  text: string
  /** "if …", "once …": where the clause names one. */
  condition?: string
  /** The clause without its condition. */
  main: string
  /** What is seen before the message that the clause ends with. */
  before?: string
  /** It tells what happens in the other case: "otherwise …". */
  otherwise: boolean
  /** The condition keeps the clause from holding: "unless …". */
  unless?: boolean
  /** It goes on from the clause before: "they are then told …", or a sentence behind a semicolon. */
  follows?: boolean
}

/** So many statements of a part are read. */
const mostLines = 60

const abbreviation =
  /(?:^|[ (])(?:p|art|e\.g|i\.e|etc|max|min|mind|approx|no|nr|z\.B|bzw|ca|inkl|p\. ?ej|ex|p\. ?ex|máx|mín|aprox|incl|vs|Mr|Mrs|Dr)\.$/iu

interface Stated {
  text: string
  otherwise: boolean
  follows: boolean
}

export function clausesOf(text: string, role: Clause['role'], lexicon: Lexicon): Clause[] {
  const pieces: { text: string; follows: boolean }[] = []
  const english = lexicon === lexiconOf('en')
  const split = (english && role === 'statement' ? withCause(text) : text).split(
    lexicon.verbLast
      ? /((?<=[.!?;])\s+|\s*;\s*)/u
      : english
        ? /((?<=[.!?;])\s+|\s*;\s*|\s*→(?!\s*[\uE000-\uE7FF]|\s*\p{Lu}\p{L}+\s*(?:$|[(.;,→]))\s*)/u
        : /((?<=[.!?;])\s+|\s*[;→]\s*)/u,
  )
  for (const [at, sentence] of split.entries()) {
    if (at % 2 === 1) continue
    const last = pieces.at(-1)
    const follows = at > 0 && (/;/.test(split[at - 1] ?? '') || (split[at - 2] ?? '').endsWith(';'))
    if (
      last !== undefined &&
      (abbreviation.test(last.text) ||
        (!english && /[\d\uE000-\uE7FF]\.$/u.test(last.text) && /^\p{Ll}/u.test(sentence)))
    )
      last.text = `${last.text} ${sentence}`
    else if (sentence.trim() !== '') pieces.push({ text: sentence, follows })
  }
  const stated = pieces.slice(0, mostLines).flatMap(({ text: piece, follows }): Stated[] => {
    const whole = piece.trim().replace(/[.;,]+$/, '')
    const branch = pattern(
      `^(?<before>.*?)[,:–—-]*\\s*(?<![\\p{L}])(?<sign>${lexicon.otherwise})[,:]?\\s+(?<after>.+)$`,
    ).exec(whole)?.groups
    // "30 seconds after that it is hidden": when it happens, not what happens otherwise.
    const timed = english && branch !== undefined && /^[\uE000-\uE7FF]$/u.test((branch.before ?? '').trim())
    if (branch === undefined || timed) {
      const stated = timed ? `${branch.before ?? ''} ${branch.sign ?? ''}, ${branch.after ?? ''}` : whole
      const parts =
        role === 'statement' && english
          ? contrasts(stated)
          : [role === 'then' && !lexicon.verbLast ? subjectFirst(whole, lexicon) : whole]
      return parts.map((part, at) => ({ text: part, otherwise: false, follows: follows && at === 0 }))
    }
    const before = (branch.before ?? '').trim()
    const after = subjectFirst((branch.after ?? '').trim(), lexicon)
    return [
      ...(before.length < 3 ? [] : ((english ? withCaseBehind(reworded(before)) : undefined) ?? [before])).map(
        (part) => ({
          text: part,
          otherwise: false,
          follows,
        }),
      ),
      {
        text: english ? ungapped(after, clauseOf(before, role, lexicon, false).main) : after,
        otherwise: true,
        follows: false,
      },
    ]
  })
  const clause = (part: string, otherwise: boolean): Clause => clauseOf(part, role, lexicon, otherwise)
  return role === 'statement' && lexicon.verbLast
    ? germanStatements(stated, clause)
    : stated.map(({ text: part, otherwise, follows }) =>
        english
          ? follows
            ? { ...clause(part, otherwise), follows }
            : clause(part, otherwise)
          : messageLast(clause(part, otherwise)),
      )
}

const secondOutcome =
  /^(?<first>.{5,160}?),? (?:y|et|e) (?<second>(?:(?:el|la|los|las|le|les|o|a|os|as|un|una|une|um|uma) |l['’])[\p{L}-]+(?: [\p{L}-]+)? (?:recib|reçoi|receb|obtien|obtient|obtém)\p{L}* .{3,160})$/iu

/** "Si el pago falla, el pedido sigue pendiente y el cliente recibe un correo": the state is seen before the message. */
function messageLast(clause: Clause): Clause {
  const { first, second } = secondOutcome.exec(clause.main)?.groups ?? {}
  return clause.role !== 'statement' || clause.condition === undefined || first === undefined || second === undefined
    ? clause
    : { ...clause, main: second, before: first }
}

/** "3 wrong PINs → the tablet calls": so many of something are a cause. */
function withCause(text: string): string {
  return text.replace(
    /(?<=^|[.;]\s+)(?<cause>[\uE000-\uE7FF] (?:wrong|failed|invalid|incorrect|false|missed) [^.;→]{3,60}?)\s*→\s*(?=\p{L})/gu,
    'after $<cause> ',
  )
}

/** "…, but only the shift lead may close it": two sentences with a subject each. */
function contrasts(sentence: string): string[] {
  const text = reworded(sentence)
  // "is valid for # and can be used only once": two rules for one thing.
  const valid =
    /^(?<subject>(?:the|an?|each|every) [^,]{2,60}?) (?<first>(?:is|are|stays?|remains?) (?:valid|open|active|available) (?:for|until) [^,]{1,40}?|(?:can|may) be [^,]{3,60}?),? and (?<second>(?:(?:can|may|must|expires?|works?)|(?:is|are) (?:then |also )?(?:saved|stored|applied|kept|updated|visible)) .{0,100})$/iu.exec(
      text,
    )?.groups
  if (valid?.subject !== undefined && valid.first !== undefined && valid.second !== undefined)
    return [`${valid.subject} ${valid.first}`, `${valid.subject} ${valid.second}`]
  const both = sharedParts(text)
  if (both !== undefined) return both
  const never = /^(?<first>.{3,200}?),? but (?:never|not) (?<second>.{3,200})$/iu.exec(text)?.groups
  const told = never?.first === undefined ? undefined : parseSentence(never.first)
  if (
    never?.first !== undefined &&
    never.second !== undefined &&
    told !== undefined &&
    !told.passive &&
    !told.negated &&
    told.modal === '' &&
    told.verb !== 'be' &&
    (parseSentence(never.second) === undefined ||
      (/^(?:see|show|contain|list|include|display|get|receive|have|find|hear|read)$/.test(told.verb) &&
        !/ (?:is|are|can|may|must|will|has|have|does|do|sees?|shows?|gets?) /iu.test(never.second)))
  )
    return [never.first, `${told.subject} ${isPlural(told.subject) ? 'do' : 'does'} not ${told.verb} ${never.second}`]
  const [name, unique] = splitUniqueness(text) ?? []
  if (name !== undefined && unique !== undefined) return [reworded(name), unique]
  const spliced = splicedAt(text)
  if (spliced !== undefined) return [...contrasts(text.slice(0, spliced.at)), ...contrasts(text.slice(spliced.next))]
  const at = text.search(/,? but (?=[\p{L}\uF000-\uF7FF])/u)
  if (at < 0) return [text]
  const [first, second] = [text.slice(0, at), text.slice(at).replace(/^,? but /, '')]
  const stated = parseSentence(first)
  const other = parseSentence(second)
  if (stated !== undefined && other !== undefined && /^(?:it|them)(?!\p{L})/iu.test(other.rest))
    return [first, second.replace(/ (?:it|them)(?!\p{L})/iu, ` ${definite(stated.subject)}`)]
  return stated === undefined ||
    other === undefined ||
    other.subject === '' ||
    /^(?:the|a|an) \p{L}+ (?:number|text|link)$/iu.test(second)
    ? [text]
    : [first, second]
}

/** Two sentences joined by a comma: "only HR can open it, the manager sees …"; a leading condition holds for both and keeps them together. */
function splicedAt(text: string): { at: number; next: number } | undefined {
  if (
    /^(?:only )?(?:if|when(?:ever)?|once|after|before|until|as soon as|as long as|while|unless|because|on|upon|with|without|for|in|at|during|so|that) /i.test(
      text,
    ) ||
    / (?:if|when|once|after|until|unless|so that|because|while|that|which|who) [^,]*,/i.test(text)
  )
    return undefined
  for (const found of text.matchAll(
    /, (?:and )?(?=(?:the|an?|no|each|every|its|their|all|any|two|both|others?|only|\p{Lu}\p{Ll}+s|it|they) )/giu,
  )) {
    const first = parseSentence(text.slice(0, found.index))
    const second = parseSentence(text.slice(found.index + found[0].length))
    if (
      first !== undefined &&
      second !== undefined &&
      first.subject !== '' &&
      second.lead === '' &&
      second.subject.split(' ').length <= 8 &&
      !/, | and /.test(second.subject) &&
      !/^(?:be|have)?$/.test(first.rest === '' ? first.verb : 'x')
    )
      return { at: found.index, next: found.index + found[0].length }
  }
  return undefined
}

/** "danach ist @ deaktiviert": behind an adverb the German verb precedes its subject; a sentence of its own turns them. */
function subjectFirst(text: string, lexicon: Lexicon): string {
  if (!lexicon.verbLast) return text
  const noun = '(?:(?:\\p{Ll}[\\p{L}-]*|[\\uE000-\\uE7FF]) ){0,3}\\p{Lu}[\\p{L}-]*'
  const subject = `(?:er|sie|es|man|dies)(?!\\p{L})|[\\uF000-\\uF7FF]|(?:(?:${lexicon.determiners}) )?${noun}(?: (?:des|der|von(?! de[rmn] )) ${noun})?(?: [\\uF000-\\uF7FF])?`
  return (text.charAt(0).toLowerCase() + text.slice(1))
    .replace(pattern(`^(${lexicon.subjectVerbs})( sich)? (${subject})`, 'u'), '$3 $1$2')
    .replace(/^.*$/su, (changed) => (changed.toLowerCase() === text.toLowerCase() ? text : changed))
}

function clauseOf(text: string, role: Clause['role'], lexicon: Lexicon, otherwise: boolean): Clause {
  const english = lexicon === lexiconOf('en')
  if (role === 'statement' || role === 'then') {
    const leading = english ? conditionWithoutComma(text) : undefined
    if (leading !== undefined) return { role, text, ...leading, otherwise }
    for (const name of ['conditionFirst', 'conditionLast'] as const) {
      for (const source of lexicon.shapes[name]) {
        const found = pattern(source).exec(text)?.groups
        // "Without parameters the list shows 50 entries, ordered by id": what follows the comma is no sentence.
        const phrase =
          english &&
          (name === 'conditionLast' || /^(?:for|on|upon|with|without|after) /i.test(text)) &&
          parseSentence(text) !== undefined &&
          found?.main !== undefined &&
          parseSentence(found.main) === undefined
        if (!phrase && found?.condition !== undefined && found.main !== undefined)
          return {
            role,
            text,
            condition: subjectFirst(found.condition.trim(), lexicon),
            main: subjectFirst(found.main.trim(), lexicon),
            otherwise,
            ...(english && /(?:^|[ ,])unless $/i.test(text.slice(0, text.lastIndexOf(found.condition)))
              ? { unless: true }
              : {}),
          }
      }
    }
  }
  const sentence = english && role === 'statement' ? parseSentence(text) : undefined
  if (sentence === undefined || sentence.modal === 'can' || !distance.test(sentence.lead))
    return { role, text, main: text, otherwise }
  return {
    role,
    text,
    condition: sentence.lead,
    main: text.slice(sentence.lead.length).replace(/^[,\s]+/, ''),
    otherwise,
  }
}

/** "If the tablet loses connection the schedule goes on": two sentences, the second beginning with its own subject. */
function conditionWithoutComma(text: string): { condition: string; main: string } | undefined {
  const event =
    /^after (?<condition>(?:an?|each|every) [^,:]{4,50}?),? (?<main>(?:the|its|all|their) [^,]{8,160})$/iu.exec(
      text,
    )?.groups
  if (event?.condition !== undefined && event.main !== undefined && parseSentence(event.main)?.lead === '')
    return { condition: event.condition, main: event.main }
  const stated = /^(?:if|when|once|as soon as) (?<rest>[^,:]{8,160})(?:,.*)?$/iu.exec(text)?.groups?.rest
  if (stated === undefined) return undefined
  const start = text.indexOf(stated)
  const behind = text.slice(start + stated.length).replace(/^, (?:then )?/, '')
  if (behind.split(' ').length > 2 && !/^(?:and|but|no|not) /iu.test(behind)) return undefined
  for (const found of stated.matchAll(/ (?=(?:the|an?|no|it|they|its|their|every|each) )/giu)) {
    const condition = stated.slice(0, found.index)
    const main = text.slice(start + found.index + 1)
    const first = parseSentence(condition)
    const second = parseSentence(main)
    if (
      first !== undefined &&
      second !== undefined &&
      first.subject !== '' &&
      second.lead === '' &&
      second.subject.split(' ').length <= 5 &&
      !/ (?:to|of|by|with|in|on|at|for|from|and|or|than|that|is|are|a|an|the)$/iu.test(condition)
    )
      return { condition, main: main.replace(/^(?:it|they) /iu, `${first.subject} `) }
  }
  return undefined
}

/** "one week before the end": a moment that is reached by setting the date. */
export const distance =
  /^(?:[\uE000-\uE7FF]|one (?:day|week|month|hour|year)|an? (?:day|week|month|hour)|the day) (?:before|after) /iu
