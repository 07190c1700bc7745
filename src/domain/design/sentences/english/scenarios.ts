import { verbOfParticiple } from '../../understand/english/words.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import { filled, type Slots } from '../slots.ts'
import { lower } from './deeds.ts'
import { countsDays } from './moments.ts'
import { anyOf, line } from './wording.ts'

const word = ({ words }: Slots, name: string): string => words.get(name) ?? ''

/** The sample value of a part of an e-mail; undefined where it is neither a number nor an amount. */
function sampleOf(part: string, slots: Slots): string | undefined {
  const last = part.split(' ').at(-1) ?? ''
  if (/^(?:number|reference|code|id)$/iu.test(last)) return '1048'
  if (/^(?:refund|amount|price|total|fee|sum|cost|deposit|balance)$/iu.test(last)) return filled('{money:80}', slots)
  return undefined
}

/** Something has just been done, and its e-mail with certain details arrives within a period. */
function mailInTime(slots: Slots): CasePattern[] | undefined {
  const thing = lower(word(slots, 'thing')).replace(/^(?:the|an?) /u, '')
  const done = word(slots, 'done')
  const verb = verbOfParticiple(done)
  const who = lower(word(slots, 'role')).replace(/^(?:the|an?) /u, '')
  const parts = word(slots, 'list')
    .split(/,? and |, /u)
    .map((part) => lower(part).replace(/^(?:the|an?|its|their) /u, ''))
  const samples = parts.map((part) => sampleOf(part, slots))
  if (verb === undefined || countsDays(slots, 'span') || samples.includes(undefined)) return undefined
  const time = (form: string): string =>
    (filled(form, slots) ?? '').replace(/^.*, /u, '').replace(/^\d\d:\d\d$/u, '$&:00')
  const [begin, last] = [time('{start}'), time('{span:end}')]
  const late = /^(?:second|minute)$/u.test(slots.values.get('span')?.measure ?? '')
    ? time('{span:out}')
    : last.replace(/:00$/u, ':01')
  const told = parts.map((part, at) => `${part} ${samples[at] ?? ''}`)
  const all = told
    .map((detail) => `the ${detail}`)
    .join(', ')
    .replace(/, (?=[^,]*$)/u, ' and ')
  return [
    {
      title: [`${thing} ${done} at ${begin}: e-mail there by ${last}`, `E-mail of ${begin} there by ${last}`],
      type: 'Boundary',
      technique: 'Use case',
      given: [
        `Anna Weber is ${anyOf(who)} with ${anyOf(thing)} that can be ${done}: ${told.join(', ')}.`,
        'The mailboxes of anna.weber@example.com and ben.ark@example.com are empty.',
      ],
      steps: [
        line(`${verb} the ${thing} of Anna Weber`, `The ${thing} is ${done}`, `${told[0] ?? ''}; ${begin}`),
        line(
          'Open the mailbox of Anna Weber',
          `There is exactly one e-mail; it arrived at ${last} or earlier (${late} is too late)`,
          `anna.weber@example.com, ${last}`,
        ),
        line('Open the e-mail', `It names ${all}`),
        line(`Open the mailbox of another ${who}`, 'It is still empty', `ben.ark@example.com, ${last}`),
      ],
      assume: [
        `${samples.map((one) => one ?? '').join(' and ')} ${samples.length > 1 ? 'stand' : 'stands'} for the details of the ${thing} that is used.`,
        'Application and mailbox show the same time, to the second.',
      ],
    },
  ]
}

/** Scenarios of three lines: the situation, the action and the outcome, each without its first word. */
export const scenarios: PatternGroup[] = [
  {
    cue: 'e-?mail',
    patterns: [
      {
        said: '<thing=(?:the|an?) [a-z]+(?: [a-z]+)?> (?:has|was) (?:just )?(?:been )?<done=[a-z]+><stop>(?:no more than |at most |less than )?<span> (?:have|has) (?:passed|elapsed|gone by)<stop><role=(?:the|an?) [a-z]+> (?:has received|has got|receives?|gets?|has been sent|is sent) (?:an|the|a) (?:confirmation )?e-?mail (?:with|containing|that contains|that shows|that names|showing|naming|stating) <list=[^.;:()"]{3,120}>',
        example:
          'Given an order has just been refunded\nWhen 10 minutes have passed\nThen the customer has received an e-mail with the order number and the amount',
        cases: mailInTime,
      },
    ],
  },
]
