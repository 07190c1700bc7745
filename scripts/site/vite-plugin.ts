import { statSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { paths, prerenderedPaths } from '../../src/config/paths.ts'
import { shell } from '../hosting/host-files.ts'
import { measure, report } from './budgets.ts'
import { type Chunks, chunksLoadedBy, chunksOf } from './chunks.ts'
import { pageHtml } from './page-html.ts'
import { sourcesOf } from './page-sources.ts'
import { renderPages } from './render-pages.ts'

interface SiteOptions {
  /** The public address of the site, for canonical addresses, link previews and the sitemap. */
  siteUrl?: string | undefined
  /** The build's variables that are not in the environment. */
  define: Record<string, string>
}

/** Writes the public pages as HTML beside the shell, holds the build to its budgets, and serves both in `vite preview`. */
export function publicPages({ siteUrl: address, define }: SiteOptions): Plugin {
  const siteUrl = address === undefined || address === '' ? undefined : address.replace(/\/+$/, '')
  let config: ResolvedConfig
  let chunks: Chunks

  /** Without the first, which the page itself names. */
  function scriptsOf(path: string): string[] {
    return chunksLoadedBy(sourcesOf(path), chunks).slice(1).map(({ fileName }) => fileName)
  }

  async function writePages(): Promise<void> {
    const outDir = resolve(config.root, config.build.outDir)
    const template = await readFile(join(outDir, 'index.html'), 'utf8')
    const pages = await renderPages(config.root, define)
    for (const { path, head, html, isForm } of pages) {
      // A style attribute is inline style, which the Content-Security-Policy refuses.
      if (/ style="/.test(html)) throw new Error(`${path} has an element with a style attribute: use a class.`)
      await write(join(outDir, path, 'index.html'), pageHtml(template, { head, path, siteUrl, body: { html, isForm }, scripts: scriptsOf(path) }))
    }
    const head = { title: 'casewright', description: 'Casewright turns Jira tickets into test cases.' }
    // Most who are sent the shell come to the dashboard.
    await write(join(outDir, shell), pageHtml(template, { head, path: '/', siteUrl, scripts: scriptsOf(paths.dashboard) }))
    // Nothing to prerender: the site is not configured, and says so on every page.
    if (pages.length === 0) await write(join(outDir, 'index.html'), pageHtml(template, { head, path: '/', siteUrl }))
    if (siteUrl !== undefined) await writeSitemap(outDir, siteUrl)
  }

  return {
    name: 'casewright-public-pages',
    configResolved(resolved) {
      config = resolved
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        chunks = chunksOf(bundle)
        const measured = measure(chunks)
        config.logger.info(`\n${report(measured)}\n`)
        const problems = measured.flatMap((page) => page.problems)
        if (problems.length > 0) this.error(problems.join('\n'))
      },
    },
    writeBundle: { order: 'post', sequential: true, handler: writePages },
    configurePreviewServer(server) {
      const outDir = resolve(server.config.root, server.config.build.outDir)
      server.middlewares.use((request, _, next) => {
        const [path = '/', query] = (request.url ?? '/').split('?')
        const file = fileFor(path, outDir)
        if (file !== undefined && request.headers.accept?.includes('text/html') === true) request.url = query === undefined ? file : `${file}?${query}`
        next()
      })
    },
  }
}

/** What a host answers an address with; undefined where it names a file. */
function fileFor(path: string, outDir: string): string | undefined {
  const page = path.replace(/(.)\/+$/, '$1')
  if (prerenderedPaths.some((known) => known === page)) return join(page, 'index.html')
  return isFile(join(outDir, page)) ? undefined : shell
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

async function writeSitemap(outDir: string, siteUrl: string): Promise<void> {
  const addresses = prerenderedPaths.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`)
  await write(join(outDir, 'sitemap.xml'), ['<?xml version="1.0" encoding="UTF-8"?>', '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">', ...addresses, '</urlset>', ''].join('\n'))
  const robots = join(outDir, 'robots.txt')
  await write(robots, `${await readFile(robots, 'utf8')}\nSitemap: ${siteUrl}/sitemap.xml\n`)
}
