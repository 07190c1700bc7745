import { isPlural } from '../../understand/english/subject.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import { filled, type Slots } from '../slots.ts'
import { lower } from './deeds.ts'
import { countsDays } from './moments.ts'
import { line } from './wording.ts'

/** "saved automatically every 10 seconds and still there after a reload": the moments of the change and of the reload. */
function savedAndKept(slots: Slots): CasePattern[] | undefined {
  const thing = lower(slots.words.get('things') ?? '').replace(/^(?:the|all|any|each|every|an?) /u, '')
  const time = (form: string): string =>
    (filled(form, slots) ?? '').replace(/^.*, /u, '').replace(/^\d\d:\d\d$/u, '$&:00')
  const [begin, out] = [time('{start}'), time('{span:out}')]
  if (countsDays(slots, 'span') || thing.split(' ').length > 3 || begin === '' || out === '') return undefined
  const one = /^(?:changes|entries|inputs?|edits|data)$/u.test(thing) ? 'change' : isPlural(thing) ? 'entry' : thing
  return [
    {
      title: [`${one} of ${begin} survives a reload at ${out}`, `Saved by itself: there after a reload at ${out}`],
      type: 'Boundary',
      given: ['A page with a text that can be edited is open; the text reads "Kestrel".'],
      steps: [
        line('Change the text without saving it by hand', '"Osprey" is displayed', `Osprey, ${begin}`),
        line('Reload the page', '"Osprey" is still displayed, not "Kestrel"', out),
      ],
      assume: ['The clock of the tester is exact to the second; between the steps nothing else is touched.'],
    },
    {
      title: ['A change is there on another device after the browser was closed', 'There after the browser was closed'],
      given: ['A page with a text that can be edited is open; the text reads "Kestrel".'],
      steps: [
        line('Type a new text without leaving the field', 'The new text is displayed', `Osprey, ${begin}`),
        line('Close the browser', 'The browser is closed', out),
        line('Open the same page on another device', 'The text reads "Osprey"', 'same account'),
      ],
      assume: ['The same account can be used on another device.'],
    },
  ]
}

/** What is saved by itself in intervals and read again. */
export const autosaves: PatternGroup = {
  needsRequest: false,
  cue: 'saved',
  patterns: [
    {
      said: '<things> (?:is|are|must be|should be|gets?)(?: automatically)? (?:auto-?)?saved(?: automatically)?(?: in the background)? (?:every|each|at intervals of) <span>(?:,)? and (?:(?:they|it) )?(?:are|is|must be|should be) (?:still )?(?:there|kept|available|displayed|shown|present) (?:again )?(?:after|when|on) (?:a |an |the page is )?(?:page )?(?:reload|refresh)(?:ed|ing)?(?: (?:of )?the page)?',
      example: 'Edits are saved automatically every 20 seconds and are still there after a reload.',
      cases: savedAndKept,
    },
  ],
}
