import { ESLint } from 'eslint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { plantProject, type PlantedFile, type PlantedProject } from './planted-project.ts'

const lintConfig = z.object({ rules: z.record(z.string(), z.tuple([z.number()], z.unknown())) })

let project: PlantedProject

beforeAll(async () => {
  project = await plantProject()
})

afterAll(() => project.remove())

type Planted = [file: PlantedFile, specifier: string]

const forbidden: Record<string, Planted[]> = {
  'domain imports only itself, zod, jsonrepair, diff, libphonenumber-js and stdnum': [
    ['src/domain/ticket/ticket.ts', '../../lib/dates.ts'],
    ['src/domain/ticket/ticket.ts', '../../storage/keys.ts'],
    ['src/domain/ticket/ticket.ts', '../../../supabase/functions/api/app.ts'],
    ['src/domain/ticket/ticket.ts', '../../../supabase/local/serve.ts'],
    ['src/domain/ticket/ticket.ts', '../../../scripts/start.ts'],
    ['src/domain/ticket/ticket.ts', '../../../tests/support/page.ts'],
    ['src/domain/ticket/ticket.ts', '../../../bench/pipeline.ts'],
    ['src/domain/ticket/ticket.ts', '#src/config/paths.ts'],
    ['src/domain/ticket/ticket.ts', '#domain/result.ts'],
    ['src/domain/ticket/ticket.ts', 'react'],
    ['src/domain/ticket/ticket.ts', 'node:fs'],
    ['src/domain/ticket/ticket.ts', 'zod/v4'],
  ],
  'shared code knows no feature, no screen and no start': [
    ['src/components/ui/button.tsx', '#src/features/auth/texts.ts'],
    ['src/backend/api-client.ts', '../features/auth/texts.ts'],
    ['src/storage/keys.ts', '#src/app/router.tsx'],
    ['src/config/paths.ts', '#src/features/results/results-view.tsx'],
    ['src/lib/dates.ts', '../main.tsx'],
  ],
  'shared UI asks nothing of the network or of storage': [
    ['src/components/ui/button.tsx', '#src/backend/api-client.ts'],
    ['src/components/ui/button.tsx', '../../storage/keys.ts'],
  ],
  'lib has no business words': [
    ['src/lib/dates.ts', '#domain/result.ts'],
    ['src/lib/dates.ts', '../config/paths.ts'],
    ['src/lib/dates.ts', '../components/ui/button.tsx'],
  ],
  'features are composed by app': [
    ['src/features/auth/login-screen.tsx', '#src/app/router.tsx'],
    ['src/features/auth/login-screen.tsx', '../../main.tsx'],
  ],
  'no feature imports another': [
    ['src/features/auth/login-screen.tsx', '#src/features/results/results-view.tsx'],
    ['src/features/results/results-view.tsx', '../auth/texts.ts'],
  ],
  'nothing imports main': [['src/app/router.tsx', '../main.tsx']],
  'the app imports nothing outside src': [
    ['src/app/router.tsx', '../../supabase/local/serve.ts'],
    ['src/features/auth/login-screen.tsx', '../../../supabase/functions/api/app.ts'],
    ['src/backend/api-client.ts', '../../scripts/start.ts'],
    ['src/main.tsx', '../tests/support/page.ts'],
    ['src/main.tsx', '../e2e/fixtures.ts'],
  ],
  'the edge function imports domain and itself': [
    ['supabase/functions/api/app.ts', '../../../src/config/paths.ts'],
    ['supabase/functions/api/app.ts', '#src/backend/api-client.ts'],
    ['supabase/functions/api/app.ts', '../../local/serve.ts'],
    ['supabase/functions/api/app.ts', '../../../scripts/start.ts'],
    ['supabase/functions/api/services/llm.ts', '../../../../tests/support/page.ts'],
  ],
  'the embedded backend is below the app': [
    ['supabase/local/serve.ts', '../../src/features/auth/texts.ts'],
    ['supabase/local/serve.ts', '#src/storage/keys.ts'],
  ],
}

const allowed: Planted[] = [
  ['src/main.tsx', './app/router.tsx'],
  ['src/app/routes/login.tsx', '#src/features/auth/login-screen.tsx'],
  ['src/app/router.tsx', '#src/features/results/results-view.tsx'],
  ['src/app/router.tsx', '#src/storage/keys.ts'],
  ['src/features/auth/login-screen.tsx', './texts.ts'],
  ['src/features/auth/login-screen.tsx', '#src/components/ui/button.tsx'],
  ['src/features/auth/login-screen.tsx', '#src/backend/api-client.ts'],
  ['src/features/auth/login-screen.tsx', '#src/config/paths.ts'],
  ['src/features/auth/login-screen.tsx', '#src/lib/dates.ts'],
  ['src/features/auth/login-screen.tsx', '#domain/ticket/ticket.ts'],
  ['src/components/ui/button.tsx', '#src/lib/dates.ts'],
  ['src/components/ui/button.tsx', 'react'],
  ['src/backend/api-client.ts', '#domain/result.ts'],
  ['src/storage/keys.ts', '#domain/ticket/ticket.ts'],
  ['src/domain/ticket/ticket.ts', '../result.ts'],
  ['src/domain/ticket/ticket.ts', 'zod'],
  ['src/domain/ticket/ticket.ts', 'jsonrepair'],
  ['src/domain/ticket/ticket.ts', 'diff'],
  ['supabase/functions/api/app.ts', './services/llm.ts'],
  ['supabase/functions/api/app.ts', '../../../src/domain/result.ts'],
  ['supabase/functions/api/app.ts', '#domain/result.ts'],
  ['supabase/functions/api/app.ts', 'hono'],
  ['supabase/local/serve.ts', '#domain/result.ts'],
  ['supabase/local/serve.ts', '@supabase/lite'],
  ['scripts/start.ts', '../supabase/local/serve.ts'],
  ['scripts/start.ts', '#domain/result.ts'],
  ['tests/support/page.ts', '../../src/features/auth/login-screen.tsx'],
  ['tests/support/page.ts', '../../supabase/functions/api/app.ts'],
]

describe.each(Object.entries(forbidden))('%s', (_direction, planted) => {
  test.each(planted)('%s must not import %s', async (file, specifier) => {
    const complaints = await project.complaints(file, `import { planted } from '${specifier}'`)
    expect(complaints.length).toBeGreaterThan(0)
    for (const complaint of complaints)
      expect(complaint).toMatch(/^(import-x\/no-restricted-paths|no-restricted-imports): /)
  })
})

test.each(allowed)('%s may import %s', async (file, specifier) => {
  expect(await project.complaints(file, `import { planted } from '${specifier}'`)).toEqual([])
})

test.each([
  ['a type', "import type { planted } from '#src/features/results/results-view.tsx'"],
  ['a bare import', "import '#src/features/results/results-view.tsx'"],
  ['a lazy import', "export const later = () => import('#src/features/results/results-view.tsx')"],
  ['a re-export', "export * from '#src/features/results/results-view.tsx'"],
])('a forbidden direction is found in the form of %s', async (_form, code) => {
  expect(await project.complaints('src/features/auth/login-screen.tsx', code)).toEqual([
    expect.stringContaining('No feature imports another: they meet in src/app.'),
  ])
})

test.each([
  ['src/domain/result.ts', ['import-x/no-restricted-paths', 'no-restricted-imports']],
  ['src/features/auth/texts.ts', ['import-x/no-restricted-paths']],
  ['src/main.tsx', ['import-x/no-restricted-paths']],
  ['supabase/functions/api/app.ts', ['import-x/no-restricted-paths']],
])('`npm run lint` enforces it in %s', async (file, expectedRules) => {
  const { rules } = lintConfig.parse(await new ESLint().calculateConfigForFile(file))
  for (const rule of expectedRules) expect(rules[rule]?.[0]).toBe(2)
})

test('a violation in a file of this project is an error', async () => {
  const [result] = await new ESLint().lintText("import '../config/paths.ts'\n", { filePath: 'src/domain/result.ts' })
  expect(result?.messages).toContainEqual(
    expect.objectContaining({ ruleId: 'import-x/no-restricted-paths', severity: 2 }),
  )
})
