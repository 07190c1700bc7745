import type { ComponentProps } from 'react'
import { cn } from '#src/lib/cn.ts'
import { useFieldControl } from './field-context.ts'
import { inputStyle } from './text-input.tsx'

/** Lines of text; as high as what is written in it where the browser can, else 2 lines. Never lower than the rows it is given. */
export function TextArea({ className, rows, style, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldControl()}
      {...rest}
      className={cn(inputStyle, 'h-auto min-h-10 py-2 field-sizing-content', className)}
      rows={rows ?? 2}
      // A field that fits its content does not look at its rows.
      style={rows === undefined ? style : { minHeight: `calc(${rows}lh + 1rem + 2px)`, ...style }}
    />
  )
}
