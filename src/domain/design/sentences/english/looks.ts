import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { anyOf, capital, line, lowerArticle, oppositeOf, thingOf } from './wording.ts'
import { isPlural } from '../../understand/english/subject.ts'

export const word = ({ words }: Slots, name: string): string => words.get(name) ?? ''
export const colours =
  '(?:red|green|yellow|orange|blue|grey|gray|black|white|purple|pink|amber|bold|italics?|capital letters|upper case|strikethrough)'

export function lookCase(slots: Slots, look: string): CasePattern[] | undefined {
  const things = word(slots, 'things')
  const place = slots.words.get('place')
  if (/(?:^| )(?:only|no|not) /iu.test(things)) return undefined
  const one = anyOf(things).replace(/^an? /u, '')
  const [, state = '', noun = ''] =
    /^(?<state>[a-z-]+(?:ed|en|ue|y|w|d|t|ve|al|le|ing)?) (?<noun>.{3,40})$/iu.exec(one) ?? []
  const other = state === '' || /^(?:the|these)/iu.test(things) ? undefined : noun
  const where = place ?? 'the page with them'
  const has = /^a /u.test(look)
    ? `has ${look.replace(/^a (?=[aeiou])/u, 'an ')}`
    : /(?:red|green|yellow|orange|blue|gr[ae]y|black|white|purple|pink|amber|out$|through$)/iu.test(look)
      ? `is ${look}`
      : `is in ${look}`
  return [
    {
      title: [
        `${capital(anyOf(one))} ${has}, ${/^has/u.test(has) ? 'another one does' : 'another one is'} not`,
        `${capital(anyOf(one))} ${has}`,
      ],
      technique: 'Checklist-based',
      given: [
        other === undefined
          ? `There is ${anyOf(one)} and something of the same kind for which this does not hold.`
          : `There is ${anyOf(one)} (record 1) and ${anyOf(other)} that is not ${state.toLowerCase()} (record 2).`,
      ],
      steps: [
        line(
          `Open ${where}`,
          other === undefined
            ? `${capital(thingOf(one))} ${has}; the other one is not marked like this`
            : `Record 1 ${has}; record 2 is not marked like this`,
        ),
      ],
    },
  ]
}

export function deviceCase(slots: Slots): CasePattern[] | undefined {
  const outcome = word(slots, 'rest')
  const device = word(slots, 'device')
  if (/ (?:if|when|unless) /u.test(outcome)) return undefined
  const large = /desktop|large/iu.test(device)
  const tablet = /tablet/iu.test(device)
  const [width, other] = large ? ['1280 px', '360 px'] : tablet ? ['768 px', '1280 px'] : ['360 px', '1280 px']
  const opposite = oppositeOf(outcome)
  return [
    {
      title: [`${capital(outcome)} at ${width}, not at ${other}`, `Layout at ${width} and at ${other}`],
      technique: 'Checklist-based',
      steps: [
        line(`Open the page in a window of ${width}`, outcome, width),
        line(`Open the page in a window of ${other}`, opposite ?? 'The layout of the other width is displayed', other),
      ],
      assume: [
        `${width} stands for ${lowerArticle(device)}, ${other} for ${large ? 'a phone' : 'a desktop'}; the ticket names no width.`,
      ],
    },
  ]
}

export function exportCase(slots: Slots): CasePattern[] | undefined {
  const said = slots.words.get('list')
  const thing = slots.words.get('thing')
  const format = slots.words.get('format')
  const columns = said?.split(/,? (?:and|as well as) |, /u).map((one) => one.replace(/^(?:the|an?) /iu, ''))
  if (columns?.some((one) => one.length > 40) === true) return undefined
  const what = thing === undefined ? 'the data' : thingOf(thing)
  if (
    columns === undefined &&
    thing !== undefined &&
    !isPlural(thing) &&
    !/(?:list|table|overview|data|history|log|results?|calendar|statistics)(?: |$)/iu.test(thing)
  )
    return [
      {
        title: [`${capital(what)} as ${format ?? 'a file'}: the same data as on the page`],
        given: [`${capital(what)} is displayed; its data are noted down.`],
        steps: [
          line(
            `Download ${what}`,
            `A ${(format ?? 'file').replace(/(?<=PDF|CSV|XML|JSON|ZIP|GPX|Word|Excel)$/u, ' file')} is saved`.replace(
              /^A (?=Excel|XML|XLSX|iCal|ICS)/u,
              'An ',
            ),
          ),
          line('Open the file', 'It holds the noted data; nothing is cut off'),
        ],
      },
    ]
  const kind =
    format === undefined
      ? 'A file'
      : `A ${format.replace(/(?<=CSV|PDF|Excel|XLSX|XML|JSON|iCal|ICS|text|ZIP|GPX|Word)$/u, ' file')}`.replace(
          /^A (?=Excel|XML|XLSX|iCal|ICS)/u,
          'An ',
        )
  return [
    {
      title: [
        `Export of ${what}${format === undefined ? '' : ` as ${format}`}: ${columns === undefined ? 'complete' : columns.join(', ')}`,
        `Export of ${what}${columns === undefined ? '' : `: ${String(columns.length)} columns`}`,
      ],
      given: [`${capital(what)}: exactly two records with noted data, one of them with the name “Zoë Weiß; Ltd”.`],
      steps: [
        line(`Export ${what}`, `${kind} is saved`),
        line(
          'Open the file',
          `${columns === undefined ? '' : `The columns are exactly ${columns.join(', ')}; `}${columns === undefined ? 'B' : 'b'}oth records are in it with the noted data, “Zoë Weiß; Ltd” included`,
        ),
      ],
      assume: ['A name with special characters is permitted in the data.'],
    },
  ]
}

/** How things look, in which language, and what an export or a print holds. */
export const looks: PatternGroup = {
  cue: 'weight|crossed|struck|switch|toggle|phone|tablet|red|green|yellow|orange|blue|grey|gray|bold|colou?r|icon|px|pixel|screen|width|mobile|desktop|language|english|german|french|spanish|translat|export|download|print|csv|pdf|excel|label|placed|below|above|next to|left|right|order|format|logo|crossed|highlight',
  patterns: [
    {
      said: `<things> (?:is|are|must be|should be) (?<verb>shown|displayed|marked|highlighted|printed|coloured|colored|set|written|framed|underlined|flagged|crossed|struck|greyed|grayed) (?:in )?(?:a )?(?<look>${colours}(?: (?:and|or) ${colours})?|out|through)(?: in (?<place>the [^,;.]{3,40}?))?`,
      example: 'Overdue invoices are shown in red.',
      cases: (slots) =>
        lookCase(
          slots,
          /^(?:out|through)$/u.test(word(slots, 'look'))
            ? /struck/iu.test(word(slots, 'verb'))
              ? 'struck through'
              : /gr[ae]yed/iu.test(word(slots, 'verb'))
                ? 'greyed out'
                : 'crossed out'
            : word(slots, 'look'),
        ),
    },
    {
      said: '(?:On|For) (?:a |the )?(?<device>phones?|smartphones?|mobile(?: phones| devices)?|mobiles|small screens|tablets?|narrow screens|desktops?|desktop computers|large screens),? (?<rest>(?:the|all|an?|only|no|its) .{4,160}?)',
      example: 'On phones, the table is replaced by cards.',
      cases: (slots) => deviceCase(slots),
    },
    {
      said: '(?<thing>(?:The |An? )?[^,;.]{3,60}?) (?:can be|is|are|must be) (?<verb>exported|downloaded|saved|exportable) (?:as|in|to) (?:an? )?(?<format>(?:CSV|PDF|Excel|XLSX|XML|JSON|iCal|ICS|text|ZIP|GPX|Word)(?:[- ]?(?:file|format|document|table|spreadsheet))?)(?:,? (?:with|containing|that contains|which contains) (?:the )?(?:columns|fields|following columns|the columns|sheets|headings)?:? ?<list>)?',
      example: 'The result list can be exported as a CSV file with the columns Name, Date and Amount.',
      cases: (slots) => exportCase(slots),
    },
  ],
}
