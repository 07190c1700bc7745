import { type ReactNode, useId } from 'react'
import { localized } from '#src/messages/localized.ts'
import { FieldContext } from './field-context.ts'
import { Icon } from './icon.tsx'

interface FieldProps {
  label: string
  hint?: ReactNode
  error?: string
  /** A badge or link to the right of the label. */
  aside?: ReactNode
  children: ReactNode
  className?: string
}

/** Connects a label, a control, its hint and its error for assistive technology. */
export function Field({ label, hint, error, aside, children, className }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const invalid = error !== undefined && error !== ''
  const described = [invalid ? errorId : '', hint === undefined ? '' : hintId].filter((part) => part !== '')
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <label className="text-sm font-semibold" htmlFor={id}>
          {label}
        </label>
        {/* Taller than a line of text, but must not push the control down. */}
        {aside !== undefined && <div className="-my-1">{aside}</div>}
      </div>
      <FieldContext value={{ id, describedBy: described.length > 0 ? described.join(' ') : undefined, invalid }}>
        {children}
      </FieldContext>
      <div aria-live="polite">
        {invalid && (
          <p className="mt-1.5 flex items-start gap-1.5 text-sm text-danger-ink" id={errorId}>
            <Icon className="mt-0.5" name="error" />
            {localized(error)}
          </p>
        )}
      </div>
      {hint !== undefined && (
        <p className="mt-1.5 text-sm text-muted" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}
