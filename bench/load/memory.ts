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

export interface Growth {
  /** Medians, in MB: once it is warm, and at the end. */
  middleThird: number
  lastThird: number
  /** How fast it still rises within the last third: what stays in use has stopped rising there. */
  mbPerMinute: number
}

export function growth(samples: MemorySample[], of: 'serverMb' | 'functionMb'): Growth {
  const part = (from: number, to: number) => samples.slice(Math.floor(samples.length * from), Math.floor(samples.length * to))
  const medianOf = (from: number, to: number) => median(part(from, to).map((sample) => sample[of]))
  const seconds = (samples.at(-1)?.at ?? 0) / 6
  return { middleThird: medianOf(1 / 3, 2 / 3), lastThird: medianOf(2 / 3, 1), mbPerMinute: seconds === 0 ? 0 : ((medianOf(5 / 6, 1) - medianOf(4 / 6, 5 / 6)) / seconds) * 60 }
}
