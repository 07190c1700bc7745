import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isAllowed, readLicences } from '../../../scripts/licences/read-licences.ts'

const packages = readLicences(readFileSync('package-lock.json', 'utf8'))

test('every dependency has a licence that is allowed for its use', () => {
  expect(packages.length).toBeGreaterThan(400)
  expect(packages.filter((each) => !isAllowed(each))).toEqual([])
})

test('distinguishes the packages of the product from the tools', () => {
  const shipped = packages.filter((each) => each.shipped).map(({ name }) => name)
  expect(shipped).toEqual(
    expect.arrayContaining(['react', 'zod', '@supabase/supabase-js', '@fontsource/ibm-plex-sans']),
  )
  expect(shipped).not.toContain('vitest')
})

test.each([
  ['MIT', true, true],
  ['(MIT OR GPL-3.0-or-later)', true, true],
  ['(MIT AND Zlib)', true, true],
  ['MIT AND GPL-3.0-only', true, false],
  ['GPL-3.0-only', true, false],
  ['AGPL-3.0', false, false],
  ['MPL-2.0', true, false],
  ['MPL-2.0', false, true],
  ['SSPL-1.0', false, false],
  ['UNLICENSED', false, false],
  ['SEE LICENSE IN LICENSE', true, false],
  ['', true, false],
  ['', false, false],
])('%j, part of the product: %s, is allowed: %s', (licence, shipped, allowed) => {
  expect(isAllowed({ name: 'x', version: '1.0.0', licence, shipped })).toBe(allowed)
})
