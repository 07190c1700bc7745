import { existsSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { lockDataFolder } from '../../supabase/local/data-lock.ts'
import { readMigrations } from '../../supabase/local/project.ts'
import { packFolder } from './archive.ts'
import type { ExitCode } from '../terminal.ts'
import type { CommandOptions } from './command.ts'

const usage = `Usage: npm run backup -- <file>

Writes the embedded backend's data (accounts, plans, usage, runs, log, keys) to one file. The data folder is DATA_DIR,
by default .data. Stop the server first: npm start and npm run dev lock the folder while they run.

The file gives access to every account: keep it as safe as a password. It contains no histories and no Jira tokens,
which only exist in browsers.

Exit code: 0 done, 1 failed, 2 wrong usage.`

export async function backupCommand(
  argv: string[],
  { dataDir, now, result, problem }: CommandOptions,
): Promise<ExitCode> {
  if (argv.includes('--help') || argv.includes('-h')) {
    result(usage)
    return 0
  }
  const [file, ...more] = argv
  if (file === undefined || file.startsWith('-') || more.length > 0) {
    problem(usage)
    return 2
  }
  if (!existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) {
    problem(`There is no data in ${resolve(dataDir)}. If it is in another folder, set DATA_DIR.`)
    return 1
  }
  if (existsSync(file)) {
    problem(`${file} already exists. Choose another name.`)
    return 1
  }
  try {
    const giveBack = await lockDataFolder(dataDir)
    try {
      const migration = (await readMigrations()).at(-1)?.version ?? ''
      const { bytes, manifest } = await packFolder(dataDir, migration, now())
      // Written under a temporary name first, so that a full disk does not leave half a backup.
      await writeFile(`${file}.part`, bytes, { mode: 0o600 })
      await rename(`${file}.part`, file)
      result(
        `${Object.keys(manifest.files).length} files (${(bytes.byteLength / 1024 / 1024).toFixed(1)} MB) from ${resolve(dataDir)} saved to ${file}.`,
      )
      return 0
    } finally {
      await giveBack()
    }
  } catch (error) {
    problem(error instanceof Error ? error.message : String(error))
    return 1
  }
}
