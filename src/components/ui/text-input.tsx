import type { ComponentProps } from 'react'
import { cn } from '#src/lib/cn.ts'
import { useFieldControl } from './field-context.ts'

export const inputStyle = cn(
  'block h-10 w-full rounded-md border border-line-strong bg-surface px-3 text-base text-ink placeholder:text-subtle sm:text-sm',
  'aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted',
)

/** A line of text. Inside a `Field` it is named and described by it. 16 px on a phone, so that iOS does not zoom in. */
export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldControl()} {...rest} className={cn(inputStyle, className)} type={type} />
}
