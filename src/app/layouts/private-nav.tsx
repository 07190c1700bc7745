import { Fragment } from 'react'
import { NavLink } from 'react-router-dom'
import { cn } from '#src/lib/cn.ts'
import { paths } from '#src/config/paths.ts'
import { appTexts } from '../texts.ts'
import { WorkspaceNav } from '../workspace/workspace-nav.tsx'

const entries = [
  { to: paths.dashboard, label: appTexts.layout.dashboard },
  { to: paths.settings, label: appTexts.layout.settings },
] as const

const adminEntry = { to: paths.admin, label: appTexts.layout.admin } as const

/** The page one is on is marked by a bar and for assistive technology, not by colour alone. */
export function PrivateNav({ isAdmin }: { isAdmin: boolean }) {
  return (
    <nav aria-label={appTexts.layout.navigation}>
      <ul className="flex flex-col gap-1 lg:h-14 lg:flex-row">
        {(isAdmin ? [...entries, adminEntry] : entries).map(({ to, label }) => (
          <Fragment key={to}>
            <li>
              <NavLink
                className={({ isActive }) =>
                  cn(
                    'flex h-9 items-center border-l-2 px-3 transition-colors lg:h-14 lg:px-2 xl:px-3 lg:border-b-2 lg:border-l-0 lg:pt-0.5',
                    isActive ? 'border-accent font-semibold' : 'border-transparent text-muted hover:text-ink',
                  )
                }
                end
                to={to}
              >
                {label}
              </NavLink>
            </li>
            {to === paths.dashboard && <WorkspaceNav />}
          </Fragment>
        ))}
      </ul>
    </nav>
  )
}
