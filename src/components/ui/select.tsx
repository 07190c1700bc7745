import type { ComponentProps } from 'react'
import { cn } from '#src/lib/cn.ts'
import { useFieldControl } from './field-context.ts'
import { Icon } from './icon.tsx'
import { inputStyle } from './text-input.tsx'

/** A native select in the style of the other inputs. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className={cn('relative', className)}>
      <select {...useFieldControl()} {...rest} className={cn(inputStyle, 'appearance-none pr-9')}>
        {children}
      </select>
      <Icon className="pointer-events-none absolute top-3 right-3 text-muted" name="chevronDown" />
    </div>
  )
}
