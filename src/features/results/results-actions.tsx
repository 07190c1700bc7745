import { type ReactNode, useEffect, useState } from 'react'
import { type BadgeVariant, Badge } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { SegmentedControl } from '#src/components/ui/segmented-control.tsx'
import type { CaseLayout } from './case-browser.tsx'
import { coverageTexts } from './coverage/texts.ts'
import { connectionBadgeTexts, resultsTexts } from './texts.ts'

interface ResultsActionsProps {
  connection: ConnectionBadgeState
  savedShown: boolean
  layout: CaseLayout
  onLayoutChange: (layout: CaseLayout) => void
  details: { shown: boolean; toggle: () => void }
  coverage: { shown: boolean; covered: number; total: number; toggle: () => void }
  exportControl: ReactNode
}

/** The controls in the head of the results view. */
export function ResultsActions({
  connection,
  savedShown,
  layout,
  onLayoutChange,
  details,
  coverage,
  exportControl,
}: ResultsActionsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="mr-1 flex items-center">
        <SavedIndicator shown={savedShown} />
        <ConnectionBadge state={connection} />
      </div>
      <SegmentedControl
        label={resultsTexts.layout}
        onChange={onLayoutChange}
        segments={[
          { value: 'cards', label: resultsTexts.cards, icon: 'cards' },
          { value: 'table', label: resultsTexts.table, icon: 'table' },
        ]}
        value={layout}
      />
      {coverage.total > 0 && (
        <Button
          aria-expanded={coverage.shown}
          aria-label={coverageTexts.toggleName(coverage.covered, coverage.total)}
          className="tabular-nums aria-expanded:bg-sunken"
          onClick={coverage.toggle}
          variant="secondary"
        >
          {coverageTexts.toggle(coverage.covered, coverage.total)}
        </Button>
      )}
      <Button
        aria-expanded={details.shown}
        className="aria-expanded:bg-sunken"
        onClick={details.toggle}
        variant="secondary"
      >
        {details.shown ? resultsTexts.hideDetails : resultsTexts.showDetails}
      </Button>
      {exportControl}
    </div>
  )
}

export type ConnectionBadgeState = keyof typeof connectionBadgeTexts

const variants: Record<ConnectionBadgeState, BadgeVariant> = {
  connecting: 'default',
  connected: 'success',
  disconnected: 'warning',
}

/** Names Jira, because “Disconnected” alone could refer to the browser. */
function ConnectionBadge({ state }: { state: ConnectionBadgeState }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-xs text-muted">
      Jira{' '}
      <Badge size="sm" variant={variants[state]}>
        {connectionBadgeTexts[state]}
      </Badge>
    </span>
  )
}

/** How long the indicator stays, in milliseconds (docs/spec.md, section 9). */
const savedIndicatorMs = 3_000

/** True for a moment from when the save can be seen, but not again when the view is reopened. */
export function useSavedIndicator(saved: boolean, open: boolean): boolean {
  const [over, setOver] = useState(false)
  // What came in is saved while a result is completed behind the closed view.
  const visible = saved && open
  useEffect(() => {
    if (!visible) return
    const timer = setTimeout(() => setOver(true), savedIndicatorMs)
    return () => clearTimeout(timer)
  }, [visible])
  return visible && !over
}

/** The live region is there before its words, so that they are read out. */
function SavedIndicator({ shown }: { shown: boolean }) {
  return (
    <span className="text-sm text-accent-ink" role="status">
      {shown && (
        <span className="mr-3 inline-flex items-center gap-1.5">
          <Icon name="check" />
          {resultsTexts.saved}
        </span>
      )}
    </span>
  )
}
