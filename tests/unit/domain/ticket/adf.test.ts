import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Block } from '#domain/ticket/block.ts'
import { readIssue } from '#domain/ticket/issue.ts'
import { blocksToText } from '#domain/ticket/text.ts'

function read(...content: unknown[]): Block[] {
  const ticket = readIssue({ key: 'T-1', fields: { description: { type: 'doc', version: 1, content } } })
  if (!ticket.ok) throw new Error(ticket.reason.message)
  return ticket.value.description
}

const text = (words: string, ...marks: string[]): unknown => ({
  type: 'text',
  text: words,
  marks: marks.map((type) => ({ type })),
})
const paragraph = (...content: unknown[]): unknown => ({ type: 'paragraph', content })
const line = (words: string): Block => ({ kind: 'paragraph', lines: [[{ text: words }]] })

describe('inline nodes', () => {
  it.each([
    ['text', [text('plain')], 'plain'],
    ['hardBreak', [text('one'), { type: 'hardBreak' }, text('two')], 'one\ntwo'],
    ['a newline inside text', [text('one\ntwo')], 'one\ntwo'],
    ['mention', [text('ask '), { type: 'mention', attrs: { id: '7', text: '@Ana' } }], 'ask @Ana'],
    ['mention without a text', [{ type: 'mention', attrs: { id: 'ana' } }], '@ana'],
    ['emoji', [{ type: 'emoji', attrs: { shortName: ':check:', text: '✅' } }], '✅'],
    ['emoji without a text', [{ type: 'emoji', attrs: { shortName: ':party:' } }], ':party:'],
    ['date', [{ type: 'date', attrs: { timestamp: '1772323200000' } }], '2026-03-01'],
    ['date of a wrong kind', [{ type: 'date', attrs: { timestamp: 'soon' } }], 'soon'],
    ['status', [{ type: 'status', attrs: { text: 'IN PROGRESS', color: 'blue' } }], 'IN PROGRESS'],
    ['inlineCard', [{ type: 'inlineCard', attrs: { url: 'https://example.com/a' } }], 'https://example.com/a'],
    [
      'inlineCard with data',
      [{ type: 'inlineCard', attrs: { data: { name: 'Page', url: 'https://example.com/b' } } }],
      'Page',
    ],
    ['placeholder', [{ type: 'placeholder', attrs: { text: 'Type here' } }], 'Type here'],
    ['mediaInline', [{ type: 'mediaInline', attrs: { id: '1', alt: 'a chart' } }], 'a chart'],
    ['inlineExtension', [{ type: 'inlineExtension', attrs: { text: 'macro words' } }], 'macro words'],
    ['an unknown node with text', [{ type: 'sparkle', text: 'kept' }], 'kept'],
    ['an unknown node with content', [{ type: 'sparkle', content: [text('kept too')] }], 'kept too'],
    ['an unknown node with a text attribute', [{ type: 'sparkle', attrs: { text: 'kept as well' } }], 'kept as well'],
  ])('%s', (_node, content, expected) => {
    expect(blocksToText(read(paragraph(...content)))).toBe(expected)
  })

  it('keeps bold, code and links, and drops what is struck through', () => {
    expect(
      read(
        paragraph(
          text('bold', 'strong'),
          text('code', 'code'),
          text('gone', 'strike'),
          text('both gone', 'strong', 'strike'),
          { type: 'text', text: 'link', marks: [{ type: 'link', attrs: { href: 'https://example.com' } }] },
        ),
      ),
    ).toEqual([
      {
        kind: 'paragraph',
        lines: [
          [
            { text: 'bold', strong: true },
            { text: 'code', code: true },
            { text: 'link', href: 'https://example.com' },
          ],
        ],
      },
    ])
    expect(read(paragraph(text('gone', 'strike')))).toEqual([])
  })
})

describe('block nodes', () => {
  it.each<[string, unknown, Block[]]>([
    [
      'heading',
      { type: 'heading', attrs: { level: 3 }, content: [text('Title')] },
      [{ kind: 'heading', level: 3, line: [{ text: 'Title' }] }],
    ],
    [
      'heading of a wrong level',
      { type: 'heading', attrs: { level: 99 }, content: [text('Title')] },
      [{ kind: 'heading', level: 6, line: [{ text: 'Title' }] }],
    ],
    [
      'bulletList',
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('a'))] }] },
      [{ kind: 'list', style: 'bullet', items: [{ blocks: [line('a')] }] }],
    ],
    [
      'orderedList',
      { type: 'orderedList', attrs: { order: 4 }, content: [{ type: 'listItem', content: [paragraph(text('a'))] }] },
      [{ kind: 'list', style: 'number', start: 4, items: [{ blocks: [line('a')] }] }],
    ],
    [
      'taskList',
      {
        type: 'taskList',
        content: [
          { type: 'taskItem', attrs: { state: 'DONE' }, content: [text('a')] },
          { type: 'blockTaskItem', attrs: { state: 'TODO' }, content: [paragraph(text('b'))] },
        ],
      },
      [
        {
          kind: 'list',
          style: 'task',
          items: [
            { checked: true, blocks: [line('a')] },
            { checked: false, blocks: [line('b')] },
          ],
        },
      ],
    ],
    [
      'taskList in a taskList',
      {
        type: 'taskList',
        content: [
          { type: 'taskItem', attrs: { state: 'TODO' }, content: [text('a')] },
          { type: 'taskList', content: [{ type: 'taskItem', attrs: { state: 'TODO' }, content: [text('b')] }] },
        ],
      },
      [
        {
          kind: 'list',
          style: 'task',
          items: [
            {
              checked: false,
              blocks: [line('a'), { kind: 'list', style: 'task', items: [{ checked: false, blocks: [line('b')] }] }],
            },
          ],
        },
      ],
    ],
    [
      'decisionList',
      { type: 'decisionList', content: [{ type: 'decisionItem', attrs: { state: 'DECIDED' }, content: [text('a')] }] },
      [{ kind: 'list', style: 'decision', items: [{ blocks: [line('a')] }] }],
    ],
    [
      'panel',
      { type: 'panel', attrs: { panelType: 'info' }, content: [paragraph(text('a'))] },
      [{ kind: 'group', role: 'panel', blocks: [line('a')] }],
    ],
    [
      'expand',
      { type: 'expand', attrs: { title: 'More' }, content: [paragraph(text('a'))] },
      [{ kind: 'group', role: 'expand', title: 'More', blocks: [line('a')] }],
    ],
    [
      'nestedExpand without content',
      { type: 'nestedExpand', attrs: { title: 'More' } },
      [{ kind: 'group', role: 'expand', title: 'More', blocks: [] }],
    ],
    [
      'blockquote',
      { type: 'blockquote', content: [paragraph(text('a'))] },
      [{ kind: 'group', role: 'quote', blocks: [line('a')] }],
    ],
    [
      'codeBlock of several texts',
      { type: 'codeBlock', attrs: { language: 'js' }, content: [text('let a\n'), text('let b')] },
      [{ kind: 'code', language: 'js', text: 'let a\nlet b' }],
    ],
    [
      'layoutSection',
      {
        type: 'layoutSection',
        content: [
          { type: 'layoutColumn', content: [paragraph(text('a'))] },
          { type: 'layoutColumn', content: [paragraph(text('b'))] },
        ],
      },
      [
        { kind: 'group', role: 'column', blocks: [line('a')] },
        { kind: 'group', role: 'column', blocks: [line('b')] },
      ],
    ],
    [
      'bodiedExtension',
      {
        type: 'bodiedExtension',
        attrs: { parameters: { macroParams: { title: { value: 'Box' } } } },
        content: [paragraph(text('a'))],
      },
      [{ kind: 'group', role: 'extension', title: 'Box', blocks: [line('a')] }],
    ],
    [
      'multiBodiedExtension',
      { type: 'multiBodiedExtension', content: [{ type: 'extensionFrame', content: [paragraph(text('a'))] }] },
      [{ kind: 'group', role: 'extension', blocks: [{ kind: 'group', role: 'extension', blocks: [line('a')] }] }],
    ],
    ['extension', { type: 'extension', attrs: { text: 'macro' } }, [line('macro')]],
    ['syncBlock', { type: 'syncBlock', attrs: { resourceId: 'x' } }, []],
    ['bodiedSyncBlock', { type: 'bodiedSyncBlock', content: [paragraph(text('a'))] }, [line('a')]],
    ['rule', { type: 'rule' }, [{ kind: 'rule' }]],
    [
      'mediaSingle with a caption',
      {
        type: 'mediaSingle',
        content: [
          { type: 'media', attrs: { id: '1' } },
          { type: 'caption', content: [text('Figure 1')] },
        ],
      },
      [line('Figure 1')],
    ],
    [
      'blockCard',
      { type: 'blockCard', attrs: { url: 'https://example.com' } },
      [{ kind: 'paragraph', lines: [[{ text: 'https://example.com', href: 'https://example.com' }]] }],
    ],
    [
      'embedCard',
      { type: 'embedCard', attrs: { url: 'https://example.com', layout: 'center' } },
      [{ kind: 'paragraph', lines: [[{ text: 'https://example.com', href: 'https://example.com' }]] }],
    ],
    ['an unknown node', { type: 'sparkleBlock', content: [paragraph(text('a'))] }, [line('a')]],
    ['text without a paragraph', text('loose'), [line('loose')]],
    ['an empty paragraph', paragraph(), []],
    ['content of a wrong kind', { type: 'paragraph', content: { type: 'text', text: 'a' } }, []],
  ])('%s', (_node, node, expected) => {
    expect(read(node)).toEqual(expected)
  })
})

describe('tables', () => {
  const cell = (words: string, attrs: Record<string, unknown> = {}, type = 'tableCell'): unknown => ({
    type,
    attrs,
    content: [paragraph(text(words))],
  })
  const table = (...rows: unknown[][]): unknown => ({
    type: 'table',
    content: rows.map((content) => ({ type: 'tableRow', content })),
  })
  const drawn = (...rows: unknown[][]): string => blocksToText(read(table(...rows)))

  it('keep headers and columns', () => {
    expect(read(table([cell('Given', {}, 'tableHeader')], [cell('a')]))).toEqual([
      { kind: 'table', rows: [[{ header: true, blocks: [line('Given')] }], [{ header: false, blocks: [line('a')] }]] },
    ])
  })

  it('repeat a cell in every row that it spans', () => {
    expect(drawn([cell('group', { rowspan: 2 }), cell('a')], [cell('b')], [cell('c'), cell('d')])).toBe(
      '| group | a |\n| group | b |\n| c | d |',
    )
    expect(drawn([cell('a'), cell('group', { rowspan: 2 })], [cell('b')])).toBe('| a | group |\n| b | group |')
  })

  it('name the columns that a cell spans', () => {
    expect(read(table([cell('wide', { colspan: 2 })], [cell('a'), cell('b')]))).toMatchObject([
      { rows: [[{ colspan: 2 }], [{}, {}]] },
    ])
  })

  it('take attributes of a wrong kind for none', () => {
    expect(drawn([cell('a', { rowspan: 'x', colspan: -3 })], [cell('b')])).toBe('| a |\n| b |')
  })
})

const corpus = z
  .array(z.object({ file: z.string(), document: z.unknown() }))
  .parse(JSON.parse(readFileSync(new URL('../../../corpora/adf/documents.json', import.meta.url), 'utf8')))

/** Every text node of a document that is not struck through, at any depth. */
function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  const node: { type?: unknown; text?: unknown; marks?: unknown; content?: unknown } = value
  const struck = Array.isArray(node.marks) && node.marks.some((mark: { type?: unknown }) => mark.type === 'strike')
  if (struck) return []
  return [
    ...(node.type === 'text' && typeof node.text === 'string' ? [node.text] : []),
    ...(Array.isArray(node.content) ? textsOf(node.content) : []),
  ]
}

const squeezed = (words: string): string => words.replace(/[\s*_`|\\[\]()>#{}~-]+/g, '')

describe('documents as found', () => {
  it.each(corpus)('keeps every word of $file', ({ document }) => {
    const ticket = readIssue({ key: 'T-1', fields: { description: document } })
    if (!ticket.ok) throw new Error(ticket.reason.message)
    const read = squeezed(blocksToText(ticket.value.description))
    const isDocument =
      typeof document === 'object' && document !== null && 'type' in document && document.type === 'doc'
    expect(isDocument ? textsOf(document).filter((words) => !read.includes(squeezed(words))) : []).toEqual([])
  })
})
