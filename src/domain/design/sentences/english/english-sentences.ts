import type { SentenceBook } from '../pattern.ts'
import { api } from './api/api.ts'
import { lengths } from './lengths.ts'
import { refusals } from './refusals.ts'

export const englishSentences: SentenceBook = {
  groups: [...api, lengths],
  refusals,
  refused: 'It is refused; nothing is saved.',
  goesOn:
    /^(?:otherwise|after (?:that|this)|then|if not|in (?:this|that|both|either) case|it|they|he|she|this|that|these|those|but|and|also|once)(?!\p{L})/iu,
  and: /,? (?:and|or) |, /u,
  joints: /, (?:and|but|otherwise) | – /gu,
}
