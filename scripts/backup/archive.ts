import { createHash } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { z } from 'zod'
import { failWith, ok, type Result } from '#domain/result.ts'

const manifestName = 'backup.json'

const manifestSchema = z.object({
  format: z.literal('casewright-backup'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The newest migration of the version that wrote the backup. */
  migration: z.string(),
  /** Path → SHA-256 of each file. Folders are listed separately, because Postgres needs its empty ones. */
  files: z.record(z.string(), z.string()),
  folders: z.array(z.string()),
})
export type Manifest = z.infer<typeof manifestSchema>

/** Files that belong to the running process, not to the data. */
const leftOut = ['running.json', 'starting', 'postgres/postmaster.pid']

/** The whole data folder as one archive: accounts, plans, usage, runs, the log, and the keys that sign sessions. */
export async function packFolder(
  dataDir: string,
  migration: string,
  now: Date,
): Promise<{ bytes: Uint8Array; manifest: Manifest }> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const pathOf = (entry: (typeof entries)[number]) =>
    relative(dataDir, join(entry.parentPath, entry.name)).split(sep).join('/')
  const contents: Record<string, Uint8Array> = {}
  for (const entry of entries) {
    const path = pathOf(entry)
    if (entry.isFile() && !leftOut.includes(path)) contents[path] = await readFile(join(dataDir, path))
  }
  const manifest: Manifest = {
    format: 'casewright-backup',
    version: 1,
    createdAt: now.toISOString(),
    migration,
    files: Object.fromEntries(Object.entries(contents).map(([path, bytes]) => [path, hashOf(bytes)])),
    folders: entries.filter((entry) => entry.isDirectory()).map(pathOf),
  }
  return { bytes: zipSync({ [manifestName]: strToU8(JSON.stringify(manifest)), ...contents }, { level: 6 }), manifest }
}

export interface Backup {
  manifest: Manifest
  contents: Record<string, Uint8Array>
}

/** Reads an archive and verifies that every file is present and unchanged. */
export function readArchive(bytes: Uint8Array): Result<Backup> {
  const contents = unpack(bytes)
  const manifest = manifestSchema.safeParse(contents === undefined ? undefined : parseJson(contents[manifestName]))
  if (contents === undefined || !manifest.success) return failWith('no_backup', 'This file is not a Casewright backup.')
  const { files, folders } = manifest.data
  const strange = [...Object.keys(files), ...folders].find((path) => !isInside(path))
  if (strange !== undefined)
    return failWith('damaged', 'The backup contains paths outside the data folder. Nothing was restored.')
  const wrong = Object.entries(files).find(
    ([path, hash]) => contents[path] === undefined || hashOf(contents[path]) !== hash,
  )
  if (wrong !== undefined) return failWith('damaged', `The backup is damaged at ${wrong[0]}. Nothing was restored.`)
  return ok({ manifest: manifest.data, contents })
}

/** Writes the archive into an empty folder: only files of the manifest, readable only by their owner. */
export async function unpackInto(dataDir: string, { manifest, contents }: Backup): Promise<void> {
  for (const folder of manifest.folders) await mkdir(join(dataDir, folder), { recursive: true, mode: 0o700 })
  for (const path of Object.keys(manifest.files)) {
    const target = join(dataDir, path)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await writeFile(target, contents[path] ?? new Uint8Array(), { mode: 0o600 })
  }
  await chmod(dataDir, 0o700)
}

function isInside(path: string): boolean {
  return (
    path !== '' &&
    !path.startsWith('/') &&
    !/[\\:]/.test(path) &&
    path.split('/').every((part) => part !== '..' && part !== '.' && part !== '')
  )
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function unpack(bytes: Uint8Array): Record<string, Uint8Array> | undefined {
  try {
    return unzipSync(bytes)
  } catch {
    return undefined
  }
}

function parseJson(bytes: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(strFromU8(bytes ?? new Uint8Array()))
  } catch {
    return undefined
  }
}
