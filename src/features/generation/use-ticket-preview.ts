import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { TesterAnswer } from '#domain/generation/context.ts'
import type { TicketPreview } from '#domain/generation/preview-ticket.ts'
import type { TicketQuestion } from '#domain/ticket-check/questions.ts'
import type { ContextPart } from '#domain/ticket/related.ts'
import { proxyTracker } from '#src/backend/api-client.ts'
import type { TrackerConfig } from '#src/storage/vault/tracker-config.ts'
import { type CriteriaDraft, type DraftChange, changeDraft, correctedList, draftOf } from './criteria-draft.ts'
import { type RunProblem, callProblem, refusalProblem } from './run-problem.ts'
import { generationTexts } from './texts.ts'
import type { ReadTicket } from './ticket-worker.ts'
import type { PreparedTicket } from './use-generation-run.ts'

/** The ticket on the screen, and what the tester changed before the run. */
export interface OpenTicket extends ReadTicket {
  link: string
  issue: unknown
  ticketNumber: number
  draft: CriteriaDraft
  include: ContextPart[]
  /** By criterion and question. */
  answers: Record<string, TesterAnswer>
  /** Private texts that the AI may see. */
  shown: string[]
  /** Counts up when the words to hide may have changed. */
  revision: number
  /** Follows a moment after each change. */
  preview?: TicketPreview
}

interface PreviewState {
  loading: boolean
  ticket?: OpenTicket
  problem?: RunProblem
}

export type PreviewEvent =
  | { kind: 'closed' }
  /** The words to hide may have changed. */
  | { kind: 'refresh' }
  | { kind: 'loading' }
  | { kind: 'failed'; problem: RunProblem }
  | { kind: 'opened'; link: string; issue: unknown; ticketNumber: number; read: ReadTicket }
  | { kind: 'previewed'; ticketNumber: number; preview: TicketPreview }
  | { kind: 'criteria'; change: DraftChange }
  | { kind: 'include'; part: ContextPart; included: boolean }
  | { kind: 'answer'; question: TicketQuestion; answer: string }
  | { kind: 'show'; text: string; shown: boolean }

const closed: PreviewState = { loading: false }

function nextState(state: PreviewState, event: PreviewEvent): PreviewState {
  const { ticket } = state
  switch (event.kind) {
    case 'closed':
      return closed
    case 'loading':
      return { loading: true }
    case 'failed':
      return { loading: false, problem: event.problem }
    case 'opened': {
      const { link, issue, ticketNumber, read } = event
      const draft = draftOf(read.reading.finding.criteria)
      return {
        loading: false,
        ticket: { ...read, link, issue, ticketNumber, draft, include: [], answers: {}, shown: [], revision: 0 },
      }
    }
    default:
      return ticket === undefined ? state : { ...state, ticket: nextTicket(ticket, event) }
  }
}

function nextTicket(
  ticket: OpenTicket,
  event: Exclude<PreviewEvent, { kind: 'closed' | 'loading' | 'failed' | 'opened' }>,
): OpenTicket {
  switch (event.kind) {
    case 'refresh':
      return { ...ticket, revision: ticket.revision + 1 }
    case 'previewed':
      return event.ticketNumber === ticket.ticketNumber ? { ...ticket, preview: event.preview } : ticket
    case 'criteria':
      return { ...ticket, draft: changeDraft(ticket.draft, event.change) }
    case 'include': {
      const others = ticket.include.filter((part) => part !== event.part)
      return { ...ticket, include: event.included ? [...others, event.part] : others }
    }
    case 'answer': {
      const { criterionId, question } = event.question
      const answer = { criterionId, question, answer: event.answer }
      return { ...ticket, answers: { ...ticket.answers, [answerKey(event.question)]: answer } }
    }
    case 'show': {
      const others = ticket.shown.filter((text) => text !== event.text)
      return { ...ticket, shown: event.shown ? [...others, event.text] : others }
    }
  }
}

export function answerKey({ criterionId, question }: Pick<TicketQuestion, 'criterionId' | 'question'>): string {
  return `${criterionId} ${question}`
}

export interface TicketPreviewHandle extends PreviewState {
  /** Fetches the ticket unless it was fetched less than a minute ago. Does nothing with a link that names no ticket. */
  open: (link: string, config: TrackerConfig) => void
  /** Forgets the ticket if the link is another one. */
  close: (link: string) => void
  /** A run that starts meanwhile reads the ticket itself. */
  stopLoading: () => void
  change: (event: PreviewEvent) => void
  /** What a run of this link uses of the screen. */
  prepared: (link: string) => PreparedTicket | undefined
}

/** In milliseconds. */
const keptFor = 60_000
const typingPause = 250

/** Fetches and reads the ticket before the run. It survives other screens, like the typed link. No run is spent. */
export function useTicketPreview(userId: string): TicketPreviewHandle {
  const [state, dispatch] = useReducer(nextState, closed)
  const fetched = useRef<{ key: string; link: string; at: number; controller: AbortController }>(undefined)
  const { ticket } = state

  useEffect(() => () => fetched.current?.controller.abort(), [])

  const close = useCallback((link: string) => {
    if (fetched.current === undefined || fetched.current.link === link.trim()) return
    fetched.current.controller.abort()
    fetched.current = undefined
    dispatch({ kind: 'closed' })
  }, [])

  const open = useCallback((typed: string, config: TrackerConfig) => {
    const link = typed.trim()
    const key = JSON.stringify([link, config.baseUrl, config.email])
    const known = fetched.current
    if (link === '' || (known?.key === key && Date.now() - known.at < keptFor)) return
    known?.controller.abort()
    const controller = new AbortController()
    const { signal } = controller
    fetched.current = { key, link, at: Date.now(), controller }
    const dispatchUnlessCancelled = (event: PreviewEvent) => {
      if (!signal.aborted) dispatch(event)
    }
    void read(link, config, signal, dispatchUnlessCancelled).catch((error: unknown) => {
      // The next paste tries again.
      if (!signal.aborted) fetched.current = undefined
      dispatchUnlessCancelled({ kind: 'failed', problem: callProblem(error, generationTexts.fetchFailed) })
    })
  }, [])

  const { loading } = state
  function stopLoading(): void {
    if (!loading) return
    fetched.current?.controller.abort()
    fetched.current = undefined
    dispatch({ kind: 'closed' })
  }

  const list = ticket && JSON.stringify(correctedList(ticket.draft) ?? null)
  const { ticketNumber, include, revision } = ticket ?? {}
  const isFirst = ticket?.preview === undefined
  useEffect(() => {
    if (ticketNumber === undefined || include === undefined || list === undefined) return
    let current = true
    const criteria = toList(list)
    const timer = setTimeout(
      async () => {
        const [reader, storage] = await Promise.all([import('./ticket-reader.ts'), import('#src/storage/redaction.ts')])
        const { words } = storage.redactionItem(userId).read()
        // What may be shown stays in the list, so that it can be hidden again.
        const preview = await reader.previewTicketInWorker({ ticketNumber, criteria, include, redaction: { words } })
        if (current && preview !== undefined) dispatch({ kind: 'previewed', ticketNumber, preview })
      },
      isFirst ? 0 : typingPause,
    )
    return () => {
      current = false
      clearTimeout(timer)
    }
    // `isFirst` only sets the pause.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ticketNumber, list, include, revision, userId])

  function prepared(link: string): PreparedTicket | undefined {
    if (ticket === undefined || ticket.link !== link.trim()) return undefined
    const answers = Object.values(ticket.answers).filter(({ answer }) => answer.trim() !== '')
    return {
      issue: ticket.issue,
      reading: ticket.reading,
      criteria: correctedList(ticket.draft),
      include: ticket.include,
      answers,
    }
  }

  return { ...state, open, close, stopLoading, change: dispatch, prepared }
}

function toList(text: string): unknown[] | undefined {
  const value: unknown = JSON.parse(text)
  return Array.isArray(value) ? value : undefined
}

async function read(
  link: string,
  config: TrackerConfig,
  signal: AbortSignal,
  dispatch: (event: PreviewEvent) => void,
): Promise<void> {
  // The rules for reading tickets are large: the first ticket loads them, not the dashboard.
  const [{ issueReader }, reader] = await Promise.all([
    import('#domain/generation/read-ticket.ts'),
    import('./ticket-reader.ts'),
  ])
  const source = issueReader({ kind: 'link', link, tracker: config }, (body) => proxyTracker(body, { signal }))
  // A link that is still wrong is no error before Generate.
  if (!source.ok) return
  dispatch({ kind: 'loading' })
  reader.getReady()
  const issue = await source.value.read()
  const { ticketNumber, read: ticket } = await reader.openTicket(issue)
  if (ticket.ok) dispatch({ kind: 'opened', link, issue, ticketNumber, read: ticket.value })
  else dispatch({ kind: 'failed', problem: refusalProblem({ part: 'ticket', ...ticket.reason }) })
}
