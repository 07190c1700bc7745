import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { keepNext } from '#src/config/paths.ts'
import { linkStyle } from './link-style.ts'

/** From one page before signing in to another; the page first asked for goes along. */
export function VisitorLink({ to, children }: { to: string; children: ReactNode }) {
  const [query] = useSearchParams()
  return (
    <Link className={linkStyle} to={keepNext(to, query.get('next'))}>
      {children}
    </Link>
  )
}
