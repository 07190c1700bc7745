/** What a page says of itself. */
export interface Head {
  title: string
  description: string
}

interface PageParts {
  head: Head
  path: string
  /** The address of the site without a trailing slash; without it nothing can be said that needs a whole address. */
  siteUrl: string | undefined
  /** Undefined for the shell: the page that the script fills. */
  body?: { html: string; isForm: boolean }
  /** Scripts that the page needs at once, in order. */
  scripts?: readonly string[]
}

const image = { path: '/social.png', width: 1200, height: 630, alt: 'Casewright: test cases from Jira tickets' }

/** The page made from the built index.html: its head, its content, its scripts named early. */
export function pageHtml(template: string, { head, path, siteUrl, body, scripts = [] }: PageParts): string {
  const parts: [RegExp, string][] = [
    [/\s*<meta\s+name="description"[^>]*>/, ''],
    [/<title>[^<]*<\/title>/, headElements({ head, path, siteUrl, indexed: body !== undefined }).join('\n    ')],
  ]
  if (body === undefined) {
    // The shell shows nothing before its scripts: they are asked for at once.
    parts.push([/<script type="module"/, [...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`), '<script type="module"'].join('\n    ')])
  } else {
    // The page is readable before its scripts: src/app/after-first-paint.ts fetches them when it has been painted.
    parts.push([/<script type="module"/, `<meta name="scripts" content="${scripts.map((file) => `/${file}`).join(' ')}">\n    <script type="module" fetchpriority="low"`])
    parts.push([/<html lang="en">/, `<html lang="en" data-prerendered${body.isForm ? ' data-form' : ''}>`])
    parts.push([/<div id="root"><\/div>/, `<div id="root">${body.html}</div>`])
    // A page that only tells something says it without a script.
    if (!body.isForm) parts.push([/\s*<noscript>[^<]*<\/noscript>/, ''])
  }
  return parts.reduce((html, [part, replacement]) => replaceOnce(html, part, replacement), template)
}

function headElements({ head, path, siteUrl, indexed }: Pick<PageParts, 'head' | 'path' | 'siteUrl'> & { indexed: boolean }): string[] {
  const [title, description] = [escapeHtml(head.title), escapeHtml(head.description)]
  const address = siteUrl === undefined ? undefined : escapeHtml(`${siteUrl}${path}`)
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    ...(indexed ? [] : ['<meta name="robots" content="noindex">']),
    ...(indexed && address !== undefined ? [`<link rel="canonical" href="${address}">`, `<meta property="og:url" content="${address}">`] : []),
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Casewright">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:image" content="${escapeHtml(siteUrl ?? '')}${image.path}">`,
    `<meta property="og:image:width" content="${image.width}">`,
    `<meta property="og:image:height" content="${image.height}">`,
    `<meta property="og:image:alt" content="${image.alt}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="twitter:title" content="${title}">`,
    `<meta name="twitter:description" content="${description}">`,
    `<meta name="twitter:image" content="${escapeHtml(siteUrl ?? '')}${image.path}">`,
  ]
}

/** A part that is not there would leave a page half made: better no build. */
function replaceOnce(html: string, part: RegExp, replacement: string): string {
  if (!part.test(html)) throw new Error(`index.html has no ${part.source}`)
  return html.replace(part, () => replacement)
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
