/**
 * `npm run bench:criteria`: the time from Jira's response to the acceptance criteria, for a typical ticket (p50, p95)
 * and for descriptions of several shapes up to 1 MB. A time ratio close to the size ratio means linear growth.
 */
import { findCriteria } from '#domain/criteria/find-criteria.ts'
import { readIssue } from '#domain/ticket/issue.ts'

const text = (words: string) => ({ type: 'text', text: words })
const paragraph = (words: string) => ({ type: 'paragraph', content: [text(words)] })
const heading = (words: string) => ({ type: 'heading', attrs: { level: 2 }, content: [text(words)] })
const bullets = (items: string[]) => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
})
const row = (cells: string[], type: string) => ({
  type: 'tableRow',
  content: cells.map((cell) => ({ type, content: [paragraph(cell)] })),
})
const document = (...content: unknown[]) => ({ type: 'doc', version: 1, content })
const issue = (description: unknown) => ({ key: 'SHOP-1', names: {}, fields: { summary: 'A ticket', description } })

const typical = issue(
  document(
    heading('User story'),
    paragraph('As a shopper, I want to use a promo code so that I pay less.'),
    heading('Acceptance Criteria'),
    bullets(
      Array.from(
        { length: 6 },
        (_, at) => `Given a cart with ${at + 1} items, when I enter the code SAVE${at}, then the total is 10 % lower`,
      ),
    ),
    {
      type: 'table',
      content: [
        row(['Given', 'When', 'Then'], 'tableHeader'),
        row(['an expired code', 'I enter it', '"Code expired" is shown'], 'tableCell'),
      ],
    },
    heading('Technical notes'),
    bullets(['Use the pricing service', 'Codes are case-insensitive']),
  ),
)

/** Descriptions of about `size` characters. */
const shapes: Record<string, (size: number) => unknown> = {
  'ADF bullets': (size) =>
    document(
      heading('Acceptance Criteria'),
      bullets(numbered(size, (at) => `The list shows entry ${at} and its price`)),
    ),
  'ADF steps in bullets': (size) =>
    document(
      heading('Acceptance Criteria'),
      bullets(numbered(size, (at) => `Given a cart ${at} When I pay Then I get receipt ${at}`)),
    ),
  'ADF table': (size) =>
    document(heading('Acceptance Criteria'), {
      type: 'table',
      content: [
        row(['Given', 'When', 'Then'], 'tableHeader'),
        ...numbered(
          size,
          (at) => `the cart number ${at} of a shopper|the shopper pays with a card|a receipt is sent by mail`,
        ).map((cells) => row(cells.split('|'), 'tableCell')),
      ],
    }),
  'ADF paragraphs': (size) =>
    document(...numbered(size, (at) => `Paragraph ${at} tells of the shop and its customers.`).map(paragraph)),
  'Markdown list': (size) =>
    `## Acceptance Criteria\n${numbered(size, (at) => `- The list shows entry ${at} and its price`).join('\n')}`,
  Gherkin: (size) =>
    `AC:\n${numbered(size, (at) => `Scenario: case ${at}\n  Given a cart\n  When I pay ${at}\n  Then I get a receipt`).join('\n\n')}`,
  'one long line': (size) => `Acceptance Criteria: ${'word '.repeat(size / 5)}`,
  'one line of keywords': (size) => `Acceptance Criteria:\n- ${'Given a When b Then c '.repeat(size / 22)}`,
  'opening brackets': (size) => '[({*`'.repeat(size / 5),
}

function numbered(size: number, line: (at: number) => string): string[] {
  return Array.from({ length: Math.floor(size / line(1_000).length) }, (_, at) => line(at))
}

function milliseconds(raw: unknown): number {
  const start = performance.now()
  const ticket = readIssue(raw)
  if (!ticket.ok) throw new Error(ticket.reason.message)
  findCriteria(ticket.value)
  return performance.now() - start
}

function percentile(times: number[], share: number): string {
  return (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(3)
}

function best(raw: unknown, runs: number): number {
  return Math.min(...Array.from({ length: runs }, () => milliseconds(raw)))
}

Array.from({ length: 200 }, () => milliseconds(typical))
const times = Array.from({ length: 2_000 }, () => milliseconds(typical))
console.log(
  `A typical ticket (7 criteria), milliseconds: p50 ${percentile(times, 0.5)}, p95 ${percentile(times, 0.95)}\n`,
)

const sizes = [62_500, 250_000, 1_000_000]
console.log('Growth of the description, milliseconds (best of 3) and ratio to four times less text:')
console.table(
  Object.fromEntries(
    Object.entries(shapes).map(([name, build]) => {
      const [small = 0, middle = 0, large = 0] = sizes.map((size) => best(issue(build(size)), 3))
      return [
        name,
        {
          '62 kB': small.toFixed(1),
          '250 kB': middle.toFixed(1),
          '1 MB': large.toFixed(1),
          'ratio to 250 kB': (middle / small).toFixed(1),
          'ratio to 1 MB': (large / middle).toFixed(1),
        },
      ]
    }),
  ),
)
