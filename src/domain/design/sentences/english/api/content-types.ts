import type { CasePattern, PatternGroup } from '../../pattern.ts'
import type { Slots } from '../../slots.ts'
import { answer, answerOf, leadsTo } from './answers.ts'
import { acceptedAs, callOf } from './calls.ts'
import { otherwiseValid } from './cases.ts'

const type = '["“`]?(?:application|audio|font|image|message|multipart|text|video)/[\\w.+-]+["”`]?'

/** Each type that is accepted, and one that is not. */
function byType(slots: Slots): CasePattern[] {
  const { words, facts, sentence = '' } = slots
  const call = callOf(/(?:GET|POST|PUT|PATCH) /u.test(sentence) ? sentence : `POST ${sentence}`, facts)
  const refused = answerOf(slots)
  const types = (words.get('list') ?? '').replace(/["“”`]/gu, '').split(/,? (?:and|or) |, /u)
  if (call === undefined || refused === undefined || refused.status < 400) return []
  const other = types.includes('text/plain') ? 'application/x-test' : 'text/plain'
  const send = (one: string, expected: string): string =>
    `Send ${call.request} with Content-Type ${one} | Content-Type: ${one} | ${expected}`
  return [
    {
      title: [
        `${types.join(', ')} accepted, other types: ${refused.brief}`,
        `Other content types: ${refused.brief}`,
        `Other content types: ${String(refused.status)}`,
      ],
      type: 'Negative',
      technique: 'Equivalence partitioning',
      given: [otherwiseValid],
      steps: [...types.map((one) => send(one, `${acceptedAs(call, facts)}.`)), send(other, refused.text)],
    },
  ]
}

/** Which content types a request may have. */
export const contentTypes: PatternGroup = {
  cue: '(?:application|audio|font|image|message|multipart|text|video)/',
  needsRequest: true,
  patterns: [
    {
      said: `[^;,]{3,60}? (?:only )?(?:accepts?|takes?|supports?|allows?|must be|is)(?: only)? (?:the (?:content |media )?types )?<list=${type}(?:(?:,? (?:and|or) |, )${type}){0,5}>(?:<stop>|, |,? and )(?:otherwise|else|(?:all |any |every )?(?:others?|different|anything else|everything else)(?: (?:content |media |file )?types?| formats?| values?)?)${leadsTo}${answer()}`,
      cases: byType,
      example: 'PUT /avatars/{id} accepts image/png and image/webp; any other content type returns 415.',
    },
  ],
}
