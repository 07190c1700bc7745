import { parse as csvParse } from 'csv-parse/sync'
import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ExportEntry } from '#domain/export/export-entry.ts'
import { writeExport } from '#domain/export/write-export.ts'
import { nastyEntries, nastyTexts, unprintable } from '../../../support/nasty-cases.ts'
import { aTestCase } from '../../../support/results.ts'
import { anEntry } from './support/cases.ts'

const entries = nastyEntries()
const cases = entries.flatMap(({ testCases }) => testCases)
const cleanly = (text: string) => text.replaceAll(unprintable.text, unprintable.clean)

function textOf(format: 'markdown' | 'testomat', exported: ExportEntry[] = entries): string {
  return writeExport(format, exported)[0]?.text ?? ''
}

/** CommonMark with the tables and deletions of GitHub. */
function read(markdown: string): Nodes[] {
  const tree = fromMarkdown(markdown, {
    extensions: [gfmTable(), gfmStrikethrough()],
    mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
  })
  return withAllBelow(tree)
}

function withAllBelow(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(withAllBelow) : [])]
}

/** The text that a reader sees. Undefined if the node holds more than text. */
function shownBy(node: Nodes): string | undefined {
  const parts = ('children' in node ? node.children : []).map((child) => {
    if (child.type === 'text') return child.value
    if (child.type === 'html' && child.value === '<br>') return '\n'
    return undefined
  })
  return parts.includes(undefined) ? undefined : parts.join('')
}

/** Line by line, without the white space around each line. */
function asShown(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()
}

describe('a CommonMark parser', () => {
  const nodes = read(textOf('markdown'))
  const ofType = (type: Nodes['type']) => nodes.filter((node) => node.type === type)

  it('sees a heading for each case, a table for its steps, and nothing that a text smuggled in', () => {
    const titles = ofType('heading').map(shownBy)
    expect(titles.filter((title) => title?.startsWith('TC-'))).toHaveLength(cases.length)
    expect(ofType('table')).toHaveLength(cases.filter(({ steps }) => steps.length > 0).length)
    for (const type of [
      'code',
      'inlineCode',
      'blockquote',
      'link',
      'image',
      'thematicBreak',
      'emphasis',
      'delete',
    ] as const)
      expect(ofType(type), type).toEqual([])
    for (const node of ofType('html')) expect('value' in node ? node.value : '').toBe('<br>')
    for (const node of ofType('list')) expect('ordered' in node && node.ordered).not.toBe(true)
  })

  it('shows every step as it was', () => {
    const rows = ofType('tableRow').map((row) => ('children' in row ? row.children.map(shownBy) : []))
    const isHead = (row: unknown[]) => row[0] === '#'
    expect(rows.filter((row) => !isHead(row))).toEqual(
      cases.flatMap(({ steps }) =>
        steps.map(({ step, data, expected }, index) =>
          [String(index + 1), step, data, expected].map((text) => asShown(cleanly(text))),
        ),
      ),
    )
  })

  it('shows every description and precondition as it was', () => {
    const paragraphs = ofType('paragraph').map(shownBy)
    for (const text of Object.values(nastyTexts))
      expect(paragraphs.filter((shown) => shown === asShown(text)).length, text).toBeGreaterThanOrEqual(2)
  })

  it.each(['# ~~~ `x` #', '1. one', '~~~', '=== a', 'a ##', '&amp; &lt;'])('shows the title %j as it was', (title) => {
    const shown = read(textOf('markdown', [anEntry([aTestCase({ title, description: title })])]))
    expect(shown.filter(({ type }) => type === 'heading').map(shownBy)).toContain(`TC-1: ${title.replace(/^a/, 'A')}`)
    expect(shown.filter(({ type }) => type === 'paragraph').map(shownBy)).toContain(title)
  })

  it('sees the findings of the review below their case', () => {
    const shown = read(
      textOf('markdown', [anEntry([aTestCase({ steps: [{ step: 'Open', data: '', expected: '' }] })])]),
    )
    expect(shown.filter(({ type }) => type === 'paragraph').map(shownBy)).toContain(
      'missing-oracle (step 1, expected): The step has no expected result, so nobody can decide whether it passed.',
    )
  })

  it('sees the steps in the descriptions for Testomat.io as they were', () => {
    const [, ...rows] = z.array(z.array(z.string())).parse(csvParse(textOf('testomat')))
    for (const [index, row] of rows.entries()) {
      const shown = read(row[7] ?? '')
        .filter(({ type }) => type === 'paragraph')
        .map((node) =>
          withAllBelow(node)
            .map((part) => (part.type === 'text' ? part.value : part.type === 'html' ? '\n' : ''))
            .join(''),
        )
      for (const { step, data, expected } of cases[index]?.steps ?? []) {
        const item = [
          cleanly(step),
          ...(data === '' ? [] : [`Data: ${cleanly(data)}`]),
          ...(expected === '' ? [] : [`Expected: ${cleanly(expected)}`]),
        ]
        expect(shown).toContain(asShown(item.join('\n')))
      }
    }
  })
})
