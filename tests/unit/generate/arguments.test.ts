import { expect, test } from 'vitest'
import { parseArguments } from '../../../scripts/generate/arguments.ts'

const exportOptions = { specColumns: false, ticketTags: 'key', areaPath: '', assignedTo: '' }
const defaults = {
  exportOptions,
  answerFile: undefined,
  recordPrompts: undefined,
  format: 'json',
  preview: undefined,
  criteria: undefined,
  answers: undefined,
  include: [],
  redaction: { words: [] },
  enrich: false,
  maxTestCases: undefined,
  raw: false,
  out: undefined,
}

test.each([
  [
    'a link',
    ['https://acme.atlassian.net/browse/A-1'],
    { ...defaults, ticket: { kind: 'link', link: 'https://acme.atlassian.net/browse/A-1' } },
  ],
  ['a file', ['--ticket-file', 'issue.json'], { ...defaults, ticket: { kind: 'file', path: 'issue.json' } }],
  [
    'everything at once',
    ['--enrich', 'SHOP-1', '--format=csv', '--out', 'cases.csv', '--max-test-cases', '12', '--quiet'],
    {
      ...defaults,
      ticket: { kind: 'link', link: 'SHOP-1' },
      format: 'csv',
      enrich: true,
      out: 'cases.csv',
      maxTestCases: 12,
    },
  ],
  [
    'the choices for a file',
    ['SHOP-1', '--format=azure-xlsx', '--out=a.xlsx', '--area-path=Shop', '--assigned-to=ana', '--spec-columns'],
    {
      ...defaults,
      ticket: { kind: 'link', link: 'SHOP-1' },
      format: 'azure-devops-xlsx',
      out: 'a.xlsx',
      exportOptions: { ...exportOptions, areaPath: 'Shop', assignedTo: 'ana', specColumns: true },
    },
  ],
  [
    'a saved answer',
    ['--ticket-file=issue.json', '--answer-file=answer.txt', '--raw'],
    { ...defaults, ticket: { kind: 'file', path: 'issue.json' }, answerFile: 'answer.txt', raw: true },
  ],
  ['a preview', ['SHOP-1', '--preview'], { ...defaults, ticket: { kind: 'link', link: 'SHOP-1' }, preview: 'text' }],
  [
    'a preview in JSON with corrected criteria and context',
    ['SHOP-1', '--preview', '--format', 'json', '--criteria', 'mine.json', '--with', 'links, comments,links'],
    {
      ...defaults,
      ticket: { kind: 'link', link: 'SHOP-1' },
      preview: 'json',
      criteria: 'mine.json',
      include: ['comments', 'links'],
    },
  ],
  [
    'words to hide',
    ['SHOP-1', '--hide', 'Dana, Northwind'],
    { ...defaults, ticket: { kind: 'link', link: 'SHOP-1' }, redaction: { words: ['Dana', ' Northwind'] } },
  ],
  [
    'a run that hides nothing',
    ['SHOP-1', '--no-redaction'],
    { ...defaults, ticket: { kind: 'link', link: 'SHOP-1' }, redaction: undefined },
  ],
])('reads %s', (_what, argv, value) => {
  expect(parseArguments(argv)).toEqual({ ok: true, value })
})

test.each([[['--help']], [['-h', 'SHOP-1']]])('asks for help: %j', (argv) => {
  expect(parseArguments(argv)).toEqual({ ok: true, value: 'help' })
})

test.each([
  ['no ticket', [], 'Please enter a Jira ticket URL'],
  ['an empty ticket', [' '], 'Please enter a Jira ticket URL'],
  ['two tickets and their criteria', ['SHOP-1', 'SHOP-2', '--criteria', 'c.json'], '--criteria is for one ticket'],
  ['an epic and a query', ['--epic', 'SHOP-20', '--jql', 'project = SHOP'], 'not both'],
  ['a link and a file', ['SHOP-1', '--ticket-file', 'issue.json'], 'not both'],
  ['an empty file name', ['--ticket-file='], '--ticket-file takes a file name'],
  ['an empty answer file', ['SHOP-1', '--answer-file='], '--answer-file takes a file name'],
  ['an empty target', ['SHOP-1', '--out='], '--out takes a file name'],
  ['an unknown format', ['SHOP-1', '--format', 'pdf'], 'Unsupported format: pdf. Choose csv, xlsx, json, md, xray,'],
  ['a workbook on the screen', ['SHOP-1', '--format', 'xlsx'], '--format xlsx cannot be printed; give --out FILE.'],
  ['an unknown style of tags', ['SHOP-1', '--ticket-tags', 'x'], '--ticket-tags takes key or requirement, not "x"'],
  ['an unknown option', ['SHOP-1', '--fast'], '--fast'],
  ['an option without its value', ['SHOP-1', '--out'], '--out'],
  ['a value for a switch', ['SHOP-1', '--enrich=yes'], '--enrich'],
  ['a maximum of none', ['SHOP-1', '--max-test-cases', '0'], 'whole number from 1 to 999, not "0"'],
  ['a maximum that is no number', ['SHOP-1', '--max-test-cases', 'six'], 'not "six"'],
  ['a preview as CSV', ['SHOP-1', '--preview', '--format', 'csv'], 'Choose text or json'],
  ['text without a preview', ['SHOP-1', '--format', 'text'], 'Unsupported format: text'],
  ['a preview of an answer', ['SHOP-1', '--preview', '--answer-file', 'a.txt'], 'leave out --answer-file'],
  ['unknown context', ['SHOP-1', '--with', 'comments,epics'], 'not "epics"'],
  ['no context', ['SHOP-1', '--with='], 'not ""'],
  ['an empty criteria file', ['SHOP-1', '--criteria='], '--criteria takes a file name'],
  ['answers in a preview', ['SHOP-1', '--preview', '--answers', 'a.json'], 'leave out --answers'],
  ['answers to several tickets', ['SHOP-1', 'SHOP-2', '--answers', 'a.json'], '--answers is for one ticket'],
  ['a broken maximum', ['SHOP-1', '--max-test-cases', '2.5'], 'not "2.5"'],
])('refuses %s', (_what, argv, message) => {
  const parsed = parseArguments(argv)
  expect(parsed).toMatchObject({ ok: false, reason: { code: 'usage' } })
  expect(parsed.ok ? '' : parsed.reason.message).toContain(message)
})

test.each([
  [['SHOP-1', 'SHOP-2'], 'SHOP-1 SHOP-2'],
  [['--jql', 'project = SHOP'], 'project = SHOP'],
  [['--epic', 'shop-20'], 'parent = SHOP-20 ORDER BY key ASC'],
  [['--epic', 'https://acme.atlassian.net/browse/SHOP-20?x=1'], 'parent = SHOP-20 ORDER BY key ASC'],
])('%j are several tickets', (argv, text) => {
  expect(parseArguments(argv)).toMatchObject({ ok: true, value: { ticket: { kind: 'several', text } } })
})
