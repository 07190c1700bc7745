import type { SqlDriver } from './sql-driver.ts'

/**
 * Ends every run that is still open: it is given back, or can be completed where it was charged. The one process that writes
 * runs has ended or has not started yet. A hosted project cannot know that and waits until they expire.
 */
export async function giveBackLeftOverRuns(driver: SqlDriver): Promise<void> {
  // Statements sent together are one transaction.
  await driver.exec(`
    update public.generations set expires_at = public.clock() where finished_at is null;
    select public.release_expired_generations();
  `)
}
