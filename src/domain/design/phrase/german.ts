import { openStatement } from './open-statement.ts'
import { germanContrary, inOrder } from './german-contrary.ts'
import { momentPhrases } from './moment-phrases.ts'
import { lexiconOf, pattern } from '../understand/lexicon/lexicon.ts'
import { withTo } from '../understand/german/words.ts'
import type { PhraseBook } from './vocabulary.ts'
import { capital, counted, endless, listOf, sentence, shortened, withoutSameDay, valuesOf } from './text.ts'
import {
  q,
  list,
  numbers,
  withoutArticle,
  bare,
  accusative,
  object,
  at,
  person,
  observed,
  inside,
  isPerson,
  verbLast,
  caseOf,
  states,
  opposite,
  field,
} from './german-grammar.ts'
import { germanTitles } from './german-titles.ts'

export const germanPhrases: PhraseBook = {
  ...momentPhrases.german,
  ...germanTitles,

  aboutEdges: () => 'Beide Seiten der Grenze: der letzte erlaubte und der erste abgelehnte Wert.',
  aboutTime: () => 'Ein Zeitpunkt knapp innerhalb der Frist und einer knapp danach.',
  aboutAttempts: () => 'Die Zahl der Fehlversuche entscheidet; nach einem Erfolg beginnt die Zählung neu.',
  aboutFormat: () => 'Jeder abgelehnte Wert verletzt die Form an genau einer Stelle.',
  aboutClosedList: () => 'Die Liste ist vollständig und abgeschlossen.',
  aboutRequired: () => 'Immer bleibt genau ein Feld leer; alles andere ist ausgefüllt.',
  aboutMessage: () => 'Die Situation führt zu genau diesem Text.',
  aboutCondition: () => 'Der Zustand vor und nach dem Eintreten der Bedingung.',
  aboutRoles: () => 'Dieselbe Handlung mit und ohne das Recht dazu.',
  aboutStates: () => 'Ein Statuswechsel je Schritt.',
  aboutResult: () => 'Jeder Betrag ist vorab berechnet und wird mit der Anzeige verglichen.',
  aboutOrder: () => 'Ohne die Regel kämen die Einträge in einer anderen Reihenfolge.',
  aboutTwice: () => 'Der zweite Versuch darf nichts ändern.',
  aboutNotice: () => 'Der Anlass, die Nachricht und ihr Inhalt.',
  aboutReload: () => 'Das Ergebnis wird nach einer Unterbrechung erneut gelesen.',
  aboutSameTime: () => 'Zwei Personen handeln, bevor die eine sieht, was die andere getan hat.',
  aboutSecret: () => 'Was verborgen bleiben muss, wird auf der Seite und im Quelltext gesucht.',
  aboutRequest: () => 'Eine Anfrage mit genau einer Besonderheit.',
  aboutEffect: () => 'Die Handlung und ihre Folge.',
  aboutOpen: () => 'Das Kriterium lässt offen, wie es gemessen wird.',

  formOpenUnless: ({ thing }) => `Das Formular ist richtig ausgefüllt, nur dies fehlt noch: ${bare(thing)}.`,
  todayIs: ({ date }) => `Heute ist der ${date}.`,
  recordsExist: ({ count }) => `Es gibt genau ${String(count)} Einträge.`,
  countedFor: ({ holder }) => `Gezählt wird immer bei demselben Eintrag: ${holder}.`,
  thereAre: ({ count, thing }) => `Anfangs vorhanden: ${count} (${thing}).`,
  allStarted: ({ thing, time }) =>
    `Zweimal vorbereitet und noch unbenutzt, beide Male mit Beginn ${at(time)}: ${bare(thing)}.`,
  lockedSince: ({ time }) => `Zwei gleiche Sperren haben ${at(time)} begonnen.`,
  lastActivity: ({ time }) => `In zwei Browsern besteht eine Sitzung; die letzte Aktivität war in beiden ${at(time)}.`,
  noFailures: () => 'Bisher gab es keinen Fehlversuch; die richtige Eingabe ist bekannt.',
  messagesEmpty: ({ channel }) =>
    `Die Nachrichten der empfangenden Person sind einsehbar (${channel}); bisher ist keine eingegangen.`,
  twoSessions: () => 'Zwei Personen haben dasselbe in zwei Browsern geöffnet.',
  bothRoles: ({ roles }) => `Testkonten liegen bereit: ${list(roles)}.`,
  sampleRecords: ({ records }) => `Diese Einträge sind vorhanden: ${records.join('; ')}.`,
  baseAmount: ({ of, amount }) => `${capital(of)}: ${amount}.`,
  exampleBase: ({ amount }) => `Der volle Betrag, auf den sich der Satz bezieht, ist ${amount}.`,
  inStatus: ({ thing, status }) => `${bare(thing)}: Status ${status}.`,
  conditionFalse: ({ condition }) =>
    verbLast(condition)
      ? `Noch ist es nicht so, dass ${inside(endless(condition))}.`
      : `Noch nicht erfüllt ist: ${inside(endless(condition))}.`,
  conditionTrue: ({ condition }) =>
    verbLast(condition) && !/^\p{Lu}/u.test(condition)
      ? `Es gilt, dass ${inside(endless(condition))}.`
      : sentence(condition),
  recordWithSecret: ({ words }) => `Es gibt einen Eintrag mit bekannten Werten für: ${words}.`,
  validRequest: ({ request }) => `Eine in allen Punkten gültige Anfrage ${request} ist vorbereitet.`,
  pageOpen: () => 'Die betreffende Seite ist geöffnet.',

  enter: ({ thing }) => `${object(thing)} eingeben`,
  enterText: ({ thing, length }) =>
    `${object(thing)} mit ${length.replace(/(?<=^(?!1 ).*)(?<=Buchstabe|Ziffer|Stelle)$/, 'n')} eingeben`,
  reachCount: ({ count }) => `Auf ${count} erhöhen`,
  exceedCount: ({ count }) => `Versuchen, auf ${count} zu erhöhen`,
  removeTo: ({ count }) => `Versuchen, auf ${count} zu verringern`,
  addFile: ({ size }) => `Datei mit ${size} hinzufügen`,
  addFileType: ({ type }) => `${type}-Datei hinzufügen`,
  enterBirthDate: ({ when }) =>
    ({
      today: 'Geburtsdatum einer Person eingeben, die das Alter heute erreicht',
      tomorrow: 'Geburtsdatum einer Person eingeben, die es morgen erreicht',
      adult: 'Geburtsdatum einer deutlich älteren Person eingeben',
    })[when],
  choose: ({ thing }) =>
    /(?:datum|tag|beginn|ende|start)/iu.test(thing.words)
      ? `${object(thing)} wählen`
      : `Datum wählen für: ${thing.words}`,
  useFirst: ({ thing }) => `${object(thing)} verwenden (1. Exemplar)`,
  useSecond: ({ thing }) => `${object(thing)} verwenden (2. Exemplar)`,
  triggerEvent: ({ event }) =>
    /(?:^| )\p{L}*\p{Ll}n$/u.test(event) &&
    !/(?:^| )\p{Lu}\p{L}*$/u.test(event) &&
    !pattern(`(?:${lexiconOf('de').subjectVerbs})(?= )`).test(event)
      ? event
      : caseOf(endless(event)),
  openStep: () => 'Ein Beispiel für diese Regel ausprobieren',
  openSituation: ({ text }) => openStatement(text, 'de').situation,
  openOutcome: ({ text }) => sentence(observed(inOrder(openStatement(text, 'de').outcome))),
  lookAgain: () => 'Ein Beispiel für diese Regel ausprobieren',
  checkArrival: () => 'Zeitpunkt des Ergebnisses nachsehen',
  failTimes: ({ count }) =>
    `${capital(count === 1 ? 'einmal' : `${counted(count, numbers)}mal hintereinander`)} etwas Falsches eingeben`,
  failAgain: () => 'Noch einmal etwas Falsches eingeben',
  failLater: ({ period }) =>
    `Warten, bis seit der ersten falschen Eingabe ${period} vergangen sind, dann noch einmal etwas Falsches eingeben`,
  useRight: () => 'Es mit der richtigen Eingabe versuchen',
  openOptions: ({ thing }) => `Auswahl öffnen: ${bare(thing)}`,
  pickOption: ({ thing }) => `Wert wählen und speichern: ${bare(thing)}`,
  sendForeign: ({ thing }) => `Wert außerhalb der Liste verwenden: ${bare(thing)}`,
  openFresh: ({ thing }) => `Zum ersten Mal öffnen und ansehen: ${bare(thing)}`,
  leaveEmpty: ({ field: name }) => `Ohne ${withoutArticle(name, 'en')} speichern`,
  fillIn: ({ field: name }) => `${object({ words: name, label: false })} ausfüllen und erneut speichern`,
  bringAbout: ({ event }) => caseOf(endless(event)),
  lookAt: ({ thing }) =>
    isPerson(thing)
      ? `Als ${person(thing)} anmelden und betreffende Seite öffnen`
      : /^[„»"][^“«"]+[“«"]$/u.test(thing)
        ? `Nachsehen, ob ${thing} angezeigt wird`
        : `${capital(accusative(thing))} ansehen`,
  undo: ({ condition }) =>
    verbLast(condition)
      ? `Dafür sorgen, dass es nicht mehr so ist, dass ${inside(endless(condition))}`
      : `Zustand zurücknehmen, sodass nicht mehr gilt: ${inside(endless(condition))}`,
  doAs: ({ action, role }) => `Als ${person(role)} anmelden und ${inside(action)}`,
  openAs: ({ role }) => `Als ${person(role)} anmelden und dieselbe Stelle öffnen`,
  changeStatus: ({ to }) => `Status auf ${to} ändern`,
  lookAtChanges: ({ thing }) => `Angebotene Statuswechsel ansehen (${bare(thing)})`,
  calculate: ({ of }) => (of === '' ? 'Berechnung aufrufen' : `Berechnung aufrufen: ${of}`),
  workOut: ({ thing }) => `Mit diesen Werten rechnen lassen; Ergebnis ablesen: ${bare(thing)}`,
  givenValues: ({ values }) => valuesOf(values, 'ja', 'nein', ': '),
  openList: () => 'Liste öffnen',
  searchFor: () => 'Nach dem Wort suchen',
  searchOther: () => 'Nach demselben Wort in Großbuchstaben suchen',
  setFilter: ({ name }) => `Filter ${name} setzen`,
  clearFilter: ({ name }) => `Filter ${name} entfernen`,
  again: ({ step }) => `Ein zweites Mal: ${step}`,
  withRow: ({ prepared, step }) =>
    `Vorbereiten: ${listOf(prepared.map(endless), 'und')}. Danach: ${step.in(germanPhrases)}`,
  changeSomething: () => 'Einen Wert auf der Seite ändern',
  triggerNotice: () => 'Anlass der Nachricht herbeiführen',
  saveFirstWith: ({ thing }) => `Ersten Eintrag speichern (${field(thing)}: ein neuer Wert)`,
  saveSecondWith: ({ thing }) => `Zweiten Eintrag speichern (${field(thing)}: derselbe Wert)`,
  doTimes: ({ step, count }) => `${step}: ${String(count)}. Mal`,
  actInFirst: () => 'Im ersten Browser etwas tun',
  actInSecond: () => 'Im zweiten Browser etwas tun',
  tryWith: ({ thing }) => `${capital(accusative(thing))} verwenden`,
  doIt: ({ thing }) => `Ausführen: ${thing}`,
  openMessages: ({ channel }) => `Nachrichten der empfangenden Person öffnen (${channel})`,
  reload: () => 'Seite neu laden',
  both: ({ step }) => `Beide Personen im selben Augenblick: ${inside(endless(step))}`,
  searchPage: ({ words }) => `Auf der Seite und im Quelltext suchen: ${words}`,
  sendWith: ({ request, name }) => `${request} mit diesem Wert für ${name} senden`,
  sendRequest: ({ request, condition }) => (condition === '' ? `${request} senden` : `${request} senden: ${condition}`),
  selectControl: ({ control }) => `${control} auswählen`,
  useOwn: ({ words }) => words,
  resizeTo: ({ width }) => `Fenster auf ${width} Breite ziehen`,
  openAddress: () => 'Adresse der Handlung direkt öffnen',

  accepted: ({ value }) => `${value}: angenommen und nach dem Neuladen unverändert.`,
  acceptedCount: ({ count, thing }) => `Der Eintrag wird angenommen; angezeigt werden ${count} ${thing}.`,
  refused: ({ value }) => `${value}: abgelehnt; es wird nichts gespeichert.`,
  refusedWith: ({ value, message }) => `${q(message)} wird angezeigt; ${value} ist nicht gespeichert.`,
  refusedCount: ({ count, thing }) => `Der Eintrag wird abgelehnt; es sind weiterhin ${count} ${thing}.`,
  refusedCountWith: ({ message, count, thing }) => `${q(message)} wird angezeigt; es sind weiterhin ${count} ${thing}.`,
  fileAdded: () => 'Die Datei ist hinzugefügt und wird mit ihrem Namen angezeigt.',
  fileRefused: () => 'Die Datei wird abgelehnt und erscheint nicht in der Liste.',
  actionPossible: () => 'Die Handlung wird ausgeführt; ihr Ergebnis ist nach dem Neuladen noch da.',
  noError: () => 'Der Schritt gelingt ohne Fehlermeldung.',
  actionRefused: () => 'Die Handlung wird abgelehnt; nach dem Neuladen ist nichts geändert.',
  actionRefusedWith: ({ message }) => `${q(message)} wird angezeigt; nach dem Neuladen ist nichts geändert.`,
  applies: ({ outcome }) => sentence(observed(outcome)),
  appliesNot: ({ outcome }) => germanContrary(outcome),
  works: () => 'Es funktioniert wie gewohnt.',
  worksNoLonger: () => 'Es funktioniert nicht mehr; nichts ändert sich.',
  shown: ({ text }) => `${q(text)} wird angezeigt.`,
  changeShown: () => 'Der neue Wert wird angezeigt.',
  changeKept: () => 'Der neue Wert wird weiterhin angezeigt.',
  arrivedBy: ({ outcome, due, late }) =>
    `${sentence(observed(inOrder(outcome)))} Das geschieht spätestens ${at(due)} (${at(withoutSameDay(late, due))} wäre zu spät).`,
  arrivedBefore: ({ outcome, due }) =>
    `${sentence(observed(inOrder(outcome)))} Das geschieht vor ${due.replace(/^(.+), (.+)$/, '$2 Uhr am $1')}; genau dann wäre es schon zu spät.`,
  own: ({ outcome }) => sentence(observed(inOrder(outcome))),
  noneWorks: () => 'Jeder Versuch wird abgelehnt.',
  stillLocked: ({ outcome }) =>
    `Auch die richtige Eingabe hilft nicht: ${inside(endless(observed(inOrder(outcome))))}.`,
  exactlyOffered: ({ values }) =>
    `Genau ${counted(values.length, numbers)} Werte werden angeboten: ${values.join(', ')}.`,
  selectedIs: ({ value }) => `Vorausgewählt ist ${value}.`,
  storedAs: ({ value }) => `Nach dem Neuladen wird ${value} angezeigt.`,
  valueRefused: ({ value }) => `${value} wird abgelehnt und nicht gespeichert.`,
  notSubmitted: ({ field: name }) => `Nichts wird gespeichert; als fehlend markiert ist: ${field(name)}.`,
  submitted: () => 'Die Angaben sind gespeichert und nach dem Neuladen noch da.',
  controlIs: ({ control, state }) => `${capital(control)} ${states[state]}.`,
  controlNow: ({ control, state }) => `${capital(control)} ${opposite[state]}.`,
  allowed: ({ action }) => `Es ist möglich, ${withTo(inside(endless(action)))}.`,
  forbidden: ({ action }) => `Es ist nicht möglich, ${withTo(inside(endless(action)))}; nichts ändert sich.`,
  rights: ({ allowed, forbidden }) =>
    [
      allowed.length === 0 ? 'Nichts wird angeboten' : `Angeboten: ${allowed.join('; ')}`,
      forbidden.length === 0 ? '' : `Nicht angeboten: ${forbidden.join('; ')}`,
    ]
      .filter((part) => part !== '')
      .join('. ') + '.',
  canSee: ({ thing }) => `Zu sehen: ${inside(thing)}.`,
  cannotSee: ({ thing }) => `Weder angezeigt noch über Suche oder Adresse zu finden: ${inside(thing)}.`,
  statusIs: ({ status }) => `Der Status ist ${status}.`,
  onlyThese: ({ statuses }) =>
    statuses.length === 0 ? 'Kein Statuswechsel wird angeboten.' : `Zur Auswahl steht nur ${listOf(statuses, 'oder')}.`,
  result: ({ thing, value, work }) => `${bare(thing)}: ${value}${work === '' ? '' : ` (${work})`}.`,
  order: ({ records }) => `Die Reihenfolge ist ${records.join(', ')}.`,
  onePage: ({ size }) => `Alle ${String(size)} Einträge stehen auf einer Seite; eine zweite gibt es nicht.`,
  secondPage: ({ size }) => `Seite 1 enthält ${String(size)} Einträge, Seite 2 genau einen.`,
  found: ({ hits, misses }) => `${list(hits)} werden gefunden, ${list(misses)} nicht.`,
  sameHits: () => 'Dieselben Einträge werden gefunden.',
  filtered: ({ names }) => `Nur Einträge, auf die ${list(names)} zutrifft, werden angezeigt.`,
  oneOnly: ({ thing }) => `Der zweite Versuch fügt nichts hinzu; nur ein Eintrag hat diesen Wert (${field(thing)}).`,
  oneMessage: ({ channel, content }) =>
    `Genau eine neue Nachricht ist da (${channel})${content === undefined ? '' : `; sie nennt: ${content.replace(/^(?:de[rmn]|die|das|eine[rm]?|einen?) /, '')}`}.`,
  stillThere: ({ outcome }) => sentence(observed(outcome)),
  oneWins: ({ outcome }) => sentence(observed(outcome)),
  nowhere: ({ words }) => `Kein Treffer für: ${words}.`,
  requestAccepted: () => 'Die Anfrage wird mit einem Status von 200 bis 299 angenommen.',
  status: ({ status, code }) => `Status ${status}${code === undefined ? '' : `; der Code ist ${code}`}.`,
  doneOnce: () => 'Die Wirkung ist genau einmal vorhanden.',

  clockCanBeSet: () => 'Die Uhrzeit der Testumgebung lässt sich stellen.',
  dateCanBeSet: () => 'Das Datum der Testumgebung lässt sich stellen.',
  refusalTextOpen: () => 'Das Ticket nennt keinen Text für die Ablehnung.',
  exampleAmounts: () => 'Die Beträge sind Beispiele; andere in dieser Größe gehen auch.',
  exampleRecords: () => 'Die Einträge sind Beispiele, die für den Test angelegt werden können.',
  untested: ({ text }) => `Noch zu testen: „${shortened(endless(text), 160)}“.`,
  decideOutcome: ({ text }) => `Zu entscheiden: woran man erkennt, dass „${shortened(endless(text), 90)}“ erfüllt ist.`,
  decideExample: () => 'Das Ticket nennt weder den Ort noch die Daten dafür; beides wählt die testende Person.',
  decideMeasure: ({ text }) => `Zu entscheiden: der Maßstab für „${shortened(text, 90)}“.`,
  otherRole: ({ role }) => `Ein Testkonto mit diesem Recht (${person(role)}) und eines ohne liegen bereit.`,
  oppositeOpen: () => 'Das Ticket beschreibt den Gegenfall nicht; angenommen wird das Umgekehrte.',
  otherSideOpen: ({ value }) => `Das Ticket sagt nicht, was bei ${value} geschieht; klären und den Schritt ergänzen.`,
  readBack: () => 'Gespeichertes lässt sich nachsehen.',
  parallel: () => 'Zwei Personen können in derselben Sekunde handeln.',
  otherLanguage: () =>
    'Das Ticket ist in einer Sprache, die der eingebaute Designer nicht formuliert; seine Worte sind zitiert.',

  noData: () => 'Keine nötig',
  fillerText: () => 'Anna liest heute Abend ein Buch am See und schreibt Ben ',
  characters: ({ text, count, unit }) =>
    `${String(count)} ${count === 1 ? unit.replace(/(?<!eiche)n$/, '').replace(/Wörter$/, 'Wort') : unit}: ${text}`,
  repeated: ({ sign, count, unit }) =>
    `${String(count)} ${count === 1 ? unit.replace(/(?<!eiche)n$/, '').replace(/Wörter$/, 'Wort') : unit}: ${String(count)}-mal ${sign}`,
  leftEmpty: ({ field: name }) => `${field(name)}: leer`,
  date: ({ day, month, year }) => `${String(day).padStart(2, '0')}.${String(month).padStart(2, '0')}.${String(year)}`,
  anyOther: () => 'Person ohne dieses Recht',
  bornOn: ({ date }) => `Geburtsdatum: ${date}`,
  needMissing: ({ need }) =>
    ({
      hasLetter: 'ohne Buchstaben',
      hasCapital: 'ohne Großbuchstaben',
      hasSmall: 'ohne Kleinbuchstaben',
      hasDigit: 'ohne Ziffer',
      hasSpecial: 'ohne Sonderzeichen',
      noSpaces: 'mit Leerzeichen',
    })[need],
  shape: ({ fault }) =>
    ({
      fewer: 'ein Zeichen zu wenig',
      more: 'ein Zeichen zu viel',
      letter: 'falsche Art von Zeichen',
      sign: 'mit Bindestrich',
      start: 'mit anderem Anfang',
    })[fault],
  priorityFor: ({ kind, word }) =>
    ({
      money: `Es geht um Geld (${word})`,
      security: `Sicherheit (${word})`,
      permissions: `Zugriffsrechte (${word})`,
      dataLoss: `Daten können verloren gehen (${word})`,
      irreversible: `Nicht umkehrbar (${word})`,
      privacy: `Personenbezogene Daten (${word})`,
      failure: `Verhalten im Fehlerfall (${word})`,
      coreAction: `Alltägliche Handlung (${word})`,
      cosmetic: `Aussehen (${word})`,
      internal: `Intern (${word})`,
    })[kind],
  priorityOrdinary: () => 'Gewöhnliches Verhalten',
  prioritySide: ({ reason }) => `${reason}; neben dem Hauptweg`,
}
