import { filters, split } from './finding-cases.ts'
import type { PatternGroup } from '../pattern.ts'
import { placeOf } from './lists-cases.ts'
import { anyOf, capital, line, lowerArticle, thingOf } from './wording.ts'
import { word, who, filterCase, searchCase, sortCase, noHit, onlyListed } from './finding-cases.ts'

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
      said: `(?:${who}sort <things>|<things2> can be sorted|(?:The )?<things3> (?:offers?|has|have) sorting) (?:by|according to) <list>`,
      example: 'Users can sort the table by distance, price or rating.',
      cases: (slots) =>
        sortCase(
          slots.words.get('things') ?? slots.words.get('things2') ?? word(slots, 'things3'),
          word(slots, 'list'),
        ),
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
      said: '(?:The )?filters? <quoted> (?:shows?|lists?|displays?|finds?) (?:only )?<things>',
      example: 'The filter "Mine" shows only tickets assigned to the signed-in agent.',
      cases: (slots) => {
        const things = word(slots, 'things').replace(/^only /iu, '')
        const [, head = things, tail = ''] =
          /^(\S+(?: \S+)??) ((?:that|which|who|whose|with|without|of|in|assigned|created|from|for|due|older|newer|at|on) .+)$/iu.exec(
            things,
          ) ?? []
        return [
          {
            title: [`Filter ${word(slots, 'quoted')}: only ${things}`, `Filter ${word(slots, 'quoted')}`],
            given: [
              tail === ''
                ? `There are ${things} and others.`
                : `Two ${head} exist: A is one of the ${things}; B is not.`,
            ],
            steps: [
              line(
                `Select the filter ${word(slots, 'quoted')}`,
                tail === '' ? `Only ${things} are listed` : 'A is listed, B is not',
              ),
              line('Remove the filter', tail === '' ? 'All of them are listed again' : 'A and B are listed'),
            ],
          },
        ]
      },
    },
    {
      said: '(?:The )?(?:button |link )?<label> (?:resets|clears|removes) (?:all )?(?:the )?filters?(?: at once)?',
      example: 'The button "Reset" clears all filters.',
      cases: (slots) => [
        {
          title: `${word(slots, 'label')} takes all filters away`,
          given: ['Two filters are set, and the list is shorter than without them.'],
          steps: [line(`Select ${word(slots, 'label')}`, 'No filter is set; the whole list is displayed')],
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
    {
      said: '(?:The )?search(?: field| box| bar| function)?(?: (?:for|of|in) [^,;.]{3,40}?)? (?:also )?(?:finds|works with|supports|accepts|matches) (?:also )?(?:parts of (?:words?|a word|the [a-z ]{3,20})|partial (?:words|matches|terms|strings)|fragments)(?: of [^,;.]{3,40})?',
      example: 'The search also finds parts of words.',
      cases: () => [
        {
          title: 'Search for “est” finds “Kestrel”, not “Harbour”',
          technique: 'Equivalence partitioning',
          given: ['One entry contains the word “Kestrel”, another one only “Harbour”.'],
          steps: [
            line(
              'Search for a part from the middle of the word',
              'The entry with “Kestrel” is found, the one with “Harbour” is not',
              'est',
            ),
            line(
              'Search for the beginning of the word',
              'The entry with “Kestrel” is found, the one with “Harbour” is not',
              'Kes',
            ),
          ],
        },
      ],
    },
    {
      said: '(?:If|When) (?:the |a )?(?:search|filter|query)(?: or filter)? (?:has|returns|yields|gives|produces|finds|delivers|brings) (?:no|nothing|zero|0|no matching)(?: (?:hits?|results?|matches|entries|records|[a-z]+))?,? (?:the (?:message|text|hint) |the (?:user sees|system shows|page shows|list shows) )?<message>(?: (?:is|must be) (?:shown|displayed)| appears)?',
      example: 'If the search returns no results, "Nothing found" is displayed.',
      cases: (slots) => noHit(word(slots, 'message')),
    },
    {
      said: '(?:If|When) (?:no (?<things>[^,;.]{3,40}?) (?:matches|match|is found|are found|meets|fits|corresponds to)(?: [^,;.]{3,40}?)?|nothing (?:is found|matches(?: [^,;.]{3,40}?)?)|there (?:is|are) no (?:hits?|results?|matches)(?: for [^,;.]{3,40}?)?),? (?:the (?:message|text|hint) |the (?:user sees|system shows|page shows|list shows) )?<message>(?: (?:is|must be) (?:shown|displayed)| appears)?',
      example: 'When no course matches the search, "No courses found" is shown.',
      cases: (slots) => noHit(word(slots, 'message')),
    },
    {
      said: '(?:The )?(?:chosen |selected |set |last )?(?:filters?|sort order|sorting|search term|filter settings?|filter and sort order)(?: (?:that (?:was|were) set|of <things>))? (?:is|are|stays?|remains?) (?:also )?(?:kept|preserved|remembered|saved|set|retained|active)(?:,? (?:when|after|if|until|even after|even if|also after) (?<clause>.{3,100}?))?',
      example: 'The selected filter is kept when the user opens an entry and comes back.',
      cases: (slots) => {
        const clause = slots.words.get('clause') ?? ''
        const back = /(?:comes?|goes?|returns?|coming|going|navigat)\w* back|returns?/iu.test(clause)
        const steps = /sign|log/iu.test(clause)
          ? [
              line('Sign out', 'The login page is displayed'),
              line('Sign in again', 'Nothing is asked about the filter'),
              line('Open the list', 'The filter is still set; A is listed, B is not'),
            ]
          : /reload|refresh/iu.test(clause)
            ? [line('Reload the page', 'The filter is still set; A is listed, B is not')]
            : back || clause === ''
              ? [
                  line('Open the first entry', 'Its details are displayed'),
                  line('Go back to the list', 'The filter is still set; A is listed, B is not'),
                ]
              : undefined
        return steps === undefined
          ? undefined
          : [
              {
                title: ['The filter is still set afterwards'],
                given: ['Two entries exist: A matches the filter, B does not.'],
                steps: [line('Set the filter', 'A is listed, B is not'), ...steps],
              },
            ]
      },
    },
    {
      said: '(?!(?:The |An? )?(?:export|printout|download|report|PDF)|[a-z]+ing )<things> (?:contains?|shows?|lists?|displays?) only <things2>',
      example: 'The map shows only stations with a free plug.',
      cases: (slots) => onlyListed(word(slots, 'things'), word(slots, 'things2')),
    },
    {
      said: '(?<things>[^,;.]{3,40}?) (?<clause>(?:that|which|without|with|older than|newer than|from|whose|of) [^,;.]{3,60}?) (?:is|are) (?:(?:not|no longer) (?:shown|displayed|listed|offered|visible|found)|hidden)',
      example: 'Entries older than the retention period are not shown.',
      cases: (slots) => {
        const [things, clause] = [word(slots, 'things'), word(slots, 'clause')]
        if (/^(?:if|when|only|in|on|the) /iu.test(things)) return undefined
        const one = anyOf(things)
        return [
          {
            title: [
              `${capital(things)} ${clause} are not listed`,
              `Not listed: ${things} ${clause}`,
              `${capital(things)}: not listed`,
            ],
            type: 'Negative',
            given: [
              `There is ${one} ${clause.replace(/^(?<word>that|which) are /u, '$<word> is ').replace(/^(?<word>that|which) have /u, '$<word> has ')} (A) and ${one} for which this does not hold (B).`,
            ],
            steps: [
              line(`Open the list of ${lowerArticle(things)}`, 'B is listed, A is not'),
              line('Search for A by its name', 'A is not found'),
            ],
          },
        ]
      },
    },
    {
      said: 'Only <things2> (?:is|are) (?:listed|shown|displayed|offered|included) (?:in|on) <things>',
      example: 'Only active members are listed in the directory.',
      cases: (slots) => onlyListed(word(slots, 'things'), word(slots, 'things2')),
    },
    {
      said: '<things2> (?:is|are) (?:not|no longer) (?:listed|shown|displayed|offered|included) (?:in|on) <things>',
      example: 'Archived projects are not shown in the project list.',
      cases: (slots) => {
        const what = word(slots, 'things2').replace(/^(?:the|all) /iu, '')
        return [
          {
            title: [`${capital(placeOf(word(slots, 'things')))} without ${what}`, `Without ${what}`],
            given: [`There is ${anyOf(what)} (A) and one of the same kind that is not (B).`],
            steps: [line(`Open ${thingOf(word(slots, 'things'))}`, 'B is listed, A is not')],
          },
        ]
      },
    },
  ],
}
