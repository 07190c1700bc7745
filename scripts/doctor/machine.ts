import { execFile } from 'node:child_process'
import { access, constants, mkdir, readFile, statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'
import { ownerOf } from '../../supabase/local/data-lock.ts'
import { projectRoot } from '../../supabase/local/project.ts'
import { errorFinding, noteFinding, okFinding, type DoctorFinding } from './finding.ts'

const neededSpace = 500 * 1024 * 1024

/** Checks the installed versions of Node, npm, the packages, Deno and the Supabase CLI. */
export async function checkInstallation(): Promise<DoctorFinding[]> {
  const read = (path: string) => readFile(join(projectRoot, path), 'utf8')
  const [npm, deno, supabase] = await Promise.all([
    run('npm', ['--version']),
    run('deno', ['--version']),
    run('supabase', ['--version']),
  ])
  return [
    checkVersion(
      'Node',
      process.versions.node,
      '22.18',
      'Start it with npm run doctor: npm scripts run the Node in node_modules.',
    ),
    checkVersion('npm', npm, '11', 'npm install --global npm@latest'),
    checkPackages(await read('package-lock.json'), await read('node_modules/.package-lock.json')),
    checkVersion(
      'Deno',
      /deno (\S+)/.exec(deno ?? '')?.[1],
      '2',
      'npm rebuild deno (its install script must run: see allowScripts in package.json)',
    ),
    supabase === undefined
      ? noteFinding('Supabase CLI', 'it does not start; only a hosted project needs it', 'npm ci')
      : checkVersion('Supabase CLI', supabase, '3', 'npm ci'),
  ]
}

/** Checks that the port of `npm start` is free and the data folder is writable. */
export async function checkPlace(port: number, dataDir: string): Promise<DoctorFinding[]> {
  const owner = await ownerOf(dataDir)
  if (owner !== undefined)
    return [noteFinding('Data folder', `${dataDir} is in use by process ${owner}: the server runs`)]
  return [await checkPort(port), await checkFolder(dataDir)]
}

async function checkPort(port: number): Promise<DoctorFinding> {
  const about = 'Port'
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    return errorFinding(about, 'PORT is not a port number', 'Set a number from 1 to 65535, or remove it to use 5173.')
  const free = await new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)))
  })
  return free
    ? okFinding(about, `${port} is free`)
    : errorFinding(about, `${port} is taken by another program`, `PORT=${port + 1} npm start`)
}

async function checkFolder(dataDir: string): Promise<DoctorFinding> {
  const about = 'Data folder'
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.R_OK | constants.W_OK)
    const { bavail, bsize } = await statfs(dataDir)
    const free = bavail * bsize
    const words = `${(free / 1024 ** 3).toFixed(1)} GB free`
    return free < neededSpace
      ? errorFinding(
          about,
          `${dataDir}: only ${words}`,
          'Free up space (half a GB is needed), or set DATA_DIR to another folder.',
        )
      : okFinding(about, `${dataDir} is writable, ${words}`)
  } catch {
    return errorFinding(
      about,
      `${dataDir} is not writable`,
      'Change its permissions, or set DATA_DIR to another folder.',
    )
  }
}

/** The output of a program, or undefined if it does not run. */
function run(command: string, args: string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile(command, args, { timeout: 30_000, shell: process.platform === 'win32' }, (error, stdout) =>
      resolve(error === null ? stdout.trim() : undefined),
    )
  })
}

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({ version: z.string().optional(), optional: z.boolean().optional(), link: z.boolean().optional() }),
  ),
})

/** Compares package-lock.json with npm's record of the packages in node_modules. */
export function checkPackages(lockText: string, installedText: string): DoctorFinding {
  const about = 'Packages'
  const lock = lockSchema.parse(JSON.parse(lockText)).packages
  const installed = lockSchema.parse(JSON.parse(installedText)).packages
  const differing = Object.entries(lock).filter(([path, wanted]) => {
    const there = installed[path]
    // npm skips optional packages of other platforms.
    if (path === '' || wanted.link === true || (there === undefined && wanted.optional === true)) return false
    return there?.version !== wanted.version
  })
  const [first] = differing
  if (first === undefined)
    return okFinding(about, `${Object.keys(installed).length} installed, matching package-lock.json`)
  return errorFinding(
    about,
    `${differing.length} differ from package-lock.json, starting with ${first[0].replace(/^node_modules\//, '')}`,
    'npm ci',
  )
}

/** `needed` is major or major.minor. */
export function checkVersion(
  about: string,
  version: string | undefined,
  needed: string,
  advice: string,
): DoctorFinding {
  if (version === undefined) return errorFinding(about, 'not found', advice)
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  const [neededMajor = 0, neededMinor = 0] = needed.split('.').map(Number)
  const enough = major > neededMajor || (major === neededMajor && minor >= neededMinor)
  return enough ? okFinding(about, version) : errorFinding(about, `${version} is older than ${needed}`, advice)
}
