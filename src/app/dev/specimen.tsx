import type { ReactNode } from 'react'
import { cn } from '#src/lib/cn.ts'

export function Exhibit({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  const id = name.toLowerCase().replaceAll(' ', '-')
  return (
    <section aria-labelledby={id} className="border-t border-line py-8">
      <h3 className="scroll-mt-6 text-base" id={id}>
        {name}
      </h3>
      {note !== undefined && <p className="mt-0.5 max-w-[70ch] text-sm text-muted">{note}</p>}
      <div className="mt-5 grid gap-6">{children}</div>
    </section>
  )
}

/** The states of a component, each with its name. */
export function States({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <div
      className={cn('grid gap-x-8 gap-y-6', wide ? 'md:grid-cols-2' : 'grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]')}
    >
      {children}
    </div>
  )
}

export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-2 font-mono text-xs text-muted">{name}</p>
      {children}
    </div>
  )
}
