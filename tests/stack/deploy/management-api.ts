import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface Upload {
  path: string
  token: string | undefined
  /** The CLI's description of the function: entry point, import map, verify_jwt. */
  metadata: unknown
  /** Path inside the project → text. */
  files: Map<string, string>
}

export interface ManagementApi {
  url: string
  uploads: Upload[]
  close(): Promise<void>
}

/** A fake of Supabase's Management API that stores the CLI's upload of a function. */
export async function recordingManagementApi(): Promise<ManagementApi> {
  const uploads: Upload[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const isDeploy = request.method === 'POST' && (request.url ?? '').includes('/functions/deploy?')
      if (isDeploy) uploads.push(await readUpload(request))
      response.writeHead(isDeploy ? 201 : 404, { 'content-type': 'application/json' })
      response.end(JSON.stringify(isDeploy ? deployed : { message: 'Not Found' }))
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    uploads,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const deployed = {
  id: '7d0d3c5e-61a4-4d38-8b5e-2f2c3a9f1e10',
  slug: 'api',
  name: 'api',
  status: 'ACTIVE',
  version: 1,
  verify_jwt: false,
  created_at: 1,
  updated_at: 1,
}

async function readUpload(request: IncomingMessage): Promise<Upload> {
  const body = await buffer(request)
  const form = await new Response(body, {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  }).formData()
  const files = new Map<string, string>()
  for (const part of form.getAll('file')) {
    if (part instanceof File) files.set(part.name, await part.text())
  }
  const metadata = form.get('metadata')
  return {
    path: request.url ?? '',
    token: request.headers.authorization,
    metadata: JSON.parse(metadata instanceof File ? await metadata.text() : (metadata ?? 'null')),
    files,
  }
}
