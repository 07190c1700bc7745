import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const layers = {
  main: './src/main.tsx',
  app: './src/app',
  features: './src/features',
  components: './src/components',
  backend: './src/backend',
  storage: './src/storage',
  config: './src/config',
  messages: './src/messages',
  lib: './src/lib',
  domain: './src/domain',
}

/** Import direction: main → app → features → components | backend | storage | config | messages | lib → domain. */
function importZones(features) {
  const { main, app, features: all, components, backend, storage, config, messages, lib, domain } = layers
  return [
    {
      target: domain,
      from: ['./src', './supabase', './scripts', './tests', './e2e', './bench'],
      except: ['./domain'],
      message: 'domain imports only itself, zod, jsonrepair, diff, libphonenumber-js and stdnum.',
    },
    {
      target: [components, backend, storage, config, messages, lib],
      from: [all, app, main],
      message: 'Shared code knows no feature and no screen.',
    },
    { target: components, from: [backend, storage], message: 'Shared UI asks nothing of the network or of storage.' },
    {
      target: messages,
      from: [components, backend, storage, config],
      message: 'What others say is translated knowing only their words.',
    },
    {
      target: lib,
      from: [components, backend, storage, config, messages, domain],
      message: 'lib has no business words.',
    },
    { target: all, from: [app, main], message: 'Features are composed by app, never the other way round.' },
    ...features.map((name) => ({
      target: `${all}/${name}`,
      from: all,
      except: [`./${name}`],
      message: 'No feature imports another: they meet in src/app.',
    })),
    { target: app, from: main, message: 'main starts the app; nothing imports it.' },
    {
      target: './src',
      from: ['./supabase', './scripts', './tests', './e2e', './bench'],
      message: 'The app imports nothing outside src.',
    },
    {
      target: './supabase/functions',
      from: ['./src', './supabase/local', './scripts', './tests', './e2e', './bench'],
      except: ['./domain'],
      message: 'The edge function imports domain and itself.',
    },
    {
      target: './supabase/local',
      from: ['./src'],
      except: ['./domain'],
      message: 'The embedded backend stands below the app.',
    },
  ]
}

/** The folders of src/features: a new feature is guarded from its first file on. */
function featureNames(root) {
  const folder = join(root, layers.features)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
}

/** The lint rules of the import direction for a project at `root`. A test plants violations in a project of its own. */
export function importDirection(root) {
  return [
    {
      plugins: { 'import-x': importX },
      settings: {
        'import-x/resolver-next': [createTypeScriptImportResolver({ project: [join(root, 'tsconfig.json')] })],
      },
      rules: { 'import-x/no-restricted-paths': ['error', { basePath: root, zones: importZones(featureNames(root)) }] },
    },
    {
      files: ['src/domain/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                regex: '^(?!\\.|zod$|jsonrepair$|diff$|libphonenumber-js/min$|stdnum$)',
                message: 'domain imports only itself, zod, jsonrepair, diff, libphonenumber-js and stdnum.',
              },
            ],
          },
        ],
      },
    },
  ]
}

export default tseslint.config(
  { ignores: ['dist', 'node_modules', 'test-results', 'playwright-report', '.data', 'tests/corpora'] },
  js.configs.recommended,
  // The rules that need types are in .oxlintrc.json: here they would take four times as long as all others together.
  ...tseslint.configs.recommended,
  ...importDirection(import.meta.dirname),
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
    },
  },
  {
    files: ['src/**', 'tests/dom/**', 'bench/ui-page/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // Unchecked casts are refused everywhere; `as const` and `satisfies` remain.
    files: ['**/*.ts', '**/*.tsx'],
    rules: { '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }] },
  },
  { files: ['scripts/**', 'bench/**', 'supabase/local/**'], rules: { 'no-console': 'off' } },
)
