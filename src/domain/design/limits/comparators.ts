/** How the words before or after a number bound it. */
export type Comparison = 'atLeast' | 'moreThan' | 'atMost' | 'lessThan' | 'exactly'

interface Comparator {
  words: string
  comparison: Comparison
}

/** Words in front of the number, in English, Spanish, Portuguese, French and German; longer ones first where one begins another. */
const before: Comparator[] = [
  { words: 'must not exceed|should not exceed|shall not exceed|cannot exceed|can not exceed|may not exceed|does not exceed|not exceed(?:ing)?|without exceeding|no more than|not more than|not (?:be )?(?:longer|greater|larger|bigger|higher) than|no (?:longer|greater|larger|later) than|at (?:the )?most|up to(?: a maximum of)?|(?:a |the )?max(?:imum|\\.)?(?: (?:length|size|number|amount|value|limit|of|is|are|allowed|file size|time))*|limited to|(?:a |the )?limit(?:s|ed)? (?:is|of|to)|capped at|within(?: the)?(?: (?:first|last|next))?|in (?:under|less than)|≤|<=', comparison: 'atMost' },
  { words: 'como m[áa]ximo|(?:un )?m[áa]ximo(?: de| es)?|a lo sumo|hasta(?: un m[áa]ximo de)?|no m[áa]s de|no (?:debe |puede |deben |pueden )?(?:superar?|exceder?|supere|exceda|mayor)(?: (?:a|de|los|las))*|l[íi]mite de|dentro de(?: los| las)?|no m[áa]ximo|até|no mais de|au (?:plus|maximum)|maximum de|jusqu\'à|höchstens|maximal|bis zu|innerhalb von|nicht mehr als', comparison: 'atMost' },
  { words: 'at least|no (?:less|fewer|shorter|earlier) than|not (?:less|fewer|shorter) than|(?:a |the )?min(?:imum|\\.)?(?: (?:length|size|number|amount|value|of|is|are|age|order))*|≥|>=', comparison: 'atLeast' },
  { words: 'al menos|por lo menos|(?:un )?m[íi]nimo(?: de| es)?|como m[íi]nimo|no menos de|a partir de|pelo menos|no m[íi]nimo|au (?:moins|minimum)|minimum de|mindestens|ab', comparison: 'atLeast' },
  { words: 'valid for|v[áa]lid[oa]s? (?:por|durante)|valable|gültig für', comparison: 'atMost' },
  { words: 'expires? (?:in|after)|(?:expira|caduca|vence)n? (?:en|a los|tras|después de)|after(?: more than)?|tras|después de|a los|depois de|após|nach|après', comparison: 'atLeast' },
  { words: 'more than|greater than|larger than|bigger than|longer than|higher than|older than|over|above|exceed(?:s|ing)?|beyond|>', comparison: 'moreThan' },
  { words: 'm[áa]s de|mayor(?:es)? (?:a|que|de)|superior(?:es)? a|supera(?:n)?(?: los| las)?|excede(?:n)?(?: los| las)?|mais de|maior que|plus de|supérieur à|mehr als|über|größer als', comparison: 'moreThan' },
  { words: 'less than|fewer than|smaller than|shorter than|lower than|younger than|under|below|<', comparison: 'lessThan' },
  { words: 'en menos de|menos de|menor(?:es)? (?:a|que|de)|inferior(?:es)? a|menor que|moins de|inférieur à|weniger als|unter|kleiner als', comparison: 'lessThan' },
  { words: 'exactly|precisely|exactamente|exatamente|exactement|genau', comparison: 'exactly' },
]

/** Words behind the number and its unit. */
const after: Comparator[] = [
  { words: 'or (?:more|older|above|greater|higher|over|longer|later)|and (?:above|older|over|up)|minimum|at least|\\+|o m[áa]s|o mayor(?:es)?|en adelante|como m[íi]nimo|m[íi]nimo|ou mais|ou plus|oder mehr|und älter', comparison: 'atLeast' },
  { words: 'or (?:less|fewer|younger|below|under|smaller|shorter|lower|earlier)|and (?:below|under)|maximum|max\\.?|at most|limit|o menos|o menor(?:es)?|como m[áa]ximo|m[áa]ximos?|ou menos|ou moins|oder weniger|oder jünger', comparison: 'atMost' },
]

function source(list: Comparator[]): string {
  return list.map(({ words }) => words).join('|')
}

export const beforeSource = source(before)
export const afterSource = source(after)

const readers = { before: compile(before), after: compile(after) }

function compile(list: Comparator[]): { pattern: RegExp; comparison: Comparison }[] {
  return list.map(({ words, comparison }) => ({ pattern: new RegExp(`^(?:${words})$`, 'iu'), comparison }))
}

/** What a comparator's words say; undefined for words that are none. */
export function comparisonOf(words: string, side: 'before' | 'after'): Comparison | undefined {
  return readers[side].find(({ pattern }) => pattern.test(words.trim()))?.comparison
}
