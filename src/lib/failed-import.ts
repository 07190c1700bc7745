const failedImports = new WeakSet<Error>()

// Vite fires this event before the import rejects with the same error.
if (typeof window !== 'undefined')
  window.addEventListener('vite:preloadError', ({ payload }) => void failedImports.add(payload))

/** Whether a chunk failed to load. Browsers cache the failure, so only a reload of the page helps. */
export function isFailedImport(error: unknown): error is Error {
  return error instanceof Error && failedImports.has(error)
}

/** Handles the loss of a part that its page cannot work without. Other errors are thrown again. */
export function reportFailedImport(error: unknown): void {
  if (!isFailedImport(error)) throw error
  // public/before-first-paint.js reloads the page once and then says what happened.
  document.dispatchEvent(new Event('lostscript'))
}
