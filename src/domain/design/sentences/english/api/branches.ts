import { notYet, negationOf, stateSentence } from '../../../understand/english/step.ts'
import type { CasePattern, PatternGroup } from '../../pattern.ts'
import type { Slots } from '../../slots.ts'
import { answer, answerOf, leadsTo } from './answers.ts'
import { callOf } from './calls.ts'
import { casesOf, dataOf, otherwiseValid, sent, titlesOf } from './cases.ts'
import { faultsOf } from './faults.ts'

const otherwise = '(?:otherwise|else|if not|if it is not|afterwards|after that|from then on|in any other case)'

const last = new RegExp(`(?:^| )${otherwise}$`, 'iu')

/** "503 if not": the words after the second status say when it comes. */
function withoutOtherwise(slots: Slots): Slots {
  const rest = (slots.words.get('rest2') ?? '').replace(last, '')
  return { ...slots, words: new Map([...slots.words, ['rest2', rest]]) }
}

/** "200 while the database is reachable, 503 if not": one case in the state, one in the other. */
function byState(slots: Slots): CasePattern[] {
  const { words, facts, sentence = '' } = slots
  const call = callOf(sentence, facts)
  const [state, word] = [words.get('occasion'), words.get('word') ?? '']
  const [first, second] = [answerOf(slots), answerOf(withoutOtherwise(slots), '2')]
  if (call === undefined || state === undefined || first === undefined || second === undefined) return []
  const faults = faultsOf(words.get('clause') ?? '', call, facts)
  const isBefore = /^(?:until|before|unless)$/iu.test(word)
  const other = isBefore ? notYet(state) : negationOf(state)
  if (faults?.length !== 1 || other === undefined) return []
  const [now, then] = isBefore ? [other, state] : [state, other]
  return [
    { stated: first, given: now },
    { stated: second, given: then },
  ].map(({ stated, given }) => ({
    title: [`${call.request}: ${stated.brief} if ${given}`, `${call.request}: ${stated.brief}`],
    type: stated.status < 400 ? ('Positive' as const) : ('Negative' as const),
    technique: 'State transition' as const,
    given: [`${stateSentence(given)}.`, ...faults.flatMap((fault) => fault.given ?? [])],
    steps: faults.map((fault) => `${sent(call, fault)} | ${dataOf(fault.data)} | ${stated.text}`),
  }))
}

/** "DELETE … returns 204. Calling it again returns 404." */
function again(slots: Slots): CasePattern[] {
  const { words, facts, sentence = '' } = slots
  const call = callOf(sentence, facts)
  const [first, second] = [answerOf(slots), answerOf(slots, '2')]
  const said = words.get('clause') ?? ''
  if (call === undefined || first === undefined || second === undefined) return []
  const faults = faultsOf(said, call, facts)
  const [own] = faults?.length === 1 && faults[0] !== undefined ? casesOf(said, faults, first, call, facts) : []
  if (own === undefined) return []
  return [
    own,
    {
      title: [`${call.request} a second time: ${second.brief}`, ...titlesOf('', second, call)],
      type: second.status < 400 ? 'Positive' : 'Negative',
      technique: 'Error guessing',
      given: [otherwiseValid],
      steps: [
        `Send ${call.request} | None needed | Status ${String(first.status)}.`,
        `Send the same request again | None needed | ${second.text}`,
      ],
    },
  ]
}

/** Answers that depend on a state, or on what has been sent before. */
export const branchedAnswers: PatternGroup = {
  cue: 'otherwise|else|if not|afterwards|after that|from then on|again|twice|second time|once more|repeat',
  needsRequest: true,
  patterns: [
    {
      said: `<clause=[^;]{0,150}?>${leadsTo}${answer()} <word=(?:while|as long as|until|before|if|when|once|unless)> <occasion=[^;]{3,90}?>(?:[,;]| and| but)+ (?:${otherwise}[,:]? )?(?:with |it |the (?:API|answer|status) )*(?:is |returns |answers |gives )?<status2=[1-5]\\d\\d>(?!\\d)<rest2=(?:[ ,:(][^;]{0,150}?)?>`,
      cases: (slots) => (new RegExp(otherwise, 'iu').test(slots.sentence ?? '') ? byState(slots) : []),
      example: 'GET /status answers with 200 while the queue is running, 503 if not.',
    },
    {
      said: `<clause=[^;]{0,150}?>${leadsTo}${answer()}(?:<stop>|, and |, but )(?:Calling|Sending|Repeating|Requesting|Deleting|Submitting|Trying) (?:it|this|that|the same(?: \\p{L}+)?|(?:the|this|that) (?:request|call))(?: again| twice| a second time| once more)*${leadsTo}${answer('2')}`,
      cases: again,
      example: 'DELETE /bookings/{id} returns 204. Repeating the request gives 404.',
    },
  ],
}
