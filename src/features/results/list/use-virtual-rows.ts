import { type Range, type Virtualizer, defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { TestCase } from '#domain/test-case/test-case.ts'
import type { StepLayout } from '#src/storage/preferences.ts'

/** The props of both layouts. One case is open at a time. */
export interface CaseListProps {
  cases: TestCase[]
  openId: string | undefined
  onToggle: (id: string) => void
  stepLayout: StepLayout
}

/** Longer lists render only the rows near the screen. */
export const maxUnvirtualizedRows = 40

interface VirtualRowsOptions {
  /** Must be the same array until the rows change, because a new one lays out all rows again. */
  keys: string[]
  /** The usual height of a row in pixels, used until the row is measured. */
  estimate: number
  /** The index of the open row, which always stays on the page because it may contain the focus; -1 for none. */
  pinned: number
}

interface VirtualRows<T extends HTMLElement> {
  list: RefObject<T | null>
  virtualizer: Virtualizer<HTMLElement, HTMLElement>
  /** The offset of the list within the scrolling box, in pixels. */
  margin: number
}

/** The rows of a long list that are near the screen, in the scrolling box around them. */
export function useVirtualRows<T extends HTMLElement>({ keys, estimate, pinned }: VirtualRowsOptions): VirtualRows<T> {
  const list = useRef<T>(null)
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const [margin, setMargin] = useState(0)

  // Details and coverage above the list come and go, so its offset is measured whenever the content's height changes.
  useLayoutEffect(() => {
    const found = scrollingParent(list.current)
    setScroller(found)
    if (found === null) return
    function measure(): void {
      if (list.current === null || found === null) return
      setMargin(
        Math.round(list.current.getBoundingClientRect().top - found.getBoundingClientRect().top + found.scrollTop),
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(found.firstElementChild ?? found)
    return () => observer.disconnect()
  }, [])

  const getItemKey = useCallback((index: number) => keys[index] ?? index, [keys])

  // The library's object changes in place; nothing here is memoized by it.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: keys.length,
    getScrollElement: () => scroller,
    estimateSize: () => estimate,
    getItemKey,
    overscan: 3,
    scrollMargin: margin,
    rangeExtractor: (range) => withPinned(range, pinned),
  })
  return { list, virtualizer, margin }
}

function withPinned(range: Range, pinned: number): number[] {
  const indexes = defaultRangeExtractor(range)
  if (pinned < 0 || indexes.includes(pinned)) return indexes
  return [...indexes, pinned].sort((one, other) => one - other)
}

function scrollingParent(element: HTMLElement | null): HTMLElement | null {
  for (let parent = element?.parentElement ?? null; parent !== null; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent
  }
  return null
}
