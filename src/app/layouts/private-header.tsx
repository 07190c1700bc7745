import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Wordmark } from '#src/components/layout/brand.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { paths } from '#src/config/paths.ts'
import { PlanBadge } from '#src/features/account/plan-badge.tsx'
import { useUserInfo } from '#src/features/account/use-user-info.ts'
import { useAuth, useSignedInUser } from '#src/features/auth/session.tsx'
import { cn } from '#src/lib/cn.ts'
import { appTexts } from '../texts.ts'
import { ThemeToggle } from '../theme-toggle.tsx'
import { WorkspaceLanguage } from '../workspace/workspace-language.tsx'
import { PrivateNav } from './private-nav.tsx'

const menuId = 'main-menu'

/** On narrow screens everything but the logo, the language and the theme folds into a menu. */
export function PrivateHeader() {
  const user = useSignedInUser()
  const { info } = useUserInfo(user.id)
  const [menuOpen, setMenuOpen] = useMenu()
  const texts = appTexts.layout
  const greeting = texts.welcome(info?.user.name || user.name || user.email || 'User')
  return (
    // A dialog removes the page's scrollbar and reserves its space; the header still reaches the edge.
    <header className="sticky top-0 z-30 -mr-(--removed-body-scroll-bar-size) border-b border-line bg-paper pr-(--removed-body-scroll-bar-size)">
      <div className="mx-auto flex min-h-14 max-w-[72rem] flex-wrap items-center gap-x-6 px-4 sm:px-6 lg:flex-nowrap lg:gap-x-4">
        <Link className="flex h-14 items-center rounded-md" to={paths.dashboard}>
          <Wordmark />
        </Link>
        <div className="ml-auto flex items-center gap-1 lg:order-last lg:ml-0">
          <WorkspaceLanguage />
          <ThemeToggle />
          <IconButton
            aria-controls={menuId}
            aria-expanded={menuOpen}
            className="lg:hidden"
            icon={menuOpen ? 'close' : 'menu'}
            label={menuOpen ? texts.closeMenu : texts.openMenu}
            onClick={() => setMenuOpen(!menuOpen)}
            tooltip={false}
          />
        </div>
        <div
          className={cn(
            'w-full flex-col gap-x-4 gap-y-3 border-t border-line py-3 lg:flex lg:w-auto lg:min-w-0 lg:flex-1 lg:flex-row lg:items-center lg:border-0 lg:py-0',
            menuOpen ? 'flex' : 'hidden',
          )}
          id={menuId}
        >
          <PrivateNav isAdmin={info?.user.role === 'admin'} />
          <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-3 lg:ml-auto lg:flex-nowrap lg:gap-x-3">
            {info !== undefined && <PlanBadge info={info} />}
            <p className="min-w-0 truncate max-lg:w-full max-lg:order-first lg:max-w-64" title={greeting}>
              {greeting}
            </p>
            <LogOutButton />
          </div>
        </div>
      </div>
    </header>
  )
}

/** The menu closes with Escape and when the page changes. */
function useMenu(): [boolean, (open: boolean) => void] {
  const { pathname } = useLocation()
  const [openOn, setOpenOn] = useState<string>()
  const open = openOn === pathname

  useEffect(() => {
    if (!open) return
    function closeOnEscape(event: KeyboardEvent): void {
      if (event.key === 'Escape') setOpenOn(undefined)
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [open])

  return [open, (next) => setOpenOn(next ? pathname : undefined)]
}

function LogOutButton() {
  const { logOut, leaving } = useAuth()
  return (
    <Button busy={leaving} onClick={() => void logOut()} size="sm" variant="secondary">
      {appTexts.layout.logOut}
    </Button>
  )
}
