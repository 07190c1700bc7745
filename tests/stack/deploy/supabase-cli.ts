import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { run, type Finished } from './processes.ts'

/** A personal access token, as the Supabase CLI looks at them. */
export const accessToken = `sbp_${'0'.repeat(40)}`

interface CliOptions {
  /** The user's home, where it keeps what it remembers. */
  home: string
  /** Whose account is used, see `profileFor`; no account where absent. */
  profile?: string
  cwd?: string
}

/** Runs the Supabase CLI for a user of the test's own, who is asked nothing and tells nobody. */
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

/** Writes a profile into the folder that leads the CLI to this server instead of Supabase's own, and answers its path. */
export async function profileFor(url: string, folder: string): Promise<string> {
  const profile = join(folder, 'profile.yaml')
  await writeFile(profile, `name: recording\napi_url: ${url}\ndashboard_url: ${url}\nproject_host: example.test\n`)
  return profile
}
