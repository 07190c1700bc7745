/**
 * How long a refused log-in takes at least, in milliseconds. The auth service of `@supabase/lite` compares a password only
 * where the address has an account, which takes a few hundred: without this the time would tell who has one.
 */
const refusalMs = 800

/** Whether this is a log-in by password. */
export function isPasswordLogin(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url)
  return request.method === 'POST' && pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'password'
}

/** The answer of the auth service; a refusal never before its time. */
export async function answerEvenly(answer: Promise<Response>): Promise<Response> {
  const time = new Promise<void>((resolve) => setTimeout(resolve, refusalMs))
  const response = await answer
  if (!response.ok) await time
  return response
}
