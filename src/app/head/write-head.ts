import { pageHead } from './page-head.ts'

/** For a page whose words are not those it was built with. */
export function writeHead(pathname: string): void {
  document.title = pageHead(pathname).title
  writeDescription(pathname)
}

/** The elements are those of index.html; a page without them has nothing to describe. */
export function writeDescription(pathname: string): void {
  document.querySelector('meta[name="description"]')?.setAttribute('content', pageHead(pathname).description)
}
