/**
 * `npm run demo:video`: records the product's main job, from the login to the exported file, and writes video, captions
 * and poster image to public/demo. Needs Chromium and ffmpeg.
 */
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPassword } from '../supabase/local/demo.ts'
import { Actor, showPointer } from './demo-video/actor.ts'
import { encode, Film } from './demo-video/film.ts'
import { launchBrowser } from './pictures/browser.ts'
import { ffmpeg, requireFfmpeg } from './pictures/ffmpeg.ts'
import { startProduct } from './running-product.ts'
import { connectTracker, generate, logIn, results, slowAnswers, ticketLink } from './pictures/tester.ts'

const target = join(import.meta.dirname, '../public/demo')
const maxMegabytes = 3
const maxSeconds = 58

requireFfmpeg()
await mkdir(target, { recursive: true })
const frames = await mkdtemp(join(tmpdir(), 'casewright-film-'))
const product = await startProduct()
const browser = await launchBrowser()
const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, colorScheme: 'light', locale: 'en-US' })
page.setDefaultTimeout(30_000)
const film = new Film()
const captions: Caption[] = []

function say(en: string, es: string): void {
  captions.push({ en, es, from: film.now() })
}

try {
  await logIn(page, product.url, 'pro@demo.test')
  await connectTracker(page, product.url)
  await generate(page, product.url, 'SHOP-5')
  await page.goto(`${product.url}/app`)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(/\/login/)

  await showPointer(page)
  await page.goto(`${product.url}/login`)
  await page.getByRole('button', { name: 'Log In' }).waitFor()
  await film.record(page)
  await play(new Actor(page))
  const { list, seconds, pace } = await film.end(frames, maxSeconds)
  const timed = captions.map((caption) => ({ ...caption, from: caption.from * pace }))
  console.log(`Recorded ${seconds.toFixed(0)} seconds; encoding …`)
  for (const language of ['en', 'es'] as const)
    await writeFile(join(target, `captions.${language}.vtt`), webVtt(timed, language, seconds))
  for (const file of encode(list, target)) {
    const mb = (await stat(file)).size / 1024 / 1024
    console.log(`${file}  ${mb.toFixed(2)} MB`)
    if (mb > maxMegabytes) throw new Error(`${file} is larger than ${maxMegabytes} MB`)
  }
} finally {
  await browser.close()
  await product.stop()
  await rm(frames, { recursive: true, force: true })
}

async function play(actor: Actor): Promise<void> {
  const dialog = results(page)
  say('Log in. Your Jira account is connected already.', 'Inicia sesión. Tu cuenta de Jira ya está conectada.')
  await actor.pause(1)
  await actor.type(page.getByLabel('Email'), 'pro@demo.test')
  await actor.type(page.getByLabel('Password', { exact: true }), demoPassword)
  await actor.click(page.getByRole('button', { name: 'Log In' }))
  await page.getByLabel('Jira ticket URL').waitFor()
  await actor.pause(1)

  say('Paste the link of a Jira ticket.', 'Pega el enlace de un ticket de Jira.')
  await actor.paste(page.getByLabel('Jira ticket URL'), ticketLink('SHOP-1'))
  await actor.pause(1)

  say(
    'Casewright finds its acceptance criteria; the test cases appear as they are written.',
    'Casewright encuentra sus criterios de aceptación; los casos de prueba aparecen a medida que se escriben.',
  )
  const hurry = await slowAnswers(page, 2_600)
  await actor.click(page.getByRole('button', { name: 'Generate Test Cases' }))
  await dialog.getByText('Saved to history').waitFor({ timeout: 60_000 })
  await hurry()

  say(
    'Each case has steps, data and expected results, and names the criterion it covers.',
    'Cada caso tiene pasos, datos y resultados esperados, y nombra el criterio que cubre.',
  )
  await actor.pause(1)
  await actor.click(dialog.getByRole('button', { name: 'A valid code lowers the total' }))
  await actor.pause(1.5)
  const poster = await page.screenshot({ style: '#demo-pointer { display: none }' })
  ffmpeg(['-f', 'png_pipe', '-i', 'pipe:0', '-c:v', 'libwebp', '-quality', '82', join(target, 'poster.webp')], poster)
  await actor.bringIntoSight(dialog.getByRole('table').first())
  await actor.pause(2)
  await actor.bringIntoSight(dialog.getByText('Total Test Cases'))

  say('Coverage shows which case covers which criterion.', 'La cobertura muestra qué caso cubre cada criterio.')
  await actor.click(dialog.getByRole('button', { name: /coverage/i }).first())
  await actor.pause(2.2)
  await actor.click(dialog.getByRole('button', { name: /coverage/i }).first())

  say('Search, filter and correct what you like.', 'Busca, filtra y corrige lo que quieras.')
  await actor.type(dialog.getByPlaceholder('Search test cases...'), 'expired')
  await actor.pause(2)
  await actor.click(dialog.getByRole('button', { name: 'Clear', exact: true }))

  say(
    'Export to Excel, CSV, Markdown or your test management tool.',
    'Exporta a Excel, CSV, Markdown o a tu herramienta de gestión de pruebas.',
  )
  await actor.click(dialog.getByRole('button', { name: 'Export', exact: true }))
  const exporting = page.getByRole('dialog', { name: 'Export Test Cases' })
  await actor.pause(0.8)
  await actor.click(exporting.getByText('Excel', { exact: true }))
  await actor.pause(0.6)
  await actor.click(exporting.getByRole('button', { name: 'Export', exact: true }))
  await exporting.waitFor({ state: 'hidden' })

  say('Every result stays in your history, in your browser.', 'Cada resultado queda en tu historial, en tu navegador.')
  await actor.click(dialog.getByRole('button', { name: 'Close' }))
  await actor.click(page.getByRole('button', { name: 'History' }))
  await actor.pause(3.5)
}

interface Caption {
  en: string
  es: string
  /** Seconds. */
  from: number
}

/** A WebVTT file; each caption stays until the next one. */
function webVtt(captions: readonly Caption[], language: 'en' | 'es', end: number): string {
  const cues = captions.map(
    (caption, index) =>
      `${time(caption.from)} --> ${time((captions[index + 1]?.from ?? end) - 0.1)}\n${caption[language]}\n`,
  )
  return ['WEBVTT\n', ...cues].join('\n')
}

function time(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `00:${String(minutes).padStart(2, '0')}:${(seconds - 60 * minutes).toFixed(3).padStart(6, '0')}`
}
