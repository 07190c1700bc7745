/**
 * Lets those who wait through one by one, each in a turn of the event loop of its own. A database in this process answers
 * at once, so that whatever waits for it would be done in one go, and nobody new be let in meanwhile: of the connections
 * that wait the loop accepts one in a turn.
 */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve()
  return () => (last = last.then(() => new Promise((resolve) => setImmediate(resolve))))
}
