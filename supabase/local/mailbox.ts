import type { EmailDriver, EmailMessage } from '@supabase/lite'
import { html } from 'hono/html'

interface KeptMessage extends EmailMessage {
  sentAt: Date
}

/** The page has its own style and runs no script; its links carry sessions and must not leak as referrers. */
const contentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Keeps the e-mails the auth server sends, newest first, and shows them at /__mailbox (`?format=json` for tests). */
export class Mailbox implements EmailDriver {
  readonly #messages: KeptMessage[] = []
  readonly #limit = 200
  readonly #sealToken: (token: string) => string

  /** `sealToken` turns a stored token into the one that a link carries. */
  constructor(sealToken: (token: string) => string) {
    this.#sealToken = sealToken
  }

  send(message: EmailMessage): Promise<void> {
    const { text } = message
    this.#messages.unshift({
      ...message,
      ...(text === undefined ? {} : { text: withPageLinks(text, this.#sealToken) }),
      sentAt: new Date(),
    })
    this.#messages.length = Math.min(this.#messages.length, this.#limit)
    return Promise.resolve()
  }

  async page(request: Request): Promise<Response> {
    if (new URL(request.url).searchParams.get('format') === 'json') return Response.json(this.#messages)
    const page = await html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Mailbox · casewright</title>
          <style>
            :root { color-scheme: light dark; }
            body { font: 16px/1.5 system-ui, sans-serif; max-width: 72ch; margin: 2rem auto; padding: 0 1rem; }
            article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 6px; padding: 1rem; margin: 1rem 0; }
            h2 { font-size: 1rem; margin: 0; }
            pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
          </style>
        </head>
        <body>
          <h1>Mailbox</h1>
          <p>E-mails this development server would have sent. Nothing here leaves the machine.</p>
          ${this.#messages.length === 0 ? html`<p>No e-mail yet.</p>` : this.#messages.map(messageHtml)}
        </body>
      </html>`
    return new Response(page.toString(), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentPolicy,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      },
    })
  }
}

/**
 * The auth service's own link redirects with a session in the address, which the site refuses. A hosted project gets the
 * links by its e-mail templates (docs/deploy.md): the page redeems the token itself.
 */
function withPageLinks(text: string, sealToken: (token: string) => string): string {
  return text.replaceAll(/https?:\/\/\S+/g, (link) => {
    const { origin, pathname, searchParams } = new URL(link)
    const [token, type, target] = ['token', 'type', 'redirect_to'].map((name) => searchParams.get(name))
    if (pathname !== '/auth/v1/verify' || !token || !type || !target) return link
    const page = new URL(target, origin)
    // Only pages of the site get the token.
    if (page.origin !== origin) return link
    page.searchParams.set('token_hash', sealToken(token))
    page.searchParams.set('type', type)
    return page.href
  })
}

function messageHtml({ to, subject, text, sentAt }: KeptMessage) {
  const parts = (text ?? '').split(/(https?:\/\/\S+)/)
  return html`<article>
    <h2>${subject}</h2>
    <p>To ${to}, <time datetime="${sentAt.toISOString()}">${sentAt.toLocaleString('en')}</time></p>
    <pre>${parts.map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))}</pre>
  </article>`
}
