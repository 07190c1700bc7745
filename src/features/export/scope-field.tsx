import type { RefObject } from 'react'
import { countCases } from '#domain/export/export-entry.ts'
import { RadioGroup } from './radio-group.tsx'
import { exportTexts } from './texts.ts'
import type { ExportForm } from './use-export-form.ts'

interface ScopeFieldProps {
  form: Pick<ExportForm, 'scope' | 'setScope' | 'currentCount' | 'history'>
  chosenRef: RefObject<HTMLInputElement | null>
}

export function ScopeField({ form: { scope, setScope, currentCount, history }, chosenRef }: ScopeFieldProps) {
  return (
    <RadioGroup
      chosenRef={chosenRef}
      className="sm:grid-cols-2"
      legend={exportTexts.scope}
      name="export-scope"
      onChange={setScope}
      options={[
        {
          value: 'current',
          label: exportTexts.current,
          hint: currentCount === 0 ? exportTexts.noCurrent : exportTexts.cases(currentCount),
          disabled: currentCount === 0,
        },
        { value: 'history', label: exportTexts.history, hint: historyHint(scope === 'history', history.entries) },
      ]}
      value={scope}
    />
  )
}

function historyHint(chosen: boolean, entries: ExportForm['history']['entries']): string {
  if (entries !== undefined) return exportTexts.historyCount(entries.length, countCases(entries))
  return chosen ? exportTexts.loadingHistory : exportTexts.historyHint
}
