import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { EffectStep } from '../rule.ts'
import { capitalise, plain } from '../stretch.ts'
import { type Effect, titled } from './effect.ts'
import { lowerFirst } from '../step-text.ts'
import { oneOf } from './person.ts'
import { isPlural, lowerArticle } from './subject.ts'
import { imperative } from './step.ts'
import { isAction, namesPerson, participleOf, verbOfParticiple, verbOfThirdPerson } from './words.ts'

/** "“Delete” asks “Remove this banner?” and removes it only after confirmation": asked, left, and confirmed. */
export function confirmedFirst(reading: Reading, { text, condition }: Clause): Effect | undefined {
  const { control, question, verb, object } =
    /^(?:the )?(?<control>["“][^"”]{1,40}["”])(?: button| link)? asks (?:for confirmation with )?(?<question>["“][^"”]{2,120}["”]),? (?:and|then) (?:only )?(?<verb>\p{L}+s) (?<object>it|them|(?:the|an?) [\p{L} -]{2,40}?) (?:only )?(?:after|on|upon|with) (?:a |the )?confirm(?:ation|ing)$/iu.exec(
      plain(reading, text),
    )?.groups ?? {}
  const done = verbOfThirdPerson(verb ?? '')
  if (control === undefined || question === undefined || object === undefined || done === undefined) return undefined
  if (condition !== undefined) return undefined
  const participle = participleOf(done)
  const named = /^(?:it|them)$/iu.test(object) ? undefined : capitalise(object)
  const all = named ?? (/^them$/iu.test(object) ? 'They' : 'It')
  const have = all === 'They' || (named !== undefined && isPlural(named)) ? 'have' : 'has'
  const select = `Select ${control}`
  const steps: EffectStep[] = [
    { what: 'action', words: select, outcome: `${question} is displayed` },
    {
      what: 'action',
      words: 'Leave the question without confirming, then reload the page',
      outcome: `${named === undefined ? 'Nothing has been' : `${named} ${have} not been`} ${participle}`,
    },
    {
      what: 'action',
      words: `${select} again and confirm`,
      outcome: `${all} ${have} been ${participle}`,
    },
  ]
  return effect(reading, text, steps)
}

/** "“Move up” swaps a banner with the one above it": the control is used, and what it acts on shows it. */
export function controlActs(reading: Reading, { text, condition }: Clause): Effect | undefined {
  const { control, verb, object, rest, second, then } =
    /^(?:the )?(?<control>["“][^"”]{1,40}["”])(?: button| link)? (?<verb>\p{L}+s) (?<object>(?:an?|the|all|its|every|each) (?:[\p{L}-]+ )?[\p{L}-]+(?: that [^,;:"]{3,60}?)?)(?<rest>(?: (?:with|from|to|in|into|at|above|below|behind|on|by|for) [^,;:]{2,80}?)?)(?:,? and (?<second>\p{L}+s) (?:it|\k<control>)(?<then>(?: [^,;:]{2,60})?))?$/iu.exec(
      plain(reading, text),
    )?.groups ?? {}
  const acts = verbOfThirdPerson(verb ?? '')
  if (control === undefined || object === undefined || acts === undefined || condition !== undefined) return undefined
  if (!isAction(acts) || /^(?:show|display|ask|read|say|mean|have|be|need|require)$/u.test(acts)) return undefined
  const further = second === undefined ? undefined : verbOfThirdPerson(second)
  if (second !== undefined && further === undefined) return undefined
  const outcome = `${capitalise(object)} ${isPlural(object) ? 'are' : 'is'} ${participleOf(acts)}${rest ?? ''}`
  const last = further === undefined ? '' : `. It is ${participleOf(further)}${then ?? ''}`
  return effect(reading, text, [{ what: 'action', words: `Select ${control}`, outcome: `${outcome}${last}` }])
}

/** "The postcode is accepted with or without the prefix": once with it, once without. */
export function eitherForm(reading: Reading, { text, condition }: Clause): Effect | undefined {
  const { thing, part } =
    /^(?<thing>(?:the|an?|every|each) [\p{L} -]{2,50}?) (?:is|are|can be|may be|must be) (?:accepted|entered|written|given|recognised|recognized|valid) (?:both )?with (?:or|and) without (?<part>(?:the |an? |its )?[\p{L} -]{2,50})$/iu.exec(
      plain(reading, text),
    )?.groups ?? {}
  if (thing === undefined || part === undefined || condition !== undefined) return undefined
  const one = lowerArticle(thing).replace(/^(?:every|each) /iu, 'a ')
  const steps = ['with', 'without'].map(
    (side): EffectStep => ({
      what: 'action',
      words: `Enter ${one} ${side} ${part} and save`,
      outcome: `${capitalise(one)} is accepted`,
    }),
  )
  return effect(reading, text, steps)
}

/** "… against the pattern of the chosen country, for example 1200-109 for Portugal": the example, and a part of it. */
export function checkedByExample(reading: Reading, { text, condition }: Clause): Effect | undefined {
  const {
    thing,
    example,
    case: situation,
  } = /^(?<thing>(?:[Tt]he|[Aa]n?|[Ee]very|[Ee]ach) [\p{L} -]{2,50}?) (?:is|are|must be) (?:checked|validated|verified) against [^,;]{3,80}, (?:for example|e\.g\.|such as) ["“]?(?<example>[\p{L}\p{N}][\p{L}\p{N}./+-]{2,30})["”]? (?:for|in) (?<case>\p{Lu}[\p{L} -]{1,40})$/u.exec(
    plain(reading, text),
  )?.groups ?? {}
  if (thing === undefined || example === undefined || situation === undefined || condition !== undefined)
    return undefined
  const one = lowerArticle(thing)
  const short = example.slice(0, -1)
  const steps: EffectStep[] = [
    {
      what: 'action',
      words: `For ${situation}, enter ${example} as ${one} and save`,
      data: example,
      outcome: `${example} is accepted`,
    },
    {
      what: 'action',
      words: `For ${situation}, enter ${short} as ${one} and save`,
      data: short,
      outcome: `${short} is refused`,
    },
  ]
  return effect(reading, text, steps)
}

/** "A customer who leaves a basket with an item gets a reminder": somebody does it, and gets that. */
export function whoDoesGets(reading: Reading, { text, condition }: Clause): Effect | undefined {
  const { article, person, verb, rest, gets } =
    /^(?<article>an?|every|each|any) (?<person>[\p{L}-]+(?: [\p{L}-]+)?) who (?<verb>\p{L}+s) (?<rest>[^,;:]{3,90}?),? (?<gets>(?:gets|receives|sees) (?!no |neither )[^;:]{3,120})$/iu.exec(
      plain(reading, text),
    )?.groups ?? {}
  const acts = verbOfThirdPerson(verb ?? '')
  if (person === undefined || rest === undefined || gets === undefined || acts === undefined) return undefined
  if (condition !== undefined || !namesPerson(person.split(' ').at(-1) ?? '') || !isAction(acts)) return undefined
  if (/^(?:has|is|was|does|wants|owns|knows|belongs|lives|works|needs)$/iu.test(verb ?? '')) return undefined
  const one = `${/^an?$/iu.test(article ?? '') ? (article ?? 'a').toLowerCase() : 'a'} ${person}`
  return effect(reading, text, [
    {
      what: 'action',
      words: `As ${one}, ${imperative(acts, rest).replace(/^\p{Lu}/u, (first) => first.toLowerCase())}`,
      outcome: `The ${person} ${gets}`,
    },
  ])
}

/** "The chosen filters are part of the address": the address is opened somewhere else. */
export function partOfAddress(reading: Reading, { text, condition }: Clause): Effect | undefined {
  const { chosen, things } =
    /^the (?<chosen>chosen|selected|current|active|applied) (?<things>[\p{L}-]+(?: [\p{L}-]+)?) (?:is|are) (?:part of|kept in|stored in|saved in|written to|in) the (?:address|url|link)(?: of the page)?(?:,? so that .{3,120})?$/iu.exec(
      plain(reading, text),
    )?.groups ?? {}
  if (chosen === undefined || things === undefined || condition !== undefined) return undefined
  return effect(reading, text, [
    {
      what: 'action',
      words: `Choose ${isPlural(things) ? things : `a ${things}`}, copy the address of the page and open it in a new window`,
      outcome: `The new window has the same ${things}`,
    },
  ])
}

/** "The report can be exported as PDF or CSV": one file of each kind. */
export function exportedAs(reading: Reading, { text, condition }: Clause): Effect | undefined {
  const { thing, done, list } =
    /^(?<thing>(?:the|an?|each|every|all) [\p{L} -]{2,40}?|\p{Lu}[\p{Ll} -]{2,40}s) (?:can|may) be (?<done>exported|downloaded|saved) (?:as|in|to) (?:an? )?(?<list>[\p{Lu}\d][\p{L}\d.]{1,8}(?:, [\p{Lu}\d][\p{L}\d.]{1,8})*(?:,? (?:or|and) (?:an? )?[\p{Lu}\d][\p{L}\d.]{1,8})?)(?: (?:files?|formats?))?$/iu.exec(
      plain(reading, text),
    )?.groups ?? {}
  const verb = verbOfParticiple(done ?? '')
  if (thing === undefined || list === undefined || verb === undefined || condition !== undefined) return undefined
  const one = /^\p{Lu}\p{Ll}+(?: \p{Ll}+)?s$/u.test(thing) ? oneOf(lowerFirst(thing)) : lowerArticle(thing)
  const steps = list.split(/,? (?:or|and) (?:an? )?|, /u).map(
    (format): EffectStep => ({
      what: 'action',
      words: `${capitalise(imperative(verb, one))} as ${format}`,
      data: format,
      outcome: `A ${format} file is downloaded; it can be opened and holds ${one}`,
    }),
  )
  return effect(reading, text, steps)
}

function effect(reading: Reading, text: string, steps: EffectStep[]): Effect {
  return {
    kind: 'effect',
    source: plain(reading, text),
    given: [],
    steps,
    outcome: '',
    title: titled(plain(reading, text)),
  }
}
