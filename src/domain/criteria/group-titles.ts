import { keywordsAt } from './gherkin-dialect.ts'
import { criterionLabel, partLabel } from './labels.ts'
import type { Piece } from './piece.ts'
import { isAllStrong } from './rich-line.ts'
import { listScore } from './rule-score.ts'
import { impliedTitle, type GroupDoubt } from './section-title.ts'
import { endsInColon } from './trim-signs.ts'

/** How a line looks that stands above others; undefined if it does not stand out. */
export function styleOf(pieces: Piece[], index: number): string | undefined {
  const piece = pieces[index]
  if (piece?.kind === 'title') return `heading ${String(piece.level)}`
  if (piece?.kind === 'open') return piece.isItem === true ? 'item' : piece.title === undefined ? undefined : 'box'
  if (piece?.kind !== 'text' || !piece.first) return undefined
  if (piece.depth > 0) return piece.leads ? 'item' : undefined
  if (isAllStrong(piece)) return 'bold'
  if (piece.marker !== 'none') return undefined
  if (endsInColon(piece.text)) return 'colon'
  const next = pieces[index + 1]
  const isAlone = next?.kind !== 'text' || next.block !== piece.block
  return isAlone && /^\p{Lu}[^.!?;:]{2,50}$/u.test(piece.text) ? 'line' : undefined
}

/** The style of the line directly below a title of that level, unless a title above it in rank comes first. */
export function firstStyle(pieces: Piece[], index: number, level: number): string | undefined {
  const at = pieces.findIndex(
    (piece, other) =>
      other > index &&
      !(piece.kind === 'text' && piece.text === '') &&
      !(piece.kind === 'open' && piece.title === undefined),
  )
  const first = pieces[at]
  return first?.kind === 'title' && first.level < level ? undefined : styleOf(pieces, at)
}

/** "AC-7: …": says itself that it is a criterion. */
function isLabelled(piece: Piece | undefined): boolean {
  return piece?.kind === 'text' && piece.first && criterionLabel(piece.text) !== undefined
}

const maxLookahead = 12
/** How much the lines below a title must read as rules (`listScore`): below any, and below one that is doubtful. */
const leastScore = 0.3
const leastDoubtfulScore = 1

/** Whether the lines below a title inside the criteria read as rules, regardless of what the title means elsewhere. */
export function leadsToRules(pieces: Piece[], index: number, doubt: GroupDoubt = 'none', isCatchAll = false): boolean {
  if (doubt === 'full') return false
  const texts: string[] = []
  const style = styleOf(pieces, index)
  for (let at = index + 1; at <= index + maxLookahead; at += 1) {
    const piece = pieces[at]
    if (piece === undefined || piece.kind === 'close' || piece.kind === 'title') break
    if (isLabelled(piece)) return true
    if (
      doubt === 'none' &&
      (piece.kind === 'table' ||
        (piece.kind === 'text' && (partLabel(piece.text) || keywordsAt(piece.text, 0).length > 0)))
    )
      return true
    if (piece.kind !== 'text' || piece.text === '' || !piece.first) continue
    if (texts.length > 0 && piece.depth === 0 && piece.marker === 'none' && impliedTitle(piece.text)) break
    if (texts.length > 0 && style !== undefined && styleOf(pieces, at) === style) break
    // A bold line names a part of the group.
    if (!isAllStrong(piece)) texts.push(piece.text)
  }
  if (doubt === 'some') return texts.length > 1 && listScore(texts) > leastDoubtfulScore
  return listScore(texts) > (isCatchAll ? 0 : leastScore)
}
