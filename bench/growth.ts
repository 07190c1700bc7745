/**
 * `npm run bench:growth`: how the time of every exported parser of the domain grows with repeated text of 10 to 80 kB.
 * Prints the worst text for each parser, slowest parser first, and fails if one takes more than linear time. `-- criteria/` limits it to a folder.
 */
import process from 'node:process'
import { exportedParsers } from '../tests/support/growth/exported-parsers.ts'
import { growthSizes, pairedTexts, repeatedTexts } from '../tests/support/growth/fragments.ts'
import { slowest, superLinear } from '../tests/support/growth/measure-growth.ts'

const wanted = process.argv[2] ?? ''
const texts = [...repeatedTexts, ...pairedTexts]
const parsers = (await exportedParsers()).filter(({ name }) => name.includes(wanted))
console.log(`${parsers.length} exported parsers, ${texts.length} texts each`)

const tooSlow = parsers.flatMap((parser) => superLinear(parser, texts))
for (const { parser, text, times } of tooSlow)
  console.log(`WORSE THAN LINEAR ${parser}: ${text}: ${times.map((time) => time.toFixed(0)).join(', ')} ms`)

const rows = parsers
  .flatMap((parser) => slowest(parser, texts) ?? [])
  .sort((a, b) => (b.times.at(-1) ?? 0) - (a.times.at(-1) ?? 0))
console.log('Milliseconds of the slowest text, best of three:')
console.table(
  rows.slice(0, 60).map(({ parser, text, times }) => ({
    parser,
    text,
    ...Object.fromEntries(growthSizes.map((size, at) => [`${size / 1000} kB`, times[at]?.toFixed(1) ?? ''])),
    '80 : 10': ((times.at(-1) ?? 0) / (times[0] ?? 1)).toFixed(1),
  })),
)
process.exitCode = tooSlow.length === 0 ? 0 : 1
