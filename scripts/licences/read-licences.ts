import { z } from 'zod'

export interface PackageLicence {
  name: string
  version: string
  /** As an SPDX expression; '' if the package declares none. */
  licence: string
  /** Whether the package ships to users or runs on the server; the others only build and test. */
  shipped: boolean
}

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({
      name: z.string().optional(),
      version: z.string().default(''),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
    }),
  ),
})

/** Allowed in the product: these licences require at most a notice. */
const forShipping = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Zlib',
  'Unlicense',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'OFL-1.1',
]
/** Allowed for building and testing: their conditions apply only to distribution. */
const forBuilding = [...forShipping, 'MPL-2.0', 'CC-BY-4.0', 'AFL-2.1']
/** Packages without a declared licence that were checked by hand: the binaries of the Supabase CLI, which is MIT. */
const knownUndeclared = /^@supabase\/cli-/

/** Every version of every package in package-lock.json, including those for other platforms. */
export function readLicences(lockText: string): PackageLicence[] {
  const { packages } = lockSchema.parse(JSON.parse(lockText))
  const found = new Map<string, PackageLicence>()
  for (const [path, { name: realName, version, license, dev, devOptional }] of Object.entries(packages)) {
    if (path === '') continue
    const name = realName ?? path.replace(/^.*node_modules\//, '')
    const shipped = dev !== true && devOptional !== true
    const known = found.get(`${name}@${version}`)
    found.set(`${name}@${version}`, {
      name,
      version,
      licence: license ?? '',
      shipped: shipped || known?.shipped === true,
    })
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Whether the licence allows the way the package is used. */
export function isAllowed({ name, licence, shipped }: PackageLicence): boolean {
  if (licence === '') return !shipped && knownUndeclared.test(name)
  return holds(licence, shipped ? forShipping : forBuilding)
}

/** A flat SPDX expression: at least one licence joined by OR, or all joined by AND. */
function holds(expression: string, allowed: string[]): boolean {
  const parts = expression.replace(/^\((.*)\)$/, '$1')
  if (/[()]|\bWITH\b/.test(parts) || (/ OR /.test(parts) && / AND /.test(parts))) return false
  if (/ AND /.test(parts)) return parts.split(' AND ').every((part) => allowed.includes(part.trim()))
  return parts.split(' OR ').some((part) => allowed.includes(part.trim()))
}
