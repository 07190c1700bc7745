import { describe, expect, it } from 'vitest'
import { germanContrary } from '#domain/design/phrase/german-contrary.ts'
import { otherRomancePerson, romanceContrary, romancePerson } from '#domain/design/phrase/romance-contrary.ts'
import { casesIn } from './support/lines.ts'

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
    expect(casesIn('pt', 'Cada receita traz no máximo 5 produtos, nunca mais.')).toContain(
      'A contagem faz-se sempre para o mesmo caso: receita.',
    )
  })

  it.each([
    [
      'pt',
      'Por reunião registam-se no máximo 30 pontos.',
      [
        'A contagem faz-se sempre para o mesmo caso: reunião.',
        'Tentar chegar a 31 | Nenhum | É recusado; continua a haver 30 pontos.',
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
    expect(casesIn(language, text)).toEqual(expect.arrayContaining([...lines]))
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
  ] as const)('in %s: %s', (language, text, outcomes) => {
    const steps = casesIn(language, text).filter((line) => line.includes(' | '))
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
    expect(casesIn(language, text)).toEqual(expect.arrayContaining([...lines]))
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
    const lines = casesIn(language, text)
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
    const data = casesIn(language, text).flatMap((line) => line.split(' | ')[1] ?? [])
    for (const value of good) expect(data).toContain(value)
    for (const value of bad) expect(data.some((shown) => shown.startsWith(`${value} (`))).toBe(true)
  })

  it('is left to the ticket where no example proves it', () => {
    const lines = casesIn(
      'de',
      'Die Inventarnummer besteht aus 2 Buchstaben, Bindestrich und 3–5 Ziffern, z. B. »AB/1«.',
    )
    expect(lines.some((line) => line.includes('KM-407'))).toBe(false)
  })
})
