import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { accountOf, anyOf, capital, line, partsOf, resultOf, thingOf, timed } from './wording.ts'

const word = ({ words }: Slots, name: string): string => words.get(name) ?? ''
const stretch = '[^,;.:"“]'
const atOnce = '(?: (?:at the same (?:time|moment)|simultaneously|at once|in parallel))'

/** Both users are one step away from finishing; undefined if the action is not one that a user performs. */
function twoAt(slots: Slots): { act: string; given: string[] } | undefined {
  const act = word(slots, 'act')
  if (partsOf(act) === undefined || timed.test(act) || /(?<!\p{L})(?:and|or|if)(?!\p{L})/u.test(act)) return undefined
  const [anna, ben] = ['Anna Weber', 'Ben Ark'].map((name) => accountOf(name, word(slots, 'people')))
  return { act, given: [`${anna ?? ''}; ${ben ?? ''}.`] }
}

/** The first one succeeds; the other one gets a message. */
function firstWins(slots: Slots): CasePattern[] | undefined {
  const two = twoAt(slots)
  if (two === undefined) return undefined
  const { act, given } = two
  const message = word(slots, 'message')
  return [
    {
      title: [`Two at once: ${act} works for the first only`, 'Two at once: only the first succeeds'],
      type: 'Negative',
      given: [...given, `Both have got as far as the last step before this: ${act}.`],
      steps: [
        line(`${act} as Anna Weber`, capital(resultOf(act)), 'Anna Weber'),
        line(
          `Try to ${act} as Ben Ark right after Anna Weber`,
          `${message} is displayed; nothing is saved for Ben Ark`,
          'Ben Ark',
        ),
      ],
    },
  ]
}

/** Two people change the same thing: the last change wins. */
function lastWins(slots: Slots): CasePattern[] | undefined {
  const two = twoAt(slots)
  const { verb = '', object = '' } = partsOf(word(slots, 'act')) ?? {}
  if (two === undefined || object === '' || !/^(?:change|edit|set|update|adjust|move|modify|rename)$/u.test(verb))
    return undefined
  const thing = thingOf(object)
  return [
    {
      title: [`Two ${verb} ${thing} at once: the last change stays`, 'Two changes at once: the last one stays'],
      given: [...two.given, `Both have ${thing} open.`],
      steps: [
        line(`${two.act} as Anna Weber`, 'The change is accepted', 'a first change'),
        line(`${two.act} as Ben Ark right after Anna Weber`, 'The change is accepted', 'another change'),
        line('Reload the page as both of them', `Both see the change of Ben Ark; that of Anna Weber is overwritten`),
      ],
    },
  ]
}

/** "If the same link is open on two devices, the answer saved last counts." */
function savedLast(slots: Slots): CasePattern[] | undefined {
  const place = word(slots, 'place').toLowerCase()
  const thing = word(slots, 'thing')
    .toLowerCase()
    .replace(/^(?:the|an?) /u, '')
  const saved = word(slots, 'word')
    .toLowerCase()
    .replace(/^(?:the|an?) /u, '')
  if (thing.split(' ').length > 3 || saved.split(' ').length > 2) return undefined
  const one = place.replace(/s$/u, '')
  return [
    {
      title: [`Same ${thing} on two ${place}: the ${saved} saved last stays`, `The ${saved} saved last stays`],
      given: [`The same ${thing} is open on two ${place}; nothing has been saved yet.`],
      steps: [
        line(`Save ${anyOf(saved)} on the first ${one}`, 'It is saved', 'Kestrel, 10:00'),
        line(`Save another ${saved} in the same place on the second ${one}`, 'It is saved', 'Osprey, 10:01'),
        line(`Open the same ${thing} on a third ${one}`, '"Osprey" is displayed, "Kestrel" is not'),
        line(`Save ${anyOf(saved)} on the first ${one} again`, 'It is saved', 'Heron, 10:02'),
        line(`Reload the ${thing} on all three ${place}`, '"Heron" is displayed on all of them'),
        line('Look up what is stored', `There is only one ${saved}: "Heron"`),
      ],
      assume: [`Both ${place} are online; what is stored can be looked up on the server.`],
    },
  ]
}

/** Two people who do the same at the same time. */
export const clashes: PatternGroup = {
  needsRequest: false,
  cue: '(?:two|both) ',
  patterns: [
    {
      said: `(?:If|When) two <people=[a-z]+(?: [a-z]+)??> (?:(?:both )?(?:try|want) to )?<act=[a-z]+ ${stretch}{3,60}?>${atOnce}?, (?:only )?(?:the )?(?:first|faster)(?: [a-z]+)? (?:goes through|succeeds|is (?:accepted|saved|successful)|gets it|works)(?:,? (?:and|while)|;) the (?:other|second)(?: [a-z]+)? (?:sees|gets|receives|is shown|reads) (?:the |an? )?(?:(?:error )?message |hint |notice )?<message>`,
      example:
        'If two guests book the same seat at the same time, only the first succeeds and the other sees "Seat taken".',
      cases: firstWins,
    },
    {
      said: `(?:If|When) two <people=[a-z]+(?: [a-z]+)??> (?:both )?<act=[a-z]+ ${stretch}{3,60}?>${atOnce}, the (?:last|later|latest) (?:[a-z]+ )?(?:wins|counts|applies|is kept|is saved|stays)`,
      example: 'If two editors change the headline at the same time, the last change wins.',
      cases: lastWins,
    },
  ],
}

/** The same thing open on two devices, also where the ticket names a request. */
export const deviceClashes: PatternGroup = {
  cue: ' two ',
  patterns: [
    {
      said: '(?:If|When) the same <thing=[a-z]+(?: [a-z]+)??> is open(?:ed)? (?:on|in) two <place=devices|tabs|windows|browsers>(?: at (?:once|the same time))?,? <word=(?:the )?[a-z]+(?: [a-z]+)??> (?:that (?:is|was) )?saved last (?:counts|wins|applies|stays|is kept|is valid)',
      example: 'If the same form is open in two tabs, the entry saved last wins.',
      cases: savedLast,
    },
  ],
}
