import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { RuleOf } from '../rule.ts'
import { lowerFirst } from '../step-text.ts'
import { plain } from '../stretch.ts'

/** Fields whose values are listed: "the interval is daily, weekly or monthly" is no state that something is in. */
const chosen =
  'interval|frequency|multiplier|priority|severity|type|category|format|language|unit|size|colou?r|mode|theme|currency|period|level|scale|speed|quality|method|reason|salutation|view|layout|orientation|rhythm|cycle|tariff|gender|direction|kind|delivery|rating|cadence|channel'
const forms = [
  /^(?:the |an? )?(?<thing>\p{L}[^,:;]{2,40}?)(?: (?:has to be|must be|is|are|can be) (?:picked|chosen|selected)(?: from)?:? | (?:is|are|must be|can be|has to be) one of:? | offered are:? )(?<list>[^.;:]{3,160})$/iu,
  new RegExp(
    `^(?:the |an? )?(?<thing>(?:\\p{L}+ ){0,2}(?:${chosen})) (?:is|can be|may be|must be|has to be) (?:set to )?(?<list>[^.;:]{3,160}? or [^.;:,]{1,40})$`,
    'iu',
  ),
  /^(?:(?:the|an?|each|every) )?[\p{L}-]+(?: \p{L}+)? (?:can|may|must|has to) (?:pick|choose|select) (?:the|an?) (?<thing>\p{Ll}+(?: \p{Ll}+)??)(?: from| between| among|:| of)? (?<list>[^.;:\s]+(?: \([^)]+\))?(?:, [^.;:,]{1,40}){1,8} (?:or|and) [^.;:,]{1,40})$/iu,
]
const marked = / \((?:the |as )?(?:default|preset|preselected)\)/iu
const initially =
  /^(?:(?:the |its |by )?default(?: value| \p{L}+)?(?: is|:|,)? (?:the )?(?<value>.{1,30})|(?<first>.{1,30}) is (?:the default(?: value)?|preselected|preset|selected (?:by default|at first)))$/iu

/** "The genre has to be picked: crime, poetry, travel", "the member picks a multiplier x1 (default), x2 or x5": a closed list. */
export function choicesOf(reading: Reading, clause: Clause): RuleOf<'options'> | undefined {
  const text = plain(reading, clause.text)
  const { thing, list } = forms.map((form) => form.exec(text)?.groups).find((found) => found !== undefined) ?? {}
  const items = (list ?? '').split(/, (?:and |or )?| (?:and|or) /u).map((item) => item.trim())
  const values = items.map((item) => item.replace(marked, ''))
  if (thing === undefined || clause.condition !== undefined || values.length < 2) return undefined
  if (values.some((item) => item === '' || item.split(' ').length > 4 || /[()]/u.test(item))) return undefined
  const preset = items.findIndex((item) => marked.test(item))
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const tail = next === undefined ? '' : plain(reading, next.text)
  const said = initially.exec(tail)?.groups
  const told = values.find((value) => value.toLowerCase() === (said?.value ?? said?.first)?.toLowerCase())
  const initial = preset < 0 ? told : values[preset]
  return {
    kind: 'options',
    source: told === undefined ? text : `${text}. ${tail}`,
    thing: { words: `the ${lowerFirst(thing)}`, label: false },
    values,
    ...(initial === undefined ? {} : { initial }),
    code: false,
  }
}
