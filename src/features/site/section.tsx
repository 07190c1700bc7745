import type { ReactNode } from 'react'
import { cn } from '#src/lib/cn.ts'

export const frame = 'mx-auto w-full max-w-[76rem] px-5 sm:px-8'

interface SectionProps {
  id: string
  title: string
  text?: string
  className?: string
  children: ReactNode
}

export function PageSection({ id, title, text, className, children }: SectionProps) {
  const titleId = `${id}-title`
  return (
    <section aria-labelledby={titleId} className={cn('scroll-mt-14 py-16 sm:py-24', className)} id={id}>
      <div className={frame}>
        <h2 className="text-xl" id={titleId}>
          {title}
        </h2>
        {text !== undefined && <p className="mt-3 max-w-[60ch] text-muted">{text}</p>}
        <div className="mt-10">{children}</div>
      </div>
    </section>
  )
}
