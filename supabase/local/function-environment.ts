/** The settings of the edge function that a developer may set in the machine's environment or `.env`. */
const settings = ['AI_PROVIDER', 'AI_BASE_URL', 'AI_MODEL', 'AI_API_KEY', 'AI_TIMEOUT_MS', 'AI_MAX_TEST_CASES', 'TRACKER_HOST_OVERRIDES']

export function functionEnvironment(env: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(settings.flatMap((name) => (env[name] === undefined || env[name] === '' ? [] : [[name, env[name]]])))
}
