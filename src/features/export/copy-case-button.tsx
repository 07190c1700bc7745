import { caseToMarkdown } from '#domain/export/markdown.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { copyText } from './clipboard.ts'
import { clipboardTexts } from './texts.ts'
import { useCopied } from './use-copied.ts'

/** One case for the clipboard, as Markdown: reads well as plain text too. */
export function CopyCaseButton({ testCase }: { testCase: TestCase }) {
  const { copied, copy } = useCopied()
  return (
    <IconButton
      className="size-7"
      icon={copied ? 'check' : 'file'}
      label={copied ? clipboardTexts.copied : clipboardTexts.case}
      onClick={() => copy(() => copyText(caseToMarkdown(testCase)))}
    />
  )
}
