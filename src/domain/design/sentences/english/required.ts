import type { CasePattern, PatternGroup } from '../pattern.ts'
import { type Slots } from '../slots.ts'
import { family } from './limit-words.ts'
import { sampleFor } from './field-samples.ts'

const everythingElse = ['Everything else is filled in correctly.']
const isRequired =
  "(?:(?:is|are)(?: all| both)? (?:an? )?(?:mandatory|required|compulsory|obligatory)(?: fields?| information| entries)?|must(?: all| both| always)? be (?:filled in|filled out|completed|provided|entered|specified|stated|given|supplied|present)|(?:has|have|needs?) to be (?:filled in|filled out|completed|provided|entered|specified|stated|given)|(?:must not|cannot|may not|can't) be (?:left )?(?:empty|blank)|(?:must not|cannot|may not) be (?:missing|omitted|skipped)|(?:is|are) marked (?:with (?:an asterisk|\\*) )?as (?:mandatory|required))"
const isOptional =
  '(?:(?:is|are)(?: all| both)? (?:optional|voluntary|not (?:mandatory|required|compulsory|needed))(?: fields?)?|(?:can|may)(?: both| all)? (?:be (?:left (?:empty|blank|out)|omitted|skipped)|remain empty|stay empty)|does not have to be (?:filled in|provided|entered)|do not have to be (?:filled in|provided|entered)|need not be (?:filled in|provided|entered))'
const when = '(?: (?:for|when|in order to|to|before|on|during) (?<purpose>(?!example)[^,;"]{3,60}?))?'

const oneMissing: CasePattern = {
  title: ['Nothing is saved without {field:the}', 'Mandatory field left empty: nothing is saved'],
  type: 'Negative',
  given: everythingElse,
  steps: [
    'Save without {field:the} | {field:bare}: left empty | {beyond}',
    'Fill in {field:the} | {sample:raw} | The entry is displayed in the field.',
    'Save again | {field:bare} is filled in | It is saved; {field:the} is displayed after a reload.',
  ],
}
const eachOptional: CasePattern = {
  title: ['Saved without {field:the}', 'Optional field left empty: the entry is saved'],
  given: everythingElse,
  steps: ['Save without {field:the} | {field:bare}: left empty | It is saved; {field:the} is empty after a reload.'],
}

function withSample({ words }: Slots): Record<string, string> | undefined {
  const field = words.get('field') ?? ''
  return /(?<!")\b(?:and|or)\b(?!")/u.test(field.replace(/"[^"]*"/g, '')) ||
    /^(?:all|every|each|no|none|it|that|this|other|which)\b/iu.test(field)
    ? undefined
    : { sample: sampleFor(field) }
}

/** Fields that have to be filled in, and fields that need not. */
export const required: PatternGroup = {
  needsRequest: false,
  cue: 'without|before|only be|need|mandator|requir|compulsor|obligator|empty|blank|filled|optional|provid|enter|complet|missing|omit|skip|voluntar|state|give|specif|suppl|indicat|fill|needed|present|remain',
  patterns: [
    ...family([[`<field> ${isRequired}${when}`, 'The field "Reason" is mandatory.']], [oneMissing], withSample),
    ...family(
      [
        [
          `<field> ${isOptional}<stop>(?:(?:If|When) (?:it is )?(?:left )?(?:empty|blank|missing)|Left empty|Without it|If nothing is entered|Otherwise|If (?:it is )?not (?:given|filled in|entered|provided)),? <rest>`,
          'The depth is optional. If it is left empty, the pond is treated as deep.',
        ],
      ],
      [
        {
          title: [
            'Without {field:the}: {rest}',
            'Optional field left empty: what the form does with it',
            'Saved without {field:the}',
          ],
          given: everythingElse,
          steps: ['Save without {field:the} | {field:bare}: left empty | It is saved: {rest}.'],
        },
      ],
      withSample,
    ),
    ...family([[`<field> ${isOptional}`, 'The phone number is optional.']], [eachOptional], withSample),
  ],
}
