/** In a tab in the background nothing is painted. */
const patienceMs = 300

/** What came as HTML is shown before the scripts that make it work compete with it for the line and the processor. */
export async function afterFirstPaint(): Promise<void> {
  await Promise.race([painted(), new Promise((resolve) => setTimeout(resolve, patienceMs))])
}

/** A task begun in a frame runs when that frame has been painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** Asks for all scripts of the page at once, which the build has listed: without it each would wait for the one that names it. */
export function fetchScriptsOfPage(): void {
  const listed = document.querySelector<HTMLMetaElement>('meta[name="scripts"]')?.content ?? ''
  for (const href of listed.split(' ').filter((part) => part !== '')) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}
