import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'

export interface LocalServer {
  url: string
  close(): Promise<void>
}

/** `address`: the IP address of the caller. */
export type Handler = (request: Request, address?: string) => Promise<Response>

export function nodeListener(handler: Handler): ReturnType<typeof getRequestListener> {
  return getRequestListener((request, { incoming }) => handler(request, incoming.socket.remoteAddress), { overrideGlobalObjects: false })
}

/** Serves a fetch handler on the loopback address; port 0 takes a free one. */
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
