// Writes src/domain/criteria/gherkin-keywords.ts from tests/corpora/gherkin/gherkin-languages.json.
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { keywordModule } from './gherkin-keywords/keyword-module.ts'

const languages = z.record(z.string(), z.record(z.string(), z.unknown()))
const source = languages.parse(
  JSON.parse(readFileSync(new URL('../tests/corpora/gherkin/gherkin-languages.json', import.meta.url), 'utf8')),
)
writeFileSync(new URL('../src/domain/criteria/gherkin-keywords.ts', import.meta.url), keywordModule(source))
