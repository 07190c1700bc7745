import type { ReactNode, RefObject } from 'react'
import { countCases } from '#domain/export/export-entry.ts'
import type { ExportFormat } from '#domain/export/export-format.ts'
import { exportFormats } from '#domain/export/export-formats.ts'
import { type ExportScope, suitsScope } from '#domain/export/export-scope.ts'
import { cn } from '#src/lib/cn.ts'
import { wordsOf } from './format-texts.ts'
import { exportTexts } from './texts.ts'
import type { ExportForm } from './use-export-form.ts'

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
      <RadioGroup
        className={columns}
        key={purpose}
        legend={legend}
        name="export-format"
        onChange={onChange}
        options={formats.map((format) => ({ value: format.id, label: wordsOf(format).label }))}
        value={value}
      />
    )
  })
}

interface ScopeFieldProps {
  form: Pick<ExportForm, 'scope' | 'setScope' | 'currentCount' | 'history'>
  ofQueue: boolean
  chosenRef: RefObject<HTMLInputElement | null>
}

export function ScopeField({ form: { scope, setScope, currentCount, history }, ofQueue, chosenRef }: ScopeFieldProps) {
  const stored = {
    value: 'history',
    label: ofQueue ? exportTexts.queue : exportTexts.history,
    hint: historyHint(scope === 'history', history.entries),
  } as const
  return (
    <RadioGroup
      chosenRef={chosenRef}
      className="sm:grid-cols-2"
      legend={exportTexts.scope}
      name="export-scope"
      onChange={setScope}
      options={
        ofQueue
          ? [stored]
          : [
              {
                value: 'current',
                label: exportTexts.current,
                hint: currentCount === 0 ? exportTexts.noCurrent : exportTexts.cases(currentCount),
                disabled: currentCount === 0,
              },
              stored,
            ]
      }
      value={scope}
    />
  )
}

function historyHint(chosen: boolean, entries: ExportForm['history']['entries']): string {
  if (entries !== undefined) return exportTexts.historyCount(entries.length, countCases(entries))
  return chosen ? exportTexts.loadingHistory : exportTexts.historyHint
}

interface RadioOption<T extends string> {
  value: T
  label: string
  hint?: string
  disabled?: boolean
}

interface RadioGroupProps<T extends string> {
  /** The group's accessible name. */
  legend: string
  name: string
  value: T
  options: readonly RadioOption<T>[]
  onChange: (value: T) => void
  /** The chosen input. */
  chosenRef?: RefObject<HTMLInputElement | null>
  className?: string
  children?: ReactNode
}

/** Native radio buttons on cards. Arrow keys move between all buttons of one `name`, even across groups. */
function RadioGroup<T extends string>({
  legend,
  name,
  value,
  options,
  onChange,
  chosenRef,
  className,
}: RadioGroupProps<T>) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className={cn('grid gap-2', className)}>
        {options.map((option) => (
          <label
            className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md border border-line px-3 py-1.5 has-checked:border-accent has-checked:bg-accent-soft has-disabled:cursor-not-allowed has-disabled:text-muted hover:border-line-strong has-checked:hover:border-accent"
            key={option.value}
          >
            <input
              aria-describedby={option.hint === undefined ? undefined : `${name}-${option.value}-hint`}
              checked={option.value === value}
              className="size-4 shrink-0 accent-accent"
              disabled={option.disabled}
              name={name}
              onChange={() => onChange(option.value)}
              ref={option.value === value ? chosenRef : undefined}
              type="radio"
              value={option.value}
            />
            <span className="min-w-0">
              <span>{option.label}</span>
              {option.hint !== undefined && (
                <span aria-hidden="true" className="block text-xs text-muted" id={`${name}-${option.value}-hint`}>
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
