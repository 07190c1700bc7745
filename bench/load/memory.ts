import { execFileSync } from 'node:child_process'

export interface MemorySample {
  /** Seconds since the load began. */
  at: number
  serverMb: number
  functionMb: number
}

/** Resident memory of the server and of the edge function, its largest child, once a second until it is told to stop. */
export function watchMemory(pid: number): { samples: MemorySample[]; stop: () => void } {
  const samples: MemorySample[] = []
  const start = performance.now()
  const timer = setInterval(() => {
    const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
    const mb = (kilobytes: number | undefined) => (kilobytes ?? 0) / 1024
    const server = rows.find(([own]) => own === pid)
    const children = rows.filter(([, parent]) => parent === pid).map(([, , rss]) => rss ?? 0)
    samples.push({ at: (performance.now() - start) / 1000, serverMb: mb(server?.[2]), functionMb: mb(Math.max(0, ...children)) })
  }, 1_000)
  return { samples, stop: () => clearInterval(timer) }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The middle third of the time beside the last one: what was warmed up must not grow. In percent. */
export function growth(samples: MemorySample[], of: 'serverMb' | 'functionMb'): { middle: number; last: number; percent: number } {
  const third = Math.floor(samples.length / 3)
  const middle = median(samples.slice(third, 2 * third).map((sample) => sample[of]))
  const last = median(samples.slice(2 * third).map((sample) => sample[of]))
  return { middle, last, percent: middle === 0 ? 0 : (last / middle - 1) * 100 }
}
