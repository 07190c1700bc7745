import { type RefObject, useEffect, useRef } from 'react'

/** A part that appears at a press comes into sight, wherever the list was scrolled to; its heading, where all of it does not fit. */
export function useBroughtIntoView<T extends HTMLElement>(): RefObject<T | null> {
  const part = useRef<T>(null)
  useEffect(() => {
    // Gives a promise in newer browsers, which an effect must not hand on.
    void part.current?.scrollIntoView({ block: 'nearest' })
    void part.current?.firstElementChild?.scrollIntoView({ block: 'nearest' })
  }, [])
  return part
}
