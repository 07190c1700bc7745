import { z } from 'zod'
import { fine, wrong, type Finding } from './finding.ts'

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({ version: z.string().optional(), optional: z.boolean().optional(), link: z.boolean().optional() }),
  ),
})

/** Compares package-lock.json with npm's record of the packages in node_modules. */
export function checkPackages(lockText: string, installedText: string): Finding {
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
  if (first === undefined) return fine(about, `${Object.keys(installed).length} installed, matching package-lock.json`)
  return wrong(
    about,
    `${differing.length} differ from package-lock.json, starting with ${first[0].replace(/^node_modules\//, '')}`,
    'npm ci',
  )
}

/** `needed` is major or major.minor. */
export function checkVersion(about: string, version: string | undefined, needed: string, advice: string): Finding {
  if (version === undefined) return wrong(about, 'not found', advice)
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  const [neededMajor = 0, neededMinor = 0] = needed.split('.').map(Number)
  const enough = major > neededMajor || (major === neededMajor && minor >= neededMinor)
  return enough ? fine(about, version) : wrong(about, `${version} is older than ${needed}`, advice)
}
