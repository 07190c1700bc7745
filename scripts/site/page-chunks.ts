import { join } from 'node:path'
import { sources } from './budgets.ts'

interface ModuleInfo {
  importedIds: readonly string[]
}

/** The part of Rolldown's chunking context that this needs. */
interface Context {
  getModuleInfo: (id: string) => ModuleInfo | null
}

interface ChunkGroup {
  name: (id: string, context: Context) => string | null
  debugName: string
  priority: number
}

/** In the order of their priority: a group also takes what its modules import. */
const chunkNames = [
  'index',
  // For the site and the app.
  'base',
  // For every page of the app.
  'app',
  // What other screens share with the login, such as the form library, comes with it.
  'login',
  // What knows who is signed in.
  'session',
  'dashboard',
]

/**
 * Chunks for the code that pages load for their first paint. Rolldown on its own makes one for each set of importers:
 * 26 files for the login, each of which costs a request.
 */
export function pageChunks(root: string): ChunkGroup[] {
  let find: ((id: string) => string | undefined) | undefined
  function chunkOf(id: string, context: Context): string | undefined {
    find ??= chunkFinder(root, context)
    return find(id)
  }
  return chunkNames.map((name, index, { length }) => ({
    name: (id, context) => (chunkOf(id, context) === name ? name : null),
    debugName: name,
    priority: length - index,
  }))
}

function chunkFinder(root: string, context: Context): (id: string) => string | undefined {
  const first = reached(['index.html'])
  const site = reached(sources['/'])
  const login = reached(sources['/login'])
  const dashboard = reached(sources['/app'])
  const session = reached(['src/features/auth/session-watch.ts'])

  function reached(files: readonly string[] = []): Set<string> {
    const found = new Set<string>()
    function add(id: string): void {
      if (found.has(id)) return
      found.add(id)
      context.getModuleInfo(id)?.importedIds.forEach(add)
    }
    for (const file of files) add(join(root, file))
    return found
  }

  return (id) => {
    if (first.has(id)) return 'index'
    if (login.has(id) && dashboard.has(id)) return site.has(id) ? 'base' : 'app'
    // Small, and used by most screens: a dialog must not load the form library for a text that both show.
    if (login.has(id) && id.includes('/src/components/')) return 'app'
    if (login.has(id)) return 'login'
    if (session.has(id)) return 'session'
    return dashboard.has(id) ? 'dashboard' : undefined
  }
}
