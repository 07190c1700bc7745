import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { z } from 'zod'
import type { PrerenderedPath } from '../../src/config/paths.ts'
import type { Head } from './page-html.ts'

const entry = 'src/app/entries/prerender.tsx'

/** As src/app/entries/prerender.tsx gives it. */
export interface RenderedPage {
  path: PrerenderedPath
  head: Head
  html: string
  isForm: boolean
}

const rendererSchema = z.object({
  renderPages: z.custom<() => Promise<RenderedPage[]>>((value) => typeof value === 'function'),
})

/** Builds the pages' renderer for Node and runs it. In node_modules, where its imports are found and nobody looks. */
export async function renderPages(root: string, define: Record<string, string>): Promise<RenderedPage[]> {
  const outDir = await mkdtemp(join(root, 'node_modules', '.casewright-pages-'))
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      define,
      publicDir: false,
      build: { ssr: join(root, entry), outDir, emptyOutDir: false, target: 'node20', minify: false, rolldownOptions: { output: { entryFileNames: 'pages.js' } } },
    })
    const { renderPages: render } = rendererSchema.parse(await import(pathToFileURL(join(outDir, 'pages.js')).href))
    return await render()
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}
