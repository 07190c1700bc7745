import type { PatternGroup } from '../pattern.ts'
import { atMost, cannot, family } from './limit-words.ts'
import { list, types, eachType, sizes, rows, sizeTail } from './uploads.ts'

/** Files that are imported, and the size of images. */
export const imports: PatternGroup = {
  needsRequest: false,
  cue: 'pixels?|px|(?<!\\p{L})(?:rows|lines|records|entries)(?!\\p{L})|PDF|JPE?G|PNG|GIF|HEIC|DOCX?|XLSX?|CSV|TXT|XML|JSON|ZIP|MP[34]|SVG|GPX|file|image|photo|upload|attach|import|MB|KB|GB',
  patterns: [
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
  ],
}
