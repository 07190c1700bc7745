import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { testToolNames } from '#domain/contracts/api-messages.ts'
import { type PushTicket, type ToolTarget, pushTicketSchema } from '#domain/contracts/test-tools.ts'
import { prepareCases } from '#domain/push/prepare-cases.ts'
import { siteHost } from '#domain/ticket/tracker-config.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { buttonStyle } from '#src/components/ui/button-style.ts'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { Spinner } from '#src/components/ui/spinner.tsx'
import { paths } from '#src/config/paths.ts'
import { ticketNumber } from '#src/storage/history/entry.ts'
import { type SavedConnection, browserConnections } from '#src/storage/vault/tool-connections.ts'
import { useConnections, withConnection } from '../use-connections.ts'
import { PlanList, PlanSummary } from './plan-list.tsx'
import { PushProgress } from './push-progress.tsx'
import type { SendButtonProps } from './send-button.tsx'
import { SendChoices } from './send-choices.tsx'
import { sendTexts as texts } from './texts.ts'
import { isSent } from './use-push.ts'

type SendDialogProps = Omit<SendButtonProps, 'canExport'> & { onClose: () => void }

/** The id of the tracker account among the connections. */
const trackerId = 'tracker'

/** Sends the cases of a result: choose where and what, see what is there already, decide, send. */
export function SendDialog({ userId, result, tracker, fetchTicketNumber, push, onClose }: SendDialogProps) {
  const saved = useConnections(userId)
  const connections = useMemo(() => withTracker(saved.list ?? [], tracker), [saved.list, tracker])
  const [connectionId, setConnectionId] = useState<string>()
  const [targets, setTargets] = useState<ReadonlyMap<string, ToolTarget>>(new Map())
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  const prepared = useMemo(() => prepareCases(result), [result])
  const picked = prepared.filter(({ caseId }) => chosen?.has(caseId) ?? true)
  const selected = connections.find(({ id }) => id === connectionId) ?? connections[0]
  const target = selected && (targets.get(selected.id) ?? initialTarget(selected, result.ticketId))
  const ownNumber = ticketNumber(result.ticketData)
  const { data: fetchedNumber } = useQuery({
    queryKey: ['ticket-number', result.ticketId],
    queryFn: async () => (await fetchTicketNumber?.()) ?? null,
    enabled: ownNumber === undefined && selected?.connection.tool === 'zephyr' && fetchTicketNumber !== undefined,
    retry: false,
  })
  const ticket = ticketOf(result, ownNumber ?? fetchedNumber ?? undefined, connections, tracker)
  const { state } = push

  function look(): void {
    if (selected === undefined || target === undefined || ticket === undefined || picked.length === 0) return
    const ready = targetOf(target)
    push.look({ timestamp: result.timestamp, connection: selected.connection, target: ready, ticket, cases: picked })
    remember({ ...selected, target: ready })
  }

  function remember(used: SavedConnection): void {
    if (used.id === trackerId || saved.list === undefined) return
    void browserConnections.save('toolConnections', userId, withConnection(saved.list, used))
  }

  const common = { description: texts.description, onClose, open: true, size: 'lg', title: texts.title } as const
  switch (state.kind) {
    case 'planned': {
      const sendable = state.plan.cases.filter(({ action }) => action !== 'skip').length
      return (
        <Dialog
          {...common}
          footer={
            <>
              <PlanSummary plan={state.plan} />
              <Button onClick={push.reset} variant="secondary">
                {texts.back}
              </Button>
              <Button disabled={sendable === 0} onClick={push.start}>
                {sendable === 0 ? texts.nothingToSend : texts.send(sendable)}
              </Button>
            </>
          }
        >
          <PlanList onChoose={push.choose} plan={state.plan} tool={testToolNames[state.job.connection.tool]} />
        </Dialog>
      )
    }
    case 'sending':
      return (
        <Dialog
          {...common}
          footer={
            <>
              <Button disabled={state.stopping === true} onClick={push.stop} variant="secondary">
                {state.stopping === true ? texts.stopping : texts.stop}
              </Button>
              <Button onClick={onClose} variant="secondary">
                {texts.hide}
              </Button>
            </>
          }
        >
          <PushProgress state={state} />
        </Dialog>
      )
    case 'ended': {
      const left = [...state.progress.values()].some((progress) => !isSent(progress))
      return (
        <Dialog
          {...common}
          footer={
            <>
              <Button onClick={push.reset} variant="ghost">
                {texts.back}
              </Button>
              {left && (
                <Button icon="refresh" onClick={push.sendRest} variant="secondary">
                  {texts.sendRest}
                </Button>
              )}
              <Button onClick={onClose}>{texts.finish}</Button>
            </>
          }
        >
          <PushProgress state={state} />
        </Dialog>
      )
    }
    default: {
      const looking = state.kind === 'looking'
      return (
        <Dialog
          {...common}
          footer={
            <>
              {state.kind === 'problem' && (
                <Alert className="w-full" variant="error">
                  {state.message}
                </Alert>
              )}
              <Button onClick={looking ? push.reset : onClose} variant="secondary">
                {texts.cancel}
              </Button>
              <Button
                busy={looking}
                disabled={(target?.project ?? '').trim() === '' || ticket === undefined || picked.length === 0}
                onClick={look}
              >
                {looking ? texts.looking : texts.look}
              </Button>
            </>
          }
        >
          {saved.list === undefined ? (
            <Spinner />
          ) : selected === undefined || target === undefined ? (
            <Alert action={<ToSettings />} variant="info">
              {texts.noConnection}
            </Alert>
          ) : (
            <div className="space-y-5">
              {ticket === undefined && (
                <Alert action={<ToSettings />} variant="warning">
                  {texts.noTicketSite}
                </Alert>
              )}
              <SendChoices
                chosen={picked}
                connections={connections}
                disabled={looking}
                onChoose={setChosen}
                onConnection={setConnectionId}
                onTarget={(next) => setTargets(new Map([...targets, [selected.id, next]]))}
                prepared={prepared}
                selected={selected}
                target={target}
              />
            </div>
          )}
        </Dialog>
      )
    }
  }
}

function ToSettings() {
  return (
    <Link className={buttonStyle('secondary', 'sm')} to={paths.settings}>
      {texts.toSettings}
    </Link>
  )
}

/** The connections, and the tracker account as one to Jira unless one to its site is saved. */
function withTracker(list: SavedConnection[], tracker: SendButtonProps['tracker']): SavedConnection[] {
  const site = siteHost(tracker?.baseUrl ?? '')
  const known = list.some(({ connection }) => connection.tool === 'jira' && siteHost(connection.baseUrl) === site)
  if (tracker === undefined || site === '' || known) return list
  const { email, apiToken } = tracker
  return [
    ...list,
    {
      id: trackerId,
      name: texts.trackerAccount(site),
      connection: { tool: 'jira', baseUrl: `https://${site}`, email, apiToken, through: 'site' },
    },
  ]
}

/** Jira's sub-tasks, comments and files belong to the ticket, so its project is given. */
function initialTarget({ connection, target }: SavedConnection, ticketKey: string): ToolTarget {
  const ticketProject = ticketKey.replace(/-\d+$/, '')
  if (connection.tool === 'jira') return { project: ticketProject, form: target?.form ?? 'subtasks' }
  return target ?? { project: connection.tool === 'azure' || connection.tool === 'testrail' ? '' : ticketProject }
}

function targetOf({ project, folder, form }: ToolTarget): ToolTarget {
  return {
    project: project.trim(),
    ...(folder === undefined || folder === '' ? {} : { folder }),
    ...(form === undefined ? {} : { form }),
  }
}

/** Undefined if the address of the ticket is not known. */
function ticketOf(
  { ticketId, title, ticketTitle }: SendButtonProps['result'],
  id: string | undefined,
  connections: SavedConnection[],
  tracker: SendButtonProps['tracker'],
): PushTicket | undefined {
  const jira = connections.flatMap(({ connection }) => (connection.tool === 'jira' ? [connection.baseUrl] : []))
  const site = siteHost(tracker?.baseUrl ?? jira[0] ?? '')
  const ticket = pushTicketSchema.safeParse({
    key: ticketId,
    ...(id === undefined ? {} : { id }),
    title: (title || ticketTitle).slice(0, 1_000),
    url: site === '' ? '' : `https://${site}/browse/${ticketId}`,
  })
  return ticket.success ? ticket.data : undefined
}
