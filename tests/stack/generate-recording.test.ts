import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { caseFor } from '../functions/support/answering-ai.ts'
import { generateHere, readPrinted } from './generate-cli/run-generate.ts'

const ticketFile = resolve('supabase/local/jira/issues/SHOP-1.json')
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casewright-recording-'))
  return () => rm(folder, { recursive: true, force: true })
})

const record = (more: string[] = []) =>
  // An address that nobody answers: a backend must not be needed.
  generateHere(['--ticket-file', ticketFile, '--enrich', '--record-prompts', folder, ...more], {
    SUPABASE_URL: 'http://127.0.0.1:9',
  })
const answer = (call: number, ids: string[]) =>
  writeFile(join(folder, `call-${call}.answer.txt`), JSON.stringify(ids.map(caseFor)))
const prompt = (call: number) => readFile(join(folder, `call-${call}.prompt.txt`), 'utf8')
const files = async () => (await readdir(folder)).toSorted()

test('writes the prompts of a run, then its follow-up, then its result', async () => {
  const asked = await record()
  expect(asked).toMatchObject({ code: 1, stdout: '' })
  expect(asked.stderr).toContain('call-2.prompt.txt → call-2.answer.txt')
  expect(await files()).toEqual(['call-1.prompt.txt', 'call-2.prompt.txt', 'run.json'])
  const [first, second] = await Promise.all([prompt(1), prompt(2)])
  expect(first).toContain('for these criteria only: AC-1, AC-2.')
  expect(second.slice(0, second.indexOf('\n\nWrite '))).toBe(first.slice(0, first.indexOf('\n\nWrite ')))

  await answer(1, ['AC-1', 'AC-2'])
  await answer(2, ['AC-3'])
  expect((await record()).stderr).toContain('call-3.prompt.txt → call-3.answer.txt')
  expect([await prompt(1), await prompt(2)]).toEqual([first, second])
  expect(await prompt(3)).toContain('- AC-4 has no test case.')

  await answer(3, ['AC-4'])
  const done = await record()
  expect({ code: done.code, stderr: done.stderr }).toMatchObject({ code: 0 })
  expect(readPrinted(done.stdout).testCases.map(({ criterionIds }) => criterionIds.join())).toEqual(
    expect.arrayContaining(['AC-1', 'AC-2', 'AC-3', 'AC-4']),
  )
})

test('refuses answers to another prompt', async () => {
  await record()
  await writeFile(join(folder, 'call-1.prompt.txt'), 'Something else')
  expect((await record()).stderr).toContain('holds another prompt')
})

test('--answer-file replays a recording; a call without an answer counts as failed', async () => {
  await cp(resolve('tests/corpora/conversations/SHOP-1'), folder, { recursive: true })
  const replay = () => generateHere(['--ticket-file', ticketFile, '--enrich', '--answer-file', folder])
  const whole = readPrinted((await replay()).stdout)
  expect(whole.uncoveredCriterionIds).toEqual([])
  expect(whole.testCases.every(({ generationStatus }) => generationStatus === 'ai')).toBe(true)
  await rm(join(folder, 'call-2.answer.txt'))
  const partial = await replay()
  expect(partial.stderr).toContain('Warning: The AI did not answer for AC-3, AC-4')
  const { testCases } = readPrinted(partial.stdout)
  expect(testCases.filter(({ criterionIds }) => criterionIds.includes('AC-1'))).toEqual(
    whole.testCases.filter(({ criterionIds }) => criterionIds.includes('AC-1')),
  )
  expect(testCases.some(({ generationStatus }) => generationStatus === 'stand-in')).toBe(true)
})

test('names the criteria that a maximum leaves without a test case', async () => {
  const { stdout, stderr } = await generateHere([
    '--ticket-file',
    ticketFile,
    '--enrich',
    '--answer-file',
    resolve('tests/corpora/conversations/SHOP-1'),
    '--max-test-cases',
    '2',
  ])
  const { uncoveredCriterionIds } = readPrinted(stdout)
  expect(uncoveredCriterionIds.length).toBeGreaterThan(0)
  expect(stderr).toContain(`No test case covers ${uncoveredCriterionIds.join(', ')}.`)
})

test.each([
  [['--record-prompts', ''], '--record-prompts takes the name of a folder.'],
  [['--record-prompts', 'a', '--answer-file', 'b'], 'Give --record-prompts or --answer-file, not both.'],
])('%j is wrong usage', async (args, message) => {
  const { code, stderr } = await generateHere(['--ticket-file', ticketFile, ...args])
  expect(code).toBe(2)
  expect(stderr).toContain(message)
})
