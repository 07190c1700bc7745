import type { ReactNode } from 'react'
import { Wordmark } from '#src/components/layout/brand.tsx'
import { buttonStyle } from '#src/components/ui/button-style.ts'
import { contactEmail } from '#src/config/contact.ts'
import { paths } from '#src/config/paths.ts'
import { cn } from '#src/lib/cn.ts'
import { frame } from './section.tsx'
import { siteTexts } from './texts.ts'

const texts = siteTexts.header

const links = [
  { href: '#pricing', label: texts.pricing },
  { href: '#faq', label: texts.faq },
  { href: `mailto:${contactEmail}`, label: texts.contact },
]

/** `tools` holds the theme and language switches, which need scripts. */
export function SiteHeader({ tools }: { tools: ReactNode }) {
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper">
      <div className={cn(frame, 'flex flex-wrap items-center gap-x-5 sm:min-h-14')}>
        <a aria-label={texts.home} className="flex h-12 items-center rounded-md sm:h-14" href={paths.home}>
          <Wordmark />
        </a>
        <div className="ml-auto flex items-center gap-1 sm:order-last sm:ml-0">
          <div className="flex items-center noscript:hidden">{tools}</div>
          <a className={buttonStyle('secondary', 'sm')} href={paths.login}>
            {texts.logIn}
          </a>
        </div>
        <nav aria-label={texts.navigation} className="max-sm:-mx-2 max-sm:w-full sm:ml-auto">
          <ul className="flex">
            {links.map(({ href, label }) => (
              <li key={href}>
                <a
                  className="flex h-9 items-center rounded-md px-2 text-sm text-muted transition-colors hover:text-ink sm:px-3"
                  href={href}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}
