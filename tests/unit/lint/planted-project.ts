import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ESLint, type Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { z } from 'zod'
import { importDirection } from '../../../eslint.config.js'

/** One file for each layer: the rule reports only imports that it can resolve, so the files must exist. */
// biome-ignore format: a list of words is read as a block
export const plantedFiles = [
  'src/main.tsx', 'src/app/router.tsx', 'src/app/routes/login.tsx', 'src/features/auth/login-screen.tsx',
  'src/features/auth/texts.ts', 'src/features/results/results-view.tsx', 'src/components/ui/button.tsx',
  'src/backend/api-client.ts', 'src/storage/keys.ts', 'src/config/paths.ts', 'src/lib/dates.ts',
  'src/domain/result.ts', 'src/domain/ticket/ticket.ts', 'supabase/functions/api/app.ts',
  'supabase/functions/api/services/llm.ts', 'supabase/local/serve.ts', 'scripts/start.ts', 'tests/support/page.ts',
  'e2e/fixtures.ts', 'bench/pipeline.ts',
] as const
export type PlantedFile = (typeof plantedFiles)[number]

export interface PlantedProject {
  /** The violations of the import rules by this code in that file. */
  complaints(file: PlantedFile, code: string): Promise<string[]>
  remove(): Promise<void>
}

/** A small project on disk with the product's folders, aliases and import rules. */
export async function plantProject(): Promise<PlantedProject> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'casewright-lint-')))
  for (const file of plantedFiles) {
    await mkdir(join(root, dirname(file)), { recursive: true })
    await writeFile(join(root, file), 'export const planted = 1\n')
  }
  const { imports } = z
    .object({ imports: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await readFile('package.json', 'utf8')))
  await writeFile(join(root, 'package.json'), JSON.stringify({ type: 'module', imports }))
  await writeFile(join(root, 'tsconfig.json'), await readFile('tsconfig.json', 'utf8'))

  const parsing: Linter.Config = { files: ['**/*.ts', '**/*.tsx'], languageOptions: { parser: tseslint.parser } }
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: [parsing, ...importDirection(root)],
  })
  return {
    async complaints(file, code) {
      const [result] = await eslint.lintText(`${code}\n`, { filePath: join(root, file) })
      return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId ?? 'not parsed'}: ${message}`)
    },
    remove: () => rm(root, { recursive: true, force: true }),
  }
}
