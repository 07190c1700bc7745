import type { ExportFormat } from '#domain/export/export-format.ts'
import { exportFormats } from '#domain/export/export-formats.ts'
import { type ExportScope, suitsScope } from '#domain/export/export-scope.ts'
import { wordsOf } from './format-texts.ts'
import { RadioGroup } from './radio-group.tsx'
import { exportTexts } from './texts.ts'

const groups = [
  { purpose: 'document', legend: exportTexts.documents, columns: 'grid-cols-2 sm:grid-cols-4' },
  { purpose: 'tool', legend: exportTexts.tools, columns: 'grid-cols-2 sm:grid-cols-3' },
  { purpose: 'entries', legend: exportTexts.entries, columns: 'sm:grid-cols-2' },
] as const satisfies { purpose: ExportFormat['purpose']; legend: string; columns: string }[]

interface FormatFieldProps {
  scope: ExportScope
  value: ExportFormat['id']
  onChange: (id: ExportFormat['id']) => void
}

export function FormatField({ scope, value, onChange }: FormatFieldProps) {
  return groups.map(({ purpose, legend, columns }) => {
    const formats = exportFormats.filter((format) => format.purpose === purpose && suitsScope(format, scope))
    if (formats.length === 0) return null
    return (
      <RadioGroup className={columns} key={purpose} legend={legend} name="export-format" onChange={onChange} options={formats.map((format) => ({ value: format.id, label: wordsOf(format).label }))} value={value} />
    )
  })
}
