/** What waits in this tab, for browsers (and test environments) without Web Locks. */
const tails = new Map<string, Promise<unknown>>()

/** Runs `task` while nobody else, in this tab or another, holds the lock: a read, a change and a write lose nothing. */
export function withLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  const locks: LockManager | null | undefined = navigator.locks
  if (locks) return locks.request(name, task)
  const before = tails.get(name) ?? Promise.resolve()
  const run = before.then(task, task)
  tails.set(name, run.catch(() => undefined))
  return run
}
