import type { RefusalPattern } from '../pattern.ts'
import { shown, shows } from './parts.ts'

const otherwise =
  '(?:Andernfalls|Anderenfalls|Sonst|Ansonsten|Bei (?:einem )?Verstoß|Bei (?:Über|Unter)schreitung(?: \\p{L}+ \\p{L}+)?|Bei Überschreiten|Bei Unter- (?:oder|und) Überschreitung|Bei (?:ungültigen?r?|falschen?r?|abweichenden?r?|längeren?r?|kürzeren?r?|leere[rnm]?|fehlende[rnm]?|anderen?r?|doppelten?r?|fehlerhaften?r?) (?:Eingaben?|Werten?|Angaben?|Texten?|Formaten?|Dateien|Dateitypen|Feld|Feldern)|Bei (?:mehr|weniger)(?: als [^,;:()„“]{2,40}| Zeichen)?|Im Fehlerfall|(?:Wird|Werden) (?:diese|die|der|das|dieser|dieses) [^,;:()„“]{3,30} (?:überschritten|unterschritten|verletzt|nicht eingehalten|erreicht)|Außerhalb (?:davon|dieses Bereichs|dieser Grenzen|dieser Zeiten?|des Bereichs)|Darüber(?: hinaus)?|Darunter|Danach|Beim \\p{L}+(?:ten|sten)(?: \\p{L}+)?|Ist (?:er|sie|es|der \\p{L}+|die \\p{L}+|das \\p{L}+) (?:schon|bereits) (?:vergeben|vorhanden|belegt|registriert|in Verwendung)|Beim (?:Speichern|Absenden|Überschreiten|\\p{L}+ Versuch)(?: eines \\p{L}+)?|Ab (?:dem|der) \\p{L}+ [^,;:()„“]{2,40}|Bei einem (?:weiteren|zweiten|erneuten|\\p{L}+) (?:Versuch|Mal|\\p{L}+)|Falls nicht|Wenn nicht|Ist (?:das|dies) nicht der Fall|Trifft das nicht zu|Fehlt (?:sie|er|es|die Angabe|der Wert)|Wer (?:es|das) (?:trotzdem|dennoch) versucht)'
const trying =
  '(?:(?:Beim|Bei dem|Bei jedem weiteren|Bei einem|Bei) Versuch, [^,;:()„“]{3,80}|Versuch(?:t|en) (?:jemand|man|sie|er|es|der \\p{L}+|die \\p{L}+|ein \\p{L}+|eine \\p{L}+)(?: es trotzdem| dies| das)?,? [^,;:()„“]{3,80}|Wird versucht, [^,;:()„“]{3,80}|Wer [^,;:()„“]{3,60} versucht|Wer versucht, [^,;:()„“]{3,60})'

/** What happens beyond a limit, told in a sentence of its own. */
export const refusals: RefusalPattern[] = [
  {
    said: `(?:${otherwise},?|${trying},) ${shows} <message>${shown}(?: und [^,;:()„“]{3,60} (?:nicht gespeichert|abgelehnt|verworfen|verhindert))?`,
    outcome: '{message} erscheint; gespeichert wird nichts.',
  },
  {
    said: `${shows} <message>${shown}`,
    outcome: '{message} erscheint; gespeichert wird nichts.',
  },
  {
    said: '(?:Die|Der|Das|Ein|Eine) \\p{L}+(?:te|ste|ere)[rns]?(?: [^,;:()„“]{2,40})? (?:wird|werden) mit (?:der Meldung |dem Hinweis )?<message> (?:abgelehnt|abgewiesen|verhindert|quittiert)',
    outcome: '{message} erscheint; gespeichert wird nichts.',
  },
  {
    said: '(?:Jede[rs]? |Alle )?(?:weitere|längere|kürzere|größere|kleinere|höhere|niedrigere|andere|frühere|spätere|abweichende|ungültige|doppelte|mehr|fehlende|leere)[rns]?(?: [^,;:()„“]{2,50})? (?:wird|werden) (?:mit|durch) (?:der (?:Fehlerm|M)eldung |dem (?:Hinweis|Text|Fehlertext) )?<message> (?:abgelehnt|abgewiesen|zurückgewiesen|verhindert|quittiert|blockiert|nicht angenommen)',
    outcome: '{message} erscheint; gespeichert wird nichts.',
  },
  {
    said: '(?:Jede[rs]? |Alle )?(?:weitere|längere|kürzere|größere|kleinere|höhere|niedrigere|andere|frühere|spätere|abweichende|ungültige|doppelte|mehr)[rns]?(?: [^,;:()„“]{2,50})? (?:wird|werden|sind|ist) (?:abgelehnt|abgewiesen|zurückgewiesen|nicht angenommen|nicht akzeptiert|nicht möglich|nicht erlaubt|nicht zulässig|verhindert|blockiert|unzulässig)',
    outcome: 'Es wird abgelehnt; gespeichert wird nichts.',
  },
  {
    said: `(?:${otherwise},?|${trying},) (?:ist|bleibt|wird) (?:die Schaltfläche |der Button |der Knopf )?<label> (?:deaktiviert|inaktiv|ausgegraut|gesperrt|nicht auswählbar|nicht anklickbar|nicht aktiv|nicht verfügbar)`,
    outcome: '{label} lässt sich nicht auswählen; gespeichert wird nichts.',
  },
  {
    said: `(?:${otherwise},?|${trying},) (?:ist|wird|bleibt) (?:die Schaltfläche |der Button |der Knopf )?<label> (?:ausgeblendet|nicht (?:mehr )?(?:sichtbar|angezeigt|angeboten|zu sehen)|verborgen)`,
    outcome: '{label} ist nicht zu sehen.',
  },
  {
    said: `(?:${otherwise},?|${trying},) (?:wird|werden|ist|sind) (?<what>(?:die|der|das|sie|er|es) ?[^,;:()„“]{0,50}?) (?:mit|durch) (?:der (?:Fehlerm|M)eldung |dem (?:Hinweis|Text|Fehlertext) )?<message> (?:abgelehnt|abgewiesen|zurückgewiesen|verhindert|blockiert)`,
    outcome: '{message} erscheint; gespeichert wird nichts.',
  },
  {
    said: `(?:${otherwise},?|${trying},) (?:wird|werden|ist|sind) (?:sie|er|es|(?:die|der|das) (?:Eingabe|Eintrag|Anfrage|Buchung|Wert|Vorgang|Speichern|Formular|Versuch|Datei|Angabe)) (?:abgelehnt|abgewiesen|zurückgewiesen|verhindert|blockiert|nicht gespeichert|nicht angenommen|nicht möglich|nicht ausgeführt|nicht gesendet|nicht angelegt)`,
    outcome: 'Es wird abgelehnt; gespeichert wird nichts.',
  },
  {
    said: '(?:Alle |Jede )?(?:Weitere|Zusätzliche|Überzählige|Spätere|weiteren|weitere)[rns]? (?<what>\\p{L}[\\p{L}-]+) (?:landen|landet|stehen|steht) (?<where>(?:auf|in|im) [^,;:()„“]{3,60}?)',
    outcome: 'Der Eintrag landet {where}.',
  },
  {
    said: '(?:Alle |Jede )?(?:Weitere|Zusätzliche|Überzählige|Spätere|weiteren|weitere)[rns]? (?<what>\\p{L}[\\p{L}-]+) (?:kommen|kommt|gelangen|gelangt|werden|wird|wandern|wandert) (?<where>(?:auf|in|ins) [^,;:()„“]{3,60}?)(?: gesetzt| aufgenommen| eingetragen| verschoben)?',
    outcome: 'Der Eintrag kommt {where}.',
  },
  {
    said: '(?:Weitere|Mehr) (?:Eingaben?|Zeichen|Ziffern)(?: darüber hinaus)? (?:sind nicht möglich|werden nicht angenommen|ist nicht möglich|lassen sich nicht eingeben|werden ignoriert|werden abgeschnitten)',
    outcome: 'Das überzählige Zeichen wird nicht angenommen.',
  },
  {
    said: '(?:Danach|Anschließend|Sonst|Andernfalls|Anderenfalls|Ansonsten|Darüber|Darunter),? (?<rest>(?:ist|sind|wird|werden|kann|können|erhält|erhalten|gilt|gelten|bleibt|bleiben|geht|gehen|endet|startet|erscheint|beginnt|lässt|springt|wechselt|verfällt|läuft|kommt|verschwindet|verschwinden|entfällt|entfallen) .{4,160})',
    outcome: '{rest:main}.',
  },
]
