import { isPlural } from '../../understand/english/subject.ts'
import { verbOfParticiple } from '../../understand/english/words.ts'
import { capitalise } from '../../understand/stretch.ts'
import type { PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { lower } from './deeds.ts'
import { interruptionOf } from './kept-state.ts'

/** What somebody does without a connection, and how the interruption that it has to survive is brought about. */
function offlineOf(slots: Slots): Record<string, string> | undefined {
  const things = lower(slots.words.get('things') ?? '').replace(/^(?:all|any|the|every|each|new) /u, '')
  const verb = verbOfParticiple((slots.words.get('made') ?? '').toLowerCase())
  const interruption = interruptionOf(slots.words.get('clause') ?? '')
  if (verb === undefined || interruption === undefined || things.split(' ').length > 3) return undefined
  const many = isPlural(things)
  return {
    deed: `${capitalise(verb)} ${many ? `two ${things}` : things}`,
    data: many ? 'sample values: Kestrel and Osprey' : 'sample value: Kestrel',
    seen: many ? `Both ${things} are displayed` : `The ${things} is displayed`,
    there: many
      ? `Both ${things} are still there: Kestrel and Osprey`
      : `The ${things} is still there with its value Kestrel`,
    things,
    place: (slots.words.get('place') ?? 'device').replace(/^.* /u, ''),
    ...interruption,
  }
}

const offline =
  '(?:(?:while|when)(?: being)? (?:off-?line|disconnected|without (?:an? |any )?(?:internet |network |data )?connection)|off-?line|without (?:an? |any )?(?:internet |network |data )?connection|in (?:flight|airplane|aeroplane) mode|in off-?line mode)'

/** What is entered without a connection. */
export const offlineWork: PatternGroup = {
  cue: 'off-?line|without|disconnected|flight|airplane|aeroplane',
  patterns: [
    {
      said: `<things> (?:that (?:are|were|have been) )?<made=(?:given|entered|made|typed|added|captured|recorded|saved|created|written|edited|changed|taken|noted)> ${offline} (?:is|are|must be|should be|will be) (?:kept|stored|saved|held|preserved|retained)(?: locally)? (?:on|in) <place=(?:the|their|his or her|that|this) (?:device|browser|phone|tablet|app|computer|laptop)>,? and (?:is|are|must be|should be|will be|stays?|remains?) (?:still )?(?:there|available|present|displayed|shown|visible|in place|complete|intact)(?: again)? (?:after|when|if|following|despite) <clause=[^.;]{3,80}?>`,
      example: 'Readings entered while offline are stored on the device and are still there after a restart.',
      derive: offlineOf,
      cases: [
        {
          title: [
            '{things} {made} in flight mode: still there after {kind}',
            'Still there after {kind} in flight mode',
          ],
          technique: 'Use case',
          given: ['A page on which {things} can be {made} is open on a {place} that is online.'],
          steps: [
            'Switch on flight mode | | The {place} is offline.',
            '{deed} | {data} | {seen}.',
            '{step} | flight mode still on | {there}.',
            'Switch off flight mode | | The {place} is online.',
            '{step} | flight mode off | {there}.',
          ],
          assume: ['Flight mode stands for every lost connection.'],
        },
      ],
    },
  ],
}
