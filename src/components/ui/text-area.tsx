import type { ComponentProps } from 'react'
import { cn } from '#src/lib/cn.ts'
import { useFieldControl } from './field-context.ts'
import { inputStyle } from './text-input.tsx'

/** Grows with its text in browsers that support it, else 2 lines high. Never lower than `rows`. */
export function TextArea({ className, rows, style, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldControl()}
      {...rest}
      className={cn(inputStyle, 'h-auto min-h-10 py-2 field-sizing-content', className)}
      rows={rows ?? 2}
      // `field-sizing: content` ignores `rows`.
      style={rows === undefined ? style : { minHeight: `calc(${rows}lh + 1rem + 2px)`, ...style }}
    />
  )
}
