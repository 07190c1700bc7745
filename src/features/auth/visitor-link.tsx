import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { keepNext } from '#src/config/paths.ts'

export const linkStyle = 'rounded-md font-semibold text-accent-ink underline underline-offset-2 hover:no-underline'

/** A link between the pages for visitors that keeps the page to open after the login. */
export function VisitorLink({ to, children }: { to: string; children: ReactNode }) {
  const [query] = useSearchParams()
  return (
    <Link className={linkStyle} to={keepNext(to, query.get('next'))}>
      {children}
    </Link>
  )
}
