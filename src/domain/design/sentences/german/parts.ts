/** Pieces of German sentences that many patterns have in common. */
export const most = '(?:höchstens|maximal|max\\.|bis zu|nicht mehr als|bis maximal|nur)'
export const least = '(?:mindestens|wenigstens|mind\\.|min\\.|nicht weniger als|minimal)'
export const may = '(?:darf|dürfen|kann|können|soll|sollen|muss|müssen)'
/** "zwischen 3 und 50", "mindestens 3 und höchstens 50", "3–50" */
export const toMax =
  '(?:,? und | bis |–| – |-|,? und (?:höchstens|maximal|nicht mehr als) | bis (?:höchstens|maximal|zu) |, (?:höchstens|maximal|max\\.) )'
export const tellsMost =
  '(?=.*(?:höchstens|maximal|max\\.|bis zu|nicht mehr als|begrenzt|beschränkt|limitiert|länger als|größer als|höher als|überschreiten|übersteigen|höchstl|maximum|obergrenze|höchst))'
export const tellsLeast =
  '(?=.*(?:mindest|wenigstens|mind\\.|min\\.|nicht weniger als|kürzer als|kleiner als|unterschreiten|minimal|untergrenze|ab ))'
export const noForm = 'Alle übrigen Felder des Formulars sind ausgefüllt.'
/** Which message is shown, and where. */
export const shows =
  '(?:erscheint|wird|kommt|zeigt (?:das System|die App|die Anwendung|das Portal|die Seite|das Formular)|sieht man|gibt es|meldet (?:das System|die App))(?: (?:an|unter|neben|über|im|am|auf) (?:dem |der |den |diesem )?(?:\\p{L}+))?(?: (?:der|die|das|ein|eine|folgende|rot|sofort))*(?: (?:Hinweis|Meldung|Fehlermeldung|Text|Fehlertext|Fehlerhinweis|Warnung|Hinweistext|Mitteilung))?'
export const shown =
  '(?: (?:an|unter|neben|über|im|am|auf|in) [^,;:()„“]{3,40})?(?: (?:an|an)?(?:gezeigt|eingeblendet|ausgegeben|angezeigt))?(?: an| aus)?'

const adverbs =
  '(?:automatisch|wieder|erneut|online|kostenlos|kostenfrei|noch|nur|selbst|digital|manuell|direkt|jederzeit|sofort|endgültig|dauerhaft|vollständig|einmalig|per E-Mail|per Post|per SMS|per Push|per Mail|in der App|im Portal|schriftlich|nachträglich|werktags|täglich|frühzeitig|gleichzeitig|einzeln|gemeinsam|anschließend|vorab|vorher|verbindlich|auch)'
/** A participle, with the adverbs in front of it that do not change what is done. */
export const done = `(?:${adverbs} )*<done=(?:(?:auf|an|in|im|ins|zu|zur|zum|über|aus) [^,;:()„“\\d]{3,40} )?\\p{L}{4,}(?:t|en)>`
/** An infinitive of one word behind its object. */
export const verb = `(?:${adverbs} )*<act=\\p{L}{4,}n>`
export const owned = '(?<thing>(?:den|die|das|einen|eine|ein|seinen|seine|sein|ihren|ihre|ihr|alle) [^,;:()„“]{3,50}?)'

/** A text in which what is quoted and what is paid stands as one sign, so that its clauses can be analysed. */
export interface Masked {
  text: string
  back: (text: string) => string
}

export function masked(text: string): Masked {
  const hidden: string[] = []
  const shown = text.replace(/[„"«][^„“"«»]*[“"»]|\d[\d.,]* ?(?:€|Euro|EUR|%|Prozent|°C|km\/h|kWh|kW)/gu, (part) => {
    hidden.push(part)
    return String.fromCharCode(0xe900 + hidden.length - 1)
  })
  return {
    text: shown,
    back: (part) => part.replace(/[\uE900-\uE9FF]/gu, (sign) => hidden[sign.charCodeAt(0) - 0xe900] ?? ''),
  }
}
