/**
 * `npm run licences`: lists every package with its licence, those of the product first. Fails if a licence is not
 * allowed.
 */
import { readFileSync } from 'node:fs'
import { isAllowed, readLicences } from './licences/read-licences.ts'

const packages = readLicences(readFileSync('package-lock.json', 'utf8'))
for (const shipped of [true, false]) {
  const group = packages.filter((each) => each.shipped === shipped)
  process.stdout.write(`\n${shipped ? 'Part of the product' : 'For building and testing'} (${group.length})\n`)
  for (const { name, version, licence } of group)
    process.stdout.write(`${licence === '' ? '(none declared)' : licence}\t${name} ${version}\n`)
}
const refused = packages.filter((each) => !isAllowed(each))
for (const { name, licence } of refused)
  process.stderr.write(`Not allowed: ${name} (${licence === '' ? 'no licence declared' : licence})\n`)
process.exitCode = refused.length === 0 ? 0 : 1
