import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from './project.ts'

/**
 * The files of a Postgres that nothing was written to, kept beside the packages that made them: to make a database anew
 * takes some seconds, to copy these half a second. They are a convenience: what cannot be kept is made again.
 */
const packages = join(projectRoot, 'node_modules')
const folder = join(packages, '.cache', 'casewright')

/** A name for each set of packages: a newer Postgres reads no older files. */
async function fileName(): Promise<string> {
  const installed = await readFile(join(packages, '.package-lock.json'))
  return `empty-database-${createHash('sha256').update(installed).digest('hex').slice(0, 16)}.tar`
}

export async function keptEmptyDatabase(): Promise<Blob | undefined> {
  try {
    // Read at once: a blob that reads its file later fails when somebody has kept a newer one meanwhile.
    return new Blob([await readFile(join(folder, await fileName()))])
  } catch {
    return undefined
  }
}

export async function keepEmptyDatabase(files: Blob): Promise<void> {
  // Whoever reads meanwhile finds the whole file or none, however many keep one at once.
  const unfinished = join(folder, `unfinished.${randomUUID()}`)
  try {
    const name = await fileName()
    await mkdir(folder, { recursive: true })
    // On the disk before it has its name: a machine that goes down must not leave half a file under it.
    await writeFile(unfinished, files.stream(), { flush: true })
    await rename(unfinished, join(folder, name))
    const older = (await readdir(folder)).filter((other) => other !== name && other.endsWith('.tar'))
    for (const other of older) await rm(join(folder, other), { force: true })
  } catch {
    // A folder that cannot be written, a full disk: the next database is made anew, too.
    await rm(unfinished, { force: true }).catch(() => undefined)
  }
}
