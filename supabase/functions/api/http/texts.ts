/** What the API says when it refuses, but for the tracker and the AI, which keep their own texts. */
export const apiTexts = {
  noToken: 'No access token available',
  invalidToken: 'Your session is not valid any more. Please log in again.',
  adminOnly: 'Only administrators may do this.',
  authUnavailable: 'Your session could not be checked because the sign-in service did not answer. Try again in a moment.',
  databaseUnavailable: 'The service is not available at the moment. Try again in a moment.',
  notFound: 'There is nothing at this address.',
  methodNotAllowed: 'This address does not take this method.',
  notJson: 'The request body must be JSON.',
  tooLarge: 'The request is too large.',
  invalidRequest: 'The request is not valid.',
  internal: 'Something went wrong on our side. Nothing was charged. Try again, and tell us the request id if it happens again.',
} as const
