/** How long a frame may take to come, in milliseconds: a tab out of sight has none. */
const longestFrameMs = 100

/** Settles after the next paint, or shortly after where nothing is painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, longestFrameMs)
    requestAnimationFrame(() => {
      clearTimeout(late)
      // The callback comes before the paint, a task from within it after.
      setTimeout(resolve)
    })
  })
}
