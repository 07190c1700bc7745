/** The element of index.html that React renders into. */
export function rootElement(): HTMLElement {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no element with the id root')
  return root
}

/** Shows a page that public/before-first-paint.js has hidden because it was prerendered in another language. */
export function showPage(): void {
  document.documentElement.removeAttribute('data-pending')
}
