export interface DownloadFile {
  name: string
  content: Blob
}

/** Excel reads a CSV as UTF-8 only when it begins with this mark. */
const byteOrderMark = '\uFEFF'

export function csvFile(name: string, csv: string): DownloadFile {
  return { name, content: new Blob([byteOrderMark, csv], { type: 'text/csv;charset=utf-8' }) }
}

/** Hands the file to the browser's download. */
export function download({ name, content }: DownloadFile): void {
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
