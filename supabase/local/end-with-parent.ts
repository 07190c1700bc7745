import process from 'node:process'
import { setInterval } from 'node:timers'

// Loaded into the Deno child before the function. If the parent is killed, it cannot end its child, which would keep running;
// the child notices because it gets another parent.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.exit()
}, 500).unref()
