/** Matches any of the spellings as whole words, in any case. A spelling is a pattern. `\b` knows only English letters. */
export function wholeWords(spellings: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${spellings.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
}
