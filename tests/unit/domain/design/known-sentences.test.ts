import { describe, expect, it } from 'vitest'
import { designTestCases } from '#domain/design/design-test-cases.ts'
import { contextOf } from './support/contexts.ts'

const others = {
  de: 'Die Anwendung speichert die Daten nicht, wenn die Seite mit der Taste geschlossen wird.',
  es: 'El sistema no guarda los datos del usuario cuando se cierra la página con el botón.',
  fr: "Le système n'enregistre pas les données de l'utilisateur lorsque la page est fermée.",
  pt: 'O sistema não guarda os dados do utilizador quando a página é fechada com o botão.',
}

function linesOf(criterion: string, language: keyof typeof others): string[] {
  const cases = designTestCases(
    contextOf(...[criterion, others[language]].map((text) => ({ given: '', when: '', then: '', text }))),
    { enrichment: true, maxTestCases: 100 },
  )
  return cases
    .filter(({ criterionIds }) => criterionIds?.includes('AC-1'))
    .flatMap(({ preconditions, steps }) => [
      ...preconditions,
      ...steps.map(({ step, data, expected }) => `${step} | ${data} | ${expected}`),
    ])
}

describe('a sentence known as a whole', () => {
  it.each<[keyof typeof others, string, string[]]>([
    [
      'de',
      'Zwischen zwei Impfungen müssen wenigstens 21 Tage liegen.',
      [
        'Ein erster Eintrag ist vorhanden, Zeitpunkt: 01.06.2026 (Impfungen).',
        'Versuchen, einen zweiten Eintrag mit diesem Zeitpunkt anzulegen | 21.06.2026 | Der zweite Eintrag wird abgelehnt; vorhanden ist nur der erste.',
        'Zweiten Eintrag mit diesem Zeitpunkt anlegen | 22.06.2026 | Der zweite Eintrag ist gespeichert.',
      ],
    ],
    [
      'es',
      'Entre dos viajes del mismo conductor tienen que pasar como mínimo 9 horas.',
      [
        'Intentar añadir un segundo registro con este momento | 01/06/2026, 18:59 | El segundo registro se rechaza; solo queda el primero.',
      ],
    ],
    [
      'fr',
      'Il faut attendre au moins 3 mois entre deux dons.',
      ['Ajouter un second enregistrement à ce moment | 01/09/2026 | Le second enregistrement est conservé.'],
    ],
    [
      'de',
      'Die Leserin wird zwei Tage vor dem Fristende um 9 Uhr per SMS benachrichtigt.',
      [
        'Uhr der Testumgebung auf 08.09.2026, 08:59 Uhr stellen und eingegangene Nachrichten öffnen (Leserin) | 08.09.2026, 08:59 Uhr | Es ist noch nichts eingegangen.',
        'Uhr der Testumgebung auf 08.09.2026, 09:01 Uhr stellen und eingegangene Nachrichten öffnen (Leserin) | 08.09.2026, 09:01 Uhr | Genau eine neue Nachricht ist eingegangen.',
      ],
    ],
    [
      'pt',
      'O passageiro recebe um aviso por SMS três horas antes da partida.',
      [
        'Acertar o relógio do ambiente de teste para 10/09/2026, 15:01 e abrir as mensagens recebidas (passageiro) | 10/09/2026, 15:01 | Chegou exatamente uma mensagem nova: um aviso por SMS.',
      ],
    ],
    [
      'fr',
      'Les articles épuisés ne figurent pas dans le catalogue.',
      ["Regarder dans le catalogue | Aucune | L'élément ordinaire y figure, l'autre non (articles épuisés)."],
    ],
    [
      'de',
      'Die Schnellsuche startet erst ab vier Zeichen.',
      [
        'In das Suchfeld eingeben | Kes | Es gibt noch keine Treffer.',
        'In das Suchfeld eingeben | Kest | „Kestrel“ wird gefunden.',
      ],
    ],
    [
      'de',
      'Ab einem Warenwert von 80 € entfällt die Liefergebühr.',
      [
        'Warenwert von 79,99 € herbeiführen und die Abrechnung öffnen | Warenwert: 79,99 € | Berechnet wird auch: Liefergebühr.',
        'Warenwert von 80 € herbeiführen und die Abrechnung öffnen | Warenwert: 80 € | Nicht mehr berechnet wird: Liefergebühr.',
      ],
    ],
    [
      'fr',
      'La facture peut être exportée au format PDF, CSV ou XML.',
      ["Télécharger la facture en XML | XML | Le fichier XML est téléchargé et s'ouvre sans erreur."],
    ],
    [
      'pt',
      'O cartão é válido até 30/09/2026.',
      [
        'Acertar a data do ambiente de teste para 30/09/2026 e utilizar o cartão | 30/09/2026 | Funciona como habitualmente.',
        'Acertar a data do ambiente de teste para 01/10/2026 e tentar utilizar o cartão | 01/10/2026 | Já não funciona; nada muda.',
      ],
    ],
    [
      'es',
      'El taller puede cancelarse gratis hasta 3 días antes; pasado ese plazo, se retiene la señal.',
      [
        'Cancelar el taller en el primer caso | 07/09/2026, 17:59 | Se admite y no se cobra nada.',
        'Cancelar el taller en el segundo caso | 07/09/2026, 18:01 | Se retiene la señal.',
      ],
    ],
    [
      'es',
      'La anulación de un recibo no cambia el saldo del cliente.',
      ['Recargar y leer de nuevo el saldo del cliente | No hacen falta | Figura lo mismo que antes.'],
    ],
    [
      'pt',
      'O stock nunca pode ficar negativo.',
      ['Tentar baixar ainda mais o stock | Nenhum | O valor continua a ser 0.'],
    ],
    [
      'de',
      'Die Mieterin kann den Termin innerhalb von 3 Tagen bestätigen, danach verfällt der Termin.',
      [
        'Als Mieterin im ersten Fall den Termin bestätigen | 04.06.2026, 09:59 Uhr | Es gelingt.',
        'Zweiten Fall zu diesem Zeitpunkt prüfen | 04.06.2026, 10:01 Uhr | Der Termin verfällt.',
      ],
    ],
    [
      'fr',
      'Les rabais supérieurs à 15 % doivent être approuvés par la directrice.',
      [
        "Enregistrer un cas avec cette valeur : rabais | 16 % | Il n'est pas valable tant que l'accord manque (la directrice).",
      ],
    ],
    [
      'pt',
      'Entre as 13:00 e as 14:30 não é possível marcar visitas.',
      [
        'Marcar visitas às 12:59 | 12:59 | É aceite.',
        'Tentar marcar visitas às 13:01 | 13:01 | Não é aceite; nada muda.',
        'Tentar marcar visitas às 14:29 | 14:29 | Não é aceite; nada muda.',
        'Marcar visitas às 14:31 | 14:31 | É aceite.',
      ],
    ],
    [
      'fr',
      'Un rappel est envoyé au locataire la veille du départ à 18 h 30.',
      [
        "Régler l'horloge de l'environnement de test sur 09/09/2026, 18:29 et ouvrir les messages reçus (locataire) | 09/09/2026, 18:29 | Rien n'est encore arrivé.",
      ],
    ],
    [
      'de',
      'Ist der Kartendienst nicht erreichbar, erscheint „Karte derzeit nicht verfügbar“ und die Auswahl bleibt erhalten.',
      ['Eingetragene Angaben prüfen | Keine nötig | Unverändert vorhanden: die Auswahl.'],
    ],
    [
      'pt',
      'Duas semanas antes do congresso o orador recebe um lembrete por e-mail.',
      [
        'Acertar o relógio do ambiente de teste para 27/08/2026, 18:01 e abrir as mensagens recebidas (orador) | 27/08/2026, 18:01 | Chegou exatamente uma mensagem nova: um lembrete por e-mail.',
      ],
    ],
    [
      'pt',
      'Se o equipamento for entregue tarde, são cobrados 2 € por cada hora, com um máximo de 20 €.',
      [
        'Verifica-se este caso: o equipamento é entregue tarde.',
        'Fazer com que o valor seja calculado | 9 × hora | São cobrados 18 €.',
        'Fazer com que o valor seja calculado | 10 × hora | São cobrados 20 €.',
        'Fazer com que o valor seja calculado | 11 × hora | Continuam a ser cobrados 20 €.',
      ],
    ],
    [
      'de',
      'Für jeden Kilometer werden 0,40 € berechnet, höchstens jedoch 8 €.',
      ['Betrag berechnen lassen | 21 × Kilometer | Berechnet wird weiterhin: 8,00 €.'],
    ],
  ])('%s: %s', (language, criterion, expected) => {
    expect(linesOf(criterion, language)).toEqual(expect.arrayContaining(expected))
  })

  it('leaves the other sentences of the criterion to the other readers', () => {
    const lines = linesOf(
      'Der Gutschein läuft am 31.12.2026 ab. Die Bemerkung darf höchstens 40 Zeichen lang sein.',
      'de',
    )
    expect(lines.join('\n')).toContain('30.12.2026')
    expect(lines.join('\n')).toContain('41 Zeichen')
  })

  it('is not taken from a sentence that goes on', () => {
    const lines = linesOf(
      'Los artículos agotados no aparecen en el catálogo. Sin embargo, siguen en el historial.',
      'es',
    )
    expect(lines.join('\n')).not.toContain('Sin embargo, siguen en el catálogo')
    const more = linesOf('Die Suche startet erst ab drei Zeichen; danach wird nach jedem Zeichen gesucht.', 'de')
    expect(more.join('\n')).not.toContain('Kestrel')
  })
})
