import { describe, expect, it } from 'vitest'

import { designTestCases } from '#domain/design/design-test-cases.ts'
import { isSound } from '#domain/design/frame/sound.ts'
import { actOf } from '#domain/design/phrase/german-grammar.ts'
import { germanContrary, inOrder } from '#domain/design/phrase/german-contrary.ts'
import {
  otherRomancePerson,
  romanceAct,
  romanceContrary,
  romancePerson,
} from '#domain/design/phrase/romance-contrary.ts'
import { contextOf } from './support/contexts.ts'

const others = {
  de: 'Die Daten werden nicht gespeichert, wenn der Nutzer die Seite mit dem Knopf schließt.',
  es: 'El sistema no guarda los datos del usuario cuando se cierra la página con el botón.',
  fr: "Les données ne sont pas enregistrées quand l'utilisateur ferme la page avec le bouton.",
  pt: 'O sistema não guarda os dados do utilizador quando a página é fechada com o botão.',
}

function casesOf(language: keyof typeof others, text: string): string[] {
  return designTestCases(
    contextOf(...[text, others[language]].map((one) => ({ given: '', when: '', then: '', text: one }))),
    { enrichment: true, maxTestCases: 100 },
  )
    .filter(({ criterionIds }) => criterionIds?.includes('AC-1'))
    .flatMap(({ preconditions, steps }) => [
      ...preconditions,
      ...steps.map(({ step, data, expected }) => `${step} | ${data ?? ''} | ${expected}`),
    ])
}

describe('one predicate denied', () => {
  it.each([
    ['Der Zugang wird gesperrt', 'Der Zugang wird nicht gesperrt.', 'Der Zugang wird noch nicht gesperrt.'],
    [
      'Die Mieterin erhält eine Mahnung',
      'Die Mieterin erhält keine Mahnung.',
      'Die Mieterin erhält noch keine Mahnung.',
    ],
    [
      'Der Vorgang wird an das Archiv übergeben',
      'Der Vorgang wird nicht an das Archiv übergeben.',
      'Der Vorgang wird noch nicht an das Archiv übergeben.',
    ],
    [
      'Zusätzlich wird eine Unterschrift verlangt',
      'Zusätzlich wird keine Unterschrift verlangt.',
      'Zusätzlich wird noch keine Unterschrift verlangt.',
    ],
    ['Die Bestellung läuft ab', 'Die Bestellung läuft nicht ab.', 'Die Bestellung läuft noch nicht ab.'],
    ['Der Preis liegt bei 3 € oder 4 €', '', ''],
  ])('in German: %s', (outcome, no, notYet) => {
    expect(germanContrary(outcome)).toBe(no)
    expect(germanContrary(outcome, 'yet')).toBe(notYet)
  })

  it.each([
    ['es', 'La reserva se anula', 'La reserva no se anula.', 'La reserva ya no se anula.'],
    ['es', 'Los filtros se apilan', 'Los filtros no se apilan.', 'Los filtros ya no se apilan.'],
    ['fr', "L'annonce est visible", "L'annonce n'est pas visible.", "L'annonce n'est plus visible."],
    ['fr', "Le compte s'ouvre et un courriel est envoyé", "Le compte ne s'ouvre pas.", "Le compte ne s'ouvre plus."],
    ['pt', 'A senha caduca', 'A senha não caduca.', 'A senha já não caduca.'],
    ['pt', 'Mostra-se o saldo', 'Não se mostra o saldo.', 'Já não se mostra o saldo.'],
    ['pt', 'O pedido é recusado', 'O pedido é aceite.', 'O pedido já não é recusado.'],
    ['fr', 'Nul ne voit le prix, sauf le chef ou le gérant', '', ''],
  ] as const)('in %s: %s', (language, outcome, no, noLonger) => {
    expect(romanceContrary(outcome, language)).toBe(no)
    expect(romanceContrary(outcome, language, 'anyLonger')).toBe(noLonger)
  })

  it('tells what one person of a group sees, and what another one does', () => {
    expect(romancePerson('los menores de 12 años no ven el chat', 'es')).toBe('la persona no ve el chat')
    expect(otherRomancePerson('los menores de 12 años no ven el chat', 'es')).toBe('La persona ve el chat.')
    expect(otherRomancePerson('os maiores de 65 anos pagam metade', 'pt')).toBe('A pessoa não paga metade.')
  })
})

describe('how many of something', () => {
  it('counts for each of the things that are named so', () => {
    expect(casesOf('pt', 'Cada receita traz no máximo 5 produtos, nunca mais.')).toContain(
      'A contagem faz-se sempre para o mesmo caso: receita.',
    )
  })

  it.each([
    [
      'es',
      'Un vecino puede tener abiertas hasta 3 solicitudes a la vez.',
      [
        'El recuento es siempre para el mismo caso: un vecino.',
        'Intentar llegar a 4 | No hacen falta | Se rechaza; sigue habiendo 3 solicitudes.',
      ],
    ],
    [
      'fr',
      'Un dossier contient 20 photos tout au plus.',
      [
        'Le compte se fait pour un même cas : un dossier.',
        "Tenter d'atteindre 21 | Aucune | C'est refusé ; il y a toujours 20 photos.",
      ],
    ],
    [
      'pt',
      'Por reunião registam-se no máximo 30 pontos.',
      [
        'A contagem faz-se sempre para o mesmo caso: reunião.',
        'Tentar chegar a 31 | Não são precisos | É recusado; continua a haver 30 pontos.',
      ],
    ],
    [
      'de',
      'In eine Lerngruppe passen 12 Kinder.',
      [
        'Gezählt wird immer bei demselben Eintrag: Lerngruppe.',
        'Versuchen, auf 13 zu erhöhen | Keine nötig | Der Eintrag wird abgelehnt; es sind weiterhin 12 Kinder.',
      ],
    ],
  ] as const)('in %s: %s', (language, text, lines) => {
    expect(casesOf(language, text)).toEqual(expect.arrayContaining([...lines]))
  })
})

describe('what holds for a while', () => {
  it.each([
    [
      'de',
      'Ein Angebot wird 20 Minuten gehalten.',
      ['Ein Angebot wird gehalten.', 'Ein Angebot wird nicht mehr gehalten.'],
    ],
    [
      'fr',
      'La table est réservée 15 minutes pendant la saisie. Passé ce délai, elle redevient libre.',
      ['La table est réservée pendant la saisie.', 'La table redevient libre.'],
    ],
    ['es', 'La plaza queda reservada 30 minutos.', ['La plaza queda reservada.', 'La plaza ya no queda reservada.']],
    [
      'pt',
      'O bilhete fica reservado durante 40 minutos.',
      ['O bilhete fica reservado.', 'O bilhete já não fica reservado.'],
    ],
  ] as const)('in %s: %s', (language, text, outcomes) => {
    const steps = casesOf(language, text).filter((line) => line.includes(' | '))
    expect(steps.map((line) => line.split(' | ')[2])).toEqual(outcomes)
  })
})

describe('a width of the window', () => {
  it.each([
    [
      'de',
      'Auf Bildschirmen unter 640 px wird das Menü eingeklappt.',
      [
        'Fenster auf 639 px Breite ziehen | 639 px | Das Menü wird eingeklappt.',
        'Fenster auf 640 px Breite ziehen | 640 px | Das Menü wird nicht eingeklappt.',
      ],
    ],
    [
      'es',
      'En pantallas de hasta 500 px el plano se oculta.',
      [
        'Ajustar la ventana a 500 px de ancho | 500 px | El plano se oculta.',
        'Ajustar la ventana a 501 px de ancho | 501 px | El plano no se oculta.',
      ],
    ],
    [
      'fr',
      "En dessous de 700 px, le menu est replié et l'en-tête est masqué pour les visiteurs.",
      ["Régler la fenêtre à 699 px de large | 699 px | Le menu est replié et l'en-tête est masqué pour les visiteurs."],
    ],
    [
      'pt',
      'Em ecrãs a partir de 900 px o painel aparece ao lado da lista.',
      [
        'Ajustar a janela a 900 px de largura | 900 px | O painel aparece ao lado da lista.',
        'Ajustar a janela a 899 px de largura | 899 px | O painel não aparece ao lado da lista.',
      ],
    ],
  ] as const)('in %s: %s', (language, text, lines) => {
    expect(casesOf(language, text)).toEqual(expect.arrayContaining([...lines]))
  })
})

describe('a status that depends on a number', () => {
  it.each([
    [
      'de',
      '`GET /kurse` wird bei mehr als 40 Teilnehmern mit 422 beantwortet.',
      ['GET /kurse (mit 40 Teilnehmern) senden', 'GET /kurse (mit 41 Teilnehmern) senden'],
    ],
    [
      'es',
      '`POST /lotes` responde 413 si el lote tiene más de 1.000 líneas.',
      ['Enviar POST /lotes (el lote tiene 1.000 líneas)', 'Enviar POST /lotes (el lote tiene 1.001 líneas)'],
    ],
    [
      'pt',
      '`POST /lotes` responde 413 se o lote tiver mais de 250 linhas.',
      ['Enviar POST /lotes (o lote tem 250 linhas)', 'Enviar POST /lotes (o lote tem 251 linhas)'],
    ],
    [
      'fr',
      '`POST /lots` répond 413 si le lot contient plus de 80 lignes.',
      ['Envoyer POST /lots (le lot contient 80 lignes)', 'Envoyer POST /lots (le lot contient 81 lignes)'],
    ],
  ] as const)('in %s: %s', (language, text, steps) => {
    const lines = casesOf(language, text)
    expect(lines.map((line) => line.split(' | ')[0])).toEqual(expect.arrayContaining([...steps]))
    expect(lines.some((line) => /(?:nicht|no es|n'est pas|não é) 4\d\d\.$/.test(line))).toBe(true)
  })
})

describe('the form of a value', () => {
  it.each([
    [
      'de',
      'Die Inventarnummer besteht aus 2 Buchstaben, Bindestrich und 3–5 Ziffern, z. B. »AB-1234«.',
      ['AB-1234', 'KM-407', 'KM-40718'],
      ['K-407', 'KM407', 'KM-40', 'KM-407182'],
    ],
    [
      'es',
      'El código lleva tres letras, guion y cuatro cifras (ABC-1234).',
      ['ABC-1234'],
      ['KM-4071', 'KMR4071', 'KMR-407', 'KMR-40718'],
    ],
    [
      'fr',
      'Le matricule comporte deux lettres, un tiret et six chiffres (AB-123456).',
      ['AB-123456'],
      ['K-407182', 'KM407182', 'KM-40718', 'KM-4071822'],
    ],
    [
      'pt',
      'O lote tem duas letras, hífen e 4 a 6 algarismos, por exemplo AB-12345.',
      ['AB-12345', 'KM-4071', 'KM-407182'],
      ['K-4071', 'KM4071', 'KM-407', 'KM-4071822'],
    ],
  ] as const)('in %s: %s', (language, text, good, bad) => {
    const data = casesOf(language, text).flatMap((line) => line.split(' | ')[1] ?? [])
    for (const value of good) expect(data).toContain(value)
    for (const value of bad) expect(data.some((shown) => shown.startsWith(`${value} (`))).toBe(true)
  })

  it('is left to the ticket where no example proves it', () => {
    const lines = casesOf(
      'de',
      'Die Inventarnummer besteht aus 2 Buchstaben, Bindestrich und 3–5 Ziffern, z. B. »AB/1«.',
    )
    expect(lines.some((line) => line.includes('KM-407'))).toBe(false)
  })
})

describe('whole sentences', () => {
  it.each([
    ['de', 'Genau eine davon ansehen', 'Sie ist gesperrt.'],
    ['de', 'Den Antrag absenden', 'Und noch einmal wird erinnert.'],
    ['es', 'Consultar las demás', 'Las demás no se pierden.'],
    ['fr', 'Consulter le créneau', 'Il redevient libre.'],
    ['pt', 'Abrir o local em causa e observar o resultado', 'Espaços são ignorados.'],
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
      casesOf(language, text)
        .filter((line) => line.includes(' | '))
        .map((line) => line.split(' | ')[1]),
    ).toEqual(dates)
  })
})

describe('what is repeated', () => {
  it.each([
    ['de', 'Die Übersicht wird alle 30 Sekunden aktualisiert.', '75 Sekunden'],
    ['es', 'El panel se actualiza cada 40 segundos.', '100 segundos'],
    ['fr', 'Le tableau se rafraîchit toutes les 20 secondes.', '50 secondes'],
    ['pt', 'O painel atualiza-se a cada 10 segundos.', '25 segundos'],
  ] as const)('in %s: %s', (language, text, wait) => {
    expect(casesOf(language, text).some((line) => line.includes(` | ${wait} | `))).toBe(true)
  })

  it('is kept without saving', () => {
    expect(casesOf('de', 'Ein Entwurf wird alle 20 Sekunden zwischengespeichert.').at(-1)).toBe(
      'Seite schließen, ohne zu speichern, und wieder öffnen | Keine nötig | „Prüftext 1“ ist noch da.',
    )
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
    [
      'pt',
      'Acima de 500 € o gestor é avisado na aplicação.',
      'Reproduzir o caso: um caso com 500 € | 500 € | O gestor não é avisado na aplicação.',
    ],
  ] as const)('in %s: %s', (language, text, line) => {
    expect(casesOf(language, text)).toContain(line)
  })
})

describe('values that a ticket means', () => {
  it('a message about too much answers no value that is too small, and no text', () => {
    const lines = casesOf(
      'fr',
      'Le prix va de 2 € à 90 € ; au-delà, on lit « Plus de 90 € : appelez-nous » et rien ne change.',
    )
    expect(lines.filter((line) => line.includes('appelez-nous')).map((line) => line.split(' | ')[1])).toEqual([
      '90,01 €',
    ])
  })

  it('whole euros have whole neighbours', () => {
    const data = casesOf('es', 'El importe va de 5 € a 80 €, sin céntimos.').map((line) => line.split(' | ')[1])
    expect(data).toEqual(expect.arrayContaining(['4 €', '81 €']))
    expect(data).not.toContain('4,99 €')
  })

  it('a code has no blanks', () => {
    const data = casesOf('pt', 'O código tem de 5 a 9 caracteres.').map((line) => line.split(' | ')[1] ?? '')
    expect(data.some((text) => /: a1b2c$/.test(text))).toBe(true)
  })

  it('the next one tells which number is the last', () => {
    expect(casesOf('es', 'Un lector puede pedir 6 libros al día; el séptimo se queda para mañana.')).toContain(
      'Intentar llegar a 7 | No hacen falta | Se rechaza; sigue habiendo 6 libros.',
    )
  })

  it('a word that begins like a conjunction is none', () => {
    expect(
      casesOf('fr', 'Le nombre de sinistres est affiché dans la liste.').some((line) => /: nistres/.test(line)),
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
    const cases = designTestCases(
      contextOf(...[text, others[language]].map((one) => ({ given: '', when: '', then: '', text: one }))),
      { enrichment: true, maxTestCases: 100 },
    ).filter(({ criterionIds }) => criterionIds?.includes('AC-1'))
    expect(cases.some(({ steps }) => steps.some(({ expected }) => expected.startsWith(open)))).toBe(false)
    expect(cases.flatMap(({ assumptions = [] }) => assumptions).some((line) => line.includes(open))).toBe(true)
  })

  it('stays where it shows something, or where nothing else proves the criterion', () => {
    expect(casesOf('de', 'Die Gebühr richtet sich nach der Zone.').some((line) => line.includes('richtet sich'))).toBe(
      true,
    )
    expect(
      casesOf('es', 'El listado muestra el saldo. Un vecino puede tener hasta 3 solicitudes.').some((line) =>
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
    expect(casesOf(language, text).some((line) => line.startsWith(`${step} | `))).toBe(true)
  })
})
