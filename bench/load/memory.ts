import { execFileSync } from 'node:child_process'

export interface MemorySample {
  /** Seconds since the load started. */
  at: number
  serverMb: number
  functionMb: number
}

/**
 * Samples the resident memory of the server and of the edge function, its largest child process, once a second until
 * stopped.
 */
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
    samples.push({
      at: (performance.now() - start) / 1000,
      serverMb: mb(server?.[2]),
      functionMb: mb(Math.max(0, ...children)),
    })
  }, 1_000)
  return { samples, stop: () => clearInterval(timer) }
}

/**
 * The lowest memory in each quarter of the time, in MB: what is retained, without garbage that the next collection
 * frees. After the warm-up it should stay constant.
 */
export function floors(samples: MemorySample[], of: 'serverMb' | 'functionMb'): number[] {
  const size = Math.ceil(samples.length / 4)
  return [0, 1, 2, 3].map((quarter) =>
    Math.round(Math.min(...samples.slice(quarter * size, (quarter + 1) * size).map((sample) => sample[of]))),
  )
}
