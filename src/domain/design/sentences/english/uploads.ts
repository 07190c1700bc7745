import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { moved } from '../../understand/value.ts'
import { atMost, can, cannot, family } from './limit-words.ts'

export const type =
  '\\.?(?:PDF|JPE?G|PNG|GIF|HEIC|WEBP|SVG|TIFF?|BMP|DOCX?|XLSX?|CSV|TXT|XML|JSON|ZIP|MP[34]|MOV|AVI|WAV|ODT|PPTX?|GPX|ICS|EML|DWG|PSD|EPUB)s?'
export const list = `<list=${type}(?:(?:,? (?:and|or) |, | ?\\/ ?|,)${type}){0,7}>`
export const thing = '(?<thing>(?:the |an? |one |each |every |their |his |her |my |all )?[^,;:()"\\d]{3,40}?)'
export const upload = '(?:upload|attach|add|import|submit|send|select|insert|provide|hand in)'
export const uploaded =
  '(?:uploaded|attached|added|imported|submitted|sent|accepted|allowed|selected|supported|permitted|handed in)'
export const size = `(?:(?:of|with|up to|and|be) )?(?:an? )?(?:max(?:imum|\\.)? )?(?:(?:file )?size:? (?:of )?)?(?:${atMost} |smaller than |not larger than |no (?:larger|bigger) than |less than )?<size>(?: (?:per file|each|in size|per image|per photo|per document))?`
export const sizeOnly = `(?:of |up to |with |(?:can|may|must) be |may have |(?:may|must|can)not (?:be larger than|exceed) |must not (?:be larger than|exceed) )?(?:${atMost} |no (?:larger|bigger) than |not larger than |smaller than )?<size>(?: each| per file| in size)?`
export const who = '(?:As an? [\\p{L} -]{3,40}, )?(?:<who>|I|You|One)'

/** Extensions for the cases: `good` once for each type, `other` a type that is not among them. */
export function types({ words, values }: Slots): Record<string, string> | undefined {
  const items = (words.get('list') ?? '')
    .split(/,? (?:and|or) |, ?| ?\/ ?/u)
    .map((item) =>
      item
        .replace(/^\./, '')
        .replace(/(?<=[A-Z])s$/, '')
        .toUpperCase(),
    )
    .filter((item) => item !== '')
  const size = values.get('size')
  const max = values.get('max')?.amount
  const isImage = items.some((item) => /JPE?G|PNG|GIF|HEIC|WEBP|SVG/.test(item))
  const other = (isImage ? ['GIF', 'BMP', 'TXT'] : ['TXT', 'PNG', 'ZIP']).find((one) => !items.includes(one)) ?? 'EXE'
  const isPhoto = /photo|picture|image|avatar|logo/i.test(words.get('thing') ?? '')
  const first = items[0] ?? (isPhoto ? 'JPG' : 'PDF')
  const shown = items.map((item) => `${item}`)
  return {
    list: shown.join(', '),
    all: shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1) ?? ''}`,
    other,
    otherfile: `sample.${other.toLowerCase()}`,
    first,
    largest: `largest.${first.toLowerCase()}`,
    toolarge: `too-large.${first.toLowerCase()}`,
    renamed: `text.txt renamed to text.${first.toLowerCase()}`,
    ...(max === undefined || max < 2 ? {} : { few: String(max), many: String(max + 1) }),
    ...(size === undefined
      ? {}
      : { over: moved(size, /^(?:k|b)/i.test(size.text.replace(/^[\d., ]+/, '')) ? 1 : 0.1).text }),
  }
}

export const eachType: CasePattern = {
  title: ['{all} accepted, {other} refused', 'The named file types are accepted, {other} is refused'],
  type: 'Negative',
  given: ['Small files of all the types are at hand.'],
  steps: [
    'Add a small {item} file | sample.{item} | The file is added and listed with its name.',
    'Add a small {other} file | {otherfile} | {beyond} {otherfile} is not listed.',
  ],
}
export const sizes: CasePattern = {
  title: ['A file of {size} is accepted, one of {over} is refused'],
  type: 'Boundary',
  given: ['A file of exactly {size} and one of {over} are at hand.'],
  steps: [
    'Add the file of {size} | {largest}, {size} | The file is added and listed with its name.',
    'Add the file of {over} | {toolarge}, {over} | {beyond} {toolarge} is not listed.',
  ],
}
export const number: CasePattern = {
  title: ['{few} files accepted, {many} refused'],
  type: 'Boundary',
  given: ['{many} small files that are permitted are at hand.'],
  steps: [
    'Add {few} files | {few} files | All {few} files are listed.',
    'Add one more file | file {many} | {beyond} The {few} files are still listed.',
  ],
}
export const rows: CasePattern = {
  title: ['A file with {max} rows is imported, one with {max+1} is refused'],
  type: 'Boundary',
  given: ['Two files with correct rows are at hand: one with {max} rows and one with {max+1} rows.'],
  steps: [
    'Import the file with {max} rows | {max} rows | All {max} rows are imported.',
    'Import the file with {max+1} rows | {max+1} rows | {beyond} None of its rows is imported.',
  ],
}

export const sizeTail = `(?:,? (?:and )?| |, | with | and a size of | \\()${size}\\)?`

/** Files that are uploaded or imported: their types, sizes and number. */
export const uploads: PatternGroup = {
  needsRequest: false,
  cue: 'pixels?|px|(?<!\\p{L})(?:rows|lines|records|entries)(?!\\p{L})|PDF|JPE?G|PNG|GIF|HEIC|DOCX?|XLSX?|CSV|TXT|XML|JSON|ZIP|MP[34]|SVG|GPX|file|image|photo|upload|attach|import|MB|KB|GB',
  patterns: [
    ...family(
      [
        [
          `<thing>: (?:${atMost} )?<max> (?:files?|documents?|photos?|images?),? ${list}(?: only)?,? ${sizeOnly}`,
          'Attachments: up to 3 files, PDF only, 2 MB each.',
        ],
      ],
      [eachType, number, sizes],
      types,
    ),
    ...family(
      [
        [
          `(?:Uploading|The upload|Upload|Attaching|Importing) (?:is|are) (?:limited|restricted) to ${list}(?: ?(?:files?|documents?|images?))?`,
          'Uploading is limited to PDF documents.',
        ],
      ],
      [eachType],
      types,
    ),
    ...family(
      [
        [
          `(?:Only )?${list} (?:files?|documents?|images?|photos?|pictures?)?${sizeTail} (?:can|may|are|must|is) (?:be )?${uploaded}(?: as [^,;"]{3,30})?`,
          'Only PDF, JPG and PNG files up to 10 MB can be uploaded.',
        ],
        [
          `${who} (?:${can}|must) ${upload} (?:an? )?${list} ?(?:files?|documents?|images?|photos?|pictures?)?${sizeTail}(?: (?:as|for) [^,;"]{3,40})?`,
          'Tenants can attach JPG or PNG files of at most 8 MB.',
        ],
        [
          `${who} (?:${can}|must) ${upload} ${thing} (?:of (?:type )?|as an? |in |as |\\()?${list}(?: ?(?:files?|format|image|document))?${sizeTail}`,
          'Applicants can upload a CV as PDF or DOCX up to 5 MB.',
        ],
        [
          `(?:The )?(?:upload|import|field|system|form)(?: (?:for|of) [^,;:"]{3,40}| "[^"]+")? (?:accepts?|allows?|supports?|takes?)(?: only)? ${list} ?(?:files?|documents?|images?|photos?)?${sizeTail}`,
          'The upload accepts PDF and PNG files up to 4 MB.',
        ],
        [
          `<thing>(?: ?:| must be| may be| can be| are|,)(?: uploaded as| in)? ${list}(?: ?(?:files?|format))?${sizeTail}`,
          'Photos: JPG or PNG, at most 8 MB each.',
        ],
      ],
      [eachType, sizes],
      types,
    ),
    ...family(
      [
        [
          `${who} (?:${can}|must) ${upload} ${thing} ${size} \\((?:only )?${list}(?: only)?\\)`,
          'Users can upload a profile picture of at most 2 MB (JPEG or PNG).',
        ],
        [
          `<thing> (?:must not (?:exceed|be larger than)|${cannot} (?:exceed|be larger than)|may be|can be|must be) ${size} and (?:must be|must be in|be in|must have the format) ${list}(?: format)?`,
          'Logos must not exceed 500 KB and must be PNG or SVG.',
        ],
      ],
      [eachType, sizes],
      types,
    ),
    ...family(
      [
        [
          `(?:Only )?${list} ?(?:files?|documents?|images?|photos?|pictures?|formats?)? (?:can|may|are|must|is) (?:be )?${uploaded}(?: as [^,;"]{3,30}| for [^,;"]{3,30})?`,
          'Only PDF and DOCX files can be uploaded.',
        ],
        [
          `${who} (?:${can}|must) (?:only )?${upload} (?:an? )?(?:only )?${list}(?: ?(?:files?|documents?|images?|photos?|pictures?))?(?: only)?`,
          'Members can only upload JPG or PNG images.',
        ],
        [
          `(?:Allowed|Permitted|Accepted|Supported|Valid) (?:file )?(?:types|formats)(?: for [^,;:"]{3,40})?(?: are| is)?:? ${list}`,
          'Permitted file types are PDF, JPG and PNG.',
        ],
        [
          `<thing> (?:must be|may be|can be|have to be|has to be|are only accepted|is only accepted|are accepted)(?: uploaded| provided| submitted| supplied)?(?: only)?(?: as| in)?(?: an?)? ${list}(?: ?(?:files?|format|documents?))?`,
          'Receipts must be uploaded as PDF or PNG.',
        ],
        [
          `(?:The )?(?:upload|import|field|system|form)(?: (?:for|of) [^,;:"]{3,40}| "[^"]+")? (?:accepts?|allows?|supports?|takes?)(?: only)? ${list}(?: ?(?:files?|documents?|images?|photos?|format))?`,
          'The import only accepts CSV files.'.replace('only accepts', 'accepts only'),
        ],
      ],
      [eachType],
      types,
    ),
  ],
}
