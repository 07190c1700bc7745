/** One German verb with the forms that tests are read and written with. */
export interface GermanVerb {
  /** "ab" of "abbrechen": it stands apart in a main clause. */
  prefix: string
  /** The infinitive as one word. */
  infinitive: string
  participle: string
  /** What a tester can carry out, unlike an event or a state. */
  action: boolean
  state: boolean
}

export interface FiniteForm {
  verb: GermanVerb
  plural: boolean
}

// biome-ignore format: a list of words is read as a block
const actions = `
speichern klicken tippen an/klicken an/tippen aus/wählen wählen öffnen schließen schließt geschlossen
ein/geben gibt gegeben
ab/senden sendet gesendet
ab/schicken senden sendet gesendet
schicken löschen entfernen ab/brechen bricht gebrochen
bestätigen hinzu/fügen erstellen an/legen bearbeiten ändern suchen filtern sortieren ordnen
hoch/laden lädt geladen
herunter/laden lädt geladen
laden lädt geladen
an/melden ab/melden registrieren buchen um/buchen bestellen kaufen bezahlen zahlen stornieren reservieren aktivieren
deaktivieren an/nehmen nimmt genommen
auf/nehmen nimmt genommen
übernehmen übernimmt übernommen
akzeptieren ab/lehnen genehmigen frei/geben gibt gegeben
veröffentlichen archivieren exportieren importieren drucken teilen um/benennen benennt benannt
kopieren zu/weisen weist gewiesen
zu/ordnen ein/laden lädt geladen
zurück/setzen aus/füllen verlassen verlässt verlassen
auf/rufen ruft gerufen
an/rufen ruft gerufen
versuchen ein/lösen unterbrechen unterbricht unterbrochen
aus/leihen leiht geliehen
leihen leiht geliehen
verlängern zurück/geben gibt gegeben
ein/zahlen aus/zahlen verschieben verschiebt verschoben
setzen beantragen ein/reichen an/sehen sieht gesehen
ein/sehen sieht gesehen
sehen sieht gesehen
lesen liest gelesen
vergleichen vergleicht verglichen
ein/tragen trägt getragen
aus/tragen trägt getragen
an/haken starten beenden stoppen wiederholen markieren kommentieren bewerten melden prüfen unterschreiben unterschreibt unterschrieben
signieren scannen wechseln um/schalten ein/schalten aus/schalten verknüpfen kündigen pausieren fort/setzen
verwenden benutzen nutzen ergänzen zusammen/stellen ein/spielen sperren entsperren auf/heben hebt gehoben
wiederher/stellen verwerfen verwirft verworfen
erfassen planen widerrufen widerruft widerrufen
ein/schränken weg/lassen lässt gelassen
an/geben gibt gegeben
hinterlegen ab/geben gibt gegeben
besuchen überweisen überweist überwiesen
erzeugen ab/rufen ruft gerufen
ein/stellen um/stellen ein/blenden aus/blenden aus/führen verschicken versenden versendet versendet
an/hängen ziehen zieht gezogen
drücken ab/holen ab/bestellen abonnieren antworten beantworten quittieren korrigieren vermerken zu/sagen ab/sagen bieten bietet geboten
vor/merken verneinen bejahen drehen wischen ein/fügen bei/fügen ein/scannen fotografieren ab/haken ein/loggen aus/loggen zu/stimmen
verfassen spenden mieten vermieten parken ein/stempeln aus/stempeln befüllen duplizieren verlinken blockieren folgen ein/checken
aus/checken ab/lösen um/tauschen reklamieren zusammen/führen bestücken an/fordern auf/teilen verlegen ab/schließen schließt geschlossen
rein/werfen wirft geworfen
raus/werfen wirft geworfen
raus/schmeißen schmeißt geschmissen
entgegen/nehmen nimmt genommen
messen misst gemessen
überspringen überspringt übersprungen
zurück/ziehen zieht gezogen
zurück/nehmen nimmt genommen
vor/nehmen nimmt genommen
vor/legen nach/reichen um/laden lädt geladen
`
// biome-ignore format: a list of words is read as a block
const states = `
gehören liegen liegt gelegen
stehen steht gestanden
bestehen besteht bestanden
vor/liegen liegt gelegen
fehlen gelten gilt gegolten
betragen beträgt betragen
enthalten enthält enthalten
bleiben bleibt geblieben
kosten umfassen haben hat gehabt
sein ist gewesen
passen wohnen zählen reichen dauern besitzen besitzt besessen
stimmen ab/weichen weicht gewichen
übersteigen übersteigt überstiegen
überschreiten überschreitet überschritten
unterschreiten unterschreitet unterschritten
heißen heißt geheißen
`
// biome-ignore format: a list of words is read as a block
const events = `
erscheinen erscheint erschienen
verschwinden verschwindet verschwunden
zeigen an/zeigen erhalten erhält erhalten
bekommen bekommt bekommen
empfangen empfängt empfangen
senden sendet gesendet
kommen kommt gekommen
an/kommen kommt gekommen
vor/kommen kommt gekommen
gehen geht gegangen
ein/gehen geht gegangen
verloren/gehen geht gegangen
laufen läuft gelaufen
ab/laufen läuft gelaufen
verfallen verfällt verfallen
weg/fallen fällt gefallen
aus/fallen fällt gefallen
scheitern fehl/schlagen schlägt geschlagen
ein/treten tritt getreten
auf/treten tritt getreten
bei/treten tritt getreten
enden beginnen beginnt begonnen
erreichen sinken sinkt gesunken
steigen steigt gestiegen
fallen fällt gefallen
nach/rücken landen berechnen aus/stellen verlangen warnen erinnern hin/weisen weist gewiesen
verweisen verweist verwiesen
zurück/weisen weist gewiesen
ab/weisen weist gewiesen
benachrichtigen informieren verständigen eskalieren vergeben vergibt vergeben
entstehen entsteht entstanden
ersetzen verweigern verhindern liefern reagieren blenden sichern zwischen/speichern protokollieren
übertragen überträgt übertragen
treffen trifft getroffen
zu/greifen greift gegriffen
greifen greift gegriffen
erlöschen erlischt erloschen
schreiben schreibt geschrieben
ab/buchen erstatten gut/schreiben schreibt geschrieben
belasten aktualisieren merken behalten behält behalten
runden auf/runden ab/runden fest/setzen nennen nennt genannt
ab/stürzen aus/blenden wirken richten erkennen erkennt erkannt
finden findet gefunden
werden wird geworden
lauten springen springt gesprungen
warten füllen leeren verdecken überschreiben überschreibt überschrieben
beachten berücksichtigen kennzeichnen auf/listen nach/laden lädt geladen
erfolgen statt/finden findet gefunden
weiter/leiten leiten an/stehen steht gestanden
erlauben gestatten aus/lösen verarbeiten schalten bewegen
versagen an/halten hält gehalten
halten hält gehalten
ein/schlafen zurück/fallen fällt gefallen
zurück/kehren kehren hören stellen
nehmen nimmt genommen
geben gibt gegeben
verlieren verliert verloren
antworten tauschen blinken wachsen wächst gewachsen
sammeln schützen unterstützen trennen anonymisieren maskieren verschlüsseln schwärzen kürzen ab/schneiden schneidet geschnitten
dar/stellen vor/belegen voraus/wählen an/bieten bietet geboten
passieren auf/tauchen nach/fragen fragen klappen funktionieren leuchten piepen vibrieren klingeln fahren fährt gefahren
geschehen geschieht geschehen
aus/treten tritt getreten
ab/reißen reißt gerissen
aus/bleiben bleibt geblieben
fort/fahren fährt gefahren
stoßen stößt gestoßen
schlagen schlägt geschlagen
brechen bricht gebrochen
`

const inseparable = /^(?:be|ge|er|ver|zer|ent|emp|wider|über|unter|miss|wieder)\p{L}{3,}/u

const nonFinite = new Map<string, GermanVerb>()
const finite = new Map<string, FiniteForm[]>()
const participles = new Map<string, GermanVerb>()

function add(entry: string, third: string, past: string, kind: 'action' | 'state' | 'event'): void {
  const [prefix = '', base = ''] = entry.includes('/') ? entry.split('/') : ['', entry]
  const stem = base.replace(/e?n$/, '')
  const linked = /(?:[td]|[^lrhaeiouäöü][mn])$/.test(stem) ? `${stem}et` : `${stem}t`
  const own = past !== '' ? past : /ieren$/.test(base) || inseparable.test(base) ? linked : `ge${linked}`
  const verb: GermanVerb = {
    prefix,
    infinitive: `${prefix}${base}`,
    participle: `${prefix}${own}`,
    action: kind === 'action',
    state: kind === 'state',
  }
  if (!nonFinite.has(verb.infinitive)) nonFinite.set(verb.infinitive, verb)
  if (!participles.has(verb.participle)) participles.set(verb.participle, verb)
  for (const [form, plural] of [
    [third === '' ? linked : third, false],
    [base, true],
  ] as const) {
    for (const written of new Set([form, `${prefix}${form}`]))
      finite.set(written, [...(finite.get(written) ?? []), { verb, plural }])
  }
}

for (const [block, kind] of [
  [actions, 'action'],
  [states, 'state'],
  [events, 'event'],
] as const)
  for (const line of block.trim().split('\n')) {
    const words = line.trim().split(' ')
    // Only the last verb of a line has irregular forms: its third person ends in "t", its infinitive in "n".
    const at = words.findIndex((word) => !/n$/.test(word) && !word.includes('/'))
    const irregular = at > 0
    const regular = irregular ? words.slice(0, at - 1) : words
    for (const word of regular) add(word, '', '', kind)
    if (irregular) add(words[at - 1] ?? '', words[at] ?? '', words[at + 1] ?? '', kind)
  }
// As a finite form it is the pronoun: "sein Konto".
finite.delete('sein')

const auxiliaries = /^(?:ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben)$/
const modals = /^(?:kann|können|darf|dürfen|muss|müssen|soll|sollen|sollte|möchte|will|wollen|lässt|lassen)$/
const plurals = /^(?:sind|waren|werden|wurden|haben|können|dürfen|müssen|sollen|wollen|lassen)$/

export const isAuxiliary = (word: string): boolean => auxiliaries.test(word)
export const isModal = (word: string): boolean => modals.test(word)
export const isFinite = (word: string): boolean => isAuxiliary(word) || isModal(word) || finite.has(word)
export const isPluralForm = (word: string): boolean =>
  plurals.test(word) || (finite.get(word) ?? []).some(({ plural }) => plural)
export const verbOfInfinitive = (word: string): GermanVerb | undefined =>
  nonFinite.get(word) ?? nonFinite.get(word.replace(/^(\p{L}{2,8}?)zu(?=\p{L}{4})/u, '$1'))

/** What closes a clause behind "kann" or "wird" is a verb, also where the lists do not know it. */
export function guessedVerb(word: string): GermanVerb | undefined {
  const made = (infinitive: string): GermanVerb => ({
    prefix: '',
    infinitive,
    participle: '',
    action: true,
    state: false,
  })
  const [, prefix = '', stem] =
    /^((?:ab|an|auf|aus|bei|ein|frei|her|herunter|hin|hinzu|hoch|los|nach|um|vor|weg|weiter|zu|zurück|zusammen)?)ge(\p{Ll}{2,}?)e?t$/u.exec(
      word,
    ) ?? []
  if (stem !== undefined) return made(`${prefix}${stem}${/(?:el|er)$/.test(stem) ? 'n' : 'en'}`)
  const root = /^((?:be|ver|er|ent|zer)\p{Ll}{3,}?|\p{Ll}{2,}ier)e?t$/u.exec(word)?.[1]
  return root === undefined ? undefined : made(`${root}en`)
}

export const guessedInfinitive = (word: string): GermanVerb | undefined =>
  /^\p{Ll}{3,}(?:en|eln|ern)$/u.test(word) &&
  !/^(?:eigenen|anderen|weiteren|beiden|allen|ihnen|oben|unten|gegen|wegen|neben|werden)$/.test(word)
    ? { prefix: '', infinitive: word, participle: '', action: true, state: false }
    : undefined
export const verbOfParticiple = (word: string): GermanVerb | undefined => participles.get(word)

/** The verb of a finite form, with the particle that closes its main clause: "bricht … ab". */
export function verbOfFinite(word: string, particle: string): GermanVerb | undefined {
  const forms = finite.get(word === 'sind' ? 'ist' : word) ?? []
  const whole = forms.find(({ verb }) => verb.prefix !== '' && word.startsWith(verb.prefix))
  return (
    forms.find(({ verb }) => verb.prefix === particle && !(particle !== '' && word.startsWith(particle)))?.verb ??
    whole?.verb
  )
}

export const isParticle = (word: string): boolean =>
  /^(?:ab|an|auf|aus|bei|ein|fehl|fest|fort|frei|gut|hin|herunter|hoch|hinzu|nach|statt|um|verloren|vor|weg|weiter|wieder|zu|zurück|zusammen|zwischen|dar)$/.test(
    word,
  )

/** "eine Rechnung stornieren" becomes "eine Rechnung zu stornieren", "hochladen" becomes "hochzuladen". */
export function withTo(action: string): string {
  const [, before = '', last = ''] = /^(.*?)(\p{L}+)$/su.exec(action) ?? []
  const word = last.charAt(0).toLowerCase() + last.slice(1)
  const known = nonFinite.get(word)
  if (known !== undefined)
    return `${before}${known.prefix === '' ? `zu ${word}` : `${known.prefix}zu${word.slice(known.prefix.length)}`}`
  const split = /^(abonnieren|antworten|arbeiten)$/u.test(word)
    ? null
    : /^(ab|an|auf|aus|ein|fest|frei|herunter|hoch|hinzu|los|nach|um(?=benenn|buch|stell)|vor|weiter|wieder|zurück|zusammen|zu)(?!\p{Ll}{0,3}$)(\p{Ll}+n)$/u.exec(
        word,
      )
  return last === '' ? action : split === null ? `${before}zu ${word}` : `${before}${split[1] ?? ''}zu${split[2] ?? ''}`
}

const determiners =
  /^(?:(?:der|die|das|den|dem|ein|eine|einen|einer|jede[rsnm]?|alle[nr]?|keine?[nr]?|nur|zwei|diese[rsn]?|andere[rn]?) )+/iu
const person =
  /^(?:\p{Ll}+ )*(?:jemand|niemand|man|wer|\p{Lu}\p{L}{3,}(?:in|innen)|\p{L}*(?:leiter|leitung|meister|[Kk]unden?|[Pp]erson|[Pp]ersonen|[Nn]utzer|[Mm]itglied|[Mm]itglieder|[Ee]ltern|[Ff]amilien?|kraft|kräfte|stelle|amt|[Tt]eam|[Vv]erwaltung|[Mm]itarbeiter|[Mm]itarbeitenden?|[Vv]orstand|[Gg]ast|[Gg]äste|[Kk]äufer|[Bb]esucher|[Ff]ahrer|[Tt]rainer|[Ll]ehrer|[Ll]eser|[Bb]ieter|[Hh]ändler|[Aa]rzt|[Ää]rzte|[Pp]atient|[Pp]atienten|[Mm]oderation|[Rr]edaktion|[Bb]uchhaltung|bearbeitung|bearbeiter|steller|[Ee]mpfänger|[Tt]eilnehmer|[Tt]eilnehmenden?|[Rr]eisenden?|[Mm]ieter|[Aa]dmin|[Aa]dmins|[Aa]dministrator|[Ii]nhaber|[Bb]erater|[Pp]rüfer|[Tt]echniker|[Dd]isponent|[Bb]etreuer|[Bb]etreuung|[Kk]ollege|[Kk]ollegen|[Gg]eber|gebende|[Aa]utor|[Aa]utoren|[Vv]orgesetzten?|telefon|schalter|zentrale|Leitung|Werkstatt|Zentrale))(?= |$)/u
const thing =
  /(?:termin|magazin|benzin|medizin|bulletin|plugin|login|baustelle|haltestelle|schnittstelle|fehlstelle|zapfsäule|tankstelle|ladestelle)(?= |$)/iu

/** Who acts in a ticket, beside the words that every product has for its users. */
export function namesPerson(words: string): boolean {
  const phrase = words.replace(determiners, '')
  return person.test(phrase) && !thing.test(phrase.split(/ (?=mit|der|des|von|in)/u)[0] ?? '')
}
