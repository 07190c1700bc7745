import type { Page } from '@playwright/test'

/** The name under which the signed-in user's history is kept, if there is one; each entry adds a slash and its id. */
export function historyKeyOf(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () =>
      Object.keys(localStorage)
        .find((key) => key.startsWith('testCasesHistory_'))
        ?.split('/')[0],
  )
}

/** Everything the page keeps in localStorage and sessionStorage, as one text. */
export function storedText(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
}
