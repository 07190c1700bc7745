import type { CriterionSource } from '#domain/criteria/criterion.ts'
import { inLanguage } from '#src/lib/language.ts'

const places = inLanguage({
  en: { field: 'Field', section: 'Section', description: 'Description' },
  es: { field: 'Campo', section: 'Sección', description: 'Descripción' },
})

/** Where in the ticket a criterion stands: 'Field: Acceptance Criteria'. Empty where that was not kept. */
export function criterionSourceLabel({ kind, label }: CriterionSource): string {
  if (label === '') return ''
  return kind === 'description' ? places.description : `${places[kind]}: ${label}`
}
