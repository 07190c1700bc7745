/** Lets the page paint and handle input before more work. A message arrives at once; a timer would wait up to 4 ms. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}

/** Waits until the browser has painted what is rendered. A hidden tab paints nothing, so there it does not wait. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve()
    // The first callback runs before the paint, the second one after it.
    else requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}
