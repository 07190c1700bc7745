import { appendAll } from '../ticket/append-all.ts'
import { blockLine, isStepRole, keywordsAt, spellings } from './gherkin-dialect.ts'
import { criterionLabel } from './labels.ts'
import type { Piece, TextPiece } from './piece.ts'
import { splitRich } from './rich-line.ts'

/**
 * Takes apart lines that a converter merged into one: "AC-1: … AC-2: …", "[ ] … [ ] …", "1. … 2. …", "• … • …" and whole
 * Gherkin scenarios without line breaks. Only a line that begins like a list or a scenario is looked into.
 */
export function splitMerged(pieces: Piece[], dialects: ReadonlySet<string>): Piece[] {
  return pieces.flatMap((piece): Piece[] => {
    if (piece.kind !== 'text' || piece.text.length < 8) return [piece]
    const cuts = cutsOf(piece, dialects)
    if (cuts.length === 0) return [piece]
    const bounds = [0, ...cuts, piece.text.length]
    const ranges = bounds.slice(0, -1).map((from, index): [number, number] => [from, bounds[index + 1] ?? from])
    return splitRich(piece, ranges).map(
      (line, index): TextPiece => ({
        ...piece,
        ...line,
        first: index === 0 ? piece.first : true,
        block: piece.block + index / bounds.length,
      }),
    )
  })
}

function cutsOf(piece: TextPiece, dialects: ReadonlySet<string>): number[] {
  const { text } = piece
  const block = blockLine(text, dialects)
  if (block) return scenarioCuts(text, dialects)
  if (criterionLabel(text))
    return starts(text, /(?<=\s)[[(]?(?:AC|CA|AK)[-_ #.]{0,2}\d{1,3}[\])]?\s?[:：.)–-](?=\s)/giu)
  if (piece.marker === 'task' || /^\[[ xX]\]\s/.test(text))
    return starts(text, /(?<=\s)(?:-\s+)?(?:\[[ xX]\]|[☐☑☒□■▢⬜✅✔✓]\ufe0f?)(?=\s)/gu)
  if (piece.marker === 'number') return numberCuts(text)
  return /^[•‣▪]/.test(text) || piece.marker === 'bullet' ? starts(text, /(?<=\s)[•‣▪](?=\s)/g) : []
}

function starts(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].map(({ index }) => index)
}

/** '… 2. … 3. …' in a numbered item, the numbers in order: the item's own number is not part of its text. */
function numberCuts(text: string): number[] {
  const cuts: number[] = []
  let expected: number | undefined
  for (const match of text.matchAll(/(?<=[.;!?:)]\s)(\d{1,3})[.)]\s(?=\p{Lu})/gu)) {
    const number = Number(match[1])
    if (expected !== undefined && number !== expected) return []
    expected = number + 1
    cuts.push(match.index)
  }
  return cuts.length > 1 ? cuts : []
}

/** Where further blocks, and the first step or star after a scenario's title, begin. */
function scenarioCuts(text: string, dialects: ReadonlySet<string>): number[] {
  const cuts: number[] = []
  const words = blockWords(dialects)
  for (const match of text.matchAll(words)) {
    const word = match[0]
    if (match.index > 0 && word[0] === word[0]?.toUpperCase()) cuts.push(match.index)
  }
  return [...cuts, ...stepCuts(text, [0, ...cuts], dialects)].sort((a, b) => a - b)
}

function stepCuts(text: string, blocks: number[], dialects: ReadonlySet<string>): number[] {
  const cuts: number[] = []
  blocks.forEach((from, index) => {
    const part = text.slice(from, blocks[index + 1])
    const stars = starts(part, /(?<=\s)\*(?=\s)/g)
    if (stars.length > 1)
      appendAll(
        cuts,
        stars.map((star) => star + from),
      )
    else {
      const step = starts(part, /(?<=\s)\p{L}/gu)
        .slice(0, 60)
        .find((at) => beginsStep(part, at, dialects))
      if (step !== undefined) cuts.push(step + from)
    }
  })
  return cuts
}

function beginsStep(text: string, at: number, dialects: ReadonlySet<string>): boolean {
  const first = text[at] ?? ''
  if (first !== first.toUpperCase()) return false
  return keywordsAt(text, at, dialects).some(({ role }) => isStepRole(role) && role !== 'and')
}

const known = new Map<string, RegExp>()

function blockWords(dialects: ReadonlySet<string>): RegExp {
  const key = [...dialects].join(' ')
  const cached = known.get(key)
  if (cached) return cached
  const words = spellings(dialects, new Set(['scenario', 'outline', 'background', 'examples'])).map(({ word }) =>
    word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  )
  const pattern = new RegExp(`(?<=\\s)(?:${words.join('|')})\\s?[:：]`, 'giu')
  known.set(key, pattern)
  return pattern
}
