import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { moved } from '../../understand/value.ts'
import { can, must, only, upTo } from './words.ts'
import { listed } from './worked.ts'

function typesOf(slots: Slots): Record<string, string> | undefined {
  const items = listed(
    (slots.words.get('list') ?? '').replace(/(?:^| )(?:em|no|nos|formato|formatos|os|o) /giu, ' ').trim(),
  ).map((item) => item.replace(/["“”«»]/gu, '').trim())
  if (items.length < 1 || items.length > 8 || items.some((item) => !/^\.?[A-Za-z0-9]{2,5}$/u.test(item)))
    return undefined
  const names = items.map((item) => item.replace('.', '').toUpperCase())
  const foreign = names.includes('EXE')
    ? 'ZIP'
    : (['DOCX', 'GIF', 'TXT', 'XLSX'].find((one) => !names.includes(one)) ?? 'ZIP')
  const size = slots.values.get('size')
  return {
    list: names.join(', '),
    all: names.join(', '),
    first: names[0]?.toLowerCase() ?? 'pdf',
    foreign,
    foreignFile: `arquivo.${foreign.toLowerCase()}`,
    ...(size === undefined ? {} : { over: moved(size, /mb|gb/iu.test(size.text) ? 0.1 : 1).text }),
  }
}

const sizeOf = (slots: Slots): Record<string, string> | undefined => {
  const size = slots.values.get('size')
  return size === undefined ? undefined : { over: moved(size, /mb|gb/iu.test(size.text) ? 0.1 : 1).text }
}

const shown = 'O ficheiro fica anexado e aparece com o seu nome'
const refused = '{beyond}. O ficheiro não aparece na lista'
const both: CasePattern = {
  title: [
    '{all} até {size} possíveis; {foreign} e {over} recusados',
    'Tipos e tamanho dos ficheiros: {size} sim, {over} não',
  ],
  type: 'Boundary',
  steps: [
    `Anexar um ficheiro {item} pequeno | {item}, 1 MB | ${shown}`,
    `Anexar um ficheiro de outro tipo | ${'{foreignFile}'}, 1 MB | ${refused}`,
    `Anexar um ficheiro do tamanho máximo | limite.{first}, {size} | ${shown}`,
    `Anexar um ficheiro grande de mais | grande.{first}, {over} | ${refused}`,
  ],
}
const types: CasePattern = {
  title: ['{all} possíveis, {foreign} recusado', 'Outro tipo de ficheiro é recusado: {foreign}'],
  type: 'Negative',
  steps: [
    `Anexar um ficheiro {item} | {item}, 1 MB | ${shown}`,
    `Anexar um ficheiro de outro tipo | {foreignFile}, 1 MB | ${refused}`,
  ],
}
const sizes: CasePattern = {
  title: ['Ficheiro de {size} possível, de {over} recusado'],
  type: 'Boundary',
  steps: [
    `Anexar um ficheiro do tamanho máximo | limite.pdf, {size} | ${shown}`,
    `Anexar um ficheiro grande de mais | grande.pdf, {over} | ${refused}`,
  ],
  assume: ['O tipo do ficheiro é um dos permitidos.'],
}

const accepted = `(?:${must} (?:ser|estar|ter)|${can} ser|são aceit[oae]s?|é aceit[oae]|são permitid[oa]s|aceita|aceitam|são|é|são admitid[oa]s|podem estar|devem ser enviad[oa]s)(?: ${only})?`
const kinds =
  '(?:um |uma )?(?:(?:arquivos?|ficheiros?|imagens|documentos?|fotos?)(?: d[oe]s? tipos?| nos formatos| no formato| em formato| em)? |(?:(?:n?os |em |no |o )?(?:formatos?|tipos?|extensões)(?: de (?:arquivo|ficheiro))?:? )|em |d[oe] tipo )?'
const file = '(?<thing>(?:O|A|Os|As|Cada|Um|Uma) [^,;:()]{2,60}?)'
const limit = `(?:,? (?:e |com |de |desde que )?(?:(?:o )?(?:tamanho |peso )?(?:${upTo}|(?:o )?(?:tamanho |limite |peso )?(?:máximo )?(?:de|é|é de|não exceda|não ultrapasse|deve ser de até|deve ter até|não pode (?:exceder|ultrapassar|passar de)))(?: até)?)) (?:de )?<size>(?: (?:cada(?: um| uma| arquivo| ficheiro| foto)?|por (?:arquivo|ficheiro|foto|imagem|documento)))?`

/** Which files may be attached. */
export const uploads: PatternGroup = {
  cue: '\\d ?(?:MB|KB|GB)|PDF|JPE?G|PNG|CSV|XLSX|XML|formatos?|extens|DOCX|MP4|OFX',
  patterns: [
    {
      said: `${file} (?:${must} (?:ter|ser)(?: de)?|${can} ter|tem|têm) ?(?:${upTo})? ?<size>,? e (?:(?:deve |devem )?(?:estar|ser|ter))? ?${kinds}(?<list>[^;:()\\d]{2,70}?)`,
      example: 'A foto de perfil deve ter no máximo 2 MB e estar em JPG ou PNG.',
      cases: [both],
      derive: typesOf,
    },
    {
      said: `${file} ${accepted} ${kinds}(?<list>[^;:()\\d]{2,70}?)${limit}`,
      example: 'O comprovante deve ser um arquivo em PDF, JPG ou PNG com no máximo 5 MB.',
      cases: [both],
      derive: typesOf,
    },
    {
      said: `(?:${only} )?(?:São|É) (?:aceit|permitid|admitid)[oae]s?(?: ${only})? (?:(?:o |a |os |as )?(?<thing>\\p{L}[^,;:()\\d]{2,40}?) (?=em |nos |no |de tipo |do tipo |dos tipos ))?${kinds}(?<list>[^;:()\\d]{2,70}?)${limit}`,
      example: 'São aceitos apenas arquivos PDF e PNG de até 10 MB.',
      cases: [both],
      derive: typesOf,
    },
    {
      said: `(?:<who> ${can}|É possível|Pode-se) (?:anexar|enviar|carregar|adicionar|importar|juntar) ${only}? ?${kinds}(?<list>[^;:()\\d]{2,70}?)${limit}`,
      example: 'O segurado pode anexar fotos em JPG e PNG de até 8 MB cada.',
      cases: [both],
      derive: typesOf,
    },
    {
      said: `${file} ${accepted} ${kinds}(?<list>[^;:()\\d]{2,70}?)`,
      example: 'Os extratos devem estar no formato OFX ou CSV.',
      cases: [types],
      derive: typesOf,
    },
    {
      said: `(?:${only} )?(?:São|É) (?:aceit|permitid|admitid)[oae]s?(?: ${only})? (?:(?:o |a |os |as )?(?<thing>\\p{L}[^,;:()\\d]{2,40}?) (?=em |nos |no |de tipo |do tipo |dos tipos ))?${kinds}(?<list>[^;:()\\d]{2,70}?)`,
      example: 'São aceitos apenas arquivos CSV e XLSX.',
      cases: [types],
      derive: typesOf,
    },
    {
      said: `(?:<who> ${can}|É possível|Pode-se) (?:anexar|enviar|carregar|adicionar|importar|juntar) ${only}? ?${kinds}(?<list>[^;:()\\d]{2,70}?)`,
      example: 'É possível anexar apenas arquivos PDF e JPG.',
      cases: [types],
      derive: typesOf,
    },
    {
      said: `${file} (?:${must} (?:ter|ser)(?: de)?|${can} ter|tem|têm|não (?:pode|podem|deve|devem) (?:exceder|ultrapassar|passar de|ter mais de|ser maior(?:es)? (?:do )?que)|(?:está|é|são|fica) limitad[oa]s? a) ?(?:${upTo})? ?<size>(?: (?:cada|por (?:arquivo|ficheiro|foto|imagem)))?`,
      example: 'Cada anexo pode ter no máximo 15 MB.',
      cases: [sizes],
      derive: sizeOf,
    },
    {
      said: `(?:O tamanho máximo|O limite de tamanho|O limite)(?: (?:d[aeo]s?|por|para [oa]s?|de cada) [^,;:()]{2,50}?)? é (?:de )?<size>`,
      example: 'O tamanho máximo do vídeo é de 50 MB.',
      cases: [sizes],
      derive: sizeOf,
    },
  ],
}
