import type { PatternGroup } from '../pattern.ts'
import { atMost, cannot, family } from './limit-words.ts'
import { types, sizes } from './uploads.ts'

/** How large files may be and how many of them there may be. */
export const uploadLimits: PatternGroup = {
  needsRequest: false,
  cue: 'pixels?|px|(?<!\\p{L})(?:rows|lines|records|entries)(?!\\p{L})|PDF|JPE?G|PNG|GIF|HEIC|DOCX?|XLSX?|CSV|TXT|XML|JSON|ZIP|MP[34]|SVG|GPX|file|image|photo|upload|attach|import|MB|KB|GB',
  patterns: [
    ...family(
      [
        [
          `<thing> (?:may be|can be|must be|${cannot} be (?:larger|bigger) than|must not be (?:larger|bigger) than|must not exceed|${cannot} exceed|(?:is|are) limited to|have a maximum size of|has a maximum size of|must be smaller than)(?: ${atMost})? <size>(?: (?:each|in size|per file|large|in total))?`,
          'Each photo must not be larger than 6 MB.',
        ],
        [
          `(?:Files|Documents|Images|Photos|Attachments|Uploads|Videos)(?: (?:of|with))? (?:larger than|over|above|bigger than|more than|exceeding) <size> (?:are|must be) (?:rejected|refused|not accepted|not uploaded|blocked)`,
          'Files larger than 25 MB are rejected.',
        ],
      ],
      [sizes],
      types,
    ),
  ],
}
