import { type ReactNode, useId } from 'react'
import { cn } from '#src/lib/cn.ts'

interface SwitchProps {
  label: string
  hint?: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
}

/** An on/off setting that applies at once. The position and a tick show the state, not the colour alone. */
export function Switch({ label, hint, checked, onCheckedChange, disabled = false }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex items-start justify-between gap-4">
      <div>
        <span className="text-sm font-semibold" id={`${id}-label`}>
          {label}
        </span>
        {hint !== undefined && (
          <p className="mt-0.5 text-sm text-muted" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      <button
        aria-checked={checked}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        aria-labelledby={`${id}-label`}
        className={cn(
          'relative h-6 w-11 shrink-0 rounded-full border transition-colors disabled:cursor-not-allowed disabled:opacity-60',
          checked ? 'border-accent bg-accent' : 'border-line-strong bg-sunken',
        )}
        disabled={disabled}
        onClick={() => onCheckedChange(!checked)}
        role="switch"
        type="button"
      >
        <span
          className={cn(
            'absolute top-[3px] left-[3px] flex size-4 items-center justify-center rounded-full transition-transform',
            checked
              ? 'translate-x-5 bg-on-accent text-accent forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
              : 'bg-line-strong forced-colors:bg-[ButtonText]',
          )}
        >
          {checked && (
            <svg
              aria-hidden="true"
              fill="none"
              height={10}
              stroke="currentColor"
              strokeWidth={2.5}
              viewBox="0 0 16 16"
              width={10}
            >
              <path d="m3 8.5 3.5 3.5L13 4.5" />
            </svg>
          )}
        </span>
      </button>
    </div>
  )
}
