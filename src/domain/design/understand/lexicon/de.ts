import type { Lexicon } from './lexicon.ts'
import { verbsOf } from './verbs.ts'

const may = '(?:darf|dürfen|kann|können)'
/** Verbs a sentence begins with where it states a condition without "wenn": "Bricht die Verbindung ab, …". */
const opening =
  'ist|sind|wird|werden|hat|haben|liegt|liegen|reicht|reichen|bricht|brechen|stimmt|stimmen|weicht|weichen|lehnt|lehnen|reagiert|reagieren|fehlt|fehlen|bleibt|bleiben|kommt|kommen|geht|gehen|läuft|schlägt|überschreitet|überschreiten|übersteigt|übersteigen|erreicht|erreichen|gibt|enthält|enthalten|besteht|bestehen|tritt|meldet|öffnet|wählt|klickt|ändert|löscht|scheitert|verlässt|antwortet|beträgt|sinkt|steigt|endet'

export const german: Lexicon = {
  decimal: ',',
  months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  numberWords: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  ordinalWords:
    'erste[nrsm]? zweite[nrsm]? dritte[nrsm]? vierte[nrsm]? fünfte[nrsm]? sechste[nrsm]? siebte[nrsm]? achte[nrsm]? neunte[nrsm]? zehnte[nrsm]?',
  ordinalEnd: '\\.(?= \\p{Lu})|te[nrsm]?',
  units: {
    percent: 'Prozent',
    pixels: 'px|Pixel',
    times: 'Mal|mal',
    characters: 'Zeichen',
    digits: 'Ziffern?|Stellen',
    letters: '(?:Groß|Klein)?[Bb]uchstaben?',
    words: 'Wörter[n]?|Worte',
    second: 'Sekunden?|Sek\\.?|s',
    minute: 'Minuten?|Min\\.?',
    hour: 'Stunden?|Std\\.?|h',
    workday: '(?:Werktagen?|Arbeitstagen?|Werktage|Arbeitstage)',
    day: 'Tagen?|Tag|Kalendertagen?|Kalendertage',
    week: 'Wochen?',
    month: 'Monaten?|Monat',
    year: 'Jahren?|Jahr',
    byte: 'Bytes?',
    kilobyte: 'KB',
    megabyte: 'MB',
    gigabyte: 'GB',
  },
  bounds: {
    betweenBelow: ['(?:von |ab )?# bis (?:unter|weniger als|vor) #'],
    between: [
      'zwischen # und #',
      'von # bis(?: zu)? #',
      '# ?(?:-|–|bis(?: zu)?) ?#',
      'mindestens # und (?:höchstens|maximal) #',
    ],
    atLeast: [
      '(?<=Mindest\\p{L}{2,30} )(?:beträgt|liegt bei|ist) #',
      '(?:darf|dürfen|kann|können) nicht (?:unter|kleiner als|geringer als|weniger als) #',
      'nicht (?:unter|kleiner als|geringer als) #',

      '(?:mindestens|wenigstens|nicht (?:weniger|kürzer|jünger|kleiner) als|minimal|ab(?: einem?r? [\\p{L}]+(?: von)?)?|mind\\.) #',
      '# (?:oder mehr|und mehr|oder älter|und älter|oder länger|oder darüber|aufwärts)',
      '(?:>=|≥) ?#',
    ],
    moreThan: [
      '(?:(?:mehr|größer|länger|älter|höher|schwerer|breiter|später|teurer) als|über|oberhalb von|übersteigt|überschreitet|>) #',
    ],
    atMost: [
      '(?<=(?:Höchst|Maximal)\\p{L}{2,30} )(?:beträgt|liegt bei|ist) #',
      '(?:höchstens|maximal|bis zu|nicht (?:mehr|länger|größer|älter|höher) als|max\\.?|längstens|Höchstzahl(?: von)?|maximal zulässig sind) #',
      'auf(?: höchstens| maximal)? # (?:begrenzt|beschränkt|limitiert)',
      '# (?:oder weniger|und weniger|oder jünger|nicht (?:überschreiten|übersteigen))',
      '(?:passen|fasst|fassen) #',
      '(?:darf|dürfen|kann|können) nur #',
      '(?:<=|≤) ?#',
    ],
    lessThan: [
      '(?:(?:weniger|kleiner|kürzer|jünger|niedriger|geringer|leichter|schmaler|früher|billiger|günstiger) als|unter|unterhalb von|<) #',
    ],
    exactly: ['(?:genau|exakt) #', '(?:muss|müssen) # (?=haben|enthalten)'],
    step: ['in (?:Schritten|Stufen|Blöcken) (?:von|zu) #', 'in #-?(?:Schritten|Stufen)', 'Vielfache[ns]? von #'],
  },
  cues: {
    age: 'Jahre alt|Jahren?|Alter|älter|jünger|volljährig|minderjährig|Geburtstag',
    file: 'Datei(?:en)?|Fotos?|Bild(?:er)?|Dokumente?|Anhäng\\p{L}*|hochlad\\p{L}*|pdf|jpe?g|png|csv',
    wrong:
      'falsche[nrsm]?|fehlgeschlagen\\p{L}*|Fehlversuch\\p{L}*|ungültige[nrsm]?|vergebliche[nrsm]?|erfolglose[nrsm]?|gescheiterte[nrsm]?|misslungene[nrsm]?|Fehleingaben?|Versuch(?:e|en)?|scheitert',
    lock: '(?:ge)?sperrt?|Sperre|blockiert|lang zu',
    expire:
      'gültig|gilt(?! (?:für|nur|ab|auch|erst))|läuft (?:nach )?|ab(?:gelaufen|läuft)|verfällt|wird .{0,30} aufbewahrt|bleibt .{0,30}(?:reserviert|gültig|aktiv|erhalten)|endet nach|dauert|reserviert|gelöscht nach',
    within: 'innerhalb(?: von)?|binnen|in weniger als|spätestens|nach (?:höchstens|maximal)|vergangen|in unter',
    idle: 'ohne Aktivität|Inaktivität|inaktiv\\p{L}*|untätig\\p{L}*',
    notify:
      'E-Mails?|Mails?|SMS|Push(?:-Nachricht(?:en)?|-Mitteilung(?:en)?)?|Benachrichtigung(?:en)?|benachrichtigt|Erinnerung(?:en)?',
    required:
      'Pflicht(?:feld(?:er)?)?|Pflichtangaben?|erforderlich|muss (?:ausgefüllt|angegeben)|müssen (?:ausgefüllt|angegeben)|darf nicht leer|verpflichtend|zwingend',
    optional: 'optional|freiwillig',
    default:
      'vor(?:aus|ein)?(?:gewählt|gestellt|belegt|ausgewählt|eingestellt)|vorausgewählt|voreingestellt|standardmäßig|Standard(?:wert)?|Vorgabe|zunächst|beginnt (?:mit|bei)|startet (?:mit|bei)',
    optionList:
      'Auswahl|[Mm]ögliche[rsn]?|eine[rs]? (?:der|von)|Werte|möglich sind|zur Wahl|stehen|bietet|Optionen|wählbar',
    hidden: 'nicht (?:angezeigt|sichtbar|zu sehen|eingeblendet)|ausgeblendet|verborgen|verschwindet|unsichtbar',
    disabled: 'deaktiviert|ausgegraut|gesperrt|nicht (?:auswählbar|anklickbar|verfügbar|aktiv)',
    shown: 'angezeigt|sichtbar|erscheint|erscheinen|eingeblendet|aktiv|verfügbar|zeigt',
    until: 'bis|es sei denn|außer wenn',
    whole: 'ganze (?:Zahl(?:en)?)|ganzzahlig\\p{L}*|ohne Cent|(?:volle|ganze)n? Euro',
    perPage: 'pro Seite|je Seite',
    newestFirst:
      '(?:neueste[nrs]?|jüngste[nrs]?)(?: [\\p{L}]+){0,3} (?:zuerst|oben)|nach Datum|absteigend|chronologisch',
    alphabetical: 'alphabetisch',
    sort: 'sortier\\p{L}*|Reihenfolge|geordnet',
    search: 'Such\\p{L}*|such\\p{L}*|findet|gefunden',
    filter: 'Filter\\p{L}*|filter\\p{L}*|gefiltert',
    anyCase: 'Groß- und Kleinschreibung|unabhängig von (?:der )?Groß',
    unique:
      'eindeutig|nur einmal|einmalig|zweimal|ein zweites Mal|nicht doppelt|doppelte?|bereits (?:vergeben|vorhanden|registriert)|kein(?:e|en)? zweite[rsn]?|höchstens ein(?:e|en)?|darf nur ein(?:e|en)?|mehrfach',
    simultaneous:
      'gleichzeitig|zur selben Zeit|im selben (?:Moment|Augenblick)|zwei (?:Personen|Benutzer|Nutzer|Kunden|Tabs|Geräte\\p{L}*|Browser\\p{L}*|Mitarbeitende)|parallel',
    persist:
      'neu(?:em)? [Ll]aden|Neuladen|neu geladen|aktualisier\\p{L}*|bleibt .{0,40}(?:erhalten|gespeichert)|bleiben .{0,40}(?:erhalten|gespeichert)|merkt sich|gemerkt|automatisch gespeichert|erneute[rnm]? (?:Anmeldung|Anmelden)|noch da',
    offline: 'offline|ohne (?:Verbindung|Netz|Internet)|Verbindung .{0,20}(?:abbricht|unterbrochen|verloren)',
    never: 'nie|niemals|nicht|kein(?:e|er|en|es|em)?|niemand',
    refused:
      'abgelehnt|abgewiesen|nicht (?:möglich|erlaubt|zulässig|gespeichert|angenommen|akzeptiert)|verweigert|verhindert|Fehler\\p{L}*|zurückgewiesen|(?:darf|dürfen|kann|können|lässt sich|lassen sich) (?:[^,;.]{0,60} )?nicht',
    says: 'Meldung|Hinweis|Fehlermeldung|Text|Nachricht|erscheint|erscheinen|zeigt|angezeigt|lautet|steht|liest|sieht|sehen|erhält|heißt',
    nothingElse: 'kein(?:e|en)? ander\\p{L}*|sonst nichts|übersprungen|rückgängig|nur diese',
    nextStatus: 'Status|Zustand|wechselt|geht|gesetzt|wird zu|Ablauf|zunächst @|@ →|von @ (?:auf|zu|nach|über) @',
    or: 'oder',
    roundUp: 'aufgerundet|aufrunden',
    roundDown: 'abgerundet|abrunden|abgeschnitten',
    round: 'gerundet|kaufmännisch|runden',
    reduction: 'Nachlass|Rabatt|ermäßigt|Ermäßigung|abzüglich|abgezogen|reduziert|günstiger|Abzug|weniger',
    free: 'kostenlos|kostenfrei|gratis|frei|gebührenfrei|versandkostenfrei',
    future: 'in der Zukunft|zukünftig\\p{L}*|künftig\\p{L}*',
    past: 'in der Vergangenheit|vergangen\\p{L}*',
    ahead: 'im Voraus|in der Zukunft|vorab|in die Zukunft|ab heute|nach heute|im Vorhinein',
    before: 'vor|vorher',
    password: 'Passwort|Passwörter|Kennwort|PIN',
    vague:
      'schnell|intuitiv\\p{L}*|benutzerfreundlich|einfach|modern\\p{L}*|sinnvoll\\p{L}*|angemessen\\p{L}*|freundlich\\p{L}*|übersichtlich|wichtig\\p{L}*|zeitnah|lesbar',
    role: '(?:\\p{L}*[Ll]eitung|\\p{L}*leiter(?:in|innen)?|\\p{L}*[Vv]erwaltung|\\p{L}*kräfte|\\p{L}*kraft|Admins?|Administrator(?:en|in|innen)?|Benutzer(?:in|innen|n)?|Nutzer(?:in|innen|n)?|Kund(?:e|en|in|innen)|Mitarbeiter(?:in|innen|n)?|Mitarbeitende[nr]?|Leitung|Leiter(?:in|innen)?|Eltern|Lehrkräfte|Lehrkraft|Team\\p{L}*|\\p{L}+team|Rolle|Personen|Person|Moderator(?:en|in|innen)?|Autor(?:en|in|innen)?|Gäste|Mitglied(?:er|ern)?|Redaktion|Buchhaltung|Vorgesetzte[nr]?|Inhaber(?:in|innen)?|Betreuer(?:in|innen)?|niemand|wer)',
    pick: 'wählt|auswählt|gewählt|markiert|ankreuzt',
    width: 'Breite|breit|Bildschirm\\p{L}*|Handys?|Spalten|nebeneinander|untereinander',
    per: 'pro|je|jede[rsnm]?',
    weekday:
      'Sonntag(?:e|en|s)?|Samstag(?:e|en|s)?|Wochenende[n]?|Feiertag(?:e|en)?|Montag(?:e|en|s)?|Dienstag(?:e|en|s)?|Mittwoch(?:e|en|s)?|Donnerstag(?:e|en|s)?|Freitag(?:e|en|s)?',
    cutoff: 'bis(?: um)?|vor|spätestens(?: um)?',
    startsWith: '(?:beginnt|beginnen|anfangen|fängt) mit',
    hasLetter: '(?:mindestens )?einen? Buchstaben?',
    hasCapital: '(?:mindestens )?einen? Großbuchstaben?',
    hasSmall: '(?:mindestens )?einen? Kleinbuchstaben?',
    hasDigit: '(?:mindestens )?eine (?:Ziffer|Zahl)',
    hasSpecial: '(?:mindestens )?ein Sonderzeichen',
    noSpaces: 'keine Leerzeichen|ohne Leerzeichen',
  },
  shapes: {
    onlyRole: [
      `nur (?<role>[^,;.:()]{2,70}?) ${may} (?<action>[^;.:]{3,140})`,
      `(?<action>[^,;.:]{3,80}?) ${may} nur (?:von |vom )(?<role>[^;.:]{2,70}?) [\\p{Ll}]+ werden`,
      `(?<role>[^,;.:]{2,70}?) ${may} (?<action>[^,;.:]{3,120}?), (?<others>[^,;.:]{2,50}?) (?:dagegen |jedoch )?nicht`,
      `(?<others>[^,;.:]{2,60}?) ${may} (?<action>[^;.:]{3,110}?) nicht [\\p{Ll}]+`,
    ],
    visibleOnlyTo: [
      '^(?<object>(?:\\p{Lu}|die |das |den )[^,;.:]{2,80}?) (?:sieht|sehen) nur (?<role>(?:die |der |das |\\p{Lu})[^;.:,]{2,90})$',
      'nur (?<role>[^,;.:]{2,70}?) (?:sieht|sehen) (?<object>[^;.:]{2,80}?)$',
      'nur (?<role>[^,;.:]{2,70}?) (?:darf|dürfen|kann|können) (?<object>[^;.:]{2,80}?) (?:ein)?sehen$',
      '(?<object>[^,;.:]{2,80}?) (?:ist|sind) (?:nur|allein|ausschließlich) für (?<role>[^;.:]{2,80}?) sichtbar',
      '(?<object>[^,;.:]{2,80}?) (?:ist|sind) (?:allein |nur |ausschließlich )?(?<role>(?:dem|der|den) [^;.:,]{2,60}?) vorbehalten',
    ],
    neverShown: [
      '(?:nie|niemals|nicht|kein|keine) (?<secret>[^;.,]{3,100}?) (?:angezeigt|enthalten|gespeichert|sichtbar)',
      '(?<secret>(?:[\\p{L}-]+, )*[^,;.:]{3,80}?) (?:wird|werden|darf|dürfen) (?:nie|niemals|nicht) (?:angezeigt|protokolliert|gespeichert|ausgegeben)',
      '(?:enthält|enthalten|nennt|zeigt) (?:nie|niemals|weder|keine?) (?<secret>[^;.]{3,100})',
      ', nie (?<secret>[^;.]{3,100})',
    ],
    statusChange: ['@ → @', '@, (?:dann|danach) @', 'von @ (?:auf|zu|nach|über|in) @', '@ (?:auf|zu|nach|über) @'],
    defaultValue: [
      '(?:vorausgewählt|voreingestellt|standardmäßig|Standard)(?: ist| sind|:)? (?<value>[^,;.]{1,50})',
      '(?<value>[^,;.:]{1,50}?) (?:ist|sind) (?:vorausgewählt|voreingestellt|vorbelegt)',
      '(?:beginnt|startet) (?:mit|bei) (?<value>[^,;.]{1,50})',
    ],
    optionList: [
      '(?:Zur Auswahl stehen|zur Wahl stehen|möglich sind|(?:(?:ist|sind) )?eine[rs]? (?:der|von)(?: folgenden)?(?: (?:Werten?|Stufen|Arten|Optionen|Farben|Größen))?|Optionen(?: sind)?|Werte(?: sind)?|bietet(?: an)?|(?:ist|sind)(?! als| nur| nicht| bei| in| im| an| auf| nach| für| von| mit| zu| die| der| das| ein))[: ]+(?<list>[^;.]{5,300})',
      '^[^:]{2,40}: (?<list>[^;.]{5,200})',
    ],
    requiredFields: [
      '(?<fields>[^;.:]{2,160}?) (?:ist|sind) (?:Pflichtfelder|Pflichtfeld|Pflicht|erforderlich|Pflichtangaben?|verpflichtend)',
      'Pflichtfelder(?: sind)?:? (?<fields>[^;.]{3,160})',
      '(?<fields>[^;.:]{2,120}?) (?:muss|müssen) (?:ausgefüllt|angegeben|eingegeben) (?:sein|werden)',
      '(?<fields>[^;.:]{2,100}?) (?:darf|dürfen) nicht leer',
    ],
    optionalFields: ['(?<fields>[^;.:,]{2,120}?) (?:ist|sind) (?:optional|freiwillig)'],
    conditionFirst: [
      `^(?<condition>(?:${opening}) [^,]{3,160}), (?:so |dann )?(?<main>(?:${opening}|erscheint|erscheinen|lässt|lassen|darf|dürfen|muss|müssen|kann|können|soll|sollen|erhält|erhalten|bekommt|bekommen|zeigt|zeigen|sieht|sehen|startet|beginnt|gilt|steht|stehen|wechselt|verfällt|sendet|schickt|speichert) .{1,400})$`,
      '^(?<condition>(?:nach|bei|beim|vor|während|ohne|mit) [^,:\\uE000-\\uE7FF]{3,100}?) (?<main>(?:wird|werden|ist|sind|erscheint|erscheinen|erhält|erhalten|bekommt|bekommen|zeigt|zeigen|steht|stehen|muss|müssen|darf|dürfen|kann|können|lässt|lassen|bleibt|bleiben|gilt|gelten|startet|beginnt|endet|öffnet|wechselt|läuft|verfällt|sieht|sehen|sendet|speichert) .{1,400})$',
      '^(?:nur )?(?:wenn|falls|sobald|solange|nachdem|sofern|während) (?<condition>[^,:]{3,160})[,:] (?:dann |so )?(?<main>.{1,400})$',
      '^(?:nur )?(?:bei|beim|nach|für|mit|ohne) (?<condition>[^,:]{3,160}): (?<main>.{1,400})$',
    ],
    conditionLast: [
      '^(?<main>[^;]{3,200}?)(?: nur)?, (?:nur )?(?:wenn|falls|sobald|solange|es sei denn|außer wenn|sofern|bis) (?<condition>[^;]{3,160})$',
    ],
    uniqueThing: [
      '(?:dieselbe|derselbe|dasselbe|jede[rsn]?|pro|kein|keine) (?<thing>[^,;.:]{2,60}?) (?:darf|kann|ist|sind|wird|nur|dürfen|können)',
      '(?<thing>[^,;.:]{2,60}?) (?:muss|müssen|ist|sind) eindeutig',
      '(?<thing>[^,;.:]{2,60}?) (?:kann|darf|können|dürfen) (?:nur einmal|nicht doppelt|nicht zweimal)',
    ],
    noticeAbout: [
      '(?:E-Mail|Mail|SMS|Nachricht|Push-Nachricht|Benachrichtigung|Erinnerung|Bestätigung|Eingangsbestätigung) (?:mit|über|zu) (?<content>[^;.:]{2,120}?)(?=,|;|\\.|$)',
    ],
    noticeTo: [
      '(?<recipient>(?:der|die|das|jede[rs]?|alle|ein|eine) [\\p{L} -]{2,50}?) (?:erhält|erhalten|bekommt|bekommen|wird benachrichtigt|werden benachrichtigt)',
      'an (?<recipient>(?:den|die|das|alle|jede[nrs]?) [\\p{L} -]{2,40}) (?:gesendet|geschickt|verschickt)',
    ],
    label: ['^(?<label>[^:,;.]{2,60}): (?<rest>.{2,300})$'],
    pattern: ['(?<parts>#)'],
  },
  stops:
    'und|oder|pro|je|für|in|im|am|an|auf|zu|zum|zur|aus|von|vom|mit|bei|beim|ist|sind|wird|werden|hat|haben|kann|können|darf|dürfen|muss|müssen|soll|sollen|der|die|das|den|dem|des|ein|eine|wenn|bis|nach|vor|als|nicht|gibt|kostet|kosten|dauert|angezeigt|enthalten|möglich|zulässig|erlaubt|lang|alt|über|unter|seit|während|haben|umfassen',
  determiners:
    'der|die|das|den|dem|des|ein|eine|einen|einem|einer|jede|jeder|jedes|alle|kein|keine|keinen|ihr|ihre|sein|seine|dieser|diese|dieses',
  subjectVerbs:
    '(?<!^(?:es|nach|bei|beim|vor|während|ohne|mit|für|im|in|am|an|auf|wenn|wer) .*)(?<!^es )(?:ist|sind|wird|werden|hat|haben|muss|müssen|darf|dürfen|kann|können|soll|sollen|gilt|gelten|kostet|kosten|beträgt|betragen|liegt|liegen|umfasst|umfassen|enthält|enthalten|dauert|läuft|endet|bleibt|bleiben|zeigt|zeigen|erscheint|erscheinen|erhält|erhalten|bekommt|bekommen|besteht|bestehen|akzeptiert|erlaubt|nimmt|braucht|brauchen|benötigt|benötigen|geht|gehen|wechselt|beginnt|startet|stehen|steht|sehen|sieht|verfällt|richtet|öffnet|schließt|bietet|speichert|sendet|startet|reicht|reichen|lässt|lassen|fehlt|bricht|weicht|stimmt|lehnt|reagiert|besteht|kommt|übersteigt|überschreitet|erreicht|tritt|meldet|klickt|wählt|scheitert|zählt|schickt|sinkt|steigt)',
  modals: '(?:muss|müssen|darf|dürfen|kann|können|soll|sollen|möchte|will)(?!.* (?:nicht|nur|keine?[nrms]?) )',
  exceeds: 'übersteigt|überschreitet',
  reaches: 'erreicht',
  passives: 'wird|werden|ist|sind|wurde|worden ist',
  verbs: verbsOf(
    '',
    [],
    `auswählen auswählt,wählt ausgewählt
anklicken anklickt,klickt angeklickt
klicken klickt geklickt
antippen antippt,tippt angetippt
öffnen öffnet,öffnen geöffnet
schließen schließt geschlossen
eingeben eingibt,gibt eingegeben
absenden absendet,sendet abgesendet,abgeschickt
senden sendet gesendet
speichern speichert gespeichert
löschen löscht gelöscht
entfernen entfernt entfernt
abbrechen abbricht,bricht abgebrochen
bestätigen bestätigt bestätigt
hinzufügen hinzufügt,fügt hinzugefügt
erstellen erstellt erstellt
anlegen anlegt,legt angelegt
bearbeiten bearbeitet bearbeitet
ändern ändert geändert
suchen sucht gesucht
filtern filtert gefiltert
sortieren sortiert sortiert
hochladen hochlädt,lädt hochgeladen
herunterladen herunterlädt heruntergeladen
neu_laden neu_lädt neu_geladen
besuchen besucht besucht
anmelden anmeldet,meldet angemeldet
abmelden abmeldet abgemeldet
registrieren registriert registriert
buchen bucht gebucht
bestellen bestellt bestellt
kaufen kauft gekauft
bezahlen bezahlt bezahlt
zahlen zahlt gezahlt
stornieren storniert storniert
reservieren reserviert reserviert
aktivieren aktiviert aktiviert
deaktivieren deaktiviert deaktiviert
annehmen annimmt angenommen
akzeptieren akzeptiert akzeptiert
ablehnen ablehnt abgelehnt
genehmigen genehmigt genehmigt
freigeben freigibt freigegeben
veröffentlichen veröffentlicht veröffentlicht
archivieren archiviert archiviert
exportieren exportiert exportiert
importieren importiert importiert
drucken druckt gedruckt
teilen teilt geteilt
umbenennen umbenennt umbenannt
kopieren kopiert kopiert
zuweisen zuweist zugewiesen
einladen einlädt eingeladen
zurücksetzen zurücksetzt zurückgesetzt
ausfüllen ausfüllt ausgefüllt
überschreiten überschreitet überschritten
wählen wählt gewählt
drücken drückt gedrückt
verlassen verlässt verlassen
aufrufen aufruft,ruft aufgerufen
versuchen versucht versucht
einlösen einlöst eingelöst
unterbrechen unterbricht unterbrochen
ausleihen ausleiht ausgeliehen
zurückgeben zurückgibt zurückgegeben
einzahlen einzahlt eingezahlt
verschieben verschiebt verschoben
setzen setzt gesetzt
beantragen beantragt beantragt
einreichen einreicht eingereicht
sehen sieht,sehen gesehen
einsehen einsieht eingesehen`,
  ).map((verb) => ({ ...verb, finite: [...verb.finite, verb.step.replace(/n$/, '')] })),
  otherwise:
    '(?<!(?:niemand|nichts|jemand|wer|alles) )sonst|andernfalls|ansonsten|danach|anschließend|ab dann|(?<=^|[,;] )später|bei allem anderen',
  and: 'und|sowie',
  verbLast: true,
}
