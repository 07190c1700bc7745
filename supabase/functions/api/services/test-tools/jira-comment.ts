import { z } from 'zod'
import type { PushNotice, SentTest } from '#domain/contracts/test-tools.ts'
import type { JiraCalls, JiraForm } from './jira.ts'
import {
  type AdfNode,
  caseRow,
  document,
  heading,
  maxRichTextLength,
  rowTitles,
  table,
  adfText,
  withinRichText,
} from './jira-adf.ts'
import { markersIn, sameTitle } from './test-tool.ts'

const nodeSchema = z.looseObject({ type: z.string(), content: z.array(z.unknown()).optional() })
const commentSchema = z.object({ id: z.string(), body: nodeSchema })
const commentsSchema = z.object({ comments: z.array(commentSchema), total: z.number() })
const pageSize = 100

/** A row of one of our tables. Its other cells are kept as Jira has them. */
interface CaseRow {
  marker: string
  title: string
  node: AdfNode
}

interface TableComment {
  /** Undefined for one that is not written yet. */
  id: string | undefined
  /** As Jira has it, with what people wrote beside the table. */
  body: AdfNode | undefined
  rows: CaseRow[]
  isChanged: boolean
}

/** Room for the heading of the comment and the titles of its columns. */
const maxRowsLength = maxRichTextLength - 500
/** Of one row: so that a table holds two cases at least. */
const maxRowLength = 15_000

/**
 * One comment with a table of all cases, or several where Jira's limit is reached. The table itself is the memory: each row
 * ends with its marker, so that a later call can replace rows and add others.
 */
export function createCommentForm({ site, call, linkBack }: JiraCalls): JiraForm {
  async function tables(ticket: string): Promise<TableComment[]> {
    const found: TableComment[] = []
    for (let at = 0; ; ) {
      const path = `/issue/${ticket}/comment?startAt=${at}&maxResults=${pageSize}`
      const { comments, total } = await call('GET', path, commentsSchema)
      for (const { id, body } of comments) {
        const rows = rowsIn(body)
        if (rows.length > 0) found.push({ id, body, rows, isChanged: false })
      }
      at += comments.length
      if (comments.length === 0 || at >= total) return found
    }
  }

  const remote = (ticket: string, id: string, title: string) => ({
    id,
    key: `${ticket} #${id}`,
    title,
    url: `${site}/browse/${ticket}?focusedCommentId=${id}`,
  })

  return {
    async find({ ticket, cases }) {
      const rows = (await tables(ticket.key)).flatMap(({ id = '', rows }) => rows.map((row) => ({ id, ...row })))
      return rows
        .filter((row) => cases.some(({ marker, title }) => marker === row.marker || sameTitle(title, row.title)))
        .map(({ id, marker, title }) => ({ ...remote(ticket.key, id, title), marker, linked: true }))
    },

    async send({ ticket, resultUrl, cases }) {
      const comments = withoutRepeats(await tables(ticket.key))
      const results: { marker: string; title: string; outcome: 'created' | 'updated'; notices: Set<PushNotice> }[] = []
      for (const testCase of cases) {
        const notices = new Set<PushNotice>()
        const title = testCase.title.slice(0, 2_000)
        const row = {
          marker: testCase.marker,
          title,
          node: caseRow(withinRichText(testCase, notices, maxRowLength - title.length)),
        }
        results.push({ marker: testCase.marker, title, outcome: put(comments, row), notices })
      }
      makeRoom(comments)
      // New comments first: a row that moves is in two tables for a moment, never in none.
      for (const comment of comments.toSorted((a, b) => (a.id === undefined ? 0 : 1) - (b.id === undefined ? 0 : 1))) {
        if (!comment.isChanged) continue
        const json = { body: withRows(comment) }
        const saved = z.object({ id: z.string() })
        if (comment.id === undefined) comment.id = (await call('POST', `/issue/${ticket.key}/comment`, saved, json)).id
        else await call('PUT', `/issue/${ticket.key}/comment/${comment.id}`, saved, json)
      }
      const link = new Set<PushNotice>()
      const url = resultUrl ?? remote(ticket.key, comments[0]?.id ?? '', '').url
      await linkBack(ticket.key, { id: ticket.key, title: `Test cases of ${ticket.key}`, url }, link)
      return results.map(({ marker, title, outcome, notices }): SentTest => {
        const id = comments.find(({ rows }) => rows.some((row) => row.marker === marker))?.id ?? ''
        return { outcome, marker, test: remote(ticket.key, id, title), notices: [...notices, ...link] }
      })
    },
  }
}

function rowsIn(node: unknown): CaseRow[] {
  const parsed = nodeSchema.safeParse(node)
  if (!parsed.success) return []
  const { type, content = [] } = parsed.data
  if (type !== 'tableRow') return content.flatMap(rowsIn)
  const marker = markersIn(adfText(parsed.data)).at(-1)
  return marker === undefined ? [] : [{ marker, title: adfText(content[0]), node: parsed.data }]
}

/** The comment with these rows in its table. Everything else in it stays. */
function withRows({ body, rows }: TableComment): AdfNode {
  const nodes = rows.map(({ node }) => node)
  let isPlaced = false
  const replaced = (node: unknown): unknown => {
    const parsed = nodeSchema.safeParse(node)
    if (!parsed.success || parsed.data.content === undefined) return node
    const { type, content } = parsed.data
    if (type !== 'table' || rowsIn(parsed.data).length === 0)
      return { ...parsed.data, content: content.map((inner) => replaced(inner)) }
    const others = content.filter((row) => rowsIn(row).length === 0)
    const own = isPlaced ? [] : nodes
    isPlaced = true
    return { ...parsed.data, content: [...others, ...own] }
  }
  const whole = replaced(body)
  return isPlaced ? nodeSchema.parse(whole) : document([heading('Test cases'), table(rowTitles, nodes)])
}

/** An interrupted move leaves a row in two tables: the first one stays. */
function withoutRepeats(comments: TableComment[]): TableComment[] {
  const seen = new Set<string>()
  for (const comment of comments) {
    const rows = comment.rows.filter(({ marker }) => !seen.has(marker) && seen.add(marker))
    if (rows.length < comment.rows.length) Object.assign(comment, { rows, isChanged: true })
  }
  return comments
}

function put(comments: TableComment[], row: CaseRow): 'created' | 'updated' {
  for (const comment of comments) {
    const at = comment.rows.findIndex(({ marker }) => marker === row.marker)
    if (at < 0) continue
    comment.rows[at] = row
    comment.isChanged = true
    return 'updated'
  }
  const last = comments.at(-1)
  if (last === undefined) comments.push({ id: undefined, body: undefined, rows: [row], isChanged: true })
  else {
    last.rows.push(row)
    last.isChanged = true
  }
  return 'created'
}

/** Moves the rows that do not fit into new comments. */
function makeRoom(comments: TableComment[]): void {
  for (const comment of comments) {
    let size = 0
    const at = comment.rows.findIndex(({ node }, index) => {
      size += adfText(node).length
      return size > maxRowsLength && index > 0
    })
    if (at >= 0) comments.push({ id: undefined, body: undefined, rows: comment.rows.splice(at), isChanged: true })
    if (at >= 0) comment.isChanged = true
  }
}
