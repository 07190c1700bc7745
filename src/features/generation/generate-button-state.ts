import { generationTexts } from './texts.ts'

export interface GenerateConditions {
  running: boolean
  link: string
  connected: boolean
  /** False when the plan's runs are used up; undefined while the plan is not known (the server decides then). */
  canGenerate: boolean | undefined
}

/** The messages for what is missing before a run can start. */
export interface MissingParts {
  link?: string
  connection?: string
}

export function missingParts({ link, connected }: Pick<GenerateConditions, 'link' | 'connected'>): MissingParts {
  return {
    ...(link.trim() === '' ? { link: generationTexts.linkMissing } : {}),
    ...(connected ? {} : { connection: generationTexts.notConfigured }),
  }
}

/** The Generate button's label and whether it can be pressed (spec section 2, Dashboard). */
export function generateButtonState({ running, canGenerate, ...conditions }: GenerateConditions): { label: string; disabled: boolean } {
  if (running) return { label: generationTexts.generating, disabled: true }
  if (canGenerate === false) return { label: generationTexts.upgrade, disabled: true }
  return { label: generationTexts.generate, disabled: Object.keys(missingParts(conditions)).length > 0 }
}
