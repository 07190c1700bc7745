/**
 * The body of a request or of an answer as text, or undefined where it holds more than `limit` bytes; then the rest is
 * never read. Malformed UTF-8 becomes replacement characters.
 */
export async function readLimited(message: Request | Response, limit: number): Promise<string | undefined> {
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
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > limit) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}
