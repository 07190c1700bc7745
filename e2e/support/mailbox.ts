import { expect, type APIRequestContext } from '@playwright/test'
import { z } from 'zod'

const messagesSchema = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string().default('') }))

/** The link in the newest email to the address; waits until there is one more than `after`. */
export async function newestLink(request: APIRequestContext, address: string, after = 0): Promise<string> {
  let links: string[] = []
  await expect
    .poll(async () => {
      const messages = messagesSchema.parse(await (await request.get('/__mailbox?format=json')).json())
      links = messages.filter(({ to }) => to === address).flatMap(({ text }) => /https?:\/\/\S+/.exec(text)?.[0] ?? [])
      return links.length
    })
    .toBeGreaterThan(after)
  const [newest] = links
  if (newest === undefined) throw new Error(`No link was sent to ${address}`)
  return newest
}
