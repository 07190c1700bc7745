import { useState } from 'react'
import { type CaseFilter, filterCases, noFilter } from '#domain/test-case/filter.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { Button } from '#src/components/ui/button.tsx'
import { SegmentedControl } from '#src/components/ui/segmented-control.tsx'
import { stepLayoutItem } from '#src/storage/preferences.ts'
import { useStoredItem } from '#src/storage/use-stored-item.ts'
import { CaseCards } from './case-cards.tsx'
import { CaseTable } from './case-table.tsx'
import { FilterBar } from './filter-bar.tsx'
import { resultsTexts } from './texts.ts'

export type CaseLayout = 'cards' | 'table'

/** How many cases are shown before the rest is asked for (the page size of the spec's section 2). */
const initialCases = 10

/** The cases with search, filters and step layout; one is open at a time. */
export function CaseBrowser({ cases, layout }: { cases: TestCase[]; layout: CaseLayout }) {
  const [filter, setFilter] = useState<CaseFilter>(noFilter)
  const [openId, setOpenId] = useState<string>()
  const [all, setAll] = useState(false)
  const [stepLayout, setStepLayout] = useStoredItem(stepLayoutItem)
  const matching = filterCases(cases, filter)
  const shown = all ? matching : matching.slice(0, initialCases)
  const hidden = matching.length - shown.length
  const List = layout === 'cards' ? CaseCards : CaseTable
  return (
    <section className="space-y-3">
      <div className="z-10 -mx-5 flex flex-wrap items-center gap-2 border-b border-line bg-surface px-5 py-2.5 sm:sticky sm:-top-5">
        <FilterBar cases={cases} filter={filter} matching={matching.length} onChange={setFilter} />
        <SegmentedControl
          label={resultsTexts.stepLayout}
          onChange={setStepLayout}
          segments={[
            { value: 'consolidated', label: resultsTexts.consolidated },
            { value: 'separate', label: resultsTexts.separate },
          ]}
          value={stepLayout}
        />
      </div>
      {matching.length === 0 ? (
        <p className="py-8 text-center text-sm text-muted">{resultsTexts.nothingMatches}</p>
      ) : (
        <List cases={shown} onToggle={(id) => setOpenId(id === openId ? undefined : id)} openId={openId} stepLayout={stepLayout} />
      )}
      {hidden > 0 && (
        <div className="text-center">
          <Button onClick={() => setAll(true)} variant="secondary">
            {resultsTexts.showMore(hidden)}
          </Button>
        </div>
      )}
    </section>
  )
}
