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

/** "Amounts have the € sign in front and two decimals": amounts that are stored without them. */
function amountsCase(slots: Slots): CasePattern[] {
  const texts = ['7.00', '9.50', '83.25'].map((amount) => `${word(slots, 'sign')}${amount}`)
  return [
    {
      title: `${capital(word(slots, 'things'))} read ${texts.join(', ')}`,
      technique: 'Checklist-based',
      given: ['The amounts 7, 9.5 and 83.25 are stored in the test data.'],
      steps: ['7', '9.5', '83.25'].map((amount, at) =>
        line(`Look up the stored amount of ${amount} on the page`, `The amount reads "${texts[at] ?? ''}"`, amount),
      ),
    },
  ]
}

/** "The total is in bold and stands below all other lines, also at a width of 360 px." */
function placeCase(slots: Slots): CasePattern[] | undefined {
  const thing = thingOf(word(slots, 'thing'))
  const width = slots.values.get('width')?.text
  const look = slots.words.get('look')
  const others = word(slots, 'things2')
  const isLast = /below|under|after|last|bottom|end/iu.test(word(slots, 'where'))
  const styled = look === undefined ? '' : `${/^(?:bold|italics?|capital|upper)/u.test(look) ? 'in ' : ''}${look}`
  const seen = `${capital(thing)} is${styled === '' ? '' : ` ${styled} and`} the ${isLast ? 'last' : 'first'} of the ${others}`
  return [
    {
      title: [
        `${capital(thing.replace(/^the /u, ''))}${styled === '' ? '' : ` ${styled},`} ${isLast ? 'last' : 'first'} line${width === undefined ? '' : `, also at ${width}`}`,
        `${capital(thing.replace(/^the /u, ''))} ${isLast ? 'below' : 'above'} all other ${others}`,
      ],
      technique: 'Checklist-based',
      given: [`A page is open that shows ${thing} together with at least three other ${others}.`],
      steps: [
        line(`Read the ${others} from top to bottom`, seen, 'Window 1280 px wide'),
        ...(width === undefined
          ? []
          : [line('Reduce the width of the window', `${seen.replace(' is ', ' is still ')}; none is cut off`, width)]),
      ],
      assume: width === undefined ? [] : ['1280 px stands for a desktop.'],
    },
  ]
}

/** "It must work on phones as well": the ticket says neither what works means nor which phones. */
function devicesCase(slots: Slots): CasePattern[] | undefined {
  const kind = word(slots, 'device').toLowerCase()
  const stated = slots.words.get('word')
  const [width, devices] = /tablet/u.test(kind)
    ? ['820 px', ['current Android tablet', 'current iPad']]
    : ['390 px', ['current Android phone', 'current iPhone']]
  const page =
    stated === undefined || /^(?:it|this|everything|all of it)$/iu.test(stated) ? 'the page' : thingOf(stated)
  const one = /tablet/u.test(kind) ? 'tablet' : 'phone'
  return [
    {
      title: [
        `${capital(page.replace(/^the /u, ''))} can be read and used on a ${one} ${width} wide`,
        `Usable on a ${one} ${width} wide`,
      ],
      technique: 'Checklist-based',
      given: ['The same test user has signed in on both devices.'],
      steps: [
        ...devices.map((device) =>
          line(
            `Open ${page} on a ${device}`,
            `Everything that ${page} shows on a desktop can be read without scrolling sideways or zooming`,
            `${width}, upright`,
          ),
        ),
        line(
          `Tap each button, link and field of ${page} with the thumb`,
          'Each of them can be hit and does the same as on a desktop',
          `${width}, upright`,
        ),
      ],
      assume: [
        `The ticket names neither devices nor a width: one ${devices.join(' and one ')}, ${width} wide, stand for ${kind}.`,
        'To work means: everything can be read and used as on a desktop.',
      ],
    },
  ]
}

const lastPlace = '(?:below|under(?:neath)?|above|before|after) all (?:of )?(?:the )?other'

/** How things look, in which language, and what an export or a print holds. */
export const looks: PatternGroup = {
  cue: ' on (?:all )?(?:mobile |small )?(?:phones|smartphones|tablets|mobile|devices)|sign |decimals|weight|crossed|struck|switch|toggle|phone|tablet|red|green|yellow|orange|blue|grey|gray|bold|colou?r|icon|px|pixel|screen|width|mobile|desktop|language|english|german|french|spanish|translat|export|download|print|csv|pdf|excel|label|placed|below|above|next to|left|right|order|format|logo|crossed|highlight',
  patterns: [
    {
      said: `(?:All |The )?<things=(?:amounts|prices|sums|amounts of money|fees|totals)>(?: of money)? (?:have|carry|show|are (?:shown|displayed|written) with|must have|should have) (?:the |an? )?<sign=[€$£]>(?: sign| symbol)? (?:in front(?: of them)?|before (?:them|the number)) and (?:two|2) decimals?(?: places)?`,
      example: 'Prices have the € sign in front and two decimals.',
      cases: (slots) => amountsCase(slots),
    },
    {
      said: `<thing> (?:is|are|must be|should be) (?:(?:in |shown in |printed in |set in )?(?<look>${colours}),? and (?:(?:it )?(?:is|stands|appears|comes|stays) )?)?(?:placed |shown |located )?(?<where>${lastPlace}|above all (?:the )?other) <things2=(?:lines|rows|items|entries|amounts|positions)>(?:,? (?:also|even) (?:at|in|with) (?:a |the )?(?:(?:screen|window) )?(?:width|window) of <width>|,? (?:also|even) at <width2=\\d{3,4} px>)?`,
      example: 'The grand total is in bold and stands below all other rows, also at a width of 320 px.',
      derive: ({ words }) => ({ width: words.get('width') ?? words.get('width2') ?? '' }),
      cases: (slots) => placeCase(slots),
    },
    {
      said: '(?:The |This )?<word=It|This|Everything|All of it|(?:[a-z-]+ ){0,2}(?:page|site|website|web ?shop|shop|store|app|application|portal|dashboard|form|overview|list|table|editor|calendar|map|menu|checkout|basket|interface|catalogue|catalog|survey|quiz|game)> (?:must|should|has to|have to|needs? to|shall|will|can) (?:also )?(?:work|run|function|be (?:usable|readable|operable|available)|look good)(?: well| properly| fine| smoothly)? on (?:all |any |current |modern |a )?(?<device>phones?|smartphones?|mobile(?: phones| devices)?|mobiles|tablets?)(?: as well| too| also)?',
      example: 'It must work on phones as well.',
      cases: (slots) => devicesCase(slots),
    },
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
