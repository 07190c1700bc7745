import { useEffect, useState } from 'react'
import { Icon } from '#src/components/ui/icon.tsx'
import { resultsTexts } from './texts.ts'

/** How long the indicator stays, in milliseconds (spec section 9). */
const savedIndicatorMs = 3_000

/** True for a moment after the save; a view that is closed and opened again does not say it twice. */
export function useSavedIndicator(saved: boolean): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    if (!saved) return
    const timer = setTimeout(() => setOver(true), savedIndicatorMs)
    return () => clearTimeout(timer)
  }, [saved])
  return saved && !over
}

/** The live region is there before its words, so that they are read out. */
export function SavedIndicator({ shown }: { shown: boolean }) {
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
