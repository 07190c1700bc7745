import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import { z } from 'zod'
import { generate, generateHere } from './generate-cli/run-generate.ts'

const ticketFile = resolve('supabase/local/jira/issues/SHOP-7.json')
const answer = JSON.stringify([
  {
    title: 'Verify that the code works',
    description: 'A valid code lowers the total',
    preconditions: ['The cart has 1 item'],
    type: 'Positive',
    priority: '1 - High',
    criterionIds: ['AC-1'],
    steps: [{ step: '- Enter the code', data: '+49 170 1234567', expected: '' }],
  },
])

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casewright-formats-'))
  await writeFile(join(folder, 'answer.txt'), answer)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const source = () => ['--ticket-file', ticketFile, '--answer-file', join(folder, 'answer.txt'), '--raw']

describe('--format with --out', () => {
  test.each([
    ['csv', '\uFEFF"Title","Description","Test Step"'],
    ['json', '{\n  "ticketId": "SHOP-7"'],
    ['md', '# Test Cases for SHOP-7'],
    ['xray', '"TCID","Summary"'],
    ['xray-server', '"Issue ID","Test Summary"'],
    ['zephyr', '"Key","Name"'],
    ['testrail', '"Case ID","Title"'],
    ['azure', '"ID","Work Item Type"'],
    ['qase', '"v2.id","title"'],
    ['gherkin', '@SHOP-7\nFeature: '],
    ['testomat', '"ID","Title","Folder"'],
  ])('%s writes the text of the dialog’s file', async (format, beginning) => {
    const out = join(folder, `cases.${format}`)
    const { code, stdout, stderr } = await generateHere([...source(), '--format', format, '--out', out])
    expect({ code, stdout }, stderr).toEqual({ code: 0, stdout: '' })
    const text = await readFile(out, 'utf8')
    expect(text.startsWith(beginning), text.slice(0, 80)).toBe(true)
    expect(text).toContain('+49 170 1234567')
    // The JSON repeats the cases as CSV.
    if (format !== 'csv' && format !== 'json') expect(text).not.toContain("'+49")
  })

  test.each([
    ['xlsx', ['Test Cases', 'Ticket Info'], 'Test Case ID'],
    ['azure-xlsx', ['Test Cases'], 'ID'],
    ['qtest', ['Test Cases'], 'Module'],
  ])('%s writes a workbook', async (format, sheets, firstCell) => {
    const out = join(folder, `${format}.xlsx`)
    const { code, stderr } = await generateHere([...source(), '--format', format, '--out', out])
    expect(code, stderr).toBe(0)
    const workbook = read(await readFile(out))
    expect(workbook.SheetNames).toEqual(sheets)
    expect(utils.sheet_to_json<string[]>(workbook.Sheets['Test Cases'] ?? {}, { header: 1 })[0]?.[0]).toBe(firstCell)
  })

  test('playwright writes a project', async () => {
    const out = join(folder, 'project.zip')
    // In a process of its own: Node reads the sources as they are.
    const { code, stderr } = await generate([...source(), '--format', 'playwright', '--out', out], folder)
    expect(code, stderr).toBe(0)
    const files = unzipSync(new Uint8Array(await readFile(out)))
    expect(Object.keys(files).toSorted()).toEqual(
      ['README.md', 'features/SHOP-7.feature', 'package.json', 'playwright.config.ts', 'steps/steps.ts'].toSorted(),
    )
    expect(strFromU8(files['steps/steps.ts'] ?? new Uint8Array())).toContain('Enter the code with "([^"]*)"')
  })

  test('xray writes the field mapping for the importer beside the CSV', async () => {
    const out = join(folder, 'mapped.csv')
    const { stderr } = await generateHere([...source(), '--format', 'xray', '--out', out])
    expect(stderr).toContain(`Written to ${join(folder, 'mapped.xray-mapping.json')}`)
    expect(await readdir(folder)).toContain('mapped.xray-mapping.json')
    expect(JSON.parse(await readFile(join(folder, 'mapped.xray-mapping.json'), 'utf8'))).toMatchObject({
      'config.project.key': 'SHOP',
      'config.delimiter': ',',
      'config.list.delimiter': ';',
    })
  })

  test('JSON has the findings of the review', async () => {
    const { stdout } = await generateHere([...source(), '--format', 'json'])
    const { findings } = z
      .object({ findings: z.array(z.looseObject({ rule: z.string(), step: z.number().nullable() })) })
      .parse(JSON.parse(stdout))
    expect(findings.map(({ rule, step }) => [rule, step])).toContainEqual(['missing-oracle', 0])
  })

  test('a text format is printed without --out, and the choices of the dialog are options', async () => {
    const { stdout } = await generateHere([...source(), '--format', 'gherkin', '--ticket-tags', 'requirement'])
    expect(stdout.startsWith('@REQ_SHOP-7\nFeature: ')).toBe(true)
    const bare = await generateHere([...source(), '--format', 'csv', '--spec-columns'])
    expect(bare.stdout.split('\r\n')[0]).toBe('"Title","Description","Test Step","Test Data","Expected Result"')
    const azure = await generateHere([...source(), '--format', 'azure', '--area-path', 'Shop\\Cart'])
    expect(azure.stdout).toContain('"Shop\\Cart"')
  })
})
