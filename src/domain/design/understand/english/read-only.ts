import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import { capitalise, plain } from '../stretch.ts'
import { type Effect, titled } from './effect.ts'
import { oneOf } from './person.ts'
import { lowerArticle } from './subject.ts'

const seen =
  /^(?<who>(?:the |an? |all |every |each )?[\p{L}][\p{L} -]{2,40}?) (?:can |may )?(?:sees?|views?|opens?|gets?|reads?) (?<thing>(?:the|all|their|its|an?) [\p{L} -]{3,50}?) (?:in )?read[- ]?only(?: mode)?(?:,? (?:and )?without (?<without>[\p{L} -]{3,50}))?$/iu
const access =
  /^(?<who>(?:the |an? |all |every |each )?[\p{L}][\p{L} -]{2,40}?) (?:has|have|gets?) (?:only )?read(?:[- ]only|ing)? (?:access|rights) (?:to|for|on) (?<thing>(?:the|all|their|its|an?) [\p{L} -]{3,50}?)(?:,? (?:and )?without (?<without>[\p{L} -]{3,50}))?$/iu

/** "Auditors see the ledger read-only and without names": it opens, nothing in it can be changed, the rest is not there. */
export function readOnly(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const { who, thing, without } = (seen.exec(text) ?? access.exec(text))?.groups ?? {}
  if (who === undefined || thing === undefined || clause.condition !== undefined) return undefined
  const what = lowerArticle(thing)
  return {
    kind: 'effect',
    source: text,
    given: [`The tester is signed in as ${oneOf(who)}`],
    steps: [
      {
        what: 'action',
        words: `Open ${what}`,
        outcome: `${capitalise(what)} ${/^(?:all|their) .*s$/iu.test(what) ? 'are' : 'is'} displayed${without === undefined ? '' : `, without ${without}`}`,
      },
      { what: 'action', words: 'Look for a way to change something there', outcome: 'There is none' },
      {
        what: 'action',
        words: 'Send a change directly, without the page',
        refused: true,
        outcome: 'It is refused; nothing has changed',
      },
    ],
    outcome: '',
    title: titled(text),
  }
}
