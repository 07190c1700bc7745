import { useSyncExternalStore } from 'react'
import type { Result } from '#domain/result.ts'
import type { StoredItem } from './item.ts'

/** A stored item as React state, in sync across tabs. Only for values that compare by identity: text, numbers, booleans. */
export function useStoredItem<T extends string | number | boolean | undefined>(
  item: StoredItem<T>,
): [T, (value: T) => Result<undefined>] {
  const value = useSyncExternalStore(item.subscribe, item.read)
  return [value, item.write]
}
