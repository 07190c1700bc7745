import type { ReactNode } from 'react'
import { paths } from '#src/config/paths.ts'
import { Wordmark } from './brand.tsx'
import { mainId } from './skip-link.tsx'

interface MessagePageProps {
  title: string
  children: ReactNode
  actions?: ReactNode
}

/** A page with only a message, such as "not found". */
export function MessagePage({ title, children, actions }: MessagePageProps) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-xl flex-col px-5 py-6">
      <header>
        <a className="rounded-md" href={paths.home}>
          <Wordmark />
        </a>
      </header>
      <main className="my-auto py-12" id={mainId} tabIndex={-1}>
        <h1 className="text-xl">{title}</h1>
        <div className="mt-3 space-y-3 text-muted">{children}</div>
        {actions !== undefined && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
      </main>
    </div>
  )
}
