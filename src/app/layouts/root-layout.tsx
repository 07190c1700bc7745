import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom'
import { mainId } from '#src/components/layout/skip-link.tsx'
import { titleOf, writeDescription } from '../page-head.ts'
import { useThemeMarker } from '../use-theme.ts'

/** Shared by all pages: the title, the theme, and the focus on the content after each navigation. */
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

/** Sets the description and the title, which comes from the innermost route with a title in its `handle`. */
function PageTitle() {
  const { pathname } = useLocation()
  const title = useMatches()
    .map(({ handle }) => titleIn(handle))
    .findLast((found) => found !== undefined)
  useEffect(() => writeDescription(pathname), [pathname])
  return <title>{titleOf(title)}</title>
}

function titleIn(handle: unknown): string | undefined {
  if (typeof handle !== 'object' || handle === null || !('title' in handle)) return undefined
  return typeof handle.title === 'string' ? handle.title : undefined
}
