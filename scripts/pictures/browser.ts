import { chromium, type Browser } from 'playwright'
import { findBrowser } from '../test/find-browser.ts'

/** A Chromium without a window, that asks nobody but the pages it is given. Says what to install where there is none. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser((line) => process.stderr.write(`${line}\n`)),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
    ],
  })
}
