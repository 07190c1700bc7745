import { nextTurn } from '#src/lib/next-turn.ts'

/** The app in pieces: between two of them the page takes input and is painted, where one long task would hold it up. */
export async function loadApp() {
  await import('./rendering.ts')
  await nextTurn()
  await import('#src/config/env.ts')
  await nextTurn()
  await import('./routing.ts')
  await nextTurn()
  const app = await import('./app.tsx')
  await nextTurn()
  return app
}
