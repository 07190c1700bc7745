import { parseArgs } from 'node:util'
import type { ExportFormatId } from '#domain/export/export-format.ts'
import { ticketTagStyles, type ExportOptions } from '#domain/export/export-options.ts'
import type { RedactionOptions } from '#domain/redaction/redact.ts'
import { childrenQuery } from '#domain/queue/ticket-selection.ts'
import { failWith, ok, type Result } from '#domain/result.ts'
import { type ContextPart, contextParts } from '#domain/ticket/related.ts'

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

export const previewFormats = ['text', 'json'] as const
export type PreviewFormat = (typeof previewFormats)[number]

export interface GenerateArguments {
  /** `several`: links, keys or a JQL query, read by `readTicketSelection` once the site is known. */
  ticket: { kind: 'link'; link: string } | { kind: 'file'; path: string } | { kind: 'several'; text: string }
  /** A saved answer, or a folder with the answers of a run's calls. */
  answerFile: string | undefined
  /** The folder that takes the prompts of a run's calls, and their answers. */
  recordPrompts: string | undefined
  format: ExportFormatId
  /** The choices of the Export dialog that the command line offers. */
  exportOptions: ExportOptions
  /** Set if only a preview is wanted: nothing is generated. */
  preview: PreviewFormat | undefined
  /** The file with the corrected criteria. */
  criteria: string | undefined
  /** The file with the tester's answers. */
  answers: string | undefined
  include: ContextPart[]
  /** What is hidden from an AI outside the machine; undefined to hide nothing. */
  redaction: RedactionOptions | undefined
  enrich: boolean
  maxTestCases: number | undefined
  raw: boolean
  houseRules: string | undefined
  out: string | undefined
}

const options = {
  jql: { type: 'string' },
  epic: { type: 'string' },
  'ticket-file': { type: 'string' },
  'answer-file': { type: 'string' },
  'record-prompts': { type: 'string' },
  format: { type: 'string' },
  preview: { type: 'boolean', default: false },
  criteria: { type: 'string' },
  answers: { type: 'string' },
  with: { type: 'string' },
  hide: { type: 'string' },
  'no-redaction': { type: 'boolean', default: false },
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

  const ticket = ticketSource(positionals, values)
  if (!ticket.ok) return ticket
  if (ticket.value.kind === 'several')
    for (const name of ['criteria', 'answers', 'answer-file', 'record-prompts'] as const)
      if (values[name] !== undefined) return failWith('usage', `--${name} is for one ticket; give one link or key.`)
  const preview = chosen(previewFormats, values.format, 'text')
  if (values.preview && preview === undefined)
    return failWith('usage', `A preview has no format ${values.format ?? ''}. Choose ${previewFormats.join(' or ')}.`)
  const formatName = values.preview ? 'json' : (values.format ?? 'json')
  const format = Object.entries(formats).find(([name]) => name === formatName)?.[1]
  if (format === undefined)
    return failWith('usage', `Unsupported format: ${formatName}. Choose ${Object.keys(formats).join(', ')}.`)
  const ticketTags = ticketTagStyles.find((style) => style === values['ticket-tags'])
  if (ticketTags === undefined)
    return failWith('usage', `--ticket-tags takes ${ticketTagStyles.join(' or ')}, not "${values['ticket-tags']}".`)
  const include = readParts(values.with)
  if (!include.ok) return include
  for (const name of ['answers', 'answer-file', 'record-prompts'] as const) {
    if (values.preview && values[name] !== undefined)
      return failWith('usage', `--preview asks no AI: leave out --${name}.`)
  }
  const maximum = values['max-test-cases']
  if (maximum !== undefined && !/^[1-9]\d{0,2}$/.test(maximum)) {
    return failWith('usage', `--max-test-cases takes a whole number from 1 to 999, not "${maximum}".`)
  }
  for (const name of ['answer-file', 'answers', 'criteria', 'house-rules', 'out'] as const) {
    if (values[name] === '') return failWith('usage', `--${name} takes a file name.`)
  }
  if (values.out === undefined && binaryFormats.has(format))
    return failWith('usage', `--format ${values.format} cannot be printed; give --out FILE.`)
  if (values['record-prompts'] === '') return failWith('usage', '--record-prompts takes the name of a folder.')
  if (values['record-prompts'] !== undefined && values['answer-file'] !== undefined)
    return failWith('usage', 'Give --record-prompts or --answer-file, not both.')
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
    preview: values.preview ? preview : undefined,
    criteria: values.criteria,
    answers: values.answers,
    include: include.value,
    redaction: values['no-redaction']
      ? undefined
      : { words: (values.hide ?? '').split(',').filter((word) => word.trim() !== '') },
    enrich: values.enrich,
    maxTestCases: maximum === undefined ? undefined : Number(maximum),
    raw: values.raw,
    houseRules: values['house-rules'],
    out: values.out,
  })
}

function chosen<const T extends string>(
  known: readonly T[],
  wanted: string | undefined,
  usual: NoInfer<T>,
): T | undefined {
  return wanted === undefined ? usual : known.find((name) => name === wanted)
}

/** `comments,links` as the parts of the context, without repeats. */
function readParts(text: string | undefined): Result<ContextPart[]> {
  const names = (text ?? '').split(',').map((name) => name.trim())
  const parts = contextParts.filter((part) => names.includes(part))
  const unknown = names.find((name) => !contextParts.some((part) => part === name))
  if (text === undefined) return ok([])
  return unknown === undefined
    ? ok(parts)
    : failWith('usage', `--with takes ${contextParts.join(', ')}, separated by commas, not "${unknown}".`)
}

function read(argv: string[]) {
  try {
    return ok(parseArgs({ args: argv, options, allowPositionals: true }))
  } catch (error) {
    return failWith('usage', error instanceof Error ? error.message : String(error))
  }
}

interface TicketOptions {
  'ticket-file'?: string | undefined
  jql?: string | undefined
  epic?: string | undefined
}

function ticketSource(
  positionals: string[],
  { 'ticket-file': file, jql, epic }: TicketOptions,
): Result<GenerateArguments['ticket']> {
  const [link, second] = positionals
  const given = [link, file, jql, epic].filter((source) => source !== undefined)
  if (given.length > 1) return failWith('usage', 'Give ticket links, --ticket-file, --jql or --epic, not both.')
  if (given[0] === undefined || given[0].trim() === '') {
    const empty = Object.entries({ 'ticket-file': file, jql, epic }).find(([, value]) => value !== undefined)?.[0]
    const wanted = empty === 'ticket-file' ? 'a file name' : 'a text'
    return failWith('usage', empty === undefined ? 'Please enter a Jira ticket URL' : `--${empty} takes ${wanted}.`)
  }
  if (file !== undefined) return ok({ kind: 'file', path: file })
  if (jql !== undefined) return ok({ kind: 'several', text: jql })
  if (epic !== undefined) {
    const key = /[a-z][a-z0-9_]+-\d+(?=$|[?#/])/i.exec(epic.trim())?.[0]
    return key === undefined
      ? failWith('usage', `--epic takes the key or the link of an epic, not "${epic}".`)
      : ok({ kind: 'several', text: childrenQuery(key.toUpperCase()) })
  }
  if (second !== undefined) return ok({ kind: 'several', text: positionals.join(' ') })
  return ok({ kind: 'link', link: given[0] })
}

export const usage = `Usage: npm run generate -- <ticket link>... [options]
       npm run generate -- --epic SHOP-20 | --jql "project = SHOP" [options]
       npm run generate -- --ticket-file issue.json [options]

Finds the acceptance criteria of a ticket and prints test cases for them.

Ticket
  <ticket link>            a link to a ticket, or a bare key such as SHOP-1; several run one after another
  --epic KEY               the tickets of an epic, at most 50
  --jql QUERY              the tickets that a JQL query finds, at most 50
  --ticket-file FILE       the issue's JSON, as returned by GET /rest/api/3/issue/{key}?expand=names
  --preview                print what would be used, and what is unclear or private in it; of several tickets, one line
                           each: the ticket check, and the number of its criteria and findings; spends no run
                           (--format text|json, default: text)
  --criteria FILE          use these criteria instead of the ticket's: a JSON list of texts or of criteria, or the
                           JSON of a preview
  --answers FILE           your answers to the questions of a preview, as facts for the test cases: its JSON with an
                           "answer" beside each "question", or a list of {criterionId, question, answer}
  --hide WORDS             hide these words, too, from an AI outside the machine, separated by commas
  --no-redaction           hide nothing from it (secrets, e-mail addresses, phone numbers and the like by default)
  --with PARTS             tell the AI more: comments, parent, links, subtasks, separated by commas

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
