import { Outlet } from 'react-router-dom'
import { Wordmark } from '#src/components/layout/brand.tsx'
import { mainId } from '#src/components/layout/skip-link.tsx'
import { ThemeToggle } from '../theme/theme-toggle.tsx'

/** The frame of the screens before signing in: one narrow sheet. */
export function VisitorLayout() {
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-[26rem] flex-col px-5">
      <header className="flex h-16 items-center justify-between">
        <Wordmark />
        <ThemeToggle />
      </header>
      <main className="my-auto pt-6 pb-24" id={mainId} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  )
}
