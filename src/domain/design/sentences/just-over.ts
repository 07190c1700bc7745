import { moved } from '../understand/value.ts'
import type { Slots } from './slots.ts'

/** The amount or the share that a sentence names, and the next one above it. */
export function justOver({ values }: Slots): { limit: string; over: string } | undefined {
  const value = values.get('amount') ?? values.get('percent')
  return value === undefined
    ? undefined
    : { limit: value.text, over: moved(value, value.measure === 'money' ? 0.01 : 1).text }
}
