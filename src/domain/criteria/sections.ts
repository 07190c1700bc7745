import { firstStyle, leadsToRules, styleOf } from './group-titles.ts'
import { partLabel } from './labels.ts'
import type { Piece, TextPiece } from './piece.ts'
import { isAllStrong, isCapitalTitle, plainLine } from './rich-line.ts'
import {
  isCatchAll,
  isObservation,
  isRemarkTitle,
  isReproduction,
  groupDoubt,
  impliedTitle,
  isStepTitle,
  knownKind,
  lineTitle,
  namesProductPart,
  titleKind,
  type TitleKind,
} from './section-title.ts'
import { endsInColon, withoutColon } from './trim-signs.ts'

/** A part of a ticket under one title. */
export interface Section {
  kind: TitleKind
  /** Text of the title; empty before the first title. */
  label: string
  pieces: Piece[]
}

interface OpenSection {
  level: number
  kind: TitleKind
  label: string
  /** How its title looks. */
  style?: string | undefined
  /** How the titles of the groups look into which the criteria are divided. */
  groupStyle?: string | undefined
}

/** Level of bold and plain lines that act as titles: below every real heading. */
export const lineLevel = 7
/** Level of a panel, an expand, a quote or a table cell while it is open. */
const boxLevel = -1

/**
 * Splits pieces into sections. A section runs until the next title of the same or a higher level, or to the end of its panel,
 * expand or table cell. An unknown title inside the criteria section groups criteria.
 */
export function splitSections(pieces: Piece[], whole: TitleKind = 'unknown'): Section[] {
  const sections: Section[] = [{ kind: whole, label: '', pieces: [] }]
  const open: OpenSection[] = [{ level: 0, kind: whole, label: '' }]
  const isBug = pieces.some(
    (piece) =>
      (piece.kind === 'title' && isObservation(piece.text)) ||
      (piece.kind === 'text' && piece.depth === 0 && isObservation(lineTitle(piece.text)?.title ?? '')),
  )
  const top = (): OpenSection => open.at(-1) ?? { level: 0, kind: whole, label: '' }
  const start = (section: OpenSection): void => {
    if (section.kind === 'criteria') dropContainerTitle(sections.at(-1))
    open.push(section)
    begin(section)
  }
  const begin = ({ kind, label }: OpenSection): void => {
    const last = sections.at(-1)
    if (last && last.kind === kind && last.label === label) return
    sections.push({ kind, label, pieces: [] })
  }
  const closeTo = (level: number): void => {
    while (open.length > 1 && top().level >= level) open.pop()
  }
  const put = (piece: Piece): void => {
    sections.at(-1)?.pieces.push(piece)
  }
  const title = (text: string, level: number, meant: TitleKind, piece: Piece, index: number): void => {
    const style = piece === pieces[index] ? styleOf(pieces, index) : undefined
    const divided = meant === 'criteria' && knownKind(text) === 'criteria' ? undefined : dividedBy(style)
    if (divided !== undefined) {
      closeAbove(divided)
      if (namesGroup(text, meant, index)) {
        begin(divided)
        put(piece)
      } else start({ level, kind: meant, label: withoutColon(text), style })
      return
    }
    const isGuess =
      top().kind === 'criteria' &&
      // "Approval" below "Acceptance criteria" is what a group of them is about.
      (meant !== 'criteria' || level > top().level) &&
      (knownKind(text) === 'unknown' || isCatchAll(text))
    const named = isGuess && (meant !== 'excluded' || leadsToRules(pieces, index)) ? 'unknown' : meant
    const kind =
      piece.kind === 'title' && isWithinCriteriaBox() && namesProductPart(text)
        ? 'unknown'
        : isBug && named === 'unknown' && isStepTitle(text)
          ? 'excluded'
          : named === 'requirements' && isWithinCriteria(level)
            ? 'unknown'
            : named
    closeTo(level)
    const outer = top()
    if (kind === 'unknown') {
      begin(outer)
      put(piece)
      if (outer.kind === 'unknown') open.push({ level, kind: 'unknown', label: outer.label })
    } else if (outer.kind === 'excluded' && !(kind === 'criteria' && knownKind(outer.label) === 'unknown')) begin(outer)
    else
      start({
        level,
        kind,
        label: withoutColon(text),
        style,
        groupStyle: kind === 'criteria' ? firstStyle(pieces, index, level) : undefined,
      })
  }
  /** The criteria that titles of this style divide into groups, if only such titles have come since theirs. */
  const dividedBy = (style: string | undefined): OpenSection | undefined => {
    if (style === undefined) return undefined
    const at = open.findLastIndex(
      (section) => section.level !== boxLevel && (section.style !== style || section.groupStyle === style),
    )
    return open[at]?.groupStyle === style ? open[at] : undefined
  }
  /** Closes what was begun within a section; boxes close by themselves. */
  const closeAbove = (section: OpenSection): void => {
    for (let at = open.length - 1; open[at] !== section; at -= 1) if (open[at]?.level !== boxLevel) open.splice(at, 1)
  }
  const namesGroup = (text: string, meant: TitleKind, index: number): boolean =>
    meant === 'unknown' || meant === 'requirements' || meant === 'criteria'
      ? !(isBug && isStepTitle(text))
      : leadsToRules(pieces, index, groupDoubt(text), isCatchAll(text))
  /** A line that stands above a further group, behind something else among the groups. */
  const groupLine = (piece: TextPiece, index: number): ReturnType<typeof lineTitle> => {
    const divided = dividedBy(styleOf(pieces, index))
    return divided !== undefined && divided !== top() && leadsToRules(pieces, index)
      ? { kind: 'unknown', title: piece.text, rest: '' }
      : undefined
  }
  /** Inside the criteria section, "Must have" and "Rules" are subheadings. */
  const isWithinCriteria = (level: number): boolean =>
    open.findLast((section) => section.level < level)?.kind === 'criteria'
  /** Boxes nested in a box or table cell of criteria group them. A box after a criteria heading may be another part of the ticket. */
  const isWithinCriteriaBox = (): boolean =>
    top().level === boxLevel &&
    top().kind === 'criteria' &&
    open.some(({ kind, level }, at) => kind === 'criteria' && level === lineLevel && open[at - 1]?.level === boxLevel)
  let flowBlock: number | undefined
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'text' && partLabel(piece.text)?.role === 'when' && top().kind !== 'excluded')
      flowBlock = piece.block
    if (piece.kind === 'title' && /^#?\s*language\s*:\s*[\w-]+$/.test(piece.text)) continue
    if (piece.kind === 'title') title(piece.text, piece.level, titleKind(piece.text), piece, index)
    else if (piece.kind === 'open') {
      const box = piece.title ?? ''
      const isGroup =
        top().groupStyle === styleOf(pieces, index) &&
        (piece.isItem === true || namesProductPart(box) || leadsToRules(pieces, index, 'some')) &&
        namesGroup(box, 'excluded', index)
      open.push({ level: boxLevel, kind: top().kind, label: top().label })
      const kind = piece.title === undefined || isGroup ? 'unknown' : titleKind(piece.title)
      if (piece.title !== undefined)
        title(piece.title, lineLevel, kind, { kind: 'title', text: piece.title, level: lineLevel }, index)
    } else if (piece.kind === 'close') {
      while (open.length > 1 && top().level >= 0) open.pop()
      if (open.length > 1) open.pop()
      begin(top())
    } else {
      const isOutcome = piece.kind === 'text' && piece.block === flowBlock && partLabel(piece.text)?.role === 'then'
      const found =
        piece.kind === 'text' && !isOutcome
          ? (titleLine(piece, top()) ??
            impliedLine(piece, pieces[index + 1], top()) ??
            (isBug ? stepTitle(piece) : undefined) ??
            groupLine(piece, index))
          : undefined
      if (!found || piece.kind !== 'text') put(piece)
      else {
        title(found.title, lineLevel, found.kind, piece, index)
        if (found.rest !== '') put({ ...piece, ...plainLine(found.rest) })
      }
    }
  }
  return sections.filter((section) => section.pieces.length > 0 || section.kind === 'criteria')
}

/** Drops a title directly above the criteria title: "Story 4: Search" says what the criteria belong to. */
function dropContainerTitle(section: Section | undefined): void {
  if (section?.pieces.at(-1)?.kind === 'title') section.pieces.pop()
}

/** Whether a line looks like an unmarked title, such as "Notes" or "obs" alone on its line. */
function isBareTitle({ text, depth, marker }: TextPiece): boolean {
  return depth === 0 && marker === 'none' && (/^\p{Lu}\p{L}{3}/u.test(text) || isRemarkTitle(text))
}

/** Reads a known title that is bold, ends in a colon or stands alone on its line. List items count: "2. **Notes**". */
function titleLine(
  piece: TextPiece,
  around: OpenSection,
): { kind: TitleKind; title: string; rest: string } | undefined {
  if (piece.depth > 1 || !(piece.first || isOfBug(around))) return undefined
  const found = lineTitle(piece.text)
  if (!found) return undefined
  const marked = standsOut(piece) || endsInColon(piece.text)
  // After the steps of a bug, "Expected result: …" and "Actual result: …" start their own sections.
  if (
    piece.depth === 0 &&
    isOfBug(around) &&
    (marked || found.rest !== '') &&
    (found.kind === 'requirements' || isObservation(found.title))
  )
    return found
  if (!piece.first) return undefined
  if (found.kind === 'requirements' && partLabel(piece.text) !== undefined) return undefined
  if (found.kind === 'criteria' && (piece.depth === 0 || found.rest === '')) return found
  // "Note: …" covers only its own line.
  if (found.rest !== '' || !(marked || isBareTitle(piece))) return undefined
  return isGherkinBackground(piece.text, around) ? undefined : found
}

/** Inside the criteria, "Background:" holds the steps that all scenarios share. */
function isGherkinBackground(text: string, { kind }: OpenSection): boolean {
  return kind === 'criteria' && /^\s*background/i.test(text)
}

/** Reads an unlisted title by its meaning, if the line stands above a list or table, is bold or ends in a colon. */
function impliedLine(piece: TextPiece, next: Piece | undefined, around: OpenSection): ReturnType<typeof impliedTitle> {
  if (isGherkinBackground(piece.text, around)) return undefined
  // A line that counts as an item only because it starts with an emoji may be a title.
  const isLine = piece.depth === 0 && piece.marker === 'none'
  if (!piece.first || next === undefined || !(isLine || (piece.depth === 1 && standsOut(piece)))) return undefined
  if (next.kind === 'text' && next.block === piece.block && !standsOut(piece) && next.marker === 'none')
    return undefined
  if (partLabel(`${withoutColon(piece.text)}:`) !== undefined) return undefined
  const leads = next.kind === 'table' || (next.kind === 'text' && next.marker !== 'none')
  const found = leads || standsOut(piece) || endsInColon(piece.text) ? impliedTitle(piece.text) : undefined
  return found !== undefined && (leads || found.kind !== 'requirements') ? found : undefined
}

function standsOut(piece: TextPiece): boolean {
  return isAllStrong(piece) || isCapitalTitle(piece)
}

function stepTitle(piece: TextPiece): { kind: TitleKind; title: string; rest: string } | undefined {
  const marked = piece.first && piece.depth === 0 && (isAllStrong(piece) || endsInColon(piece.text))
  return marked && isStepTitle(piece.text) ? { kind: 'excluded', title: piece.text, rest: '' } : undefined
}

/** Whether a section holds the steps of a bug, what it does, or what was expected instead. */
function isOfBug({ kind, label }: OpenSection): boolean {
  return kind === 'requirements' || (kind === 'excluded' && (isReproduction(label) || isObservation(label)))
}
