import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parse } from 'smol-toml'
import { z } from 'zod'

/** The project's own files, the same that the Supabase CLI deploys. */
export const supabaseFolder = new URL('../', import.meta.url)
export const projectRoot = fileURLToPath(new URL('../../', import.meta.url))

const configSchema = z.object({
  api: z.object({ schemas: z.array(z.string()).default(['public']), max_rows: z.number().int().default(1000) }),
  auth: z.looseObject({
    jwt_expiry: z.number().int().optional(),
    enable_refresh_token_rotation: z.boolean().optional(),
    refresh_token_reuse_interval: z.number().int().optional(),
    enable_signup: z.boolean().optional(),
    minimum_password_length: z.number().int().optional(),
    email: z
      .looseObject({
        enable_signup: z.boolean().optional(),
        double_confirm_changes: z.boolean().optional(),
        enable_confirmations: z.boolean().optional(),
        otp_length: z.number().int().optional(),
        otp_expiry: z.number().int().optional(),
      })
      .optional(),
  }),
  db: z.object({ seed: z.object({ enabled: z.boolean(), sql_paths: z.array(z.string()) }) }),
})
export type ProjectConfig = z.infer<typeof configSchema>

export async function readProjectConfig(): Promise<ProjectConfig> {
  return configSchema.parse(parse(await readFile(new URL('config.toml', supabaseFolder), 'utf8')))
}

export interface Migration {
  /** The 14 digits in front of the file's name. */
  version: string
  name: string
  sql: string
}

/** The migrations in the order in which the Supabase CLI applies them. */
export async function readMigrations(): Promise<Migration[]> {
  const folder = new URL('migrations/', supabaseFolder)
  const files = (await readdir(folder)).filter((file) => /^\d{14}_.+\.sql$/.test(file)).sort()
  return Promise.all(
    files.map(async (file) => ({
      version: file.slice(0, 14),
      name: file.slice(15, -4),
      sql: await readFile(new URL(file, folder), 'utf8'),
    })),
  )
}

/** The seed files that config.toml names, joined. */
export async function readSeed(config: ProjectConfig): Promise<string> {
  if (!config.db.seed.enabled) return ''
  const parts = await Promise.all(
    config.db.seed.sql_paths.map((path) => readFile(new URL(path, supabaseFolder), 'utf8')),
  )
  return parts.join('\n')
}
