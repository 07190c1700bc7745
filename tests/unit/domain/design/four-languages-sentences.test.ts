import { describe, expect, it } from 'vitest'
import { everyCase } from './support/every-case.ts'
import { isSound } from '#domain/design/frame/sound.ts'
import { actOf } from '#domain/design/phrase/german-grammar.ts'
import { germanContrary, inOrder } from '#domain/design/phrase/german-contrary.ts'
import { romanceAct, romanceContrary } from '#domain/design/phrase/romance-contrary.ts'
import { contextOf } from './support/contexts.ts'
import { casesIn, others } from './support/lines.ts'

describe('whole sentences', () => {
  it.each([
    ['de', 'Genau eine davon ansehen', 'Sie ist gesperrt.'],
    ['de', 'Den Antrag absenden', 'Und noch einmal wird erinnert.'],
    ['es', 'Consultar las demás', 'Las demás no se pierden.'],
    ['fr', 'Consulter le créneau', 'Il redevient libre.'],
    ['pt', 'Experimentar um exemplo desta regra', 'Espaços são ignorados.'],
  ] as const)('%s: no case of %s', (language, step, expected) => {
    expect(isSound({ title: 'T', steps: [{ step, data: '', expected }] }, language)).toBe(false)
  })

  it('a situation that names its subject may be followed by a pronoun', () => {
    expect(
      isSound(
        { title: 'T', steps: [{ step: 'Le montant saisi est de 14,99 €', data: '', expected: 'Il est refusé.' }] },
        'fr',
      ),
    ).toBe(true)
  })
})

describe('what already denies', () => {
  it.each([
    ['es', 'No se calcula y se avisa al gestor', 'Se calcula.'],
    ['pt', 'Já não se vê o botão', 'Se vê o botão.'],
    ['fr', "Le menu n'est pas affiché", 'Le menu est affiché.'],
    ['fr', 'Le gérant voit la liste et ne peut pas valider', 'Le gérant ne voit pas la liste.'],
  ] as const)('in %s: %s', (language, outcome, expected) => {
    expect(romanceContrary(outcome, language)).toBe(expected)
  })

  it.each([
    ['Der Antrag wird nicht gespeichert', 'Der Antrag wird gespeichert.'],
    ['Kein neuer Vorgang entsteht', 'Ein neuer Vorgang entsteht.'],
    ['Die Unterschrift fehlt', 'Die Unterschrift ist vorhanden.'],
  ])('in German: %s', (outcome, expected) => {
    expect(germanContrary(outcome)).toBe(expected)
  })
})

describe('the order of a German sentence', () => {
  it.each([
    ['wird die Leitung erinnert', 'Die Leitung wird erinnert'],
    ['erscheint unter dem Feld »Bitte prüfen, dann weiter«', 'Unter dem Feld erscheint »Bitte prüfen, dann weiter«'],
    ['die Leitung wird erinnert', 'die Leitung wird erinnert'],
  ])('%s', (outcome, expected) => {
    expect(inOrder(outcome)).toBe(expected)
  })
})

describe('an event as the step of a tester', () => {
  it('in four languages', () => {
    expect(actOf('die Datei ausgewählt wird')).toBe('Die Datei auswählen')
    expect(actOf('jemand abmelden möchte')).toBe('Abmelden')
    expect(romanceAct('se introduce un precio', 'es')).toBe('Introducir un precio')
    expect(romanceAct('escolhe o bilhete', 'pt')).toBe('Escolher o bilhete')
    expect(romanceAct("l'assuré valide la demande", 'fr')).toBe('Valider la demande')
  })
})

describe('a date that lies back', () => {
  it.each([
    [
      'de',
      'Das Rechnungsdatum darf höchstens 10 Tage zurückliegen und nicht in der Zukunft sein.',
      ['01.06.2026', '22.05.2026', '21.05.2026', '02.06.2026'],
    ],
    [
      'es',
      'La fecha del recibo no puede ser posterior a hoy ni anterior a 20 días.',
      ['01/06/2026', '12/05/2026', '11/05/2026', '02/06/2026'],
    ],
    [
      'fr',
      'La date de la facture ne peut être ni future ni antérieure de plus de 10 jours.',
      ['01/06/2026', '22/05/2026', '21/05/2026', '02/06/2026'],
    ],
    [
      'pt',
      'A data da fatura não pode ser posterior ao dia de hoje nem anterior a 8 dias.',
      ['01/06/2026', '24/05/2026', '23/05/2026', '02/06/2026'],
    ],
  ] as const)('in %s: %s', (language, text, dates) => {
    expect(
      casesIn(language, text)
        .filter((line) => line.includes(' | '))
        .map((line) => line.split(' | ')[1]),
    ).toEqual(dates)
  })
})

describe('what is repeated', () => {
  it.each([
    ['de', 'Die Übersicht wird alle 30 Sekunden aktualisiert.', '75 Sekunden'],
    ['fr', 'Le tableau se rafraîchit toutes les 20 secondes.', '50 secondes'],
    ['pt', 'O painel atualiza-se a cada 10 segundos.', '25 segundos'],
  ] as const)('in %s: %s', (language, text, wait) => {
    expect(casesIn(language, text).some((line) => line.includes(` | ${wait} | `))).toBe(true)
  })
})

describe('a bound in front of its sentence', () => {
  it.each([
    [
      'de',
      'Ab 90 Minuten wird ein Zuschlag berechnet.',
      'Fall nachstellen: mit 89 Minuten | 89 Minuten | Ein Zuschlag wird nicht berechnet.',
    ],
    [
      'es',
      'Con menos de 4 letras no se busca.',
      'Reproducir el caso: un caso con 4 letras | 4 letras: Kite | Se busca.',
    ],
    [
      'fr',
      'Le montant est saisi à la main. À partir de 300 € un contrôle est prévu.',
      "Reproduire le cas : le montant : 299,99 € | 299,99 € | Un contrôle n'est pas prévu.",
    ],
  ] as const)('in %s: %s', (language, text, line) => {
    expect(casesIn(language, text)).toContain(line)
  })
})

describe('values that a ticket means', () => {
  it('a message about too much answers no value that is too small, and no text', () => {
    const lines = casesIn(
      'fr',
      'Le prix va de 2 € à 90 € ; au-delà, on lit « Plus de 90 € : appelez-nous » et rien ne change.',
    )
    expect(lines.filter((line) => line.includes('appelez-nous')).map((line) => line.split(' | ')[1])).toEqual([
      '90,01 €',
    ])
  })

  it('whole euros have whole neighbours', () => {
    const data = casesIn('es', 'El importe va de 5 € a 80 €, sin céntimos.').map((line) => line.split(' | ')[1])
    expect(data).toEqual(expect.arrayContaining(['4 €', '81 €']))
    expect(data).not.toContain('4,99 €')
  })

  it('a code has no blanks', () => {
    const data = casesIn('pt', 'O código tem de 5 a 9 caracteres.').map((line) => line.split(' | ')[1] ?? '')
    expect(data.some((text) => /: a1b2c$/.test(text))).toBe(true)
  })

  it('the next one tells which number is the last', () => {
    expect(casesIn('es', 'Un lector puede pedir 6 libros al día; el séptimo se queda para mañana.')).toContain(
      'Intentar llegar a 7 | No hacen falta | El séptimo se queda para mañana.',
    )
  })

  it('a word that begins like a conjunction is none', () => {
    expect(
      casesIn('fr', 'Le nombre de sinistres est affiché dans la liste.').some((line) => /: nistres/.test(line)),
    ).toBe(false)
  })
})

describe('a look that shows nothing', () => {
  it.each([
    [
      'de',
      'Die Gebühr richtet sich nach der Zone. Nach 3 falschen PINs ist das Konto gesperrt.',
      'Die Gebühr richtet sich nach der Zone',
    ],
    [
      'fr',
      "L'âge est calculé à la date de la demande. Un dossier contient 20 photos tout au plus.",
      "L'âge est calculé à la date de la demande",
    ],
  ] as const)('in %s becomes an open point of another case: %s', (language, text, open) => {
    const cases = everyCase(
      contextOf(...[text, others[language]].map((one) => ({ given: '', when: '', then: '', text: one }))),
      { enrichment: true, maxTestCases: 100 },
    ).filter(({ criterionIds }) => criterionIds?.includes('AC-1'))
    expect(cases.some(({ steps }) => steps.some(({ expected }) => expected.startsWith(open)))).toBe(false)
    expect(cases.flatMap(({ assumptions = [] }) => assumptions).some((line) => line.includes(open))).toBe(true)
  })

  it('stays where it shows something', () => {
    expect(casesIn('de', 'Die Gebühr steht unter der Zone.').some((line) => line.includes('unter der Zone'))).toBe(true)
    expect(
      casesIn('es', 'El listado muestra el saldo. Un vecino puede tener hasta 3 solicitudes.').some((line) =>
        line.includes('muestra el saldo'),
      ),
    ).toBe(true)
  })
})

describe('the same thing twice', () => {
  it.each([
    ['es', 'El mismo recibo enviado dos veces se registra una vez.', 'Enviar el mismo recibo dos veces'],
    ['fr', "Une même facture déposée deux fois n'est enregistrée qu'une fois.", 'Déposer une même facture deux fois'],
    ['pt', 'O mesmo pedido enviado duas vezes é registado uma vez.', 'Enviar o mesmo pedido duas vezes'],
  ] as const)('in %s: %s', (language, text, step) => {
    expect(casesIn(language, text).some((line) => line.startsWith(`${step} | `))).toBe(true)
  })
})
