/** The one error envelope of the product's API, for what the embedded backend answers in the function's place. */
export function errorResponse(status: number, code: string, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error, code }, { status, headers })
}
