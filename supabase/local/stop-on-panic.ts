import type { PgliteConnection } from '@supabase/lite/pglite'
import { z } from 'zod'

const panicSchema = z.object({ severity: z.literal('PANIC'), message: z.string() })

/**
 * Postgres panics where it cannot write its log, and expects to be started again. Embedded in this process, it would hold
 * its locks and keep the process busy for ever at the next call, so the process has to end.
 */
export function onPanic({ driver }: Pick<PgliteConnection, 'driver'>, stop: (message: string) => void): void {
  const execute = driver.execProtocolStream.bind(driver)
  driver.execProtocolStream = async (...args) => {
    try {
      return await execute(...args)
    } catch (error) {
      const panic = panicSchema.safeParse(error)
      if (panic.success) stop(panic.data.message)
      throw error
    }
  }
}

/** Ends the process, as Postgres ends itself. What it has answered for is on the disk. */
export function endProcess(message: string): void {
  process.stderr.write(`The database stopped: ${message}.\nMake sure that the disk has room and can be written, then start again. Nothing that was saved is lost.\n`)
  process.exit(1)
}
