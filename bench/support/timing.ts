/** Milliseconds per call, over several runs. */
export interface Timing {
  p50: number
  p95: number
}

export function timed(runs: number, work: () => unknown): Timing {
  // One unmeasured run first, to exclude compiling and loading.
  work()
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now()
    work()
    times.push(performance.now() - start)
  }
  times.sort((left, right) => left - right)
  return { p50: times[Math.floor(runs * 0.5)] ?? 0, p95: times[Math.floor(runs * 0.95)] ?? 0 }
}

export function ms(value: number): string {
  return value.toFixed(value < 10 ? 3 : 1)
}
