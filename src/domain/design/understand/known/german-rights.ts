import type { KnownSentence } from './known-sentences.ts'

const person =
  '(?:der|die|das|ein|eine) (?:\\p{Ll}+ )?\\p{Lu}[\\p{L}-]+(?: (?:der|des|einer|eines|ihrer|seiner) (?:\\p{Ll}+ )?\\p{Lu}[\\p{L}-]+)?'
const button: KnownSentence['steps'] = [
  'Anmelden als {role:bare} und {quoted} wählen | Keine nötig | Der Schritt wird ausgeführt.',
  'Anmelden als jemand anderes und {quoted} suchen | Keine nötig | {quoted} lässt sich nicht ausführen; es ändert sich nichts.',
]
const samePerson =
  'Beide Schritte mit demselben Konto versuchen: {quoted} als die Person wählen, die zuvor {done} hat | Keine nötig | Der Schritt wird abgelehnt; es ändert sich nichts.'
const reason =
  '(?:Beim|Bei der|Bei einer|Zum|Zur) (?<act>\\p{Lu}[\\p{L}-]+) ist (?<thing>(?:ein|eine|die|der|das) \\p{Lu}[\\p{L}-]+) (?:Pflicht|erforderlich|anzugeben|verpflichtend|Pflichtfeld)'
const reasonLimits = `${reason} \\((?:mind\\.|mindestens|min\\.) (?<least>\\d{1,4}),? (?:und |bis )?(?:max\\.|höchstens|maximal) (?<top>\\d{1,5}) Zeichen\\)`
const stateAfter =
  '(?<object>(?:Der|Die|Das) \\p{Lu}[\\p{L}-]+) (?:steht|ist|geht) danach (?:wieder )?(?:auf|im Status|in) (?<state>\\p{Lu}[\\p{L} -]{2,24}?)'
const reasonLengths: KnownSentence['steps'] = [
  '{act} ohne Angabe versuchen ({thing:bare}) | leer | Die Eingabe wird abgelehnt; es ändert sich nichts.',
  '{act} mit einem zu kurzen Text versuchen ({thing:bare}) | {leastLess} Zeichen | Die Eingabe wird abgelehnt; es ändert sich nichts.',
  '{act} mit einem zu langen Text versuchen ({thing:bare}) | {topMore} Zeichen | Die Eingabe wird abgelehnt; es ändert sich nichts.',
  '{act} mit dem kürzesten erlaubten Text ({thing:bare}) | {least} Zeichen | Die Eingabe wird angenommen.',
  '{act} mit dem längsten erlaubten Text ({thing:bare}) | {top} Zeichen | Die Eingabe wird angenommen.',
]
const stateShown: KnownSentence['steps'] = ['Status ansehen ({object:bare}) | Keine nötig | Der Status ist „{state}“.']
const categories: KnownSentence['steps'] = [
  'Auswahl öffnen: {field:bare} | Keine nötig | Genau diese Werte stehen zur Wahl: {options}.',
  'Ohne Auswahl speichern: {field:bare} | leer | Der Eintrag wird nicht gespeichert.',
]
const archived =
  '(?<things>(?:\\p{Lu}\\p{Ll}+te|\\p{Lu}\\p{Ll}+ene|Alte|Fertige) \\p{Lu}[\\p{L}-]+) (?:wandern|gehen|kommen|werden) nach <gap> (?:automatisch )?(?:ins|in das|in den) (?<place>\\p{Lu}[\\p{L}-]+)(?: verschoben)?'
const moved: KnownSentence['steps'] = [
  'Uhr der Testumgebung auf {justBefore} stellen und den Eintrag suchen | {justBefore} | Er ist noch am alten Ort.',
  'Uhr der Testumgebung auf {justAfter} stellen und den Eintrag suchen | {justAfter} | Er liegt hier: {place}.',
]

/** Who alone may press a button, what a decision needs, the only record of its kind, what moves to the archive. */
export const germanRights: KnownSentence[] = [
  {
    said: `Nur (?<role>${person}) (?:darf|kann) <quoted>(?: wählen| klicken| drücken| ausführen)?`,
    steps: button,
  },
  {
    said: `<quoted> (?:darf|kann) (?:nur|ausschließlich) (?<role>${person})(?: wählen| ausführen)?,? (?:nie|niemals|nicht|aber nicht) (?:dieselbe|die gleiche) Person, die (?<done>\\p{L}+) hat`,
    steps: [...button, samePerson],
  },
  {
    said: `<quoted> (?:darf|kann) (?:nur|ausschließlich) (?<role>${person})(?: wählen| ausführen)?`,
    steps: button,
  },
  {
    said: 'Pro (?<one>\\p{Lu}[\\p{L}-]+)(?: und (?<other>\\p{Lu}[\\p{L}-]+))? gibt es (?:genau|nur|höchstens) (?<thing>ein(?:e|en)? \\p{Lu}[\\p{L}-]+)\\. Ein zweite[rs]? anzulegen öffnet das vorhandene',
    given: ['Es gibt {thing} für eine bekannte Auswahl.'],
    steps: [
      'Für dieselbe Auswahl noch einmal anlegen ({thing:bare}) | Keine nötig | Das vorhandene wird geöffnet; es bleibt bei einem.',
      'Für eine andere Auswahl anlegen ({thing:bare}) | Keine nötig | Der neue Eintrag ist angelegt.',
    ],
  },
  {
    said: 'Pro (?<one>\\p{Lu}[\\p{L}-]+)(?: und (?<other>\\p{Lu}[\\p{L}-]+))? gibt es (?:genau|nur|höchstens) (?<thing>ein(?:e|en)? \\p{Lu}[\\p{L}-]+)',
    given: ['Es gibt {thing} für eine bekannte Auswahl.'],
    steps: [
      'Für dieselbe Auswahl noch einmal anlegen ({thing:bare}) | Keine nötig | Es entsteht kein zweiter Eintrag.',
      'Für eine andere Auswahl anlegen ({thing:bare}) | Keine nötig | Der neue Eintrag ist angelegt.',
    ],
  },
  {
    said: `${reasonLimits}\\. ${stateAfter}, (?<stays>(?:der|die|das) \\p{Lu}[\\p{L}-]+) bleibt (?<where>(?:im|in der) \\p{Lu}[\\p{L}-]+) sichtbar`,
    steps: [
      ...reasonLengths,
      ...stateShown,
      'Nachsehen {where} ({stays:bare}) | Keine nötig | Der eingegebene Text ist dort sichtbar.',
    ],
  },
  {
    said: `${reasonLimits}\\. ${stateAfter}`,
    steps: [...reasonLengths, ...stateShown],
  },
  {
    said: reasonLimits,
    steps: reasonLengths,
  },
  {
    said: reason,
    steps: [
      '{act} ohne Angabe versuchen ({thing:bare}) | leer | Die Eingabe wird abgelehnt; es ändert sich nichts.',
      '{act} mit Angabe ({thing:bare}) | Keine nötig | Die Eingabe wird angenommen; die Angabe ist gespeichert.',
    ],
  },
  {
    said: '(?<thing>(?:Jeder|Jede|Jedes|Der|Die|Das|Ein|Eine) \\p{Lu}[\\p{L}-]+) hat (?<field>(?:eine|einen|genau eine|genau einen) \\p{Lu}[\\p{L}-]+): (?<options>[^.;:()]{5,160})',
    steps: categories,
  },
  {
    said: `${archived} und (?:lassen sich|können|sind) (?:dort )?(?:von niemandem|von keinem|nicht) mehr (?<change>ändern|bearbeiten|löschen|änderbar)[^.;]{0,60}?`,
    given: ['Vorhanden ist ein Eintrag dieser Art vom {begin} ({things:bare}).'],
    steps: [
      ...moved,
      'Den Eintrag am neuen Ort öffnen und eine Änderung versuchen | Keine nötig | Die Änderung ist nicht möglich; der Eintrag bleibt, wie er war.',
    ],
  },
  {
    said: archived,
    given: ['Vorhanden ist ein Eintrag dieser Art vom {begin} ({things:bare}).'],
    steps: moved,
  },
]
