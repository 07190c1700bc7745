import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { serveLocalSupabase, type ServedSupabase } from '../../supabase/local/serve.ts'
import { configured, generateHere, readPrinted } from './generate-cli/run-generate.ts'

const issues = resolve('supabase/local/jira/issues')
const vague = ['--ticket-file', join(issues, 'SHOP-15.json')]
const withoutCriteria = ['--ticket-file', join(issues, 'SHOP-11.json')]
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casewright-preview-'))
  return () => rm(folder, { recursive: true, force: true })
})

async function fileOf(content: unknown): Promise<string> {
  const path = join(folder, 'criteria.json')
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

/** The printed preview: these fields and no others. */
const printedPreview = z.strictObject({
  ticketId: z.string(),
  title: z.string(),
  acceptanceCriteria: z.array(
    z.looseObject({ id: z.string(), given: z.string(), text: z.string(), changed: z.string().optional() }),
  ),
  check: z.strictObject({
    verdict: z.enum(['ready', 'clarify', 'notready']),
    score: z.number().int().min(0).max(100),
    findings: z.array(
      z.strictObject({
        criterionId: z.string(),
        text: z.string(),
        rule: z.string(),
        quote: z.string(),
        suggestion: z.string(),
      }),
    ),
    questions: z.array(z.strictObject({ criterionId: z.string(), question: z.string() })).max(5),
  }),
  redaction: z.array(
    z.strictObject({ kind: z.string(), text: z.string(), placeholder: z.string(), where: z.string() }),
  ),
})

async function previewOf(args: string[]) {
  const { code, stdout, stderr } = await generateHere([...args, '--preview', '--format', 'json'])
  expect({ code, stderr }).toMatchObject({ code: 0 })
  return { ...printedPreview.parse(JSON.parse(stdout)), stderr }
}

test('a preview has the criteria, the check and what would be hidden', async () => {
  const { ticketId, acceptanceCriteria, check, redaction } = await previewOf(vague)
  expect(ticketId).toBe('SHOP-15')
  expect(acceptanceCriteria).toHaveLength(4)
  expect(check.verdict).toBe('clarify')
  expect(check.findings).toContainEqual({
    criterionId: 'AC-1',
    text: 'A customer who leaves a basket with at least one item gets a reminder soon.',
    rule: 'unbounded-time',
    quote: 'soon',
    suggestion: 'Replace “soon” by a time with its unit.',
  })
  expect(check.questions[0]).toEqual({ criterionId: 'AC-1', question: 'Within which time is “soon”?' })
  expect(redaction).toContainEqual({
    kind: 'email',
    text: 'dana.novak@northwind-mail.com',
    placeholder: '⟦EMAIL-1⟧',
    where: 'AC-4',
  })
})

test('as text it can be read, and it can be written to a file', async () => {
  const { code, stdout } = await generateHere([...vague, '--preview'])
  expect(code).toBe(0)
  expect(stdout).toContain('Needs clarification (85 of 100)')
  expect(stdout).toContain('! Replace “soon” by a time with its unit.')
  expect(stdout).toContain('+1 415 867 5309 → ⟦PHONE-1⟧ (description)')
  expect(stdout).toContain('Names of people are not searched for.')
  const out = join(folder, 'preview.txt')
  expect(await generateHere([...vague, '--preview', '--out', out])).toMatchObject({ code: 0, stdout: '' })
})

test('a ticket without criteria has a preview that says where they were looked for', async () => {
  const { acceptanceCriteria, check, stderr } = await previewOf(withoutCriteria)
  expect(acceptanceCriteria).toEqual([])
  expect(check.verdict).toBe('notready')
  expect(stderr).toContain('No acceptance criteria found in the ticket.')
  expect(stderr).toContain('looked at')
})

test('--with adds the private data of what stands around the ticket', async () => {
  const issue = {
    key: 'A-1',
    fields: {
      summary: 'A',
      description: 'h2. Acceptance criteria\n* It opens',
      comment: { comments: [{ body: 'Mail kim@northwind-mail.com' }] },
    },
  }
  const file = await fileOf(issue)
  expect((await previewOf(['--ticket-file', file])).redaction).toEqual([])
  expect((await previewOf(['--ticket-file', file, '--with', 'comments'])).redaction).toMatchObject([
    { kind: 'email', where: 'Comment 1' },
  ])
})

describe('--criteria', () => {
  test('takes an edited preview back, with a mark for each change', async () => {
    const preview = await previewOf(vague)
    const [first, ...others] = preview.acceptanceCriteria
    const edited = [{ ...first, text: 'A customer who leaves a basket gets a reminder within 2 hours.' }, ...others]
    const file = await fileOf({
      ...preview,
      acceptanceCriteria: [...edited, 'The reminder has a link to unsubscribe.'],
    })
    const { acceptanceCriteria, check } = await previewOf([...vague, '--criteria', file])
    expect(acceptanceCriteria.map(({ id, changed }) => [id, changed])).toEqual([
      ['AC-1', 'edited'],
      ['AC-2', undefined],
      ['AC-3', undefined],
      ['AC-4', undefined],
      ['AC-5', 'added'],
    ])
    expect(check.findings.filter(({ rule }) => rule === 'unbounded-time')).toEqual([])
  })

  test('gives a ticket without criteria some, which the run uses', async () => {
    const criteria = await fileOf(['A product page opens within 2 seconds on a phone.'])
    const answer = join(folder, 'answer.txt')
    const testCase = { title: 'Page opens', description: 'It opens.', criterionIds: ['AC-1'] }
    await writeFile(
      answer,
      JSON.stringify([{ ...testCase, steps: [{ step: 'Open it', data: 'mug', expected: 'It opens within 2 s' }] }]),
    )
    const { code, stdout } = await generateHere([...withoutCriteria, '--criteria', criteria, '--answer-file', answer])
    expect(code).toBe(0)
    const { acceptanceCriteria, uncoveredCriterionIds } = readPrinted(stdout)
    expect(acceptanceCriteria).toMatchObject([
      { id: 'AC-1', text: 'A product page opens within 2 seconds on a phone.', changed: 'added' },
    ])
    expect(uncoveredCriterionIds).toEqual([])
  })

  test.each([
    ['is not there', undefined, 'could not be read'],
    ['is not JSON', '["A"', 'is not JSON'],
    ['holds no list', '{"a":1}', 'must be a JSON list of texts or of criteria'],
    ['is empty', '[]', 'The list of criteria is empty.'],
    ['holds a number', '["A",2]', 'Criterion 2 of the list has no text'],
  ])('a file that %s is a failure that names it', async (_, content, message) => {
    const file = content === undefined ? join(folder, 'none.json') : await fileOf(content)
    const { code, stdout, stderr } = await generateHere([...vague, '--criteria', file, '--preview'])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain(file)
    expect(stderr).toContain(message)
  })
})

describe('--answers', () => {
  test('takes the answered questions of a preview as facts into the prompt, and leaves open ones out', async () => {
    const preview = await previewOf(vague)
    const [first, ...open] = preview.check.questions
    if (first === undefined) throw new Error('The preview asks nothing.')
    const answered = { ...preview, check: { questions: [{ ...first, answer: 'Within 2 hours.' }, ...open] } }
    const prompts = join(folder, 'prompts')
    const { code } = await generateHere([...vague, '--answers', await fileOf(answered), '--record-prompts', prompts])
    expect(code).toBe(1)
    const prompt = await readFile(join(prompts, 'call-1.prompt.txt'), 'utf8')
    expect(prompt).toContain('Within 2 hours.')
    expect(prompt).toContain(first.question)
    for (const { question } of open) expect(prompt).not.toContain(question)
  })

  test('a file without answers is a failure that says what it needs', async () => {
    const file = await fileOf({ answers: 'none' })
    const { code, stderr } = await generateHere([...vague, '--answers', file, '--answer-file', file])
    expect(code).toBe(1)
    expect(stderr).toContain(`${file} holds no answers. Give the JSON of a preview with an "answer" beside each`)
  })
})

describe('against a project', () => {
  let backend: ServedSupabase | undefined
  beforeAll(async () => {
    backend = await serveLocalSupabase({ demo: true })
  })
  afterAll(() => backend?.close())

  function environment(changes = {}) {
    if (backend === undefined) throw new Error('The backend did not start')
    return configured(backend, changes)
  }

  test('a plan without runs has previews: they spend none', async () => {
    const { code, stdout } = await generateHere(
      ['SHOP-15', '--preview', '--format', 'json'],
      environment({ CASEWRIGHT_EMAIL: 'free@demo.test' }),
    )
    expect(code).toBe(0)
    expect(printedPreview.parse(JSON.parse(stdout)).acceptanceCriteria).toHaveLength(4)
  })

  test('a run covers the corrected criteria, and what stands around the ticket goes with them', async () => {
    const criteria = await fileOf(['The reminder has a link to unsubscribe.'])
    const { code, stdout } = await generateHere(
      ['SHOP-15', '--criteria', criteria, '--with', 'comments,parent,links,subtasks'],
      environment(),
    )
    expect(code).toBe(0)
    const { acceptanceCriteria, testCases } = readPrinted(stdout)
    expect(acceptanceCriteria.map(({ id, changed }) => [id, changed])).toEqual([['AC-5', 'added']])
    expect(new Set(testCases.flatMap(({ criterionIds }) => criterionIds))).toEqual(new Set(['AC-5']))
  })
})

test('a recorded prompt shows no private text, and its answer gets it back', async () => {
  const prompts = join(folder, 'prompts')
  const args = [...vague, '--record-prompts', prompts, '--hide', 'Marketing']
  const asked = await generateHere(args)
  expect(asked.code).toBe(1)
  const prompt = await readFile(join(prompts, 'call-1.prompt.txt'), 'utf8')
  expect(prompt).toContain('nothing is sent to ⟦EMAIL-1⟧')
  expect(prompt).toContain('⟦HIDDEN-1⟧ wants to bring those customers back')
  expect(prompt).not.toMatch(/dana\.novak|867 5309/)
  const steps = [{ step: 'Unsubscribe', data: '[EMAIL\\_1]', expected: 'No reminder goes to ⟦EMAIL-1⟧' }]
  const ids = ['AC-1', 'AC-2', 'AC-3', 'AC-4']
  const answer = ids.map((id) => ({ title: `${id} holds`, description: 'It holds.', steps, criterionIds: [id] }))
  for (let call = 1; call <= 3; call += 1)
    await writeFile(join(prompts, `call-${String(call)}.answer.txt`), JSON.stringify(answer))
  const { stdout } = await generateHere(args)
  expect(readPrinted(stdout).testCases[0]?.steps[0]).toMatchObject({
    data: 'dana.novak@northwind-mail.com',
    expected: 'No reminder goes to dana.novak@northwind-mail.com',
  })
})

test('--no-redaction hides nothing', async () => {
  const prompts = join(folder, 'prompts')
  await generateHere([...vague, '--record-prompts', prompts, '--no-redaction'])
  expect(await readFile(join(prompts, 'call-1.prompt.txt'), 'utf8')).toContain('dana.novak@northwind-mail.com')
  expect((await previewOf([...vague, '--no-redaction'])).redaction).toEqual([])
})
