import type { SentenceBook } from '../pattern.ts'
import { counts } from './counts.ts'
import { lengths } from './lengths.ts'
import { ranges } from './ranges.ts'
import { refusals } from './refusals.ts'

export const frenchSentences: SentenceBook = {
  groups: [lengths, counts, ranges],
  refusals,
  refused: "C'est refusé ; rien n'est enregistré.",
  goesOn:
    /^(?:ensuite|après|sinon|autrement|dans le cas contraire|il|elle|ils|elles|cel\p{L}+|ceci|cela|ça|mais|et|puis|passé|au-delà|une fois)(?!\p{L})/iu,
  and: /,? (?:et|ou) |, /u,
  joints: /, (?:et|mais|sinon) | – | : /gu,
}
