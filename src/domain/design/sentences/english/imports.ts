import type { PatternGroup } from '../pattern.ts'
import { atMost, family } from './limit-words.ts'
import { rows } from './uploads.ts'

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
