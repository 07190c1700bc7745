import type { PatternGroup } from '../pattern.ts'
import { filled } from '../slots.ts'
import { atLeast, family, must } from './limit-words.ts'
import { everythingElse, unit, be, states, texts } from './lengths.ts'

/** Search terms, and texts that are refused for their length. */
export const longTexts: PatternGroup = {
  needsRequest: false,
  cue: 'character|chars|letters|digit|words',
  patterns: [
    ...family(
      [
        [
          `<field> (?:of|with|longer than|exceeding|that (?:have|has|contain|contains)|containing) (?:more than |over )?<max> ${unit} (?:cannot|can't|must not|may not|are not|is not|will not) (?:be )?<done=[a-z]+>(?:: <rest>)?`,
          'Comments of more than 1,000 characters cannot be posted.',
        ],
      ],
      [
        {
          title: ['{field:bare}: {max} {unit} accepted, {max+1} refused', '{max} {unit} accepted, {max+1} refused'],
          type: 'Boundary',
          given: everythingElse,
          steps: [
            '{done:verb} {field:the} with {max} {unit} | {inHigh} | It is {done}; all {max} {unit} are displayed.',
            '{done:verb} {field:the} with {max+1} {unit} | {outHigh} | {refusal}',
          ],
        },
      ],
      (slots) => {
        const rest = slots.words.get('rest')
        const one = filled('{field:one}', slots)
        const derived = texts(slots)
        if (derived === undefined || one === undefined) return undefined
        return {
          ...derived,
          field: one,
          refusal:
            rest === undefined
              ? `It is not ${slots.words.get('done') ?? 'saved'}.`
              : `${rest.charAt(0).toUpperCase()}${rest.slice(1)}; it is not ${slots.words.get('done') ?? 'saved'}.`,
        }
      },
    ),
    ...family(
      [
        [
          `(?:The )?<field=search(?: (?:term|word|query|string|text|field|input))?|query> (?:(?:${must} )?${be} ${atLeast}|${states} ${atLeast}|must have at least|needs at least|(?:only )?starts? (?:from|with|after)|is (?:only )?(?:started|triggered) (?:from|with|after)) <min> ${unit}(?: onwards)?`,
          'The search term must be at least three characters long.',
        ],
      ],
      [
        {
          title: '{min-1} characters start no search, {min} characters do',
          type: 'Boundary',
          given: ['A record "Kestrel" exists.'],
          steps: [
            'Search with {few} | {few} | {beyond}',
            'Search with {enough} | {enough} | The search starts; "Kestrel" is listed.',
          ],
        },
      ],
      ({ values }) => {
        const min = values.get('min')?.amount
        return min === undefined || min < 2 || min > 7
          ? undefined
          : { few: `"${'Kestrel'.slice(0, min - 1)}"`, enough: `"${'Kestrel'.slice(0, min)}"` }
      },
    ),
  ],
}
