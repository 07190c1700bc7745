import { useEffect, useState } from 'react'

/**
 * A value that follows another one frame later, where `active`: what depends on it is made only after the browser has
 * painted the change itself. `useDeferredValue` alone lets the work come before the paint when it is quick to begin.
 */
export function useAfterPaint<T>(value: T, active: boolean): T {
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
