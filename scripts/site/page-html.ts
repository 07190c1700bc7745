import type { PageHead } from '../../src/app/page-head.ts'

interface PageParts {
  head: PageHead
  path: string
  /**
   * The address of the site without a trailing slash. If missing, elements that need an absolute address are left out.
   */
  siteUrl: string | undefined
  /** Whether search engines may list the page. */
  indexed?: boolean
  /** The prerendered content; undefined for the shell, which the app fills. */
  content?: string
  /** Script files that the page needs at once. */
  scripts?: readonly string[]
}

const image = { path: '/social.png', width: 1200, height: 630, alt: 'Casewright: test cases from Jira tickets' }
const headMark = '<!--page-head-->'
const contentMark = '<!--page-content-->'
const noScript =
  '<noscript>Casewright needs JavaScript. Turn it on in your browser settings and reload the page.</noscript>'

/** Fills the placeholders for head and content in index.html. */
export function pageHtml(
  template: string,
  { head, path, siteUrl, indexed = false, content, scripts = [] }: PageParts,
): string {
  const prerendered = content !== undefined
  const elements = [
    ...headElements({ head, path, siteUrl, indexed }),
    ...(prerendered ? ['<meta name="prerendered" content="en">'] : []),
    // A prerendered page is readable before its scripts arrive, so fonts and styles load first.
    ...scripts.map(
      (file) => `<link rel="modulepreload" crossorigin${prerendered ? ' fetchpriority="low"' : ''} href="/${file}">`,
    ),
  ]
  return replaceMark(replaceMark(template, headMark, elements.join('\n    ')), contentMark, content ?? noScript)
}

function headElements({
  head,
  path,
  siteUrl,
  indexed,
}: Pick<PageParts, 'head' | 'path' | 'siteUrl'> & { indexed: boolean }): string[] {
  const [title, description] = [escapeHtml(head.title), escapeHtml(head.description)]
  const address = siteUrl === undefined ? undefined : escapeHtml(`${siteUrl}${path}`)
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    ...(indexed ? [] : ['<meta name="robots" content="noindex">']),
    ...(indexed && address !== undefined
      ? [`<link rel="canonical" href="${address}">`, `<meta property="og:url" content="${address}">`]
      : []),
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

/** Fails the build if index.html lacks the placeholder, because the page would be incomplete. */
function replaceMark(html: string, mark: string, replacement: string): string {
  if (!html.includes(mark)) throw new Error(`index.html has no ${mark}`)
  return html.replace(mark, () => replacement)
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
