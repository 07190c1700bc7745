import { useEffect, useState } from 'react'
import { type ConnectionVault, type SavedConnection, browserConnections } from '#src/storage/vault/tool-connections.ts'

export interface Connections {
  /** Undefined until they have been read. */
  list: SavedConnection[] | undefined
  /** The saved connections cannot be read in this browser any more. */
  unreadable: boolean
}

const unknown: Connections = { list: undefined, unreadable: false }

/** The user's connections to test tools, kept up to date across pages and tabs. */
export function useConnections(userId: string, vault: ConnectionVault = browserConnections): Connections {
  const [found, setFound] = useState<{ userId: string; connections: Connections }>()

  useEffect(() => {
    let current = true
    async function read(): Promise<void> {
      const stored = await vault.read('toolConnections', userId)
      if (!current) return
      const list = stored.state === 'found' ? stored.value : []
      setFound({ userId, connections: { list, unreadable: stored.state === 'unreadable' } })
    }
    void read()
    const stop = vault.subscribe('toolConnections', userId, () => void read())
    return () => {
      current = false
      stop()
    }
  }, [userId, vault])

  // The state may still hold the connections of the previous user.
  return found?.userId === userId ? found.connections : unknown
}

/** The list with this connection in it: in its place if it was there, else last. */
export function withConnection(list: readonly SavedConnection[], saved: SavedConnection): SavedConnection[] {
  return list.some(({ id }) => id === saved.id)
    ? list.map((item) => (item.id === saved.id ? saved : item))
    : [...list, saved]
}
