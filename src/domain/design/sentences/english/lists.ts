import { descending } from './lists-cases.ts'
import type { PatternGroup } from '../pattern.ts'
import { word, sorted, orderCase, pagingCase, specialFirst } from './lists-cases.ts'

/** Lists: their order, columns, paging and what stands there when they are empty. */
export const lists: PatternGroup = {
  cue: 'appear|new|load|sort|order|list|first|top|newest|latest|recent|alphabet|page|column|table|empty|no |badge|counter|number of|show|display',
  patterns: [
    {
      said: `<things> ${sorted} by (?:the )?(?<sortby>[^,;.()]{3,40}?),? (?:and |but |with )?(?:the )?(?<special>[a-z]+) (?:ones|entries|items) (?:always )?(?:come |are |stay |remain |being )?(?:always )?(?:first|on top|at the top)`,
      example: 'Notes are ordered by most recent change, pinned ones always come first.',
      cases: (slots) => specialFirst(word(slots, 'things'), word(slots, 'sortby'), word(slots, 'special')),
    },
    {
      said: `<things> (?:defaults? to|starts? with|${sorted}(?: with)?) (?:the )?(?<way>lowest|highest|cheapest|nearest|closest|largest|smallest|best|shortest|longest)(?: <sortby=[a-z]+(?: [a-z]+)?>)? first`,
      example: 'Offers default to lowest price first.',
      cases: (slots) => {
        const way = word(slots, 'way')
        return orderCase(word(slots, 'things'), slots.words.get('sortby') ?? way, descending.test(way))
      },
    },
    {
      said: `<things> ${sorted} (?:in (?<way>ascending|descending|increasing|decreasing) order )?(?:by|according to) (?:the )?(?<sortby>[^,;.()]{3,40}?)(?: in (?<way2>ascending|descending|alphabetical|chronological|reverse chronological) order|,? (?<way3>ascending|descending|alphabetically|(?:the )?(?:newest|oldest|latest|earliest|most recent|highest|lowest|cheapest|nearest|closest|largest|smallest|best|shortest|longest)(?: [a-z]+)? (?:first|at the top|on top))| \\((?<way4>ascending|descending|newest first|oldest first|a ?(?:to|-|–) ?z|z ?(?:to|-|–) ?a)\\))?`,
      example: 'Search results are sorted by price in ascending order.',
      cases: (slots) => {
        const way = ['way', 'way2', 'way3', 'way4'].map((name) => slots.words.get(name) ?? '').join(' ')
        const field = word(slots, 'sortby')
        const then = /^(?<first>.{3,40}?),? (?:and )?then (?:by )?(?<second>.{3,40})$/iu.exec(field)?.groups
        return orderCase(word(slots, 'things'), then?.first ?? field, descending.test(way), then?.second)
      },
    },
    {
      said: '<things> (?:shows?|displays?|has|lists?|contains?|is split into pages of|are split into pages of) (?:at most |up to |a maximum of |no more than |exactly )?<count> <things2>(?: each)? (?:per|on each|on every|on one|on a) page(?:[.,;]? .{0,80})?',
      example: 'The overview of parcels shows 25 parcels per page.',
      cases: (slots) => pagingCase(slots, word(slots, 'things')),
    },
  ],
}
