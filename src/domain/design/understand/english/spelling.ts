import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import { capitalise, plain } from '../stretch.ts'
import { type Effect, titled } from './effect.ts'
import { lowerArticle } from './subject.ts'

const ignored =
  /^(?<what>(?:upper(?:[-/ ]| and |case and )lower[- ]?case|case|capitals?|capitali[sz]ation|spaces?|hyphens?|dots?|dashes|blanks)(?:(?:,| and| or|, and) (?:upper(?:[-/ ]| and )lower[- ]?case|case|spaces?|hyphens?|dots?|dashes|blanks))*)(?: (?:in|of) (?<thing>(?:the |an? )?[\p{L} -]{3,40}?))? (?:make no difference|makes no difference|(?:do|does) not matter|don['’]t matter|(?:is|are) ignored|(?:is|are) not distinguished|(?:do|does) not count)(?: (?:in|for|of) (?<later>(?:the |an? )?[\p{L} -]{3,40}?))?$/iu
const insensitive =
  /^(?<thing>(?:the |an? )?[\p{L} -]{3,40}?) (?:is|are) (?:not case[- ]sensitive|case[- ]insensitive)$/iu
const trimmed =
  /^(?:leading and trailing spaces|spaces (?:before and after|at the (?:beginning|start) and(?: at)?(?: the)? end|around))(?: (?:of |in )?(?<thing>(?:the |it|an? )[\p{L} -]{0,40}?|it))? (?:are|get) (?:removed|ignored|trimmed|cut off|deleted)$/iu

/** What is written differently and still counts as the same: "case and spaces in the number make no difference". */
export function sameSpelling(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  if (clause.condition !== undefined) return undefined
  const off = trimmed.exec(text)?.groups
  if (off !== undefined) return withoutSpaces(text, named(off.thing, 'the text'))
  const found = ignored.exec(text)?.groups
  const alone = insensitive.exec(text)?.groups
  const thing = found?.thing ?? found?.later ?? alone?.thing
  if (thing === undefined || (found === undefined && alone === undefined)) return undefined
  const what = found?.what ?? 'case'
  const kinds: [boolean, string, string][] = [
    [/case|capital/iu.test(what), 'in upper case', 'once in lower case'],
    [/space|blank/iu.test(what), 'with a space in the middle', ''],
    [/hyphen|dash/iu.test(what), 'with a hyphen in the middle', ''],
    [/dot/iu.test(what), 'with a dot in the middle', ''],
  ]
  const name = named(thing, 'the text')
  const forms = kinds.filter(([applies]) => applies).map(([, form]) => form)
  return {
    kind: 'effect',
    source: text,
    given: [`${capitalise(name.replace(/^the /u, 'a '))} is known, written in lower case and without spaces`],
    steps: forms.map((form) => ({
      what: 'action',
      words: `Enter the same ${name.replace(/^the /u, '')} ${form}`,
      outcome: `It is taken for the same ${name.replace(/^the /u, '')}`,
    })),
    outcome: '',
    title: titled(text),
  }
}

function withoutSpaces(text: string, name: string): Effect {
  return {
    kind: 'effect',
    source: text,
    given: [],
    steps: [
      {
        what: 'action',
        words: `Enter ${name} with two spaces in front of it and two behind it, and save`,
        data: '"  Anna  "',
        outcome: `${capitalise(name)} is saved and displayed without these spaces`,
      },
    ],
    outcome: '',
    title: titled(text),
  }
}

function named(thing: string | undefined, otherwise: string): string {
  if (thing === undefined || /^it$/iu.test(thing.trim())) return otherwise
  return lowerArticle(thing.trim()).replace(/^(?!the )(?:an? )?/u, 'the ')
}
