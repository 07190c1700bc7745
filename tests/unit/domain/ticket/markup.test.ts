import { describe, expect, it } from 'vitest'
import { readIssue } from '#domain/ticket/issue.ts'
import { blocksToText } from '#domain/ticket/text.ts'

function read(value: unknown) {
  const ticket = readIssue({ key: 'T-1', fields: { description: value } })
  if (!ticket.ok) throw new Error(ticket.reason.message)
  return ticket.value.description
}

const kinds = (value: unknown): string[] => read(value).map((block) => block.kind)

describe('a description in Jira wiki markup', () => {
  it.each([
    ['headings', 'h2. Title\nh3. Part', '## Title\n\n### Part'],
    ['bullets in bullets', '* a\n** b\n** c\n* d', '- a\n  - b\n  - c\n- d'],
    ['numbers in numbers', '# a\n## b\n# c', '1. a\n  1. b\n2. c'],
    ['mixed lists', '# a\n#* b\n# c', '1. a\n  - b\n2. c'],
    ['tables', '||Given||When||\n|a|b|', '| Given | When |\n| a | b |'],
    ['a bar inside a link of a table', '||h||\n|[text|https://example.com]|', '| h |\n| text |'],
    ['bold, code and links', 'h1. x\n*bold* {{code}} [text|https://example.com]', '# x\n\nbold code text'],
    ['withdrawn text', 'h1. x\nkept -gone- kept, well-known kept', '# x\n\nkept  kept, well-known kept'],
    ['colours', '{color:#ff0000}red{color} text', 'red text'],
    ['code', '{code:java}\nint a;\n{code}', '```java\nint a;\n```'],
    ['code on one line', '{noformat}int a;{noformat}', '```\nint a;\n```'],
    [
      'panels with a title',
      '{panel:title=Notes|borderStyle=solid}\ninside\n{panel}\noutside',
      'Notes\n\ninside\n\noutside',
    ],
    ['a panel that is never closed', '{panel:title=Notes}\ninside', 'inside'],
    ['quotes', 'h1. x\nbq. quoted', '# x\n\nquoted'],
    ['line breaks', 'h1. x\none\\\\ two', '# x\n\none two'],
  ])('%s', (_what, markup, expected) => {
    expect(blocksToText(read(markup))).toBe(expected)
  })
})

describe('a description in Markdown', () => {
  it.each([
    ['headings', '# Title\n\n## Part\ntext', '# Title\n\n## Part\n\ntext'],
    ['bullets in bullets', '- a\n  - b\n  - c\n- d', '- a\n  - b\n  - c\n- d'],
    ['numbers', '3. a\n4. b', '3. a\n4. b'],
    ['tasks', '- [ ] a\n- [x] b', '- [ ] a\n- [x] b'],
    [
      'an item over several lines',
      '- a\n  more of a\n\n  a second paragraph\n- b',
      '- a\n  more of a\n  a second paragraph\n- b',
    ],
    ['tables', '| a | b |\n|---|---|\n| 1 | 2 |', '| a | b |\n| 1 | 2 |'],
    ['a bar inside code of a table', '| a |\n|---|\n| `x | y` |', '| a |\n| x | y |'],
    ['bold, code and links', '**bold** `code` [text](https://example.com)', 'bold code text'],
    ['bold italics', '***both*** and **one**', 'both and one'],
    [
      'a masked number',
      'CPF: ***.456.789-**; card **** **** **** 4242',
      'CPF: ***.456.789-**; card **** **** **** 4242',
    ],
    ['withdrawn text', 'kept ~~gone~~ <s>gone</s> kept', 'kept   kept'],
    ['code', '```ts\nlet a\n```', '```ts\nlet a\n```'],
    ['code that is never closed', '```ts\nlet a', 'let a'],
    ['quotes in quotes', '> a\n> > b\n> - c', 'a\n\nb\n\n- c'],
    ['comments and entities', 'a <!-- hidden --> &lt;b&gt;', 'a  <b>'],
    ['a snake_case_name and 2 * 3 * 4', 'a snake_case_name and 2 * 3 * 4', 'a snake_case_name and 2 * 3 * 4'],
  ])('%s', (_what, markup, expected) => {
    expect(blocksToText(read(markup))).toBe(expected)
  })

  it('is distinguished from wiki markup by its own syntax', () => {
    expect(kinds('## Title\n- a')).toEqual(['heading', 'list'])
    expect(kinds('# one\n# two')).toEqual(['list'])
    expect(kinds('# one\n\ntext')).toEqual(['heading', 'paragraph'])
  })
})

describe('text typed as markup into a rich-text editor', () => {
  const doc = (...lines: string[]): unknown => ({
    type: 'doc',
    content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  })

  it('becomes what it draws', () => {
    expect(blocksToText(read(doc('## Criteria', '- [ ] a', '- [x] b', '| h |', '| - |', '| c |')))).toBe(
      '## Criteria\n\n- [ ] a\n- [x] b\n\n| h |\n| c |',
    )
  })

  it('keeps bold words bold', () => {
    expect(
      read({
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: '- ' },
              { type: 'text', text: 'Given', marks: [{ type: 'strong' }] },
              { type: 'text', text: ' a' },
            ],
          },
        ],
      }),
    ).toEqual([
      {
        kind: 'list',
        style: 'bullet',
        items: [{ blocks: [{ kind: 'paragraph', lines: [[{ text: 'Given', strong: true }, { text: ' a' }]] }] }],
      },
    ])
  })

  it('leaves ordinary paragraphs alone', () => {
    expect(kinds(doc('One paragraph.', 'Another one # with a sign.'))).toEqual(['paragraph', 'paragraph'])
  })
})

describe('other values of a field', () => {
  it('reads the items of a checklist app, headers as headings', () => {
    expect(
      blocksToText(
        read([
          { name: 'Part', isHeader: true },
          { name: 'a', checked: true },
          { name: 'b', checked: false },
        ]),
      ),
    ).toBe('###### Part\n\n- [x] a\n- [ ] b')
  })

  it.each([
    [null],
    [7],
    [true],
    [{ value: 'Team A' }],
    [[{ id: 3, name: 'Sprint 3', state: 'active' }]],
    [['a', 'b']],
    [[]],
    [{ type: 'doc' }],
  ])('%j holds no text', (value) => {
    expect(read(value)).toEqual([])
  })
})
