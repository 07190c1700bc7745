import { useCallback, useEffect, useRef, useState } from 'react'
import { type SuiteChanges, checkOf, isAffected } from '#domain/changes/suite-changes.ts'
import type { GenerationResult, ChangeCheck } from '#domain/generation/result.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Tooltip } from '#src/components/ui/tooltip.tsx'
import { localized } from '#src/messages/localized.ts'
import { ChangeText } from './change-list.tsx'
import { changeTexts, momentText, versionTexts } from './texts.ts'
import { type SuiteVersions, VersionsPanel } from './versions-panel.tsx'

/** What the results view needs to compare a result with its ticket and to update it. */
export interface SuiteControls {
  /** Asks Jira for the ticket as it is now. Undefined while no account is connected. */
  fetchIssue: ((ticketId: string) => Promise<unknown>) | undefined
  /** The words for a failed call. */
  failureText: (error: unknown) => string
  /** Names this opening of the result, which is compared at once; undefined to wait for the button. */
  checkAtOnce: number | undefined
  onChecked: (check: ChangeCheck, timestamp: string) => void
  onStillRight: (caseId: string, timestamp: string) => void
  /** Starts the run for edited and new criteria. Undefined while that is not possible. */
  onUpdate: (() => void) | undefined
  /** Set after an update or a restored version in this session, until the view closes. */
  outcome: 'updated' | 'restored' | undefined
  versions: SuiteVersions
}

interface ChangesPanelProps {
  result: GenerationResult
  suite: SuiteChanges
  controls: SuiteControls
}

/** Compares the suite with its ticket: what changed, what to do about it, and the versions before. */
export function ChangesPanel({ result, suite, controls }: ChangesPanelProps) {
  const { check } = result
  const { checking, failure, compare } = useComparison(result, controls)
  const [versionsShown, setVersionsShown] = useState(false)
  const affected = suite.changes.filter(isAffected)
  const count = (state: string): number => affected.filter((change) => change.state === state).length
  const needsRun = affected.some(({ state }) => state !== 'gone')

  function summary(): string {
    if (controls.fetchIssue === undefined) return changeTexts.notConnected
    if (check === undefined) return changeTexts.neverChecked
    const moment = momentText(check.checkedAt)
    return affected.length === 0
      ? changeTexts.nothingChanged(moment)
      : changeTexts.changed(count('edited'), count('new'), count('gone'), moment)
  }

  return (
    <section aria-label={changeTexts.title} className="rounded-lg border border-line bg-surface text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
        <p className="min-w-[min(16rem,100%)] flex-1" role="status">
          {checking ? changeTexts.checking : summary()}
          {suite.marks.size > 0 && <> {changeTexts.affectedCases(suite.marks.size)}.</>}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            disabled={controls.fetchIssue === undefined || checking}
            icon="refresh"
            onClick={compare}
            size="sm"
            variant="secondary"
          >
            {changeTexts.check}
          </Button>
          {affected.length > 0 && (
            <Tooltip content={needsRun ? changeTexts.updateHint : changeTexts.updateFreeHint}>
              <Button disabled={controls.onUpdate === undefined} onClick={controls.onUpdate} size="sm">
                {changeTexts.update}
              </Button>
            </Tooltip>
          )}
          <Button
            aria-expanded={versionsShown}
            className="aria-expanded:bg-sunken"
            icon="history"
            onClick={() => setVersionsShown(!versionsShown)}
            size="sm"
            variant="ghost"
          >
            {versionTexts.versions}
          </Button>
        </div>
      </div>
      {failure !== undefined && (
        <Alert className="mx-4 mb-3" title={changeTexts.failed} variant="warning">
          {localized(failure)}
        </Alert>
      )}
      {controls.outcome !== undefined && (
        <Alert
          action={
            <Button onClick={() => void controls.versions.undo()} size="sm" variant="secondary">
              {changeTexts.undo}
            </Button>
          }
          className="mx-4 mb-3"
          variant="success"
        >
          {changeTexts[controls.outcome]}
        </Alert>
      )}
      {affected.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {affected.map((change) => (
            <li className="px-4 py-2.5" key={`${change.id} ${change.state}`}>
              <ChangeText change={change} />
            </li>
          ))}
        </ul>
      )}
      {versionsShown && <VersionsPanel result={result} versions={controls.versions} />}
    </section>
  )
}

function useComparison({ ticketId, timestamp }: GenerationResult, controls: SuiteControls) {
  const { fetchIssue, failureText, onChecked, checkAtOnce } = controls
  const [checking, setChecking] = useState(false)
  const [failure, setFailure] = useState<string>()
  const started = useRef<number>(undefined)
  // The result may be corrected while Jira is asked.
  const latest = useRef(onChecked)
  useEffect(() => {
    latest.current = onChecked
  })

  const compare = useCallback(() => {
    if (fetchIssue === undefined) return
    setChecking(true)
    setFailure(undefined)
    fetchIssue(ticketId)
      .then((issue) => {
        const check = checkOf(issue, new Date())
        if (check.ok) latest.current(check.value, timestamp)
        else setFailure(localized(check.reason))
      })
      .catch((error: unknown) => setFailure(failureText(error)))
      .finally(() => setChecking(false))
  }, [fetchIssue, failureText, ticketId, timestamp])

  useEffect(() => {
    if (checkAtOnce === undefined || checkAtOnce === started.current || fetchIssue === undefined) return
    started.current = checkAtOnce
    compare()
  }, [checkAtOnce, compare, fetchIssue])

  return { checking, failure, compare }
}
