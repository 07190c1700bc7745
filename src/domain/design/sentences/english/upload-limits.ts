import type { PatternGroup } from '../pattern.ts'
import { atMost, can, cannot, family } from './limit-words.ts'
import { upload, sizeOnly, who, types, sizes, number } from './uploads.ts'

/** How large files may be and how many of them there may be. */
export const uploadLimits: PatternGroup = {
  needsRequest: false,
  cue: 'pixels?|px|(?<!\\p{L})(?:rows|lines|records|entries)(?!\\p{L})|PDF|JPE?G|PNG|GIF|HEIC|DOCX?|XLSX?|CSV|TXT|XML|JSON|ZIP|MP[34]|SVG|GPX|file|image|photo|upload|attach|import|MB|KB|GB',
  patterns: [
    ...family(
      [
        [
          `(?:The )?(?:import|upload|system|form|app|server)(?: must| should| will)? (?:rejects?|refuses?|blocks?|declines?) (?:files|documents|images|photos|uploads) (?:larger|bigger|of more) than <size>(?:,? (?:with|showing|and shows) (?:(?:the|an?) )?(?:error |message |text |hint )*<message>)?`,
          'The import rejects files larger than 20 MB with the message "File too large".',
        ],
      ],
      [
        {
          ...sizes,
          steps: [
            'Add the file of {size} | {largest}, {size} | The file is added and listed with its name.',
            'Add the file of {over} | {toolarge}, {over} | {refusal} {toolarge} is not listed.',
          ],
        },
      ],
      (slots) => {
        const message = slots.words.get('message')
        const derived = types(slots)
        return derived === undefined
          ? undefined
          : { ...derived, refusal: message === undefined ? 'The file is refused.' : `${message} is displayed.` }
      },
    ),
    ...family(
      [
        [
          `(?:Uploads|An upload|Uploading) of more than <max> (?:files|documents|photos|images)(?: at once| at a time| in one go)? (?:is|are) (?:refused|rejected|not (?:possible|allowed|accepted))`,
          'Uploads of more than 20 files at once are refused.',
        ],
        [
          `(?:No )?more than <max> (?:files|documents|photos|images) (?:cannot be|can be|may be) uploaded(?: at once| at a time| in one go)?`,
          'No more than 10 photos can be uploaded at once.',
        ],
      ],
      [number],
      types,
    ),
    ...family(
      [
        [
          `${who} ${can} ${upload} (?:${atMost} )<max> (?:files?|documents?|images?|photos?|pictures?|attachments?|scans?|receipts?|videos?)(?: (?:per|for each|for an?|to an?|to the) [\\p{L}]+(?: [\\p{L}]+)?)?,? (?:each |and each )?(?:of )?(?:which )?${sizeOnly}`,
          'Citizens may upload a maximum of three documents per application, each no bigger than 4 MB.',
        ],
      ],
      [number, sizes],
      types,
    ),
    ...family(
      [
        [
          `<thing> (?:may be|can be|must be|${cannot} be (?:larger|bigger) than|must not be (?:larger|bigger) than|must not exceed|${cannot} exceed|(?:is|are) limited to|have a maximum size of|has a maximum size of|must be smaller than)(?: ${atMost})? <size>(?: (?:each|in size|per file|large|in total))?`,
          'Each photo must not be larger than 6 MB.',
        ],
        [
          `(?:The )?(?:maximum|max\\.) (?:file |upload )?size(?: (?:of|for|per) <thing>)? is <size>`,
          'The maximum file size is 15 MB.',
        ],
        [
          `(?:${atMost} )?<size> (?:per|for each) <thing>(?: (?:is|are) (?:allowed|permitted|possible))?`,
          'At most 20 MB per video are allowed.',
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
