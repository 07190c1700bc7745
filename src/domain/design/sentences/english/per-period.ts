import { pluralOf } from '../../understand/english/subject.ts'
import { participleOf } from '../../understand/english/words.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import { filled, type Slots } from '../slots.ts'
import { oneOf, withA } from './deeds.ts'
import { shortTimes } from './moments.ts'
import { accountOf, anyOf, capital, line, partsOf } from './wording.ts'

const word = ({ words }: Slots, name: string): string => words.get(name) ?? ''

/** Times of requests within one period, and one long after it. */
const timesIn: Record<string, { step: (at: number) => string; later: string; most: number }> = {
  minute: { step: (at) => `10:00:${String(5 * at).padStart(2, '0')}`, later: '10:05:00', most: 8 },
  hour: { step: (at) => `10:${String(5 * at).padStart(2, '0')}`, later: '12:00', most: 8 },
  day: { step: (at) => `9:${String(5 * at).padStart(2, '0')}`, later: '9:00 on the day after next', most: 8 },
}

/** "No more than 3 reset e-mails per card per hour": the last that is sent, one more, and one of another holder. */
function messagesPer(slots: Slots): CasePattern[] | undefined {
  const count = slots.values.get('n')?.amount ?? 0
  const period = timesIn[word(slots, 'period')]
  const holder = slots.words.get('word') ?? slots.words.get('word2') ?? ''
  const one = oneOf(word(slots, 'things').toLowerCase()).replace('sms', 'SMS')
  const many = one === 'SMS' ? one : pluralOf(one)
  if (period === undefined || holder === '' || count < 1 || count > period.most) return undefined
  const times = Array.from({ length: count }, (_, at) => period.step(at))
  const extra = period.step(count)
  return [
    {
      title: [
        `${String(count)} ${many} per ${holder} and ${word(slots, 'period')}, no further one`,
        `${String(count)} per ${holder} and ${word(slots, 'period')}, no further one`,
      ],
      type: 'Boundary',
      given: [`For the first and the second ${holder} nothing has been requested yet; the inboxes of both are empty.`],
      steps: [
        line(
          `Request ${count === 1 ? withA(one) : `${String(count)} ${many} one after the other`} for the first ${holder}`,
          `${count === 1 ? 'One is' : `All ${String(count)} are`} in its inbox`,
          times.join(', '),
        ),
        line(
          `Request one more for the first ${holder}`,
          `Its inbox still holds ${String(count)} ${count === 1 ? one : many}`,
          extra,
        ),
        line(`Request ${withA(one)} for the second ${holder}`, `It is in the inbox of the second ${holder}`, extra),
        line(
          `Request one for the first ${holder} after the ${word(slots, 'period')}`,
          `It is in the inbox of the first ${holder}; there are ${String(count + 1)} now`,
          period.later,
        ),
      ],
      assume: [
        `Whether the ${word(slots, 'period')} begins with the first request or by the clock is open; the times hold for both.`,
        'What is displayed for the request that is one too many is open.',
      ],
    },
  ]
}

/** "may withdraw a bid within 60 seconds, but no more than 3 times per auction": both limits. */
function inTimeAndCounted(slots: Slots): CasePattern[] | undefined {
  const count = slots.values.get('n')?.amount ?? 0
  const parts = partsOf(word(slots, 'act'))
  const times = shortTimes(slots, '{span:in}', '{span:out}')
  const [inside, outside] = [filled('{span:in}', slots), filled('{span:out}', slots)]
  const who = word(slots, 'who')
  const per = word(slots, 'word')
  if (parts === undefined || times === undefined || inside === undefined || outside === undefined) return undefined
  const { verb, particle, object } = parts
  if (count < 2 || count > 20 || particle !== '' || !/^(?:an?|the|their|his or her) [a-z]+(?: [a-z]+)?$/u.test(object))
    return undefined
  const thing = object.replace(/^(?:an?|the|their|his or her) /u, '')
  const many = pluralOf(thing)
  const done = participleOf(verb)
  const still = `The second ${thing} is not ${done}; it still counts after a reload`
  const nth = (by: number): string => filled(`{n+${String(by)}:ord}`, slots) ?? ''
  const person = anyOf(who).replace(/^an? /u, '')
  return [
    {
      title: [
        `${capital(verb)} ${withA(thing)}: possible at ${times.a}, not at ${times.b}`,
        `Possible at ${times.a}, not at ${times.b}`,
      ],
      type: 'Boundary',
      given: [
        `${accountOf('Anna Weber', who)} and has not ${done} any ${thing} so far.`,
        `Two ${many} of Anna Weber, each for something else, were made on ${filled('{start}', slots) ?? ''}.`,
      ],
      steps: [
        line(`${verb} the first ${thing} as Anna Weber`, `The first ${thing} is ${done}, also after a reload`, inside),
        line(`Try to ${verb} the second ${thing}`, still, outside),
      ],
      assume: [`The ${word(slots, 'span')} begin with the ${thing}.`, 'The clock of the test system can be set.'],
    },
    {
      title: [`The ${filled('{n:ord}', slots) ?? ''} time in ${withA(per)} works, the ${nth(1)} is refused`],
      type: 'Boundary',
      given: [
        `${accountOf('Anna Weber', who)} and has already ${done} ${String(count - 1)} ${count === 2 ? thing : many} in the first ${per}.`,
        `Two new ${many} of this ${person} in the first ${per} and one in a second ${per} are still in time.`,
      ],
      steps: [
        line(
          `${verb} the first new ${thing}`,
          `This ${thing} is ${done}: it was the ${filled('{n:ord}', slots) ?? ''} time`,
          `first ${per}`,
        ),
        line(
          `Try to ${verb} the second new ${thing}`,
          `It is refused; this ${thing} still counts after a reload`,
          `first ${per}`,
        ),
        line(
          `${verb} the ${thing} in the second ${per}`,
          `It is ${done}: each ${per} has a count of its own`,
          `second ${per}`,
        ),
      ],
    },
  ]
}

/** What is possible so often in a period, for each holder. */
export const perPeriod: PatternGroup = {
  needsRequest: false,
  cue: ' per | each | every ',
  patterns: [
    {
      said: '(?:No more than|Not more than|At most|Up to|A maximum of|Max\\.?|Maximum) <n> <things=(?:[a-z-]+ )?(?:e-?mails?|SMS|text messages?|links?|codes?)>(?: (?:are|is|may be|can be) (?:sent|requested))? (?:per|for each|for every) (?:<word=[a-z]+> (?:per|and|in an?|an?|each|every) <period=minute|hour|day>|<period2=minute|hour|day> (?:per|and|for each|for every) <word2=[a-z]+>)',
      example: 'No more than 4 access codes per account per day.',
      cases: (slots) =>
        messagesPer({
          ...slots,
          words: new Map([['period', slots.words.get('period2') ?? ''], ...slots.words]),
        }),
    },
    {
      said: '<who> (?:can|may|is allowed to|are allowed to) <act=[a-z]+ (?:an?|the|their|his or her) [a-z]+(?: [a-z]+)?> within <span>,? (?:but|and) (?:no more than|not more than|only|at most|up to) <n> times (?:per|in an?|in each|for each|in one|in the same) <word=[a-z]+>',
      example: 'A member can change a vote within 30 seconds, but at most 2 times per round.',
      cases: inTimeAndCounted,
    },
  ],
}
