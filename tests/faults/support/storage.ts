import type { Page } from '@playwright/test'

/** Fills the remaining localStorage, to the last character. */
export async function fillToTheBrim(page: Page): Promise<void> {
  await page.evaluate(() => {
    let size = 1_000_000
    for (let n = 0; size >= 1; n += 1) {
      try {
        localStorage.setItem(`ballast-${n}`, 'x'.repeat(size))
      } catch {
        size = Math.floor(size / 2)
      }
    }
  })
}

export async function makeRoom(page: Page): Promise<void> {
  await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('ballast-'))
      .forEach((key) => localStorage.removeItem(key)),
  )
}
