import type { Page } from '@playwright/test'

/** The key of the signed-in user's history, if any; the key of an entry adds a slash and its id. */
export function historyKeyOf(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () =>
      Object.keys(localStorage)
        .find((key) => key.startsWith('testCasesHistory_'))
        ?.split('/')[0],
  )
}

/** Everything the page stores in localStorage and sessionStorage, as one text. */
export function storedText(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
}
