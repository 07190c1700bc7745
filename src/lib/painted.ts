/** Limit in milliseconds, because a hidden tab paints no frames. */
const longestFrameMs = 100

/** Resolves after the next paint, or after the limit when nothing is painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, longestFrameMs)
    requestAnimationFrame(() => {
      clearTimeout(late)
      // The callback runs before the paint, a task queued in it runs after.
      setTimeout(resolve)
    })
  })
}
