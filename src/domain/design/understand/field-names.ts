import type { Language } from '../language.ts'
import type { Reading } from './reading.ts'
import type { Rule, RuleKind, Thing } from './rule.ts'

/** "No default value": nothing that a field starts with. */
export const noValue = /^(?:kein\p{L}* |ohne |sin |ningún |pas d|aucun|sans |sem |nenhum|partir |a partir )/iu

/** Whether a thing is the name of a field or of what is counted: a few words, no clause, no list, nothing cut off. */
export function namesField({ words, label }: Thing, kind: RuleKind, language: Language): boolean {
  const text = words.trim()
  if (cutOff[language].test(text) || noNoun.test(text)) return false
  if (language === 'fr' && frenchPreposition.test(text)) return false
  if (language === 'de' && notGermanName.test(text)) return false
  if (language === 'en' && kind === 'limit' && /^(?:each|every) /iu.test(text)) return false
  return (
    text.split(/\s+/).length <= (label ? 5 : 7) &&
    !/[:;]|, | (?:asks?|shows?|needs?|longer than|shorter than|more than|less than) /iu.test(text)
  )
}

/** "Je Beleg", "Belege unter 10,00 €", "Pflichtangaben", "Preise bewegen sich": whose field it is, or none at all. */
const notGermanName =
  /^(?:je|pro|jede[rsmn]?|bei|beim|im|zur?|zum|an|am|auf|aus|von|vom|für|mit|nach|unter|über|ohne) |\d|€| (?:unter|über|ab|mehr als|weniger als|mindestens|höchstens) | sich$|^Pflicht(?:angabe|feld)/iu

/** The words in front of a value, or a method, in the place of a name. */
const noNoun =
  /^(?:above|below|over|under|beyond|from|then|otherwise|GET|POST|PUT|PATCH|DELETE|darüber|darunter|danach|ab|sonst|(?:a|à) partir(?: d.{0,30})?|desde(?: .{0,30})?|hasta|después|até|depois|au-dessus|au-dessous|ensuite)$/iu

const frenchPreposition =
  /^(?:par|pour|avec|sans|sur|dans|chez|vers|dès|depuis|pendant|avant|après|entre|selon|sous) /iu

/** A name that ends in front of its noun. */
const cutOff: Record<Language, RegExp> = {
  en: / (?:the|an?|of|to|for|with|from|by|at|and|or|in|on|within|than|is|are)$/iu,
  de: / (?:der|die|das|den|dem|des|ein|eine|einen|und|oder|mit|von|für|in|an|ist|sind)$/iu,
  es: / (?:el|la|los|las|un|una|de|del|al|y|o|con|por|para|en|es|son)$/iu,
  fr: / (?:le|la|les|un|une|de|du|des|au|et|ou|avec|par|pour|en|est|sont)$/iu,
  pt: / (?:o|a|os|as|um|uma|de|do|da|e|ou|com|por|para|em|é|são)$/iu,
}

/** Words of a file in the four languages whose sentences name the sender as well: "la comunidad puede subir un PDF". */
const fileNouns =
  /datei|bild|foto|dokument|anhang|nachweis|schein|beleg|scan|lebenslauf|präsentation|archivo|fichero|imagen|documento|informe|justificante|adjunto|fichier|photo|image|document|lettre|pièce|justificatif|facture|devis|ficheiro|arquivo|imagem|anexo|comprova|recibo|relatório|certifica|zertifika|attestation|pdf|logo/iu

const fileNoun =
  /(?:files?|photos?|images?|documents?|pictures?|attachments?|certificates?|proofs?|scans?|uploads?|logos?|reports?|receipts?|invoices?|manuscripts?|illustrations?|evidence)$/iu

const fileWords: Record<Language, string> = {
  en: 'the file',
  de: 'Datei',
  es: 'el archivo',
  fr: 'le fichier',
  pt: 'o ficheiro',
}

/** "Type de sinistre obligatoire: …. Pas de valeur par défaut." names the field and says that nothing is chosen. */
export function withoutDemand(rule: Rule, { language }: Reading): Rule {
  if (rule.kind !== 'options' || language === 'en') return rule
  const words = rule.thing.words
    .replace(/^(?:Mögliche|Zulässige|Erlaubte|Wählbare) (?=\p{Lu})/u, '')
    .replace(/,? \(?(?:obligatoire|obligatori[oa]|obrigatóri[oa]|Pflicht(?:feld)?|verpflichtend)\)?$/iu, '')
  const { initial, ...rest } = rule
  return {
    ...rest,
    ...(initial === undefined || noValue.test(initial.trim()) ? {} : { initial }),
    thing: { ...rule.thing, words },
  }
}

/** A file is added whatever the sentence calls it: where its name is torn from a list, it is just the file. */
export function withFileNamed(rule: Rule, { language }: Reading): Rule {
  if (!(rule.kind === 'fileTypes' || (rule.kind === 'limit' && rule.medium === 'file'))) return rule
  const isFile =
    language === 'en'
      ? fileNoun.test(rule.thing.words) && !/\d| than /u.test(rule.thing.words)
      : rule.thing.label || fileNouns.test(rule.thing.words)
  return isFile &&
    namesField(rule.thing, 'fileTypes', language) &&
    !/^formats? /iu.test(rule.thing.words) &&
    !/^(?:up to|at most|no more than) /iu.test(rule.thing.words)
    ? rule
    : { ...rule, thing: { words: fileWords[language], label: false } }
}

/** "Note per guest, free text up to 140 characters": the field is named in front of the first comma. */
export function withThingNamed(rule: Rule, { language }: Reading): Rule {
  if (language !== 'en' || (rule.kind !== 'limit' && rule.kind !== 'format')) return rule
  const quoted = /^(?:an?|the) (?<label>["“][^"”]{2,60}["”])(?: (?:field|box|input))?$/iu.exec(rule.thing.words)?.groups
    ?.label
  if (quoted !== undefined) return { ...rule, thing: { words: quoted, label: true } }
  const [first = '', ...others] = rule.thing.words.split(', ')
  return others.length === 0 || first.split(' ').length > 5 || !rule.source.startsWith(rule.thing.words)
    ? rule
    : { ...rule, thing: { words: first, label: false } }
}
