import { parseArgs } from 'node:util'
import type { ExportFormatId } from '#domain/export/export-format.ts'
import { ticketTagStyles, type ExportOptions } from '#domain/export/export-options.ts'
import { fail, ok, type Result } from '#domain/result.ts'

/** The names of the export formats on the command line. */
export const formats = {
  csv: 'csv',
  xlsx: 'excel',
  json: 'json',
  md: 'markdown',
  xray: 'xray',
  'xray-server': 'xray-server',
  zephyr: 'zephyr',
  testrail: 'testrail',
  azure: 'azure-devops',
  'azure-xlsx': 'azure-devops-xlsx',
  qase: 'qase',
  gherkin: 'gherkin',
  testomat: 'testomat',
  qtest: 'qtest',
  playwright: 'playwright',
} as const satisfies Record<string, ExportFormatId>

/** The formats that are no text. */
const binaryFormats = new Set<ExportFormatId>(['excel', 'azure-devops-xlsx', 'qtest', 'playwright'])

export interface GenerateArguments {
  ticket: { kind: 'link'; link: string } | { kind: 'file'; path: string }
  /** A saved answer, or a folder with the answers of a run's calls. */
  answerFile: string | undefined
  /** The folder that takes the prompts of a run's calls, and their answers. */
  recordPrompts: string | undefined
  format: ExportFormatId
  /** The choices of the Export dialog that the command line offers. */
  exportOptions: ExportOptions
  enrich: boolean
  maxTestCases: number | undefined
  raw: boolean
  houseRules: string | undefined
  out: string | undefined
}

const options = {
  'ticket-file': { type: 'string' },
  'answer-file': { type: 'string' },
  'record-prompts': { type: 'string' },
  format: { type: 'string', default: 'json' },
  enrich: { type: 'boolean', default: false },
  'max-test-cases': { type: 'string' },
  raw: { type: 'boolean', default: false },
  'house-rules': { type: 'string' },
  'spec-columns': { type: 'boolean', default: false },
  'ticket-tags': { type: 'string', default: 'key' },
  'area-path': { type: 'string', default: '' },
  'assigned-to': { type: 'string', default: '' },
  out: { type: 'string' },
  quiet: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false, short: 'h' },
} as const

/** `scripts/generate.ts` handles `--quiet`. */
export function parseArguments(argv: string[]): Result<GenerateArguments | 'help'> {
  const parsed = read(argv)
  if (!parsed.ok) return parsed
  const { values, positionals } = parsed.value
  if (values.help) return ok('help')

  const ticket = ticketSource(positionals, values['ticket-file'])
  if (!ticket.ok) return ticket
  const format = Object.entries(formats).find(([name]) => name === values.format)?.[1]
  if (format === undefined)
    return fail('usage', `Unsupported format: ${values.format}. Choose ${Object.keys(formats).join(', ')}.`)
  const ticketTags = ticketTagStyles.find((style) => style === values['ticket-tags'])
  if (ticketTags === undefined)
    return fail('usage', `--ticket-tags takes ${ticketTagStyles.join(' or ')}, not "${values['ticket-tags']}".`)
  const maximum = values['max-test-cases']
  if (maximum !== undefined && !/^[1-9]\d{0,2}$/.test(maximum)) {
    return fail('usage', `--max-test-cases takes a whole number from 1 to 999, not "${maximum}".`)
  }
  for (const name of ['answer-file', 'house-rules', 'out'] as const) {
    if (values[name] === '') return fail('usage', `--${name} takes a file name.`)
  }
  if (values.out === undefined && binaryFormats.has(format))
    return fail('usage', `--format ${values.format} cannot be printed; give --out FILE.`)
  if (values['record-prompts'] === '') return fail('usage', '--record-prompts takes the name of a folder.')
  if (values['record-prompts'] !== undefined && values['answer-file'] !== undefined)
    return fail('usage', 'Give --record-prompts or --answer-file, not both.')
  return ok({
    ticket: ticket.value,
    answerFile: values['answer-file'],
    recordPrompts: values['record-prompts'],
    format,
    exportOptions: {
      specColumns: values['spec-columns'],
      ticketTags,
      areaPath: values['area-path'],
      assignedTo: values['assigned-to'],
    },
    enrich: values.enrich,
    maxTestCases: maximum === undefined ? undefined : Number(maximum),
    raw: values.raw,
    houseRules: values['house-rules'],
    out: values.out,
  })
}

function read(argv: string[]) {
  try {
    return ok(parseArgs({ args: argv, options, allowPositionals: true }))
  } catch (error) {
    return fail('usage', error instanceof Error ? error.message : String(error))
  }
}

function ticketSource(positionals: string[], file: string | undefined): Result<GenerateArguments['ticket']> {
  const [link, second] = positionals
  if (second !== undefined) return fail('usage', `Only one ticket at a time; "${second}" is extra.`)
  if (link !== undefined && file !== undefined) return fail('usage', 'Give a ticket link or --ticket-file, not both.')
  if (file !== undefined)
    return file === '' ? fail('usage', '--ticket-file takes a file name.') : ok({ kind: 'file', path: file })
  if (link === undefined || link.trim() === '') return fail('usage', 'Please enter a Jira ticket URL')
  return ok({ kind: 'link', link })
}

export const usage = `Usage: npm run generate -- <ticket link> [options]
       npm run generate -- --ticket-file issue.json [options]

Finds the acceptance criteria of a ticket and prints test cases for them.

Ticket
  <ticket link>            a link to a ticket, or a bare key such as SHOP-1
  --ticket-file FILE       the issue's JSON, as returned by GET /rest/api/3/issue/{key}?expand=names

Result
  --format FORMAT          csv, xlsx, json (default), md, xray, xray-server, zephyr, testrail, azure, azure-xlsx, qase,
                           gherkin, testomat, qtest or playwright; xlsx, azure-xlsx, qtest and playwright need --out
  --spec-columns           csv and xlsx: only title, description and steps
  --ticket-tags STYLE      gherkin and playwright: key for @SHOP-1 (default), requirement for @REQ_SHOP-1
  --area-path PATH         azure and azure-xlsx: an area of your project that exists
  --assigned-to NAME       azure and azure-xlsx: who the cases are assigned to
  --enrich                 add negative, edge and boundary cases (Pro and Admin plans)
  --max-test-cases N       keep at most N test cases
  --raw                    the cases as read from the answer, with nothing added or removed
  --house-rules FILE       the rules of your team, exported in Settings
  --out FILE               write the result to a file instead of stdout; xray and xray-server also write the field
                           mapping for the importer beside it
  --quiet                  print nothing to stderr
  --answer-file FILE       read a saved answer instead of calling the AI (with --ticket-file: needs no backend)
                           FILE may be a folder of --record-prompts; a call without an answer counts as failed
  --record-prompts DIR     write the prompt of each call of the run to DIR/call-N.prompt.txt and read its answer from
                           DIR/call-N.answer.txt; run the command again as long as it asks for answers
  --help                   show this text

Configuration (environment or .env; the default is an in-memory backend with demo account and demo tracker)
  SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, CASEWRIGHT_EMAIL, CASEWRIGHT_PASSWORD   the project and your account
  JIRA_BASE_URL, JIRA_EMAIL, JIRA_API_TOKEN                                       your tracker

Exit code: 0 done, 1 failed, 2 wrong usage. To pipe the result without npm's own output: npm run --silent generate -- …`
