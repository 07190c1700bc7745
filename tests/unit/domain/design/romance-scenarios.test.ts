import { expect, it } from 'vitest'
import { everyCase } from './support/every-case.ts'
import { contextOf } from './support/contexts.ts'

function firstOf(criterion: { given: string; when: string; then: string }) {
  const [first] = everyCase(contextOf(criterion), { enrichment: true, maxTestCases: 20 })
  return {
    preconditions: first?.preconditions,
    steps: first?.steps.map(({ step, expected }) => `${step} | ${expected}`),
  }
}

it.each([
  [
    {
      given: 'que el préstamo no se ha renovado durante 20 días',
      when: 'el socio inicia sesión',
      then: 'la lista muestra 1 préstamo vencido\ny aparece el mensaje "Devuelve tus libros"',
    },
    'El préstamo no se ha renovado durante 20 días.',
    'Iniciar sesión | La lista muestra 1 préstamo vencido. Aparece el mensaje "Devuelve tus libros".',
  ],
  [
    {
      given: 'que o cartão foi bloqueado ontem',
      when: 'o cliente acessa a conta',
      then: 'a conta mostra o aviso "Cartão bloqueado"',
    },
    'O cartão foi bloqueado ontem.',
    'Acessar a conta | A conta mostra o aviso "Cartão bloqueado".',
  ],
])('a scenario is done, and seen in one look: %o', (criterion, precondition, step) => {
  expect(firstOf(criterion)).toEqual({ preconditions: [precondition], steps: [step] })
})
