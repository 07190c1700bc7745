import { Outlet } from 'react-router-dom'
import { Wordmark } from '#src/components/layout/brand.tsx'
import { mainId } from '#src/components/layout/skip-link.tsx'
import { paths } from '#src/config/paths.ts'
import { ExampleCase } from '#src/features/auth/example-case.tsx'
import { LanguageSwitch } from '../language-switch.tsx'
import { ThemeToggle } from '../theme-toggle.tsx'

/** The frame of the screens for visitors: the form and, on wide screens, an example of the product's work. */
export function VisitorLayout() {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(28rem,2fr)_3fr]">
      <div className="mx-auto flex w-full max-w-[26rem] flex-col px-5">
        <header className="flex h-16 items-center justify-between">
          <a className="rounded-md" href={paths.home}>
            <Wordmark />
          </a>
          <div className="-mr-2.5 flex items-center">
            <LanguageSwitch />
            <ThemeToggle />
          </div>
        </header>
        <main className="my-auto pt-6 pb-24" id={mainId} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <aside className="hidden items-center justify-center border-l border-line bg-sunken p-10 lg:flex">
        <ExampleCase />
      </aside>
    </div>
  )
}
