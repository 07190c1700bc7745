import { describe, expect, it } from 'vitest'
import { casesIn } from './support/lines.ts'

type Sentence = [text: string, ...lines: (string | RegExp)[]]

const sentences: Record<'de' | 'es' | 'fr' | 'pt', Sentence[]> = {
  de: [
    [
      'Leser können höchstens 10 Bücher gleichzeitig ausleihen. Beim elften erscheint „Ausleihlimit erreicht“.',
      /auf 11 zu erhöhen \|.*„Ausleihlimit erreicht“ wird angezeigt; es sind weiterhin 10/,
    ],
    ['Ein vorgemerktes Buch wird 7 Tage bereitgehalten.', /08\.06\.2026, 10:01 Uhr \|.*nicht mehr da/],
    ['Ein Administrator kann Kategorien anlegen, bearbeiten und löschen.', /Den Eintrag löschen \|.*nicht mehr da/],
    [
      'Mitarbeiter können die Gästeliste sehen, aber nicht bearbeiten.',
      /Versuchen, dort etwas zu bearbeiten \|.*keine Möglichkeit/,
    ],
    [
      'Der Manager erhält täglich um 6:00 Uhr einen Bericht mit der Zahl der Besucher.',
      /05:59 Uhr \| Für diesen Tag ist noch nichts/,
      /06:01 Uhr \| Genau eine Nachricht ist da; sie enthält einen Bericht/,
    ],
    [
      'Buchungen sind für bis zu 8 Personen möglich. Bei größeren Gruppen erscheint „Bitte rufen Sie uns an“.',
      /9 Personen \| „Bitte rufen Sie uns an“ wird angezeigt/,
    ],
    ['Pro Bestellung kann nur ein Gutschein verwendet werden.', /ein zweites verwenden .* Es wird abgelehnt/],
    ['Gibt es keine Treffer, erscheint „Nichts gefunden“.', /qqzzyy \| „Nichts gefunden“/],
    [
      'Der Kunde kann die Lieferadresse ändern, solange die Bestellung nicht versandt ist.',
      /dass dies nicht mehr zutrifft, .* Es ist nicht möglich/,
    ],
    [
      'Der Spitzname muss eindeutig sein. Ist er schon vergeben, erscheint „Bereits vergeben“.',
      /„Bereits vergeben“ wird angezeigt; es bleibt bei einem Eintrag/,
    ],
    ['Kunden sehen nur ihre eigenen Bestellungen.', /nichts vom zweiten/, /Der Zugriff wird abgelehnt/],
    ['Entwürfe werden 30 Tage aufbewahrt.', /01\.07\.2026, 09:59 Uhr \|.*noch da/, /10:01 Uhr \|.*nicht mehr da/],
    [
      'Gelöschte Dateien können 30 Tage lang wiederhergestellt werden. Danach sind sie endgültig weg.',
      /wiederherstellen: Gelöschte Dateien .* Es gelingt/,
      /10:01 Uhr \| Es wird abgelehnt/,
    ],
    [
      'Der Import nimmt CSV-Dateien mit bis zu 1.000 Zeilen an. Größere Dateien werden mit „Zu viele Zeilen“ abgelehnt.',
      /1\.000 Zeilen \| Alle 1\.000 sind importiert/,
      /1\.001 Zeilen \| „Zu viele Zeilen“ wird angezeigt/,
    ],
    [
      'Innerhalb von 5 Minuten nach der Bestellung erhält der Kunde eine Bestätigung per E-Mail.',
      /Auslösen und die Uhrzeit notieren: Bestellung/,
      /spätestens 5 Minuten nach/,
    ],
    [
      'Der Link in der E-Mail gilt 24 Stunden und kann nur einmal benutzt werden.',
      /02\.06\.2026, 09:59 Uhr .* Es funktioniert/,
      /ein zweites Mal verwenden/,
    ],
    ['Kommentare sind auf 500 Zeichen begrenzt.', /501 Zeichen: abgelehnt/],
    [
      'Bestellungen über 50 € sind versandkostenfrei, sonst kostet der Versand 4,95 €.',
      /50 € \| Der Versand kostet 4,95 €/,
    ],
    ['Das Lieferdatum muss mindestens 2 Werktage in der Zukunft liegen.', /02\.06\.2026 wird abgelehnt/],
    [
      'Schlägt die Zahlung fehl, bleibt die Bestellung offen und der Kunde bekommt eine E-Mail.',
      /die Zahlung fehlschlägt .* Die Bestellung bleibt offen\./,
      /Der Kunde bekommt eine E-Mail/,
    ],
    ['Nur Administratoren können neue Mitglieder einladen.', /Als Administrator anmelden und neue Mitglieder einladen/],
  ],
  es: [
    [
      'Por cada día de retraso se cobran 0,20 €, con un máximo de 10 €.',
      /49 × día de retraso \| Se cobran 9,80 €/,
      /51 × día de retraso \| Se siguen cobrando 10,00 €/,
    ],
    ['El gerente recibe cada día a las 6:00 un informe con el número de visitantes.', /05:59 \| Aún no/, /06:01 \|/],
    ['Solo se puede usar un cupón por pedido.', /Usar otro .* Se rechaza/],
    ['La app funciona sin conexión.', /Cortar la conexión/],
    [
      'Los pedidos de más de 50 € tienen envío gratis; el resto paga 4,95 €.',
      /50 € \| El resto paga 4,95 €/,
      /50,01 € tienen envío gratis/,
    ],
    ['La fecha de entrega debe ser al menos 2 días laborables después de hoy.', /03\/06\/2026: se admite/],
    ['Los comentarios están limitados a 500 caracteres.', /501 caracteres: se rechaza/],
    ['Al eliminar un proyecto también se eliminan sus tareas.', /Eliminar un proyecto \|/],
    ['Las solicitudes de más de 500 € las aprueba un responsable.', /500 € no las aprueba un responsable/],
  ],
  fr: [
    ['Un seul bon peut être utilisé par commande.', /un second .* Il est refusé/],
    ["Si rien n'est trouvé, « Aucun résultat » s'affiche.", /qqzzyy \| « Aucun résultat » s'affiche/],
    [
      "Le client peut modifier l'adresse de livraison tant que la commande n'est pas expédiée.",
      /plus le cas .* Ce n'est pas possible/,
    ],
    [
      "Le pseudo doit être unique. S'il existe déjà, « Déjà pris » s'affiche.",
      /« Déjà pris » s'affiche ; il n'y a toujours qu'un/,
    ],
    ['Les clients ne peuvent voir que leurs propres commandes.', /rien du second/, /L'accès est refusé/],
    ['Les congés doivent être demandés 14 jours à l’avance.', /14\/06\/2026 est refusé/, /15\/06\/2026 : accepté/],
    [
      'Le mot de passe doit comporter au moins 8 caractères, une majuscule et un chiffre.',
      /sans majuscule/,
      /7 caractères : refusé/,
    ],
    [
      'Les photos doivent être au format JPG ou PNG et ne pas dépasser 5 Mo. Les autres fichiers sont refusés avec « Fichier refusé ».',
      /5 Mo \| Le fichier est ajouté/,
      /On lit « Fichier refusé » ; 5,1 Mo/,
    ],
    ["L'import accepte des fichiers CSV de 1 000 lignes au maximum.", /1 001 lignes \| Le fichier est refusé/],
    ['La recherche affiche des résultats à partir de trois caractères.', /Ke \| Aucun résultat/],
  ],
  pt: [
    ['Por cada dia de atraso são cobrados 0,20 €, com um máximo de 10 €.', /51 × dia de atraso \| Continuam a ser/],
    ['O desconto não se aplica a cartões-presente.', /Não se aplica/, /com outra coisa .* Aplica-se/],
    ['A página carrega em menos de 2 segundos.', /Demora 2 segundos no máximo/],
    [
      'O apelido deve ser único. Se já existir, aparece «Já está em uso».',
      /Aparece «Já está em uso»; continua a haver uma só/,
    ],
    ['As encomendas acima de 50 € têm portes grátis; as restantes pagam 4,95 €.', /50 € \| As restantes pagam 4,95 €/],
    ['As consultas podem ser marcadas com até 30 dias de antecedência.', /02\/07\/2026 é recusado/],
    [
      'Os ficheiros eliminados podem ser restaurados durante 30 dias.',
      /tentar restaurar os ficheiros eliminados .* É possível/,
    ],
    ['O link é válido durante 24 horas e só pode ser usado uma vez.', /Usar o mesmo outra vez/],
    [
      'O cliente recebe um e-mail de confirmação nos 5 minutos seguintes à encomenda.',
      /Provocar e anotar a hora: encomenda/,
    ],
  ],
}

describe.each(['de', 'es', 'fr', 'pt'] as const)('an everyday sentence in %s', (language) => {
  it.each(sentences[language])('%s', (text, ...lines) => {
    const written = casesIn(language, text).join('\n')
    for (const line of lines) expect(written).toMatch(line)
  })
})
