import '#src/lib/failed-import.ts'

/** The error of an import that failed, announced as Vite announces it. */
export function failedImport(message = 'Failed to fetch dynamically imported module: http://x/a.js'): Error {
  const error = new TypeError(message)
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  return error
}
