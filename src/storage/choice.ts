import type { ItemSchema } from './item.ts'

/** One of a few plain values. The pages for visitors read such items and load no schema library for them. */
export function choice<const T extends string | boolean>(...values: readonly T[]): ItemSchema<T> {
  return {
    safeParse(value) {
      const found = values.find((known) => known === value)
      return found === undefined ? { success: false } : { success: true, data: found }
    },
  }
}
