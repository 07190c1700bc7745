import type { PatternGroup } from '../pattern.ts'

/** How long a text may be. */
export const lengths: PatternGroup = {
  cue: 'character|letter|digit|long',
  patterns: [
    {
      said: '<field> (?:is (?:mandatory|required|compulsory)|must be filled in|must not be empty) and (?:must|has to|may|can) (?:contain|have|be) (?:between )?<min> (?:and|to|-|–) <max> characters(?: long)?',
      example:
        'The field "Reason for visit" is mandatory and must contain between 10 and 300 characters. Otherwise "Please give a reason" is shown below the field.',
      cases: [
        {
          title: [
            '{field:bare}: {min-1} and {max+1} characters refused, {min} and {max} accepted',
            '{min-1} and {max+1} characters refused, {min} and {max} accepted',
          ],
          type: 'Boundary',
          given: ['Everything else in the form is filled in correctly.'],
          steps: [
            'Save the form with {min-1} characters in {field:the} | {min-1:text} | {beyond}',
            'Save the form with {min} characters in {field:the} | {min:text} | The entry is saved; all {min} characters are displayed after a reload.',
            'Save the form with {max} characters in {field:the} | {max:text} | The entry is saved; all {max} characters are displayed after a reload.',
            'Save the form with {max+1} characters in {field:the} | {max+1:text} | {beyond}',
          ],
        },
        {
          title: ['Nothing is saved without {field:the}', 'The mandatory field left empty: nothing is saved'],
          type: 'Negative',
          given: ['Everything else in the form is filled in correctly.'],
          steps: ['Save the form without {field:the} | {field:bare}: left empty | {beyond}'],
        },
      ],
    },
  ],
}
