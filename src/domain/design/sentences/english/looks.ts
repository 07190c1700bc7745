import { colours } from './looks-cases.ts'
import type { PatternGroup } from '../pattern.ts'
import { word, lookCase, deviceCase, exportCase } from './looks-cases.ts'

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
