import { useEffect, useState } from 'react'
import { Icon } from '#src/components/ui/icon.tsx'
import { resultsTexts } from './texts.ts'

/** How long the indicator stays, in milliseconds (spec section 9). */
const savedIndicatorMs = 3_000

/** Says for a moment that the result is in the history. Give it the result's time as `key`: each save speaks once. */
export function SavedIndicator() {
  const [shown, setShown] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), savedIndicatorMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <span className="text-sm text-accent-ink" role="status">
      {shown && (
        <span className="inline-flex items-center gap-1.5">
          <Icon name="check" />
          {resultsTexts.saved}
        </span>
      )}
    </span>
  )
}
