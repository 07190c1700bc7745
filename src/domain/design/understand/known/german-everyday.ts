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
  'Nach {wait} die eingegangenen Nachrichten öffnen ({who:bare}) | {wait} | Genau eine Nachricht ist da: {what}. Sie kam spätestens {wait} nach der notierten Uhrzeit an.',
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
    said: '<things> (?:wird|werden|bleibt|bleiben) (?:für |noch )?<gap>(?: lang)? (?:aufbewahrt|gespeichert|vorgehalten|archiviert|erhalten|verfügbar|sichtbar|abrufbar)[.;] (?:[Dd]anach|[Aa]nschließend) (?<rest>(?:wird|werden|ist|sind) [^,;:()]{3,80}?)',
    given: ['Vorhanden ist ein Eintrag dieser Art vom {begin} ({things:bare}).'],
    steps: untilThen,
  },
  {
    said: '<things> (?:wird|werden|bleibt|bleiben) (?:für |noch )?<gap>(?: lang)? (?:aufbewahrt|gespeichert|vorgehalten|archiviert|erhalten|verfügbar|sichtbar|abrufbar)',
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
]
