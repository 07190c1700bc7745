import { readAiSettings } from '../../supabase/functions/api/config/ai-settings.ts'
import { VariableProblems, variableNames } from '../../supabase/functions/api/config/variables.ts'
import { errorFinding, noteFinding, okFinding, type DoctorFinding } from './finding.ts'

export type Settings = Record<string, string | undefined>

/** Every variable that the product reads. `.env.example` explains the common ones. */
export const knownVariables: readonly string[] = [
  ...variableNames,
  'VITE_SUPABASE_URL',
  'VITE_SUPABASE_PUBLISHABLE_KEY',
  'VITE_API_TIMEOUT_MS',
  'VITE_BETA_FORM_URL',
  'VITE_CONTACT_EMAIL',
  'VITE_LEGACY_PASSPHRASE',
  'VITE_SITE_URL',
  'CASEWRIGHT_EMAIL',
  'CASEWRIGHT_PASSWORD',
  'CASEWRIGHT_CHROMIUM',
  'JIRA_BASE_URL',
  'JIRA_EMAIL',
  'JIRA_API_TOKEN',
  'XRAY_CLIENT_ID',
  'XRAY_CLIENT_SECRET',
  'XRAY_REGION',
  'ZEPHYR_API_TOKEN',
  'ZEPHYR_REGION',
  'TESTRAIL_URL',
  'TESTRAIL_EMAIL',
  'TESTRAIL_API_KEY',
  'QASE_API_TOKEN',
  'AZURE_DEVOPS_ORGANIZATION',
  'AZURE_DEVOPS_TOKEN',
  'SANDBOXES',
  'PORT',
  'HOST',
  'DEMO',
  'DATA_DIR',
  'DIST_DIR',
  'E2E_PORT',
  'LITE_TELEMETRY',
  'PROPERTY_RUNS',
  'SUPABASE_ACCESS_TOKEN',
  'SUPABASE_DB_PASSWORD',
]

/** Names in the `.env` file that nothing reads: usually typing errors. */
export function checkNames(fileNames: string[]): DoctorFinding[] {
  const unknown = fileNames.filter((name) => !knownVariables.includes(name))
  if (unknown.length === 0)
    return fileNames.length === 0
      ? [noteFinding('.env', 'not found, which is fine: everything has a default')]
      : [okFinding('.env', `${fileNames.length} variables, all known`)]
  return unknown.map((name) => {
    const near = knownVariables.find((known) => distance(known, name) <= 2)
    return errorFinding(
      '.env',
      `nothing reads ${name}`,
      near === undefined ? 'Remove it, or check its name in .env.example.' : `Is it ${near}?`,
    )
  })
}

/** Checks the AI settings with the function's own rules. */
export function checkAi(settings: Settings): DoctorFinding {
  const problems = new VariableProblems()
  const { provider } = readAiSettings(settings, problems)
  const parts = [...problems.missing.map((name) => `${name} is missing`), ...problems.invalid]
  if (parts.length > 0)
    return errorFinding('AI', parts.join('; '), 'See the table in the README for what each AI_PROVIDER needs.')
  return okFinding(
    'AI',
    provider.name === 'builtin'
      ? 'not configured: the built-in designer writes the cases'
      : `${provider.name}, model ${provider.model}`,
  )
}

/** Checks address and keys of a hosted project, if one is configured. */
export function checkProject(settings: Settings): DoctorFinding[] {
  const site = value(settings, 'VITE_SUPABASE_URL')
  const findings = ['VITE_SUPABASE_URL', 'SUPABASE_URL'].flatMap((name) => checkAddress(name, value(settings, name)))
  const key = value(settings, 'VITE_SUPABASE_PUBLISHABLE_KEY')
  if (site !== '' && key === '')
    findings.push(
      errorFinding(
        'VITE_SUPABASE_PUBLISHABLE_KEY',
        'missing, though VITE_SUPABASE_URL is set',
        'Copy the publishable key from the dashboard, Settings → API keys.',
      ),
    )
  for (const name of Object.keys(settings).filter((candidate) => candidate.startsWith('VITE_'))) {
    if (kindOf(value(settings, name)) === 'secret')
      findings.push(
        errorFinding(
          name,
          'contains a secret key, and every VITE_ variable becomes part of the public site',
          'Remove it. If the site was ever built with it, replace the key in the dashboard.',
        ),
      )
  }
  for (const name of ['VITE_SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_PUBLISHABLE_KEY']) {
    if (value(settings, name) !== '' && kindOf(value(settings, name)) === 'unknown')
      findings.push(
        errorFinding(
          name,
          'does not look like a Supabase key',
          'It starts with sb_publishable_, or is the older anon key (eyJ…).',
        ),
      )
  }
  const secret = value(settings, 'SUPABASE_SECRET_KEY')
  if (secret !== '' && kindOf(secret) !== 'secret')
    findings.push(
      errorFinding(
        'SUPABASE_SECRET_KEY',
        'is not a secret key',
        'It starts with sb_secret_; the older service_role key goes into SUPABASE_SERVICE_ROLE_KEY.',
      ),
    )
  return findings
}

function checkAddress(name: string, url: string): DoctorFinding[] {
  if (url === '' || url === '/') return []
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    return [errorFinding(name, 'is not a URL', 'https://<ref>.supabase.co')]
  const { protocol, hostname, pathname } = new URL(url)
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  if (protocol === 'http:' && !local)
    return [errorFinding(name, 'uses http: keys and sessions would be sent unencrypted', 'Use https://.')]
  if (pathname !== '/')
    return [errorFinding(name, `has the path ${pathname}`, 'Use only the project’s address: https://<ref>.supabase.co')]
  return [okFinding(name, hostname)]
}

function kindOf(key: string): 'publishable' | 'secret' | 'unknown' {
  if (key.startsWith('sb_secret_')) return 'secret'
  if (key.startsWith('sb_publishable_')) return 'publishable'
  const claims = /^eyJ[\w-]+\.([\w-]+)\.[\w-]+$/.exec(key)?.[1]
  if (claims === undefined) return 'unknown'
  return Buffer.from(claims, 'base64url').toString().includes('service_role') ? 'secret' : 'publishable'
}

function value(settings: Settings, name: string): string {
  return settings[name]?.trim() ?? ''
}

/** The number of letters to change (edit distance). */
function distance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= right.length; j += 1) {
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1)),
      )
    }
    row = next
  }
  return row.at(-1) ?? 0
}
