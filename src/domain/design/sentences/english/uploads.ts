import { isPlural, pluralOf } from '../../understand/english/subject.ts'
import { capitalise } from '../../understand/stretch.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { lower, oneOf } from './deeds.ts'
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

/** A file that is needed from an amount on: both sides of the amount, then types and sizes where they are told. */
function neededFrom(slots: Slots): CasePattern[] | undefined {
  const { words } = slots
  const one = oneOf(lower(words.get('things') ?? '').replace(/^(?:the|all|any) /u, ''))
  const field = lower(words.get('field') ?? '').replace(/^(?:the|an?) /u, '')
  const file = (words.get('word') ?? '').toLowerCase()
  const known = words.get('list') === undefined ? undefined : types(slots)
  if (one.split(' ').length > 2 || field.split(' ').length > 3) return undefined
  const name = capitalise(field)
  const extension = (known?.['first'] ?? (/photo|picture|image/u.test(file) ? 'JPG' : 'PDF')).toLowerCase()
  const sample = `sample.${extension}`
  const small = words.get('size') === undefined ? '' : ', small file'
  const needed: CasePattern = {
    title: [`${capitalise(file)} needed at {amount}, not at {amount-0.01}`, `Needed at {amount}, not at {amount-0.01}`],
    type: 'Boundary',
    technique: 'Boundary value analysis',
    given: [
      `The forms for two new ${isPlural(one) ? one : pluralOf(one)} are filled in correctly; neither has a ${file}.`,
      `The ${field} is {amount-0.01} in the first form and {amount} in the second.`,
    ],
    steps: [
      `Save the first ${one} without a ${file} | ${name}: {amount-0.01} | The first ${one} is saved and still there after a reload.`,
      `Save the second ${one} without a ${file} | ${name}: {amount} | {beyond}`,
      `Add a ${file} to the second ${one} | ${sample}${small} | The file ${sample} is listed.`,
      `Save the second ${one} again | ${name}: {amount} | The second ${one} is saved; its ${file} is displayed after a reload.`,
    ],
    assume: [`Apart from the ${field}, nothing makes a ${file} necessary.`],
  }
  if (known === undefined || words.get('size') === undefined) return [needed]
  const { all = '', over = '', other = '', otherfile = '', largest = '', toolarge = '' } = known
  return [
    needed,
    {
      title: [
        `${capitalise(file)}: ${all} of {size} accepted, ${over} and ${other} refused`,
        `${all} of {size} accepted, ${over} refused`,
      ],
      type: 'Boundary',
      technique: 'Boundary value analysis',
      given: [`The form for a new ${one} with the ${field} {amount} is filled in correctly except for the ${file}.`],
      steps: [
        `Add a ${file} that is too large | ${toolarge}, ${over} | It is refused; ${toolarge} is not listed.`,
        `Add a ${file} of another type | ${otherfile}, small file | It is refused; ${otherfile} is not listed.`,
        `Add the largest ${file} that is allowed | ${largest}, {size} | The file ${largest} is listed.`,
        `Save the ${one} | ${largest} | The ${one} is saved; its ${file} is displayed after a reload.`,
      ],
      assume: ['The ticket gives no text for the refusal.'],
    },
  ]
}

const fileNoun = '<word=photo|picture|image|scan|document|receipt|certificate|invoice>'

/** Files that are needed from an amount of money on. */
export const filesForAmounts: PatternGroup = {
  needsRequest: false,
  cue: 'photo|picture|image|scan|document|receipt|certificate|invoice',
  patterns: [
    {
      said: `<things=[A-Za-z]+(?: [a-z]+)?s> (?:with|that have|which have|having|for which there is) (?:an? |the )?<field=[a-z]+(?: [a-z]+){0,2}> (?:of at least|of|from) <amount><where=(?: or (?:more|higher|above)| upwards| on)?> (?:needs?|requires?|must have|must include|have to have) an? ${fileNoun}(?: ?\\(${list}(?:${sizeTail})?\\)?)?`,
      example: 'Claims with a damage amount of €200.00 or more need a receipt (PDF, no more than 2 MB).',
      cases: (slots) =>
        /(?: of at least | or (?:more|higher|above) | from )/iu.test(slots.sentence ?? '')
          ? neededFrom(slots)
          : undefined,
    },
  ],
}
