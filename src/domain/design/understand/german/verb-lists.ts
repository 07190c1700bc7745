/** German verbs: prefix/base, and for irregular ones the third person and the participle. */

// biome-ignore format: a list of words is read as a block
export const actions = `
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
export const states = `
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
export const events = `
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
