import { type ReactNode, useId } from 'react'
import { cn } from '#src/lib/cn.ts'

interface PanelProps {
  title: string
  description?: ReactNode
  /** Badges or buttons to the right of the title. */
  aside?: ReactNode
  className?: string
  children?: ReactNode
}

/** One section of a screen, with its heading. */
export function Panel({ title, description, aside, className, children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={cn('rounded-lg border border-line bg-surface', className)}>
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 pt-4 sm:flex-nowrap">
        <div>
          <h2 className="text-base" id={id}>
            {title}
          </h2>
          {description !== undefined && <p className="mt-0.5 max-w-[68ch] text-sm text-muted">{description}</p>}
        </div>
        {aside}
      </header>
      <div className="px-5 pt-4 pb-5">{children}</div>
    </section>
  )
}

/** A plain bordered box. */
export function Card({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cn('rounded-lg border border-line bg-surface', className)}>{children}</div>
}
