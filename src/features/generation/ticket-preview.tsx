import { useId } from 'react'
import type { TicketCheck } from '#domain/ticket-check/check-ticket.ts'
import { ruleWeights, unclearFrom } from '#domain/ticket-check/check-finding.ts'
import { contextParts } from '#domain/ticket/related.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { verdictTexts } from '#src/messages/ticket-verdict.ts'
import { Badge, type BadgeVariant } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { TextInput } from '#src/components/ui/text-input.tsx'
import { useCopied } from '#src/components/ui/use-copied.ts'
import { localized, localizedLabel } from '#src/messages/localized.ts'
import { PreviewCriteria } from './preview-criteria.tsx'
import { previewTexts as texts } from './preview-texts.ts'
import { privateKindNames, redactionTexts } from './redaction-texts.ts'
import { type OpenTicket, type PreviewEvent, answerKey } from './use-ticket-preview.ts'

interface TicketPreviewProps {
  ticket: OpenTicket
  /** Whether the AI is outside the machine. */
  outside: boolean
  /** Whether private data is hidden from it. */
  redacts: boolean
  onChange: (event: PreviewEvent) => void
}

/** The ticket as the designers will get it: what was found, what is unclear, what is hidden (docs/spec.md, "Ticket preview"). */
export function TicketPreviewSection({ ticket, outside, redacts, onChange }: TicketPreviewProps) {
  const { reading, draft, sentences, preview } = ticket
  const { key, summary, type, status } = reading.ticket
  const { criteria, lookedAt } = reading.finding
  const used = draft.criteria.filter(({ included }) => included).length
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="space-y-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-base break-words" id={titleId}>
          <span className="mr-2 font-mono text-sm text-muted">{key}</span>
          {summary}
        </h2>
        <Badge size="sm">{localizedLabel(type)}</Badge>
        {status !== undefined && <Badge size="sm">{status}</Badge>}
        <p className="sr-only" role="status">
          {texts.loaded(key, criteria.length)}
        </p>
      </header>
      {preview !== undefined && <Verdict check={preview.check} />}
      <div>
        <h3 className="mb-2 text-sm font-semibold">{texts.criteria(used, draft.criteria.length)}</h3>
        {criteria.length === 0 && draft.criteria.length === 0 && (
          <Alert className="mb-3" title={texts.noCriteria} variant="warning">
            <p>{texts.wayForward}</p>
            <p className="mt-2 font-semibold">{texts.lookedAt}</p>
            <ul className="list-disc pl-5">
              {lookedAt.map(({ place, code, params }) => (
                <li key={place}>{localized({ code, message: place, ...(params && { params }) })}</li>
              ))}
            </ul>
          </Alert>
        )}
        <PreviewCriteria
          draft={draft}
          findings={preview?.check.findings ?? []}
          onChange={(change) => onChange({ kind: 'criteria', change })}
        />
        {sentences.length > 0 && (
          <details className="mt-3 text-sm" open={criteria.length === 0}>
            <summary className="cursor-pointer font-semibold">{texts.description(sentences.length)}</summary>
            <ul className="mt-2 divide-y divide-line">
              {sentences.map((sentence, index) => (
                <li className="flex items-start justify-between gap-3 py-1.5" key={index}>
                  <span className="min-w-0 break-words">{sentence}</span>
                  <Button
                    aria-label={texts.makeCriterion(sentence)}
                    onClick={() => onChange({ kind: 'criteria', change: { kind: 'add', text: sentence } })}
                    size="sm"
                    variant="secondary"
                  >
                    {texts.makeShort}
                  </Button>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {preview !== undefined && preview.check.questions.length > 0 && (
        <Questions onChange={onChange} questions={preview.check.questions} ticket={ticket} />
      )}
      <ContextChoice onChange={onChange} ticket={ticket} />
      {outside && preview !== undefined && <Hidden onChange={onChange} redacts={redacts} ticket={ticket} />}
    </section>
  )
}

const verdictStyles: Record<TicketCheck['verdict'], BadgeVariant> = {
  ready: 'success',
  clarify: 'warning',
  notready: 'error',
}

function Verdict({ check: { verdict, score, findings } }: { check: TicketCheck }) {
  const lost = new Map<string, number>()
  for (const { criterionId, rule } of findings) lost.set(criterionId, (lost.get(criterionId) ?? 0) + ruleWeights[rule])
  const unclear = [...lost.values()].filter((points) => points >= unclearFrom).length
  return (
    <div aria-label={texts.check} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm" role="group">
      <h3 className="text-sm font-semibold">{texts.check}</h3>
      <Badge variant={verdictStyles[verdict]}>{verdictTexts[verdict]}</Badge>
      <span className="text-muted tabular-nums">{texts.score(score)}</span>
      <span>{unclear === 0 ? texts.clear : texts.reasons(unclear)}</span>
      <span className="text-muted">{texts.never}</span>
    </div>
  )
}

interface PartProps {
  ticket: OpenTicket
  onChange: (event: PreviewEvent) => void
}

function Questions({ ticket, questions, onChange }: PartProps & { questions: TicketCheck['questions'] }) {
  const { copied, copy } = useCopied()
  const answerTo = (question: (typeof questions)[number]) => ticket.answers[answerKey(question)]?.answer ?? ''
  const comment = questions
    .map(
      (question, index) =>
        `${String(index + 1)}. ${question.criterionId}: ${question.question}\n   ${answerTo(question).trim() || `(${texts.open})`}`,
    )
    .join('\n')
  return (
    <div className="space-y-3">
      <div>
        <h3 className="text-sm font-semibold">{texts.questions}</h3>
        <p className="mt-0.5 text-sm text-muted">{texts.questionsHint}</p>
      </div>
      {questions.map((question) => (
        <Field key={answerKey(question)} label={`${question.criterionId}: ${question.question}`}>
          <TextInput
            maxLength={2_000}
            onChange={(event) => onChange({ kind: 'answer', question, answer: event.target.value })}
            value={answerTo(question)}
          />
        </Field>
      ))}
      <Button
        icon={copied ? 'check' : 'copy'}
        onClick={() => copy(() => navigator.clipboard.writeText(comment))}
        size="sm"
        variant="secondary"
      >
        {copied ? texts.copied : texts.copy}
      </Button>
    </div>
  )
}

function ContextChoice({ ticket, onChange }: PartProps) {
  const available = contextParts.filter((part) => ticket.counts[part] > 0)
  if (available.length === 0) return null
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{texts.context}</legend>
      <p className="mt-0.5 mb-2 text-sm text-muted">{texts.contextHint}</p>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {available.map((part) => (
          <label className="flex items-center gap-2 text-sm" key={part}>
            <input
              checked={ticket.include.includes(part)}
              className="size-4 accent-accent"
              onChange={(event) => onChange({ kind: 'include', part, included: event.target.checked })}
              type="checkbox"
            />
            {`${texts[part]} (${String(ticket.counts[part])})`}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Each private text once; what the tester lets the AI see stays in the list. */
function Hidden({ ticket, redacts, onChange }: PartProps & { redacts: boolean }) {
  const texts = redactionTexts
  if (!redacts) return <Alert variant="warning">{texts.off}</Alert>
  const hits = [...new Map((ticket.preview?.redaction ?? []).map((hit) => [hit.text, hit])).values()]
  const hidden = hits.filter(({ text }) => !ticket.shown.includes(text))
  return (
    <div className="space-y-2 text-sm">
      <h3 className="text-sm font-semibold">{texts.title(hidden.length)}</h3>
      {hits.length === 0 && <p>{texts.nothing}</p>}
      <ul className="space-y-1.5">
        {hits.map(({ kind, text, placeholder }) => (
          <li className="flex flex-wrap items-center gap-x-3 gap-y-1" key={text}>
            <label className="flex min-w-0 items-center gap-2">
              <input
                checked={ticket.shown.includes(text)}
                className="size-4 accent-accent"
                onChange={(event) => onChange({ kind: 'show', text, shown: event.target.checked })}
                type="checkbox"
              />
              <span className="min-w-0 break-all">{texts.show(text)}</span>
            </label>
            <span className="text-muted">
              {privateKindNames[kind]} → <span className="font-mono">{placeholder}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="text-muted">{texts.namesNote}</p>
    </div>
  )
}
