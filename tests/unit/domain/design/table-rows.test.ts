import { describe, expect, it } from 'vitest'
import { casesIn, stepLines } from './support/lines.ts'

describe('a row whose cells carry the names of their columns', () => {
  it.each([
    [
      'ID: AC-03 | Scenario: User enters valid 6-digit code | Expected Result: 2FA is activated',
      ['Enter valid 6-digit code | 6-digit | 2FA is activated.'],
    ],
    [
      'No: 4 | Given: The cart is empty | When: The guest opens the checkout | Then: "Your cart is empty" is displayed',
      ['Open the checkout | None needed | "Your cart is empty" is displayed.'],
    ],
    [
      'ID: AC-01 | Scenario: User clicks "Export" | Expected Result: PDF generated within 10 seconds for reports up to 50 pages',
      ['Click "Export" and measure the time until PDF generated | 50 pages | It takes 10 seconds at most.'],
    ],
  ])('%s', (row, expected) => {
    expect(stepLines(row)).toEqual(expected)
  })

  it('reads the columns of other languages', () => {
    const lines = casesIn('de', 'Nr: 3 | Aktion: Der Gast öffnet die Kasse | Erwartetes Ergebnis: Die Summe erscheint')
    expect(lines.join('\n')).not.toMatch(/Nr:|Aktion:|Ergebnis:|\|.*\|.*\|/u)
    expect(lines.join('\n')).toContain('Die Summe erscheint.')
  })

  it('leaves other texts with bars and colons as they are', () => {
    expect(stepLines('The menu shows Home | News: all | Contact.').join('\n')).toContain('Home | News: all | Contact')
  })
})
