/** Verbs, and the small words of verbs, that end the subject of a sentence in the languages most tickets are in. */
const verb =
  /^(?:must|should|shall|will|would|can|cannot|can't|may|might|is|are|was|were|be|has|have|had|does|do|did|includes?|contains?|shows?|displays?|returns?|supports?|remains?|match(?:es)?|persists?|uses|works|appears?|exits?|renders?|covers|keeps?|allows?|pass(?:es)?|fails?|emits?|runs|loads|opens|sees?|receives?|gets?|exists?|accepts?|rejects?|declares?|creates|reads|writes|prints|deletes|removes|adds|sends|carr(?:y|ies)|predicts?|proceeds?|occurs?|identif(?:y|ies)|navigates?|clicks|taps|enters|submits|selects|owns|expects|requires|provides|stays?|falls?|becomes?|goes|go|debe|deben|deberá|deberán|debería|puede|pueden|podrá|es|son|está|están|se|incluye|incluyen|muestra|muestran|retorna|devuelve|devuelven|permite|permiten|tiene|tienen|contiene|contienen|recibe|reciben|recibirá|solicita|existe|existen|ha|han|fue|será|hace|ayudan|falla|requiere|deve|devem|pode|podem|é|são|está|muss|müssen|soll|sollte|sollten|wird|werden|ist|sind|hat|haben|kann|doit|doivent|est|sont|peut|peuvent|ont|asks|swaps|replaces|needs|takes|gives|lets|leads|links|applies|covers|counts|means|starts|stops|ends|begins|helps|informs|notifies|stores|saves|sorts|filters|calculates|validates|redirects|prevents|triggers|generates|confirms|uses|holds|says|makes|loses|preselects|clears|resets|turns|brings|results|leaves|puts|offers|answers|works|copies|aparece|aparecen|queda|quedan|sigue|siguen|cambia|carga|abre|cierra|envía|guarda|elimina|valida|genera|registra|actualiza|notifica|invalida|redirige|vuelve|llega|pasa|funciona|deja|dejan|lee|escribe|caduca|expira)$/iu
const passedOver = /^(?:already|always|never|only|not|no|automatically|still|also|ya|siempre|nunca)$/iu
const pronoun = /^(?:it|they|this|that|these|those|there|he|she|I|we|you|one|both|all|each|which|who|what|where|when|if|nothing|anything|everything|something|none|nada|todo|nobody|no one|the|given|dado|esto|eso|ello|ellos|lo|él|ella|no)$/iu
const longestSubject = 90

/**
 * The words in front of a sentence's verb: the thing that a clause speaks of. Undefined where no verb is known, where the
 * subject is a pronoun, or where it is too long to be one.
 */
export function subjectOf(text: string): string | undefined {
  const quoted = quotedSubject.exec(text)?.[1]
  if (quoted !== undefined) return quoted
  const at = verbAt(withoutQuotes(text.slice(0, longestHead)))
  if (at === undefined) return undefined
  const subject = text.slice(0, at).trim()
  if (subject.length < 3 || subject.length > longestSubject || pronoun.test(subject) || /[,;:]/.test(subject)) return undefined
  return subject
}

const longestHead = 200

/** Where the sentence's verb begins, with the adverbs in front of it; a verb of a relative clause is passed over. */
function verbAt(head: string): number | undefined {
  let relative = false
  let start: number | undefined
  for (const match of head.matchAll(/[^\s,;.]+/gu)) {
    const [word] = match
    if (passedOver.test(word)) start ??= match.index
    else if (verb.test(word) && match.index > 0) {
      if (!relative) return start ?? match.index
      relative = false
      start = undefined
    } else {
      relative ||= match.index > 0 && /^(?:that|which|who|whose|que|cuyo|cuya)$/iu.test(word)
      start = undefined
    }
  }
  return undefined
}

/** What is in quotes may hold verbs of its own. The bound keeps a row of opening quotes from costing its square. */
function withoutQuotes(text: string): string {
  return text.replace(/["“«`][^"”»`]{0,200}["”»`]/gu, (quote) => '_'.repeat(quote.length))
}

/** '"Move up" swaps …': a thing of the product by its name. */
const quotedSubject = /^(?:the |el |la |der |die |das |le )?((?:"[^"]{2,60}"|“[^”]{2,60}”|«[^»]{2,60}»)(?: (?:button|link|tab|icon|option|menu|field|page|botón|enlace|pestaña|campo|opción))?)(?=\s)/iu

const thing = /^(?:the|an?|any|some|my|our|your|this|that|each|every|all|another|valid|existing|new|el|la|los|las|una?|unos|unas|cualquier|mi|su|cada|todos|todas)\s/iu

/** Whether a clause is a thing and not a sentence: few words and no verb. */
export function isThing(text: string): boolean {
  return text.length <= 80 && text.split(' ').length <= 8 && thing.test(text) && /^[\p{Script=Latin}\p{N}\p{P}\p{S} ]+$/u.test(text) && verbAt(text) === undefined
}

/** Subjects that a tester cannot go to or look at: the product as a whole, and the people who use it. */
export function isWhole(subject: string): boolean {
  return /^(?:only |solo |sólo |el |la |los |las |the |an? |o |le |das )*(?:[\w-]+ ){0,3}?(?:system|application|app|api|software|service|backend|users?|customers?|visitors?|buyers?|owners?|members?|guests?|employees?|students?|teachers?|managers?|moderators?|editors?|operators?|admins?|administrators?|sistema|aplicaci[óo]n|aplica[çc][ãa]o|usu[aá]ri[oa]s?|administrador(?:es|a|as)?|clientes?|système|anwendung)(?:\s(?:who|that|with|without|que|con|sin)\s.*)?$/iu.test(subject)
}

/** What a phrase without a verb is headed by: 'Formulario' of 'Formulario con: título, descripción'. */
export function headOf(text: string): string | undefined {
  const masked = withoutQuotes(text)
  const [cut = ''] = masked.split(/[:;,(]|\s(?:visible|visibles|con|with|para|for|según|tras|after|when|desde|from|mediante|by|via|in|en|on)\s/iu, 1)
  const words = text.slice(0, cut.length).trim()
  return /^[\p{Script=Latin}\p{N}\p{P}\p{S} ]+$/u.test(words) && words.length >= 3 && words.split(' ').length <= 6 && !pronoun.test(words) ? words : undefined
}
