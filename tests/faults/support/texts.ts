/** The product's messages for calls without a response. */
export const unreachable = 'The server could not be reached. Check your connection and try again.'
export const offline = 'You are offline. Check your connection and try again.'
export const sessionEnded = 'Your session has ended. Log in to continue where you left off.'
