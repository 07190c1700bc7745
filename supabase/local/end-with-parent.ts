import process from 'node:process'
import { setInterval } from 'node:timers'

// Loaded into the Deno child before the function: where the process that started it was killed, it could end nobody, and
// the function would go on alone. An orphan has another parent.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.exit()
}, 500).unref()
