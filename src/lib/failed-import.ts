/** What browsers say when a part of the page is gone or could not be reached. */
const words = /dynamically imported module|importing a module script|preload css/i

/** Whether a part of the page could not be loaded. Browsers remember that it failed: only loading the page anew helps. */
export function isFailedImport(error: unknown): boolean {
  return error instanceof Error && words.test(error.message)
}
