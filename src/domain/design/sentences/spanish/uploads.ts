import type { CasePattern, PatternGroup } from '../pattern.ts'
import { can, must } from './words.ts'

const sizes: CasePattern = {
  title: ['{size} se admite; {size+0.1}, no', 'El tamaño máximo se admite; uno mayor, no'],
  type: 'Boundary',
  given: ['Hay preparados dos archivos: uno de {size} y otro de {size+0.1}.'],
  steps: [
    'Adjuntar el archivo que llega justo al límite | {name}, {size} | Se añade y figura con su nombre.',
    'Adjuntar el archivo que lo supera | {name}, {size+0.1} | {beyond} El archivo no figura.',
  ],
}

/** Files: their format, their size, their number. */
export const uploads: PatternGroup = {
  cue: 'PDF|JPE?G|PNG|DOC|XLS|CSV|XML|MP4|GPX|MB|KB|GB',
  patterns: [
    {
      said: `(?:El|La|Los|Las|Cada) (?:tamaño (?:máximo )?(?:de|del|por) )?[^,;:()]{3,40}? (?:no ${can} (?:superar|exceder|pesar más de|ocupar más de|pasar de|ser mayor de)(?: los)?|es de|${must} (?:pesar|ocupar|tener) (?:como máximo|menos de|un máximo de)|${can} (?:pesar|ocupar|tener)(?: hasta| como máximo| un máximo de)) ?<size>(?: como máximo| cada un[oa])?`,
      example: 'El tamaño máximo del archivo es de 10 MB.',
      derive: () => ({ name: 'documento.pdf' }),
      cases: [sizes],
    },
  ],
}
