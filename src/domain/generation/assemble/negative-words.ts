/** Words in a title that make a case look negative (docs/spec.md, section 5), with their endings, and the same words in Spanish. */
const negativeTitle =
  /(?<![\p{L}\p{N}])(?:disabled|invalid\p{L}*|errors?|empty|single|cancel\p{L}*|fail\p{L}*|no|deshabilitad[oa]s?|inválid[oa]s?|errores|vací[oa]s?|únic[oa]|fall[aoó]\p{L}*)(?![\p{L}\p{N}])/iu

export function looksNegative(testCase: { title: string; type?: string }): boolean {
  return negativeTitle.test(testCase.title) || /^negativ/i.test(testCase.type ?? '')
}

/** Words in a title or description that make a case an enriched one (docs/spec.md, section 9). */
const enrichedWords = /invalid|error|forbidden|unauthorized|overflow|rate limit|timeout|negative/i

export function looksEnriched(testCase: { title: string; description: string }): boolean {
  return enrichedWords.test(testCase.title) || enrichedWords.test(testCase.description)
}
