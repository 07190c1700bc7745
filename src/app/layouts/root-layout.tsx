import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { mainId } from '#src/components/layout/skip-link.tsx'
import { useThemeMarker } from '../theme/use-theme.ts'
import { PageTitle } from './page-title.tsx'

/** What every page shares: its title, its theme, and a keyboard that starts at the content after each change of page. */
export function RootLayout() {
  useThemeMarker()
  useFocusAfterNavigation()
  return (
    <>
      <PageTitle />
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

function useFocusAfterNavigation(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById(mainId)?.focus({ preventScroll: true })
  }, [pathname])
}
