import { Fragment } from 'react'
import { NavLink } from 'react-router-dom'
import { paths } from '#src/config/paths.ts'
import { cn } from '#src/lib/cn.ts'
import { appTexts } from '../texts.ts'
import { workspaceTexts } from '../workspace/texts.ts'
import { useWorkspace } from '../workspace/workspace-context.ts'

const entries = [
  { to: paths.dashboard, label: appTexts.layout.dashboard },
  { to: paths.settings, label: appTexts.layout.settings },
] as const

const adminEntry = { to: paths.admin, label: appTexts.layout.admin } as const

/** The entry of the current page has a bar and `aria-current`, so colour is not the only mark. */
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
            {to === paths.dashboard && <DialogEntries />}
          </Fragment>
        ))}
      </ul>
    </nav>
  )
}

/** Entries that open a dialog instead of a page. */
function DialogEntries() {
  const { openHistory, openExport } = useWorkspace()
  return (
    <>
      <DialogEntry label={workspaceTexts.history} onOpen={openHistory} />
      <DialogEntry label={workspaceTexts.export} onOpen={() => openExport('history')} />
    </>
  )
}

function DialogEntry({ label, onOpen }: { label: string; onOpen: () => void }) {
  return (
    <li>
      <button
        aria-haspopup="dialog"
        className="flex h-9 w-full items-center border-l-2 border-transparent px-3 text-muted transition-colors hover:text-ink lg:h-14 lg:px-2 xl:px-3 lg:border-b-2 lg:border-l-0 lg:pt-0.5"
        onClick={onOpen}
        type="button"
      >
        {label}
      </button>
    </li>
  )
}
