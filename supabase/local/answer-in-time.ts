import { errorResponse } from './json-response.ts'

/** Far more than any request needs, and less than callers wait, in milliseconds. */
const longestMs = 20_000

/**
 * The answer, or a 503 where none comes: a database that could not write its log stops for good and lets every call wait,
 * until the server is started again.
 */
export async function answerInTime(answer: Promise<Response>, onLate: () => void, limitMs = longestMs): Promise<Response> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => {
      onLate()
      resolve(errorResponse(503, 'database_unavailable', 'The database does not answer. Try again in a moment; if it stays so, start the server again.'))
    }, limitMs)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
