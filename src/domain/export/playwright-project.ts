import type { ExportEntry } from './export-entry.ts'
import type { ExportOptions } from './export-options.ts'
import type { ExportPart } from './export-part.ts'
import { type Feature, featureText, featuresOf } from './gherkin-feature.ts'

/**
 * A project to start automating from: a feature file per ticket, a stub for each different step, and the configuration
 * of playwright-bdd. The stubs hold no locators, because nobody has seen the pages yet. Every part's name is a path with
 * its extension.
 */
export function playwrightParts(entries: ExportEntry[], options: ExportOptions = {}): ExportPart[] {
  const features = featuresOf(entries, options)
  return [
    { name: 'README.md', text: readme },
    { name: 'package.json', text: packageJson },
    { name: 'playwright.config.ts', text: configuration },
    { name: 'steps/steps.ts', text: stepDefinitions(features) },
    ...features.map((feature) => ({ name: `features/${feature.fileName}.feature`, text: featureText(feature) })),
  ]
}

const packageJson = `${JSON.stringify(
  {
    name: 'acceptance-tests',
    private: true,
    scripts: { test: 'bddgen && playwright test' },
    devDependencies: { '@playwright/test': '^1.50.0', 'playwright-bdd': '^9.0.0' },
  },
  null,
  2,
)}\n`

const configuration = `import { defineConfig } from '@playwright/test'
import { defineBddConfig } from 'playwright-bdd'

const testDir = defineBddConfig({ features: 'features/**/*.feature', steps: 'steps/**/*.ts' })

export default defineConfig({
  testDir,
  reporter: 'html',
  use: {
    // baseURL: the address of your test system
    trace: 'retain-on-failure',
  },
})
`

const readme = `# Acceptance tests

1. \`npm install && npx playwright install\`
2. Enter the address of your test system in \`playwright.config.ts\`.
3. Write the steps in \`steps/steps.ts\`. Each stub fails until it is written.
4. \`npm test\` generates the tests from \`features\` and runs them.

The feature files also work with Cucumber alone.
`

interface StepDefinition {
  keyword: 'Given' | 'When' | 'Then'
  /** The source of a regular expression. */
  pattern: string
  valueCount: number
  argumentKinds: Set<'docString' | 'table'>
}

const keywords = { given: 'Given', when: 'When', then: 'Then' } as const

/**
 * One stub per pattern, whatever the keyword: playwright-bdd finds a step by its text alone. Patterns are regular
 * expressions instead of Cucumber expressions: where every pair of quotes is a value, no text matches two of them.
 */
function stepDefinitions(features: Feature[]): string {
  const definitions = new Map<string, StepDefinition>()
  for (const step of features.flatMap(({ scenarios }) => scenarios.flatMap(({ steps }) => steps))) {
    const { pattern, valueCount } = patternOf(step.text)
    const known = definitions.get(pattern)
    const definition = known ?? { keyword: keywords[step.kind], pattern, valueCount, argumentKinds: new Set() }
    if (step.argument !== undefined) definition.argumentKinds.add(step.argument.kind)
    definitions.set(pattern, definition)
  }
  const stubs = [...definitions.values()]
  const used = ['Given', 'When', 'Then'].filter((keyword) => stubs.some((stub) => stub.keyword === keyword))
  const withTable = stubs.some(({ argumentKinds }) => argumentKinds.has('table'))
  return [
    `import { createBdd${withTable ? ', type DataTable' : ''} } from 'playwright-bdd'`,
    '',
    ...(used.length === 0 ? [] : [`const { ${used.join(', ')} } = createBdd()`, '']),
    "const toDo = 'This step is not written yet.'",
    '',
    ...stubs.map(stubOf),
  ].join('\n')
}

function patternOf(text: string): { pattern: string; valueCount: number } {
  let valueCount = 0
  const pattern = text
    .split(/("[^"]*")/)
    .map((part) => {
      if (!/^"[^"]*"$/.test(part)) return part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
      valueCount += 1
      return '"([^"]*)"'
    })
    .join('')
  return { pattern, valueCount }
}

function stubOf({ keyword, pattern, valueCount, argumentKinds }: StepDefinition): string {
  const values = Array.from({ length: valueCount }, (_, index) => `value${valueCount === 1 ? '' : index + 1}: string`)
  const types = [
    ...(argumentKinds.has('table') ? ['DataTable'] : []),
    ...(argumentKinds.has('docString') ? ['string'] : []),
  ]
  const parameters = ['{ page }', ...values, ...(types.length === 0 ? [] : [`data: ${types.join(' | ')}`])]
  return `${keyword}(/^${pattern}$/, async (${parameters.join(', ')}) => {\n  throw new Error(toDo)\n})\n`
}
