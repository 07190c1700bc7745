import { wholeWords } from './whole-words.ts'

/**
 * Sentences that never state a rule, wherever they stand: points somebody still has to settle, matters of another ticket,
 * offers of third parties, dropped ideas, and parts that already exist. English, Spanish, Portuguese, French and German.
 */

/** Only the start of a sentence is read. In characters. */
const maxReadLength = 300

const still = String.raw`(?:still|yet|noch|encore|toujours|todav[ií]a|a[uú]n|ainda)`
const mustDo = String.raw`(?:has to|have to|needs? to|must|should|will|wants to|owes us|debe|deber[aá]|deber[ií]a|tiene que|ha de|va a|quiere|deve|dever[aá]|tem de|tem que|precisa(?: de)?|vai|quer|doit|devra|devrait|va|veut|muss|soll|sollte|will|möchte|wird)`
/** Settling a question, not doing something in the product. */
const settle = String.raw`(?:say|tell us|decide|confirm|clarify|check|find out|let us know|ask|look into|approve|settle|decir(?:nos)?|decidir|confirmar(?:nos)?|aclarar|comprobar|mirar|preguntar|consultar|averiguar|dizer(?:-nos)?|esclarecer|verificar|perguntar|ver|validar|dire|nous dire|décider|confirmer|clarifier|vérifier|demander|trancher|préciser|valider|voir|klären|sagen|entscheiden|bestätigen|prüfen|nachfragen|abklären|mitteilen|festlegen)`
const whether = String.raw`(?:whether|if|which|who|how|what|when|si|qu[eé]|cu[aá]l(?:es)?|qui[eé]n|c[oó]mo|cu[aá]ndo|cu[aá]nto|se|qual|quais|quem|como|quando|quanto|quel(?:le)?s?|qui|comment|quand|combien|ce qu['’e]|ob|welche[rsnm]?|wer|wie|wann|was)`
/** A mention, or a form of address with a name. */
const somebody = String.raw`(?:@\p{L}|(?:(?:mr|mrs|ms|miss|dr|dra|prof|sra?|srta|dña|mme|mlle)\.?|(?:m|d|fr|hr)\.|señora?|senhora?|seu|dona|don|doña|monsieur|madame|frau|herrn?|sister)\s\p{L})`

const openPoint = [
  /(?<!\p{L})(?:(?:has(?:n['’]t| not)|have(?:n['’]t| not)) (?:yet )?(?:said|decided|told us|confirmed|answered|replied)|(?:a[uú]n|todav[ií]a) no (?:ha|han|nos ha|nos han) (?:dicho|decidido|confirmado|contestado|respondido)|ainda n[aã]o (?:nos )?(?:disse(?:ram)?|decidi(?:u|ram)|confirm(?:ou|aram)|respond(?:eu|eram))|(?:n['’]a|n['’]ont) (?:toujours )?pas (?:encore )?(?:dit|décidé|confirmé|répondu|tranché)|(?:hat|haben) (?:[^.!?;]{1,40}\s)?noch nicht (?:gesagt|entschieden|bestätigt|geantwortet))(?!\p{L})/iu,
  new RegExp(String.raw`(?<!\p{L})${mustDo}\s${settle}\s${still}(?!\p{L})`, 'iu'),
  new RegExp(String.raw`(?<!\p{L})${settle}\s${still}\s${whether}(?!\p{L})`, 'iu'),
  /^(?:whether|if|ob|si|se|wer|who|quem|quién|qui)\s[^.!?;]{1,100}\s(?:(?:has|have|needs?|remains?) to be (?:settled|clarified|decided|agreed|confirmed)|(?:is|are) (?:still )?(?:open|undecided)|(?:still )?(?:has|needs) to be (?:settled|decided)|(?:muss|müssen|soll) (?:[^.!?;]{1,40}\s)?(?:geklärt|entschieden|abgestimmt|besprochen) werden|ist (?:noch )?(?:offen|unklar|zu klären)|est[aá] por (?:decidir|ver|confirmar|definir)|hay que (?:decidir|aclarar|ver)lo|queda por (?:decidir|ver)|fica por decidir|est[aá] por decidir|reste à (?:décider|voir|définir)|(?:doit|devra) être (?:décidé|tranché|confirmé)|klär(?:t|en)\s|entscheide[tn]\s)/iu,
  new RegExp(
    String.raw`(?<!\p{L})${mustDo}\s(?:(?:\S{1,20}\s){0,2})?${still}\s(?:[^.!?;]{1,60}\s)?${settle}(?!\p{L})`,
    'iu',
  ),
  new RegExp(String.raw`(?<!\p{L})${still}\s(?:\S{1,20}\s)?${mustDo}\s(?:\S{1,20}\s){0,2}${settle}(?!\p{L})`, 'iu'),
  new RegExp(
    String.raw`(?<!\p{L})(?:muss|müssen|soll|sollte)\s(?:[^.!?;]{1,60}\s)?noch\s(?:[^.!?;]{1,60}\s)?${settle}(?!\p{L})`,
    'iu',
  ),
  /(?<!\p{L})(?:noch|still|yet) (?:zu (?:klären|entscheiden|prüfen|bestätigen)|to (?:say|decide|confirm|clarify|be (?:decided|confirmed|clarified)))(?!\p{L})/iu,
  /^(?:(?:solo |todav[ií]a |a[uú]n |s[oó] |ainda )?falta|il manque|il reste à)\s(?:que\s(?:[^.!?;]{1,60}\s)?(?:confirme|decida|diga|aclare|conteste|esclareça|responda|valide|décide|précise)|(?:saber|decidir|confirmar|aclarar|esclarecer|savoir|décider|confirmer|ver|voir)(?!\p{L}))/iu,
  /^(?:quedan?|está|pendiente|por|ficou|fica|está)\s(?:por |pendente? de |pendiente de |a )?(?:esclarecer|decidir|confirmar|aclarar|definir|concretar|combinar)\s(?:com|con|se|si|qu|el|la|o|a|los|las|os|as)(?!\p{L})/iu,
  /(?<!\p{L})(?:we(?:['’]ll| will) (?:have|need) to (?:see|think about|look at|find out)|it remains to be seen|habrá que (?:ver|pensar|hablar|decidir)|hay que ver|ya veremos|há que ver|haverá que|havemos de ver|temos de ver|vai ser preciso (?:ver|pensar)|il faudra (?:voir|réfléchir|penser|décider)|(?:il )?reste à (?:voir|savoir)|on verra|(?:man )?muss man (?:noch )?(?:sehen|schauen)|wird man sehen|müssen wir (?:noch )?(?:sehen|schauen|klären)|bleibt (?:noch )?(?:abzuwarten|zu klären))(?!\p{L})/iu,
  /(?<!\p{L})(?:[Aa]sk|[Cc]heck with|[Tt]alk to|[Vv]er com|[Vv]er con|[Ff]alar com|[Hh]ablar con|[Pp]reguntar a|[Pp]erguntar (?:a|ao|à)|[Vv]oir avec|[Dd]emander à)\s(?:[oa]\s|el\s|la\s|le\s)?\p{Lu}[^.!?;]{1,40}[.!]?$/u,
]

/** "If the guest has not confirmed within 48 hours": in front of an open point, it makes a rule of it. */
const ofRule =
  /(?<!\p{L})(?:if|when|unless|until|once|who|which|that|those|si|cuando|quien(?:es)?|que|se|quando|quem|qui|quand|lorsque|wenn|falls|wer|solange|sobald|(?<=, )(?:der|die|das))(?!\p{L})/iu

function isOpenPoint(text: string): boolean {
  return openPoint.some((pattern) => {
    const found = pattern.exec(text)
    return found !== null && !ofRule.test(text.slice(0, found.index))
  })
}

const namedDuty = new RegExp(
  String.raw`^(?:(?:[oa]|el|la|le|der|die)\s)?${somebody}[^,.;:!?]{0,40}\s${mustDo}\s(?:[^.!?;]{1,60}\s)?${settle}(?!\p{L})`,
  'iu',
)
const namedAsks = new RegExp(
  String.raw`^(?:(?:[oa]|el|la|le|der|die)\s)?${somebody}[^,.;:!?]{0,40}\s(?:wants to know|asks?|is (?:checking|asking|looking into)|knows|takes care|looks after|handles|quiere saber|pregunta|se (?:encarga|ocupa)|lo mira|quer saber|pergunta|trata|encarrega-se|veut savoir|demande|s['’](?:en )?occupe|gère|fragt|will wissen|kümmert sich|weiß|klärt|prüft|besorgt|erledigt)(?!\p{L})`,
  'iu',
)

const ticketWord = String.raw`(?:tickets?|story|stories|issue|epic|task|jira|historia|tarea|incidencia|história|tarefa|card|chamado|tâche|vorgang|aufgabe)`
const otherTicket = [
  new RegExp(
    String.raw`(?<!\p{L})(?:another|other|separate|different|own|otr[oa]|outr[oa]|autre|andere[smnr]?|eigene[smnr]?|separate[smnr]?|gesonderte[smnr]?|extra)[\s-]${ticketWord}(?!\p{L})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})${ticketWord}\s(?:aparte|à parte|à part|separad[oa]|séparée?|dédiée?|propi[oa]|própri[oa])(?!\p{L})`,
    'iu',
  ),
]

const ticketKey = /(?<![\p{L}\p{N}-])\p{Lu}[\p{Lu}\d]{1,9}-\d{1,6}(?![\p{L}\p{N}])/u
/** "comes with ABC-12", "fica para o ABC-12": where else the matter is dealt with. */
const elsewhere = wholeWords([
  'comes? (?:later|with|in)',
  'does',
  'covers',
  'hace',
  'cubre',
  'faz',
  'cobre',
  'trata',
  'fait',
  'couvre',
  'traite',
  'macht',
  'deckt',
  'übernimmt',
  '(?:is|are) (?:in|part of|covered (?:by|in)|handled (?:by|in)|done in|tracked in|for)',
  '(?:goes|moves?) (?:in|into|to)',
  '(?:left|planned|kept) (?:for|to|in)',
  'see',
  'separately',
  'later',
  'van? en',
  'queda[n]? para',
  'se hacen? en',
  'est[aá]n? en',
  '(?:es|son) del?',
  'vienen? (?:en|con)',
  'v[eé]ase',
  'ver',
  'm[aá]s adelante',
  'ficam? (?:para|n?[oa]|em)',
  'v[aã]o? n[oa]',
  'vai n[oa]',
  'est[aá] n[oa]',
  '[eé] (?:d?[oa]|com [oa])',
  'mais tarde',
  '(?:est|sont) (?:dans|(?:traitée?s?|prévue?s?|suivie?s?) (?:dans|par))',
  'sera (?:dans|traitée? dans)',
  'relève de',
  'plus tard',
  'voir',
  'siehe',
  'vgl',
  'später',
  'kommt (?:\\p{L}+ )?(?:in|mit)',
  '(?:läuft|laufen|ist|sind|wird|gehört|gehören|steht) (?:\\p{L}+ )?(?:in|über|unter|zu|teil von)',
])
const keyAtEnd = /\([^()]{0,20}\p{Lu}[\p{Lu}\d]{1,9}-\d{1,6}\)[.!]?$/u

const offer = [
  /(?<!\p{L})(?:has agreed to|will send (?:us|a \p{L}+)|se compromete a|se comprometi[oó]|disponibilizou-se|prontificou-se|s['’]engage à|hat sich bereit ?erklärt|a annoncé|hat angekündigt|anunciou que|anunci[oó] que|ha anunciado|has announced)(?!\p{L})/iu,
  /(?<!\p{L})(?:has|have|had)\s(?:\p{L}+\s)?(?:offered|promised|pledged|volunteered|proposed|suggested)(?!\p{L})/iu,
  /(?<!\p{L})(?:hat|haben|hatte)\s(?:[^.!?;]{1,60}\s)?(?:angeboten|zugesagt|versprochen|zugesichert|vorgeschlagen|angekündigt|in aussicht gestellt)(?!\p{L})/iu,
  /(?<!\p{L})(?:se )?(?:ha|han|hab[ií]a)\s(?:\p{L}+\s)?(?:ofrecido|prometido|propuesto|comprometido|sugerido)(?!\p{L})|(?<!\p{L})(?:ofreci[oó]|prometi[oó]|propuso|ofreceu(?:-se)?|prometeu|prop[oô]s|comprometeu-se|sugeriu)(?!\p{L})/iu,
  /(?<!\p{L})(?:a|ont|avait|s['’]est|se sont)\s(?:\p{L}+\s)?(?:proposé|promis|offert|engagée?s?|suggéré)(?=\s(?:de|à|d['’]|un|une|le|la|des|que|qu['’])|[.,!]|$)/iu,
]

const exists = [
  /(?:^|[\s,(])(?:(?:which|that|and)\s(?:is|are)\salready|(?:which|that)\s(?:\p{L}+\s){1,4}already (?:uses?|runs?|has|have))(?!\p{L})/iu,
  /(?<!\p{L})already (?:in (?:production|use|place|operation)|live|running|built|up and running)(?!\p{L})/iu,
  /(?<!\p{L})(?:que ya (?:est[aá]n?|usan?|existen?|tienen?|funcionan?|utilizan?)|ya (?:est[aá]n? (?:en (?:producci[oó]n|uso|marcha)|funcionando|list[oa]s?|montad[oa]s?)|existen?))(?!\p{L})/iu,
  /(?<!\p{L})(?:que j[aá] (?:est[aá]|est[aã]o|usam?|existem?|t[eê]m|funcionam?|utilizam?)|j[aá] (?:(?:est[aá]|est[aã]o) (?:em (?:produ[cç][aã]o|uso)|a funcionar|no ar|pront[oa]s?|feit[oa]s?)|existem?))(?!\p{L})/iu,
  /(?<!\p{L})(?:déjà (?:en (?:production|place|service|ligne)|utilisée?s?(?: par| ailleurs|[.,]|$)|installée?s?|opérationnel\p{L}*)|qui (?:tourne|existe|fonctionne|est|sont) déjà|existe déjà|sont déjà \p{L}+s|on avait (?:pensé|envisagé))(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:schon|bereits) (?:in (?:produktion|betrieb|verwendung)|produktiv|im einsatz|live|vorhanden|fertig)|(?:steht|läuft|existiert|gibt es) (?:schon|bereits)|(?:schon|bereits) (?:läuft|existiert|steht))(?!\p{L})/iu,
]

/** For how long something has run, or that it fails now and then: the state of things, not what is asked for. */
const sinceWhen = wholeWords([
  '(?:for|since) (?:\\p{L}+ )?(?:years|decades|ages)',
  '(?:has|have) been (?:in (?:place|use|service)|running|live)',
  'still (?:works|runs)',
  '(?:desde )?hace (?:años|tiempo)',
  '(?:todav[ií]a|a[uú]n) (?:funciona|aguanta)n?',
  'h[aá] (?:anos|muito)',
  'ainda funciona[m]?',
  'depuis (?:des|plusieurs|quelques) (?:années|ans)',
  'depuis longtemps',
  '(?:marche|fonctionne|tourne)(?:nt)? (?:encore|bien|très bien)',
  'seit (?:(?:vielen|einigen|ein paar) )?jahren',
  'seit langem',
  'schon lange',
  'gibt es (?:schon|bereits)',
  '(?:sie|es|die|das|den) gibt es schon',
  'sometimes',
  'now and then',
  'once in a while',
  'a veces',
  'de vez en cuando',
  '[aà]s vezes',
  'de vez em quando',
  'parfois',
  'de temps en temps',
  'manchmal',
  'ab und zu',
  'gelegentlich',
])

/** A rule about what is already there: "If a booking already exists, …" */
const conditional =
  /(?<!\p{L})(?:if|when|unless|until|once|whether|si|cuando|mientras|salvo|(?<=^|[,;] )se|quando|enquanto|caso|sauf|lorsque?|tant|quand|wenn|falls|sobald|solange|must|cannot|can|may|puede|debe|pode|deve|peut|doit|kann|darf|muss)(?!\p{L})/iu

/** Whether a sentence leaves a point to somebody, or hands it to another ticket. Valid in any list or paragraph. */
export function isLooseEnd(sentence: string): boolean {
  const text = sentence.slice(0, maxReadLength)
  return (
    namedDuty.test(text) ||
    namedAsks.test(text) ||
    isOpenPoint(text) ||
    otherTicket.some((pattern) => pattern.test(text)) ||
    (ticketKey.test(text) && (keyAtEnd.test(text) || elsewhere.test(text)))
  )
}

/** Whether a sentence of prose is an offer, says what exists elsewhere, or is a loose end. */
export function isBackground(sentence: string): boolean {
  const text = sentence.slice(0, maxReadLength)
  return (
    isLooseEnd(text) ||
    offer.some((pattern) => pattern.test(text)) ||
    (!conditional.test(text) && [...exists, sinceWhen].some((pattern) => pattern.test(text)))
  )
}
