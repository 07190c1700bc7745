/**
 * `npm run bench:export`: the workbook compared with exceljs and write-excel-file on the same rows, alternating and
 * each in its own process, then every text format. Prints medians of one run; only the ratios carry over to other
 * machines.
 */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { isWorkbookFormat } from '#domain/export/excel-rows.ts'
import { exportFormats } from '#domain/export/export-formats.ts'
import { writeExport } from '#domain/export/write-export.ts'
import { entryOfSteps } from './support/export-cases.ts'
import { ms, timed } from './support/timing.ts'
import { workbookWriters } from './support/workbook-writers.ts'

const rounds = 5
const measures = ['loadMs', 'ms', 'cpuMs', 'peakMb', 'kilobytes'] as const
const measuredSchema = z.record(z.enum(measures), z.number())
type Measured = z.infer<typeof measuredSchema>

function measure(writer: string, steps: number): Measured {
  const script = fileURLToPath(new URL('support/write-workbook.ts', import.meta.url))
  return measuredSchema.parse(
    JSON.parse(execFileSync(process.execPath, [script, writer, String(steps)], { encoding: 'utf8' })),
  )
}

function median(values: number[]): number {
  return values.sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0
}

for (const steps of [1_000, 10_000, 50_000]) {
  const runs = new Map<string, Measured[]>(Object.keys(workbookWriters).map((writer) => [writer, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [writer, measured] of runs) measured.push(measure(writer, steps))
  }
  console.log(`A workbook of ${steps.toLocaleString('en')} steps, medians of ${rounds}:`)
  console.table(
    Object.fromEntries(
      [...runs].map(([writer, measured]) => {
        const [load, wall, cpu, peak, size] = measures.map((name) => median(measured.map((one) => one[name])))
        return [
          writer,
          {
            'load ms': load?.toFixed(0),
            ms: wall?.toFixed(0),
            'processor ms': cpu?.toFixed(0),
            'peak memory MB': peak?.toFixed(0),
            kB: size?.toFixed(0),
          },
        ]
      }),
    ),
  )
}

const entry = entryOfSteps(10_000)
console.log('Text of 10,000 steps, milliseconds p50:')
console.table(
  Object.fromEntries(
    exportFormats.flatMap(({ id, label }) => {
      if (isWorkbookFormat(id)) return []
      return [
        [
          label,
          {
            ms: ms(timed(10, () => writeExport(id, [entry])).p50),
            kB: (writeExport(id, [entry]).reduce((sum, { text }) => sum + text.length, 0) / 1_000).toFixed(0),
          },
        ],
      ]
    }),
  ),
)
