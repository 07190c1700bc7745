import { testCasesToCsv } from '#domain/export/csv.ts'
import { exportedFindings } from '#domain/export/review-findings.ts'
import { ticketMatrix } from '#domain/export/ticket-matrix.ts'
import { xrayFieldMapping } from '#domain/export/xray-csv.ts'
import type { HouseRules } from '#domain/generation/house-rules.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import { makeFile } from '#src/features/export/make-file.ts'
import type { ExitCode } from '../terminal.ts'
import { type GenerateArguments, parseArguments, usage } from './arguments.ts'
import { Failure } from './failure.ts'
import { readHouseRules, writeWhole } from './files.ts'
import { generateQueueInTerminal, previewQueueInTerminal } from './queue-job.ts'
import { renderPreview, renderQueuePreview } from './preview-text.ts'
import { generateInTerminal, previewInTerminal } from './terminal-job.ts'

export interface Output {
  /** Writes the result to stdout. */
  result: (text: string) => void
  /** Writes progress, warnings and errors to stderr. */
  say: (line: string) => void
}

/** Runs the whole command, from the arguments to the exit code. Never throws. */
export async function generateCommand(
  argv: string[],
  env: Record<string, string | undefined>,
  output: Output,
): Promise<ExitCode> {
  const parsed = parseArguments(argv)
  if (!parsed.ok) {
    output.say(`${parsed.reason.message}\n\n${usage}`)
    return 2
  }
  if (parsed.value === 'help') {
    output.result(`${usage}\n`)
    return 0
  }
  const args = parsed.value
  try {
    if (args.preview !== undefined) {
      const text =
        args.ticket.kind === 'several'
          ? renderQueuePreview(await previewQueueInTerminal(args, args.ticket.text, env), args.preview)
          : renderPreview(await previewInTerminal(args, env, output.say), args.preview)
      await write(text, args.out, output)
      return 0
    }
    if (args.ticket.kind === 'several') {
      const { results, failed } = await generateQueueInTerminal(args, args.ticket.text, env, output.say)
      if (results.length > 0) await deliver(results, args, output)
      for (const { ticketId, error } of failed) output.say(`Failed: ${ticketId}: ${error}`)
      return failed.length === 0 ? 0 : 1
    }
    const result = await generateInTerminal(args, env, output.say)
    await deliver([result], args, output)
    if (result.testCases.length > 0) return 0
    output.say(result.error ?? 'No test cases were generated. Please check your input or try again.')
    return 1
  } catch (error) {
    output.say(error instanceof Error ? error.message : String(error))
    return error instanceof Failure && error.usage ? 2 : 1
  }
}

/** Prints the results, or writes them to the file of `--out`. */
async function deliver(results: GenerationResult[], args: GenerateArguments, output: Output): Promise<void> {
  const { format, exportOptions, out } = args
  const byTicket = args.ticket.kind === 'several'
  const houseRules = args.houseRules === undefined ? undefined : await readHouseRules(args.houseRules)
  if (format === 'json') {
    const written = results.map((result) => resultJson(result, houseRules))
    const json = byTicket ? { results: written, matrix: ticketMatrix(results) } : written[0]
    return write(`${JSON.stringify(json, null, 2)}\n`, out, output)
  }
  const options = { ...exportOptions, houseRules, byTicket }
  const { name, content } = await makeFile({ formatId: format, entries: results, baseName: 'test-cases', options })
  if (out === undefined) {
    if (name.endsWith('.zip')) throw new Failure('The cases need several files; give --out FILE for a .zip.', true)
    // A byte order mark is for Excel, which opens files.
    return write((await content.text()).replace(/^\uFEFF/, ''), out, output)
  }
  await write(new Uint8Array(await content.arrayBuffer()), out, output)
  if (format !== 'xray' && format !== 'xray-server') return
  const { extension, text } = xrayFieldMapping(format, results, options)
  await write(text, `${out.replace(/\.[^./\\]+$/, '')}.${extension}`, output)
}

async function write(content: string | Uint8Array, out: string | undefined, output: Output): Promise<void> {
  if (out !== undefined) {
    await writeWhole(out, content)
    output.say(`Written to ${out}`)
  } else if (typeof content === 'string') {
    output.result(content.endsWith('\n') ? content : `${content}\n`)
  }
}

/** The result of docs/spec.md, section 3, which `npm run review` reads, too, with the findings of the review. */
function resultJson(result: GenerationResult, houseRules: HouseRules | undefined) {
  const findings = exportedFindings(result, houseRules)
  return { ...result, csvContent: testCasesToCsv(result.testCases), findings }
}
