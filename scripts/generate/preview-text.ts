import type { AcceptanceCriterion } from '#domain/criteria/criterion.ts'
import type { TicketPreview } from '#domain/generation/preview-ticket.ts'
import { ruleWeights } from '#domain/ticket-check/check-finding.ts'
import type { TicketCheck } from '#domain/ticket-check/check-ticket.ts'
import type { PreviewFormat } from './arguments.ts'
import { moreTickets, type QueuePreview } from './queue-job.ts'

/** The text to print, ending with a line break. */
export function renderPreview(preview: TicketPreview, format: PreviewFormat): string {
  return format === 'json' ? `${JSON.stringify(plainPreview(preview), null, 2)}\n` : `${previewText(preview)}\n`
}

/** The preview with the fields that scripts may rely on (README, "From a terminal"). */
function plainPreview({ check, ...preview }: TicketPreview) {
  const { verdict, score, findings, questions } = check
  return {
    ...preview,
    check: {
      verdict,
      score,
      findings: findings.map(({ criterionId, text, rule, quote, suggestion }) => ({
        criterionId,
        text,
        rule,
        quote,
        suggestion,
      })),
      questions: questions.map(({ criterionId, question }) => ({ criterionId, question })),
    },
    redaction: preview.redaction,
  }
}

const verdicts: Record<TicketCheck['verdict'], string> = {
  ready: 'Ready',
  clarify: 'Needs clarification',
  notready: 'Not ready',
}

function previewText({ ticketId, title, acceptanceCriteria, check, redaction }: TicketPreview): string {
  const { verdict, score, findings, questions } = check
  return [
    `${ticketId}  ${title}`,
    `${verdicts[verdict]} (${String(score)} of 100)`,
    [
      `Acceptance criteria (${String(acceptanceCriteria.length)})`,
      ...acceptanceCriteria.flatMap((criterion) => [
        ...criterionLines(criterion),
        ...findings
          .filter(({ criterionId }) => criterionId === criterion.id)
          .map(({ rule, suggestion }) => `        ${ruleWeights[rule] > 0 ? '!' : 'Hint:'} ${suggestion}`),
      ]),
    ].join('\n'),
    ...(questions.length === 0
      ? []
      : [
          [
            'Questions for the author of the ticket',
            ...questions.map(({ criterionId, question }) => `  ${criterionId}: ${question}`),
          ].join('\n'),
        ]),
    [
      redaction.length === 0
        ? 'Nothing private was found that would be hidden from an AI outside this machine.'
        : 'Hidden from an AI outside this machine',
      ...redaction.map(({ text, placeholder, where }) => `  ${text} → ${placeholder} (${where})`),
      'Names of people are not searched for.',
    ].join('\n'),
  ].join('\n\n')
}

/** One line for each ticket of a queue. */
export function renderQueuePreview({ tickets, absent, more }: QueuePreview, format: PreviewFormat): string {
  if (format === 'json') {
    const listed = tickets.map(({ key, ...ticket }) => ({ ticketId: key, ...ticket }))
    return `${JSON.stringify({ tickets: listed, absent, more }, null, 2)}\n`
  }
  const width = Math.max(...tickets.map(({ key }) => key.length), 0)
  const lines = tickets.map(({ key, title, type, criteria, verdict, findings }) => {
    const counts = `${counted(criteria, 'criterion', 'criteria')}, ${counted(findings, 'finding', 'findings')}`
    return `${key.padEnd(width)}  ${verdicts[verdict]} (${counts})  ${type}: ${title}`
  })
  const missing = absent.map((key) => `${key.padEnd(width)}  Not found, or not visible to your Jira account.`)
  return `${[...lines, ...missing, ...(more ? [moreTickets] : [])].join('\n')}\n`
}

function counted(count: number, one: string, many: string): string {
  return `${String(count)} ${count === 1 ? one : many}`
}

function criterionLines({ id, text, source, changed }: AcceptanceCriterion): string[] {
  const place = source.kind === 'tester' ? 'your list' : source.label
  const origin = changed === 'edited' ? `${place}, edited` : place
  return [`  ${id}  [${origin}]`, ...text.split('\n').map((line) => `        ${line}`)]
}
