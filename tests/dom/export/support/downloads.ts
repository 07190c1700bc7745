import { vi } from 'vitest'

export interface Downloaded {
  name: string
  content: Blob
}

/** Collects the files that the browser downloads from now on. */
export function watchDownloads(): Downloaded[] {
  const files: Downloaded[] = []
  const contents: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    if (content instanceof Blob) contents.push(content)
    return 'blob:the-file'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const content = contents.at(-1)
    if (content !== undefined && this.getAttribute('href') === 'blob:the-file')
      files.push({ name: this.download, content })
  })
  return files
}

export async function bytesOf(file: Downloaded | undefined): Promise<Uint8Array> {
  return new Uint8Array((await file?.content.arrayBuffer()) ?? [])
}

export async function textOf(file: Downloaded | undefined): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytesOf(file))
}
