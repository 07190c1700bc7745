import { type RefObject, useEffect, useRef } from 'react'

/**
 * A long list is on the page in parts only, and the browser's own search would miss the rest: Ctrl+F leads to the search
 * that knows all cases. Pressed there again it is the browser's.
 */
export function useSearchShortcut(active: boolean): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!active) return
    function onKeyDown(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'f' || document.activeElement === field.current) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [active])
  return field
}
