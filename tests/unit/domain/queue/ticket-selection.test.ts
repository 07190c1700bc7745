import { describe, expect, test } from 'vitest'
import { maxTickets, namesSeveralTickets, readTicketSelection } from '#domain/queue/ticket-selection.ts'

const site = { host: 'acme.atlassian.net' }
const read = (text: string) => {
  const selection = readTicketSelection(text, site)
  return selection.ok ? selection.value : selection.reason.code
}

describe('tickets', () => {
  test.each([
    ['SHOP-1 shop-2, SHOP-3;SHOP-1', ['SHOP-1', 'SHOP-2', 'SHOP-3']],
    [
      'https://acme.atlassian.net/browse/SHOP-1\nhttps://acme.atlassian.net/browse/SHOP-2?focusedCommentId=5',
      ['SHOP-1', 'SHOP-2'],
    ],
    ['https://acme.atlassian.net/jira/software/projects/SHOP/boards/1?selectedIssue=SHOP-7', ['SHOP-7']],
    ['SHOP-1', ['SHOP-1']],
  ])('%j', (text, keys) => {
    expect(read(text)).toEqual({ kind: 'keys', keys })
  })

  test('fifty at most', () => {
    const keys = Array.from({ length: maxTickets + 1 }, (_, index) => `SHOP-${String(index + 1)}`)
    expect(read(keys.slice(0, -1).join(' '))).toMatchObject({ kind: 'keys' })
    expect(read(keys.join(' '))).toBe('selection_too_many')
  })
})

describe('queries', () => {
  test.each([
    ['project = SHOP AND status = "To Do"', 'project = SHOP AND status = "To Do"'],
    ['parent=SHOP-20 order by rank', 'parent=SHOP-20 order by rank'],
    ['key in (SHOP-1, SHOP-2)', 'key in (SHOP-1, SHOP-2)'],
    ['assignee is EMPTY', 'assignee is EMPTY'],
    ['created >= -7d', 'created >= -7d'],
    ['https://acme.atlassian.net/issues/?jql=project%20%3D%20SHOP%20ORDER%20BY+key', 'project = SHOP ORDER BY key'],
    ['https://acme.atlassian.net/issues/?filter=-4&jql=labels+%3D+checkout&x=1', 'labels = checkout'],
  ])('%j', (text, jql) => {
    expect(read(text)).toEqual({ kind: 'query', jql })
  })
})

test.each([
  ['', 'selection_empty'],
  ['  \n', 'selection_empty'],
  ['SHOP-1 and some words', 'selection_no_ticket'],
  ['https://other.atlassian.net/browse/SHOP-1', 'selection_no_ticket'],
  ['https://other.atlassian.net/issues/?jql=project%20%3D%20SHOP', 'selection_no_ticket'],
  ['https://acme.atlassian.net/issues/?filter=10001', 'selection_no_ticket'],
  ['x'.repeat(20_001), 'selection_too_long'],
])('%j is refused: %s', (text, code) => {
  expect(read(text)).toBe(code)
})

test.each([
  ['SHOP-1, SHOP-2', true],
  ['https://acme.atlassian.net/browse/SHOP-1 https://acme.atlassian.net/browse/SHOP-2', true],
  ['project = SHOP', true],
  ['https://acme.atlassian.net/issues/?jql=project%20%3D%20SHOP', true],
  ['SHOP-1', false],
  ['https://acme.atlassian.net/browse/SHOP-1 please check', false],
  ['https://acme.atlassian.net/jira/software/c/projects/SHOP/boards/42?selectedIssue=SHOP-1&quickFilter=3', false],
  ['', false],
])('%j names several tickets: %s', (text, several) => {
  expect(namesSeveralTickets(text)).toBe(several)
})
