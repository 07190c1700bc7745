import { testCasesToCsv } from '#domain/export/csv.ts'
import { resultToMarkdown } from '#domain/export/markdown.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import type { Format } from './arguments.ts'

/** The result as it is printed; ends with a line break. */
export function render(result: GenerationResult, format: Format): string {
  const text = written(result, format)
  return text.endsWith('\n') ? text : `${text}\n`
}

function written(result: GenerationResult, format: Format): string {
  switch (format) {
    case 'csv':
      return testCasesToCsv(result.testCases)
    case 'md':
      return resultToMarkdown(result)
    case 'json':
      return JSON.stringify(result, null, 2)
  }
}
