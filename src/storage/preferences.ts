import { choice } from './choice.ts'
import { jsonItem, textItem } from './item.ts'
import { browserKey } from './keys.ts'

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
