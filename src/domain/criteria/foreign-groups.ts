import { appendAll } from '../ticket/append-all.ts'
import { splitClauses } from './clauses.ts'
import { criterionLabel, partLabel } from './labels.ts'
import type { Marker, Piece, TablePiece, TextPiece } from './piece.ts'
import { listScore, proseScore, saysSomething } from './rule-score.ts'
import { columnRoles, isMatrix, namesCriteriaColumns, namesRules } from './table-columns.ts'
import { lineLevel, type Section } from './sections.ts'
import { endsInColon, withoutColon } from './trim-signs.ts'
import { hasVerb } from './verbs.ts'

/** A run of pieces of one kind: a list, the lines of one box, the lines between two titles. */
interface Group {
  pieces: Piece[]
  style: Marker
  /** Whether it holds steps, labels, a table or code: criteria by their form. */
  formal: boolean
  /** Whether a line of it began a scenario: Then on a later line makes it formal. */
  opensScenario?: true
}

/** How much a later list must read as rules: boxes to tick and lists in boxes more than plain ones, those under a title less. */
const taskFloor = -0.1
const boxFloor = -0.5
const listFloor = -0.9
const titledFloor = -2
const proseFloor = -0.8
/** A list with this many items counts half as much as a long one. */
const fewItems = 2

/**
 * Leaves out what follows the criteria under the same title without being any: a list of tasks, the decisions, an expand
 * with notes. The first list of the section is what its title names; later ones must read as rules, too.
 */
export function withoutForeignGroups(sections: Section[], dialects: ReadonlySet<string>): Section[] {
  const mains = new Map<string, Group>()
  return sections.map((section) => {
    if ((section.kind !== 'criteria' && section.kind !== 'requirements') || section.pieces.some(isPart)) return section
    const kept: Piece[] = []
    for (const group of groupsOf(section.pieces, dialects)) {
      const main = mains.get(section.label)
      if (!main && (group.style !== 'none' || group.formal)) mains.set(section.label, group)
      const isLeftOut =
        main && (holdsData(group) || (section.kind === 'criteria' && main.style !== 'none' && isForeign(group, main)))
      appendAll(kept, isLeftOut ? group.pieces.filter(isFrame) : group.pieces)
    }
    return { ...section, pieces: kept }
  })
}

function groupsOf(pieces: Piece[], dialects: ReadonlySet<string>): Group[] {
  const groups: Group[] = []
  let group: Group | undefined
  const begin = (style: Marker): Group => {
    const next: Group = { pieces: [], style, formal: false }
    groups.push(next)
    return next
  }
  for (const piece of pieces) {
    if (piece.kind === 'text') {
      const isNew =
        group === undefined ||
        (group.pieces.at(-1)?.kind === 'table' && piece.depth === 0) ||
        (piece.depth <= 1 && piece.first && piece.marker !== group.style && !(group.style === 'none' && leadsOn(group)))
      const current: Group = isNew || group === undefined ? begin(piece.marker) : group
      if (current.style === 'none' && piece.marker !== 'none') current.style = piece.marker
      current.pieces.push(piece)
      const clauses = splitClauses(piece, dialects)
      const role = clauses[0]?.role
      current.formal ||=
        partLabel(piece.text) !== undefined ||
        criterionLabel(piece.text) !== undefined ||
        clauses.length > 1 ||
        (role === 'then' && current.opensScenario === true)
      if (role === 'given' || role === 'when') current.opensScenario = true
      group = current
    } else if (piece.kind === 'table' && piece.depth === 0) {
      if (group === undefined || group.style !== 'none' || group.formal) group = begin('none')
      group.pieces.push(piece)
      group.formal = true
    } else if (piece.kind === 'table' || piece.kind === 'code') {
      group ??= begin('none')
      group.pieces.push(piece)
      group.formal = true
    } else {
      if (piece.kind !== 'title' || group === undefined || group.pieces.some(({ kind }) => kind !== 'open'))
        group = begin('none')
      group.pieces.push(piece)
    }
  }
  return groups
}

/** A title or a line with a colon belongs to the list below it. */
function leadsOn({ pieces }: Group): boolean {
  const last = pieces.at(-1)
  return last?.kind === 'title' || last?.kind === 'open' || (last?.kind === 'text' && endsInColon(last.text))
}

/**
 * A table of names, addresses and numbers behind the criteria: no row says anything about the product's behaviour. A table in
 * a list item belongs to its rule.
 */
function holdsData({ pieces }: Group): boolean {
  const tables = pieces.filter((piece): piece is TablePiece => piece.kind === 'table' && piece.depth === 0)
  return tables.length > 0 && tables.every(isRecordTable)
}

/** Longer tables are read by their first rows. */
const rowsRead = 40

function isRecordTable(table: TablePiece): boolean {
  const [head = [], ...body] = table.rows
  return (
    body.length > 0 &&
    head.length > 1 &&
    !isMatrix(table) &&
    !namesCriteriaColumns(columnRoles(head.map(({ text }) => text))) &&
    !namesRules(head.map(({ text }) => text)) &&
    body.slice(0, rowsRead).every((row) => row.every(({ text }) => !saysSomething(text)))
  )
}

function isForeign(group: Group, main: Group): boolean {
  if (group.formal) return false
  const lines = group.pieces.filter(
    (piece): piece is TextPiece => piece.kind === 'text' && piece.text !== '' && piece.first,
  )
  const items = lines
    .filter(
      (piece) =>
        piece.marker !== 'none' &&
        !isName(piece) &&
        (piece.depth <= 1 || (piece.depth === 2 && piece.parents.some(isName))),
    )
    .map(({ text }) => text)
  if (items.length > 0) {
    if (group.style === 'decision' && main.style !== 'decision') return true
    const isOther = group.style === 'task' && main.style !== 'task'
    const isTitled =
      (isBox(group) && isBox(main)) || group.pieces.some((piece) => piece.kind === 'title' && piece.level < lineLevel)
    const share = items.length / (items.length + fewItems)
    return (
      listScore(items) * share < (isTitled ? titledFloor : isBox(group) ? boxFloor : isOther ? taskFloor : listFloor)
    )
  }
  if (!isBox(group)) return false
  const scores = lines.map(({ text }) => proseScore(text, { topic: new Set(), opens: false }))
  return scores.length > 0 && scores.every((score) => score < proseFloor)
}

/** A list item that only names the items below it. */
function isName({ text, leads }: TextPiece): boolean {
  return leads && !endsInColon(text) && !hasVerb(text)
}

/** The title of a panel or an expand has the level of a bold line. */
function isBox({ pieces }: Group): boolean {
  return pieces.some((piece) => piece.kind === 'title' && piece.level === lineLevel)
}

/** "Flow" and "Expected outcome" on lines of their own: what is below them belongs together. */
function isPart(piece: Piece): boolean {
  return (piece.kind === 'text' || piece.kind === 'title') && partLabel(`${withoutColon(piece.text)}:`) !== undefined
}

/** Boxes stay closed in pairs although what they hold is left out. */
function isFrame({ kind }: Piece): boolean {
  return kind === 'open' || kind === 'close'
}
