import { describe, expect, it } from 'vitest'
import { readSentences } from '#domain/design/sentences/read-sentences.ts'

const facts = {
  language: 'es',
  money: {
    measure: 'money',
    amount: 0,
    decimals: 2,
    text: '',
    format: { prefix: '', suffix: ' €', group: '', decimal: ',' },
  },
} as const

function linesOf(text: string): string[] {
  const { rules } = readSentences({ id: 'AC-1', given: '', when: '', then: text, text }, facts)
  return rules.flatMap(({ cases }) =>
    cases.flatMap(({ title, steps }) => [
      title,
      ...steps.map(({ action, data, expected }) => `${action} | ${data} | ${expected}`),
    ]),
  )
}

describe('Spanish sentences', () => {
  it.each([
    [
      'what happens to a value that exists belongs to the limit',
      'El apodo debe ser único. Si ya existe, aparece «Ya está en uso».',
      'Aparece «Ya está en uso»; no se guarda nada.',
    ],
    [
      'the one too many, with its message',
      'Como máximo 40 artículos por cesta; el 41.º se rechaza con «La cesta está llena.»',
      'Aparece «La cesta está llena.»; no se guarda nada. Siguen siendo 40.',
    ],
    [
      'a single failure agrees',
      'Tras 2 intentos fallidos, la cuenta queda bloqueada.',
      'Con un fallo todavía no se bloquea',
    ],
    ['a noun in -ista keeps its gender', 'La lista se puede imprimir en color.', 'Imprimir la lista'],
    [
      'a preposition and its article',
      'El estado del pedido puede ser «Nuevo» o «Enviado».',
      'Desplegar los valores del estado del pedido',
    ],
  ])('%s', (_, text, part) => {
    expect(linesOf(text).join('\n')).toContain(part)
  })

  it.each([
    'Los cargadores averiados salen caros y no gustan.',
    'Si ya existe, aparece «Ya está en uso».',
    'Si falta un documento, va de Nueva a Devuelta.',
    'Cuando falla la copia, el panel muestra una alerta en menos de 5 minutos.',
  ])('is left to the other readers: %s', (text) => {
    expect(linesOf(text)).toEqual([])
  })
})
