import { gzipSync } from 'node:zlib'

/** What is asked of a built chunk; Rollup's and Rolldown's own type has it all. */
export interface Chunk {
  type: 'chunk'
  fileName: string
  code: string
  imports: string[]
  facadeModuleId: string | null
  modules: Record<string, unknown>
}

export type Chunks = ReadonlyMap<string, Chunk>

export function chunksOf(bundle: Record<string, Chunk | { type: 'asset' }>): Chunks {
  return new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
}

/** The chunks that loading these source files loads: their own and all that those import, not what they may ask for later. */
export function chunksLoadedBy(sources: readonly string[], chunks: Chunks): Chunk[] {
  const loaded = new Map<string, Chunk>()
  function add(fileName: string): void {
    const chunk = chunks.get(fileName)
    if (chunk === undefined || loaded.has(fileName)) return
    loaded.set(fileName, chunk)
    chunk.imports.forEach(add)
  }
  for (const source of sources) {
    const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`))
    if (chunk === undefined) throw new Error(`No chunk of the build begins with ${source}.`)
    add(chunk.fileName)
  }
  return [...loaded.values()]
}

/** Bytes on the wire. */
export function gzipSize(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0)
}
