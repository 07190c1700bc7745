import { z } from 'zod'

export interface PackageLicence {
  name: string
  version: string
  /** As an SPDX expression; '' where the package declares none. */
  licence: string
  /** Part of what people are sent or the server runs; the others only build and test it. */
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

/** May be part of the product: they ask for their notice at most. */
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
/** May be used to build and test it: their conditions bind whoever passes them on. */
const forBuilding = [...forShipping, 'MPL-2.0', 'CC-BY-4.0', 'AFL-2.1']
/** Packages without a declaration that were looked at: the programs of the Supabase CLI, which is MIT. */
const knownUndeclared = /^@supabase\/cli-/

/** Every package of package-lock.json, also those for other machines, once a version. */
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

/** Whether the package may be used for what it is used for. */
export function isAllowed({ name, licence, shipped }: PackageLicence): boolean {
  if (licence === '') return !shipped && knownUndeclared.test(name)
  return holds(licence, shipped ? forShipping : forBuilding)
}

/** An SPDX expression of one level: any of those joined by OR, all of those joined by AND. */
function holds(expression: string, allowed: string[]): boolean {
  const parts = expression.replace(/^\((.*)\)$/, '$1')
  if (/[()]|\bWITH\b/.test(parts) || (/ OR /.test(parts) && / AND /.test(parts))) return false
  if (/ AND /.test(parts)) return parts.split(' AND ').every((part) => allowed.includes(part.trim()))
  return parts.split(' OR ').some((part) => allowed.includes(part.trim()))
}
