import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { run, type Finished } from './processes.ts'

/** A personal access token in the format that the Supabase CLI expects. */
export const accessToken = `sbp_${'0'.repeat(40)}`

interface CliOptions {
  /** The home folder in which the CLI stores its state. */
  home: string
  /** The account to use, see `profileFor`; none if missing. */
  profile?: string
  cwd?: string
}

/** Runs the Supabase CLI for a test user, without questions and telemetry. */
export function supabaseCli(args: string[], { home, profile, cwd = resolve('.') }: CliOptions): Promise<Finished> {
  const signedIn = profile === undefined ? [] : ['--profile', profile]
  return run(resolve('node_modules/.bin/supabase'), [...signedIn, ...args, '--yes'], cwd, {
    HOME: home,
    SUPABASE_HOME: home,
    ...(profile !== undefined && { SUPABASE_ACCESS_TOKEN: accessToken }),
    SUPABASE_NO_KEYRING: '1',
    SUPABASE_NO_UPDATE_NOTIFIER: '1',
    SUPABASE_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  })
}

/** Writes a profile that points the CLI to this server instead of Supabase's own, and returns its path. */
export async function profileFor(url: string, folder: string): Promise<string> {
  const profile = join(folder, 'profile.yaml')
  await writeFile(profile, `name: recording\napi_url: ${url}\ndashboard_url: ${url}\nproject_host: example.test\n`)
  return profile
}
