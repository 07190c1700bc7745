import { Agent, request } from 'node:http'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { z } from 'zod'

/** One call, repeated over a number of connections. */
export interface Load {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  connections: number
  /** The run ends at the first limit it reaches. */
  calls: number
  ms: number
}

/** Times in milliseconds. `failed` counts every response other than 200. */
export interface LoadResult {
  perSecond: number
  p50: number
  p99: number
  calls: number
  failed: number
}

const resultSchema = z.object({
  perSecond: z.number(),
  p50: z.number(),
  p99: z.number(),
  calls: z.number(),
  failed: z.number(),
})

/** Runs the load in its own thread, so that the callers do not slow down a server in this process. */
export async function measure(load: Load): Promise<LoadResult> {
  if (!['127.0.0.1', 'localhost'].includes(new URL(load.url).hostname))
    throw new Error('Load goes to this machine only.')
  const worker = new Worker(new URL(import.meta.url), { workerData: load })
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', (result: unknown) => resolve(resultSchema.parse(result)))
      worker.once('error', reject)
    })
  } finally {
    await worker.terminate()
  }
}

async function run(load: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections })
  const times: number[] = []
  let left = load.calls
  let failed = 0
  const start = performance.now()
  async function caller(): Promise<void> {
    while (left > 0 && performance.now() - start < load.ms) {
      left -= 1
      const sent = performance.now()
      if ((await call(load, agent)) !== 200) failed += 1
      times.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: load.connections }, caller))
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), calls: times.length, failed }
}

function call({ url, method, headers, body }: Load, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(
      url,
      {
        method,
        agent,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }) },
      },
      (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode ?? 0))
        response.once('error', () => resolve(0))
      },
    )
    sent.once('error', () => resolve(0))
    sent.end(body)
  })
}

if (!isMainThread) {
  const load = z
    .object({
      url: z.string(),
      method: z.enum(['GET', 'POST']),
      headers: z.record(z.string(), z.string()),
      body: z.string().optional(),
      connections: z.number(),
      calls: z.number(),
      ms: z.number(),
    })
    .parse(workerData)
  parentPort?.postMessage(await run(load))
}
