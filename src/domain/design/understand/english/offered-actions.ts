import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import { capitalise, plain } from '../stretch.ts'
import { type Effect, effectOf } from './effect.ts'
import { actor, isActor, oneOf } from './person.ts'
import { imperative } from './step.ts'
import { isPlural, lowerArticle } from './subject.ts'
import { isStem, verbOfParticiple } from './words.ts'

/** What is offered and what is not: reading without editing, a box to tick, a code that works once, no connection. */
export function offeredActions(reading: Reading, clause: Clause): Effect | undefined {
  return (
    readOnly(reading, clause) ??
    tickedFirst(reading, clause) ??
    containsOnce(reading, clause) ??
    worksOffline(reading, clause) ??
    nothingFound(reading, clause)
  )
}

/** "Staff can see the guest list but cannot edit it": looked at, then no way to change it. */
function readOnly(reading: Reading, clause: Clause): Effect | undefined {
  const whole = reading.clauses.indexOf(clause)
  const next = reading.clauses[whole + 1]
  const text = plain(reading, clause.text)
  const { who, what } =
    /^(?<who>(?:the |an? |all |every |each )?[\p{L} -]{2,40}?) (?:can|may|sees?|views?) ?(?:only )?(?:see|view|read|open|look at)? ?(?<what>(?:the|all|their|every|each) [\p{L} -]{3,60}?)(?: read-only)?(?:,? but (?:(?:can ?not|can['’]t|may not|must not|not) )(?<verbs>\p{L}+(?:(?:, | or | and )\p{L}+){0,3}) (?:it|them))?$/iu.exec(
      text,
    )?.groups ?? {}
  const apart =
    /^(?:they|the [\p{L} -]{2,30}|staff|[\p{L}]+s|an? [\p{L} -]{2,30}) (?:can ?not|can['’]t|may not|must not) (?<verbs>\p{L}+(?:(?:, | or | and )\p{L}+){0,3}) (?:it|them|(?:the|all|their|every|each) [\p{L} -]{3,60})$/iu.exec(
      next === undefined ? '' : plain(reading, next.text),
    )?.groups?.verbs
  const own = /but (?:(?:can ?not|can['’]t|may not|must not|not) )(?<verbs>.+?) (?:it|them)$/iu.exec(text)?.groups
    ?.verbs
  const verbs = own ?? apart
  if (who === undefined || what === undefined || verbs === undefined || clause.condition !== undefined) return undefined
  if (!isActor(reading, who)) return undefined
  const list = verbs.split(/, | or | and /u)
  if (!list.every((verb) => isStem(verb))) return undefined
  const thing = lowerArticle(what)
  const it = isPlural(what) ? 'them' : 'it'
  return effectOf(
    own === undefined && next !== undefined ? `${text}. ${plain(reading, next.text)}` : text,
    [actor(reading, who)],
    [
      {
        what: 'action',
        words: `Open ${thing}`,
        outcome: `${capitalise(thing)} ${isPlural(what) ? 'are' : 'is'} displayed`,
      },
      ...list.map((verb) => ({
        what: 'action' as const,
        words: `Look for a way to ${verb} ${it}`,
        outcome: `There is none`,
      })),
      {
        what: 'action',
        words: `Open the address of the action directly`,
        refused: true,
        outcome: 'It is refused; nothing has changed',
      },
    ],
  )
}

/** "The checkbox @ must be ticked before the booking can be sent": without the tick, and with it. */
function tickedFirst(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const { box, thing, done } =
    /^(?<box>(?:the |an? )?(?:checkbox|check box|box|tick box|field)? ?["“][^"”]{2,120}["”](?: ?(?:checkbox|box))?) (?:must be|has to be|needs to be) (?:ticked|checked|selected|accepted|confirmed)(?: before (?<thing>(?:the|an?) [\p{L} -]{3,40}?) can be (?<done>\p{L}+)| to (?:send|submit|save|continue|book|order|register)(?: the [\p{L} -]{3,30})?)$/iu.exec(
      text,
    )?.groups ?? {}
  const to = / to (?<act>(?:send|submit|save|continue|book|order|register)(?: the [\p{L} -]{3,30})?)$/iu.exec(text)
    ?.groups?.act
  const verb = verbOfParticiple(done ?? '')
  const act = to ?? (verb === undefined || thing === undefined ? undefined : imperative(verb, lowerArticle(thing)))
  if (box === undefined || act === undefined) return undefined
  const it = lowerArticle(/^(?:the|an?) /iu.test(box) ? box : `the checkbox ${box}`)
  const noun = thing?.replace(/^(?:the|an?) /iu, '')
  return effectOf(
    text,
    ['Everything else is filled in'],
    [
      {
        what: 'action',
        words: `Leave ${it} empty and try to ${act}`,
        refused: true,
        outcome: `It is not possible; ${noun === undefined ? 'nothing is sent' : `no ${noun} is ${done ?? 'sent'}`}`,
      },
      {
        what: 'action',
        words: `Tick ${it} and ${act}`,
        outcome: noun === undefined ? 'It is sent' : `The ${noun} is ${done ?? 'sent'}`,
      },
    ],
  )
}

/** "The ticket contains a QR code that can be scanned only once": once, and again. */
function containsOnce(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const { place, thing, done } =
    /^(?<place>(?:the|an?|each|every) [\p{L} -]{2,30}?) (?:contains|has|shows|carries|includes) (?<thing>an? [\p{L} -]{2,30}?) (?:that|which) (?:can|may) (?:only )?be (?<done>\p{L}+)(?: (?:only|just))? once$/iu.exec(
      text,
    )?.groups ?? {}
  const verb = verbOfParticiple(done ?? '')
  if (place === undefined || thing === undefined || verb === undefined) return undefined
  const noun = thing.replace(/^an? /u, '')
  const where = lowerArticle(place).replace(/^(?:each|every) /u, 'the ')
  return effectOf(
    text,
    [],
    [
      { what: 'action', words: `Open ${where}`, outcome: `There is ${thing} on it` },
      { what: 'action', words: capitalise(imperative(verb, `the ${noun}`)), outcome: 'It is accepted' },
      {
        what: 'action',
        words: `${capitalise(imperative(verb, `the same ${noun}`))} again`,
        refused: true,
        outcome: 'It is refused',
      },
    ],
  )
}

/** "The app works offline": used without a connection. */
function worksOffline(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const { thing } =
    /^(?<thing>(?:the|an?) [\p{L} -]{2,40}?) (?:works|can be used|is usable|is available|stays usable) (?:offline|without (?:an? )?(?:internet )?connection)$/iu.exec(
      text,
    )?.groups ?? {}
  return thing === undefined || clause.condition !== undefined
    ? undefined
    : effectOf(
        text,
        [],
        [
          { what: 'action', words: 'Cut the connection', outcome: 'The step is carried out without an error message' },
          {
            what: 'action',
            words: `Use ${lowerArticle(thing)} as before`,
            outcome: 'It works as with a connection, without an error message',
          },
        ],
      )
}

/** "If no guest matches, @ is shown": a search for a word that nothing fits. */
function nothingFound(reading: Reading, clause: Clause): Effect | undefined {
  const condition = clause.condition === undefined ? '' : plain(reading, clause.condition)
  const found =
    /^(?:no (?<noun>\p{L}+)(?: \p{L}+)? (?:matches|is found|fits)|nothing (?:matches|is found|fits)|there (?:is|are) no (?:match(?:es)?|results?|hits?)|(?:the|a) search (?:has|finds|returns) (?:no results?|nothing)|no results? (?:is|are) found)(?: the (?:search|filter|query|entry))?$/iu.exec(
      condition,
    )
  const seen = /[\uF000-\uF7FF]|(?<!\p{L})(?:shown|displayed|appears|shows|displays|sees|empty)(?!\p{L})/iu
  if (found === null || !seen.test(clause.main)) return undefined
  const noun = found.groups?.noun
  const known = noun !== undefined && !/^(?:results?|match|hit|entry|one)$/iu.test(noun)
  const nothing = known ? `no ${oneOf(noun).replace(/^an? /u, '')}` : 'nothing'
  const searched = !/filter/iu.test(`${reading.title ?? ''} ${plain(reading, reading.marked.text)}`)
  return effectOf(
    plain(reading, clause.text),
    [],
    [
      {
        what: 'action',
        words: searched ? `Search for “qqzzyy”, which fits ${nothing}` : `Set filters that ${nothing} fits`,
        ...(searched ? { data: 'qqzzyy' } : {}),
        outcome: capitalise(plain(reading, clause.main)),
      },
    ],
  )
}
