import { type RefObject, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { CoverageMatrix } from '#domain/test-case/coverage.ts'
import { type CaseFilter, filterCases, noFilter } from '#domain/test-case/filter.ts'
import { Button } from '#src/components/ui/button.tsx'
import { SegmentedControl } from '#src/components/ui/segmented-control.tsx'
import { stepLayoutItem } from '#src/storage/preferences.ts'
import { useStoredItem } from '#src/storage/use-stored-item.ts'
import { CaseEditingContext } from './case-context.ts'
import { type CoverageTarget, idsOfTarget } from './coverage/coverage-panel.tsx'
import { coverageTexts } from './coverage/texts.ts'
import { EditToolbar } from './editing/edit-toolbar.tsx'
import { editTexts } from './editing/texts.ts'
import { useCaseActions } from './editing/use-case-actions.ts'
import type { CaseEditor } from './editing/use-case-editor.ts'
import { FilterBar } from './filter-bar.tsx'
import { CaseCards } from './list/case-cards.tsx'
import { maxUnvirtualizedRows } from './list/use-virtual-rows.ts'
import { CaseTable } from './list/case-table.tsx'
import type { Findings } from './review/case-findings.tsx'
import { hasFinding, type RuleFilter } from './review/finding-select.tsx'
import { resultsTexts } from './texts.ts'
import { writingTexts } from './writing/texts.ts'
import { WriteButton, useWriter } from './writing/writing-controls.tsx'

export type CaseLayout = 'cards' | 'table'

/** The number of cases shown at first (docs/spec.md, section 2). */
const initialCases = 10

interface CaseBrowserProps {
  editor: CaseEditor
  editable: boolean
  layout: CaseLayout
  matrix: CoverageMatrix
  findings: Findings
  /** The selection in the coverage matrix. */
  target: CoverageTarget | undefined
  onTarget: (target: CoverageTarget | undefined) => void
}

/** The list of cases with search, filters, step layout and corrections. One case is open at a time. */
export function CaseBrowser({ editor, editable, layout, matrix, findings, target, onTarget }: CaseBrowserProps) {
  const { cases } = editor
  const writer = useWriter()
  const [filter, setFilter] = useState<CaseFilter>(noFilter)
  const [rule, setRule] = useState<RuleFilter>('')
  const [openId, setOpenId] = useState<string>()
  const [all, setAll] = useState(false)
  const [stepLayout, setStepLayout] = useStoredItem(stepLayoutItem)
  const section = useListInView(layout)
  /** The case whose finding was fixed while the list was filtered like this. */
  const [kept, setKept] = useState<{ id: string; filter: CaseFilter; rule: RuleFilter; target: typeof target }>()
  const keepShown = useCallback((id: string) => setKept({ id, filter, rule, target }), [filter, rule, target])
  const actions = useCaseActions({ editor, setOpenId, clearFilter, keepShown })

  // A keystroke in the search is painted before the list is filtered.
  const wanted = useDeferredValue(useAfterPaint(filter, cases.length > maxUnvirtualizedRows))
  const ids = useMemo(() => idsOfTarget(target, matrix), [target, matrix])
  const matching = useMemo(
    () => filterCases(cases, { ...wanted, ids }).filter(({ id }) => hasFinding(findings.get(id), rule)),
    [cases, wanted, ids, findings, rule],
  )
  const { editingId } = actions.editing
  const isKept = kept?.id === openId && kept?.filter === filter && kept.rule === rule && kept.target === target
  // A case whose form is open, or that was just fixed, stays in the list even if it no longer matches.
  const stayingId = editingId ?? (isKept ? kept.id : undefined)
  const shown = useMemo(() => {
    const page = all ? matching : matching.slice(0, initialCases)
    if (stayingId === undefined || page.some(({ id }) => id === stayingId)) return page
    const onPage = new Set(page)
    return cases.filter((testCase) => testCase.id === stayingId || onPage.has(testCase))
  }, [cases, matching, all, stayingId])
  const hidden = all ? 0 : Math.max(0, matching.length - initialCases)
  const searchField = useSearchShortcut(all && matching.length > initialCases)

  const { closeForm } = actions
  const toggle = useCallback(
    (id: string) => {
      setOpenId((open) => (open === id ? undefined : id))
      closeForm()
    },
    [closeForm],
  )

  function clearFilter(): void {
    setFilter(noFilter)
    setRule('')
    onTarget(undefined)
  }

  const List = layout === 'cards' ? CaseCards : CaseTable
  const uncovered = target?.caseId === undefined && ids?.length === 0 ? target?.criterionId : undefined
  return (
    <CaseEditingContext value={editable ? actions.editing : undefined}>
      <section className="space-y-3" ref={section}>
        <div className="z-10 -mx-5 flex flex-wrap items-center gap-2 border-b border-line bg-surface px-5 py-2.5 sm:sticky sm:-top-5">
          <FilterBar
            cases={cases}
            filter={filter}
            findings={findings}
            matching={matching.length}
            onChange={setFilter}
            onClear={clearFilter}
            onRule={setRule}
            onTarget={onTarget}
            rule={rule}
            searchField={searchField}
            target={target}
          />
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
        {editable && (
          <EditToolbar
            {...actions.toolbar}
            canRedo={editor.canRedo}
            canUndo={editor.canUndo}
            onAdd={() => actions.add(target?.criterionId)}
          />
        )}
        {shown.length > 0 ? (
          <List cases={shown} onToggle={toggle} openId={openId} stepLayout={stepLayout} />
        ) : (
          <div className="py-8 text-center text-sm text-muted">
            <p>{uncovered === undefined ? resultsTexts.nothingMatches : coverageTexts.nothingCovers(uncovered)}</p>
            {uncovered !== undefined && editable && (
              <div className="mt-3 flex flex-wrap justify-center gap-2">
                <WriteButton
                  icon="refresh"
                  onClick={() => writer?.write({ kind: 'complete', criterionIds: [uncovered], limits: [] })}
                  variant="secondary"
                >
                  {writingTexts.coverThis(uncovered)}
                </WriteButton>
                <Button icon="plus" onClick={() => actions.add(uncovered)} size="sm" variant="secondary">
                  {editTexts.addFor(uncovered)}
                </Button>
              </div>
            )}
          </div>
        )}
        {hidden > 0 && (
          <div className="text-center">
            <Button onClick={() => setAll(true)} variant="secondary">
              {resultsTexts.showMore(hidden)}
            </Button>
          </div>
        )}
      </section>
    </CaseEditingContext>
  )
}

/** Scrolls to the list when the layout changes: with details and coverage open, the list may be off screen. */
function useListInView(layout: CaseLayout): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null)
  const shown = useRef(layout)
  useEffect(() => {
    if (shown.current === layout) return
    shown.current = layout
    const { current } = section
    const begins = current?.getBoundingClientRect().top ?? 0
    // Newer browsers return a promise here, which an effect must not return.
    if (begins > window.innerHeight / 2) void current?.scrollIntoView({ block: 'start' })
  }, [layout])
  return section
}

/**
 * If `active`, returns the value one frame late, so that work that depends on it starts after the browser has painted the
 * change. With `useDeferredValue` alone, the work can start before the paint.
 */
function useAfterPaint<T>(value: T, active: boolean): T {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(value))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  return active ? painted : value
}

/**
 * Only part of a long list is rendered, so the browser's search would miss the rest. Ctrl+F focuses our search field, which
 * finds all cases; pressed again there, it opens the browser's search.
 */
function useSearchShortcut(active: boolean): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!active) return
    function onKeyDown(event: KeyboardEvent): void {
      if (
        !(event.ctrlKey || event.metaKey) ||
        event.key.toLowerCase() !== 'f' ||
        document.activeElement === field.current
      )
        return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [active])
  return field
}
