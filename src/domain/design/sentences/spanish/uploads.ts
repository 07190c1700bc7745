import type { CasePattern, PatternGroup } from '../pattern.ts'
import { can, must, only } from './words.ts'

const one = '(?:PDF|JPE?G|PNG|GIF|SVG|WEBP|HEIC|DOCX?|XLSX?|CSV|TXT|XML|JSON|MP3|MP4|WAV|ZIP|ODT|TIFF|GPX)'
const kinds = `<list=${one}(?:(?:,? (?:y|e|o|u|ni) |, |/)${one}){0,6}>`
const size =
  '(?:de |con )?(?:hasta|un máximo de|como máximo|un tamaño máximo de|no más de|menos de|máximo|de hasta|de como máximo)* ?<size>(?: (?:como máximo|máximo|cada un[oa]|por (?:archivo|fichero|foto|imagen|documento)|de tamaño|de peso))*'
const format = '(?:en (?:formato|los formatos) |(?:con|de) (?:formato|extensión) |de tipo )?(?:en )?'
const files =
  '(?:archivos?|ficheros?|fotos?|fotografías?|imágenes|imagen|documentos?|justificantes?|facturas?|planos?|vídeos?|audios?|adjuntos?)'

function sample({ words }: { words: ReadonlyMap<string, string> }): Record<string, string> | undefined {
  const all = (words.get('list') ?? '').split(/,? (?:y|e|o|u) |, |\//u).filter((one) => one !== '')
  const [first = 'PDF'] = all
  const foreign = ['exe', 'gif', 'pdf'].find((one) => !all.some((kind) => kind.toLowerCase() === one)) ?? 'exe'
  const stem = /^(?:JPE?G|PNG|GIF|HEIC|WEBP|TIFF)$/iu.test(first) ? 'foto' : 'documento'
  return { name: `${stem}.${first.toLowerCase()}`, foreign: `${stem}.${foreign}`, stem, kind: first.toLowerCase() }
}
const types: CasePattern = {
  title: ['{list}: se admiten; {foreign} se rechaza', 'Los formatos previstos se admiten; otro se rechaza'],
  technique: 'Equivalence partitioning',
  given: ['Hay preparado un archivo pequeño de cada formato.'],
  steps: [
    'Adjuntar un archivo {item} | Formato {item} | Se añade y figura con su nombre.',
    'Adjuntar un archivo de otro formato | {foreign} | {beyond} El archivo no figura.',
  ],
}
const sizes: CasePattern = {
  title: ['{size} se admite; {size+0.1}, no', 'El tamaño máximo se admite; uno mayor, no'],
  type: 'Boundary',
  given: ['Hay preparados dos archivos: uno de {size} y otro de {size+0.1}.'],
  steps: [
    'Adjuntar el archivo que llega justo al límite | {name}, {size} | Se añade y figura con su nombre.',
    'Adjuntar el archivo que lo supera | {name}, {size+0.1} | {beyond} El archivo no figura.',
  ],
}
const number: CasePattern = {
  title: ['{count} archivos se admiten; uno más, no', 'El último archivo se admite; uno más, no'],
  type: 'Boundary',
  given: ['Ya hay {count-1} archivos adjuntos.'],
  steps: [
    'Adjuntar un archivo más | {name}; en total, {count} | Se añade; figuran {count} archivos.',
    'Adjuntar otro archivo | {name}; en total, {count+1} | {beyond} Siguen figurando {count} archivos.',
  ],
}
const may = `(?:${only} )?(?:se (?:${can} (?:subir|adjuntar|cargar|añadir|importar|aportar)|admiten|aceptan|permiten)|(?:El|La) [^,;:()]{2,40} ${can} (?:subir|adjuntar|cargar|añadir|aportar))`

/** Files: their format, their size, their number. */
export const uploads: PatternGroup = {
  cue: 'PDF|JPE?G|PNG|DOC|XLS|CSV|XML|MP4|GPX|MB|KB|GB',
  patterns: [
    {
      said: `${may} hasta <count> ${files}(?: por [^,;:()]{3,30})?,? ${format}${kinds}(?:,? y|,)? ?${size}`,
      example: 'Se pueden adjuntar hasta 5 fotos por incidencia, en formato JPG o PNG y de 8 MB como máximo cada una.',
      derive: sample,
      cases: [types, sizes, number],
    },
    {
      said: `${may} ${only}? ?${files} ${format}${kinds}(?:,? y|,)? ?${size}`,
      example: 'Solo se admiten archivos PDF de hasta 10 MB.',
      derive: sample,
      cases: [types, sizes],
    },
    {
      said: `(?:El|La|Los|Las|Cada) [^,;:()]{3,40} ${must} (?:ser|estar|tener|subirse|adjuntarse)(?: un)?(?: archivo| fichero| imagen)? ?${format}${kinds}(?:,? y|,)? ?(?:no (?:superar|exceder|pesar más de|ocupar más de|pasar de)(?: los)? <size>|(?:pesar |ocupar |tener )?${size})`
        .replace('<size>|', '<size=\\d{1,6}(?:[.,]\\d{1,2})? ?(?:KB|MB|GB)>|')
        .replace(size, size.replace('<size>', '<size2>')),
      example: 'El justificante debe ser PDF y no superar los 5 MB.',
      derive: sample,
      cases: [types, sizes],
    },
    {
      said: `(?:El|La|Los|Las|Cada) [^,;:()]{3,40} ${must} (?:ser|estar|tener|subirse|adjuntarse)(?: un)?(?: archivo| fichero| imagen)? ?${format}${kinds}(?:,? y|,)? ?${size}`,
      example: 'La foto de perfil debe ser JPG o PNG de hasta 2 MB.',
      derive: sample,
      cases: [types, sizes],
    },
    {
      said: `(?:${only} )?(?:se admiten|se aceptan|se permiten|se pueden (?:subir|adjuntar|cargar)|Formatos (?:admitidos|permitidos|aceptados):?|Los formatos (?:admitidos|permitidos|aceptados) son:?) ?(?:${only} )?(?:${files} )?${format}(?:los formatos )?${kinds}`,
      example: 'Solo se aceptan archivos PDF, JPG o PNG.',
      derive: sample,
      cases: [types],
    },
    {
      said: `(?:El|La|Los|Las|Cada) (?:tamaño (?:máximo )?(?:de|del|por) )?[^,;:()]{3,40}? (?:no ${can} (?:superar|exceder|pesar más de|ocupar más de|pasar de|ser mayor de)(?: los)?|es de|${must} (?:pesar|ocupar|tener) (?:como máximo|menos de|un máximo de)|${can} (?:pesar|ocupar|tener)(?: hasta| como máximo| un máximo de)) ?<size>(?: como máximo| cada un[oa])?`,
      example: 'El tamaño máximo del archivo es de 10 MB.',
      derive: () => ({ name: 'documento.pdf' }),
      cases: [sizes],
    },
  ],
}
