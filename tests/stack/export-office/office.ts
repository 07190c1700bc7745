import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** LibreOffice's command, if it is installed: Debian's libreoffice-calc. */
export function findOffice(): string | undefined {
  for (const name of ['soffice', 'libreoffice']) {
    try {
      return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim()
    } catch {
      continue
    }
  }
  return undefined
}

/** Converts a file with LibreOffice, in a temporary folder and profile. Returns the written files by name. */
export async function converted(
  office: string,
  file: { name: string; content: Uint8Array | string },
  target: string,
  reader?: string,
): Promise<Map<string, Buffer>> {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-office-'))
  try {
    writeFileSync(join(folder, file.name), file.content)
    const out = join(folder, 'out')
    await promisify(execFile)(
      office,
      [
        `-env:UserInstallation=file://${join(folder, 'profile')}`,
        '--headless',
        ...(reader === undefined ? [] : [`--infilter=${reader}`]),
        '--convert-to',
        target,
        '--outdir',
        out,
        join(folder, file.name),
      ],
      { timeout: 240_000, killSignal: 'SIGKILL' },
    )
    return new Map(readdirSync(out).map((name) => [name, readFileSync(join(out, name))]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A CSV with commas, quotes and UTF-8, with the default of the import dialog: quoted values are text. */
export const quotedIsTextCsv = 'CSV:44,34,76,1,,0,true,false,false,false,0,,false'

/** The same, with numbers, dates and formulas detected in quoted values too. */
export const formulasCsv = formulasCsvWith(',')

/** The same on a system with another list separator. */
export function formulasCsvWith(separators: string): string {
  return `CSV:${Array.from(separators, (sign) => sign.charCodeAt(0)).join('/')},34,76,1,,0,false,true,false,false,0,,true`
}

/** Each sheet as a separate CSV: comma, quotes, UTF-8, cells as displayed, every text cell quoted. */
export const everySheetAsCsv = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,true,false,false,false,-1'
