import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { EffectStep } from '../rule.ts'
import { capitalise, plain } from '../stretch.ts'
import { type Effect, titled } from './effect.ts'
import { oneOf } from './person.ts'
import { isPlural, lowerArticle } from './subject.ts'

const place =
  '(?<place>(?:the |an? )?(?:[\\p{L}-]+ ){0,3}(?:list|log|table|overview|history|feed|journal|timeline|inbox|report|page|tab|view|screen|dialog|panel|section))'
const shape = new RegExp(
  `^${place} (?:shows|lists|displays|contains) (?<things>(?:all |the |each |every )?[\\p{L}][\\p{L} -]{2,50}?)(?<once>(?: exactly| only)? once)?(?: (?:of|from) the (?:last|past) (?<span>\\d{1,3} days))?(?:, (?<order>newest|latest|most recent|oldest|earliest) first)?(?:,? (?:each )?with (?:its |their |the )?(?<columns>[\\p{L}][^.;:]{3,160}))?$`,
  'iu',
)

/** "The log shows each visit once, newest first, with guest, date and time": two records, and each row with all that is named. */
export function orderedList(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const found = shape.exec(text)?.groups
  if (found?.place === undefined || found.things === undefined || clause.condition !== undefined) return undefined
  const columns = (found.columns ?? '').split(/, (?:and )?| and /u).filter((column) => column !== '')
  if (found.order === undefined && columns.length < 2 && found.span === undefined) return undefined
  if (!isPlural(found.things) && !/^(?:each|every) /iu.test(found.things)) return undefined
  if (columns.some((column) => column.split(' ').length > 6) || / (?:sorted|ordered) /u.test(found.things))
    return undefined
  const one = oneOf(found.things.replace(/^(?:the|all|each|every) /iu, '')).replace(/^an? /u, '')
  const where = lowerArticle(found.place).replace(/^(?!the |an? )/u, 'the ')
  const article = /^[aeiou]/iu.test(one) ? 'an' : 'a'
  const last = found.order === undefined ? undefined : /^(?:oldest|earliest)$/iu.test(found.order) ? 'below' : 'above'
  const again = found.once === undefined ? '' : '; each is listed exactly once'
  const steps: EffectStep[] = [
    {
      what: 'action',
      words: `Open ${where}`,
      outcome:
        last === undefined
          ? `The ${one} is listed${again}`
          : `The ${one} of today stands ${last} that of yesterday${again}`,
    },
  ]
  if (columns.length > 0)
    steps.push({
      what: 'action',
      words: `Compare the row of the ${one}${last === undefined ? '' : ' of today'} with its data`,
      outcome: `The row shows ${found.columns ?? ''}, with the values of this ${one}`,
    })
  const days = Number.parseInt(found.span ?? '', 10)
  if (found.span !== undefined)
    steps.push({
      what: 'action',
      words: `Look for ${article} ${one} of ${String(days - 1)} days ago and one of ${String(days + 1)} days ago`,
      data: `${String(days - 1)} days, ${String(days + 1)} days`,
      outcome: 'The first one is listed, the second one is not',
    })
  return {
    kind: 'effect',
    source: text,
    given: [
      last === undefined
        ? `There is ${article} ${one} whose data are known`
        : `There is ${article} ${one} of yesterday and one of today; the data of both are known`,
    ],
    steps,
    outcome: '',
    title: titled(capitalise(text)),
  }
}
