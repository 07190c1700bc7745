import type { ReactNode } from 'react'
import { Wordmark } from '#src/components/layout/brand.tsx'
import { SkipLink, mainId } from '#src/components/layout/skip-link.tsx'
import { ToastProvider } from '#src/components/ui/toast.tsx'
import { ThemeToggle } from '../theme-toggle.tsx'
import { Actions } from './actions.tsx'
import { Feedback } from './feedback.tsx'
import { Fields } from './fields.tsx'
import { Foundations } from './foundations.tsx'
import { Surfaces } from './surfaces.tsx'

const groups: readonly { id: string; title: string; content: ReactNode }[] = [
  { id: 'foundations', title: 'Foundations', content: <Foundations /> },
  { id: 'actions', title: 'Actions', content: <Actions /> },
  { id: 'fields', title: 'Fields', content: <Fields /> },
  { id: 'feedback', title: 'Feedback', content: <Feedback /> },
  { id: 'surfaces', title: 'Surfaces', content: <Surfaces /> },
]

/** Every component of src/components in every state. For development only; builds leave it out. */
export function DesignPage() {
  return (
    <ToastProvider>
      <SkipLink label="Skip to content" />
      <div className="mx-auto max-w-5xl px-5">
        <header className="flex h-16 items-center justify-between">
          <Wordmark />
          <ThemeToggle />
        </header>
        <main className="pt-6 pb-24" id={mainId} tabIndex={-1}>
          <h1 className="text-xl">Design system</h1>
          <nav aria-label="Groups" className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm">
            {groups.map(({ id, title }) => (
              <a className="rounded-md py-1 text-accent-ink underline underline-offset-2" href={`#${id}`} key={id}>
                {title}
              </a>
            ))}
          </nav>
          {groups.map(({ id, title, content }) => (
            <section aria-labelledby={id} className="mt-12" key={id}>
              <h2 className="mb-4 scroll-mt-6 text-lg" id={id}>
                {title}
              </h2>
              {content}
            </section>
          ))}
        </main>
      </div>
    </ToastProvider>
  )
}
