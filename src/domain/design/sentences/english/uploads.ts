import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { atMost, family, cannot } from './limit-words.ts'
import { moved } from '../../understand/value.ts'

export const type =
  '\\.?(?:PDF|JPE?G|PNG|GIF|HEIC|WEBP|SVG|TIFF?|BMP|DOCX?|XLSX?|CSV|TXT|XML|JSON|ZIP|MP[34]|MOV|AVI|WAV|ODT|PPTX?|GPX|ICS|EML|DWG|PSD|EPUB)s?'
export const list = `<list=${type}(?:(?:,? (?:and|or) |, | ?\\/ ?|,)${type}){0,7}>`
export const size = `(?:(?:of|with|up to|and|be) )?(?:an? )?(?:max(?:imum|\\.)? )?(?:(?:file )?size:? (?:of )?)?(?:${atMost} |smaller than |not larger than |no (?:larger|bigger) than |less than )?<size>(?: (?:per file|each|in size|per image|per photo|per document))?`

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
          `<thing>(?: ?:| must be| may be| can be| are|,)(?: uploaded as| in)? ${list}(?: ?(?:files?|format))?${sizeTail}`,
          'Photos: JPG or PNG, at most 8 MB each.',
        ],
      ],
      [eachType, sizes],
      types,
    ),
  ],
}

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

/** Files that are imported, and the size of images. */
export const imports: PatternGroup = {
  needsRequest: false,
  cue: 'pixels?|px|(?<!\\p{L})(?:rows|lines|records|entries)(?!\\p{L})|PDF|JPE?G|PNG|GIF|HEIC|DOCX?|XLSX?|CSV|TXT|XML|JSON|ZIP|MP[34]|SVG|GPX|file|image|photo|upload|attach|import|MB|KB|GB',
  patterns: [
    ...family(
      [
        [
          `(?:The )?(?:import|upload|\\p{L}+ import) (?:accepts?|supports?|allows?|takes?|handles?|is limited to)(?: only)?(?: (?:an? )?(?:CSV|XLSX?|Excel|XML|JSON|text) files?)?(?: with| of)?(?: ${atMost})? <max> (?:rows|lines|records|entries|data records|data rows)(?: per file)?`,
          'The import accepts CSV files with up to 1,000 rows.',
        ],
      ],
      [rows],
    ),
  ],
}
