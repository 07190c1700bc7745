import { useQuery } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { childrenQuery } from '#domain/queue/ticket-selection.ts'
import type { TicketCheck } from '#domain/ticket-check/check-ticket.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { Badge, type BadgeVariant } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { TextArea } from '#src/components/ui/text-area.tsx'
import { localized } from '#src/messages/localized.ts'
import { verdictTexts } from '#src/messages/ticket-verdict.ts'
import type { TrackerConfig } from '#src/storage/vault/tracker-config.ts'
import { queueTexts as texts } from './texts.ts'
import { ListError, type TicketList, type TicketQueueState } from './use-ticket-queue.ts'

const verdictBadges: Record<TicketCheck['verdict'], BadgeVariant> = {
  ready: 'success',
  clarify: 'warning',
  notready: 'error',
}

interface TicketChoiceProps {
  text: string
  config: TrackerConfig
  runsLeft: number | undefined
  list: TicketQueueState['list']
  sourceInput: RefObject<HTMLTextAreaElement | null>
  onStart: (tickets: TicketList['tickets']) => void
}

/** Finds tickets and lets the user choose among them, with what the ticket check says of each. */
export function TicketChoice({ text, config, runsLeft, list, sourceInput, onStart }: TicketChoiceProps) {
  const [source, setSource] = useState(text)
  const [wanted, setWanted] = useState(text)
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['tickets', config.baseUrl, config.email, wanted],
    queryFn: ({ signal }) => list(wanted, config, signal),
    enabled: wanted.trim() !== '',
    retry: false,
    gcTime: 0,
  })
  const tickets = data?.tickets ?? []
  const withCriteria = new Set(tickets.filter(({ criteria }) => criteria > 0).map(({ key }) => key))
  const marked = chosen ?? withCriteria
  const picked = tickets.filter(({ key }) => marked.has(key))

  function find(text: string): void {
    setSource(text)
    setChosen(undefined)
    if (text === wanted) void refetch()
    else setWanted(text)
  }

  function toggle(key: string): void {
    const next = new Set(marked)
    if (!next.delete(key)) next.add(key)
    setChosen(next)
  }

  const epics = tickets.filter(({ type }) => /^(?:epic|épica)$/i.test(type))
  return (
    <div className="space-y-4">
      <form
        className="space-y-3"
        onSubmit={(event) => {
          event.preventDefault()
          find(source)
        }}
      >
        <Field hint={texts.sourceHint} label={texts.source}>
          <TextArea
            className="font-mono"
            onChange={(event) => setSource(event.target.value)}
            ref={sourceInput}
            rows={3}
            spellCheck={false}
            value={source}
          />
        </Field>
        <Button busy={isFetching} disabled={source.trim() === ''} type="submit" variant="secondary">
          {isFetching ? texts.finding : texts.find}
        </Button>
      </form>
      {error !== null && !isFetching && (
        <Alert variant="error">{error instanceof ListError ? localized(error.problem) : texts.listFailed}</Alert>
      )}
      {data !== undefined && tickets.length === 0 && <Alert variant="warning">{texts.none}</Alert>}
      {data !== undefined && data.absent.length > 0 && (
        <Alert variant="warning">{texts.absent(data.absent.join(', '))}</Alert>
      )}
      {data?.more === true && <Alert variant="info">{texts.more}</Alert>}
      {epics.map(({ key }) => (
        <Button key={key} onClick={() => find(childrenQuery(key))} size="sm" variant="secondary">
          {texts.epicChildren(key)}
        </Button>
      ))}
      {tickets.length > 0 && (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <p aria-live="polite" className="mr-auto text-sm text-muted">
              {texts.chosen(picked.length, tickets.length)}
            </p>
            <Button onClick={() => setChosen(withCriteria)} size="sm" variant="ghost">
              {texts.chooseAll}
            </Button>
            <Button onClick={() => setChosen(new Set())} size="sm" variant="ghost">
              {texts.chooseNone}
            </Button>
          </div>
          <ul className="divide-y divide-line border-y border-line">
            {tickets.map(({ key, title, type, criteria, verdict, findings }) => (
              <li key={key}>
                <label className="flex cursor-pointer items-baseline gap-3 py-2 text-sm">
                  <input checked={marked.has(key)} onChange={() => toggle(key)} type="checkbox" />
                  <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 gap-y-1">
                    <span className="font-mono whitespace-nowrap">{key}</span>
                    <span className="min-w-40 flex-1 break-words">{title}</span>
                    <Badge size="sm">{type}</Badge>
                    <Badge size="sm" variant={criteria === 0 ? 'warning' : 'default'}>
                      {criteria === 0 ? texts.noCriteria : texts.criteria(criteria)}
                    </Badge>
                    <Badge size="sm" variant={verdictBadges[verdict]}>
                      {verdictTexts[verdict]}
                      {findings > 0 && ` · ${texts.findings(findings)}`}
                    </Badge>
                  </span>
                </label>
              </li>
            ))}
          </ul>
          {runsLeft !== undefined && Number.isFinite(runsLeft) && (
            <Alert variant={picked.length > runsLeft ? 'warning' : 'info'}>
              {picked.length > runsLeft ? texts.quotaShort(runsLeft) : texts.quota(picked.length, runsLeft)}
            </Alert>
          )}
          <Button disabled={picked.length === 0 || runsLeft === 0} onClick={() => onStart(picked)}>
            {texts.generate(picked.length)}
          </Button>
        </>
      )}
    </div>
  )
}
