import { describe, expect, it } from 'vitest'
import { dayOf } from '#domain/design/understand/ticket-day.ts'
import { dayNumber } from '#domain/design/understand/value.ts'
import type { Language } from '#domain/design/language.ts'
import { generationContextSchema } from '#domain/generation/context.ts'

function dayIn(description: string, language: Language) {
  const context = generationContextSchema.parse({
    title: 'Inscription',
    description,
    ticketKey: 'DEMO-1',
    acceptanceCriteria: [{ id: 'AC-1', given: '', when: '', then: 'x', text: 'x' }],
  })
  return dayOf(context, language)
}

describe('the day of the event that a ticket is about', () => {
  it.each([
    ['fr', 'aux Foulées (dimanche 20 septembre 2026), afin de courir', dayNumber(2026, 9, 20)],
    ['fr', 'la fête du 1er mai 2027', dayNumber(2027, 5, 1)],
    ['de', 'das Fest am 3. Oktober 2026', dayNumber(2026, 10, 3)],
    ['es', 'la carrera del 12 de mayo de 2026', dayNumber(2026, 5, 12)],
  ] as const)('%s: %s', (language, text, day) => {
    expect(dayIn(text, language)).toBe(day)
  })

  it('is unknown where a date has no year or several are named', () => {
    expect(dayIn("12 € jusqu'au 31 mai", 'fr')).toBeUndefined()
    expect(dayIn('du 3 mai 2026 au 5 mai 2026', 'fr')).toBeUndefined()
  })
})
