import { secretKey } from './fake-supabase.ts'

/** Fields of a request body that must never appear in a log. */
const secretFields = ['apiToken', 'password', 'email', 'clientId', 'clientSecret', 'apiKey', 'token']

interface Watch {
  secrets: Set<string>
  lines: string[]
}

let watches: Watch[] = []

export interface LogWatch {
  /** Receives the app's log lines. */
  log: (line: string) => void
  /** Remembers the secrets of a request. */
  request: (init: RequestInit | undefined) => void
}

/** Watches the log of one app: every line of every test is searched for the credentials that the test sent. */
export function watchLog(own: (string | undefined)[] = []): LogWatch {
  const watch: Watch = {
    secrets: new Set([secretKey, ...own.filter((secret) => secret !== undefined && secret !== '')].map(String)),
    lines: [],
  }
  watches.push(watch)
  return {
    log: (line) => watch.lines.push(line),
    request(init) {
      const token = /^Bearer (\S+)/.exec(new Headers(init?.headers).get('authorization') ?? '')?.[1]
      // The parts before the signature are the same for every user.
      if (token !== undefined) watch.secrets.add(token.split('.').at(-1) ?? token)
      if (typeof init?.body === 'string') for (const secret of secretsIn(init.body)) watch.secrets.add(secret)
    },
  }
}

/** The lines with a secret since the last call. */
export function leakedLines(): string[] {
  const leaks = watches.flatMap(({ secrets, lines }) =>
    lines.filter((line) => [...secrets].some((secret) => secret.length >= 6 && line.includes(secret))),
  )
  watches = []
  return leaks
}

function secretsIn(body: string): string[] {
  try {
    return secretsOf(JSON.parse(body))
  } catch {
    return []
  }
}

/** Also those of a connection inside the body. */
function secretsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]: [string, unknown]) => {
    if (name === 'connection') return secretsOf(field)
    return secretFields.includes(name) && typeof field === 'string' ? [field, field.trim().toLowerCase()] : []
  })
}
