/** The element of index.html that React renders into. */
export function rootElement(): HTMLElement {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no element with the id root')
  return root
}

/** Shows the page, which public/before-first-paint.js hides while it is prerendered in another language. */
export function showPage(): void {
  document.documentElement.removeAttribute('data-pending')
}
