import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { apiMessages, messageText, type ApiMessageCode } from '#domain/contracts/api-messages.ts'
import type { ErrorEnvelope } from '#domain/contracts/error.ts'

export interface LocalServer {
  url: string
  close(): Promise<void>
}

/** `address`: the IP address of the caller. */
export type Handler = (request: Request, address?: string) => Promise<Response>

export function nodeListener(handler: Handler): ReturnType<typeof getRequestListener> {
  return getRequestListener((request, { incoming }) => handler(request, incoming.socket.remoteAddress), {
    overrideGlobalObjects: false,
  })
}

/** Serves a fetch handler on the loopback address; port 0 chooses a free one. */
export async function listenLocally(handler: Handler, port: number): Promise<LocalServer> {
  const listener = nodeListener(handler)
  const server = createServer((request, response) => void listener(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The API's error envelope, for answers that the embedded backend gives instead of the edge function. */
export function errorResponse(status: number, code: ApiMessageCode, headers: Record<string, string> = {}): Response {
  return Response.json({ error: messageText(apiMessages[code], {}) ?? code, code } satisfies ErrorEnvelope, {
    status,
    headers,
  })
}
