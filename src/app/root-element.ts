/** Where index.html wants the page. */
export function rootElement(): HTMLElement {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no element with the id root')
  return root
}

/** public/theme.js hides what was rendered at build time where it is not what this visitor should see first. */
export function showPage(): void {
  document.documentElement.removeAttribute('data-pending')
}
