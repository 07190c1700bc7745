import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { version } from '../../supabase/functions/api/version.ts'

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))
const { imports } = z
  .object({ imports: z.record(z.string(), z.string()) })
  .parse(read('supabase/functions/api/deno.json'))
const lock = z
  .object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
  .parse(read('package-lock.json'))
const packages = Object.entries(imports).filter(([, target]) => target.startsWith('npm:'))

test('the function’s version is the product’s', () => {
  expect(version).toBe(z.object({ version: z.string() }).parse(read('package.json')).version)
})

test.each(packages)('%s comes to Deno in the version that npm installed', (name, target) => {
  const [, npmName = '', npmVersion = ''] = /^npm:(@?[^@]+)@([^/]+)/.exec(target) ?? []
  expect(name === npmName || name.startsWith(`${npmName}/`)).toBe(true)
  expect(npmVersion).toBe(lock.packages[`node_modules/${npmName}`]?.version)
})

test('nothing else is mapped but the shared rules', () => {
  expect(packages.length).toBeGreaterThan(5)
  expect(Object.entries(imports).filter(([, target]) => !target.startsWith('npm:'))).toEqual([
    ['#domain/', '../../../src/domain/'],
  ])
})
