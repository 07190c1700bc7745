import { expect, it } from 'vitest'
import { progressSteps } from '#domain/generation/progress.ts'

it('goes through 10, 20, 40, 60, 80 and 100 percent, then finalises', () => {
  expect(Object.values(progressSteps).map((step) => step.percent)).toEqual([10, 20, 40, 60, 80, 100, 100])
  expect(progressSteps.finalizing.message).toBe('Finalizing...')
})
