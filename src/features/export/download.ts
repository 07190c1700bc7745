import type { ExportedFile } from './make-file.ts'

/** Downloads the file. */
export function download({ name, content }: ExportedFile): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser may start reading after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
