import type { CriterionSource } from '#domain/criteria/criterion.ts'
import { inLanguage } from '#src/lib/language.ts'

const places = inLanguage({
  en: { field: 'Field', section: 'Section', description: 'Description' },
  es: { field: 'Campo', section: 'Sección', description: 'Descripción' },
})

/** Where in the ticket a criterion was found: 'Field: Acceptance Criteria'. Empty if unknown, as in old history entries. */
export function criterionSourceLabel({ kind, label }: CriterionSource): string {
  if (label === '') return ''
  return kind === 'description' ? places.description : `${places[kind]}: ${label}`
}
