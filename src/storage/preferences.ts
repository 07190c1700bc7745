import { type ItemSchema, jsonItem, textItem } from './item.ts'
import { browserKey } from './keys.ts'

/** One of a few plain values. The pages for visitors read such items and load no schema library for them. */
export function choice<const T extends string | boolean>(...values: readonly T[]): ItemSchema<T> {
  return {
    safeParse(value) {
      const found = values.find((known) => known === value)
      return found === undefined ? { success: false } : { success: true, data: found }
    },
  }
}

export type Theme = 'dark' | 'light'
export type StepLayout = 'consolidated' | 'separate'

/** Undefined until the user chooses: the operating system's preference counts until then (spec section 4, Theme). */
export const themeItem = textItem<Theme | undefined>({
  key: browserKey('theme'),
  schema: choice('dark', 'light'),
  fallback: undefined,
})

/** The How it works panel is shown until it is dismissed (spec section 2, Dashboard). */
export const showHowItWorksItem = jsonItem({ key: browserKey('showHowItWorks'), schema: choice(true, false), fallback: true })

/** What the user asked for; the plan decides whether it is used (spec section 6). */
export const enableEnrichmentItem = jsonItem({ key: browserKey('enableEnrichment'), schema: choice(true, false), fallback: false })

/** How the results view lays out steps; one row a case unless the tester asks otherwise. */
export const stepLayoutItem = textItem<StepLayout>({
  key: browserKey('stepLayout'),
  schema: choice('consolidated', 'separate'),
  fallback: 'consolidated',
})
