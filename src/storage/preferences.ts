import { type ItemSchema, jsonItem, textItem } from './item.ts'
import { browserKey } from './keys.ts'

/** A schema for a few plain values, for pages that do not load zod. */
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

/** Undefined until the user chooses: the operating system's preference counts until then (docs/spec.md, section 4). */
export const themeItem = textItem<Theme | undefined>({
  key: browserKey('theme'),
  schema: choice('dark', 'light'),
  fallback: undefined,
})

/** Whether the How it works panel is shown (docs/spec.md, section 2). */
export const showHowItWorksItem = jsonItem({
  key: browserKey('showHowItWorks'),
  schema: choice(true, false),
  fallback: true,
})

/** The user's choice; the plan decides whether it applies (docs/spec.md, section 6). */
export const enableEnrichmentItem = jsonItem({
  key: browserKey('enableEnrichment'),
  schema: choice(true, false),
  fallback: false,
})

/** How the results view lays out steps: in one row per case by default. */
export const stepLayoutItem = textItem<StepLayout>({
  key: browserKey('stepLayout'),
  schema: choice('consolidated', 'separate'),
  fallback: 'consolidated',
})
