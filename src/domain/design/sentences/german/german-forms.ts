import { accusative, withoutDeterminer } from '../../understand/german/noun-phrases.ts'
import { nounPhrase, tokensOf } from '../../understand/german/phrases.ts'
import { verbOfInfinitive, withTo } from '../../understand/german/words.ts'
import { infinitiveOf } from './participles.ts'

/** Feminine nouns on "-e": "die Adresse" is one, "die Termine" are many. */
const feminine =
  /(?:adresse|frage|gabe|karte|liste|gruppe|rolle|sage|lage|note|menge|summe|sprache|tabelle|reise|spende|stunde|woche|beschwerde|größe|höhe|länge|breite|ware|pause|route|strecke|probe|kasse|klasse|messe|farbe|seite|stelle|quelle|nahme|hilfe|sperre|prognose|diagnose|analyse|police|miete|quote|rate|reihe|suche|marke|wanne|schule|straße|fläche|maske|schleife|datei|rechte|prämie|kategorie|kopie|familie|linie|serie|galerie|batterie|therapie|bitte|weise|grenze|spanne|leine|pflege|taste|weide|ernte|umfrage|notiz|ebene|ausgabe)$/iu
const neuter =
  /(?:chen|lein|ment|(?<!ra|ba|sa|fla|kons)um|konto|buch|kind|bild|feld|foto|formular|zeug|system|wort|paket|gerät|ticket|team|event|video|glied|abo|projekt|angebot|gebot|produkt|profil|zeichen|recht|nis|signal|symbol|zimmer|auto|rad|portal|blatt|fach|haus|amt|limit|training|essen|tier|spiel|stück|exemplar|inserat|thema|attest|zertifikat|rezept|menü|gericht|los|depot|modell|attribut|fenster|kapitel|quiz|level|turnier|seminar|guthaben|modul|protokoll|referat|semester|objekt|exposé|beet|zelt|boot|lager|ziel|jahr|wochenende|ereignis|ergebnis|medikament|schiff|pferd|muster|passwort|kennwort|zeugnis|fahrrad|gewicht|alter|dokument|archiv|postfach|schließfach|schloss|datum|tor|album)$/iu

const headOf = (phrase: string): string =>
  phrase.split(
    / (?=(?:des|der|von|vom|eines|einer|mit|ohne|im|in|für|aus|am|an|zum|zur|ab|bis|über|unter|auf|nach) )| ?[„"(]/u,
  )[0] ?? ''

/** Whether a noun phrase in the nominative takes a plural verb, as far as its words tell. */
export function isMany(words: string): boolean {
  const phrase = words.replace(/^(?:nur|auch|maximal|höchstens|mindestens) /iu, '').trim()
  if (/^(?:alle|beide|mehrere|zwei|drei|viele|sämtliche) /iu.test(phrase)) return true
  if (/^(?:der|das|ein|eine|jede[rs]?|diese[rs]|dieses|kein|keine|mein|dein|sein|das|jegliche[rs]?) /iu.test(phrase))
    return / und (?:der|die|das|ein) /u.test(phrase)
  const head = headOf(phrase)
  if (/ und |, /u.test(head)) return true
  const noun = head.split(' ').at(-1) ?? ''
  if (/^[„"`]/u.test(phrase) || noun === '') return false
  if (
    /(?:ung|heit|keit|schaft|ion|tät|ie|ik|ur|enz|anz|ei|in|nis|um|ment|chen|zeichen|guthaben|verfahren|vermögen|termin)$/u.test(
      noun,
    )
  )
    return false
  if (/(?:innen|ungen|heiten|keiten|schaften|ionen|täten|daten|en|ern|eln)$/iu.test(noun))
    return !/(?:[Ee]ssen|[Aa]ufkommen|[Vv]orhaben|[Tt]reffen|[Gg]arten|[Ww]agen|[Rr]ahmen|[Ll]aden|[Bb]ogen|[Nn]amen|[Hh]afen|[Kk]asten|[Ee]inkommen)$/u.test(
      noun,
    )
  if (/e$/u.test(noun)) return !feminine.test(noun) && !/^(?:der|das) /iu.test(phrase)
  if (/^die /iu.test(phrase) && /(?:er|el|s|ä\p{Ll}+)$/u.test(noun))
    return !/(?:nummer|mauer|leiter|steuer|kammer|dauer|feier|basis|praxis|regel|formel|ampel|tafel|klausel|schwester|mutter|tochter)$/iu.test(
      noun,
    )
  if (
    /(?:tickets|abos|fotos|videos|links|teams|pdfs|qr-codes|codes|downloads|events|accounts|kurse|clips|logos|bilder|felder|gebote|einträge)$/iu.test(
      noun,
    )
  )
    return true
  return (
    /(?:nutzer|bilder|felder|räder|kinder|mitglieder|bücher|gäste|ämter|zimmer|teilnehmer|fahrer|mieter)$/iu.test(
      noun,
    ) && !/^(?:der|das|ein) /iu.test(phrase)
  )
}

/** "Das Feld „Grund“" is named by its label alone. */
const withoutWordField = (words: string): string =>
  words.replace(
    /^(?:(?:das|die|der|den|dem|im) )?(?:Feld|Eingabefeld|Textfeld|Pflichtfeld|Freitextfeld|Auswahlfeld|Datumsfeld) (?=[„"])/iu,
    '',
  )

/** "einen neuen Antrag", "der neue Antrag" in a step, with its object first: "neuen Antrag". */
function objectOf(phrase: string): string {
  const words = withoutWordField(phrase)
  const own = /^(?<ending>ihr|sein|mein|unser)(?<flexion>e[nmrs]?|)(?: eigene[nmrs]?)? (?<rest>.+)$/iu.exec(
    words,
  )?.groups
  if (own !== undefined) {
    const { flexion = '', rest = '' } = own
    const noun = headOf(rest).split(' ').at(-1) ?? ''
    const ending = flexion === '' ? (neuter.test(noun) ? 'es' : 'en') : flexion
    return `eigene${ending.replace(/^e/u, '')} ${rest}`
  }
  const found = /^(?<det>der|die|das|den|ein|eine|einen|jede[rsn]?|diese[rsn]?|welche[rsn]?) (?<rest>.+)$/iu.exec(
    words,
  )?.groups
  if (found === undefined) return words.replace(/^sich /iu, '')
  const { det = '', rest = '' } = found
  const low = det.toLowerCase()
  if (low === 'der' || low === 'jeder' || low === 'dieser') return accusative(`der ${rest}`).replace(/^den /u, '')
  if (low === 'ein') {
    const changed = accusative(`ein ${rest}`).replace(/^einen? |^ein /u, '')
    return changed
  }
  if (low === 'das' || low === 'jedes' || low === 'dieses')
    return rest.replace(/^((?:\p{Ll}[\p{L}-]*e )+)(?=\p{Lu})/u, (all) => all.replace(/e /g, 'es '))
  if (low === 'die' || low === 'diese')
    return rest.replace(/^((?:\p{Ll}[\p{L}-]*en )+)(?=\p{Lu})/u, (all) => all.replace(/en /g, 'e '))
  return rest
}

const roleWords: [RegExp, string][] = [
  [/^(\p{L}+(?:in|in[ -]\p{L}+))nen und \p{Lu}.*$/u, '$1'],
  [/^(\p{L}*[Kk])undinnen (?:und|oder|bzw\.) .*$/u, '$1undin'],
  [/^(\p{L}+)innen (?:und|oder|bzw\.) \p{Lu}\p{L}+(.*)$/u, '$1in$2'],
  [/^(\p{L}+[:*_])innen/u, '$1in'],
  [/^(\p{L}+)Innen/u, '$1In'],
  [/^(\p{L}+)innen(?=$| )/u, '$1in'],
  [/^(\p{L}*)[Ää]rzte(?=$| )/u, '$1Arzt'],
  [/^(\p{L}*)[Gg]äste(?=$| )/u, '$1Gast'],
  [/^(\p{L}*)kräfte(?=$| )/u, '$1kraft'],
  [/^(\p{L}*)leute(?=$| )/u, '$1mann'],
  [/^(\p{L}*(?:kund|kolleg|experte|lots|zeug))en(?=$| )/iu, '$1e'],
  [/^(\p{L}*)eltern(?=$| )/iu, '$1elternteil'],
  [
    /^(\p{L}*(?:[Pp]erson|[Ll]eitung|[Rr]edaktion|[Mm]oderation|ent|ant|ist|or|[Bb]uchhaltung|abteilung|[Ss]tudent))en(?=$| )/u,
    '$1',
  ],
  [/^(\p{L}*(?:[Ff]amilie|[Ss]telle))n(?=$| )/u, '$1'],
  [/^(\p{L}*(?:[Mm]itglied))er(?=$| )/u, '$1'],
  [/^(\p{L}*(?:[Vv]ereine|[Bb]etriebe|wirte|[Vv]ögte))(?=$| )/u, '$1'],
  [/^(\p{L}*(?:[Aa]dmin|[Tt]eam|[Ss]cout|[Cc]oach|[Mm]anager|[Uu]ser|[Pp]artner|[Oo]wner|[Rr]eviewer))s(?=$| )/u, '$1'],
  [/^(\p{L}+wirt)e(?=$| )/u, '$1'],
]

/** As whom one signs in: "die Lehrkräfte" as "Lehrkraft". */
export function roleOf(words: string): string {
  const bare = withoutDeterminer(words.replace(/^(?:nur|auch|ausschließlich|allein) /iu, ''))
  const first = bare.charAt(0).toUpperCase() + bare.slice(1)
  // "Angemeldete Nutzer", "Nicht angemeldete Besucher": one of them.
  const [, adjectives = '', noun = first] =
    /^((?:(?:Nicht|Nur|Neu) )?(?:(?!\p{L}+ (?:ohne|unter|außer) )\p{L}\p{Ll}*(?:e|en|er|nicht) )*)(\p{Lu}.*)$/u.exec(
      first,
    ) ?? []
  const found = roleWords.find(([sign]) => sign.test(noun))
  const single = found === undefined ? noun : noun.replace(found[0], found[1])
  const head = headOf(single).split(' ').at(-1) ?? ''
  const ending = /(?:(?<!adm)in|kraft|person|ung|familie|stelle|ion)$/iu.test(head)
    ? 'e'
    : neuter.test(head)
      ? 'es'
      : 'er'
  return `${adjectives.replace(/e[nrs]? (?=$|\p{Ll})/gu, `${ending} `)}${single.charAt(0).toUpperCase()}${single.slice(1)}`
}

/** "ein Antrag", "einen Antrag": "der Antrag"; plural words keep none. */
function known(words: string): string {
  const own = words
    .replace(/^(?:ihren|seinen) (?:eigenen )?/iu, 'einen ')
    .replace(/^(?:ihre|seine) (?:eigenen? )?/iu, 'die ')
    .replace(/^(?:ihr|sein) (?:eigenes )?/iu, 'das ')
  const [, det = '', rest = own] =
    /^(der|die|das|den|ein|eine|einen|jede[rsn]?|alle|diese[rsn]?|kein|keine|keinen) (.+)$/iu.exec(own) ?? []
  const weak = rest.replace(/^((?:\p{Ll}[\p{L}-]*e[rsn] )+)(?=\p{Lu})/u, (all) => all.replace(/e[rsn] /g, 'e '))
  const noun = headOf(rest).split(' ').at(-1) ?? ''
  switch (det.toLowerCase()) {
    case 'einen':
    case 'den':
    case 'jeden':
    case 'diesen':
    case 'jeder':
    case 'dieser':
    case 'keinen':
    case 'der':
      return `der ${weak.replace(/^(\p{L}+(?:kunde|ent|ant|ist))n?(?:en)?(?=$| )/u, '$1')}`
    case 'eine':
    case 'jede':
    case 'keine':
      return `die ${rest}`
    case 'die':
    case 'diese':
      return `die ${rest}`
    case 'das':
    case 'jedes':
    case 'dieses':
      return `das ${weak}`
    case 'ein':
    case 'kein':
      return `${neuter.test(noun) || /^(?:\p{Ll}+es )/u.test(rest) ? 'das' : 'der'} ${weak}`
    case 'alle':
      return `alle ${rest}`
    default:
      return isMany(words)
        ? `die ${words.replace(/^((?:\p{L}\p{Ll}*e )+)(?=\p{Lu})/u, (all) => `${all.charAt(0).toLowerCase()}${all.slice(1).replace(/e /g, 'en ')}`)}`
        : words
  }
}

const verbs: Record<string, [string, string]> = {
  ist: ['ist', 'sind'],
  wird: ['wird', 'werden'],
  kann: ['kann', 'können'],
  hat: ['hat', 'haben'],
  bleibt: ['bleibt', 'bleiben'],
  laesst: ['lässt', 'lassen'],
  steht: ['steht', 'stehen'],
  fehlt: ['fehlt', 'fehlen'],
  gilt: ['gilt', 'gelten'],
  erscheint: ['erscheint', 'erscheinen'],
}

/** What is seen of acts that change nothing. */
function sightOf(last: string, negated: boolean): string | undefined {
  if (/^(?:exportieren|herunterladen)$/u.test(last))
    return negated ? 'heruntergeladen ist nichts' : 'die Datei ist heruntergeladen und lässt sich öffnen'
  if (/^(?:sehen|ansehen|einsehen|lesen|öffnen|aufrufen|abrufen|anschauen|nachlesen|anzeigen)$/u.test(last))
    return negated ? 'der Inhalt ist nicht zu sehen' : 'der Inhalt ist zu sehen'
  if (/^(?:drucken|ausdrucken)$/u.test(last)) return negated ? 'gedruckt ist nichts' : 'der Ausdruck liegt vor'
  return undefined
}

/** What is seen once an act is done: "einen Termin absagen" as "der Termin ist abgesagt". */
function resultOf(act: string, negated: boolean): string | undefined {
  const [, what = '', last = act] = /^(.*?) ?(\p{Ll}+n)$/su.exec(act) ?? []
  const sight = sightOf(last, negated)
  if (sight !== undefined) return sight
  const status = /^(?<thing>.+) auf (?<value>[„"][^“"]+[“"])$/u.exec(what)?.groups
  if (status !== undefined && /^(?:setzen|stellen|ändern|umstellen|schalten)$/u.test(last))
    return `${known(status['thing'] ?? '')} steht ${negated ? 'nicht ' : ''}auf ${status['value'] ?? ''}${negated ? '' : ', auch nach dem Neuladen'}`
  const verb = verbOfInfinitive(last)
  const seen =
    /^(?:sehen|ansehen|einsehen|lesen|öffnen|suchen|filtern|sortieren|finden|aufrufen|abrufen|nutzen|benutzen|verwenden|zugreifen|wechseln|herunterladen|exportieren|teilnehmen|drucken)$/u
  const object =
    /^(?:den|die|das|ein|einen?|eine|ihre[nms]?|seine[nms]?|ihr|sein|alle|\p{Lu})/u.test(what) &&
    !/ (?:auf|in|im|an|am|für|aus|zu|von|mit) |,|^(?:Im|In|Auf|Für|Mit|Bei)/u.test(what)
  const tokens = tokensOf(what)
  if (
    verb === undefined ||
    verb.participle === '' ||
    !object ||
    seen.test(last) ||
    nounPhrase(tokens, 0) < tokens.length
  )
    return undefined
  const thing = known(what.trim())
  const many = isMany(thing) || (/^die /u.test(thing) && isMany(what))
  return `${thing} ${many ? 'sind' : 'ist'} ${negated ? 'nicht ' : ''}${verb.participle}${negated ? '' : ', auch nach dem Neuladen'}`
}

/**
 * Words of a German slot in a form: `obj` is the object of a step, without its article; `der` has the definite article in
 * the nominative; `as` is one person of a group; `zu` an infinitive with "zu"; `result` and `undone` are what is seen of an
 * act once it is done or was refused; `ist`, `wird` and the like are the verb that agrees with the words.
 */
export function germanForm(words: string, form: string): string | undefined {
  const agreeing = verbs[form]
  if (agreeing !== undefined) return agreeing[isMany(words) ? 1 : 0]
  switch (form) {
    case 'bare':
      return withoutDeterminer(withoutWordField(words)).replace(
        /^(?:ihre|seine|ihr|sein|mein|meine)[nrsm]? (?:eigene[nrsm]? )?/iu,
        '',
      )
    case 'obj':
      return objectOf(words)
    case 'der':
      return known(words)
    case 'as':
      return roleOf(words)
    case 'zu':
      return withTo(words)
    case 'result':
      return resultOf(words, false) ?? 'der Vorgang ist ausgeführt; das Ergebnis ist nach dem Neuladen noch da'
    case 'undone':
      return resultOf(words, true) ?? 'es ändert sich nichts'
    case 'inf':
      return infinitiveOf(words)
    default:
      return undefined
  }
}

/** Whether words end in what German participles look like. */
export const isDone = (words: string): boolean => infinitiveOf(words) !== undefined

const noPerson =
  /(?:ordner|filter|fehler|zähler|newsletter|kalender|nummer|zimmer|fenster|muster|banner|parameter|monitor|(?:mindest|lebens)alter|treffer|dauer|steuer|wasser|feuer|bilder|felder|räder|wörter|güter|feier|lager|papier|server|computer|drucker|scanner|router|container|behälter|koffer|keller|theater|wecker|schalter|zeitfenster|dokumente|konten|daten|termine)$/iu
const personEnding =
  /(?:er|ern|ende[nr]?|ierte[nr]?|igte[nr]?|hilfen?|warte?n?|eure?n?|or|oren|ent|enten|ant|anten|ist|isten|in|innen|wirte?|eltern|schüler|kräfte?|leute|personal|chef|chefs|admins?|manager|support|dienst|leitung|team|teams|kind|kinder|pate|paten|bürger|vorstand|empfang|küche|büro|verwaltung|behörde|hr|hausmeister|kund\p{Ll}+|konto|konten|rolle|rollen|personen?|mitglied\p{Ll}*|gast|gäste|azubis?|scouts?|vorgesetzte[nr]?|angestellte[nr]?|beauftragte[nr]?|verantwortliche[nr]?|berechtigte[nr]?|sekretariat|zentrale|amt|abteilung|gruppe|ausschuss|rat|werkstatt|labor|praxis|kanzlei|firma|unternehmen|verein|station|hotline|ärzte|arzt|redaktion|buchhaltung|lotse[n]?)$/iu

/** Whether words name people, beside those that the older readers know. */
export function namesRole(words: string): boolean {
  const noun = headOf(words.replace(/^(?:nicht |nur )?/u, '')).split(/ (?=„|"|die )/u)[0] ?? ''
  return (
    /(?:rolle|recht|berechtigung) /iu.test(words) ||
    noun.split(/ (?:und|oder) |, /u).every((one) => personEnding.test(one) && !noPerson.test(one))
  )
}
