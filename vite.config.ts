import { join, resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { hosting } from './scripts/hosting/hosting-plugin.ts'
import { pageChunks } from './scripts/site/page-chunks.ts'
import { publicPages } from './scripts/site/public-pages-plugin.ts'
import { isNoteworthy, functionEnvironment } from './supabase/local/edge-functions.ts'
import { localPublishableKey } from './supabase/local/keys.ts'
import { embeddedBackend } from './supabase/local/vite-plugin.ts'

const port = Number(process.env['PORT'] ?? 5173)
const host = process.env['HOST'] || 'localhost'
/** Every address of the machine: none that a link could name. */
const isWildcard = ['0.0.0.0', '::', '[::]'].includes(host)

const firstScript = /\/index-[^/]+\.js$/
const alwaysLoaded = /\/(?:base|app|rolldown-runtime)-[^/]+\.js$|\.css$/

export default defineConfig(({ mode, command, isPreview }) => {
  const env = { ...loadEnv(mode, import.meta.dirname, ''), ...process.env }
  // Without a project of one's own the site uses the embedded backend, which is served from the same address.
  const embedded = env['VITE_SUPABASE_URL'] === undefined || env['VITE_SUPABASE_URL'] === ''
  const serves = command === 'serve' || isPreview === true
  const define: Record<string, string> = embedded
    ? {
        'import.meta.env.VITE_SUPABASE_URL': JSON.stringify('/'),
        'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(localPublishableKey),
      }
    : {}
  const dataDir = resolve(import.meta.dirname, env['DATA_DIR'] ?? '.data')
  return {
    plugins: [
      react(),
      tailwindcss(),
      embedded && serves
        ? embeddedBackend({
            siteUrl: `http://${isWildcard ? 'localhost' : host}:${port}`,
            dataDir,
            demo: process.env['DEMO'] !== 'off',
            sandboxes: process.env['DEMO'] !== 'off' && process.env['SANDBOXES'] !== 'off',
            env: functionEnvironment(env),
            onLine: (line) => {
              if (isNoteworthy(line)) process.stderr.write(`[api] ${line}\n`)
            },
          })
        : undefined,
      // Vercel sets its own name in its builds.
      hosting({ backendUrl: env['VITE_SUPABASE_URL'], onVercel: command === 'build' && env['VERCEL'] === '1' }),
      publicPages({ siteUrl: env['VITE_SITE_URL'], define }),
    ],
    // Radix adds a <style> element through it, which the Content-Security-Policy refuses.
    resolve: { alias: { 'react-style-singleton': join(import.meta.dirname, 'src/lib/adopted-style.ts') } },
    define,
    // The built site has a page for every address (scripts/hosting): Vite must not answer a missing file with one.
    appType: isPreview === true ? 'mpa' : 'spa',
    // No other origin reads from this machine, and nobody reads the keys and the database of the embedded backend.
    server: {
      port,
      strictPort: true,
      host,
      cors: false,
      fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.data/**', `${dataDir}/**`] },
    },
    preview: { port, strictPort: true, host, cors: false },
    // Modules, so that a worker loads the workbook library only when it is asked for one.
    worker: { format: 'es' },
    // DIST_DIR: a second site can be built while the first is served.
    build: {
      target: 'es2023',
      sourcemap: false,
      outDir: process.env['DIST_DIR'] ?? 'dist',
      rolldownOptions: { output: { codeSplitting: { groups: pageChunks(import.meta.dirname) } } },
      modulePreload: {
        // Only the first script loads something before these. Naming them again in every other one is a waste.
        resolveDependencies: (_url, dependencies, { hostId, hostType }) =>
          hostType === 'js' && !firstScript.test(hostId)
            ? dependencies.filter((file) => !alwaysLoaded.test(file))
            : dependencies,
      },
    },
  }
})
