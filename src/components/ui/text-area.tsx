import type { ComponentProps } from 'react'
import { classNames } from '#src/lib/class-names.ts'
import { useFieldControl } from './field-context.ts'
import { inputStyle } from './text-input.tsx'

/** Lines of text; as high as what is written in it where the browser can, and never lower than its rows. */
export function TextArea({ className, rows = 2, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...useFieldControl()} {...rest} className={classNames(inputStyle, 'h-auto min-h-10 py-2 field-sizing-content', className)} rows={rows} />
}
