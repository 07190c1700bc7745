// The only file that names Deno: it reads the environment and serves. Its types are known to Deno alone, which checks it.
/* eslint-disable no-console */
/* oxlint-disable typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-argument */
import { createApp } from './app.ts'
import { readEnvironment } from './config/environment.ts'
import { variableNames } from './config/variables.ts'

const environment = readEnvironment(Object.fromEntries(variableNames.map((name) => [name, Deno.env.get(name)])))
if (!environment.ok) throw new Error(environment.reason.message)

const app = createApp({
  environment: environment.value,
  fetch: globalThis.fetch,
  now: () => Date.now(),
  log: (line) => {
    console.log(line)
  },
})

Deno.serve((request) => app.fetch(request))
