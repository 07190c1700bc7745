import { parse as csvParse } from 'csv-parse/sync'
import MarkdownIt, { type Token } from 'markdown-it'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { writeExport } from '#domain/export/write-export.ts'
import { nastyEntries, nastyTexts, unprintable } from '../../../support/nasty-cases.ts'

const entries = nastyEntries()
const cases = entries.flatMap(({ testCases }) => testCases)
const cleanly = (text: string) => text.replaceAll(unprintable.text, unprintable.clean)

function textOf(format: 'markdown' | 'testomat'): string {
  return writeExport(format, entries)[0]?.text ?? ''
}

/** The text that a reader of the rendered Markdown sees; throws at anything that is more than text. */
function readerSees(token: Token): string {
  return (token.children ?? [])
    .map(({ type, content }) => {
      if (type === 'text') return content
      if (type === 'html_inline' && content === '<br>') return '\n'
      throw new Error(`${type} in ${token.content}`)
    })
    .join('')
}

describe('a CommonMark parser with tables', () => {
  const tokens = new MarkdownIt({ html: true }).parse(textOf('markdown'), {})

  const seenIn = (opening: string) =>
    tokens.flatMap((token, index) => (tokens[index - 1]?.type === opening && token.type === 'inline' ? [token] : []))
  const asShown = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .join('\n')
      .trim()

  it('sees a heading for each case, a table for its steps, and no code, quote or HTML', () => {
    const count = (type: string) => tokens.filter((token) => token.type === type).length
    expect(seenIn('heading_open').filter(({ content }) => content.startsWith('TC-'))).toHaveLength(cases.length)
    expect(count('table_open')).toBe(cases.filter((testCase) => testCase.steps.length > 0).length)
    for (const type of ['fence', 'code_block', 'blockquote_open', 'html_block', 'ordered_list_open', 'hr'])
      expect(count(type), type).toBe(0)
  })

  it('shows every step as it was', () => {
    const cells = seenIn('td_open').map(readerSees)
    expect(cells).toEqual(
      cases.flatMap((testCase) =>
        testCase.steps.flatMap(({ step, data, expected }, index) =>
          [String(index + 1), step, data, expected].map((text) => asShown(cleanly(text))),
        ),
      ),
    )
  })

  it('shows every description and precondition as it was', () => {
    const paragraphs = seenIn('paragraph_open').flatMap((token) => {
      try {
        return [readerSees(token)]
      } catch {
        return []
      }
    })
    for (const text of Object.values(nastyTexts))
      expect(paragraphs.filter((paragraph) => paragraph === asShown(text)).length, text).toBeGreaterThanOrEqual(2)
  })

  it('shows titles with signs at both ends', () => {
    const title = '# ~~~ `x` #'
    const [part] = writeExport('markdown', [{ ...nastyEntry(), testCases: [{ ...nastyCase(), title }] }])
    const headings = new MarkdownIt({ html: true }).parse(part?.text ?? '', {})
    const shown = headings.filter(
      ({ type }, index) => type === 'inline' && headings[index - 1]?.type === 'heading_open',
    )
    expect(shown.map(readerSees)).toContain('TC-1: # ~~~ `x` #')
  })

  it('sees the steps in the descriptions for Testomat.io as they were', () => {
    const [, ...rows] = z.array(z.array(z.string())).parse(csvParse(textOf('testomat')))
    for (const [index, row] of rows.entries()) {
      const { steps: written = [] } = cases[index] ?? {}
      const parsed = new MarkdownIt({ html: true }).parse(row[7] ?? '', {})
      const shown = parsed
        .filter(({ type }) => type === 'inline')
        .map(({ children }) =>
          (children ?? [])
            .map(({ type, content }) => (type === 'html_inline' || type === 'softbreak' ? '\n' : content))
            .join(''),
        )
      for (const { step, data, expected } of written) {
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

function nastyEntry() {
  const [entry] = entries
  if (entry === undefined) throw new Error('there is no entry')
  return entry
}

function nastyCase() {
  const [testCase] = cases
  if (testCase === undefined) throw new Error('there is no case')
  return testCase
}
