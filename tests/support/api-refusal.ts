import { ApiError } from '#src/backend/api-error.ts'

/** What a call of the API is refused with; throws where it is not. */
export async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof ApiError) return error
  throw new Error(`not an ApiError: ${String(error)}`)
}
