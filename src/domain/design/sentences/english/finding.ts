import { filters, split } from './finding-cases.ts'
import type { PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { line } from './wording.ts'
import { word, who, filterCase, searchCase, sortCase } from './finding-cases.ts'

const sortedThings = ({ words }: Slots): string =>
  words.get('things') ?? words.get('things2') ?? words.get('things3') ?? ''

/** Filters and searches. */
export const finding: PatternGroup = {
  cue: 'sort|only|not |no longer|filter|search|find|hit|match|narrow|look up|looked up|result',
  patterns: [
    {
      said: `(?:${who}${filters} <things>|<things2> can be (?:filtered|narrowed down|restricted)) (?:by|for|according to) <list>`,
      example: 'The list of vehicles can be filtered by depot and status.',
      cases: (slots) => filterCase(slots.words.get('things') ?? word(slots, 'things2'), word(slots, 'list')),
    },
    {
      said: `(?:${who}sort <things>|<things2> (?:(?:can|must|should) be sorted|(?:is|are|must be|should be) sortable)|(?:The )?<things3> (?:offers?|has|have) sorting) (?:by|according to) <list>`,
      example: 'Users can sort the table by distance, price or rating.',
      cases: (slots) => sortCase(sortedThings(slots), word(slots, 'list')),
    },
    {
      said: `(?:${who}sort <things>|<things2> (?:(?:can|must|should) be sorted|(?:is|are|must be|should be) sortable)) (?:by|according to) <list><stop>(?:The )?default(?: order| sort order| sorting)? is (?:by )?(?<preset>[^,;.]{3,30}?)`,
      example: 'The hits can be sorted by price, distance or rating. The default is distance.',
      cases: (slots) => sortCase(sortedThings(slots), word(slots, 'list'), word(slots, 'preset')),
    },
    {
      said: '(?:The )?filters? <label>(?:,? and|,) <label2> (?:can|may|must|should) be (?:combined|used together|applied together|(?:used|applied|set) at the same time)(?: with (?:each other|one another))?',
      example: 'The filters "Colour" and "Max. price" can be used together.',
      cases: (slots) => {
        const [one, other] = [word(slots, 'label'), word(slots, 'label2')]
        return [
          {
            title: [
              `${one} and ${other} together: only what matches both`,
              'Two filters together: only what matches both',
            ],
            technique: 'Decision table',
            given: [
              `One value is chosen for each of the filters ${one} and ${other}.`,
              'Four records exist: A matches both values, B only the first filter, C only the second one, D neither.',
            ],
            steps: [
              line(`Set the filter ${one}`, 'A and B are listed, C and D are not', 'the chosen value'),
              line(`Set the filter ${other} as well`, 'Only A is listed', 'the chosen value'),
              line(`Remove the filter ${one}`, 'A and C are listed, B and D are not'),
              line(`Remove the filter ${other} as well`, 'All four records are listed'),
            ],
            assume: ['Used together means that a record has to match both filters.'],
          },
        ]
      },
    },
    {
      said: '(?:The |A |Several |Multiple |All )?filters?(?: (?:by|for|on) [^,;.]{3,60}?)? (?:can|may) be (?:combined|used together|applied together|applied at the same time)(?: with (?:each other|one another))?',
      example: 'Filters can be combined.',
      cases: () => [
        {
          title: 'Two filters together: only what matches both',
          technique: 'Decision table',
          given: ['Three records exist: A matches filter 1 and filter 2, B only filter 1, C only filter 2.'],
          steps: [
            line('Set filter 1', 'A and B are listed, C is not'),
            line('Set filter 2 as well', 'Only A is listed'),
            line('Remove filter 1', 'A and C are listed, B is not'),
          ],
          assume: ['Filter 1 and filter 2 are any two of the filters that are offered.'],
        },
      ],
    },
    {
      said: `(?:${who}(?:search|look) (?:for )?<things>|<things2> can be (?:searched(?: for)?|found|looked up)) (?:by|via|using|with) <list>`,
      example: 'Customers can be searched by name, e-mail address and customer number.',
      cases: (slots) => searchCase(slots.words.get('things') ?? word(slots, 'things2'), word(slots, 'list')),
    },
    {
      said: '(?:The )?(?:full-text )?search(?: field| box| bar| function)?(?: (?:for|of|in) <things>)? (?:finds?|looks? (?:for|in|at|up)|searches|covers|includes|considers|takes into account|works (?:for|on|with)) (?:<things2> (?:by|in|via|through) )?<list>',
      example: 'The search covers title, author and ISBN.',
      cases: (slots) => {
        const fields = split(word(slots, 'list'))
        return fields.some((field) => / (?:is|are|can|if|that|which|only|with) /u.test(field) || field.length > 35)
          ? undefined
          : searchCase(slots.words.get('things') ?? slots.words.get('things2') ?? 'entries', word(slots, 'list'))
      },
    },
    {
      said: '(?:The )?search(?: field| box| bar| function)?(?: (?:for|of|in) [^,;.]{3,40}?)? (?:is (?:not case[- ]sensitive|case[- ]insensitive)|ignores (?:upper and lower case|case|capitalisation|capitalization|capital letters)|does not distinguish (?:between )?(?:upper and lower case|capital and small letters)|(?:works )?regardless of (?:upper and lower case|case|capitalisation))',
      example: 'The search is not case-sensitive.',
      cases: () => [
        {
          title: 'Search for “kestrel”, “KESTREL” and “Kestrel”: the same hit',
          technique: 'Equivalence partitioning',
          given: ['One entry contains the word “Kestrel”, another one does not.'],
          steps: ['kestrel', 'KESTREL', 'Kestrel'].map((text) =>
            line(`Search for “${text}”`, 'Exactly the entry with “Kestrel” is found', text),
          ),
        },
      ],
    },
  ],
}
