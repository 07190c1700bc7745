import type { ComponentProps } from 'react'
import { cn } from '#src/lib/cn.ts'
import { Icon } from './icon.tsx'
import { TextInput } from './text-input.tsx'

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type'> {
  onSearch: (text: string) => void
}

/** A search field without a visible label, so it needs an `aria-label`. `className` applies to its frame. */
export function SearchInput({ className, onSearch, ...rest }: SearchInputProps) {
  return (
    <div className={cn('relative', className)}>
      <Icon className="pointer-events-none absolute top-3 left-3 text-muted" name="search" />
      <TextInput {...rest} className="pl-9" onChange={(event) => onSearch(event.target.value)} type="search" />
    </div>
  )
}
