import { chromium, type Browser } from 'playwright'
import { findBrowser } from '../test/find-browser.ts'

/** A headless Chromium without background traffic. If there is none, the error says what to install. */
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
