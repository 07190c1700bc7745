import { colours } from './looks-cases.ts'
import { isPlural } from '../../understand/english/subject.ts'
import type { PatternGroup } from '../pattern.ts'
import { anyOf, capital, line, lowerArticle, thingOf } from './wording.ts'
import { word, lookCase, widthCase, deviceCase, languageCase, exportCase, formatCase } from './looks-cases.ts'

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
      said: '<things> (?:is|are|must be) (?:shown|displayed|marked|printed|highlighted|set) in (?<look>[a-z ]{3,25}?)(?:, | and |, and )(?<state>[a-z-]{3,20})(?: ones| [a-z]+)? (?:(?:is|are) (?:shown|displayed|marked|printed) )?in (?<look2>[a-z ]{3,25}?)',
      example: 'Read messages are displayed in grey, unread ones in bold.',
      cases: (slots) => {
        const one = anyOf(word(slots, 'things')).replace(/^an? /u, '')
        const noun = one.split(' ').slice(1).join(' ')
        if (noun === '') return undefined
        return [
          {
            title: [
              `${capital(one)} in ${word(slots, 'look')}, ${word(slots, 'state')} one in ${word(slots, 'look2')}`,
            ],
            technique: 'Checklist-based',
            given: [`There is ${anyOf(one)} (record 1) and ${anyOf(`${word(slots, 'state')} ${noun}`)} (record 2).`],
            steps: [
              line(
                'Open the page with both',
                `Record 1 is in ${word(slots, 'look')}, record 2 in ${word(slots, 'look2')}`,
              ),
            ],
          },
        ]
      },
    },
    {
      said: '<things> (?:is|are|must be|should be) (?:marked|highlighted|flagged|labelled|labeled|shown|displayed|tagged|indicated|identified) (?:with|by) (?:an? |the )(?<look>[^,;.]{3,50}?)(?: in (?<place>the [^,;.]{3,40}?))?',
      example: 'New messages are marked with a blue dot.',
      cases: (slots) => lookCase(slots, `a ${word(slots, 'look')}`),
    },
    {
      said: '(?:On|With|At|For|In) (?:screens?|displays?|windows?|devices?|viewports?|a (?:screen|window|viewport)(?: width)?|widths?|screen widths|a width)(?: of)?(?: that (?:is|are))? (?:narrower than|smaller than|below|under|less than|with a width (?:below|under|of less than)|up to) <width>(?: wide| width)?,? (?<rest>(?:the|all|an?|only|no|its) .{4,160}?)',
      example: 'On screens narrower than 768 px the menu is collapsed into an icon.',
      cases: (slots) => widthCase(slots),
    },
    {
      said: '(?:On|For) (?:a |the )?(?<device>phones?|smartphones?|mobile(?: phones| devices)?|mobiles|small screens|tablets?|narrow screens|desktops?|desktop computers|large screens),? (?<rest>(?:the|all|an?|only|no|its) .{4,160}?)',
      example: 'On phones, the table is replaced by cards.',
      cases: (slots) => deviceCase(slots),
    },
    {
      said: '(?<rest>(?:The|All|An?|Only) [^,;]{4,140}?) on (?<device>phones|smartphones|mobile(?: phones| devices)|small screens|tablets|narrow screens)',
      example: 'The filter bar is hidden on small screens.',
      cases: (slots) => deviceCase(slots),
    },
    {
      said: '(?:(?:The user|Users|Customers|<role>|I) (?:can|may) )?(?:switch|toggle|change) between (?:the )?(?<first>[^,;.]{2,30}?) and (?:the )?(?<second>[^,;.]{2,30}?)',
      example: 'The user can switch between list view and map view.',
      cases: (slots) => {
        const [first, second] = [word(slots, 'first'), word(slots, 'second')]
        return [
          {
            title: [`From ${first} to ${second} and back`],
            given: [`The ${first} is displayed.`],
            steps: [
              line(`Switch to ${second}`, `The ${second} is displayed, with the same entries`),
              line(`Switch to ${first}`, `The ${first} is displayed, with the same entries`),
            ],
          },
        ]
      },
    },
    {
      said: '<rest> (?:on|at|with|for) (?:screens?|displays?|windows?|devices?|viewports?|widths?|screen widths|a width|a window width)(?: of)?(?: that (?:is|are))? (?:narrower than|smaller than|below|under|less than|with a width (?:below|under|of less than)) <width>(?: wide| width)?',
      example: 'The columns are stacked on screens narrower than 600 px.',
      cases: (slots) => widthCase(slots),
    },
    {
      said: '(?:The |This )?(?<thing>[^,;.]{3,50}?) (?:can be used|is usable|works|must be usable|is fully usable|is operable|must work|is readable|must be readable|is displayed completely) (?:on (?:screens|devices|phones|smartphones|mobile devices)|down to|from|at|with)(?: (?:a )?(?:screen |window )?width)?(?: of)?(?: from| with)?(?: at least)? <width>(?: (?:on|upwards|wide|width|and wider|or more))?(?: without (?:horizontal )?scrolling(?: horizontally)?)?',
      example: 'The booking page can be used from a width of 360 px without horizontal scrolling.',
      cases: (slots) => {
        const thing = thingOf(word(slots, 'thing'))
        return [
          {
            title: [
              `${capital(thing)} at {width}: nothing cut off, no scrolling sideways`,
              'At {width}: nothing cut off, no scrolling sideways',
            ],
            technique: 'Checklist-based',
            steps: [
              line(
                `Open ${thing} in a window of {width}`,
                'No text or control is cut off or covered; the page cannot be scrolled sideways',
                '{width}',
              ),
              line(`Open ${thing} in a window of 1280 px`, 'No text or control is cut off or covered', '1280 px'),
            ],
            assume: ['1280 px stands for an ordinary desktop.'],
          },
        ]
      },
    },
    {
      said: '(?:(?:On|In) [^,;.]{3,40}?, )?(?:the |an? |each |every )?(?<thing>[^,;.]{3,50}?) (?:is|are|must be|should be|appears?|stands?|is placed|is located|is displayed|is shown|are displayed|are shown|are placed) (?:placed |located |positioned |printed )?(?:directly |immediately )?(?<where>(?:below|above|under|next to|beside|to the (?:left|right) of|on the (?:left|right) of|left of|right of|between|behind|in front of) (?:the )?[^,;.]{3,50}?)',
      example: 'The total is placed directly below the last line of the invoice.',
      cases: (slots) => {
        const thing = thingOf(word(slots, 'thing'))
        const where = word(slots, 'where')
        return [
          {
            title: [`${capital(thing)} ${where}, also at 360 px`, `${capital(thing)} ${where}`],
            technique: 'Checklist-based',
            steps: [
              line(
                `Open the page with ${thing} in a window of 1280 px`,
                `${capital(thing)} ${isPlural(thing) ? 'stand' : 'stands'} ${where}`,
                '1280 px',
              ),
              line(
                'Reduce the window to 360 px',
                `${capital(thing)} ${isPlural(thing) ? 'are' : 'is'} displayed whole, without scrolling sideways`,
                '360 px',
              ),
            ],
            assume: ['360 px stands for a phone; the ticket names no width.'],
          },
        ]
      },
    },
    {
      said: '(?:The )?(?<thing>app|application|portal|website|site|page|system|form|user interface|product|programme|program|platform|shop|tool|interface|kiosk|newsletter|[^,;.]{3,40}?) (?:is|are|must be) (?:available|offered|provided|shown|displayed) in (?<list>[A-Z][a-z]+(?:, [A-Z][a-z]+){0,8},? (?:and|or) [A-Z][a-z]+)(?:(?:<stop>|, (?:and )?)(?:the |its |users can change the |the user can (?:change|switch) the )?language (?:can be (?:changed|switched|selected|set))?(?: (?:in|via|on|at) [^,;.]{3,50})?)?',
      example: 'The app is available in English, German and Spanish; the language can be changed in the settings.',
      cases: (slots) => languageCase(slots),
    },
    {
      said: '(?:The )?(?<thing>app|application|portal|website|site|page|system|form|user interface|product|programme|program|platform|shop|tool|interface|kiosk|newsletter|[^,;.]{3,40}?) (?:is|are|must be) (?:available|offered|provided|shown|displayed) in (?<list>[A-Z][a-z]+(?:, [A-Z][a-z]+){0,8},? (?:and|or) [A-Z][a-z]+)',
      example: 'The kiosk is available in English and Welsh.',
      cases: (slots) => languageCase(slots),
    },
    {
      said: '(?<thing>(?:The |All |An? )?[^,;.]{3,60}?) (?:is|are|must be) (?:sent|shown|displayed|written|generated|issued|printed|created|drawn up|produced) in the (?<word>language)(?: that| which)? (?:of the (?<who>[a-z ]{3,30})|the (?<who2>[a-z ]{3,30}?) (?:has (?:chosen|selected|set)|chose|selected|set)(?: [^.]{3,40})?|(?:chosen|selected|set) (?:by the (?<who3>[a-z ]{3,30})|in (?:the|their) [a-z ]{3,30}))',
      example: 'Confirmation e-mails are sent in the language that the guest has chosen.',
      cases: (slots) => {
        const thing = lowerArticle(word(slots, 'thing'))
        const who = slots.words.get('who') ?? slots.words.get('who2') ?? slots.words.get('who3') ?? 'user'
        return [
          {
            title: [
              `${capital(thing)}: English for Anna Weber, Spanish for Carla Diaz`,
              'In the language of each person',
            ],
            technique: 'Decision table',
            given: [
              `Two ${who.replace(/(?<!s)$/u, 's')} are prepared: Anna Weber has chosen English, Carla Diaz Spanish.`,
            ],
            steps: [
              line(`Trigger ${thing} for Anna Weber`, 'All fixed texts are in English', 'Anna Weber'),
              line(`Trigger ${thing} for Carla Diaz`, 'All fixed texts are in Spanish', 'Carla Diaz'),
            ],
            assume: ['English and Spanish are among the languages that are offered.'],
          },
        ]
      },
    },
    {
      said: '(?<thing>(?:The |An? )?[^,;.]{3,60}?) (?:can be|is|are|must be) (?<verb>exported|downloaded|saved|exportable) (?:as|in|to) (?:an? )?(?<format>(?:CSV|PDF|Excel|XLSX|XML|JSON|iCal|ICS|text|ZIP|GPX|Word)(?:[- ]?(?:file|format|document|table|spreadsheet))?)(?:,? (?:with|containing|that contains|which contains) (?:the )?(?:columns|fields|following columns|the columns|sheets|headings)?:? ?<list>)?',
      example: 'The result list can be exported as a CSV file with the columns Name, Date and Amount.',
      cases: (slots) => exportCase(slots),
    },
    {
      said: '(?:The )?(?:CSV |PDF |Excel )?(?:export|exported file|download|file|printout|print|report) (?:of <thing> )?(?:contains?|includes?|has|consists of|shows) (?:exactly )?(?:the )?(?:following )?(?:columns|fields|details):? <list>',
      example: 'The export of the members contains the columns "Name", "City" and "Joined".',
      cases: (slots) => exportCase(slots),
    },
    {
      said: '(?:The |An? )?(?:export|printout|download|PDF|report|print)(?: of <thing>)? (?:only )?(?:contains|includes|considers|respects|takes into account|covers) (?:only )?(?:the )?(?<rest>(?:set|current|selected|active|applied|chosen) filters?|filtered (?:entries|records|data|[a-z]+)|entries (?:that are )?(?:currently )?(?:displayed|shown|filtered|visible)|(?:currently )?(?:displayed|visible|selected) (?:entries|records|rows|[a-z]+))',
      example: 'The export contains only the filtered entries.',
      cases: (slots) => {
        const selected =
          /selected|chosen (?:entries|rows)/iu.test(word(slots, 'rest')) && !/filter/iu.test(word(slots, 'rest'))
        return [
          {
            title: selected ? 'Export of a selection: A only, not B' : 'Export with a filter: A only, not B',
            given: [selected ? 'Two entries exist: A and B.' : 'Two entries exist: A matches the filter, B does not.'],
            steps: [
              line(
                selected ? 'Select entry A only' : 'Set the filter',
                selected ? 'A is selected, B is not' : 'A is listed, B is not',
              ),
              line('Start the export', 'A file is saved'),
              line('Open the file', 'A is in it, B is not'),
            ],
          },
        ]
      },
    },
    {
      said: '(?:The )?(?<thing>[^,;.]{3,40}?) can be printed(?:[,;]? (?:and )?(?:the printout|it) (?:contains|shows|includes) <list>)?',
      example: 'The packing list can be printed.',
      cases: (slots) => {
        const thing = thingOf(word(slots, 'thing'))
        const list = slots.words.get('list')
        return [
          {
            title: [`Printout of ${thing}`],
            given: [`${capital(thing)} ${isPlural(thing) ? 'are' : 'is'} filled with data that are noted down.`],
            steps: [
              line(`Print ${thing}`, 'The print dialog of the browser or device opens'),
              line(
                'Print to a PDF file',
                list === undefined
                  ? 'The file holds the noted data; nothing is cut off'
                  : `The file holds ${list}, with the noted data`,
              ),
            ],
          },
        ]
      },
    },
    {
      said: '(?<thing>(?:The |All )?(?:dates?|times?|amounts|prices|numbers|weights|temperatures|phone numbers|[^,;.]{3,30}?)) (?:is|are|must be|should be) (?:shown|displayed|written|given|printed|formatted) (?:in|as|with|according to) (?:the )?(?:format |form |pattern )?(?<format>["“](?=[^"”]*[dMyhms0#.:,-]{2})[^"”]{3,30}["”]|(?:DD|dd|MM|YYYY|yyyy|HH)[^ ,;]{2,20}(?: HH[:.]mm)?)',
      example: 'Dates are shown in the format DD.MM.YYYY.',
      cases: (slots) => formatCase(slots),
    },
    {
      said: '(?:The )?(?<thing>button|link|menu item|tab|field|page|heading|title|column|checkbox|tile|section|screen|dialog|window)(?: for (?<event>[^,;.]{3,40}?))? (?:is|must be|should be) (?:called|labelled|labeled|named|titled|headed) <label>',
      example: 'The button for sending is labelled "Send now".',
      cases: (slots) => [
        {
          title: [`${capital(word(slots, 'thing'))} with the text ${word(slots, 'label')}`],
          technique: 'Checklist-based',
          steps: [
            line(
              `Open the page with the ${word(slots, 'thing')}${slots.words.get('event') === undefined ? '' : ` for ${slots.words.get('event') ?? ''}`}`,
              `Its text is exactly ${word(slots, 'label')}`,
            ),
          ],
        },
      ],
    },
  ],
}
