import { appendAll } from '../ticket/append-all.ts'
import { emptyDraft, type Draft } from './draft.ts'
import { saysBehaviour, statesDuty } from './duty.ts'
import { criterionLabel, isLabelAlone } from './labels.ts'
import { splitClauses } from './clauses.ts'
import { isNoise } from './noise.ts'
import type { CellPiece, TablePiece } from './piece.ts'
import {
  type ColumnRole,
  columnRole,
  columnRoles,
  isDataTable,
  isMatrix,
  namesCriteriaColumns,
  onlyColumn,
} from './table-columns.ts'
import type { SectionReading } from './reading.ts'
import { plainLine } from './rich-line.ts'
import { isAside, titleKind } from './section-title.ts'
import { sentenceParts } from './sentence.ts'
import { listScore } from './rule-score.ts'
import { closeScenario } from './scenario-steps.ts'

/** Reads a table: examples or data of the step before it, or criteria, one a row. */
export function readTable(reading: SectionReading, table: TablePiece): void {
  const rows = table.rows.map((row) => row.map((cell) => cell.text))
  const target = reading.scenario?.draft ?? (reading.expectExamples ? reading.drafts.at(-1) : undefined)
  if (target && (reading.expectExamples || reading.afterStep)) {
    addExamples(target, rows)
    appendAll(
      target.lines,
      rows.map((row) => `| ${row.join(' | ')} |`),
    )
    return
  }
  if (reading.inPreamble || (reading.scenario?.explicit === true && reading.scenario.steps === 0)) return
  closeScenario(reading)
  const { nextTitle } = reading
  reading.nextTitle = undefined
  if (nextTitle !== undefined && reading.strictness === 'all' && isMatrix(table)) {
    reading.drafts.push({
      ...emptyDraft(),
      then: [nextTitle],
      lines: [nextTitle, ...rows.map((row) => `| ${row.join(' | ')} |`)],
      examples: rows,
    })
    return
  }
  if (reading.lastPlain && isDataTable(table)) {
    addExamples(reading.lastPlain.draft, rows)
    appendAll(
      reading.lastPlain.draft.lines,
      rows.map((row) => `| ${row.join(' | ')} |`),
    )
    return
  }
  for (const draft of tableCriteria(table, reading)) reading.drafts.push(draft)
}

function addExamples(draft: Draft, rows: string[][]): void {
  const same = draft.examples.length > 0 && draft.examples[0]?.join('\u0000') === rows[0]?.join('\u0000')
  appendAll(draft.examples, same ? rows.slice(1) : rows)
}

function tableCriteria(table: TablePiece, { strictness, heading, dialects }: SectionReading): Draft[] {
  const upright = uprightCriterion(table, heading)
  if (upright) return upright
  const [head = [], ...body] = table.rows
  const byHeader = columnRoles(head.map((cell) => cell.text))
  const only = head.every((cell) => cell.header) ? onlyColumn(byHeader) : undefined
  const holdsRules =
    only !== undefined &&
    (titleKind(head[only]?.text ?? '') === 'requirements' || listScore(body.map((row) => row[only]?.text ?? '')) > 0.3)
  const byName = byHeader.map((role, at) => (at === only && (strictness === 'all' || holdsRules) ? 'criterion' : role))
  const named = namesCriteriaColumns(byName) && (namesCriteriaColumns(byHeader) || strictness !== 'explicit')
  const marked = head.length > 1 && head.every((cell) => cell.header)
  if (!named && strictness !== 'all' && table.rows.some(isLabelledRow)) return labelledRows(table, heading, dialects)
  if (!named && strictness === 'explicit') return []
  const headed = named || marked
  const roles = named ? byName : headed ? byName.map((role) => role ?? 'detail') : byPosition(table)
  const headers = headed ? head.map((cell) => cell.text) : []
  const drafts = (headed ? body : table.rows).map((row) => rowCriterion(row, roles, headers, heading, dialects))
  return drafts.filter(
    (draft): draft is Draft => draft !== undefined && (strictness === 'all' || named || draft.lines.some(statesDuty)),
  )
}

/** Rows that are numbered like criteria ("AC1") are criteria wherever the table stands. */
function labelledRows({ rows }: TablePiece, heading: string, dialects: ReadonlySet<string>): Draft[] {
  return rows.flatMap((row) =>
    isLabelledRow(row)
      ? (rowCriterion(
          row,
          row.map(() => 'detail'),
          [],
          heading,
          dialects,
        ) ?? [])
      : [],
  )
}

/** A label alone in the first cell, and a sentence in another: a table of numbers and test names holds no criteria. */
function isLabelledRow([first, ...others]: CellPiece[]): boolean {
  return first !== undefined && isLabelAlone(first.text.trim()) && others.some(({ text }) => saysBehaviour(text))
}

/** A table that names the parts in its first column: one criterion for each further column. */
function uprightCriterion({ rows }: TablePiece, heading: string): Draft[] | undefined {
  const roles = rows.map(([name]) => columnRole(name?.text ?? ''))
  if (
    rows.length < 2 ||
    !roles.includes('then') ||
    !roles.every((role) => role === 'given' || role === 'when' || role === 'then' || role === 'title')
  )
    return undefined
  const columns = Math.max(...rows.slice(0, 50).map((row) => row.length))
  return Array.from({ length: columns - 1 }, (_, at) =>
    columnCriterion(
      rows.map((row) => row[at + 1]?.text.trim() ?? ''),
      roles,
      rows,
      heading,
    ),
  )
}

function columnCriterion(
  cells: string[],
  roles: (ColumnRole | undefined)[],
  rows: CellPiece[][],
  heading: string,
): Draft {
  const draft = emptyDraft(heading)
  cells.forEach((text, at) => {
    const role = roles[at]
    if (text === '') return
    if (role === 'given' || role === 'when' || role === 'then') draft[role].push(text)
    else if (role === 'title') draft.title = text
    draft.lines.push(`${rows[at]?.[0]?.text ?? ''} ${text}`)
  })
  return draft
}

/** Without a header, three columns of sentences are given, when and then. */
function byPosition({ rows }: TablePiece): (ColumnRole | undefined)[] {
  const three = rows.every((row) => row.length === 3)
  return three ? ['given', 'when', 'then'] : (rows[0] ?? []).map(() => 'detail')
}

function rowCriterion(
  row: CellPiece[],
  roles: (ColumnRole | undefined)[],
  headers: string[],
  heading: string,
  dialects: ReadonlySet<string>,
): Draft | undefined {
  if (isAside(row.find(({ text }) => text.trim() !== '' && !isNumber(text.trim()))?.text ?? '')) return undefined
  const draft = emptyDraft(heading)
  const details: string[] = []
  const words: string[] = []
  row.forEach((cell, column) => {
    const text = cell.text.trim()
    if (text === '' || /^[-—–]+$/.test(text)) return
    const role = roles[column]
    if (role !== 'ignored') words.push(text)
    if (role === 'id' || isNumber(text)) draft.title = text
    else if (role === 'criterion') addWords(draft, text, dialects)
    else if (role === 'title') draft.title = text
    else if (role === 'given' || role === 'when' || role === 'then') draft[role].push(text)
    else if (role !== 'ignored')
      details.push(headers[column] === undefined || headers[column] === '' ? text : `${headers[column]}: ${text}`)
  })
  if (!words.some((text) => !isNoise(plainLine(text)) && criterionLabel(text)?.end !== text.length)) return undefined
  if (draft.then.length > 0) appendAll(draft.given, details)
  else if (details.length > 0) addDetails(draft, details, dialects)
  else if (draft.title !== undefined && draft.when.length + draft.given.length === 0) draft.then.push(draft.title)
  draft.lines.push(words.join(' | '))
  return draft
}

/** A running number or a label alone in its cell. */
function isNumber(text: string): boolean {
  return /^#?\d{1,4}\.?$/.test(text) || criterionLabel(text)?.end === text.length
}

/** Adds the text of a cell that is a whole criterion. */
function addWords(draft: Draft, text: string, dialects: ReadonlySet<string>): void {
  const clauses = splitClauses(plainLine(text.replaceAll('\n', ' ')), dialects)
  let role: 'given' | 'when' | 'then' = 'given'
  if (!clauses.some((clause) => clause.role === 'then')) {
    const { given, when, then } = sentenceParts(text)
    appendAll(draft.given, given)
    appendAll(draft.when, when)
    appendAll(draft.then, then)
  } else
    for (const clause of clauses) {
      if (clause.role !== 'and') role = clause.role
      draft[role].push(clause.text)
    }
}

function addDetails(draft: Draft, details: string[], dialects: ReadonlySet<string>): void {
  const [only] = details
  if (details.length === 1 && only !== undefined) addWords(draft, only.replace(/^[^:.]{1,40}: (?=\S)/, ''), dialects)
  else draft.then.push(details.join('; '))
}
