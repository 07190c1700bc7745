/**
 * What a title means that no list of titles holds: its words are read by their stems, so that "Condições para o aceite",
 * "When do we call it done?" and "Quand est-ce fini" are one title. Words come from `titleWords`: lower case, no accents.
 */

/** A pattern of words that begin with any of these stems; a stem that ends in `$` is a whole word. */
function stems(...spellings: string[]): RegExp {
  const forms = spellings.map((stem) => (stem.endsWith('$') ? stem.slice(0, -1) : `${stem}[\\p{L}']*`))
  return new RegExp(`(?<![\\p{L}\\p{N}'])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
}

function holds(pattern: RegExp, words: string): boolean {
  return words.search(pattern) >= 0
}

// biome-ignore format: a list of words is read as a block
const accepting = stems(
  'accept', 'acept', 'aceit', 'accett', 'abnahme', 'abgenommen', 'abnehmen', 'nehmen wir ab$',
  'nehmen (?:wir )?(?:\\p{L}+ )?ab$', 'annahme', 'akzept', 'sign off$', 'visto bueno$', 'aprova', 'aprueb', 'aprob',
  'approv', 'valid(?:e|ee|ado|ada|ated)$', 'freigabe', 'recette$', 'homolog',
)
// biome-ignore format: a list of words is read as a block
const done = stems(
  'done$', 'finish', 'complete$', 'completed$', 'ready$', 'fertig', 'erledigt', 'listos?$', 'listas?$', 'terminad',
  'hech[oa]s?$', 'acabad', 'completad', 'pront[oa]s?$', 'conclui', 'feit[oa]$', 'fini$', 'finie?s?$', 'termine',
  'prete?s?$', 'abgeschlossen', 'success', 'exito', 'sucesso', 'reussi', 'erfolg', 'close$', 'closed$', 'cerrar', 'cerrad', 'fechad', 'encerrad',
  'cierr', 'fechar', 'fecha$', 'clore', 'schliessen',
)
// biome-ignore format: a list of words is read as a block
const fine = stems(
  'ok$', 'okay$', 'good$', 'happy$', 'satisf', 'bien$', 'bon$', 'bonne$', 'go$', 'vale$', 'buen[oa]$', 'bem$', 'boa$', 'content', 'zufrieden', 'gut$',
  'passt$', 'marche', 'klappt$', 'lauft$', 'work', 'funcion', 'fonction', 'funktion', 'ship', 'release', 'correct',
  'right$', 'true$', 'hold', 'erfull', 'cumpl', 'rempli', 'stimm', 'verdad', 'entregar', 'livre', 'liefer',
)
// biome-ignore format: a list of words is read as a block
const conditions = stems(
  'criteri', 'critere', 'kriteri', 'condit', 'condic', 'bedingung', 'check ?list', 'regras', 'rules', 'reglas',
  'regeln', 'regles', 'requis', 'anforder', 'exigenc', 'tests?$', 'scenario', 'prueba', 'szenari',
)
// biome-ignore format: a list of words is read as a block
const knowing = stems(
  'how (?:do|will|can|would|to)$', 'how (?:we|you|i)$',
  'como (?:\\p{L}+ )?(?:saber|sabremos|sabemos|sabre|comprob|verific|valid)',
  'comment (?:\\p{L}+ )?(?:savoir|sait|saurons|verif|valid)', "a quoi$", 'woran',
  'wie (?:\\p{L}+ )?(?:erkenn|wissen|prufen|merk)', 'what (?:counts|makes|does)$', 'que (?:significa|quiere decir)$',
  'was (?:heisst|bedeutet|zahlt)$', 'means$', 'bedeutet$', 'heisst$', 'significa$', 'veut dire$',
  'o que (?:e|significa)$', "qu'est ce$",
)
// biome-ignore format: a list of words is read as a block
const when = stems(
  'when$', 'once$', 'as soon as$', 'as long as$', 'provided$', 'if$', 'cuando$', 'en cuanto$', 'siempre que$',
  'una vez que$', 'si$', 'quando$', 'assim que$', 'desde que$', 'se$', 'quand$', 'lorsqu', 'des que$', 'des lors que$',
  'a condition$', 'sous reserve$', 'wann$', 'wenn$', 'sobald$', 'sofern$', 'falls$',
)
// biome-ignore format: a list of words is read as a block
const following = stems(
  'following', 'below$', 'siguiente', 'seguinte', 'suivant', 'ce qui suit$', 'folgend', 'these$', 'this$',
  'lo siguiente$', 'esto$', 'isto$', 'ceci$', 'cela$', 'dies',
)
// biome-ignore format: a list of words is read as a block
const checking = stems(
  '(?:what|things|points?) (?:\\p{L}+ ){0,3}(?:check|verif|test|must hold|must be true|must work|has to work|needs to work|has to hold)',
  'must (?:hold|be true|work)$', 'que (?:\\p{L}+ ){0,3}(?:comprob|verific|cumpl|revis)',
  'o que (?:\\p{L}+ ){0,3}(?:verific|conferir|testar|valer|cumpr)',
  'ce (?:que|qui) (?:\\p{L}+ ){0,4}(?:verif|contrôl|control|test)',
  'was (?:\\p{L}+ ){0,4}(?:gepruft|prufen|geht|gelten|stimmen|testen|konnen muss|erfullt)',
  'points? (?:a|de) (?:verif|control|contrôl)', 'puntos? (?:a|de) (?:comprob|verific|control)',
  'pontos? (?:a|de) (?:verific|control)', 'prufpunkte?', 'prufkriteri', 'to be verified$',
  'muss (?:\\p{L}+ ){0,2}(?:gelten|stimmen|konnen|funktionieren)$', 'must have$',
  'tiene que (?:cumplir|pasar|funcionar)', 'debe (?:cumplir|pasar|funcionar)', 'tem que (?:funcionar|valer|acontecer)',
  'deve (?:funcionar|valer|acontecer)', 'doit (?:fonctionner|marcher|etre vrai)', 'should (?:hold|work|be true)$',
)
// biome-ignore format: a list of words is read as a block
const expecting = stems(
  'expect', 'espera', 'attend', 'erwart', 'rules?$', 'reglas?$', 'regras?$', 'regles?$', 'regeln?$', 'anforder',
  'requisit', 'requirement', 'exigenc', 'comporta', 'comportem', 'verhalten', 'behavio',
  'should (?:do|happen|look|change|be)', 'should$', 'was (?:\\p{L}+ )?soll', 'que debe', 'o que deve',
  'ce qu[ie] (?:\\p{L}+ )?doit', 'was sich andert$', 'que cambia$', 'o que muda$', 'ce qui change$', 'what changes$',
  'quer(?:emos|em)$', 'voulons$', 'veut$', 'wollen$',
)
/** "Not accepted", "we do not accept", "was accepted on Monday". */
// biome-ignore format: a list of words is read as a block
const negated = stems(
  'not$', 'no se$', 'nao se$', "n'", 'ne$', 'nicht', 'kein', '(?<=\\S )was$', 'were$', 'wurde', 'fue$', 'foi$',
  'agreed', 'definition of$', 'definicion de$', 'definicao de$', 'definition de$', 'user acceptance', 'uat$',
  'steps?$', 'plan$', 'date$', 'fecha de$', 'termin$', 'protocol', 'protokoll', 'email', 'mail', 'button', 'boton',
  'payments?', 'cookies?', 'terms$', 'tasks?$', 'tarea', 'tarefa', 'tache', 'aufgabe',
)

// biome-ignore format: a list of words is read as a block
const technical = stems(
  'tech', 'tecnic', 'technisch', 'technik', 'back ?end', 'front ?end', 'architect', 'arquitect', 'implement',
  'umsetzung', 'infra', 'firmware', 'base de d', 'database', 'datenbank', 'schnittstelle', 'entwickl', 'desarroll',
  'desenvolv', 'developer', 'dev$', 'devs$', 'it$', 'code$', 'api$', 'integrac', 'stack$', 'under the hood', 'sous le capot', 'unter der haube', 'por dentro', 'boring bits', 'interna',
)
// biome-ignore format: a list of words is read as a block
const tasks = stems(
  'tasks?$', 'to ?dos?$', 'sub ?tasks?$', 'who$', 'quien$', 'quienes$', 'quem$', 'qui$', 'wer$', 'boring', 'tarea', 'tarefa', 'taches?$', 'aufgabe', 'hay que$', 'hace falta$', 'falta',
  'still missing', 'who does', 'who is doing', 'quien hace', 'quem faz', 'qui fait', 'wer macht', 'next steps?$',
  'pasos siguientes', 'proximos passos', 'proximos pasos', 'prochaines etapes', 'naechste', 'left to do',
  'still to do', 'a faire$', 'reste a faire$', 'reste a', 'por hacer$', 'a fazer$', 'zu tun$', 'zu erledigen$',
  'dafur (?:\\p{L}+ )?(?:brauch|noti)', 'brauchen wir$', 'wir (?:\\p{L}+ )?brauchen$', 'work items?$', 'vorbereit',
  'preparat', 'prepara', 'rollout', 'despliegue', 'planning$', 'plan$', 'arbeit', 'antes de empezar',
  'before we start', 'reparto', 'responsable', 'owners?$', 'needed$', 'we need$', 'necesitamos$', 'precisamos$',
  'il faut$', 'il nous faut$', 'besoin de$', 'muss noch$', 'mussen noch$', 'noch zu$',
)
// biome-ignore format: a list of words is read as a block
const open = stems(
  'questions?$', 'pregunta', 'dudas?$', 'duvida', 'pergunta', 'questo', 'questao', 'fragen?$', 'open$', 'abiert',
  'abert', 'ouvert', 'offen', 'unclear', 'tbd$', 'pendient', 'pendent', 'pendenc', 'por definir$', 'a definir$',
  'unklar', 'en suspens$', 'a voir$', 'ungeklart',
)
// biome-ignore format: a list of words is read as a block
const out = stems(
  'out$', 'out of', 'not in', 'not part', 'not included', 'excluded?', 'exclu', 'fuera', 'fora$', 'fora d', 'hors',
  'nicht (?:enthalten|dabei|teil|im|in|mehr|drin)', 'ausserhalb', 'on laisse', 'dejamos', 'deixamos', 'lassen wir', 'we leave', 'skip', 'no (?:entra|incluye|incluido|toca)',
  'nao (?:entra|inclui|incluido|faz)', 'later$', 'mas adelante$', 'mais tarde$', 'plus tard$', 'spater$', 'futur',
  'another time', 'otro dia$', 'another ticket', 'otro ticket', 'not now', 'out$', 'ohne$',
  'pas (?:inclus|dans|compris|cette)', 'wont', "won't",
)
// biome-ignore format: a list of words is read as a block
const information = stems(
  'risk', 'riesgo', 'risco', 'risque', 'risik', 'links?$', 'enlace', 'liens?$', 'metric', 'metri[ck]', 'kpis?$',
  'mock', 'maquet', 'figma', 'design', 'diseno', 'layout', 'team$', 'equipo$', 'equipe$', 'glossar', 'glosario',
  'lexique', 'contacts?$', 'contactos?$', 'contatos?$', 'kontakt', 'ansprechpartner', 'personas?$', 'histori',
  'echanges?$', 'notes?$', 'notas?$', 'notiz', 'hinweis', 'remark', 'comment', 'coment', 'kommentar', 'bemerk',
  'anmerk', 'remarque', 'attach', 'adjunt', 'anexo', 'anhang', 'annexe', 'fyi$', 'info$', 'infos$', 'informacion',
  'informacao', 'quellen?$', 'fuentes?$', 'sources?$', 'fontes?$', 'data$', 'datos$', 'donnees$', 'dependenc',
  'abhangig', 'trivia', 'changelog', 'protokoll', 'chat$', 'thread$', 'slack$',
)
// biome-ignore format: a list of words is read as a block
const story = stems(
  'why$', 'warum$', 'por que$', 'porque$', 'pourquoi$', 'wozu$', 'pour qui$', 'para quien$', 'para quem$', 'fur wen$',
  'for whom$', 'who$', 'contexto?$', 'contexte$', 'kontext', 'hintergrund', 'background', 'goals?$', 'ziele?$',
  'objetiv', 'objectif', 'ist zustand', 'situation', 'situac', 'problem', 'motiv', 'nutzen$', 'benefit', 'benefic',
  'wert$', 'thema$', 'idea$', 'idee$',
)

export type TitleMeaning = 'criteria' | 'requirements' | 'excluded' | 'story' | 'unknown'

/** Longer heads are sentences about something else. In words. */
const maxHeadWords = 10
const maxPartWords = 4

/** Reads the words of a title, or of a line right above a list. */
export function titleMeaning(words: string): TitleMeaning {
  const count = words === '' ? 0 : words.split(' ').length
  if (count === 0 || count > maxHeadWords) return 'unknown'
  if (!holds(negated, words) && (meansCriteria(words, count) || endsInWhen(words))) return 'criteria'
  if (count > maxPartWords + 3) return 'unknown'
  if (leftOut.test(words) || contact.test(words) || presentState.test(words)) return 'excluded'
  if (count > maxPartWords + 2) return 'unknown'
  if (isPart(words, count)) return 'excluded'
  if (count > maxPartWords) return 'unknown'
  if (holds(expecting, words) && !holds(technical, words)) return 'requirements'
  return holds(story, words) ? 'story' : 'unknown'
}

function meansCriteria(words: string, count: number): boolean {
  if (holds(accepting, words))
    return (
      count <= 2 ||
      purpose.test(words) ||
      holds(conditions, words) ||
      holds(when, words) ||
      holds(knowing, words) ||
      holds(following, words)
    )
  if (holds(done, words)) return holds(conditions, words) || holds(when, words) || holds(knowing, words)
  return holds(checking, words) || isDemand(words) || (holds(knowing, words) && holds(fine, words))
}

/** "Para dar el visto bueno", "To sign this off": what acceptance takes. */
const purpose = /^(?:to|for|before|para|antes de|pour|avant|um|zum|zur|fur|vor)(?= (?:\p{L}+ ){0,4}\p{L}+$)/u

/** "What the machine must do", "O que precisa estar funcionando": asks for a property, not for work. */
function isDemand(words: string): boolean {
  return demand.test(words) && !holds(tasks, words) && !work.test(words)
}
const demand =
  /^(?:what|das|was|o que|que|lo que|ce qu[ie]?'?) .*(?:must|have to|has to|need|should|muss|mussen|soll|sollen|precisa|tem que|deve|debe|tiene que|doit|doivent|faut)/u
const work =
  / (?:we|wir|nous|nosotros|todo|do|done|make|made|build|buy|tun|machen|hacer|hecho|fazer|feito|faire|fait|prepare)(?: |$)/u

/** A title that ends in "when" leads to conditions. */
function endsInWhen(words: string): boolean {
  return words.includes(' ') && / (?:when|once|if|cuando|quando|quand|lorsque|si|se|wenn|sobald)$/u.test(words)
}

/** "Was machen wir nicht?", "What we won't do": names what is left out, unless it names what must not happen. */
const leftOut =
  /^(?!.* (?:must|may|darf|durfen|soll|sollen|muss|debe|puede|deve|pode|doit|peut)(?: |$))(?:what|was|que|o que|lo que|ce que?|ce qu'on|qu'est ce qu[ e']+on) (?:.* )?(?:won't|will not|do not|don't|are not|aren't|isn't|nicht|no (?:hacemos|haremos|vamos|incluimos|tocamos|entra|hace)|nao (?:fazemos|faremos|vamos|incluimos|entra|faz)|(?:ne |n')(?:fait|faisons|fera|ferons|traite|traitons|inclu\p{L}*|prend|prenons))(?: |$)/u
/** "How it's built today", "Wie es heute läuft", "Cómo está hecho": tells how things are, not how they shall be. */
const presentState =
  /(?: |^)(?:today|nowadays|at present|currently|at the moment|so far|until now|heute|derzeit|momentan|bisher|hoy|hoy en dia|actualmente|hasta ahora|hoje|atualmente|ate agora|aujourd'hui|actuellement|jusqu'ici|jusqu'a present)$|^(?:how (?:it's|it is|this is|that's) (?:built|done|made|wired|implemented)|wie (?:es|das) (?:heute )?(?:gebaut|gemacht|gelost|umgesetzt) ist|como esta (?:hecho|montado|construido|feito|montado)|comment (?:c'est|cela est) (?:fait|construit|cable))(?: |$)|^wie (?:es|das) (?:heute|derzeit|bisher) /u
/** "Wen fragen?", "À qui demander ?": names the people to ask. */
const contact =
  /^(?:(?:a |a qui |to )?(?:who|whom|wen|wem|quien|quienes|quem|qui)(?: |$)|(?:wer|who) (?:weiss|hilft|knows|helps)|(?:contact|kontakt|ansprech))/u

/** A title of another part begins or ends with its word: "Technik", "Detalles de los sensores", "Partner risks". */
function isPart(words: string, count: number): boolean {
  return [technical, tasks, open, out, information].some((part) => {
    const longest = maxPartWords + (part === tasks || part === out ? 2 : 0)
    return (
      count <= longest &&
      [...words.matchAll(part)].some(({ 0: match, index }) => index === 0 || index + match.length === words.length)
    )
  })
}

/** Whether a line that ends in "when", "if" or "the following" right above a list leads to the criteria of the ticket. */
export function announcesCriteria(words: string): boolean {
  const count = words.split(' ').length
  if (count > maxHeadWords + 6 || holds(negated, words)) return false
  const last = words.split(' ').slice(-4).join(' ')
  const leads = holds(when, last) || holds(following, last) || /(?:que|dass|that)$/u.test(words)
  return (
    leads &&
    (holds(accepting, words) ||
      holds(done, words) ||
      (holds(fine, words) && (holds(when, words) || holds(following, words))))
  )
}
