import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { ownerOf } from '../../supabase/local/data-lock.ts'
import { readMigrations } from '../../supabase/local/project.ts'
import { readArchive, unpackInto } from './archive.ts'
import type { ExitCode } from '../terminal.ts'
import type { CommandOptions } from './command.ts'

const usage = `Usage: npm run restore -- <file> [--force]

Restores a backup into the data folder (DATA_DIR, by default .data). The folder must be empty;
--force moves its content aside and prints the new name. Stop the server first.

The next start migrates a backup of an earlier version; a backup of a later version is rejected.

Exit code: 0 done, 1 failed, 2 wrong usage.`

export async function restoreCommand(
  argv: string[],
  { dataDir, now, result, problem }: CommandOptions,
): Promise<ExitCode> {
  if (argv.includes('--help') || argv.includes('-h')) {
    result(usage)
    return 0
  }
  const force = argv.includes('--force')
  const [file, ...more] = argv.filter((argument) => argument !== '--force')
  if (file === undefined || file.startsWith('-') || more.length > 0) {
    problem(usage)
    return 2
  }
  try {
    const target = resolve(dataDir)
    const refusal = await refusalOf(file, target, force)
    if (typeof refusal === 'string') {
      problem(refusal)
      return 1
    }
    // All or nothing: unpacked next to the target, then renamed.
    const fresh = `${target}.restoring`
    await rm(fresh, { recursive: true, force: true })
    await mkdir(dirname(target), { recursive: true })
    await mkdir(fresh, { mode: 0o700 })
    await unpackInto(fresh, refusal)
    if (existsSync(target)) {
      const aside = `${target}.before-${now().toISOString().replace(/[:.]/g, '-')}`
      if ((await readdir(target)).length > 0) {
        await rename(target, aside)
        result(`The previous content of ${target} is now in ${aside}.`)
      } else {
        await rm(target, { recursive: true })
      }
    }
    await rename(fresh, target)
    result(`Restored the backup of ${refusal.manifest.createdAt} to ${target}. Start with: npm start`)
    return 0
  } catch (error) {
    problem(error instanceof Error ? error.message : String(error))
    return 1
  }
}

/** The backup, or the reason why it cannot be restored to this folder. */
async function refusalOf(file: string, target: string, force: boolean) {
  const owner = await ownerOf(target)
  if (owner !== undefined) return `The data folder ${target} is in use by process ${owner}. Stop it first.`
  if (!force && existsSync(target) && (await readdir(target)).length > 0)
    return `${target} contains data. Use --force to move it aside.`
  const backup = readArchive(await readFile(file))
  if (!backup.ok) return backup.reason.message
  const known = (await readMigrations()).at(-1)?.version ?? ''
  if (backup.value.manifest.migration > known)
    return 'The backup was written by a later version of Casewright. Update this one first.'
  return backup.value
}
