import type { ExportFormat } from '#domain/export/export-format.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { wordsOf } from './format-texts.ts'
import { exportTexts } from './texts.ts'

interface FormatNotesProps {
  format: ExportFormat
  /** What the format's limits will do to these cases. */
  notices: string[]
}

/** How to get the file into the tool, and what to watch there. */
export function FormatNotes({ format, notices }: FormatNotesProps) {
  const { label, howToImport, warning } = wordsOf(format)
  return (
    <div className="space-y-3">
      <div>
        <h3 className="mb-1.5 text-sm font-semibold">{exportTexts.howTo(label)}</h3>
        <ul className="max-w-[75ch] list-disc space-y-1 pl-5 text-sm text-muted">
          {howToImport.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      {[...(warning === undefined ? [] : [warning]), ...notices].map((text) => (
        <Alert key={text} variant="warning">
          {text}
        </Alert>
      ))}
    </div>
  )
}
