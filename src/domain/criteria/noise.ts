import type { RichLine } from './rich-line.ts'
import { isAside, titleWords } from './section-title.ts'

const storyOpening =
  /^(?:as an? [^,]{1,120},? i\b|as an? (?:\S+ ){1,6}i (?:want|need|would|can)\b|como (?:un |una |um |uma |o |a |el |la )?[^,]{1,120},? (?:quiero|quero|necesito|preciso|deseo|desejo|yo|eu|puedo|posso)|en tant qu|als (?:ein |eine |einer )?[^,]{1,120} (?:möchte|will|brauche|kann) ich)/iu
const storyLine =
  /^(?:as an? [^.:]{1,60}|i (?:want|would like|need) (?:to\b|.{0,80}$)|so that\b|in order to\b|(?:yo )?quiero\b|para (?:que )?(?:yo|eu|poder)\b|(?:eu )?quero\b|je veux\b|afin (?:de|que)\b|möchte ich\b|damit (?:ich|wir)\b)/iu
const reference =
  /^(?:figma|designs?|mock-?ups?|wireframes?|prototype|links?|see|see also|ref(?:erence)?s?|docs?|documentation|confluence|zeplin|miro|screenshots?|video|diseños?|maquetas?|enlaces?|ver|protótipos?|maquettes?|liens?|voir|entwürfe?|siehe|related|jira|epic|note|notes|nb|n\.b\.|nota|notas|hinweis|remarque|todo|tbd|(?:for )?explanation|(?:zur )?erläuterung|zur erklärung|aclaración|esclarecimento|pour information|em aberto|en suspens)\s*(?:\([^()]*\)\s*)?[:：]/iu
const empty =
  /^(?:tbd|tba|tbc|n\/?a|none|nothing|to be (?:defined|done|discussed)|to do|todo|\.{2,}|-+|x|ninguno|ninguna|nenhum|nenhuma|aucune?|keine?|por definir|a definir|à définir|offen)[.!]?$/iu

const undecided =
  /^(?:tb[dca]|(?:still )?to be (?:defined|written|agreed|decided|added|completed|filled|refined|discussed|confirmed)|(?:will|to) (?:follow|be (?:added|written|defined))|(?:todav[ií]a |a[uú]n )?(?:por|pendientes? de|falta) (?:definir|redactar|escribir|acordar|concretar|completar|refinar|decidir)|se (?:definir[aá]n?|redactar[aá]n?|completar[aá]n?)|(?:ainda )?(?:a|por|falta) (?:definir|redigir|escrever|combinar|completar|refinar|detalhar)|ser[aã]o? definid[oa]s?|(?:queda[n]?|falta[n]?) (?:por |a[uú]n )?(?:aclarar|definir|decidir|concretar|ver|acordar)|(?:falta|fica|resta) (?:por |ainda )?(?:esclarecer|definir|decidir|combinar|acertar|ver)|reste(?:nt)? (?:encore )?à (?:définir|voir|clarifier|préciser|décider|valider|trancher)|(?:still|yet) to (?:clarify|decide|define|agree|settle)|(?:still open|yet open|noch offen|en suspens)(?= (?:is|are|ist|sind|bleibt))|(?:encore )?à (?:définir|compléter|rédiger|préciser|écrire|affiner)|(?:seront|sera) (?:définie?s?|rédigée?s?|complétée?s?|précisée?s?)|(?:noch (?:zu|offen)|wird noch|werden noch|folgt|folgen|müssen noch|muss noch)(?= .{0,60}(?:definier|ergänz|geschrieb|formulier|abgestimm|klär|kläre|festgeleg|nach|refinement|$)|[.]?$))(?!\p{L})/iu

/** A greeting or a sign-off: "Hello team,", "Best regards". */
const greeting =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon)|hola|buenas|buenos d[ií]as|oi|ol[aá]|bom dia|boa tarde|bonjour|salut|coucou|hallo|servus|moin|guten (?:tag|morgen)|thanks|thank you|many thanks|gracias|obrigad[oa]|merci|danke|vielen dank|cheers|(?:best|kind) regards|saludos|un saludo|abra[cç]os?|cordialement|bises|viele grüße|lg)(?:\s[\p{L}'’]{1,12}){0,2}\s?(?:[,!.:–-]|@|$)/iu

/** Whether a line is only a greeting. A paragraph that goes on after its greeting is read sentence by sentence. */
function isGreeting(text: string): boolean {
  return greeting.test(text) && !/[.!?]\s+\S/.test(text)
}

/** A question, with or without a remark after it: "Do we need the board, too? To be discussed". */
const question = /^(?:[^\p{L}\p{N}]*[❓❔¿⁉]|[^.!?"“„«]{1,200}\?(?:$|\s*\(|\s+(?:\p{Ll}|@|→|-|–)))/u

/** Whether a line only announces criteria: "To be defined with the team in the next refinement". */
function isUndecided(text: string): boolean {
  return text.length <= 160 && undecided.test(text.replace(/^[^\p{L}]+/u, ''))
}

/** Whether a line has nothing to test: a user story, a link, a remark, an exclusion, an open question or no letters at all. */
export function isNoise({ text, link }: RichLine): boolean {
  return (
    link ||
    isAsideLine(text) ||
    !/\p{L}/u.test(text) ||
    empty.test(text) ||
    isUndecided(text) ||
    question.test(text) ||
    isGreeting(text) ||
    reference.test(text) ||
    isStory(text)
  )
}

/** "Tech: …", "Note technique : …", "Hint for QA: …": says who the line is for or what it is about, and that is not the product. */
const remarkLabel = new RegExp(
  `^[^\\p{L}\\p{N}]{0,4}(?:${[
    'tech(?:nical)?(?: (?:notes?|details?|hints?|remarks?|background|info))?',
    '(?:technik|technisch|technische[rs]? (?:notiz|hinweise?|anmerkung|details?|hintergrund|umsetzung))',
    '(?:notas?|detalles?|apuntes?|detalhes?|observaci[oó]n|observa[cç][aã]o|notes?|remarques?|précisions?|détails?) t[eé](?:c|ch)ni(?:c[ao]s?|ques?)',
    't[eé]cnic[ao]s?|technique|lado t[eé]cnico|côté (?:technique|dev|code)',
    '(?:zur |für die )?(?:umsetzung|implementierung)(?:shinweise?)?',
    "(?:for |para |pour )?(?:the |la |a |l[’']|o )?(?:implementation|implementaci[oó]n|implementa[cç][aã]o|implémentation)(?: (?:notes?|hints?|details?))?",
    '(?:mise en (?:œuvre|oeuvre)|réalisation|puesta en pr[aá]ctica)',
    '(?:devs?|developers?|qa|testers?)(?: (?:notes?|hints?))?',
    '(?:for|to) (?:the )?(?:qa|devs?|developers?|testers?|testing|tests?|reviewers?|team)',
    'para (?:el |la |los |las |o |a |os |as )?(?:qa|devs?|test\\p{L}*|pruebas|desarroll\\p{L}+|desenvolv\\p{L}+|equip[aoe])',
    "pour (?:le |la |les |l[’'])?(?:qa|devs?|tests?|testeurs?|développ\\p{L}+|recette|équipe)",
    'für (?:das |die |den )?(?:qa|devs?|tests?|tester\\p{L}*|entwickl\\p{L}+|team)',
    '(?:hints?|remarks?|side ?notes?|asides?|heads[- ]up|fyi|p\\.? ?s\\.?)',
    '(?:notes?|hints?|tips?) (?:for|to|on|from) [^:：]{1,30}',
    '(?:hinweise?|anmerkung(?:en)?|bemerkung(?:en)?|notiz(?:en)?|tipps?) (?:für|zu|zum|zur|an|von) [^:：]{1,30}',
    '(?:anmerkung(?:en)?|bemerkung(?:en)?|notiz|nebenbei|randnotiz|hintergrund)',
    '(?:notas?|observaci[oó]n(?:es)?|indicaci[oó]n(?:es)?|avisos?|observa[cç](?:[aã]o|[oõ]es)|dicas?) (?:para|sobre|de) [^:：]{1,30}',
    '(?:observaci[oó]n(?:es)?|observa[cç](?:[aã]o|[oõ]es)|obs\\.?|aparte|ojo|coment[aá]rios?)',
    '(?:notes?|remarques?|indications?|astuces?) (?:pour|sur|à|aux?) [^:：]{1,30}',
    '(?:à noter|remarques?|commentaires?|au passage|background|comments?|kommentare?)',
    '(?:dependenc(?:y|ies)|depends on|blocked by|abhängigkeit(?:en)?|hängt ab von|dependencias?|depende de|dependências?|dépendances?|dépend de)',
  ].join('|')})\\s{0,3}(?:\\([^()]{0,40}\\)\\s{0,3})?[:：]`,
  'iu',
)

/** "Observaciones: opcional, hasta 300 caracteres" is no remark but the rule of a field with that name. */
const fieldRule =
  /^[^:：]{1,40}[:：]\s{0,3}(?:[\p{L}’']+\s){0,3}?(?:(?:optional|opciona(?:l|is|les)|facultati|fakultativ|freiwillig|mandatory|required|obligator|obligatoir|obrigat|pflicht)|(?:[\p{L}.’'-]+\s){0,3}?\d{1,6}\s(?:characters?|chars?|caracteres|caractères|zeichen|letters|letras|words|palabras|palavras|mots|wörter)\b)/iu

const pendingForSomebody =
  /^(?:pending|open|pendientes?|abierto|pendentes?|aberto|offen|ausstehend|ouvert|en attente)\s?[:：]\s?@/iu

/**
 * Whether a line starts with a label such as "Out of scope:" or "Tech:". A single word like "Offen:" may name a status of the
 * product instead, so it counts only when a person follows.
 */
function isAsideLine(text: string): boolean {
  if (pendingForSomebody.test(text)) return true
  if (remarkLabel.test(text.slice(0, 120))) return !fieldRule.test(text.slice(0, 200))
  const colon = text.slice(0, 60).search(/[:：]/)
  return colon > 0 && isAside(text.slice(0, colon)) && titleWords(text.slice(0, colon)).includes(' ')
}

const withdrawal =
  /^[^\p{L}\p{N}]*(?:(?:this (?:criterion|scenario) (?:was|is) )?(?:withdrawn|removed|dropped|descoped|retired|superseded|struck out) by|(?:retirado|eliminado|descartado|anulado)a? por) @/iu

const gone = String.raw`(?:withdrawn|descoped|de-scoped|superseded|struck out|no longer (?:valid|needed|applies)|retirad[oa]|ya no (?:aplica|es v[aá]lid[oa])|sin efecto|n[aã]o se aplica mais|j[aá] n[aã]o vale|sem efeito|retirée?|sans objet|entfällt|entfallen|gestrichen|zurückgezogen|hinfällig|nicht mehr gültig)`
/** These words can also name a state of the product, so they count only in brackets. */
const goneInBrackets = String.raw`(?:${gone}|dropped|removed|cancelled|canceled|obsolete|out of scope|descartad[oa]|anulad[oa]|eliminad[oa]|obsolet[oa]|no aplica|cancelad[oa]|removid[oa]|abandonnée?|annulée?|supprimée?|caduque|verworfen|obsolet)`
/** A withdrawal mark at the start: "(withdrawn, see the comment)", "Entfällt: …". Without punctuation the word may start a sentence. */
const goneFirst = new RegExp(
  String.raw`^[^\p{L}\p{N}"'“„«([]*(?:${gone}\s*(?:$|[:：.–—-]|\()|[([]\s*${goneInBrackets}(?=[\s,;:.)\]–—-])[^()[\]]{0,120}[)\]])`,
  'iu',
)
const goneLast = new RegExp(
  String.raw`(?:\s[–—-]\s${gone}|[([]\s*${goneInBrackets}(?=[\s,;:.)\]–—-])[^()[\]]{0,100}[)\]])[\s.!]*$`,
  'iu',
)

/** Whether a line withdraws a criterion, either as a remark or with a mark at the start or end of the criterion. */
export function isWithdrawal({ text, atoms }: RichLine): boolean {
  const [from = 1, to = 0] = atoms[0] ?? []
  return (
    withdrawal.test(text.slice(0, 200)) ||
    goneFirst.test(text.slice(0, 200)) ||
    goneLast.test(text.slice(-140)) ||
    (from === 0 && goneFirst.test(text.slice(0, to)))
  )
}

export function isStory(text: string): boolean {
  const bare = text
    .slice(0, 400)
    .replace(/^[\s*_>-]+/, '')
    .replace(/[*_]{2}/g, '')
  return storyOpening.test(bare)
}

/** Whether a line belongs to a user story written over several lines: "As a …" / "I want …" / "so that …". */
export function isStoryLine(text: string): boolean {
  return storyLine.test(text.slice(0, 400).replace(/^[\s*_>-]+/, ''))
}
