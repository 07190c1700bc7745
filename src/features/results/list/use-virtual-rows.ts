import { type Range, type Virtualizer, defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { TestCase } from '#domain/test-case/test-case.ts'
import type { StepLayout } from '#src/storage/preferences.ts'

/** What both layouts of the cases need: one case is open at a time. */
export interface CaseListProps {
  cases: TestCase[]
  openId: string | undefined
  onToggle: (id: string) => void
  stepLayout: StepLayout
}

/** Longer lists are on the page in parts: what is near the screen. */
export const longestWholeList = 40

interface VirtualRowsOptions {
  /** The same list until the rows change: with another one all rows are laid out anew. */
  keys: string[]
  /** The usual height of a row in pixels; each is measured once it is there. */
  estimate: number
  /** A row that stays on the page wherever the list is: the open one, which may hold the focus. */
  pinned: number
}

interface VirtualRows<T extends HTMLElement> {
  list: RefObject<T | null>
  virtualizer: Virtualizer<HTMLElement, HTMLElement>
  /** Where the list begins in what scrolls, in pixels. */
  margin: number
}

/** The rows of a long list that are near the screen, in the scrolling box around them. */
export function useVirtualRows<T extends HTMLElement>({ keys, estimate, pinned }: VirtualRowsOptions): VirtualRows<T> {
  const list = useRef<T>(null)
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const [margin, setMargin] = useState(0)

  // What stands above the list comes and goes (details, coverage): where it begins is looked up whenever the content's height changes.
  useLayoutEffect(() => {
    const found = scrollingParent(list.current)
    setScroller(found)
    if (found === null) return
    function measure(): void {
      if (list.current === null || found === null) return
      setMargin(Math.round(list.current.getBoundingClientRect().top - found.getBoundingClientRect().top + found.scrollTop))
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
