import { compiledOnce } from '../lexicon/lexicon.ts'
import type { Romance } from './grammar.ts'

/** A list that the sentence itself calls closed, or that stands behind a label and ends in "or". */
const shapes: Record<Romance, string[]> = {
  es: [
    '^(?<thing>[^,;.:]{3,50}?) se (?:elige|escoge|selecciona) (?:de una lista cerrada|de una lista|entre) ?:? (?<list>[^;.]{5,200})$',
    '^(?<thing>[^,;.:]{3,50}?) (?:solo|sólo|únicamente) (?:puede|pueden) ser (?<list>[^;.]{5,200})$',
    '^(?<thing>(?!(?:si|cuando) )[^,;.:]{3,40}): (?<list>[^;.:]{3,160}? (?:o|u) [^;.,:]{2,40})$',
  ],
  pt: [
    '^(?<thing>[^,;.:]{3,50}?) (?:é|são) escolhid[oa]s? (?:entre|de uma lista) ?:? (?<list>[^;.]{5,200})$',
    '^(?<thing>[^,;.:]{3,50}?) só (?:pode|podem) ser (?<list>[^;.]{5,200})$',
    '^(?<thing>(?!(?:se|quando) )[^,;.:]{3,40}): (?<list>[^;.:]{3,160}? ou [^;.,:]{2,40})$',
  ],
  fr: [
    '^(?<thing>[^,;.:]{3,50}?) (?:est|sont) (?:à choisir|choisi(?:e|s|es)?) (?:parmi|dans) ?:? (?<list>[^;.]{5,200})$',
    '^(?<thing>[^,;.:]{3,50}?) ne (?:peut|peuvent) être que (?<list>[^;.]{5,200})$',
    '^(?<thing>[^,;.:]{3,50}?) possibles sont ?: (?<list>[^;.]{5,200})$',
    '^(?<thing>(?!(?:si|quand) )[^,;.:]{3,40}?) ?: (?<list>[^;.:]{3,160}?(?: ou |, )[^;.,:]{2,40})$',
  ],
}

export function closedList(text: string, language: Romance): { thing: string; items: string[] } | undefined {
  for (const shape of shapes[language]) {
    const found = compiledOnce(shape).exec(text.trim())?.groups
    if (found?.thing === undefined || found.list === undefined || /[\uE000-\uE7FF]/u.test(found.list)) continue
    const items = found.list.split(/, (?:o |u |ou |e |y |et )?| (?:o|u|ou|y|e|et) /u).map((item) => item.trim())
    if (
      items.length >= 3 &&
      items.every(
        (item) =>
          item !== '' &&
          item.length <= 40 &&
          item.split(' ').length <= 4 &&
          !/^(?:por|para|com|con|avec|par|si|se) /u.test(item),
      )
    )
      return { thing: found.thing, items }
  }
  return undefined
}
