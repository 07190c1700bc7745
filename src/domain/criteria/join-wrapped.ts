import { keywordsAt } from './gherkin-dialect.ts'
import { criterionLabel, partLabel } from './labels.ts'
import type { Piece, TextPiece } from './piece.ts'
import { endsInColon } from './trim-signs.ts'

const longLine = 60

/**
 * Joins the lines that an editor wrapped: a line of the same paragraph or list item that cannot begin anything of its own
 * continues the one before it. Keywords at the end of a wrapped line ("…, When") are then read with what they govern.
 */
export function joinWrapped(pieces: Piece[], dialects: ReadonlySet<string>): Piece[] {
  const joined: Piece[] = []
  let run: TextPiece[] = []
  const flush = (): void => {
    const [first] = run
    if (first) joined.push(run.length === 1 ? first : join(first, run))
    run = []
  }
  for (const piece of pieces) {
    const last = run.at(-1)
    if (piece.kind !== 'text') {
      flush()
      joined.push(piece)
      continue
    }
    if (!(last && last.block === piece.block && !piece.first && continues(last, piece, dialects))) flush()
    run.push(piece)
  }
  flush()
  return joined
}

function continues(last: TextPiece, piece: TextPiece, dialects: ReadonlySet<string>): boolean {
  if (beginsStep(piece, dialects) || criterionLabel(piece.text) !== undefined || partLabel(piece.text) !== undefined)
    return false
  if (
    (/^[@#|"]{1,3}/.test(piece.text) && piece.atoms[0]?.[0] !== 0) ||
    endsInColon(last.text) ||
    (/^(?:@|#)/.test(last.text) && last.atoms[0]?.[0] !== 0)
  )
    return false
  if (endsInKeyword(last, dialects) || last.marker !== 'none') return true
  return /^[\p{Ll}\p{N}(`'—–]/u.test(piece.text) || (last.text.length >= longLine && !/[.!?。！？]$/.test(last.text))
}

/** A keyword in lower case begins a step only in bold: otherwise it is a word of the wrapped sentence, or is found there again. */
function beginsStep({ text, strong }: TextPiece, dialects: ReadonlySet<string>): boolean {
  const bare = text.replace(/^[*_]{1,3}/, '')
  const keywords = keywordsAt(bare, 0, dialects)
  if (keywords.length === 0) return false
  const first = bare[0] ?? ''
  return first === first.toUpperCase() || strong[0]?.[0] === 0 || keywords.some(({ small }) => small)
}

function endsInKeyword({ text }: TextPiece, dialects: ReadonlySet<string>): boolean {
  const start = text.lastIndexOf(' ') + 1
  const word = text.slice(start).replace(/[*_]/g, '')
  return (
    word !== '' && /^\p{Lu}/u.test(word) && keywordsAt(`${word} `, 0, dialects).some(({ end }) => end === word.length)
  )
}

function join(first: TextPiece, run: TextPiece[]): TextPiece {
  const strong: [number, number][] = []
  const atoms: [number, number][] = []
  let length = 0
  for (const { text, ...ranges } of run) {
    for (const [from, to] of ranges.strong) strong.push([from + length, to + length])
    for (const [from, to] of ranges.atoms) atoms.push([from + length, to + length])
    length += text.length + 1
  }
  return { ...first, text: run.map(({ text }) => text).join(' '), strong, atoms, link: run.every(({ link }) => link) }
}
