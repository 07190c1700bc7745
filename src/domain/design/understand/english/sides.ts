import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import { capitalise, plain } from '../stretch.ts'
import type { EffectStep } from '../rule.ts'
import { lowerFirst } from '../step-text.ts'
import { type Effect, titled } from './effect.ts'
import { oneOf } from './person.ts'
import { observation, parseSentence } from './sentence.ts'
import { isPlural, lowerArticle } from './subject.ts'
import { imperativeOf, negationOf, notYet } from './step.ts'

/** "among the customer's open pots": one of those that are compared. */
function amongOf(owner: string | undefined): string | undefined {
  const things = /^(?:(?:the|all|a|an|one) )?(?:\p{L}+['’]s? )?(?<things>(?:\p{Ll}+ )?\p{Ll}+s)(?!\p{L})/u.exec(
    owner ?? '',
  )?.groups?.things
  return things === undefined || !isPlural(things) ? undefined : oneOf(things).replace(/^an? /u, '')
}

/** "Two pots cannot have the same name", "the e-mail address must be unique": the same value a second time. */
export function uniqueness(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const two =
    /^(?:no )?two (?<things>[^,]{3,60}?)(?: of (?<owner>(?:the same|one|a) [^,]{3,40}?))? (?:cannot|can['’]t|can not|must not|may not|may|can|must never) (?:both )?(?:have|use|share|carry|get) the same (?<value>[^,.(;]{2,60})/iu.exec(
      text,
    )?.groups
  const unique =
    /^(?<value>(?:the|an?|each|every) [^,]{2,60}?|\p{Lu}[^,]{2,40}?) (?:must be|is|has to be|are|must remain) unique(?: (?:per|within|for each|in|among|across) (?<owner>[^,.;]{3,50}))?/iu.exec(
      text,
    )?.groups
  const duplicates =
    /^(?:duplicate|identical|equal) (?<value>[\p{L} -]{3,40}?)s (?:are|must be|will be) (?:rejected|refused|not (?:allowed|accepted|possible))(?:,? (?:regardless of|irrespective of|ignoring) [^,;]{3,60}| case-insensitively)?$/iu.exec(
      text,
    )?.groups
  const value = (two?.value ?? unique?.value ?? duplicates?.value)?.replace(/^(?:the|an?|each|every) /i, '')
  if (value === undefined) return undefined
  const name = lowerFirst(value).trim()
  const thing =
    two?.things !== undefined
      ? oneOf(two.things).replace(/^an? /, '')
      : /^(?:nickname|user ?name|login(?: name)?|e-?mail(?: address)?|phone number)$/iu.test(name)
        ? 'account'
        : (amongOf(unique?.owner) ?? 'record')
  const taken = messageIfTaken(reading, clause)
  const owner = two?.owner === undefined ? '' : ` of ${two.owner}`
  const anyCase: EffectStep = {
    what: 'action',
    words: `Create another one with the same ${name} in capital letters`,
    refused: true,
    outcome: 'It is refused, too',
  }
  return {
    kind: 'effect',
    source: taken === undefined || taken.source === '' ? text : `${text}. ${taken.source}`,
    given: [`${capitalise(oneOf(`${thing}s`))} with a known ${name} exists`],
    steps: [
      {
        what: 'action',
        words: `Create another ${thing}${owner} with the same ${name}`,
        refused: true,
        outcome: `${taken === undefined ? 'It is refused' : `${taken.message} is displayed`}; there is still only one ${thing} with this ${name}`,
      },
      ...(/ignor|case-insensitive|(?:regardless|irrespective) of (?:upper|lower|case|capital)/i.test(text)
        ? [anyCase]
        : []),
      {
        what: 'action',
        words: `Create another ${thing} with a different ${name}`,
        outcome: 'It is saved',
      },
    ],
    outcome: '',
    refuses: true,
    title: titled(`Second ${thing} with the same ${name} refused, with a different one accepted`),
  }
}

/** "If it is already taken, the user sees @": the message of the second one. */
function messageIfTaken(reading: Reading, clause: Clause): { message: string; source: string } | undefined {
  const at = reading.clauses.indexOf(clause)
  for (const next of reading.clauses.slice(at, at + 2)) {
    const message = /[\uF000-\uF7FF]/u.exec(next.text)?.[0]
    if (message === undefined) continue
    if (
      next !== clause &&
      !/(?<!\p{L})(?:already|taken|in use|used|exists?|duplicates?|second|another|otherwise|same|registered|known)(?!\p{L})/iu.test(
        plain(reading, next.text),
      )
    )
      return undefined
    return { message: plain(reading, message), source: plain(reading, next === clause ? '' : next.text) }
  }
  return undefined
}

/** "Two schedules of the same field may not overlap": one that would, and one that would not. */
export function noneTogether(reading: Reading, { text }: Clause): Effect | undefined {
  const { things, owner, verb } =
    /^(?:no )?two (?<things>[^,]{3,50}?)(?: of (?<owner>(?:the same|one|a) [^,]{3,40}?))? (?:cannot|can['’]t|can not|must not|may not|may|can|must never) (?<verb>overlap|conflict|clash|collide|coincide)$/iu.exec(
      plain(reading, text),
    )?.groups ?? {}
  if (things === undefined || verb === undefined) return undefined
  const thing = oneOf(things).replace(/^an? /, '')
  const one = `${/^[aeiou]/iu.test(thing) ? 'an' : 'a'} ${thing}`
  const whose = owner === undefined ? '' : ` for ${owner}`
  return {
    kind: 'effect',
    source: plain(reading, text),
    given: [`There is ${one}`],
    steps: [
      {
        what: 'action',
        words: `Create another ${thing}${whose} that ${verb}s with it`,
        refused: true,
        outcome: `It is refused; the first ${thing} is unchanged`,
      },
      {
        what: 'action',
        words: `Create another ${thing}${whose} that does not ${verb} with it`,
        outcome: 'It is saved',
      },
    ],
    outcome: '',
    refuses: true,
    title: titled(capitalise(plain(reading, text))),
  }
}

/** "X is shown only after Y", "X is shown until Y": X is looked at before Y and after it. */
export function bothSides(reading: Reading, { text }: Clause): Effect | undefined {
  const only = /^(?<main>.{3,160}?),? only (?:after|once|if|when|as long as|while) (?<condition>.{3,160})$/iu.exec(
    text,
  )?.groups
  const until =
    /^(?<main>.{3,160}?),? until (?<condition>.{3,160})$/iu.exec(text)?.groups ??
    /^until (?<condition>[^,]{3,160}), (?<main>.{3,160})$/iu.exec(text)?.groups
  const found = only ?? until
  if (found?.main === undefined || found.condition === undefined) return undefined
  const main = parseSentence(found.main)
  const condition = parseSentence(found.condition)
  if (/, (?:which|who|so|where) /u.test(found.condition)) return undefined
  // "It works until 13:00 and is different each time": a moment, and nothing that is brought about.
  if (/^[\uE000-\uE7FF]/u.test(found.condition) || /^(?:it|they)$/iu.test(main?.subject ?? '')) return undefined
  if (main === undefined || condition === undefined || condition.subject === '' || / and /.test(main.rest))
    return undefined
  const stated = plain(reading, `${main.subject} ${observation(main)}`)
  const opposite = negationOf(stated)
  const happened = plain(
    reading,
    found.condition.replace(/ (?:has|have) been /, (perfect) => (perfect.includes('has') ? ' is ' : ' are ')),
  )
  const before = notYet(happened)
  if (opposite === undefined || before === undefined) return undefined
  const look: EffectStep = { what: 'action', words: `Look for ${plain(reading, lowerArticle(main.subject))}` }
  const [first, second] = until === undefined ? [opposite, stated] : [stated, opposite]
  return {
    kind: 'effect',
    source: plain(reading, text),
    given: [capitalise(before)],
    steps: [
      { ...look, outcome: capitalise(first) },
      {
        what: 'action',
        words: imperativeOf(happened),
        outcome: capitalise(second),
      },
    ],
    outcome: '',
    title: titled(capitalise(plain(reading, text))),
  }
}
