import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls a part into view when it appears; if it does not fit on the screen, scrolls to its heading. */
export function useBroughtIntoView<T extends HTMLElement>(): RefObject<T | null> {
  const part = useRef<T>(null)
  useEffect(() => {
    // Gives a promise in newer browsers, which an effect must not hand on.
    void part.current?.scrollIntoView({ block: 'nearest' })
    void part.current?.firstElementChild?.scrollIntoView({ block: 'nearest' })
  }, [])
  return part
}
