import { useRef, useState } from 'react'
import { testToolNames } from '#domain/contracts/api-messages.ts'
import type { ToolConnection } from '#domain/contracts/test-tools.ts'
import { errorText } from '#src/backend/api-error.ts'
import { checkConnection } from '#src/backend/test-tools-api.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { Panel } from '#src/components/ui/panel.tsx'
import { Skeleton } from '#src/components/ui/skeleton.tsx'
import { localized } from '#src/messages/localized.ts'
import { type ConnectionVault, type SavedConnection, browserConnections } from '#src/storage/vault/tool-connections.ts'
import { useConnections, withConnection } from '../use-connections.ts'
import { ConnectionForm } from './connection-form.tsx'
import { toolConnectionTexts as texts } from './texts.ts'

/** The result of the last save or removal. */
type Outcome =
  | { kind: 'works'; name: string; account: string | undefined }
  | { kind: 'test_failed'; name: string; message: string }
  | { kind: 'not_saved'; message: string }
  | { kind: 'removed'; name: string }

interface ConnectionsPanelProps {
  userId: string
  vault?: ConnectionVault
}

/** Settings: the test tools that cases can be sent to. A connection is saved, then tested. */
export function ConnectionsPanel({ userId, vault = browserConnections }: ConnectionsPanelProps) {
  const { list, unreadable } = useConnections(userId, vault)
  const [editing, setEditing] = useState<{ saved: SavedConnection | undefined }>()
  const [removing, setRemoving] = useState<SavedConnection>()
  const [testing, setTesting] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const addButton = useRef<HTMLButtonElement>(null)

  function open(saved: SavedConnection | undefined): void {
    setOutcome(undefined)
    setEditing({ saved })
  }

  async function save({ name, connection }: { name: string; connection: ToolConnection }): Promise<void> {
    const before = editing?.saved
    const saved: SavedConnection = {
      id: before?.id ?? crypto.randomUUID(),
      name: name === '' ? defaultName(connection) : name,
      connection,
      ...(before?.target === undefined || before.connection.tool !== connection.tool ? {} : { target: before.target }),
    }
    const written = await vault.save('toolConnections', userId, withConnection(list ?? [], saved))
    if (!written.ok) {
      setOutcome({ kind: 'not_saved', message: localized(written.reason) })
      return
    }
    setTesting(true)
    setOutcome(await tested(saved))
    setTesting(false)
    setEditing(undefined)
  }

  async function remove({ id, name }: SavedConnection): Promise<void> {
    const rest = (list ?? []).filter((item) => item.id !== id)
    setRemoving(undefined)
    const written = await vault.save('toolConnections', userId, rest)
    setOutcome(written.ok ? { kind: 'removed', name } : { kind: 'not_saved', message: localized(written.reason) })
    addButton.current?.focus()
  }

  return (
    <Panel description={texts.panelDescription} title={texts.panelTitle}>
      {list === undefined ? (
        <Skeleton className="h-20" />
      ) : (
        <div className="space-y-4">
          {unreadable && outcome === undefined && <Alert variant="warning">{texts.unreadable}</Alert>}
          {list.length === 0 && editing === undefined && <p className="text-sm text-muted">{texts.none}</p>}
          {list.length > 0 && (
            <ul className="divide-y divide-line border-y border-line">
              {list.map((saved) => (
                <ConnectionRow
                  disabled={editing !== undefined}
                  key={saved.id}
                  onEdit={() => open(saved)}
                  onRemove={() => setRemoving(saved)}
                  saved={saved}
                />
              ))}
            </ul>
          )}
          {outcome !== undefined && <OutcomeAlert outcome={outcome} />}
          {editing === undefined ? (
            <Button icon="plus" onClick={() => open(undefined)} ref={addButton} variant="secondary">
              {texts.add}
            </Button>
          ) : (
            <section className="space-y-4">
              <h3 className="text-sm font-semibold">
                {editing.saved === undefined ? texts.addTitle : texts.editTitle(editing.saved.name)}
              </h3>
              <ConnectionForm
                key={editing.saved?.id}
                onCancel={() => setEditing(undefined)}
                onSave={save}
                saved={editing.saved}
                testing={testing}
              />
            </section>
          )}
        </div>
      )}
      <ConfirmDialog
        confirmLabel={texts.remove}
        onCancel={() => setRemoving(undefined)}
        onConfirm={() => removing && void remove(removing)}
        open={removing !== undefined}
        question={texts.removeQuestion(removing?.name ?? '')}
        title={texts.removeTitle}
      />
    </Panel>
  )
}

function defaultName(connection: ToolConnection): string {
  const name = testToolNames[connection.tool]
  if ('baseUrl' in connection) return `${name} (${connection.baseUrl.replace(/^https:\/\//i, '')})`
  return connection.tool === 'azure' ? `${name} (${connection.organization})` : name
}

async function tested({ name, connection }: SavedConnection): Promise<Outcome> {
  try {
    const { account } = await checkConnection(connection)
    return { kind: 'works', name, account }
  } catch (error) {
    return { kind: 'test_failed', name, message: localized(errorText(error, texts.unknownReason)) }
  }
}

interface ConnectionRowProps {
  saved: SavedConnection
  disabled: boolean
  onEdit: () => void
  onRemove: () => void
}

function ConnectionRow({ saved: { name, connection }, disabled, onEdit, onRemove }: ConnectionRowProps) {
  const tool = testToolNames[connection.tool]
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
      <span className="min-w-0 flex-1 break-words">
        <span className="font-semibold">{name}</span>
        {!name.startsWith(tool) && <span className="text-muted"> {tool}</span>}
      </span>
      <Button
        aria-label={texts.editName(name)}
        disabled={disabled}
        icon="edit"
        onClick={onEdit}
        size="sm"
        variant="ghost"
      >
        {texts.edit}
      </Button>
      <Button
        aria-label={texts.removeName(name)}
        disabled={disabled}
        icon="trash"
        onClick={onRemove}
        size="sm"
        variant="ghost"
      >
        {texts.remove}
      </Button>
    </li>
  )
}

function OutcomeAlert({ outcome }: { outcome: Outcome }) {
  switch (outcome.kind) {
    case 'works':
      return <Alert variant="success">{texts.works(outcome.name, outcome.account)}</Alert>
    case 'test_failed':
      return (
        <Alert title={texts.testFailed(outcome.name)} variant="error">
          <p>{outcome.message}</p>
          <p>{texts.testFailedAdvice}</p>
        </Alert>
      )
    case 'not_saved':
      return (
        <Alert title={texts.saveFailed} variant="error">
          {outcome.message}
        </Alert>
      )
    case 'removed':
      return <Alert variant="info">{texts.removed(outcome.name)}</Alert>
  }
}
