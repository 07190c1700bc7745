import type { AcceptanceCriterion } from '#domain/criteria/criterion.ts'
import { inLanguage } from '#src/lib/language.ts'

const places = inLanguage({
  en: {
    field: 'Field',
    section: 'Section',
    description: 'Description',
    tester: 'Added by you',
    edited: (place: string) => `${place} (edited by you)`,
  },
  es: {
    field: 'Campo',
    section: 'Sección',
    description: 'Descripción',
    tester: 'Agregado por usted',
    edited: (place: string) => `${place} (editado por usted)`,
  },
})

/**
 * Where a criterion comes from: 'Field: Acceptance Criteria', and whether the tester changed it. Empty if unknown, as in old
 * history entries.
 */
export function criterionSourceLabel({ source, changed }: Pick<AcceptanceCriterion, 'source' | 'changed'>): string {
  const { kind, label } = source
  if (kind === 'tester') return places.tester
  if (label === '') return ''
  const place = kind === 'description' ? places.description : `${places[kind]}: ${label}`
  return changed === 'edited' ? places.edited(place) : place
}
