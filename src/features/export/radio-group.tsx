import type { ReactNode, RefObject } from 'react'
import { cn } from '#src/lib/cn.ts'

export interface RadioOption<T extends string> {
  value: T
  label: string
  hint?: string
  disabled?: boolean
}

interface RadioGroupProps<T extends string> {
  /** What is chosen; read out with the choices. */
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

/** Native radio buttons on cards: arrow keys move between those of one `name`, also over several groups. */
export function RadioGroup<T extends string>({ legend, name, value, options, onChange, chosenRef, className }: RadioGroupProps<T>) {
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
