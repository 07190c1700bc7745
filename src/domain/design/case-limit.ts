const fewest = 6
const most = 100

/**
 * How many cases a ticket gets: enough for every criterion, one each and a third more, with enrichment three each; never
 * fewer than 6 or more than 100. A configured maximum caps it.
 */
export function caseLimit(criteria: number, enrichment: boolean, configured?: number): number {
  const wanted = enrichment ? criteria * 3 : Math.ceil((criteria * 4) / 3)
  return Math.min(Math.max(fewest, wanted), most, configured ?? most)
}
