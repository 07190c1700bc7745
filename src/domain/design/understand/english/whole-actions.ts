import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { EffectStep } from '../rule.ts'
import { capitalise, plain } from '../stretch.ts'
import { actsByNoun } from './acts.ts'
import { type Effect, effectOf } from './effect.ts'
import { actor, isActor, oneOf } from './person.ts'
import { imperative } from './step.ts'
import { isPlural, lowerArticle } from './subject.ts'
import { isStem, participleOf, verbOfGerund, verbOfParticiple, verbOfThirdPerson } from './words.ts'

/** Everyday sentences that a tester carries out from beginning to end: all verbs of a list, a redirect, a counter, a log. */
export function wholeAction(reading: Reading, clause: Clause): Effect | undefined {
  return (
    eachVerb(reading, clause) ??
    redirected(reading, clause) ??
    takenBack(reading, clause) ??
    countShown(reading, clause) ??
    logged(reading, clause) ??
    onlyInState(reading, clause) ??
    superseded(reading, clause) ??
    switchedBetween(reading, clause) ??
    statusByAction(reading, clause)
  )
}

const results: [RegExp, (thing: string) => string][] = [
  [
    /^(?:create|add|upload|register|save|book|enter|invite)$/,
    (thing) => `${capitalise(thing)} is listed, also after a reload`,
  ],
  [/^(?:delete|remove|cancel|discard)$/, (thing) => `${capitalise(thing)} is no longer listed, also after a reload`],
  [/^(?:edit|change|rename|update|move|reorder|adjust)$/, () => 'The change is still there after a reload'],
  [/^(?:view|see|open|read|preview)$/, (thing) => `${capitalise(thing)} is displayed`],
]

/** "An admin can create, edit and delete categories": one after the other, and what each leads to. */
function eachVerb(reading: Reading, { text, condition }: Clause): Effect | undefined {
  const stated = plain(reading, text).replace(/^as (?<who>(?:an?|the) [^,]{2,40}?),? i can /iu, '$<who> can ')
  const { who, verbs, things } =
    /^(?<only>only )?(?<who>(?:an?|the|each|every|any)? ?[\p{L} -]{2,40}?) (?:can|may|is able to|are able to) (?<verbs>\p{L}+(?:, \p{L}+){0,4},? (?:and|or) \p{L}+) (?<things>[\p{L} -]{3,50})$/iu.exec(
      stated,
    )?.groups ?? {}
  const list = (verbs ?? '').split(/, (?:and |or )?| and | or /u)
  if (who === undefined || things === undefined || condition !== undefined || /^only /iu.test(stated)) return undefined
  if (list.length < 2 || !list.every((verb) => isStem(verb)) || !isActor(reading, who)) return undefined
  if (/ (?:and|or) /u.test(things) || isStem(things.split(' ')[0] ?? '')) return undefined
  const own = /^(?:their|his or her|its) (?:own )?/iu.exec(things)?.[0]
  const noun = own === undefined ? oneOf(things) : `${isPlural(things) ? 'one of ' : ''}${things}`
  const name = noun.replace(/^an? /u, 'the ')
  return effectOf(
    plain(reading, text),
    [actor(reading, who)],
    list.map((verb, at) => ({
      what: 'action',
      words: capitalise(imperative(verb.toLowerCase(), at === 0 ? noun : name)),
      outcome:
        results.find(([kind]) => kind.test(verb.toLowerCase()))?.[1](name) ??
        `${capitalise(name)} is ${participleOf(verb.toLowerCase())}`,
    })),
  )
}

/** "Users who are not logged in are redirected to the login page": a page that needs a login, opened without one. */
function redirected(reading: Reading, { text, condition }: Clause): Effect | undefined {
  const stated = plain(reading, text)
  const { page } =
    /^(?:(?:users|visitors|people|anyone|guests|those|persons?|customers) (?:who|that) (?:are|is) not (?:logged|signed) in|(?:unauthenticated|anonymous) (?:users|visitors)|without (?:a )?(?:login|session|signing in|logging in)[^,]{0,40},?(?: users| visitors| the user)?) (?:are|is|get) (?:redirected|sent|taken|forwarded) to (?<page>the [\p{L} -]{3,40})$/iu.exec(
      stated,
    )?.groups ?? {}
  return page === undefined || condition !== undefined
    ? undefined
    : effectOf(
        stated,
        ['The tester is logged out'],
        [
          {
            what: 'action',
            words: 'Open the address of a page that needs a login',
            outcome: `${capitalise(page)} is displayed instead; nothing of the page can be seen`,
          },
        ],
      )
}

/** "After login the user is taken back to the page they came from": a protected page, the login, and that page again. */
function takenBack(reading: Reading, { text }: Clause): Effect | undefined {
  const stated = plain(reading, text)
  return /^after (?:the )?(?:login|logging in|signing in|sign-in|a successful login),? (?:the user|users|they|visitors|customers|the customer) (?:is|are|gets?|returns?|lands?|comes?)(?: (?:taken|sent|redirected|brought))?(?: back)? (?:to|on) (?:the )?(?:page|place|address|screen) (?:they|he or she) (?:came from|had opened|wanted(?: to (?:open|see))?|requested|were on)$/iu.test(
    stated,
  )
    ? effectOf(
        stated,
        ['The tester is logged out'],
        [
          { what: 'action', words: 'Open the address of a page that needs a login', outcome: 'The login is displayed' },
          { what: 'action', words: 'Log in', outcome: 'The page that was opened at first is displayed' },
        ],
      )
    : undefined
}

/** "The basket icon shows the number of items": noted, then with one more, then with one fewer. */
function countShown(reading: Reading, { text, condition }: Clause): Effect | undefined {
  const stated = plain(reading, text)
  const { place, things } =
    /^(?<place>(?:the|an?|each|every) [\p{L} -]{2,40}?) (?:shows|displays|contains) the (?:current |total )?(?:number|count) of (?<things>[\p{L}][\p{L} -]{2,40}?)(?: (?:in it|it contains))?$/iu.exec(
      stated,
    )?.groups ?? {}
  if (place === undefined || things === undefined || condition !== undefined || / (?:per|and|or) /u.test(things))
    return undefined
  const where = lowerArticle(place)
  const noun = oneOf(things).replace(/^an? /u, '')
  const article = /^[aeiou]/iu.test(noun) ? 'an' : 'a'
  return effectOf(
    stated,
    [`There are 2 ${things}`],
    [
      { what: 'action', words: `Look at ${where}`, outcome: 'It shows 2' },
      {
        what: 'action',
        words: `${actsByNoun[noun] ?? 'Add'} ${article} ${noun}`,
        outcome: `${capitalise(where)} shows 3`,
      },
      { what: 'action', words: `Remove ${article} ${noun}`, outcome: `${capitalise(where)} shows 2 again` },
    ],
  )
}

/** "The log shows who changed what and when": a change, and its entry. */
function logged(reading: Reading, { text, condition }: Clause): Effect | undefined {
  const stated = plain(reading, text)
  const { log } =
    /^(?<log>(?:the|an?|each) [\p{L} -]{2,40}?) (?:shows|records|contains|says|lists) (?:who (?:has )?(?:changed|edited|did|made|created) (?:what|it|something|which \p{L}+),? (?:and )?when|who, what and when|what was changed by whom and when)$/iu.exec(
      stated,
    )?.groups ?? {}
  return log === undefined || condition !== undefined
    ? undefined
    : effectOf(
        stated,
        [],
        [
          { what: 'action', words: 'As a known user, change one value and note old value, new value and time' },
          {
            what: 'action',
            words: `Open ${lowerArticle(log)}`,
            outcome: 'There is one new entry with that user, the value that was changed, and that date and time',
          },
        ],
      )
}

/** "Only Draft articles can be deleted": one in that state, and one in another. */
function onlyInState(reading: Reading, { text, condition }: Clause): Effect | undefined {
  const stated = plain(reading, text)
  const { state, things, done } =
    /^only (?<state>\p{Lu}[\p{L}]+|["“][^"”]{2,30}["”]|\p{Ll}+(?:ed|en)|open|unpaid|paid|active|inactive|empty|new|unread|read|free|future|past) (?<things>\p{Ll}[\p{L} -]{2,30}s) can be (?<done>\p{L}+)$/u.exec(
      stated.replace(/^Only/u, 'only'),
    )?.groups ?? {}
  const verb = verbOfParticiple(done ?? '')
  if (state === undefined || things === undefined || verb === undefined || condition !== undefined) return undefined
  const noun = oneOf(things).replace(/^an? /u, '')
  const article = (words: string): string => `${/^[aeiou]/iu.test(words) ? 'an' : 'a'} ${words}`
  return effectOf(
    stated,
    [],
    [
      {
        what: 'action',
        words: capitalise(imperative(verb, article(`${state} ${noun}`))),
        outcome: `The ${noun} is ${participleOf(verb)}`,
      },
      {
        what: 'action',
        words: `Try to ${imperative(verb, `${article(noun)} that is not ${state}`)}`,
        refused: true,
        outcome: 'It is not possible; nothing has changed after a reload',
      },
    ],
  )
}

/** "The status changes from Draft to Published when the author clicks Publish": before and after that action. */
function statusByAction(reading: Reading, { text, condition }: Clause): Effect | undefined {
  const stated = plain(reading, text)
  const { thing, from, to, who, verb, rest } =
    /^(?<thing>(?:the|its) (?:[\p{L}-]+ )?status(?: of (?:the|an?) [\p{L} -]{2,30}?)?) (?:changes|goes|switches|is set|moves) from (?<from>["“]?\p{Lu}[\p{L} ]{1,20}?["”]?) to (?<to>["“]?\p{Lu}[\p{L} ]{1,20}?["”]?) (?:when|once|as soon as|after) (?<who>(?:the|an?) [\p{L} -]{2,30}?) (?<verb>\p{L}+s) (?<rest>[^,;]{2,60})$/u.exec(
      stated.replace(/^The/u, 'the'),
    )?.groups ?? {}
  const act = verbOfThirdPerson(verb ?? '')
  if (thing === undefined || from === undefined || to === undefined || who === undefined || act === undefined)
    return undefined
  if (condition === undefined || !isActor(reading, who)) return undefined
  return effectOf(
    stated,
    [`${capitalise(thing)} is ${from}`, actor(reading, who)],
    [
      {
        what: 'action',
        words: capitalise(imperative(act, rest ?? '')),
        outcome: `${capitalise(thing)} is ${to}, also after a reload`,
      },
    ],
  )
}

/** "Requesting a new link invalidates the old one": the old one is tried, and the new one. */
function superseded(reading: Reading, { text, condition }: Clause): Effect | undefined {
  const stated = plain(reading, text)
  const { gerund, noun } =
    /^(?:(?<gerund>\p{L}+ing) )?(?:an?|each|every) (?:new|second|further|newer) (?<noun>[\p{L} -]{2,30}?) (?:invalidates|replaces|voids|supersedes|makes invalid|deactivates) (?:the|all|any) (?:old|older|previous|earlier|former|first)(?: (?:ones?|[\p{L} -]{2,30}))?$/iu.exec(
      stated,
    )?.groups ?? {}
  if (noun === undefined || condition !== undefined) return undefined
  const verb = gerund === undefined ? 'request' : (verbOfGerund(gerund) ?? 'request')
  return effectOf(
    stated,
    [`There is a valid ${noun}`],
    [
      { what: 'action', words: `${capitalise(verb)} a new ${noun}` },
      { what: 'action', words: `Use the old ${noun}`, refused: true, outcome: `It no longer works` },
      { what: 'action', words: `Use the new ${noun}`, outcome: 'It works' },
    ],
  )
}

/** "The language can be switched between English and German": to the one and back to the other. */
function switchedBetween(reading: Reading, { text, condition }: Clause): Effect | undefined {
  const stated = plain(reading, text)
  const { thing, verb, first, second } =
    /^(?<thing>(?:the|an?) [\p{L} -]{2,40}?) can be (?<verb>switched|changed|toggled|set) (?:between|to) (?<first>[\p{L}\d][\p{L}\d -]{1,30}?) (?:and|or) (?<second>[\p{L}\d][\p{L}\d -]{1,30})$/iu.exec(
      stated,
    )?.groups ?? {}
  const act = verbOfParticiple(verb ?? '')
  if (thing === undefined || first === undefined || second === undefined || act === undefined) return undefined
  if (condition !== undefined) return undefined
  const what = lowerArticle(thing)
  const to = (value: string): EffectStep => ({
    what: 'action',
    words: `${capitalise(act)} ${what} to ${value}`,
    data: value,
    outcome: /language/iu.test(what) ? `All texts are displayed in ${value}` : `${capitalise(what)} is ${value}`,
  })
  return effectOf(stated, [], [to(second), to(first)])
}
