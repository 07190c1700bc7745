import { generationTexts } from './texts.ts'

export interface GenerateConditions {
  running: boolean
  link: string
  connected: boolean
  /** False when the plan's runs are used up; undefined while the plan is not known (the server decides then). */
  canGenerate: boolean | undefined
}

/** The Generate button's label and whether it can be pressed (spec section 2, Dashboard). */
export function generateButtonState({ running, link, connected, canGenerate }: GenerateConditions): { label: string; disabled: boolean } {
  if (running) return { label: generationTexts.generating, disabled: true }
  if (canGenerate === false) return { label: generationTexts.upgrade, disabled: true }
  return { label: generationTexts.generate, disabled: link.trim() === '' || !connected }
}
