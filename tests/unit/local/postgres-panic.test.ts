import { PGlite } from '@supabase/lite/pglite'
import { expect, it, vi } from 'vitest'
import { onPanic } from '../../../supabase/local/pglite.ts'

async function driverThatFails(error: Error) {
  const driver = await PGlite.create()
  vi.spyOn(driver, 'execProtocolStream').mockRejectedValue(error)
  return driver
}

it('stops at a panic and passes the error on', async () => {
  const driver = await driverThatFails(Object.assign(new Error('could not write to log file'), { severity: 'PANIC' }))
  const stop = vi.fn()
  onPanic({ driver }, stop)
  await expect(driver.query('select 1')).rejects.toThrow('could not write to log file')
  expect(stop).toHaveBeenCalledWith('could not write to log file')
})

it('ignores every other error', async () => {
  const driver = await driverThatFails(Object.assign(new Error('no such table'), { severity: 'ERROR' }))
  const stop = vi.fn()
  onPanic({ driver }, stop)
  await expect(driver.query('select 1')).rejects.toThrow('no such table')
  expect(stop).not.toHaveBeenCalled()
})
