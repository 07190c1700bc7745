import type { SqlDriver } from './sql-driver.ts'

/**
 * Gives back every run that is still reserved. The one process that writes runs has ended or has not started yet, so nobody
 * will settle them: a hosted project cannot know that and waits until they expire.
 */
export async function giveBackLeftOverRuns(driver: SqlDriver): Promise<void> {
  // Statements sent together are one transaction.
  await driver.exec(`
    update public.generations set expires_at = public.clock() where status = 'reserved';
    select public.release_expired_generations();
  `)
}
