import { expect, test } from 'vitest'
import { createTurns } from '../../../supabase/local/turns.ts'

test('those who wait are let through one by one, in their order, with a turn of the event loop between them', async () => {
  const nextTurn = createTurns()
  let turn = 0
  let counting = true
  const count = () => {
    turn += 1
    if (counting) setImmediate(count)
  }
  setImmediate(count)
  const seen: { caller: number; turn: number }[] = []
  await Promise.all(
    Array.from({ length: 20 }, async (_, caller) => {
      await nextTurn()
      seen.push({ caller, turn })
    }),
  )
  counting = false
  expect(seen.map(({ caller }) => caller)).toEqual(Array.from({ length: 20 }, (_, caller) => caller))
  expect(new Set(seen.map(({ turn: at }) => at)).size).toBe(20)
})
