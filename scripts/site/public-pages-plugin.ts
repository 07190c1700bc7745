import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { type Plugin, type ResolvedConfig, build } from 'vite'
import { z } from 'zod'
import { type PrerenderedPage, pageHead } from '../../src/app/page-head.ts'
import { paths, sitePaths } from '../../src/config/paths.ts'
import { shell } from '../hosting/host-files.ts'
import { type Chunks, chunksOf, chunksOfPage, measure, report } from './budgets.ts'
import { pageHtml } from './page-html.ts'

interface SiteOptions {
  /** The public address of the site, for canonical addresses, link previews and the sitemap. */
  siteUrl?: string | undefined
  /** Build variables that are not in the environment. */
  define: Record<string, string>
}

const shellHead = { title: 'casewright', description: 'Casewright turns Jira tickets into test cases.' }

/** Prerenders the site pages, writes the shell of the app and checks the budgets of the build. */
export function publicPages({ siteUrl: address, define }: SiteOptions): Plugin {
  const siteUrl = address === undefined || address === '' ? undefined : address.replace(/\/+$/, '')
  let config: ResolvedConfig
  let chunks: Chunks

  /** Without the first chunk, which Vite adds to every page itself. */
  function scriptsOf(path: string): string[] {
    return chunksOfPage(path, chunks)
      .slice(1)
      .map(({ fileName }) => fileName)
  }

  async function writePages(): Promise<void> {
    const outDir = resolve(config.root, config.build.outDir)
    const template = await readFile(join(outDir, 'index.html'), 'utf8')
    const pages = await renderPages(config.root, define)
    for (const { path, head, html } of pages) {
      // The Content-Security-Policy blocks inline styles, including style attributes.
      if (html.includes(' style="')) throw new Error(`${path} has an element with a style attribute: use a class.`)
      await write(
        join(outDir, path, 'index.html'),
        pageHtml(template, { head, path, siteUrl, indexed: true, content: html, scripts: scriptsOf(path) }),
      )
    }
    // The login is public and the first page of the app that most users load, so it preloads its own scripts.
    await write(
      join(outDir, paths.login, 'index.html'),
      pageHtml(template, {
        head: pageHead(paths.login),
        path: paths.login,
        siteUrl,
        indexed: true,
        scripts: scriptsOf(paths.login),
      }),
    )
    // The dashboard is the most visited of the other pages.
    await write(
      join(outDir, shell),
      pageHtml(template, { head: shellHead, path: '/', siteUrl, scripts: scriptsOf(paths.dashboard) }),
    )
    // Without configuration there is nothing to prerender: every page names the missing settings.
    if (pages.length === 0)
      await write(join(outDir, 'index.html'), pageHtml(template, { head: shellHead, path: '/', siteUrl }))
    if (siteUrl !== undefined) await writeSitemap(outDir, siteUrl)
  }

  return {
    name: 'casewright-public-pages',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server }) =>
        server === undefined ? html : pageHtml(html, { head: shellHead, path: '/', siteUrl }),
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        chunks = chunksOf(bundle)
        const measurements = measure(chunks)
        config.logger.info(`\n${report(measurements)}\n`)
        const problems = measurements.flatMap((page) => page.problems)
        if (problems.length > 0) this.error(problems.join('\n'))
      },
    },
    writeBundle: { order: 'post', sequential: true, handler: writePages },
  }
}

const rendererSchema = z.object({
  renderPages: z.custom<() => Promise<PrerenderedPage[]>>((value) => typeof value === 'function'),
})

/**
 * Builds src/app/prerender.tsx for Node and runs it. The output goes to node_modules, so that Node can resolve its
 * imports.
 */
async function renderPages(root: string, define: Record<string, string>): Promise<PrerenderedPage[]> {
  const outDir = await mkdtemp(join(root, 'node_modules', '.casewright-pages-'))
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      define,
      publicDir: false,
      build: {
        ssr: join(root, 'src/app/prerender.tsx'),
        outDir,
        emptyOutDir: false,
        target: 'node20',
        minify: false,
        rolldownOptions: { output: { entryFileNames: 'pages.js' } },
      },
    })
    const renderer = rendererSchema.parse(await import(pathToFileURL(join(outDir, 'pages.js')).href))
    return await renderer.renderPages()
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

async function writeSitemap(outDir: string, siteUrl: string): Promise<void> {
  const addresses = sitePaths.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`)
  await write(
    join(outDir, 'sitemap.xml'),
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...addresses,
      '</urlset>',
      '',
    ].join('\n'),
  )
  const robots = join(outDir, 'robots.txt')
  await write(robots, `${await readFile(robots, 'utf8')}\nSitemap: ${siteUrl}/sitemap.xml\n`)
}
