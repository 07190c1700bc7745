import type { KnownSentence } from './known-sentences.ts'

const clockSet = 'Uhr der Testumgebung auf'
const untilThen: KnownSentence['steps'] = [
  `${clockSet} {justBefore} stellen und nachsehen ({things:bare}) | {justBefore} | Der Eintrag ist noch da.`,
  `${clockSet} {justAfter} stellen und nachsehen ({things:bare}) | {justAfter} | Der Eintrag ist nicht mehr da.`,
]
const possibleUntilThen: KnownSentence['steps'] = [
  `${clockSet} {justBefore} stellen und {verb:inf}: {things:bare} | {justBefore} | Es gelingt.`,
  `${clockSet} {justAfter} stellen und noch einmal versuchen ({things:bare}) | {justAfter} | Es wird abgelehnt; nichts ändert sich.`,
]
const second: KnownSentence['given'] = ['Ein Eintrag mit einem bekannten Wert ist vorhanden ({thing:bare}).']
const another = 'Eintrag mit einem anderen Wert anlegen ({thing:bare}) | Keine nötig | Der Eintrag ist gespeichert.'
const message: KnownSentence['steps'] = [
  'Auslösen und die Uhrzeit notieren: {event:bare} | Keine nötig | Der Schritt gelingt ohne Fehlermeldung.',
  'Nach {wait} die eingegangenen Nachrichten öffnen ({who:bare}) | {wait} | Genau eine Nachricht ist da; sie enthält {what:acc}. Sie kam spätestens {wait} nach der notierten Uhrzeit an.',
]
const event = '(?<event>(?:der|dem|einer|einem|jeder|jedem) \\p{Lu}[\\p{L}-]+)'
const ownData: Pick<KnownSentence, 'person' | 'given' | 'steps'> = {
  person: 'role',
  given: ['Zwei Konten dieser Art mit je eigenen Daten sind vorhanden ({role:bare}; {things}).'],
  steps: [
    'Mit dem ersten Konto anmelden und öffnen: {things} | Keine nötig | Zu sehen ist, was zum ersten Konto gehört, und nichts vom zweiten.',
    'Mit dem ersten Konto die Adresse eines Eintrags des zweiten direkt öffnen | Keine nötig | Der Zugriff wird abgelehnt; vom Eintrag ist nichts zu sehen.',
  ],
}
const rows = '(?<rows>Zeilen|Datensätzen?|Einträgen?|Kontakten?|Produkten?|Adressen)'
const fileOf = 'Datei mit so vielen gültigen Einträgen importieren'

/** Sentences of every other ticket: what is unique, one's own, kept for a time, imported, sent in time. */
export const germanEveryday: KnownSentence[] = [
  {
    said: '(?<thing>(?:Der|Die|Das) [^,;:()]{2,50}?) (?<be>ist|sind) (?:jeweils |jedes Jahr |jährlich )?vom (?<opens>\\d{1,2}\\.(?: \\p{L}+)?) bis (?:einschließlich |zum |einschl\\. )*(?<closes>\\d{1,2}\\. \\p{L}+) (?<state>geöffnet|möglich|offen|freigeschaltet|sichtbar|verfügbar|erlaubt)\\. (?:Außerhalb|Sonst|Davor und danach|Außerhalb dieser Zeit|In der übrigen Zeit) [^„“"]{0,70}<quoted>[^„]{0,30}',
    steps: [
      'Datum der Testumgebung auf den {opensBefore} stellen und {thing:acc} öffnen | {opensBefore} | {quoted} ist zu lesen; es ist nicht {state}.',
      'Datum der Testumgebung auf den {opensOn} stellen und {thing:acc} öffnen | {opensOn} | {thing} {be} {state}.',
      'Datum der Testumgebung auf den {closesOn} stellen und {thing:acc} öffnen | {closesOn} | {thing} {be} {state}.',
      'Datum der Testumgebung auf den {closesAfter} stellen und {thing:acc} öffnen | {closesAfter} | {quoted} ist zu lesen; es ist nicht {state}.',
    ],
  },
  {
    said: '(?<thing>(?:Der|Die|Das) [^,;:()]{2,50}?) (?<be>ist|sind) (?:jeweils |jedes Jahr |jährlich )?vom (?<opens>\\d{1,2}\\.(?: \\p{L}+)?) bis (?:einschließlich |zum |einschl\\. )*(?<closes>\\d{1,2}\\. \\p{L}+) (?<state>geöffnet|möglich|offen|freigeschaltet|sichtbar|verfügbar|erlaubt)',
    steps: [
      'Datum der Testumgebung auf den {opensBefore} stellen und {thing:acc} öffnen | {opensBefore} | {thing} {be} nicht {state}.',
      'Datum der Testumgebung auf den {opensOn} stellen und {thing:acc} öffnen | {opensOn} | {thing} {be} {state}.',
      'Datum der Testumgebung auf den {closesOn} stellen und {thing:acc} öffnen | {closesOn} | {thing} {be} {state}.',
      'Datum der Testumgebung auf den {closesAfter} stellen und {thing:acc} öffnen | {closesAfter} | {thing} {be} nicht {state}.',
    ],
  },
  {
    said: '<thing> (?:muss|müssen|darf|dürfen) (?:eindeutig sein|nur einmal vorkommen|nur einmal vergeben werden)[.;] (?:Ist|ist|Wird|wird|Bei|bei|Sonst|sonst|Andernfalls|andernfalls|Gibt|Existiert|Ein) ?[^„“"]{0,60}<quoted>[^„“]{0,40}',
    given: second,
    steps: [
      'Zweiten Eintrag mit demselben Wert anlegen ({thing:bare}) | Keine nötig | {quoted} wird angezeigt; es bleibt bei einem Eintrag mit diesem Wert.',
      another,
    ],
    refuses: true,
  },
  {
    said: '<thing> (?:muss|müssen|darf|dürfen) (?:eindeutig sein|nur einmal vorkommen|nur einmal vergeben werden)',
    given: second,
    steps: [
      'Zweiten Eintrag mit demselben Wert anlegen ({thing:bare}) | Keine nötig | Er wird abgelehnt; es bleibt bei einem Eintrag mit diesem Wert.',
      another,
    ],
    refuses: true,
  },
  {
    said: '<role> (?:sieht|sehen|kann|können|darf|dürfen) (?:nur|ausschließlich) (?:ihre eigenen|seine eigenen|die eigenen|eigene|ihre|seine|die ihm zugewiesenen|die ihr zugewiesenen|die ihnen zugewiesenen) (?<things>\\p{Lu}[\\p{L}-]{2,40})(?: (?:sehen|einsehen|öffnen|bearbeiten|ansehen|lesen|abrufen|ändern|löschen|verwalten))?',
    ...ownData,
  },
  {
    said: '<role> (?:sieht|sehen) (?:nur|ausschließlich) (?<things>(?:die|den|das) \\p{Lu}[\\p{L}-]{2,40} (?:der|des|ihrer|seiner) eigenen \\p{Lu}[\\p{L}-]{2,40})',
    ...ownData,
  },
  {
    said: '<things> (?:wird|werden|bleibt|bleiben) (?:für |noch )?<gap>(?: lang)? (?:aufbewahrt|gespeichert|vorgehalten|bereitgehalten|zurückgelegt|freigehalten|archiviert|erhalten|verfügbar|sichtbar|abrufbar)[.;] (?:[Dd]anach|[Aa]nschließend) (?<rest>(?:wird|werden|ist|sind) [^,;:()]{3,80}?)',
    given: ['Vorhanden ist ein Eintrag dieser Art vom {begin} ({things:bare}).'],
    steps: untilThen,
  },
  {
    said: '<things> (?:wird|werden|bleibt|bleiben) (?:für |noch )?<gap>(?: lang)? (?:aufbewahrt|gespeichert|vorgehalten|bereitgehalten|zurückgelegt|freigehalten|archiviert|erhalten|verfügbar|sichtbar|abrufbar)',
    given: ['Vorhanden ist ein Eintrag dieser Art vom {begin} ({things:bare}).'],
    steps: untilThen,
  },
  {
    said: '<things> (?:kann|können|darf|dürfen) (?:noch |nur )?(?:innerhalb von |für )?<gap>(?: lang)?(?: nach (?<event>(?:der |dem |einer |einem )?\\p{Lu}[\\p{L}-]+))? <verb> werden(?:[.;] (?:[Dd]anach|[Aa]nschließend) (?:ist|sind|wird|werden) [^,;:()]{3,80}?)?',
    given: ['Die Frist beginnt für den Test am {begin}.'],
    steps: possibleUntilThen,
  },
  {
    said: `(?:Der Import|Ein Import|Die Importdatei|Eine Datei|CSV-Dateien|Der Upload|Eine CSV-Datei) [^,;:()]{0,60}?(?:bis zu|höchstens|maximal) <most> ${rows}[^,;:()„“]{0,30}[.;] [^„“]{3,60}<quoted>[^„“]{0,40}`,
    steps: [
      `${fileOf} | {most} {rows} | Alle {most} sind importiert.`,
      `${fileOf} | {mostMore} {rows} | {quoted} wird angezeigt; nichts aus der Datei ist importiert.`,
    ],
  },
  {
    said: `(?:Der Import|Ein Import|Die Importdatei|Eine Datei|CSV-Dateien|Der Upload|Eine CSV-Datei) [^,;:()]{0,60}?(?:bis zu|höchstens|maximal) <most> ${rows}[^,;:()„“]{0,30}`,
    steps: [
      `${fileOf} | {most} {rows} | Alle {most} sind importiert.`,
      `${fileOf} | {mostMore} {rows} | Die Datei wird abgelehnt; nichts aus ihr ist importiert.`,
    ],
  },
  {
    said: `Innerhalb von <wait> nach ${event} (?:erhält|erhalten|bekommt|bekommen) (?<who>(?:der|die|das) \\p{Lu}[\\p{L}-]+) (?<what>(?:eine|einen|ein) [^,;:()]{3,50}?)`,
    steps: message,
  },
  {
    said: `(?<who>(?:Der|Die|Das) \\p{Lu}[\\p{L}-]+) (?:erhält|erhalten|bekommt|bekommen) innerhalb von <wait> nach ${event} (?<what>(?:eine|einen|ein) [^,;:()]{3,50}?)`,
    steps: message,
  },
  {
    said: `(?<what>(?:Eine|Ein) [^,;:()]{3,50}?) (?:wird|geht) innerhalb von <wait> nach ${event} an (?<who>(?:den|die|das) \\p{Lu}[\\p{L}-]+) (?:verschickt|gesendet|versandt|versendet|geschickt|zugestellt|ab|raus)`,
    steps: message,
  },
  {
    said: '(?<who>(?:Ein|Eine) [^,;:()]{3,50}?) kann sich nicht(?: mehr)? anmelden und (?:sieht|erhält|bekommt|liest) (?:die Meldung |den Hinweis )?<quoted>',
    steps: [
      'Mit einem solchen Konto anmelden ({who:bare}) | Keine nötig | {quoted} wird angezeigt; die Anmeldung gelingt nicht.',
    ],
    refuses: true,
  },
  {
    said: '<thing> (?:gilt|ist) <gap>(?: lang)?(?: gültig)? und (?:kann|darf) nur (?:einmal|ein einziges Mal) (?:benutzt|verwendet|eingelöst|genutzt|geöffnet|aufgerufen) werden',
    given: ['Zwei unbenutzte Exemplare vom {begin} sind vorbereitet ({thing:bare}).'],
    steps: [
      `${clockSet} {justBefore} stellen und das erste Exemplar verwenden | {justBefore} | Es funktioniert.`,
      'Dasselbe Exemplar ein zweites Mal verwenden | Keine nötig | Es wird abgelehnt; nichts ändert sich.',
      `${clockSet} {justAfter} stellen und das zweite Exemplar verwenden | {justAfter} | Es wird abgelehnt; nichts ändert sich.`,
    ],
  },
  {
    said: 'Das neue (?<what>Passwort|Kennwort) darf nicht (?:dem (?:alten|bisherigen) entsprechen|gleich dem alten sein|mit dem (?:alten|bisherigen) (?:identisch sein|übereinstimmen)|dasselbe sein wie das alte)',
    given: ['Das bisherige {what} ist bekannt.'],
    steps: [
      'Das bisherige {what} als neues eingeben und speichern | Keine nötig | Es wird abgelehnt; das bisherige {what} gilt weiter.',
      'Ein anderes {what} als neues eingeben und speichern | Keine nötig | Es ist gespeichert und gilt beim nächsten Anmelden.',
    ],
    refuses: true,
  },
  {
    said: '<things> (?:ist|sind|wird|werden) nach (?<key>[^,;:()]{3,40}?) sortiert(?:, [^,;:()]{3,40}?)?,? und (?:lässt|lassen) sich nach (?<filter>[^,;:()]{3,30}?) \\(<options>\\) filtern',
    given: ['Zu jedem Wert gibt es einen Eintrag, nicht in der Reihenfolge angelegt ({filter}: {options}).'],
    steps: [
      'Öffnen: {things} | Keine nötig | {things}: sortiert nach {key}.',
      'Nach {filter} filtern: {item} | {item} | Nur der Eintrag mit diesem Wert erscheint.',
      'Filter aufheben | Keine nötig | Alle Einträge erscheinen wieder.',
    ],
  },
  {
    said: '(?<who>(?:Ein|Eine|Der|Die|Jeder|Jede|Alle) [^,;:()]{2,40}?|\\p{Lu}\\p{L}+) (?:kann|können|darf|dürfen) <things> (?:anlegen|erstellen|hinzufügen), (?:bearbeiten|ändern) und (?:löschen|entfernen)',
    given: ['Mit einem solchen Konto angemeldet: {who:bare}.'],
    steps: [
      'Neuen Eintrag anlegen ({things:bare}) | Keine nötig | Der Eintrag ist auch nach dem Neuladen vorhanden.',
      'Den Eintrag ändern | Keine nötig | Die Änderung ist nach dem Neuladen noch da.',
      'Den Eintrag löschen | Keine nötig | Der Eintrag ist auch nach dem Neuladen nicht mehr da.',
    ],
  },
  {
    said: '(?<who>(?:Der|Die|Das|Ein|Eine|Alle) [^,;:()]{2,40}?|\\p{Lu}\\p{L}+) (?:kann|können|darf|dürfen) <thing> (?:nur )?(?:sehen|ansehen|einsehen|lesen),? aber nicht (?<verb>bearbeiten|ändern|löschen|exportieren)',
    given: ['Mit einem solchen Konto angemeldet: {who:bare}.'],
    steps: [
      '{thing:acc} öffnen | Keine nötig | Alles wird angezeigt: {thing:bare}.',
      'Versuchen, dort etwas zu {verb} | Keine nötig | Dazu gibt es keine Möglichkeit; nichts ändert sich.',
      'Adresse der Handlung direkt öffnen | Keine nötig | Die Handlung wird abgelehnt; nichts ändert sich.',
    ],
  },
  {
    said: '(?<who>(?:Der|Die|Das|Jeder|Jede|Alle) [^,;:()]{2,40}?) (?:erhält|erhalten|bekommt|bekommen) (?:täglich|jeden Tag|jeden Morgen|jede Nacht|wöchentlich) um <clock> Uhr (?<what>(?:eine|einen|ein) .{3,140}?)',
    steps: [
      `${clockSet} {clockBefore} Uhr stellen und eingegangene Nachrichten öffnen ({who:bare}) | {clockBefore} Uhr | Für diesen Tag ist noch nichts eingegangen.`,
      `${clockSet} {clockAfter} Uhr stellen und eingegangene Nachrichten öffnen ({who:bare}) | {clockAfter} Uhr | Genau eine Nachricht ist da; sie enthält {what:acc}.`,
    ],
  },
  {
    said: '(?<things>Buchungen|Reservierungen|Bestellungen|Anmeldungen) (?:sind|können) (?:nur )?für (?:bis zu|höchstens|maximal) <most> (?<unit>Personen|Gäste|Teilnehmer|Teilnehmende|Plätze|Kinder|Erwachsene) (?:möglich|gemacht werden|vorgenommen werden)[.;] [^„“]{3,60}<quoted>[^„“]{0,30}',
    steps: [
      'Anlegen ({things}) | {most} {unit} | Sie wird angenommen.',
      'Anlegen ({things}) | {mostMore} {unit} | {quoted} wird angezeigt; nichts ist gespeichert.',
    ],
  },
  {
    said: '(?:Pro|Je|Für jede|Für jeden) (?<owner>\\p{Lu}[\\p{L}-]+) (?:kann|darf) nur (?:ein|eine|einen|ein einziger|eine einzige) (?<thing>\\p{Lu}[\\p{L}-]+) (?:verwendet|eingelöst|benutzt|genutzt|angegeben|angelegt|abgegeben) werden',
    steps: [
      'Eines verwenden ({thing}, {owner}) | Keine nötig | Es gelingt.',
      'Für dasselbe ein zweites verwenden ({thing}, {owner}) | Keine nötig | Es wird abgelehnt; das erste gilt weiter.',
    ],
    refuses: true,
  },
  {
    said: '(?<thing>(?:Der|Die|Das) [^,;:()]{2,40}?) gilt nicht für (?<others>[^,;:()]{3,60})',
    steps: [
      '{thing:acc} dafür verwenden: {others} | {others} | Es wirkt nicht.',
      '{thing:acc} für etwas anderes verwenden | Keine nötig | Es wirkt.',
    ],
  },
  {
    said: '(?<thing>(?:Der|Die|Das|Jede|Jeder|Jedes) [^,;:()]{2,40}?) (?:lädt|öffnet sich|erscheint|antwortet|ist|wird) (?:in|innerhalb von|nach) (?:unter |weniger als |höchstens |maximal )?(?<span>\\d{1,3}(?:,\\d)? Sekunden?)(?: (?:vollständig )?(?:geladen|angezeigt|sichtbar|aufgebaut))?',
    steps: [
      '{thing:acc} öffnen und die Zeit bis zur vollständigen Anzeige messen | {span} | Gemessen werden höchstens {span}.',
    ],
  },
  {
    said: '(?:Das|Der|Die) (?:Kontrollkästchen|Häkchen|Checkbox|Feld|Kästchen) <quoted> muss (?:angehakt|gesetzt|aktiviert|bestätigt|angekreuzt) (?:sein|werden), (?:bevor|damit) <rest>',
    given: ['Alles andere ist ausgefüllt.'],
    steps: [
      'Ohne Häkchen bei {quoted} weitermachen | Keine nötig | Es geht nicht weiter; nichts ist gesendet.',
      'Häkchen bei {quoted} setzen und weitermachen | Keine nötig | Es geht weiter.',
    ],
  },
  {
    said: '(?:Gibt es keine Treffer|Wird nichts gefunden|Findet die Suche nichts|Liefert die Suche keine Treffer|Gibt es keine Ergebnisse),? (?:erscheint|wird|steht dort) (?:der Hinweis |die Meldung )?<quoted>(?: angezeigt)?',
    steps: ['Nach etwas suchen, das nicht vorkommt | qqzzyy | {quoted} wird angezeigt; sonst ist die Liste leer.'],
  },
  {
    said: '<thing> (?:lässt sich|kann) zwischen (?<one>\\p{Lu}[\\p{L}-]+) und (?<other>\\p{Lu}[\\p{L}-]+) (?:umschalten|umgeschaltet werden|umstellen|umgestellt werden|wechseln|gewechselt werden)',
    steps: [
      'Auf {other} umschalten | {other} | Eingestellt ist {other}.',
      'Auf {one} umschalten | {one} | Eingestellt ist {one}.',
    ],
  },
  {
    said: '(?:Das|Der|Die) (?:Protokoll|Verlauf|Historie|Log|Änderungsverlauf) zeigt, wer (?:wann was|was wann) geändert hat',
    steps: [
      'Mit einem bekannten Konto einen Wert ändern; alten Wert, neuen Wert und Uhrzeit notieren | Keine nötig | Die Änderung ist gespeichert.',
      'Protokoll öffnen | Keine nötig | Es gibt genau einen neuen Eintrag mit diesem Konto, dem geänderten Wert und dieser Uhrzeit.',
    ],
  },
  {
    said: '(?:Das Anfordern eines neuen|Ein neuer|Eine neue|Ein neues) (?<thing>\\p{Lu}[\\p{L}-]+?)s? macht (?:den|die|das) (?:alten|alte|bisherigen|bisherige|vorherigen) (?:ungültig|unbrauchbar|wirkungslos)',
    given: ['Ein erster ist vorhanden und gültig ({thing}).'],
    steps: [
      'Einen neuen anfordern ({thing}) | Keine nötig | Der Schritt gelingt ohne Fehlermeldung.',
      'Den alten verwenden ({thing}) | Keine nötig | Es funktioniert nicht mehr.',
      'Den neuen verwenden ({thing}) | Keine nötig | Es funktioniert.',
    ],
  },
  {
    said: '<thing> (?:funktioniert|ist nutzbar|lässt sich nutzen|kann genutzt werden) (?:auch )?(?:offline|ohne Internetverbindung|ohne Verbindung|ohne Internet)',
    steps: [
      'Verbindung trennen | Keine nötig | Es erscheint keine Fehlermeldung.',
      '{thing:acc} wie zuvor benutzen | Keine nötig | Alles geht wie mit Verbindung.',
    ],
  },
  {
    said: '(?<who>(?:Der|Die|Das|Ein|Eine|Alle) [^,;:()]{2,40}?|\\p{Lu}\\p{L}+) (?:kann|können|darf|dürfen) (?<thing>(?:den|die|das|seine|ihre|eine|einen|ein) [^,;:()]{2,40}?) (?<verb>\\p{Ll}+e?n), (?:solange|so lange|sofern) <rest>',
    person: 'who',
    given: ['Mit einem solchen Konto angemeldet: {who:bare}.'],
    steps: [
      'Dafür sorgen, dass {rest}, und {thing} {verb} | Keine nötig | Es gelingt; das Ergebnis ist nach dem Neuladen noch da.',
      'Dafür sorgen, dass dies nicht mehr zutrifft, und es erneut versuchen | Keine nötig | Es ist nicht möglich; nichts ändert sich.',
    ],
  },
]
