import type { CasePattern, PatternGroup } from '../../pattern.ts'
import type { Slots } from '../../slots.ts'
import { answer, answerOf, leadsTo } from './answers.ts'
import { acceptedAs, asWritten, bare, bodyWith, callWith, traceless, type Call } from './calls.ts'
import { otherwiseValid, titlesOf } from './cases.ts'
import { singularNoun } from './nouns.ts'

/** "Offsets below 0": the member is called "offset". */
function nameOf(word: string | undefined, sentence: string): string {
  const name = asWritten(bare(word), sentence)
  return /^["“`]/u.test(word ?? '') || /[a-z][A-Z_]|_/u.test(name) ? name : singularNoun(name.toLowerCase())
}

function sentWith(values: [name: string, value: unknown][], call: Call, { facts }: Slots): string {
  return call.method === 'GET'
    ? `${call.path}?${values.map(([name, value]) => `${name}=${String(value)}`).join('&')}`
    : bodyWith(Object.fromEntries(values), facts)
}

/** The nearest values on both sides of what a condition says of a number; the faulty ones first. */
function valuesAround(how: string, amount: number): { bad: number[]; good: number } | undefined {
  if (/zero or (?:negative|less|below)|negative or zero|not positive/iu.test(how)) return { bad: [0, -1], good: 1 }
  if (/negative/iu.test(how)) return { bad: [-1], good: 0 }
  if (Number.isNaN(amount)) return undefined
  const step = Number.isInteger(amount) ? 1 : 0.01
  const isMore = /more|greater|higher|larger|bigger|above|over|exceed/iu.test(how)
  return { bad: [Number((amount + (isMore ? step : -step)).toFixed(2))], good: amount }
}

/** "If limit is greater than 100 → 400": 101 gets the status, 100 does not. */
function number(slots: Slots): CasePattern[] {
  const { words, values, facts, sentence = '' } = slots
  const name = nameOf(words.get('word'), sentence)
  const refused = answerOf(slots)
  const call = callWith(name, sentence, facts)
  const around = valuesAround(words.get('how') ?? '', values.get('n')?.amount ?? Number.NaN)
  if (refused === undefined || refused.status < 400 || call === undefined || around === undefined) return []
  const send = (value: number, expected: string): string =>
    `Send ${call.request} with ${name} ${String(value)} | ${sentWith([[name, value]], call, slots)} | ${expected}`
  return [
    {
      title: [
        `${name} ${around.bad.join(' and ')}: ${refused.brief}; ${String(around.good)} accepted`,
        ...titlesOf(`${name} ${around.bad.join(' and ')}`, refused, call),
      ],
      type: 'Boundary',
      given: [otherwiseValid],
      steps: [
        ...around.bad.map((value) => send(value, refused.text)),
        ...traceless(call),
        send(around.good, `${acceptedAs(call, facts)}.`),
      ],
      assume: call.assume,
    },
  ]
}

/** "If "from" is later than "to" → 400": in that order, and in the other one. */
function order(slots: Slots): CasePattern[] {
  const { words, facts, sentence = '' } = slots
  const [one, other] = [nameOf(words.get('word'), sentence), bare(words.get('word2'))]
  const refused = answerOf(slots)
  const call = callWith(one, sentence, facts)
  const how = words.get('occasion') ?? ''
  if (refused === undefined || refused.status < 400 || call === undefined) return []
  const isAfter = /after|later|greater|higher|larger|more/iu.test(how) !== /^not /iu.test(how)
  const isDate = /after|later|before|earlier/iu.test(how)
  const [low, middle, high] = isDate ? ['2026-06-09', '2026-06-10', '2026-06-11'] : ['4', '5', '6']
  const send = (value: string, expected: string): string =>
    `Send ${call.request} with "${one}" ${value} and "${other}" ${middle} | ${sentWith(
      [
        [one, isDate ? value : Number(value)],
        [other, isDate ? middle : Number(middle)],
      ],
      call,
      slots,
    )} | ${expected}`
  const [bad, good] = isAfter ? [high, low] : [low, high]
  return [
    {
      title: [`"${one}" ${how} "${other}": ${refused.brief}`, `"${one}" against "${other}": ${String(refused.status)}`],
      type: 'Negative',
      given: [otherwiseValid],
      steps: [
        send(bad, refused.text),
        ...(/^not /iu.test(how) || /or (?:equal|the same)/iu.test(how) ? [send(middle, refused.text)] : []),
        send(good, `${acceptedAs(call, facts)}.`),
      ],
    },
  ]
}

const lead =
  '(?:(?:If|When|Whenever|Where|In case) )?(?:the |an? |any )?(?:(?:query |request )?(?:parameter|field|value of|value for) )?(?:the )?'
const name = '["“`]?[A-Za-z][\\w.]*["”`]?'

/** Values of a member or parameter that are answered with an error. */
export const faultyValues: PatternGroup = {
  cue: '(?:^|[^\\d.,])4\\d\\d(?!\\d)',
  needsRequest: true,
  patterns: [
    {
      said: `${lead}<word=${name}(?: (?!is|are|was|of|values?|that|above|over|below|under|exceed)[a-z]+)?>(?: (?:is|are|was|of|values?|that (?:is|are)))* <how=(?:zero or (?:negative|less|below)|negative or zero|not positive|negative|(?:more|greater|higher|larger|bigger|less|lower|smaller|fewer) than|above|over|below|under|exceeds?|exceeding)>(?: <n>)?${leadsTo}${answer()}`,
      cases: number,
      example: 'If pageSize is greater than 200, the API answers 400 and names the parameter.',
    },
    {
      said: `${lead}<word=${name}> (?:is|lies) <occasion=(?:not )?(?:later|earlier|greater|higher|larger|more|less|lower|smaller|after|before)(?: than)?(?: or (?:equal to|the same as))?> <word2=${name}>${leadsTo}${answer()}`,
      cases: order,
      example: 'If "start" is later than "end", the service replies 422 with "Invalid period".',
    },
  ],
}
