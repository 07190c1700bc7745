import { pluralOf } from '../../understand/english/subject.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { lower, oneOf, withA } from './deeds.ts'
import { line } from './wording.ts'

/** A running number behind a year: "NL-2026-00001". */
interface Numbering {
  thing: string
  field: string
  year: number
  /** The number of a year, counted from its first one. */
  of: (year: number, count: number) => string
}

function numberingOf({ words, values }: Slots): Numbering | undefined {
  const thing = oneOf(lower(words.get('thing') ?? '')).replace(/^(?:the|an?|each|every|any|all|new) (?:new )?/u, '')
  const field = lower(words.get('field') ?? '').replace(/^(?:unique|own|running|consecutive|new) /u, '')
  const code = (words.get('code') ?? '').replace(/["“”`]/gu, '')
  const { head, year, sep, digits } =
    /^(?<head>\D*?)(?<year>20\d\d)(?<sep>[-/._ ]?)(?<digits>\d{3,8})$/u.exec(code)?.groups ?? {}
  if (head === undefined || year === undefined || sep === undefined || digits === undefined) return undefined
  const first = words.get('first') ?? '1'
  // The sample, the number of digits and the first number have to say the same.
  if (values.get('n')?.amount !== digits.length || (first.length > 1 && first.length !== digits.length))
    return undefined
  if (thing === '' || thing.split(' ').length > 4) return undefined
  const offset = Number(first) - 1
  return {
    thing,
    field,
    year: Number(year),
    of: (ofYear, count) => `${head}${String(ofYear)}${sep}${String(count + offset).padStart(digits.length, '0')}`,
  }
}

function numberCases(slots: Slots): CasePattern[] | undefined {
  const numbering = numberingOf(slots)
  if (numbering === undefined) return undefined
  const { thing, field, year, of } = numbering
  const [last, next, second] = [of(year, 416), of(year, 417), of(year, 418)]
  const firstOfNext = of(year + 1, 1)
  const has = (number: string): string => `The ${thing} has the ${field} ${number}`
  const given = `The ${field} given last is ${last}.`
  const restarts = slots.words.has('scope')
  const unique = slots.words.has('clause')
  return [
    {
      title: [`Two new ${pluralOf(thing)} in a row: ${next} and ${second}`, `${next}, then ${second}`],
      given: [
        `Today is 1 June ${String(year)}.`,
        given,
        ...(unique ? ['Anna Weber and Ben Ark are both signed in, on two devices.'] : []),
      ],
      steps: [
        line(`Create ${withA(thing)}`, has(next), `1 June ${String(year)}`),
        line(`Create another ${thing}`, has(second), `1 June ${String(year)}`),
        ...(unique
          ? [
              line(
                `Create two ${pluralOf(thing)} at the same moment`,
                `One ${thing} has the ${field} ${of(year, 419)}, the other one ${of(year, 420)}`,
                'one as Anna Weber, one as Ben Ark',
              ),
            ]
          : []),
      ],
      assume: ['The date of the test system can be set.'],
    },
    ...(restarts
      ? [
          {
            title: [`${next} at the end of ${String(year)}, then ${firstOfNext}`, `${next}, then ${firstOfNext}`],
            type: 'Boundary' as const,
            technique: 'Boundary value analysis' as const,
            given: [given],
            steps: [
              line(`Create ${withA(thing)}`, has(next), `31 December ${String(year)}, 23:59`),
              line(
                `Create another ${thing}`,
                `${has(firstOfNext)}, not ${second} or ${of(year + 1, 418)}`,
                `1 January ${String(year + 1)}, 00:00`,
              ),
            ],
            assume: [
              'The clock of the test system can be set.',
              `The year is that in which the ${thing} is created; the first ${field} of a year is ${firstOfNext}.`,
            ],
          },
        ]
      : []),
  ]
}

const yearly =
  '(?<scope>,? (?:(?:starting |beginning |restarting )?(?:again |anew |afresh )?(?:at the (?:beginning|start) of )?(?:every|each|with every|with each|for each|for every|per) (?:calendar |new )?year|annually|yearly))'

/** Numbers that the system counts up by itself. */
export const numbering: PatternGroup = {
  cue: 'digits',
  patterns: [
    {
      said: `<thing> (?:gets|receives|has|is given|is assigned|carries|must get|must have|should get) (?:an? |its )?<field=(?:[a-z]+ ){0,2}?(?:number|id|code|reference|identifier)> (?:of|in|with|that has) the (?:form|format|pattern|shape) <code=["“\`]?(?:[A-Z]{1,6}[-/._]?)?20\\d\\d[-/._]?\\d{3,8}["”\`]?>(?::|,| -| –) (?:the )?(?:current )?year(?:,| and)? (?:then|followed by)? ?(?:a hyphen and )?<n> digits,? (?:that (?:are )?)?(?:counting|counted|count|running|numbered)(?: up)?(?: (?:from|starting at|starting with) (?<first>\\d{1,8}))?${yearly}?(?:(?:<stop>|,? and |, )(?<clause>no (?:[a-z]+ )?(?:number|id|code|reference|identifier) (?:is|may be|must be|can be) (?:given|used|assigned|issued|allocated) (?:twice|more than once|again)))?`,
      example:
        'Every claim gets a reference of the form CL-2026-0001: year, then 4 digits counting up from 0001 every year. No reference is given twice.',
      cases: numberCases,
    },
  ],
}
