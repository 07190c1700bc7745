import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ExportEntry } from '#domain/export/export-entry.ts'
import { makeFile } from '#src/features/export/make-file.ts'
import { nastyEntries } from '../support/nasty-cases.ts'
import { aTestCase } from '../support/results.ts'
import { goldenEntries } from '../unit/domain/export/support/golden.ts'

const spanish: ExportEntry = {
  ticketId: 'TIENDA-1',
  title: 'Código promocional',
  acceptanceCriteria: [],
  testCases: [
    aTestCase({
      title: 'El código vencido no se aplica',
      preconditions: ['Dado que el usuario está en el carrito'],
      steps: [
        {
          step: 'Cuando aplica el código',
          data: 'Código: SAVE10\nUsuario: ana',
          expected: 'Entonces se muestra un aviso',
        },
      ],
    }),
  ],
}
const entries = [...goldenEntries(), ...nastyEntries(), spanish]
const caseCount = entries.reduce((sum, { testCases }) => sum + testCases.length, 0)

let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'casewright-playwright-'))
  const { name, content } = await makeFile({ formatId: 'playwright', entries, baseName: 'cases' })
  expect(name).toBe('cases.zip')
  for (const [path, bytes] of Object.entries(unzipSync(new Uint8Array(await content.arrayBuffer())))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
  // The packages that the project's own `npm install` would fetch.
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function npx(...command: string[]): Promise<string> {
  const { FORCE_COLOR: _color, ...env } = process.env
  const { stdout } = await promisify(execFile)('npx', ['--no-install', ...command], { cwd: folder, env })
  return stdout
}

describe('the Playwright project', () => {
  it('has a feature per ticket, a configuration, and each step once', () => {
    expect(readdirSync(join(folder, 'features')).toSorted()).toEqual(
      ['SHOP-42-2.feature', 'SHOP-42.feature', 'SHOP-7-2.feature', 'SHOP-7.feature', 'TIENDA-1.feature'].toSorted(),
    )
    const steps = readFileSync(join(folder, 'steps/steps.ts'), 'utf8')
    const patterns = [...steps.matchAll(/^(?:Given|When|Then)\((\/.*\/), async/gm)].map(([, pattern]) => pattern)
    expect(patterns.length).toBeGreaterThan(40)
    expect(new Set(patterns).size).toBe(patterns.length)
    // 40 steps that differ in a number are 40 stubs, but in quoted data they share one.
    expect(steps).not.toMatch(/locator|getBy|page\./)
    expect(steps).toContain('data: DataTable')
  })

  it('is understood by bddgen, and Playwright lists every case', async () => {
    await npx('bddgen')
    const list = await npx('playwright', 'test', '--list')
    expect(list).toContain(`Total: ${caseCount} tests in ${entries.length} files`)
  })
})
