/** What a sandbox can be told to do with its next request. */
export type SandboxFailure =
  /** Refuses it with 429, as over the rate limit. */
  | 'rate-limited'
  /** Answers 500 and does nothing. */
  | 'server-error'
  /** Does what it was asked, then answers 500. */
  | 'done-but-error'
  /** Does what it was asked; the answer is lost. */
  | 'lost-answer'

/** A test that a sandbox holds, in the same form for all tools. */
export interface StoredTest {
  key: string
  title: string
  /** Where Casewright may have left its marker: labels or tags. */
  labels: string[]
  steps: { action: string; data: string; expected: string }[]
  /** The tickets that it is linked to, by key, number or address, as often as it is linked. */
  links: string[]
}

/** A test tool in memory. Takes requests whose path starts as on the tool's own host. */
export interface SandboxTool {
  answer: (request: Request) => Promise<Response>
  failNext: (failure: SandboxFailure) => void
  /** Everything in it, oldest first. */
  stored: () => StoredTest[]
}

/** Gives a handler the failures that every sandbox can be told to have, in the tool's own words. */
export function withFailures(
  handle: (request: Request) => Response | Promise<Response>,
  refusals: { rateLimited: () => Response; serverError: () => Response },
): Pick<SandboxTool, 'answer' | 'failNext'> {
  const failures: SandboxFailure[] = []
  return {
    failNext: (failure) => failures.push(failure),
    async answer(request) {
      const failure = failures.shift()
      if (failure === 'rate-limited') return refusals.rateLimited()
      if (failure === 'server-error') return refusals.serverError()
      const response = await handle(request)
      if (failure === 'done-but-error') return refusals.serverError()
      if (failure === 'lost-answer') throw new TypeError('terminated')
      return response
    },
  }
}

/** The value of a query's parameter as a whole number, or `otherwise`. */
export function wholeNumber(query: URLSearchParams, name: string, otherwise: number): number {
  const value = Number(query.get(name) ?? Number.NaN)
  return Number.isInteger(value) && value >= 0 ? value : otherwise
}

/** The text of HTML as a person sees it. */
export function textAnswer(html: string): string {
  return unescaped(html.replaceAll(/<br ?\/?>/g, '\n').replaceAll(/<[^>]*>/g, ''))
}

/** Text out of XML or HTML. */
export function unescaped(text: string): string {
  return text
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
