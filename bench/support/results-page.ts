import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type Browser, chromium } from 'playwright'
import { build, preview } from 'vite'
import { findBrowser } from '../../scripts/test/find-browser.ts'

export interface ResultsPage {
  url: string
  browser: Browser
  close: () => Promise<void>
}

/** The results view as shipped, alone on a page. */
export function openResultsPage(): Promise<ResultsPage> {
  return openUiPage('bench/ui-page/index.html')
}

/** A production build of a page of `bench/ui-page`, and a Chromium to open it. */
export async function openUiPage(page: string): Promise<ResultsPage> {
  // The root is the repository, so that Tailwind finds the classes in src.
  const root = join(import.meta.dirname, '..', '..')
  const outDir = await mkdtemp(join(tmpdir(), 'results-page-'))
  const common = { root, configFile: false, logLevel: 'error' } as const
  await build({
    ...common,
    plugins: [react(), tailwindcss()],
    publicDir: false,
    build: { outDir, target: 'es2023', emptyOutDir: true, rollupOptions: { input: join(root, page) } },
  })
  const server = await preview({ ...common, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } })
  const address = server.httpServer.address()
  if (address === null || typeof address === 'string') throw new Error('The page has no address')
  const browser = await chromium.launch({
    executablePath: await findBrowser((line) => console.log(line)),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  return {
    url: `http://127.0.0.1:${address.port}/${page}`,
    browser,
    async close() {
      await browser.close()
      await server.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
