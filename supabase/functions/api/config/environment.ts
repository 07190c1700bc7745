import { failWith, ok, type Result } from '#domain/result.ts'
import { readAiSettings, type AiSettings } from './ai-settings.ts'
import { readSupabaseSettings, type SupabaseSettings } from './supabase-settings.ts'
import { readTrackerOverrides, type TrackerOverrides } from './tracker-overrides.ts'
import { text, VariableProblems, type Variables } from './variables.ts'

/** All settings of the function, checked once at the start. */
export interface Environment {
  supabase: SupabaseSettings
  ai: AiSettings
  /** Origins whose pages may read the answers. */
  allowedOrigins: string[]
  /** The header in which the gateway names the caller's address, or `none`. */
  clientAddressHeader: string
  trackerOverrides: TrackerOverrides
  /** Hosts of TestRail servers besides `*.testrail.io`. */
  testRailHosts: string[]
}

/** The settings, or one problem that names every missing and every invalid variable (and no value). */
export function readEnvironment(variables: Variables): Result<Environment> {
  const problems = new VariableProblems()
  const supabase = readSupabaseSettings(variables, problems)
  const environment: Environment = {
    supabase,
    ai: readAiSettings(variables, problems),
    allowedOrigins: readOrigins(variables, problems),
    clientAddressHeader: readClientAddressHeader(variables, supabase.url, problems),
    trackerOverrides: readTrackerOverrides(variables, problems),
    testRailHosts: readTestRailHosts(variables, problems),
  }
  return problems.some ? failWith('environment', problems.message) : ok(environment)
}

/** Comma list of origins. Wildcards are refused: an allow-list names who may. */
function readOrigins(variables: Variables, problems: VariableProblems): string[] {
  const origins = (text(variables, 'ALLOWED_ORIGINS') ?? '')
    .split(',')
    .map((origin) => origin.trim().replace(/\/$/, ''))
    .filter((origin) => origin !== '')
  const allValid = origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin)
  if (!allValid)
    problems.invalid.push('ALLOWED_ORIGINS must be a comma list of origins such as https://app.example.com')
  return allValid ? origins : []
}

/** Hosted projects stand behind Cloudflare, which overwrites its header; any other proxy is expected to append to X-Forwarded-For. */
function readClientAddressHeader(variables: Variables, supabaseUrl: string, problems: VariableProblems): string {
  const name = text(variables, 'CLIENT_ADDRESS_HEADER')?.toLowerCase()
  if (name === undefined)
    return /^https:\/\/[a-z0-9]+\.supabase\.co$/.test(supabaseUrl) ? 'cf-connecting-ip' : 'x-forwarded-for'
  if (!/^[a-z0-9-]{1,100}$/.test(name))
    problems.invalid.push('CLIENT_ADDRESS_HEADER must be the name of a header, or none')
  return name
}

/** Comma list of full host names. Users' TestRail credentials go there, so single names and IP addresses are refused. */
function readTestRailHosts(variables: Variables, problems: VariableProblems): string[] {
  const hosts = (text(variables, 'TESTRAIL_HOSTS') ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '')
  const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
  const hostName = new RegExp(`^(?:${label}\\.)+[a-z][a-z0-9-]*[a-z0-9]$`)
  const allValid = hosts.every((host) => hostName.test(host))
  if (!allValid) problems.invalid.push('TESTRAIL_HOSTS must be a comma list of host names such as testrail.example.com')
  return allValid ? hosts : []
}
