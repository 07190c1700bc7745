import type { SentenceBook } from '../pattern.ts'
import { conditions } from './conditions.ts'
import { lengths } from './lengths.ts'
import { permissions } from './permissions.ts'
import { refusals } from './refusals.ts'
import { statuses } from './statuses.ts'

export const englishSentences: SentenceBook = {
  groups: [
    lengths,
    permissions,
    statuses,
    // The generic ones come last.
    conditions,
  ],
  refusals,
  refused: 'It is refused; nothing is saved.',
  goesOn:
    /^(?:otherwise|after (?:that|this)|then|if not|in (?:this|that|both|either) case|it|they|he|she|this|that|these|those|but|and|also|once)(?!\p{L})/iu,
  pronoun:
    /^(?:it|they|this|these)(?= (?:is|are|must|has|have|can|cannot|may|should|shall|needs?|contains?|consists?|holds?|accepts?|starts?)(?!\p{L}))/iu,
  and: /,? (?:and|or) |, /u,
  joints:
    /,? (?:and|but|otherwise|or else|or|while) |, (?=(?:the|an?|any|more|further|anything|everything|after|with) )| [–-] /gu,
}
