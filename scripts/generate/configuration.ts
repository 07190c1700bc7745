import { checkTrackerConfig } from '#domain/ticket/tracker-config.ts'
import { failWith, ok, type Result } from '#domain/result.ts'

export interface ProjectConfiguration {
  url: string
  publishableKey: string
  email: string
  password: string
}

export interface TrackerConfiguration {
  baseUrl: string
  email: string
  apiToken: string
}

/** A missing part means the embedded backend or the demo tracker. */
export interface Configuration {
  project: ProjectConfiguration | undefined
  tracker: TrackerConfiguration | undefined
}

type Environment = Record<string, string | undefined>

const projectNames = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'CASEWRIGHT_EMAIL', 'CASEWRIGHT_PASSWORD'] as const
const trackerNames = ['JIRA_BASE_URL', 'JIRA_EMAIL', 'JIRA_API_TOKEN'] as const

/**
 * Reads which project and tracker to use. Each must be configured completely or not at all, and a hosted project cannot
 * reach the demo tracker. The error names every missing variable; an empty variable counts as missing.
 */
export function readConfiguration(env: Environment, needsTracker: boolean): Result<Configuration> {
  const hasProject = projectNames.some((name) => isSet(env[name]))
  const hasTracker = needsTracker && trackerNames.some((name) => isSet(env[name]))
  const wanted = [
    ...(hasProject ? projectNames : []),
    ...(hasTracker || (hasProject && needsTracker) ? trackerNames : []),
  ]
  const missing = wanted.filter((name) => !isSet(env[name]))
  if (missing.length > 0) return failWith('configuration', `Missing configuration: ${missing.join(', ')}`)

  const value = (name: string) => env[name]?.trim() ?? ''
  const tracker = {
    baseUrl: value('JIRA_BASE_URL').replace(/\/+$/, ''),
    email: value('JIRA_EMAIL'),
    apiToken: value('JIRA_API_TOKEN'),
  }
  const problems = hasTracker ? Object.values(checkTrackerConfig(tracker)) : []
  if (problems.length > 0) return failWith('configuration', problems.join('\n'))
  return ok({
    project: hasProject
      ? {
          url: value('SUPABASE_URL').replace(/\/+$/, ''),
          publishableKey: value('SUPABASE_PUBLISHABLE_KEY'),
          email: value('CASEWRIGHT_EMAIL'),
          // Not trimmed: a password may end with a space.
          password: env['CASEWRIGHT_PASSWORD'] ?? '',
        }
      : undefined,
    tracker: hasTracker ? tracker : undefined,
  })
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value.trim() !== ''
}
