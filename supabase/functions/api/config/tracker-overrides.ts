import { z } from 'zod'
import { json, text, type VariableProblems, type Variables } from './variables.ts'

/** Tracker host → base URL that is asked in its place. */
export type TrackerOverrides = ReadonlyMap<string, string>

const overridesSchema = z.record(z.string(), z.string())
const loopback = /^https?:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?(?:\/[\w/-]*)?$/

/**
 * Where a development backend keeps its sandbox tracker. Only addresses of this machine are taken: anything else would
 * let a mistake in the settings send people's credentials somewhere.
 */
export function readTrackerOverrides(variables: Variables, problems: VariableProblems): TrackerOverrides {
  const value = text(variables, 'TRACKER_HOST_OVERRIDES')
  if (value === undefined) return new Map()
  const before = problems.invalid.length
  const parsed = overridesSchema.safeParse(json(value, 'TRACKER_HOST_OVERRIDES', problems))
  if (!parsed.success || !Object.values(parsed.data).every((base) => loopback.test(base))) {
    if (problems.invalid.length === before)
      problems.invalid.push('TRACKER_HOST_OVERRIDES must map hosts to addresses of this machine')
    return new Map()
  }
  return new Map(Object.entries(parsed.data).map(([host, base]) => [host.toLowerCase(), base.replace(/\/+$/, '')]))
}
