import { describe, expect, it } from 'vitest'
import { everyCase } from './support/every-case.ts'
import { contextOf } from './support/contexts.ts'

const others = {
  es: 'El sistema no guarda los datos del usuario cuando se cierra la página con el botón.',
  fr: "Le système n'enregistre pas les données de l'utilisateur lorsque la page est fermée.",
  pt: 'O sistema não guarda os dados do utilizador quando a página é fechada com o botão.',
  br: 'O usuário não vê o arquivo na tela do celular quando a página é fechada com o botão.',
}

function linesOf(criterion: string, language: keyof typeof others): string[] {
  const cases = everyCase(
    contextOf(...[criterion, others[language]].map((text) => ({ given: '', when: '', then: '', text }))),
    { enrichment: true, maxTestCases: 100 },
  )
  return cases
    .filter(({ criterionIds }) => criterionIds?.includes('AC-1'))
    .flatMap(({ preconditions, steps }) => [
      ...preconditions,
      ...steps.map(({ step, expected }) => `${step} | ${expected}`),
    ])
}

describe('a statement is made visible', () => {
  it.each([
    [
      'es',
      'El idioma elegido se conserva aunque se cierre el navegador.',
      [
        'Cambiar el idioma elegido y anotar lo que se ha puesto | Aparece lo que se acaba de poner.',
        'Cerrar del todo la aplicación o el navegador y abrir de nuevo el mismo lugar | El idioma elegido se conserva aunque se cierre el navegador.',
      ],
    ],
    [
      'pt',
      'O rascunho da carta fica guardado e abre noutro aparelho.',
      [
        'Entrar com a mesma conta noutro dispositivo e abrir o mesmo local | O rascunho da carta fica guardado e abre noutro aparelho.',
      ],
    ],
    [
      'fr',
      "Le code du portail n'est visible qu'après validation du séjour.",
      [
        'Ouvrir la page avant ce moment : validation du séjour | On ne voit pas le code du portail.',
        'Faire en sorte que cela ait lieu (validation du séjour) et rouvrir la page | On voit le code du portail.',
      ],
    ],
    [
      'es',
      'Hasta que el sorteo acaba no se ve el nombre del ganador.',
      [
        'Abrir la página antes de este momento: el sorteo acaba | No se ve el nombre del ganador.',
        'Hacer que ocurra (el sorteo acaba) y abrir la página de nuevo | Se ve el nombre del ganador.',
      ],
    ],
    [
      'pt',
      'Só volta de Enviado para Rascunho.',
      [
        'Passar para Rascunho um exemplo que está em Enviado | Lê-se o estado Rascunho.',
        'Tentar passar para Rascunho um exemplo que está em qualquer outro estado | A mudança não é possível; o estado continua o mesmo após recarregar.',
      ],
    ],
    [
      'pt',
      'Um pedido está Novo, Pago ou Entregue.',
      [
        'Abrir os exemplos um a um e ler o respetivo estado | Cada exemplo mostra o seu próprio estado: Novo, Pago, Entregue. Não figura mais nenhum.',
      ],
    ],
    [
      'fr',
      'Un dossier clos ne redevient jamais « Ouvert ».',
      [
        "Essayer de remettre un dossier clos à l'état « Ouvert » | Le changement n'est pas admis ; l'état est resté le même après rechargement.",
      ],
    ],
    ['es', 'En móvil, la tabla se pliega.', ['Abrir la tabla en un móvil | En móvil, la tabla se pliega.']],
  ] as const)('%s: %s', (language, criterion, lines) => {
    expect(linesOf(criterion, language)).toEqual(expect.arrayContaining([...lines]))
  })
})

describe('a notice', () => {
  it.each([
    [
      'es',
      'Al pasar a Lista, el cliente recibe un SMS.',
      [
        'Cambiar el estado a Lista | El paso se realiza sin mensaje de error.',
        'Abrir los mensajes recibidos por el cliente (SMS) | El cliente recibe un SMS.',
      ],
    ],
    [
      'es',
      'El día 12 se envía un recordatorio al socio.',
      [
        'Poner la fecha del sistema de pruebas en el día 11 del mes y abrir los mensajes recibidos por el socio | Aún no ha llegado ningún mensaje.',
        'Poner la fecha del sistema de pruebas en el día 12 del mes y abrir los mensajes recibidos por el socio | El día 12 se envía un recordatorio al socio.',
      ],
    ],
  ] as const)('%s: %s', (language, criterion, lines) => {
    expect(linesOf(criterion, language)).toEqual(expect.arrayContaining([...lines]))
  })
})

describe('Portuguese as it is written in Brazil', () => {
  it('uses the words of the ticket', () => {
    const lines = linesOf('O anexo é um arquivo PDF de no máximo 2 MB.', 'br').join('\n')
    expect(lines).toContain('arquivo')
    expect(lines).not.toMatch(/ficheiro|ecrã|registo(?!\p{L})|guardad/u)
  })

  it('leaves European tickets as they are', () => {
    const lines = linesOf('O anexo é um ficheiro PDF de no máximo 2 MB.', 'pt').join('\n')
    expect(lines).toContain('ficheiro')
    expect(lines).not.toMatch(/arquivo|tela/u)
  })
})
