const failedImports = new WeakSet<Error>()

// Vite names every chunk that fails to load before the import rejects with the same error.
if (typeof window !== 'undefined') window.addEventListener('vite:preloadError', ({ payload }) => void failedImports.add(payload))

/** Whether a part of the page failed to load. Browsers remember the failure: only a reload of the page helps. */
export function isFailedImport(error: unknown): boolean {
  return error instanceof Error && failedImports.has(error)
}
