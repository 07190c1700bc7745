import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { titleOf, writeDescription } from '../page-head.ts'

/** The title of the innermost route that names one in its `handle`, and the page's description. */
export function PageTitle() {
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
