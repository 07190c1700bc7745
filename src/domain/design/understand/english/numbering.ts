import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { EffectStep } from '../rule.ts'
import { capitalise, plain } from '../stretch.ts'
import { actsByNoun } from './acts.ts'
import { type Effect, titled } from './effect.ts'
import { oneOf } from './person.ts'

const shape =
  /^(?:on saving,? |when (?:it is )?saved,? )?(?<thing>(?:each|every|an?|the|all)? ?(?:new |saved |confirmed )?[\p{L}][\p{L} -]{2,30}?) (?:gets?|receives?|is given|has|is assigned|carries) (?:an? |its |the )?(?<adjectives>(?:unique|consecutive|running|sequential|automatic|own|new|,| )*)(?<label>[\p{L} ]{0,20}?(?:number|reference|code|ID|identifier|key))(?: of the form| in the form(?:at)?| of the format| in the pattern| like| such as|,? format) ["“`']?(?<form>[A-Z0-9#-][\p{L}\d#/.-]{3,30})["”`']?(?<reuse>,? (?:and |which |that )?(?:is |are |it is )?(?:never|not) (?:re-?used|given (?:out )?(?:again|twice))(?<deleted>,? (?:also|even)? ?(?:not )?(?:after|when|if) .{4,40})?)?$/iu

/** "Each block gets a reference of the form GB-YYYY-NNNNN, never reused": two in a row, and one after the last was removed. */
export function numbering(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const found = shape.exec(text)?.groups
  if (
    found?.thing === undefined ||
    found.label === undefined ||
    found.form === undefined ||
    clause.condition !== undefined
  )
    return undefined
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const tail = next === undefined ? '' : plain(reading, next.text)
  const later =
    /^(?:it|they|(?:the )?numbers?|(?:the )?references?|codes?|numbers of [\p{L} ]{3,40}) (?:is|are) (?:never|not) (?:re-?used|given (?:out )?again).{0,60}$/iu.test(
      tail,
    )
  const noun = oneOf(found.thing.replace(/^(?:each|every|all|the) /iu, 'a ').trim()).replace(
    /^an? (?:new |saved |confirmed )?/u,
    '',
  )
  const act = actsByNoun[noun.split(' ').at(-1)?.toLowerCase() ?? ''] ?? 'Create'
  const label = found.label.trim()
  const article = /^[aeiou]/iu.test(noun) ? 'an' : 'a'
  const steps: EffectStep[] = [
    {
      what: 'action',
      words: `${act} ${article} ${noun} and read off its ${label}`,
      outcome: `The ${label} has the form ${found.form}`,
    },
    {
      what: 'action',
      words: `${act} a second ${noun} and read off its ${label}`,
      outcome: `The ${label} has the same form and is another one${/consecutive|running|sequential/iu.test(found.adjectives ?? '') ? ', the next in the row' : ''}`,
    },
  ]
  if (found.reuse !== undefined || later)
    steps.push({
      what: 'action',
      words: `${/cancel/iu.test(`${found.deleted ?? ''} ${tail}`) ? 'Cancel' : 'Delete'} the second ${noun}, then ${act.toLowerCase()} a third one`,
      outcome: `Its ${label} is a new one; that of the second ${noun} is not used again`,
    })
  return {
    kind: 'effect',
    source: later ? `${text}. ${tail}` : text,
    given: [],
    steps,
    outcome: '',
    title: titled(
      `${capitalise(article)} ${noun} gets ${/^[aeiou]/iu.test(label) ? 'an' : 'a'} ${label} of the form ${found.form}`,
    ),
  }
}
