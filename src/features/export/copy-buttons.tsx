import type { ExportEntry } from '#domain/export/export-entry.ts'
import { caseToMarkdown } from '#domain/export/markdown.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { Button } from '#src/components/ui/button.tsx'
import { useCopied } from '#src/components/ui/use-copied.ts'
import { copyAsMarkdown, copyAsTable, copyText } from './clipboard.ts'
import { clipboardTexts } from './texts.ts'

/** Copies one case as Markdown, which also reads well as plain text. */
export function CopyCaseButton({ testCase }: { testCase: TestCase }) {
  const { copied, copy } = useCopied()
  return (
    <Button
      icon={copied ? 'check' : 'file'}
      onClick={() => copy(() => copyText(caseToMarkdown(testCase)))}
      size="sm"
      variant="ghost"
    >
      {copied ? clipboardTexts.copied : clipboardTexts.case}
    </Button>
  )
}

/** Copies all cases as Markdown, or as a table for Jira and spreadsheets. */
export function CopyCases({ entries }: { entries: ExportEntry[] }) {
  const markdown = useCopied()
  const table = useCopied()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-muted">{clipboardTexts.instead}</span>
      <Button
        icon={markdown.copied ? 'check' : 'copy'}
        onClick={() => markdown.copy(() => copyAsMarkdown(entries))}
        size="sm"
        variant="secondary"
      >
        {markdown.copied ? clipboardTexts.copied : clipboardTexts.markdown}
      </Button>
      <Button
        icon={table.copied ? 'check' : 'copy'}
        onClick={() => table.copy(() => copyAsTable(entries))}
        size="sm"
        variant="secondary"
      >
        {table.copied ? clipboardTexts.copied : clipboardTexts.table}
      </Button>
    </div>
  )
}
