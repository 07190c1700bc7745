import { afterEach, expect, it, vi } from 'vitest'
import { painted } from '#src/features/generation/use-generation-run.ts'

afterEach(() => void vi.restoreAllMocks())

it('settles in a task after the frame, when the browser has painted', async () => {
  const order: string[] = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    setTimeout(() => {
      callback(0)
      order.push('frame')
      queueMicrotask(() => order.push('paint'))
    })
    return 1
  })
  await painted()
  expect(order).toEqual(['frame', 'paint'])
})

it('does not wait for a tab that is out of sight', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1)
  await expect(painted()).resolves.toBeUndefined()
})
