import { describe, expect, it } from 'vitest'
import type { WireTestCase } from '#domain/contracts/ai-generate.ts'
import { designTestCases } from '#domain/design/design-test-cases.ts'
import { generationContextSchema } from '#domain/generation/context.ts'

function casesFor(text: string, description = '', title = 'A page'): WireTestCase[] {
  const context = generationContextSchema.parse({
    title,
    description,
    ticketKey: 'DEMO-1',
    acceptanceCriteria: [{ id: 'AC-1', text, given: '', when: '', then: '' }],
  })
  return designTestCases(context, { enrichment: true, maxTestCases: 20 })
}

const lines = (cases: WireTestCase[]): string[] =>
  cases.flatMap(({ steps }) => steps.map(({ step, data, expected }) => `${step} | ${data} | ${expected}`))

const offers = `1. An offer must be at least the current offer plus the step:

   | Current offer | Step |
   |---|---|
   | below €50.00 | €2.00 |
   | €50.00 to €299.99 | €20.00 |
   | €300.00 and above | €30.00 |
2. An offer that is too low must be refused with "Please offer €<amount>."`

describe('offers that have to beat each other', () => {
  const rule = 'An offer that is too low must be refused with "Please offer €<amount>."'

  it('are refused with the amount that follows from the table of the ticket', () => {
    const cases = casesFor(rule, offers)
    expect(lines(cases)).toEqual([
      'Place an offer that is far too low as Anna Weber | €101.00 | "Please offer €120.00." is displayed.',
      'Place an offer that is one cent too low as Anna Weber | €119.99 | "Please offer €120.00." is displayed.',
      expect.stringContaining('The current offer is still €100.00.'),
      expect.stringContaining('the current offer is €120.00.'),
      'Place an offer that is too low again as Ben Ark | €121.00 | "Please offer €140.00." is displayed; the current offer is still €120.00.',
    ])
    expect(cases[0]?.assumptions?.join('\n')).not.toContain('examples')
  })

  it('are tried with amounts that are told as examples where the ticket has no table', () => {
    expect(casesFor(rule)[0]?.assumptions?.join('\n')).toContain(
      'The amounts are examples: €210.00 is taken as the lowest offer that is accepted after €200.00.',
    )
  })

  it('are refused with a message that names no amount by another pattern', () => {
    expect(lines(casesFor('A bid that is too low is refused with "Too low."')).join('\n')).not.toContain('€210.00')
  })

  it('count once where two are the same', () => {
    const steps = lines(
      casesFor(
        'If two dealers offer the same amount, only the first offer counts; the second is refused as too low.',
        offers,
      ),
    )
    expect(steps).toContain(
      'Send the offer as Ben Ark without reloading | €120.00 at 10:00:01 | The offer is refused: "Please offer €140.00." is displayed.',
    )
  })
})

describe('an end that moves', () => {
  it('is worked out from the time of the bid', () => {
    expect(
      lines(
        casesFor('A bid placed in the final 5 minutes extends the end of the auction to 3 minutes after that bid.'),
      ),
    ).toEqual(
      expect.arrayContaining([
        'Place a bid on auction 89 as Anna Weber | 19:57:30 | The end of auction 89 is now 20:00:30, neither 20:00:00 nor 20:03:00.',
      ]),
    )
  })

  it('is worked out from the old end where the rule adds to it', () => {
    expect(lines(casesFor('Any bid in the last 2 minutes extends the end of the lot by 4 minutes.'))).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^Place a bid on lot 89 as Anna Weber \| 19:58:01 \| The end of lot 89 is now 20:04:00\.$/u,
        ),
      ]),
    )
  })
})

describe('a friendly text for an empty list', () => {
  it('is read on the page that the title names', () => {
    const cases = casesFor('A helpful message is displayed when there are no bookings.', '', 'A new overview')
    expect(lines(cases)[0]).toMatch(/^Open the overview as Anna Weber \| Anna Weber, 0 bookings \| In place of/u)
    expect(cases[0]?.assumptions?.join('\n')).toContain('what makes a message helpful')
  })
})

describe('a price for groups', () => {
  const rule = "Les groupes de 20 visiteurs ou plus bénéficient d'une réduction de 15 %."

  it('is worked out with the price of the ticket on a day on which it holds', () => {
    const cases = casesFor(
      rule,
      "En tant que visiteur, je veux réserver en ligne.\n\nTarif : 9 € jusqu'au 30 avril, 11 € du 1er mai au 30 juin, 13 € ensuite.",
      'Visites du musée',
    )
    expect(cases.map(({ title }) => title)).toEqual([
      'Groupe de 22 visiteurs : 205,70 € au lieu de 242,00 €',
      'Remise de groupe : 209,00 € à 19 visiteurs, 187,00 € à 20',
    ])
    expect(cases[0]?.preconditions[0]).toBe('Nous sommes le 31/05/2026 : le tarif est de 11,00 € par visiteur.')
  })

  it('is an example where the ticket names none', () => {
    expect(casesFor(rule)[0]?.assumptions?.join('\n')).toContain('20,00 € par visiteur est un exemple')
  })
})

describe('a door that wrong codes lock', () => {
  it('stays closed for the right code until the time is over', () => {
    const steps = lines(casesFor('Após 4 códigos errados seguidos, o cofre fica bloqueado durante 10 minutos.'))
    expect(steps).toEqual(
      expect.arrayContaining([
        'Introduzir o código certo pouco antes do fim do bloqueio | 4071, 01/06/2026, 10:09:59 | O cofre continua fechado.',
        'Introduzir o código certo depois do fim do bloqueio | 4071, 01/06/2026, 10:10:01 | O cofre abre.',
      ]),
    )
    expect(steps.join('\n')).not.toContain('conta')
  })
})

describe('a reminder that a cancelled booking does not get', () => {
  it('is looked for on both sides of its time', () => {
    const steps = lines(
      casesFor('O aviso é enviado por SMS 3 horas antes da consulta, salvo se a marcação tiver sido anulada.'),
    )
    expect(steps[1]).toMatch(/^Anular a marcação de Nuno Seixas \| 10\/09\/2026, 14:59/u)
    expect(steps[3]).toBe(
      'Abrir as mensagens de Nuno Seixas depois da hora do envio | 10/09/2026, 15:01 | Não há nenhum aviso.',
    )
  })
})
