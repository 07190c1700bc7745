export interface LargeBody {
  /** In bytes. */
  over: number
  /** Rejects if nothing more may be read. */
  admit: () => Promise<void>
}

/**
 * The body of a request or of an answer as text, or undefined where it holds more than `limit` bytes; then the rest is
 * never read. Malformed UTF-8 becomes replacement characters. A `large` body is admitted before its rest is read.
 */
export async function readLimited(
  message: Request | Response,
  limit: number,
  large?: LargeBody,
): Promise<string | undefined> {
  const declared = Number(message.headers.get('content-length') ?? '0')
  if (declared > limit) {
    await message.body?.cancel()
    return undefined
  }
  if (message.body === null) return ''
  const reader = message.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  let admitted = large === undefined
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > limit) {
      await reader.cancel()
      return undefined
    }
    if (!admitted && large !== undefined && size > large.over) {
      await large.admit()
      admitted = true
    }
    text += decoder.decode(value, { stream: true })
  }
}
