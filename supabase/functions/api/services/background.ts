/**
 * Lets work continue after the answer was sent. The hosted runtime ends an idle instance unless it knows of pending work;
 * other runtimes do not. The work must handle its own failures.
 */
export function inBackground(work: Promise<void>): void {
  const runtime: unknown = Reflect.get(globalThis, 'EdgeRuntime')
  if (typeof runtime !== 'object' || runtime === null || !('waitUntil' in runtime)) return
  if (typeof runtime.waitUntil === 'function') Reflect.apply(runtime.waitUntil, runtime, [work])
}
