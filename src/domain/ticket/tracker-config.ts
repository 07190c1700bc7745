/** The fields of the tracker settings form (docs/spec.md, section 3, Tracker configuration). */
export interface TrackerConfigInput {
  baseUrl: string
  email: string
  apiToken: string
}

export interface TrackerConfigProblems {
  baseUrl?: string
  email?: string
  apiToken?: string
}

/** The shortest API token the product accepts. */
export const minimumTokenLength = 10

/** The exact texts of docs/spec.md, section 5. */
export const trackerConfigTexts = {
  baseUrlRequired: 'Base URL is required',
  baseUrlScheme: 'Base URL must start with https://',
  baseUrlDomain: 'Base URL must be a valid Atlassian domain',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  tokenRequired: 'API Token is required',
  tokenTooShort: 'API Token must be at least 10 characters long',
} as const

/** Validates the settings form: maps each invalid field to its message; empty if the form is valid. */
export function checkTrackerConfig({ baseUrl, email, apiToken }: TrackerConfigInput): TrackerConfigProblems {
  const problems: TrackerConfigProblems = {}
  const forBaseUrl = baseUrlProblem(baseUrl.trim())
  if (forBaseUrl !== undefined) problems.baseUrl = forBaseUrl
  const forEmail = emailProblem(email.trim())
  if (forEmail !== undefined) problems.email = forEmail
  const forToken = tokenProblem(apiToken.trim())
  if (forToken !== undefined) problems.apiToken = forToken
  return problems
}

/** The host of a base URL in lower case, or '' if the text is no https address of an Atlassian site. */
export function siteHost(baseUrl: string): string {
  const match = /^https:\/\/([^/?#]*)(?:[/?#]|$)/i.exec(baseUrl.trim())
  const host = (match?.[1] ?? '').toLowerCase().replace(/:443$/, '')
  return /^[a-z0-9-]+\.atlassian\.net$/.test(host) ? host : ''
}

function baseUrlProblem(baseUrl: string): string | undefined {
  if (baseUrl === '') return trackerConfigTexts.baseUrlRequired
  if (!/^https:\/\//i.test(baseUrl)) return trackerConfigTexts.baseUrlScheme
  return siteHost(baseUrl) === '' ? trackerConfigTexts.baseUrlDomain : undefined
}

function emailProblem(email: string): string | undefined {
  if (email === '') return trackerConfigTexts.emailRequired
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email) ? undefined : trackerConfigTexts.emailInvalid
}

function tokenProblem(token: string): string | undefined {
  if (token === '') return trackerConfigTexts.tokenRequired
  return token.length < minimumTokenLength ? trackerConfigTexts.tokenTooShort : undefined
}
