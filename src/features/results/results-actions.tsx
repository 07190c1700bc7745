import type { ReactNode } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import { SegmentedControl } from '#src/components/ui/segmented-control.tsx'
import type { CaseLayout } from './case-browser.tsx'
import { ConnectionBadge, type ConnectionBadgeState } from './connection-badge.tsx'
import { SavedIndicator } from './saved-indicator.tsx'
import { coverageTexts } from './coverage/texts.ts'
import { resultsTexts } from './texts.ts'

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
export function ResultsActions({ connection, savedShown, layout, onLayoutChange, details, coverage, exportControl }: ResultsActionsProps) {
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
      <Button aria-expanded={details.shown} className="aria-expanded:bg-sunken" onClick={details.toggle} variant="secondary">
        {details.shown ? resultsTexts.hideDetails : resultsTexts.showDetails}
      </Button>
      {exportControl}
    </div>
  )
}
