import { answerWarnings } from '#domain/generation/read-answer.ts'
import { duration } from '../../http/auth-texts.ts'

/** The generation's part of the error catalogue (spec sections 5 and 8). */
const noData = 'No valid data received from the AI service.'

export const generationTexts = {
  noToken: 'Authentication token is required',
  exhausted: 'You have reached your test case generation limit. Please upgrade your plan.',
  running: 'This generation is still running. Wait until it is finished.',
  repeatsUsedUp: 'This generation was counted and cannot be repeated any more. Generate again: that counts as a new one.',
  tooManyFailed: (seconds: number) => `Too many generations failed or were cancelled within an hour. Try again in ${duration(seconds)}.`,
  invalidKey: 'The Idempotency-Key header must be 1 to 200 printable characters.',
  timeout: 'Request timeout - the operation took too long to complete',
  aborted: 'The generation was cancelled.',
  keyRefused: 'The AI service did not accept the configured key. Please tell the administrator.',
  unknownModel: 'The AI service does not know the configured model, or its address is wrong. Please tell the administrator.',
  rateLimited: 'The AI service is getting too many requests. Try again in a moment.',
  unavailable: 'The AI service is not available at the moment. Try again in a moment.',
  failed: 'The AI service answered with an error. Try again, and tell the administrator if it happens again.',
  unreachable: 'The AI service could not be reached, or it broke off its answer. Try again in a moment.',
  tooLong: 'The ticket is too long for the AI model. Shorten its description and try again.',
  designTooLong: 'The ticket is too long for the built-in test designer. Shorten its description and try again.',
  refused: 'The AI service refused to write test cases for this ticket.',
  empty: `${noData} The answer was empty. Try again.`,
  unreadable: `${noData} No test case could be read from its answer. Try again.`,
  cutOff: `${answerWarnings.none} The answer was cut off before the first test case was complete. Try again, or split the ticket.`,
  cutOffWarning: 'The AI reached its output limit: the list of test cases may not be complete.',
} as const
