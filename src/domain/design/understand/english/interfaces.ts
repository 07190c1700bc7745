import type { GenerationContext } from '../../../generation/context.ts'

/** Words of an interface that no screen has: "the API", "JSON", "returns 404", "a request without a token". */
const ofInterface =
  /(?<!\p{L})(?:API(?! key| token)|endpoint|JSON|payload|HTTP|idempotency|PATCH|DELETE \/|(?:GET|POST|PUT) (?:on|\/|requests?)|(?:query|sort|page size|limit) parameter|responses? (?:include|contain|hold|ha(?:s|ve)|body|header)s?|request (?:body|without))(?!\p{L})|(?<!\p{L})(?:returns?|returned|answers?|answered|responds?|gives?|gets?|yields?|repl(?:y|ies)|replied|refused|rejected|results?|status|otherwise|else)(?: with| in)?(?: an?| the)?(?: HTTP| status| code)* [2-5]\d\d(?= is returned|[.,;]|$| and | with | if | while | until | Conflict| Created| Not | No | Bad )|(?<!\d)[45]\d\d is returned/u

/** Whether a text speaks of requests and their answers. */
export function speaksOfInterface(text: string): boolean {
  return ofInterface.test(text)
}

/** Whether a ticket is about an interface: its title says so, or most of its criteria speak of requests. */
export function isOfInterface({ title, acceptanceCriteria }: GenerationContext): boolean {
  const speaking = acceptanceCriteria.filter(({ text, then }) => speaksOfInterface(text ?? then))
  return (
    /(?<!\p{L})(?:(?:GET|POST|PUT|PATCH|DELETE) \/|API(?!\p{L})|endpoint(?!\p{L}))/u.test(title) ||
    speaking.length * 2 > acceptanceCriteria.length
  )
}
