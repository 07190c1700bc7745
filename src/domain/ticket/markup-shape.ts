import type { ListBlock } from './block.ts'
import type { Dialect } from './markup-inline.ts'

/** The kind of a line of literal markup, from its first characters. `from` is the offset of its first word. */
export type LineShape =
  | { kind: 'blank' }
  | { kind: 'text'; indent: number; from: number }
  | { kind: 'heading'; level: number; from: number }
  | {
      kind: 'item'
      style: ListBlock['style']
      indent: number
      start?: number
      checked?: boolean
      lettered?: boolean
      from: number
    }
  | { kind: 'row'; from: number }
  | { kind: 'fence'; mark: string; info: string }
  | { kind: 'quote'; from: number }
  | { kind: 'macro'; name: string; title: string }
  | { kind: 'rule' }

const fence = /^\s*(```+|~~~+|""")\s*([\w+#-]*)\s*$/
const macro = /^\s*\{(code|noformat|panel|quote|expand)(?::([^{}]*))?\}\s*$/i
const rule = /^\s*(?:-{3,}|\*{3,}|_{3,}|={3,})\s*$/
const wikiHeading = /^\s*h([1-6])\.\s+/i
const markdownHeading = /^ {0,3}(#{1,6})\s+(?=\S)/
const quote = /^\s*(?:>|bq\.)\s?/
const row = /^\s*\|.*\|\s*$/
const checkbox = /^(\s*)(?:(?:[-*+•]|\d{1,4}[.)])\s+)?(?:\[([ xX✓✔]?)\]|([☐☑☒□■▢⬜✅✔✓]️?))\s+/u
const numbered = /^(\s*)(?:(\d{1,4})[.)]|\((\d{1,4})\)|(\(?[a-z][.)]))\s+/i
/** '1- The list …' and '1: The list …'. */
const dashed = /^(\s*)(\d{1,2})\s?[-–:]\s+(?=\p{L})/u
/** '1.2 The list …' and '2.1. The page …'. Only before a capital letter: '1.5 seconds' is not an item number. */
const sectioned = /^(\s*)\d{1,3}(?:\.\d{1,3}){1,3}[.)]?\s+(?=\p{Lu})/u
/** '1️⃣ The list …', '② The list …'. */
const keycap = /^(\s*)(?:\d\ufe0f?\u20e3|[①-⑳❶-❿➀-➓🔟])\s*(?=\S)/u
const bullet = /^(\s*)[-*+•◦▪▫‣⁃–—·●○◆❖✦➢➤➔→»›\uf0b7\uf0a7§]\s+/u
/** The second-level bullet of word processors. */
const roundBullet = /^(\s{2,})o\s+(?=\S)/
/**
 * A line that starts with an emoji or a box is a list item. The sign stays in the text, because it may carry meaning.
 */
const pictured = /^(\s*)(?=\p{Extended_Pictographic}\ufe0f?\s+\S)/u
/** A line that is all bold, or short and ends in a colon, starts a new section even right below a list item. */
const titleLike = /^(?:\*{1,2}[^*]{1,80}\*{1,2}|__[^_]{1,80}__|\p{Lu}[^:.!?]{1,40}:)\s*:?\s*$/u
const wikiItem = /^\s*([*#-]{1,10})\s+/

/** Context that decides the meaning of a line that starts with `# `. */
export type HashSign = 'heading' | 'number' | 'comment'

export function lineShape(text: string, dialect: Dialect, hash: HashSign): LineShape {
  if (text.trim() === '') return { kind: 'blank' }
  return (
    fenceShape(text) ??
    macroShape(text) ??
    headingShape(text, dialect, hash) ??
    itemShape(text, dialect, hash) ??
    plainShape(text)
  )
}

function fenceShape(text: string): LineShape | undefined {
  const match = fence.exec(text)
  return match ? { kind: 'fence', mark: (match[1] ?? '').slice(0, 3), info: match[2] ?? '' } : undefined
}

function macroShape(text: string): LineShape | undefined {
  const match = macro.exec(text)
  if (!match) return undefined
  const options = match[2] ?? ''
  const title = /(?:^|\|)title=([^|]*)/i.exec(options)?.[1] ?? (/=/.test(options) ? '' : options)
  return { kind: 'macro', name: (match[1] ?? '').toLowerCase(), title }
}

function headingShape(text: string, dialect: Dialect, hash: HashSign): LineShape | undefined {
  if (rule.test(text)) return { kind: 'rule' }
  const wiki = wikiHeading.exec(text)
  if (wiki) return { kind: 'heading', level: Number(wiki[1]), from: wiki[0].length }
  if (dialect === 'wiki') return undefined
  const heading = markdownHeading.exec(text)
  if (!heading || (heading[1] === '#' && hash !== 'heading')) return undefined
  return { kind: 'heading', level: heading[1]?.length ?? 1, from: heading[0].length }
}

function itemShape(text: string, dialect: Dialect, hash: HashSign): LineShape | undefined {
  const box = checkbox.exec(text)
  if (box) {
    const checked = /[xX✓✔☑☒✅■]/u.test((box[2] ?? '') + (box[3] ?? ''))
    return { kind: 'item', style: 'task', indent: width(box[1]), checked, from: box[0].length }
  }
  const wiki = dialect === 'wiki' || hash === 'number' ? wikiItem.exec(text) : null
  if (wiki && !(hash === 'comment' && wiki[1] === '#')) {
    const signs = wiki[1] ?? ''
    return {
      kind: 'item',
      style: signs.endsWith('#') ? 'number' : 'bullet',
      indent: signs.length - 1,
      from: wiki[0].length,
    }
  }
  const number = numbered.exec(text)
  if (number) {
    const lettered = number[4] !== undefined
    return {
      kind: 'item',
      style: 'number',
      indent: width(number[1]),
      start: Number(number[2] ?? number[3] ?? 1),
      ...(lettered ? { lettered } : {}),
      from: number[0].length,
    }
  }
  const pressed = keycap.exec(text)
  if (pressed) return { kind: 'item', style: 'number', indent: width(pressed[1]), start: 1, from: pressed[0].length }
  const parted = sectioned.exec(text) ?? dashed.exec(text)
  if (parted)
    return {
      kind: 'item',
      style: 'number',
      indent: width(parted[1]),
      start: Number(parted[2] ?? 1),
      from: parted[0].length,
    }
  const dot = bullet.exec(text) ?? roundBullet.exec(text) ?? pictured.exec(text)
  return dot ? { kind: 'item', style: 'bullet', indent: width(dot[1]), from: dot[0].length } : undefined
}

function plainShape(text: string): LineShape {
  const indent = /^\s*/.exec(text)?.[0] ?? ''
  if (row.test(text) && text.trim().length > 2) return { kind: 'row', from: indent.length }
  const quoted = quote.exec(text)
  if (quoted) return { kind: 'quote', from: quoted[0].length }
  return { kind: 'text', indent: width(indent), from: indent.length }
}

/** Whether only the emoji or box at its start makes this line an item; sentences can start with one too. */
export function startsWithEmoji(text: string): boolean {
  return /^\s*[\p{Extended_Pictographic}☐☑☒□■▢⬜✅✔✓]\ufe0f?\s+\S/u.test(text)
}

/** Whether a line of text stands alone, although no blank line separates it from the list item above. */
export function isTitleLike(text: string): boolean {
  return titleLike.test(text)
}

/** Columns of leading space; a tab counts as four. */
function width(space = ''): number {
  return space.replaceAll('\t', '    ').length
}
