import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { moved } from '../../understand/value.ts'
import { atMost, can, cannot, family } from './limit-words.ts'

const type =
  '\\.?(?:PDF|JPE?G|PNG|GIF|HEIC|WEBP|SVG|TIFF?|BMP|DOCX?|XLSX?|CSV|TXT|XML|JSON|ZIP|MP[34]|MOV|AVI|WAV|ODT|PPTX?|GPX|ICS|EML|DWG|PSD|EPUB)s?'
const list = `<list=${type}(?:(?:,? (?:and|or) |, | ?\\/ ?|,)${type}){0,7}>`
const thing = '(?<thing>(?:the |an? |one |each |every |their |his |her |my |all )?[^,;:()"\\d]{3,40}?)'
const upload = '(?:upload|attach|add|import|submit|send|select|insert|provide|hand in)'
const uploaded =
  '(?:uploaded|attached|added|imported|submitted|sent|accepted|allowed|selected|supported|permitted|handed in)'
const size = `(?:(?:of|with|up to|and|be) )?(?:an? )?(?:max(?:imum|\\.)? )?(?:(?:file )?size:? (?:of )?)?(?:${atMost} |smaller than |not larger than |no (?:larger|bigger) than |less than )?<size>(?: (?:per file|each|in size|per image|per photo|per document))?`
const sizeOnly = `(?:of |up to |with |(?:can|may|must) be |may have |(?:may|must|can)not (?:be larger than|exceed) |must not (?:be larger than|exceed) )?(?:${atMost} |no (?:larger|bigger) than |not larger than |smaller than )?<size>(?: each| per file| in size)?`
const who = '(?:As an? [\\p{L} -]{3,40}, )?(?:<who>|I|You|One)'

/** Extensions for the cases: `good` once for each type, `other` a type that is not among them. */
function types({ words, values }: Slots): Record<string, string> | undefined {
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
  const first = items[0] ?? 'PDF'
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

const eachType: CasePattern = {
  title: ['{all} accepted, {other} refused', 'The named file types are accepted, {other} is refused'],
  type: 'Negative',
  given: ['Small files of all the types are at hand.'],
  steps: [
    'Add a small {item} file | sample.{item} | The file is added and listed with its name.',
    'Add a small {other} file | {otherfile} | {beyond} {otherfile} is not listed.',
  ],
}
const sizes: CasePattern = {
  title: ['A file of {size} is accepted, one of {over} is refused'],
  type: 'Boundary',
  given: ['A file of exactly {size} and one of {over} are at hand.'],
  steps: [
    'Add the file of {size} | {largest}, {size} | The file is added and listed with its name.',
    'Add the file of {over} | {toolarge}, {over} | {beyond} {toolarge} is not listed.',
  ],
}
const number: CasePattern = {
  title: ['{few} files accepted, {many} refused'],
  type: 'Boundary',
  given: ['{many} small files that are permitted are at hand.'],
  steps: [
    'Add {few} files | {few} files | All {few} files are listed.',
    'Add one more file | file {many} | {beyond} The {few} files are still listed.',
  ],
}
const rows: CasePattern = {
  title: ['A file with {max} rows is imported, one with {max+1} is refused'],
  type: 'Boundary',
  given: ['Two files with correct rows are at hand: one with {max} rows and one with {max+1} rows.'],
  steps: [
    'Import the file with {max} rows | {max} rows | All {max} rows are imported.',
    'Import the file with {max+1} rows | {max+1} rows | {beyond} None of its rows is imported.',
  ],
}

const sizeTail = `(?:,? (?:and )?| |, | with | and a size of | \\()${size}\\)?`

/** Files that are uploaded or imported: their types, sizes and number. */
export const uploads: PatternGroup = {
  needsRequest: false,
  cue: 'pixels?|px|(?<!\\p{L})(?:rows|lines|records|entries)(?!\\p{L})|PDF|JPE?G|PNG|GIF|HEIC|DOCX?|XLSX?|CSV|TXT|XML|JSON|ZIP|MP[34]|SVG|GPX|file|image|photo|upload|attach|import|MB|KB|GB',
  patterns: [
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
          `(?<thing>(?:Photos|Images|Pictures|Logos|Screenshots|Scans)) (?:with (?:a resolution|dimensions)|of)? ?(?:below|under|smaller than|less than|of less than) (?<word>\\d{2,4} ?[x×] ?\\d{2,4}) ?(?:px|pixels?) are (?:rejected|refused|not accepted|not allowed)`,
          'Photos with a resolution below 800 x 600 pixels are rejected.',
        ],
        [
          `<thing> (?:must be|must have|needs to be|have to be|has to be|needs)(?: a resolution of)? at least (?<word>\\d{2,4} ?[x×] ?\\d{2,4}) ?(?:px|pixels?)(?: in size| large)?`,
          'The logo must be at least 200 x 200 pixels.',
        ],
      ],
      [
        {
          title: '{word} px accepted, {narrow} px refused',
          type: 'Boundary',
          given: ['Two images of a permitted type are at hand: {word} px and {narrow} px.'],
          steps: [
            'Add the smaller image | {narrow} px | {beyond} The smaller image is not listed.',
            'Add the larger image | {word} px | The image is added.',
          ],
        },
      ],
      (slots) => {
        const [width = '', height = ''] = (slots.words.get('word') ?? '').split(/ ?[x×] ?/u)
        return { word: `${width} x ${height}`, narrow: `${String(Number(width) - 1)} x ${height}` }
      },
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
          `<thing>: ${list}${sizeTail},? (?:and )?(?:at least|min\\.?|minimum) (?<word>\\d{2,4} ?[x×] ?\\d{2,4}) ?(?:px|pixels?)`,
          'Profile photo: JPG/PNG, max. 3 MB, at least 200 x 200 px.',
        ],
      ],
      [
        eachType,
        sizes,
        {
          title: '{word} px accepted, {narrow} px refused',
          type: 'Boundary',
          given: ['Two permitted images are at hand: {word} px and {narrow} px.'],
          steps: [
            'Add the smaller image | {narrow} px | {beyond} The smaller image is not listed.',
            'Add the larger image | {word} px | The image is added.',
          ],
        },
      ],
      (slots) => {
        const [width = '', height = ''] = (slots.words.get('word') ?? '').split(/ ?[x×] ?/u)
        const derived = types(slots)
        return derived === undefined ? undefined : { ...derived, narrow: `${String(Number(width) - 1)} x ${height}` }
      },
    ),
    ...family(
      [
        [
          `(?:The |An? |Every |Each )?(?:import |CSV |Excel |XLSX |imported )*file (?:must|has to|needs to) (?:contain|have|include) (?:the |these )?(?:columns?|headers?|fields?):? <list>`,
          'The import file must contain the columns "SKU", "Name" and "Price".',
        ],
      ],
      [
        {
          title: ['A file without one of its columns is not imported', 'A missing column stops the import'],
          type: 'Negative',
          given: ['Files with two correct rows are at hand: one complete, the others without one column each.'],
          steps: [
            'Import the file without the column {item} | column {item} missing | {beyond}',
            'Import the complete file | {list} | Both rows are imported.',
          ],
        },
      ],
    ),
    ...family(
      [
        [
          `(?:Rows|Lines|Records|Entries) (?:with (?:errors?|invalid \\p{L}+|mistakes)|that (?:are invalid|contain errors|have errors)) are (?:skipped|ignored|not imported|left out)(?:(?:<stop>| and |, and )(?:the )?.{0,120})?`.replace(
            '(?:(?:<stop>| and |, and )(?:the )?.{0,120})?',
            '',
          ),
          'Rows with errors are skipped.',
        ],
        [
          `(?:Faulty|Invalid|Erroneous|Incorrect) (?:rows|lines|records) are (?:skipped|ignored|not imported|left out)`,
          'Invalid rows are skipped.',
        ],
      ],
      [
        {
          title: 'Of three rows with one error, two are imported',
          type: 'Negative',
          given: ['A file with three rows is at hand; a mandatory value is missing in the second row.'],
          steps: [
            'Import the file | 3 rows, the second with an error | The first and the third row are imported, the second is not.',
          ],
        },
      ],
    ),
    ...family(
      [
        [
          `(?:Rows|Lines|Records|Entries) (?:with (?:errors?|invalid \\p{L}+|mistakes)|that (?:are invalid|contain errors|have errors)) are (?:skipped|ignored|not imported|left out)<stop>(?:After|At the end of) (?:the|each|an) import,? (?:the )?number of imported and (?:skipped|rejected|faulty|failed) (?:rows|lines|records) (?:is|are) (?:shown|displayed|reported)`,
          'Rows with errors are skipped; after the import the number of imported and skipped rows is shown.',
        ],
      ],
      [
        {
          title: 'Three rows with one error: 2 imported, 1 skipped',
          type: 'Negative',
          given: ['A file with three rows is at hand; a mandatory value is missing in the second row.'],
          steps: [
            'Import the file | 3 rows, the second with an error | 2 imported rows and 1 skipped row are reported; the second row is missing.',
          ],
        },
      ],
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
    ...family(
      [
        [
          `(?:The )?(?:import|upload|\\p{L}+ import) (?:accepts?|supports?|allows?|takes?|handles?|is limited to)(?: only)?(?: (?:an? )?(?:CSV|XLSX?|Excel|XML|JSON|text) files?)?(?: with| of)?(?: ${atMost})? <max> (?:rows|lines|records|entries|data records|data rows)(?: per file)?`,
          'The import accepts CSV files with up to 1,000 rows.',
        ],
        [
          `(?:An? |The |Each )?(?:import(?:ed)? )?(?:CSV |XLSX? |Excel |import )?files? (?:(?:may|can|must) (?:only )?(?:contain|have|include) ${atMost}|${cannot} (?:contain|have) more than) <max> (?:rows|lines|records|entries|data records|data rows)`,
          'An import file may contain at most 500 rows.',
        ],
        [
          `(?:${atMost} )<max> (?:rows|lines|records|entries) (?:can|may) be imported(?: at once| per file| per import| in one go| at a time)?`,
          'Up to 2,000 rows can be imported per file.',
        ],
      ],
      [rows],
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
