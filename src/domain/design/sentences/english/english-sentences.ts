import type { SentenceBook } from '../pattern.ts'
import { buttons } from './buttons.ts'
import { capacity } from './capacity.ts'
import { choices } from './choices.ts'
import { datesAndAges } from './dates-and-ages.ts'
import { doings, holdings } from './counts.ts'
import { fieldMessages } from './field-messages.ts'
import { numbers } from './numbers.ts'
import { signs } from './signs.ts'
import { formats } from './formats.ts'
import { longTexts } from './long-texts.ts'
import { lengths } from './lengths.ts'
import { datePairs } from './date-pairs.ts'
import { pairs } from './pairs.ts'
import { passwords } from './passwords.ts'
import { valueLimits } from './value-limits.ts'
import { ranges } from './ranges.ts'
import { refusals } from './refusals.ts'
import { required } from './required.ts'
import { uniqueness } from './uniqueness.ts'
import { imports } from './imports.ts'
import { uploadLimits } from './upload-limits.ts'
import { uploads } from './uploads.ts'

export const englishSentences: SentenceBook = {
  groups: [
    // Entries in fields: their limits, formats and relations
    passwords,
    uploads,
    uploadLimits,
    imports,
    buttons,
    fieldMessages,
    formats,
    signs,
    numbers,
    datesAndAges,
    uniqueness,
    pairs,
    datePairs,
    longTexts,
    lengths,
    capacity,
    doings,
    holdings,
    ranges,
    valueLimits,
    choices,
    required,
  ],
  refusals,
  refused: 'It is refused; nothing is saved.',
  goesOn:
    /^(?:otherwise|after (?:that|this)|then|if not|in (?:this|that|both|either) case|it|they|he|she|this|that|these|those|but|and|also|once)(?!\p{L})/iu,
  pronoun:
    /^(?:it|they|this|these)(?= (?:is|are|must|has|have|can|cannot|may|should|shall|needs?|contains?|consists?|holds?|accepts?|starts?)(?!\p{L}))/iu,
  elided:
    /^(?:must|has to|have to|can|cannot|may|should|shall|needs? to|is|are|has|have|contains?|consists?|starts?|accepts?)(?!\p{L})/iu,
  refuses:
    /["“]|(?<!\p{L})(?:refus|reject|declin|denied|blocked|error|message|warning|ignored|otherwise|larger|longer|shorter|smaller|higher|lower|bigger|heavier|further|additional|another|too (?:long|short|many|few|large|late|early)|beyond|above|below|exceed|more than|fewer than|less than|(?:an?|the) (?:second|third|fourth|fifth|sixth|tenth|\d+(?:st|nd|rd|th)) )/iu,
  low: /(?<!\p{L})(?:below|under|fewer|less|lower|smaller|shorter|lighter|younger|too (?:few|short|small|low|little|light|early)|not enough|minimum)(?!\p{L})/iu,
  high: /(?<!\p{L})(?:above|over|more|higher|larger|longer|bigger|greater|heavier|older|further|additional|another|exceed\p{L}*|too (?:many|long|large|high|much|big|heavy|late)|maximum|beyond)(?!\p{L})/iu,
  and: /,? (?:and|or) |, /u,
  joints:
    /,? (?:and|but|otherwise|or else|or|while) |, (?=(?:the|an?|any|more|further|longer|shorter|larger|smaller|bigger|higher|lower|other|if|anything|everything|after|with) )| [–-] /gu,
}
