import { caseToMarkdown } from '#domain/export/markdown.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { Button } from '#src/components/ui/button.tsx'
import { useCopied } from '#src/components/ui/use-copied.ts'
import { copyText } from './clipboard.ts'
import { clipboardTexts } from './texts.ts'

/** One case for the clipboard, as Markdown: reads well as plain text too. */
export function CopyCaseButton({ testCase }: { testCase: TestCase }) {
  const { copied, copy } = useCopied()
  return (
    <Button icon={copied ? 'check' : 'file'} onClick={() => copy(() => copyText(caseToMarkdown(testCase)))} size="sm" variant="ghost">
      {copied ? clipboardTexts.copied : clipboardTexts.case}
    </Button>
  )
}
