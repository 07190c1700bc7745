import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))

const packages = z
  .object({
    packages: z.record(
      z.string(),
      z.object({ version: z.string().optional(), integrity: z.string().optional(), inBundle: z.boolean().optional() }),
    ),
  })
  .parse(read('package-lock.json')).packages

const deno = z
  .object({
    specifiers: z.record(z.string(), z.string()),
    npm: z.record(z.string(), z.object({ integrity: z.string() })),
  })
  .parse(read('supabase/functions/api/deno.lock'))

const { imports } = z
  .object({ imports: z.record(z.string(), z.string()) })
  .parse(read('supabase/functions/api/deno.json'))

/** The Supabase CLI for other machines: the registry that made the lock file did not have them in this version. */
const withoutIntegrity = [
  'darwin-arm64',
  'darwin-x64',
  'linux-arm64',
  'linux-arm64-musl',
  'linux-x64-musl',
  'windows-arm64',
  'windows-x64',
].map((system) => `@supabase/cli-${system} 3.1.0`)

test('npm checks what it downloads against a hash, but for seven optional packages of one version', () => {
  const unchecked = Object.entries(packages).flatMap(([path, { version, integrity, inBundle }]) =>
    path === '' || inBundle === true || /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '')
      ? []
      : [`${path.replace(/^.*node_modules\//, '')} ${version ?? ''}`],
  )
  expect(unchecked.filter((name) => !withoutIntegrity.includes(name))).toEqual([])
})

test('Deno’s lock file holds every package that the function imports, in its version', () => {
  const wanted = Object.values(imports).flatMap((target) => /^npm:(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? [])
  expect(Object.keys(deno.specifiers).sort()).toEqual([...new Set(wanted)].sort())
})

test('Deno and npm expect the same hash of the same package', () => {
  const hashes = new Map(
    Object.entries(packages).map(([path, { version, integrity }]) => [
      `${path.replace(/^.*node_modules\//, '')}@${version ?? ''}`,
      integrity,
    ]),
  )
  const locked = Object.entries(deno.npm).map(([name, { integrity }]) => ({
    name: /^@?[^@]+@[^_]+/.exec(name)?.[0] ?? name,
    integrity,
  }))
  expect(locked.length).toBeGreaterThan(10)
  for (const { name, integrity } of locked)
    expect.soft({ name, integrity }).toEqual({ name, integrity: hashes.get(name) })
})
