import { parseArgs } from 'node:util'
import {
  type TestToolId,
  type ToolConnection,
  jiraForms,
  testTools,
  toolConnectionSchema,
} from '#domain/contracts/test-tools.ts'
import { type PushAction, pushActions } from '#domain/push/plan-push.ts'
import { type Result, failWith, ok } from '#domain/result.ts'

type Environment = Record<string, string | undefined>

/** The environment variables with each tool's credentials, by field of the connection. */
const variables = {
  jira: { baseUrl: 'JIRA_BASE_URL', email: 'JIRA_EMAIL', apiToken: 'JIRA_API_TOKEN' },
  xray: { clientId: 'XRAY_CLIENT_ID', clientSecret: 'XRAY_CLIENT_SECRET', region: 'XRAY_REGION' },
  zephyr: { apiToken: 'ZEPHYR_API_TOKEN', region: 'ZEPHYR_REGION' },
  testrail: { baseUrl: 'TESTRAIL_URL', email: 'TESTRAIL_EMAIL', apiKey: 'TESTRAIL_API_KEY' },
  qase: { apiToken: 'QASE_API_TOKEN' },
  azure: { organization: 'AZURE_DEVOPS_ORGANIZATION', token: 'AZURE_DEVOPS_TOKEN' },
} as const satisfies Record<TestToolId, Record<string, string>>

const optionalFields: Record<string, string> = { region: 'global' }

export const pushUsage = `Usage: npm run push -- <ticket link or key | result.json> --to ${testTools.join('|')} [options]

Sends test cases to a test tool. A ticket is generated first; result.json is what npm run generate prints, with one result or
several. Existing tests are looked up before anything is sent, and nothing is created twice: send again after any failure.

  --to TOOL                     ${testTools.join(', ')}
  --project P                   the project's key, code, name or number, as the tool's calls take it (jira: the ticket's)
  --folder ID                   the folder, section or suite by id (default: the project's top level)
  --form ${jiraForms.join('|')}
                                jira only: how the cases go there (default: subtasks)
  --duplicates ${pushActions.join('|')}  what to do with a case whose title another test has (default: skip)
  --dry-run                     prints what would be done and sends nothing
  --format text|json            (default: text)
  --out FILE                    keeps the result with its tests there (default: result.json itself)
  --help                        this text

Which test each case became is kept in the file, so that the next push updates what has changed and skips the rest.

Credentials, from the environment or .env:
${testTools.map((tool) => `  ${tool.padEnd(10)}${Object.values(variables[tool]).join(', ')}`).join('\n')}
The regions default to global. Without a configured project and credentials, the cases go to the tool's sandbox.

Exit code: 0 everything sent, 1 something failed, 2 wrong usage. To pipe the result without npm's own output: npm run --silent push -- …`

export interface PushArguments {
  source: { kind: 'file'; path: string } | { kind: 'ticket'; link: string }
  tool: TestToolId
  project: string | undefined
  folder: string | undefined
  form: (typeof jiraForms)[number] | undefined
  duplicates: PushAction
  dryRun: boolean
  format: 'text' | 'json'
  out: string | undefined
}

export function parsePushArguments(argv: string[]): Result<PushArguments | 'help'> {
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        project: { type: 'string' },
        folder: { type: 'string' },
        form: { type: 'string' },
        duplicates: { type: 'string', default: 'skip' },
        'dry-run': { type: 'boolean', default: false },
        format: { type: 'string', default: 'text' },
        out: { type: 'string' },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    })
    if (values.help) return ok('help')
    const [source, ...more] = positionals
    if (source === undefined || more.length > 0) return failWith('usage', 'Name one ticket or one result file.')
    const tool = testTools.find((id) => id === values.to)
    if (tool === undefined) return failWith('usage', `Name the test tool with --to: ${testTools.join(', ')}.`)
    if (values.project === undefined && tool !== 'jira') return failWith('usage', 'Name the project with --project.')
    const form = jiraForms.find((id) => id === values.form)
    if (values.form !== undefined && (form === undefined || tool !== 'jira'))
      return failWith('usage', `--form is for jira: ${jiraForms.join(', ')}.`)
    const duplicates = pushActions.find((action) => action === values.duplicates)
    if (duplicates === undefined) return failWith('usage', `--duplicates takes ${pushActions.join(', ')}.`)
    const { format, project, folder, out } = values
    if (format !== 'json' && format !== 'text')
      return failWith('usage', `Unsupported format: ${format}. Choose json or text.`)
    return ok({
      source: source.toLowerCase().endsWith('.json')
        ? { kind: 'file', path: source }
        : { kind: 'ticket', link: source },
      tool,
      project,
      folder,
      form: tool === 'jira' ? (form ?? 'subtasks') : undefined,
      duplicates,
      dryRun: values['dry-run'],
      format,
      out,
    })
  } catch (error) {
    return failWith('usage', error instanceof Error ? error.message : String(error))
  }
}

/** The connection from the environment; undefined if none of its variables is set. An error names what is missing. */
export function readConnection(tool: TestToolId, env: Environment): Result<ToolConnection | undefined> {
  const fields = Object.entries(variables[tool]).map(([field, name]) => ({
    field,
    name,
    value: env[name]?.trim() ?? '',
  }))
  if (fields.every(({ value }) => value === '')) return ok(undefined)
  const missing = fields.filter(({ field, value }) => value === '' && optionalFields[field] === undefined)
  if (missing.length > 0)
    return failWith('configuration', `Missing configuration: ${missing.map(({ name }) => name).join(', ')}`)
  const values = fields.map(({ field, value }) => [
    field,
    value === '' ? optionalFields[field] : trimmedUrl(field, value),
  ])
  const connection = toolConnectionSchema.safeParse({ tool, ...Object.fromEntries(values) })
  if (connection.success) return ok(connection.data)
  const wrong = connection.error.issues.map(({ path }) => fields.find(({ field }) => field === path[0])?.name ?? tool)
  return failWith('configuration', `Wrong configuration: ${wrong.join(', ')}`)
}

function trimmedUrl(field: string, value: string): string {
  return field === 'baseUrl' ? value.replace(/\/+$/, '') : value
}
