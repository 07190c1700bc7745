/**
 * `npm run bench:load -- [--users 200] [--seconds 60]`: signed-in users on the running product, on this machine only.
 * Each reads the plan, fetches a ticket, generates test cases, exports them and pauses for 1 to 3 seconds. Then 50
 * connections load a page and a script of the site. Prints calls, times and memory; fails if a call fails.
 */
import { parseArgs } from 'node:util'
import { startProduct } from '../scripts/running-product.ts'
import { floors, watchMemory } from './load/memory.ts'
import { makePeople } from './load/people.ts'
import { work, type Tally } from './load/work.ts'
import { measure } from './support/load.ts'

const { values } = parseArgs({
  options: { users: { type: 'string', default: '200' }, seconds: { type: 'string', default: '60' } },
})
const users = bounded(values.users, 1_000)
const seconds = bounded(values.seconds, 600)

function bounded(text: string, largest: number): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > largest)
    throw new Error(`A number from 1 to ${largest} is needed, not ${text}.`)
  return value
}

const product = await startProduct()
try {
  const people = await makePeople(product, users)
  console.log(`${users} people for ${seconds} s on ${product.url}`)
  const tally: Tally = { times: new Map(), failures: new Map() }
  const memory = watchMemory(product.pid)
  const until = performance.now() + seconds * 1_000
  await Promise.all(people.map((token) => work(product.url, token, until, tally)))
  memory.stop()

  const at = (times: number[], share: number) =>
    Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0)
  console.table(
    [...tally.times].map(([call, unsorted]) => {
      const times = unsorted.toSorted((a, b) => a - b)
      return {
        call,
        calls: times.length,
        '1/s': Number((times.length / seconds).toFixed(1)),
        'p50 ms': at(times, 0.5),
        'p99 ms': at(times, 0.99),
        'max ms': at(times, 1),
      }
    }),
  )
  const failed = [...tally.failures].map(([name, count]) => `${count} × ${name}`)
  console.log(failed.length === 0 ? 'No call failed.' : `Failed: ${failed.join(', ')}`)

  const every = Math.max(1, Math.floor(memory.samples.length / 10))
  console.table(
    memory.samples
      .filter((_, index) => index % every === 0)
      .map(({ at: second, serverMb, functionMb }) => ({
        'at s': Math.round(second),
        'server MB': Math.round(serverMb),
        'function MB': Math.round(functionMb),
      })),
  )
  for (const [name, of] of [
    ['server', 'serverMb'],
    ['function', 'functionMb'],
  ] as const) {
    console.log(`Memory held by the ${name} in each quarter of the time: ${floors(memory.samples, of).join(', ')} MB`)
  }

  const page = await (await fetch(`${product.url}/`)).text()
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '/before-first-paint.js'
  const rows: Record<string, string | number>[] = []
  for (const path of ['/', '/login', script]) {
    const {
      perSecond,
      p50,
      p99,
      calls,
      failed: refused,
    } = await measure({
      url: `${product.url}${path}`,
      method: 'GET',
      headers: { accept: 'text/html,*/*' },
      connections: 50,
      calls: 20_000,
      ms: 10_000,
    })
    rows.push({
      page: path,
      'requests/s': Math.round(perSecond),
      'p50 ms': Number(p50.toFixed(1)),
      'p99 ms': Number(p99.toFixed(1)),
      calls,
      failed: refused,
    })
  }
  console.table(rows)
  if (failed.length > 0 || rows.some((row) => row['failed'] !== 0)) process.exitCode = 1
} finally {
  await product.stop()
}
