/**
 * `npm run bench:bundle`: the JavaScript that each page loads before it can be used, in bytes on the wire (gzip), with the
 * chunks behind each figure. The same budgets stop `npm run build`.
 */
import { build } from 'vite'
import { chunksOf, gzipSize, kilobytes, measure, report } from '../scripts/site/budgets.ts'

const built = await build({ logLevel: 'error', build: { write: false } })
if (!('output' in built)) throw new Error('The build gave no output.')
const measured = measure(chunksOf(Object.fromEntries(built.output.map((file) => [file.fileName, file]))))

for (const { page, chunks } of measured) {
  console.log(`\n${page}`)
  const sizes = chunks
    .map((chunk) => ({ name: chunk.fileName, size: gzipSize([chunk]) }))
    .toSorted((one, other) => other.size - one.size)
  for (const { name, size } of sizes.slice(0, 8)) console.log(`  ${name.padEnd(48)} ${kilobytes(size).padStart(9)}`)
  if (sizes.length > 8)
    console.log(
      `  ${`${sizes.length - 8} smaller ones`.padEnd(48)} ${kilobytes(sizes.slice(8).reduce((sum, { size }) => sum + size, 0)).padStart(9)}`,
    )
}
console.log(`\n${report(measured)}`)
