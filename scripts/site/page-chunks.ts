import { join } from 'node:path'
import { sources } from './budgets.ts'

interface ModuleInfo {
  importedIds: readonly string[]
  importers: readonly string[]
}

/** The part of Rolldown's chunking context that this needs. */
interface Context {
  getModuleInfo: (id: string) => ModuleInfo | null
}

/**
 * Names the chunks of the code that pages load for their first paint. By default Rolldown makes one for each set of
 * importers, 26 files for the login, and every file costs a request. These are in the order of their priority.
 */
export function pageChunks(
  root: string,
): { name: (id: string, context: Context) => string | null; priority: number }[] {
  let find: ((id: string) => string | undefined) | undefined
  function chunkOf(id: string, context: Context): string | undefined {
    find ??= chunkFinder(root, context)
    return find(id)
  }
  return names.map((name, index, { length }) => ({
    name: (id, context) => (chunkOf(id, context) === name ? name : null),
    priority: length - index,
  }))
}

/** In the order of their priority. */
const names = ['index', 'base', 'app', 'login-shared', 'session', 'dashboard-shared', 'login', 'dashboard']

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

  /** Whether another screen imports the module, which would load the whole chunk of this page for it. */
  function isShared(id: string, page: Set<string>, seen = new Set<string>()): boolean {
    if (seen.has(id)) return false
    seen.add(id)
    const { importers = [] } = context.getModuleInfo(id) ?? {}
    return !page.has(id) || importers.some((importer) => isShared(importer, page, seen))
  }

  return (id) => {
    if (first.has(id)) return 'index'
    if (login.has(id) && dashboard.has(id)) return site.has(id) ? 'base' : 'app'
    if (login.has(id)) return isShared(id, login) ? 'login-shared' : 'login'
    if (session.has(id)) return 'session'
    if (dashboard.has(id)) return isShared(id, dashboard) ? 'dashboard-shared' : 'dashboard'
    return undefined
  }
}
