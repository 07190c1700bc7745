import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { moved } from '../../understand/value.ts'
import { can, must, upTo } from './words.ts'

const sizeOf = (slots: Slots): Record<string, string> | undefined => {
  const size = slots.values.get('size')
  return size === undefined ? undefined : { over: moved(size, /mb|gb/iu.test(size.text) ? 0.1 : 1).text }
}

const shown = 'O ficheiro fica anexado e aparece com o seu nome'
const refused = '{beyond}. O ficheiro não aparece na lista'
const sizes: CasePattern = {
  title: ['Ficheiro de {size} possível, de {over} recusado'],
  type: 'Boundary',
  steps: [
    `Anexar um ficheiro do tamanho máximo | limite.pdf, {size} | ${shown}`,
    `Anexar um ficheiro grande de mais | grande.pdf, {over} | ${refused}`,
  ],
  assume: ['O tipo do ficheiro é um dos permitidos.'],
}

const file = '(?<thing>(?:O|A|Os|As|Cada|Um|Uma) [^,;:()]{2,60}?)'

/** Which files may be attached. */
export const uploads: PatternGroup = {
  cue: '\\d ?(?:MB|KB|GB)|PDF|JPE?G|PNG|CSV|XLSX|XML|formatos?|extens|DOCX|MP4|OFX',
  patterns: [
    {
      said: `${file} (?:${must} (?:ter|ser)(?: de)?|${can} ter|tem|têm|não (?:pode|podem|deve|devem) (?:exceder|ultrapassar|passar de|ter mais de|ser maior(?:es)? (?:do )?que)|(?:está|é|são|fica) limitad[oa]s? a) ?(?:${upTo})? ?<size>(?: (?:cada|por (?:arquivo|ficheiro|foto|imagem)))?`,
      example: 'Cada anexo pode ter no máximo 15 MB.',
      cases: [sizes],
      derive: sizeOf,
    },
  ],
}
