import { describe, expect, it } from 'vitest'
import { everyCase } from './support/every-case.ts'
import { parseRomance } from '#domain/design/understand/romance/sentence.ts'
import { contextOf } from './support/contexts.ts'

const others = {
  es: 'El sistema no guarda los datos del usuario cuando se cierra la página con el botón.',
  fr: "Le système n'enregistre pas les données de l'utilisateur lorsque la page est fermée.",
  pt: 'O sistema não guarda os dados do utilizador quando a página é fechada com o botão.',
}

/** Titles, preconditions and steps of a criterion; the second criterion shows the language of the ticket. */
function linesOf(criterion: string, language: keyof typeof others): string[] {
  const cases = everyCase(
    contextOf(...[criterion, others[language]].map((text) => ({ given: '', when: '', then: '', text }))),
    { enrichment: true, maxTestCases: 100 },
  )
  return cases
    .filter(({ criterionIds }) => criterionIds?.includes('AC-1'))
    .flatMap(({ title, preconditions, steps }) => [
      title,
      ...preconditions,
      ...steps.map(({ step, expected }) => `${step} | ${expected}`),
    ])
}

describe('a sentence taken apart', () => {
  it.each([
    ['es', 'las reservas se cancelan', { subject: 'las reservas', impersonal: true, verb: 'cancelar' }],
    ['es', 'la reserva no se puede anular', { subject: 'la reserva', negated: true, modal: 'can', verb: 'anular' }],
    [
      'pt',
      'uma nota paga não pode ser alterada',
      { subject: 'uma nota paga', negated: true, verb: 'alterar', passive: true },
    ],
    ['fr', "le devis n'est pas envoyé", { subject: 'le devis', negated: true, passive: true, verb: 'envoyer' }],
    ['fr', 'on supprime le brouillon', { subject: '', impersonal: true, verb: 'supprimer', rest: 'le brouillon' }],
  ] as const)('%s: %s', (language, text, parts) => {
    expect(parseRomance(text, language)).toMatchObject(parts)
  })

  it('finds no verb where none is known', () => {
    expect(parseRomance('obligatoire et unique', 'fr')).toBeUndefined()
  })
})

describe('what brings an outcome about', () => {
  it.each([
    ['es', 'Si se borra el álbum, se muestra la portada.', ['Borrar el álbum | Se muestra la portada.']],
    [
      'fr',
      'Dès que la commande est annulée, le stock est actualisé.',
      ['Annuler la commande | Le stock est actualisé.'],
    ],
    [
      'pt',
      'Caindo a rede durante a gravação, o texto fica guardado.',
      [
        'Desligar a rede do dispositivo de teste durante a gravação | Caindo a rede durante a gravação, o texto fica guardado.',
      ],
    ],
    [
      'es',
      'El botón, si no hay conexión, queda oculto.',
      ['No hay conexión.', 'Consultar el botón | El botón queda oculto.'],
    ],
  ] as const)('%s: %s', (language, criterion, lines) => {
    expect(linesOf(criterion, language)).toEqual(expect.arrayContaining([...lines]))
  })
})

describe('who may, and what is refused', () => {
  it.each([
    ['es', 'El contrato solo lo pueden firmar la directora o el gerente.', 'Se puede firmar el contrato.'],
    ['pt', 'Somente o gerente aprova o orçamento.', 'É possível aprovar o orçamento.'],
    ['fr', 'Supprimer un compte est réservé aux administrateurs.', 'Il est possible de supprimer un compte.'],
  ] as const)('%s: %s', (language, criterion, outcome) => {
    expect(linesOf(criterion, language).some((line) => line.endsWith(`| ${outcome}`))).toBe(true)
  })
})

describe('statuses, lists, choices and requests', () => {
  it('follows a chain of arrows with its alternatives', () => {
    const lines = linesOf('Los estados del envío son Nuevo → En reparto → Entregado o Devuelto.', 'es')
    expect(lines).toContain('Cambiar el estado a En reparto | El estado es En reparto.')
    expect(lines).toContain('De En reparto a Devuelto')
  })

  it('follows "de … a … y de ahí a …"', () => {
    expect(linesOf('La cita pasa de Libre a Pedida y de ahí a Confirmada.', 'es')).toContain('De Libre a Confirmada')
  })

  it('does not take a row of status names for a path', () => {
    expect(linesOf('A obra passa por Aberta, Suspensa, Paga e Anulada.', 'pt').join('\n')).not.toContain('De Aberta')
  })

  it.each([
    ['es', 'El formato se elige de una lista cerrada: tapa dura, bolsillo o digital.', 'tapa dura, bolsillo, digital'],
    ['fr', 'Le mode est à choisir parmi : train, avion, bus.', 'train, avion, bus'],
    ['pt', 'A cor só pode ser vermelha, verde ou azul.', 'vermelha, verde, azul'],
  ] as const)('%s: %s is a closed list', (language, criterion, values) => {
    expect(linesOf(criterion, language).some((line) => line.includes(`: ${values}.`))).toBe(true)
  })

  it('sends one request for each status', () => {
    const lines = linesOf('`POST /citas` devuelve 201 con el número y 409 si la hora está ocupada.', 'es')
    expect(lines).toContain('Enviar POST /citas | HTTP 201 con el número.')
    expect(lines).toContain('Enviar POST /citas (la hora está ocupada) | HTTP 409.')
  })
})

describe('scenarios', () => {
  it('names the thing that a pronoun stands for', () => {
    const [first] = everyCase(
      contextOf(
        { given: 'une commande payée', when: 'elle est annulée', then: 'elle passe à « Remboursée »' },
        { given: '', when: '', then: '', text: others.fr },
      ),
      { enrichment: true, maxTestCases: 100 },
    )
    expect(first?.preconditions).toEqual(['Point de départ : une commande payée.'])
    expect(first?.steps.map(({ step, expected }) => `${step} | ${expected}`)).toEqual([
      'Annuler la commande payée | La commande payée passe à « Remboursée ».',
    ])
  })
})
