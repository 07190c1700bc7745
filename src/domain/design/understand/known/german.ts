import type { KnownSentence } from './known-sentences.ts'

const dateSet = 'Datum der Testumgebung auf'
const clockSet = 'Uhr der Testumgebung auf'
const gapSteps: Pick<KnownSentence, 'given' | 'steps'> = {
  given: ['Ein erster Eintrag ist vorhanden, Zeitpunkt: {first} ({things}).'],
  steps: [
    'Versuchen, einen zweiten Eintrag mit diesem Zeitpunkt anzulegen | {tooSoon} | Der zweite Eintrag wird abgelehnt; vorhanden ist nur der erste.',
    'Zweiten Eintrag mit diesem Zeitpunkt anlegen | {due} | Der zweite Eintrag ist gespeichert.',
  ],
}
const reminderSteps = (message: string): string[] => [
  `${clockSet} {sooner} stellen und eingegangene Nachrichten öffnen ({who:bare}) | {sooner} | Es ist noch nichts eingegangen.`,
  `${clockSet} {later} stellen und eingegangene Nachrichten öffnen ({who:bare}) | {later} | ${message}`,
]
const untilDay: Pick<KnownSentence, 'steps' | 'refuses'> = {
  steps: [
    `${dateSet} {date} stellen und verwenden: {thing:bare} | {date} | Es funktioniert wie gewohnt.`,
    `${dateSet} {dayAfter} stellen und verwenden: {thing:bare} | {dayAfter} | Es funktioniert nicht mehr; nichts ändert sich.`,
  ],
}
const freeThenFee: Pick<KnownSentence, 'given' | 'steps'> = {
  given: ['Zwei gleiche Fälle sind vorbereitet, beide mit Beginn am {start}.'],
  steps: [
    'Ersten Fall {verb:inf} | {sooner} | Es gelingt; dafür wird nichts berechnet.',
    'Zweiten Fall {verb:inf} | {later} | {rest:main}.',
  ],
}
const onlyFor = (be: string, seen: string): KnownSentence => ({
  person: 'role',
  said: `<thing> (?:${be}) (?:nur|ausschließlich|lediglich|allein) (?:für |den |der |dem |von )?<role> (?:angezeigt|sichtbar|zugänglich|einsehbar|zu sehen)`,
  steps: [
    `Mit einem Konto dieser Gruppe anmelden und die Stelle öffnen: {role} | {role} | {thing} ${seen} zu sehen.`,
    `Mit einem Konto anmelden, das nicht zu dieser Gruppe gehört, und dieselbe Stelle öffnen | Keine nötig | {thing} ${seen} nicht zu sehen.`,
  ],
})

const perUnitSteps = [
  'Betrag berechnen lassen | 1 × {unit:bare} | Berechnet wird: {one}.',
  'Betrag berechnen lassen | 3 × {unit:bare} | Berechnet wird: {three}.',
  'Betrag berechnen lassen | {countBelow} × {unit:bare} | Berechnet wird: {sumBelow}.',
  'Betrag berechnen lassen | {countAt} × {unit:bare} | Berechnet wird: {sumAt}.',
  'Betrag berechnen lassen | {countAbove} × {unit:bare} | Berechnet wird weiterhin: {sumAbove}.',
]

export const germanSentences: KnownSentence[] = [
  {
    said: '(?<thing>(?:Ein|Eine|Jeder|Jede|Jedes|Der|Die|Das) [^,;:()]{2,40}?) (?:kann|darf) nur (?:einmal|ein einziges Mal) <verb> werden\\. (?:Beim|Bei einem) zweiten (?:Versuch|Mal) [^„“]{3,40}<quoted>[^„“]{0,30}',
    steps: [
      '{thing:acc} {verb:inf} | Keine nötig | Es gelingt.',
      'Dasselbe ein zweites Mal versuchen | Keine nötig | {quoted} wird angezeigt; nichts ändert sich.',
    ],
  },
  {
    said: '(?<thing>(?:Ein|Eine|Jeder|Jede|Jedes|Der|Die|Das) [^,;:()]{2,40}?) (?:kann|darf) nur (?:einmal|ein einziges Mal) <verb> werden',
    steps: [
      '{thing:acc} {verb:inf} | Keine nötig | Es gelingt.',
      'Dasselbe ein zweites Mal versuchen | Keine nötig | Es wird abgelehnt; nichts ändert sich.',
    ],
  },
  {
    said: '(?:Die Schaltfläche|Der Button|Der Knopf|Die Taste) <quoted> (?:bleibt|ist) (?:so lange )?(?:inaktiv|deaktiviert|ausgegraut|gesperrt|nicht anklickbar), bis <rest>',
    steps: [
      'Die Stelle öffnen; noch gilt nicht, dass {rest} | Keine nötig | {quoted} lässt sich nicht auswählen.',
      'Dafür sorgen, dass {rest} | Keine nötig | {quoted} lässt sich auswählen.',
    ],
  },
  {
    said: 'Vor dem Löschen (?<thing>(?:einer|eines|der|des) [^,;:()]{3,40}?) (?:erscheint|kommt|wird) (?:eine |nach einer )?(?:Rückfrage|Bestätigung|Sicherheitsabfrage)(?: (?:angezeigt|verlangt|gefragt))?',
    steps: [
      'Löschen auswählen und die Rückfrage verneinen (Löschen {thing}) | Keine nötig | Es ist noch da, auch nach dem Neuladen.',
      'Löschen auswählen und die Rückfrage bejahen (Löschen {thing}) | Keine nötig | Es ist nicht mehr da, auch nach dem Neuladen.',
    ],
  },
  {
    said: 'Zwischen (?:zwei|den) <things> (?:müssen|muss|sollen) (?:mindestens|wenigstens) <gap> (?:Abstand )?(?:liegen|vergehen|vergangen sein|sein|bestehen)',
    ...gapSteps,
  },
  {
    said: 'Der (?:zeitliche )?Abstand zwischen zwei <things> (?:muss|beträgt|soll) (?:mindestens|wenigstens) <gap>(?: betragen| sein)?',
    ...gapSteps,
  },
  {
    said: '(?<who>(?:Der|Die|Das|Jeder|Jede|Alle) [^,;:()]{3,40}?) (?:wird|werden) <lead> vor (?<event>(?:dem |der |einem |einer |jedem |jeder )?\\p{Lu}[\\p{L}-]+(?: (?:des|der|einer|eines) [\\p{L} -]{3,30}?)?)(?: um <clock> Uhr)? (?:(?:per|mit|über|durch|an|mittels) [^,;:()]{2,50} )?(?:erinnert|benachrichtigt|informiert|verständigt)',
    given: ['Der maßgebliche Zeitpunkt ist für den Test festgelegt ({event:bare}): {start}.'],
    steps: reminderSteps('Genau eine neue Nachricht ist eingegangen.'),
  },
  {
    said: '(?<who>(?:Der|Die|Das|Jeder|Jede|Alle) [^,;:()]{3,40}?) (?:erhält|erhalten|bekommt|bekommen) <lead> vor (?<event>(?:dem |der |einem |einer |jedem |jeder )?\\p{Lu}[\\p{L}-]+(?: (?:des|der|einer|eines) [\\p{L} -]{3,30}?)?)(?: um <clock> Uhr)? (?<what>(?:eine|einen|ein) [^,;:()]{3,50}?)',
    given: ['Der maßgebliche Zeitpunkt ist für den Test festgelegt ({event:bare}): {start}.'],
    steps: reminderSteps('Genau eine neue Nachricht ist eingegangen: {what}.'),
  },
  {
    said: '<things> (?:werden|sind|erscheinen|stehen) (?:stets |immer |standardmäßig )?(?:in der Reihenfolge|nach) <key>(?: (?:aufsteigend|absteigend))? (?:sortiert|geordnet|aufgelistet|gelistet|angezeigt|aufgeführt)',
    given: ['Mindestens drei Einträge sind in anderer Reihenfolge angelegt worden: {things:bare}.'],
    steps: ['Liste öffnen und die Reihenfolge vergleichen | Keine nötig | {whole}.'],
  },
  {
    said: '(?:Ohne Anmeldung wird man|Wer nicht angemeldet ist, wird|Nicht angemeldete \\p{L}+ werden) (?<way>(?:auf|zu|zur|zum) [^,;:()]{3,60}?) (?:um|weiter)geleitet',
    steps: [
      'Abmelden und die Adresse einer geschützten Seite direkt öffnen | Keine nötig | Die geschützte Seite erscheint nicht; man wird {way} umgeleitet.',
    ],
  },
  {
    said: '<things> (?:tauchen|erscheinen|kommen|werden) (?<place>(?:in|im|auf|bei) [^,;:()]{3,60}?) nicht (?:auf|vor|angezeigt|aufgeführt|berücksichtigt|mitgezählt)',
    given: ['Vorhanden sind ein gewöhnlicher Eintrag und einer dieser Art: {things}.'],
    steps: ['{place} nachsehen | Keine nötig | Der gewöhnliche Eintrag ist enthalten, der andere nicht ({things}).'],
  },
  {
    said: '<thing> (?:ist|sind) (?:standardmäßig|anfangs|zu Beginn|beim ersten Öffnen|von Anfang an) <state>',
    steps: ['Seite zum ersten Mal öffnen und nichts verändern | Keine nötig | {thing}: {state}.'],
  },
  {
    said: '(?:Die|Jede) \\p{L}*[Ss]uche (?:liefert|startet|beginnt|zeigt|sucht|greift)(?: (?:Treffer|Vorschläge|Ergebnisse))?(?: erst)? ab (?:dem )?(?<count>\\d|zwei|drei|vier|fünf|zweiten|dritten|vierten)(?: eingegebenen)? (?:Zeichen|Buchstaben)(?: (?:Treffer|Vorschläge|Ergebnisse))?',
    given: ['Ein Eintrag mit dem Namen „Kestrel“ ist vorhanden.'],
    steps: [
      'In das Suchfeld eingeben | {few} | Es gibt noch keine Treffer.',
      'In das Suchfeld eingeben | {enough} | „Kestrel“ wird gefunden.',
    ],
  },
  {
    said: 'Während (?:des |der )<process> (?:ist|bleibt) (?<control>(?:der Knopf|die Schaltfläche|der Button)[^,;:()]{3,40}?) (?<state>gesperrt|deaktiviert|ausgegraut|inaktiv)',
    steps: [
      '{control:acc} vor diesem Vorgang ansehen: {process} | Keine nötig | {control} ist bedienbar.',
      'Netz der Testumgebung drosseln, den Vorgang auslösen ({process}) und {control:acc} ansehen | Keine nötig | {control} ist {state}.',
      'Ende des Vorgangs abwarten ({process}) | Keine nötig | {control} ist wieder bedienbar.',
    ],
  },
  {
    said: '<thing> darf (?:nie|niemals|nicht) unter <number> (?:sinken|fallen)',
    given: ['{thing:bare}: {number}.'],
    steps: [
      'Versuchen, den Wert weiter zu verringern: {thing:bare} | Keine nötig | {thing} liegt weiterhin bei {number}.',
    ],
    refuses: true,
  },
  {
    said: '<thing> darf (?:nie|niemals|nicht) negativ werden',
    given: ['{thing:bare}: 0.'],
    steps: ['Versuchen, den Wert weiter zu verringern: {thing:bare} | Keine nötig | {thing} liegt weiterhin bei 0.'],
    refuses: true,
  },
  {
    said: 'Ab (?:einem|einer) <base> von <amount> (?:entfallen|entfällt) (?<fee>(?:die|der|das) [^,;:()]{3,40}?)(?: (?:von|in Höhe von) <price>)?',
    steps: [
      '{base:bare} von {under} herbeiführen und die Abrechnung öffnen | {base:bare}: {under} | Berechnet wird auch: {fee:bare}.',
      '{base:bare} von {amount} herbeiführen und die Abrechnung öffnen | {base:bare}: {amount} | Nicht mehr berechnet wird: {fee:bare}.',
    ],
  },
  {
    said: '<thing> (?:lässt|lassen) sich (?:wahlweise )?als <list> (?:herunterladen|exportieren|speichern|ausgeben)',
    steps: [
      'Als {item} herunterladen: {thing:bare} | {item} | Die {item}-Datei ist heruntergeladen und lässt sich öffnen.',
    ],
  },
  {
    said: '<thing> (?:kann|können) (?:wahlweise )?als <list> (?:heruntergeladen|exportiert|gespeichert|ausgegeben) werden',
    steps: [
      'Als {item} herunterladen: {thing:bare} | {item} | Die {item}-Datei ist heruntergeladen und lässt sich öffnen.',
    ],
  },
  onlyFor('wird|ist', 'ist'),
  onlyFor('werden|sind', 'sind'),
  {
    said: '<thing> (?:ist|wird) (?:nur|ausschließlich) (?<where>(?:für|in|im|bei|auf|an) [^,;:()]{3,50}?) (?:sichtbar|angezeigt|zu sehen|eingeblendet)',
    steps: [
      'Eine Stelle öffnen, für die dies zutrifft: {where} | Keine nötig | {thing} ist zu sehen.',
      'Eine Stelle öffnen, für die dies nicht zutrifft: {where} | Keine nötig | {thing} ist nicht zu sehen.',
    ],
  },
  {
    said: '<thing> (?:läuft|laufen) am <date> ab(?:,? und (?:kann|können) (?:danach|dann|ab dann) nicht mehr <use>)?',
    steps: [
      `${dateSet} {dayBefore} stellen und verwenden: {thing:bare} | {dayBefore} | Es funktioniert wie gewohnt.`,
      `${dateSet} {dayAfter} stellen und verwenden: {thing:bare} | {dayAfter} | Es funktioniert nicht mehr; nichts ändert sich.`,
    ],
  },
  {
    said: '<thing> (?:ist|sind|gilt|gelten|bleibt) (?:nur )?bis (?:zum |einschließlich )?<date>(?: gültig)?',
    ...untilDay,
  },
  {
    said: '<thing> (?:kann|können) (?:nur )?bis (?:zum |einschließlich )?<date> <verb> werden',
    steps: [
      `${dateSet} {date} stellen und {thing:acc} {verb:inf} | {date} | Es gelingt.`,
      `${dateSet} {dayAfter} stellen und versuchen, dies zu tun: {thing:acc} {verb:inf} | {dayAfter} | Es gelingt nicht mehr; nichts ändert sich.`,
    ],
  },
  {
    said: '(?:Wurde|Wird) <cause> abgelehnt, (?:darf sich|ändert sich) <thing> (?:dadurch )?nicht(?: ändern)?',
    steps: [
      '{thing:acc} ansehen und notieren | Keine nötig | Der Stand ist notiert.',
      'Ablehnung herbeiführen: {cause} | Keine nötig | {cause} wird abgelehnt.',
      '{thing:acc} nach dem Neuladen erneut ansehen | Keine nötig | {thing} ist wie zuvor.',
    ],
    refuses: true,
  },
  {
    said: 'Bis (?:zu )?<lead> vor <event> (?:kann|können)(?: <thing>)? (?:kostenfrei|kostenlos|gebührenfrei|ohne Gebühr) <verb> werden[,;.] [Dd]anach <rest>',
    ...freeThenFee,
  },
  {
    said: '<thing> (?:kann|können) bis (?:zu )?<lead> vor <event> (?:kostenfrei|kostenlos|gebührenfrei|ohne Gebühr) <verb> werden[,;.] [Dd]anach <rest>',
    ...freeThenFee,
  },
  {
    said: '(?:Die Exportdatei|Der Export|Die exportierte Datei) (?:enthält|umfasst|hat) (?:genau )?die Spalten <rest>',
    steps: ['Exportieren und die Datei öffnen | Keine nötig | Die Datei hat die Spalten {rest}.'],
  },
  {
    said: '(?<thing>(?:Alle )?(?:Beträge|Preise|Summen|Werte)) werden (?:stets |immer )?(?:auf zwei (?:Nachkommastellen|Dezimalstellen)|auf (?:ganze )?Cent|centgenau|kaufmännisch) gerundet',
    steps: [
      'Berechnung mit diesem ungerundeten Ergebnis herbeiführen | 12,344 | Angezeigt wird 12,34.',
      'Berechnung mit diesem ungerundeten Ergebnis herbeiführen | 12,346 | Angezeigt wird 12,35.',
    ],
  },
  {
    said: '<who> (?:sieht|sehen) (?:nur|ausschließlich|lediglich) <what> (?<own>der eigenen|des eigenen|(?:ihrer|seiner|ihres|seines) eigenen|der jeweiligen) <unit>',
    given: ['Es gibt Einträge der eigenen Stelle und solche einer anderen: {unit}.'],
    steps: [
      'Als {who:bare} anmelden und die Liste öffnen | Keine nötig | Es erscheinen nur {what} der eigenen Stelle ({unit}), keine einer anderen.',
    ],
  },
  {
    said: '<thing> (?:kann|können) (?:nur )?innerhalb von <gap>(?: nach [^,;:()]{3,40}?)? <verb> werden[,;] danach <rest>',
    given: ['Zwei gleiche Fälle sind vorbereitet, beide mit Beginn am {first}: {thing:bare}.'],
    steps: [
      'Ersten Fall {verb:inf} | {justBefore} | Es gelingt.',
      'Zweiten Fall zu diesem Zeitpunkt ansehen | {justAfter} | {rest:main}.',
    ],
  },
  {
    said: '(?<who>(?:Der|Die|Das) [^,;:()]{3,40}?) kann (?<thing>(?:den|die|das) [^,;:()]{3,40}?) innerhalb von <gap> <action>[,;] danach <rest>',
    given: ['Zwei gleiche Fälle sind vorbereitet, beide mit Beginn am {first}: {thing:bare}.'],
    steps: [
      'Als {who:bare} im ersten Fall {thing} {action} | {justBefore} | Es gelingt.',
      'Zweiten Fall zu diesem Zeitpunkt prüfen | {justAfter} | {rest:main}.',
    ],
  },
  {
    said: '<things> (?:von mehr als|über|von über) <percent> (?:müssen|sind) (?:vom |von der |von |durch (?:die |den |das )?)(?<role>[^,;:()]{3,40}?) (?:bestätigt|genehmigt|freigegeben) werden',
    steps: [
      'Fall mit diesem Wert speichern ({things:bare}) | {percent} | Er ist ohne Bestätigung gültig ({role}).',
      'Fall mit diesem Wert speichern ({things:bare}) | {percentMore} | Er ist nicht gültig, solange die Bestätigung aussteht ({role}).',
    ],
  },
  {
    said: '<things> (?:zwischen|von) <from> (?:Uhr )?(?:und|bis) <to> Uhr (?:sind|ist) nicht (?:buchbar|möglich|verfügbar|wählbar)',
    steps: [
      'Versuchen, dies zu buchen: {things} um {fromBefore} Uhr | {fromBefore} | Es ist möglich.',
      'Versuchen, dies zu buchen: {things} um {fromAfter} Uhr | {fromAfter} | Es ist nicht möglich.',
      'Versuchen, dies zu buchen: {things} um {toBefore} Uhr | {toBefore} | Es ist nicht möglich.',
      'Versuchen, dies zu buchen: {things} um {toAfter} Uhr | {toAfter} | Es ist möglich.',
    ],
  },
  {
    said: '(?:Jede |Alle )?(?:Änderung|Änderungen) (?:an|am|bei|der|des) (?<thing>[^,;:()]{3,40}?) (?:wird|werden) (?:mit|samt) <rest> (?:protokolliert|aufgezeichnet|festgehalten)',
    steps: [
      'Eine Angabe ändern und speichern: {thing:bare} | Keine nötig | Die Änderung ist gespeichert.',
      'Protokoll dazu öffnen: {thing:bare} | Keine nötig | Diese Änderung ist mit {rest} eingetragen.',
    ],
  },
  {
    said: '(?<who>(?:Der|Die|Das|Jeder|Jede) [^,;:()]{3,40}?) (?:wird|erhält|bekommt) (?<eve>am (?:Tag|Vortag)) (?:vor (?:dem|der) |des |der )<event> um <clock> Uhr [^,;:()]{3,60}',
    given: ['Der maßgebliche Zeitpunkt ist für den Test festgelegt ({event:bare}): {start}.'],
    steps: reminderSteps('Genau eine neue Nachricht ist eingegangen.'),
  },
  {
    said: '(?:Ist|Wenn) <thing> nicht (?:erreichbar|verfügbar)(?: ist)?, (?:erscheint|wird|zeigt die Anwendung) (?<message>(?:die Meldung |der Hinweis |eine Meldung )?<quoted>)(?: angezeigt)?,? und (?<kept>(?:die|der|das) [^,;:()]{3,40}?) (?:bleibt|bleiben) (?:erhalten|stehen|bestehen)',
    steps: [
      'Angaben eintragen, dann verhindern, dass dies erreichbar ist ({thing:bare}), und fortfahren | Keine nötig | {message} wird angezeigt.',
      'Eingetragene Angaben prüfen | Keine nötig | Unverändert vorhanden: {kept}.',
    ],
  },
  {
    said: '(?<lead><early>) vor (?<event>(?:dem |der )?\\p{Lu}[\\p{L}-]+(?: (?:des|der) [\\p{L} -]{3,30}?)?) (?:erhält|bekommt) (?<who>(?:der|die|das) \\p{Lu}[\\p{L}-]+) (?<what>(?:eine|einen|ein) [^;:()]{3,60})',
    given: ['Der maßgebliche Zeitpunkt ist für den Test festgelegt ({event:bare}): {start}.'],
    steps: reminderSteps('Genau eine neue Nachricht ist eingegangen: {what}.'),
  },
  {
    said: '(?:<case>, )?(?:[Ff]ür jeden|[Jj]e|[Pp]ro) <unit> (?:wird|werden) (?:eine Gebühr von |ein Aufschlag von )?<rate> (?:berechnet|erhoben|fällig)(?:, (?:höchstens|maximal)(?: jedoch)? <cap>)?',
    steps: perUnitSteps,
  },
  {
    said: '(?:<case>, )?(?:wird|werden) (?:für jeden|je|pro) <unit> <rate> (?:berechnet|erhoben|fällig)(?:, (?:höchstens|maximal)(?: jedoch)? <cap>)?',
    steps: perUnitSteps,
  },
]
