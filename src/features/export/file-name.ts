import type { ExportFormat } from '#domain/export/export-format.ts'
import type { ExportScope } from '#domain/export/export-scope.ts'

/**
 * `{base}-{ISO timestamp}` (spec section 9), without the extension. Colons and dots of the time become hyphens: Windows
 * refuses the one, and the other would look like an extension. The history's own entries are named after the day.
 */
export function exportBaseName(scope: ExportScope, { purpose }: Pick<ExportFormat, 'purpose'>, now: Date): string {
  const time = now.toISOString()
  if (purpose === 'entries') return `test-cases-history-${time.slice(0, 10)}`
  return `${scope === 'current' ? 'test-cases' : 'test-cases-history'}-${time.replace(/[:.]/g, '-')}`
}
