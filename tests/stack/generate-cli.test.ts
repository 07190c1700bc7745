import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serveLocalSupabase, type ServedSupabase } from '../../supabase/local/serve.ts'
import { configured, generate, generateHere, readPrinted, startGenerate } from './generate-cli/run-generate.ts'

const issues = resolve('supabase/local/jira/issues')
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casewright-generate-'))
  return () => rm(folder, { recursive: true, force: true })
})

describe('without any configuration', () => {
  test('does the whole job on an embedded backend', async () => {
    const { code, stdout, stderr } = await generate(['https://casewright-demo.atlassian.net/browse/SHOP-1'], folder)
    expect(stderr.split('\n').filter(Boolean)).toEqual([
      ' 10% Extracting ticket ID...',
      ' 20% Fetching ticket...',
      ' 40% Extracting acceptance criteria...',
      ' 60% Generating test cases with AI...',
      ' 65% Generating test cases with AI... 1 of 4 criteria',
      ' 70% Generating test cases with AI... 2 of 4 criteria',
      ' 75% Generating test cases with AI... 3 of 4 criteria',
      ' 79% Generating test cases with AI... 4 of 4 criteria',
      ' 80% Generating CSV...',
      '100% Completed',
    ])
    expect(code).toBe(0)
    const result = readPrinted(stdout)
    expect(result).toMatchObject({
      ticketId: 'SHOP-1',
      title: 'Apply a discount code in the basket',
      provider: 'builtin',
      enriched: false,
    })
    expect(result.acceptanceCriteria).toHaveLength(4)
    expect(result.testCases.every(({ generationStatus }) => !generationStatus.includes('ai'))).toBe(true)
    const covered = new Set([
      ...result.testCases.flatMap(({ criterionIds }) => criterionIds),
      ...result.uncoveredCriterionIds,
    ])
    expect([...covered].sort()).toEqual(['AC-1', 'AC-2', 'AC-3', 'AC-4'])
  })

  test.each([300, 1_500])('stopped after %d ms, it leaves no process behind', async (delay) => {
    const child = startGenerate(['SHOP-1'], folder)
    const group = -(child.pid ?? 0)
    // Fetching the ticket starts the embedded backend; its Deno child is in the same process group.
    for await (const chunk of child.stderr ?? []) if (String(chunk).includes('Fetching ticket')) break
    await new Promise((settle) => setTimeout(settle, delay))
    child.kill('SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    expect(() => process.kill(group, 0)).toThrow('ESRCH')
  })
})

describe('with a saved answer', () => {
  const ticketFile = join(issues, 'SHOP-1.json')
  const cases = Array.from({ length: 8 }, (_unused, index) => ({
    title: `Verify discount line ${index + 1}`,
    description: 'The discount is shown',
    steps: [{ step: 'Apply AUTUMN10', data: 'AUTUMN10', expected: `Line ${index + 1} is shown` }],
  }))

  async function withAnswer(answer: string, args: string[] = [], ticket = ticketFile) {
    const file = join(folder, 'answer.txt')
    await writeFile(file, answer)
    // An unreachable address, because no backend must be needed.
    return generateHere(['--ticket-file', ticket, '--answer-file', file, ...args], {
      SUPABASE_URL: 'http://127.0.0.1:9',
    })
  }

  test('reads it in place of the AI, cut to the default maximum', async () => {
    const { code, stdout, stderr } = await withAnswer(`Sure:\n\`\`\`json\n${JSON.stringify(cases)}\n\`\`\``)
    expect({ code, stderr }).toMatchObject({ code: 0 })
    const { testCases } = readPrinted(stdout)
    expect(testCases).toHaveLength(6)
    expect(testCases[0]?.title).toBe('Discount line 1')
  })

  test('lists what was repaired and what was dropped', async () => {
    const broken = JSON.stringify([...cases.slice(0, 2), { title: 'No steps', steps: [] }]).slice(0, -1)
    const { code, stdout, stderr } = await withAnswer(broken)
    expect(code).toBe(0)
    const { warnings, dropped } = readPrinted(stdout)
    expect(warnings).toContain('JSON was repaired (closed array)')
    expect(stderr).toContain('Warning: JSON was repaired (closed array)')
    for (const { title } of dropped) expect(stderr).toContain(`Dropped: ${title}`)
  })

  test('names the limits that no test case tries on both sides', async () => {
    const filter = { title: 'Filter by price', description: 'The filter', criterionIds: ['AC-2'] }
    const steps = ['0', '5,000'].map((data) => ({ step: 'Enter the price', data, expected: `${data} is taken` }))
    const answer = JSON.stringify([{ ...filter, steps }])
    const { code, stdout, stderr } = await withAnswer(answer, [], join(issues, 'SHOP-2.json'))
    expect(code).toBe(0)
    expect(stderr).toContain('Not tested on both sides: a limit of AC-2 (0, 5,000, -1, 5,001)')
    expect(JSON.parse(stdout)).toMatchObject({ openLimits: [{ criterionId: 'AC-2', outside: ['-1', '5,001'] }] })
  })

  test('--max-test-cases sets the cut, --raw shows the cases as they were read', async () => {
    const answer = JSON.stringify({ testCases: cases })
    const [two, raw] = await Promise.all([withAnswer(answer, ['--max-test-cases', '2']), withAnswer(answer, ['--raw'])])
    expect(readPrinted(two.stdout).testCases).toHaveLength(2)
    expect(readPrinted(raw.stdout).testCases.map(({ title }) => title)).toEqual(cases.map(({ title }) => title))
  })

  test('an answer without a test case is a failure, and the result still says why', async () => {
    const { code, stdout } = await withAnswer('I am sorry, I cannot help with that.', ['--raw'])
    expect(code).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({
      testCases: [],
      warnings: ['No valid test cases found. See console for raw response.'],
    })
  })
})

describe('against a configured project', () => {
  let backend: ServedSupabase | undefined

  beforeAll(async () => {
    backend = await serveLocalSupabase({ demo: true })
  })

  // Undefined if it did not start, which is then the visible failure.
  afterAll(() => backend?.close())

  function running(): ServedSupabase {
    if (backend === undefined) throw new Error('The backend did not start')
    return backend
  }

  test.each([
    ['SHOP-2', 'SHOP-2', 6, 'section'],
    [
      'https://casewright-demo.atlassian.net/jira/software/projects/SHOP/boards/1?selectedIssue=SHOP-3',
      'SHOP-3',
      5,
      'section',
    ],
    ['https://casewright-demo.atlassian.net/browse/shop-7?focusedId=1#c', 'SHOP-7', 5, 'field'],
    ['WEB-31', 'SHOP-9', 4, 'section'],
    ['SHOP-10', 'SHOP-10', 3, 'section'],
    ['SHOP-12', 'SHOP-12', 4, 'section'],
    ['SHOP-14', 'SHOP-14', 4, 'section'],
  ])('finds the criteria of %s', async (link, ticketId, criteria, kind) => {
    const { code, stdout, stderr } = await generateHere([link], configured(running()))
    expect({ code, stderr }).toMatchObject({ code: 0 })
    const result = readPrinted(stdout)
    expect(result).toMatchObject({ ticketId, ticketData: { key: ticketId } })
    expect(result.acceptanceCriteria).toHaveLength(criteria)
    expect(result.acceptanceCriteria.every(({ source }) => source.kind === kind)).toBe(true)
    expect(result.testCases.length).toBeGreaterThan(0)
  })

  test('prints CSV', async () => {
    const { code, stdout } = await generateHere(['SHOP-13', '--format', 'csv'], configured(running()))
    expect(code).toBe(0)
    const [header, ...rows] = stdout.trimEnd().split('\n')
    expect(header?.trimEnd()).toBe(
      '"Title","Description","Test Step","Test Data","Expected Result","Case ID","Type","Priority","Preconditions","Criteria","Ticket"',
    )
    expect(rows.length).toBeGreaterThan(4)
  })

  test('writes Markdown to a file, replacing what was there, and leaves nothing else behind', async () => {
    await writeFile(join(folder, 'cases.md'), 'old')
    const { code, stdout, stderr } = await generate(
      ['SHOP-5', '--format=md', '--out', 'cases.md'],
      folder,
      configured(running()),
    )
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' })
    expect(stderr).toContain('Written to cases.md')
    const written = await readFile(join(folder, 'cases.md'), 'utf8')
    expect(written).toContain('## Acceptance Criteria')
    expect(written).toContain('SHOP-5')
    expect(await readdir(folder)).toEqual(['cases.md'])
  })

  test('takes the ticket from a file; then no tracker is needed', async () => {
    const noTracker = { JIRA_BASE_URL: '', JIRA_EMAIL: '', JIRA_API_TOKEN: '' }
    const { code, stdout } = await generate(
      ['--ticket-file', join(issues, 'SHOP-7.json')],
      folder,
      configured(running(), noTracker),
    )
    expect(code).toBe(0)
    expect(readPrinted(stdout).acceptanceCriteria[0]?.source).toEqual({ kind: 'field', label: 'Acceptance Criteria' })
  })

  test('enriches where the plan allows it, and says so where it does not', async () => {
    const pro = await generateHere(['SHOP-8', '--enrich'], configured(running()))
    expect(readPrinted(pro.stdout).enriched).toBe(true)
    const starter = await generateHere(
      ['SHOP-8', '--enrich'],
      configured(running(), { CASEWRIGHT_EMAIL: 'starter@demo.test' }),
    )
    expect(starter.code).toBe(0)
    expect(readPrinted(starter.stdout).enriched).toBe(false)
    expect(starter.stderr).toContain('Enrichment is not part of this plan')
  })

  test.each([
    [
      'a ticket without criteria',
      'SHOP-11',
      {},
      'No acceptance criteria found in the ticket. Please ensure the ticket has proper acceptance criteria.',
    ],
    ['a ticket that may not be seen', 'SHOP-404', {}, 'Failed to fetch ticket data.'],
    ['a ticket that does not exist', 'SHOP-9999', {}, 'Failed to fetch ticket data.'],
    ['too many requests', 'SHOP-429', {}, '30 seconds'],
    ['a wrong tracker token', 'SHOP-1', { JIRA_API_TOKEN: 'not-the-token' }, 'Credential validation failed.'],
    ['a wrong password', 'SHOP-1', { CASEWRIGHT_PASSWORD: 'not-it' }, 'Login failed: Invalid login credentials'],
    [
      'a plan without runs',
      'SHOP-1',
      { CASEWRIGHT_EMAIL: 'free@demo.test' },
      'You have reached your test case generation limit. Please upgrade your plan.',
    ],
    [
      'a project that is not there',
      'SHOP-1',
      { SUPABASE_URL: 'http://127.0.0.1:9' },
      'The server could not be reached.',
    ],
  ])('fails with the reason on stderr: %s', async (_what, key, changes, message) => {
    const { code, stdout, stderr } = await generateHere([key], configured(running(), changes))
    expect(stderr).toContain(message)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  })

  test('a target that cannot be written is a failure', async () => {
    const { code, stderr } = await generate(['SHOP-2', '--out', 'no/such/folder.json'], folder, configured(running()))
    expect(code).toBe(1)
    expect(stderr).toContain('no/such/folder.json could not be written')
  })
})

test.each([
  ['nothing at all', [], {}, 'Please enter a Jira ticket URL'],
  ['an unknown format', ['SHOP-1', '--format', 'pdf'], {}, 'Unsupported format: pdf'],
  ['no ticket link', ['https://casewright-demo.atlassian.net/issues/?jql=project=SHOP'], {}, 'opens a list of tickets'],
  [
    'a link of another site',
    ['https://other.atlassian.net/browse/SHOP-1'],
    {},
    'Your connected Jira site is casewright-demo.atlassian.net.',
  ],
  [
    'half a configuration',
    ['SHOP-1'],
    { SUPABASE_URL: 'http://127.0.0.1:9', JIRA_EMAIL: 'a@b.test' },
    'Missing configuration: SUPABASE_PUBLISHABLE_KEY, CASEWRIGHT_EMAIL, CASEWRIGHT_PASSWORD, JIRA_BASE_URL, JIRA_API_TOKEN',
  ],
])('wrong usage ends with 2: %s', async (_what, args, env, message) => {
  const { code, stdout, stderr } = await generateHere(args, env)
  expect(stderr).toContain(message)
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
})

test.each([
  ['is not there', undefined, 'could not be read'],
  ['is not JSON', '{"key":', 'is not JSON'],
  ['is no issue', '{"hello":"world"}', ''],
])('a ticket file that %s is a failure', async (_what, text, message) => {
  const file = join(folder, 'issue.json')
  if (text !== undefined) await writeFile(file, text)
  const { code, stdout, stderr } = await generateHere(['--ticket-file', file, '--answer-file', file])
  expect(stderr).toContain(message)
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
})

test('--quiet keeps stderr empty even where the usage is wrong; --help is a result', async () => {
  expect(await generate(['--quiet'], folder)).toEqual({ code: 2, stdout: '', stderr: '' })
  const help = await generate(['--help'], folder)
  expect(help.code).toBe(0)
  expect(help.stdout).toContain('Usage: npm run generate -- <ticket link>')
})
