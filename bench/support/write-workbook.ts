/** Writes one workbook in its own process, to measure its peak memory: `node write-workbook.ts <writer> <steps>`. */
import { excelSheets } from '#domain/export/excel-rows.ts'
import { entryOfSteps } from './export-cases.ts'
import { workbookWriters } from './workbook-writers.ts'

const [name = '', steps = ''] = process.argv.slice(2)
const writer = workbookWriters[name]
if (writer === undefined) throw new Error(`No writer ${name}`)
const sheets = excelSheets([entryOfSteps(Number(steps))])

const start = performance.now()
const write = await writer.load()
const loadMs = performance.now() - start

const memoryBefore = process.memoryUsage().rss
const cpuBefore = process.cpuUsage()
const writeStart = performance.now()
const bytes = await write(sheets)
const ms = performance.now() - writeStart
const { user, system } = process.cpuUsage(cpuBefore)
const peakMb = (process.resourceUsage().maxRSS * 1024 - memoryBefore) / 1e6

// A writer that loses rows must not win.
const { read, utils } = await import('xlsx')
const rows = utils.sheet_to_json(read(bytes).Sheets['Test Cases'] ?? {}, { header: 1 })
if (rows.length !== Number(steps) + 1) throw new Error(`${name} wrote ${rows.length} rows`)
process.stdout.write(
  JSON.stringify({ loadMs, ms, cpuMs: (user + system) / 1_000, peakMb, kilobytes: bytes.length / 1_000 }),
)
