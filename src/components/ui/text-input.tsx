import type { ComponentProps } from 'react'
import { cn } from '#src/lib/cn.ts'
import { useFieldControl } from './field-context.ts'

export const inputStyle = cn(
  'block h-10 w-full rounded-md border border-line-strong bg-surface px-3 text-base text-ink placeholder:text-subtle sm:text-sm',
  'aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted',
)

/** Inside a `Field` it gets its label and description. 16 px on phones keeps iOS from zooming in. */
export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldControl()} {...rest} className={cn(inputStyle, className)} type={type} />
}
