import { wholeWords } from './whole-words.ts'

/**
 * Which sentences are about the ticket, its authors, their plans and their suppliers instead of the product, and which
 * explain the list of criteria beside them. English, Spanish, Portuguese, French and German.
 */

/** No sentence that states a rule is longer; what lies beyond is not read, so that hostile text costs no time. In characters. */
export const maxSentenceLength = 1_000

export function isQuestion(text: string): boolean {
  return /[?？]\W{0,9}$/u.test(text)
}

const ownPlan =
  /(?<!\p{L})(?:we|i|you|someone|somebody|nosotros|debemos|tenemos|deber[ií]amos|podemos|yo|nós|devemos|dever[ií]amos|temos|precisamos|eu|nous|devons|devrions|je|wir|ich|jemand|alguien|alguém|quelqu['’]un)(?:\s+\p{L}+){0,2}?\s+(?:need|have|must|should|can|cannot|que|de|devons|devrions|doit|devrait|dois|peut|pouvons|müssen|muss|sollten|sollte|sollen|können|kann|debe|deber[ií]a|tiene|deve|tem)(?!\p{L})/iu
// biome-ignore format: a list of words is read as a block
const ownDuty = wholeWords([
  'debemos', 'deber[ií]amos', 'tenemos que', 'hay que', 'devemos', 'dever[ií]amos', 'temos (?:de|que)', 'precisamos',
  'nous devons', 'nous devrions', 'il faut (?:encore|que nous)', 'man (?:müsste|sollte|muss)',
])
const request =
  /^(?:please|pls|let['’]s|bitte|por favor|merci de|s['’]il vous pla[iî]t|veuillez|note that|remember|reminder|thanks|thank you|danke|gracias|merci|obrigad[oa])(?!\p{L})/iu

/** The ticket, the team and its tools as the matter of a sentence. */
// biome-ignore format: a list of words is read as a block
const workMatter = wholeWords([
  'this (?:ticket|story|issue|task|epic|spike|sprint)', 'our (?:team|developers?|devs?|testers?|qa|designers?)',
  '(?:the )?(?:product owner|scrum master)', 'pull requests?', 'code reviews?', 'unit tests?', 'feature flags?',
  'wiki', 'confluence', 'be (?:documented|written down)', 'story points?', 'be (?:refactored|deployed)', 'go-?live',
  'next sprint', '(?:este|esta) (?:ticket|historia|tarea|incidencia|[eé]pica|sprint)', 'nuestro equipo',
  '(?:este|esta) (?:hist[oó]ria|tarefa|[eé]pico)', '(?:a )?nossa equip[ae]',
  '(?:ce|cette) (?:ticket|story|tâche|épopée|sprint)', 'notre équipe',
  '(?:dieses|diese|dieser) (?:ticket|story|aufgabe|epic|sprint)', 'unser team',
  '(?:(?:an)?other|separate|different|own|follow-up) (?:ticket|story|issue|task|epic)',
  '(?:otr[oa]|propi[oa]|separad[oa]) (?:ticket|historia|tarea|incidencia)',
  '(?:ticket|historia|tarea|incidencia) (?:aparte|separad[oa]|propi[oa])',
  '(?:outr[oa]|própri[oa]) (?:ticket|história|tarefa|card)',
  '(?:ticket|história|tarefa|card) (?:à parte|separad[oa])', '(?:autre|propre) (?:ticket|story|tâche)',
  '(?:ticket|story|tâche) (?:séparée?|à part|dédiée?)',
  '(?:andere|eigene|separate|gesonderte)[smnr]? (?:ticket|story|aufgabe|vorgang)',
  '(?:for|during) the implementation', 'prototypes? from', 'proof of concept', 'hackathon', 'should do(?= ?[.;,]|$)',
  'knows? about (?:it|this|that)', 'para la implementaci[oó]n', 'para a implementa[cç][aã]o',
  "pour l['’]implémentation", 'für die (?:umsetzung|implementierung)', 'weiß bescheid', 'est au courant',
  'est[aá] al (?:corriente|tanto)', 'j[aá] sabe',
])
const workVerb = wholeWords([
  '(?:has|have|needs?) to (?:go|move|be moved|disappear)(?= ?[.!]?$)',
  '(?:muss|müssen|soll|sollen) (?:raus|weg|dort weg|da weg|umziehen)(?= ?[.!]?$)',
  '(?:tiene|tienen|hay) que (?:irse|salir|cambiarl[oa]s?|moverl[oa]s?|quitarl[oa]s?)(?= ?[.!]?$)',
  '(?:tem|têm) (?:de|que) (?:sair|mudar)(?= ?[.!]?$)',
  '(?:doit|doivent) (?:partir|dégager|déménager)(?= ?[.!]?$)',
  '(?:must|should|has to|have to|needs? to)\\s+(?:(?:still|first|also|be)\\s+)*(?:talk|speak|spoken|discuss(?:ed)?|clarif(?:y|ied)|meet|estimated?|agree[d]? (?:on|with|upon|first)|check with|sync|prioriti[sz]ed?|decided|refined|investigated?|shipped|released|rolled out|ready (?:by|before)|finished (?:by|before)|done (?:by|before)|live (?:by|before)|approve[d]? (?:the|this|by) (?:wording|text|copy|design|mock-?up))',
  '(?:debe|deben|deber[ií]a|tiene que|tienen que)\\s+(?:\\p{L}+\\s+)?(?:hablar|aclarar(?:se)?|discutir(?:se)?|estimar(?:se)?|priorizar(?:se)?|acordar(?:se)?|consultar con|decidir(?:se)?|estar (?:list[oa]s?|cerrad[oa]s?|terminad[oa]s?) antes)',
  '(?:deve|devem|deveria|tem de|tem que)\\s+(?:\\p{L}+\\s+)?(?:falar|esclarecer|ser (?:esclarecido|discutido|decidido|estimado|priorizado)|discutir|estimar|acordar|estar (?:pront[oa]s?|fechad[oa]s?) antes)',
  '(?:doit|doivent|devrait)\\s+(?:\\p{L}+\\s+)?(?:parler|être (?:clarifié|discuté|décidé|estimé|priorisé)e?s?|être prête?s? avant|clarifier|discuter|estimer)',
  '(?:geklärt|besprochen|abgestimmt|geschätzt|priorisiert|entschieden|diskutiert) (?:werden|sein)',
  'mit \\p{L}+ (?:sprechen|klären|abstimmen)',
])
// biome-ignore format: a list of words is read as a block
const projectTime = wholeWords([
  '(?:by|before|until|in|with|from) (?:sprint|release|calendar week|week|q[1-4]|pi) ?\\d*',
  '(?:before|once|when|until) we (?:can )?(?:switch|go|launch|start|release|roll|deploy|turn|activate|merge)',
  '(?:before|after) (?:the )?(?:go-?live|roll-?out|switch-?over|cut-?over|migration|kick-?off|pilot)',
  '(?:in|for|with) (?:a|the) (?:later|next|future|following) (?:release|version|iteration|phase)',
  'en (?:una|la) (?:versi[oó]n|fase|entrega) (?:posterior|siguiente|futura)',
  'n?(?:uma|em uma|a) (?:vers[aã]o|fase) (?:posterior|seguinte|futura)',
  'dans une (?:version|phase) (?:ultérieure|suivante|future)',
  'in (?:einem|einer) (?:späteren|künftigen|nächsten) (?:release|version|phase|ausbaustufe)',
  'antes de(?:l| la)? (?:arranque|despliegue|puesta en (?:marcha|producci[oó]n)|salida|migraci[oó]n|piloto)',
  'antes de que (?:lo |la )?(?:activemos|lancemos|pongamos|publiquemos)',
  'antes d[aeo]s? (?:entrada em produ[cç][aã]o|implanta[cç][aã]o|migra[cç][aã]o|piloto|go-?live)',
  "avant (?:la |le |l[’'])?(?:mise en (?:service|production|ligne)|déploiement|bascule|migration|pilote)",
  '(?:vor|nach) (?:dem|der) (?:livegang|produktivstart|rollout|umstellung|einführung|migration|pilot|go-?live)',
  '(?:bis|in|ab|vor) (?:kw|sprint|release|quartal|q[1-4]) ?\\d*',
  'by (?:monday|tuesday|wednesday|thursday|friday|next week|next month|the end of the (?:sprint|year|quarter))',
  'before the (?:summer|release|launch|holidays|demo|audit)', '(?:by|before) christmas',
  '(?:antes del?|para el) (?:lunes|martes|mi[eé]rcoles|jueves|viernes|verano|lanzamiento)',
  '(?:antes d[aoe]|até) (?:segunda|terça|quarta|quinta|sexta|verão|lançamento)',
  "(?:avant|d['’]ici) (?:lundi|mardi|mercredi|jeudi|vendredi|l['’]été|le lancement|noël)",
  '(?:vor dem|zum|vor) (?:launch|release|sommer|quartalsende|jahresende|weihnachten)',
])
/** How things are today, and what somebody complains about. */
const today =
  /^(?:today|currently|at the moment|right now|so far|until now|nowadays|at present|these days|hoy|actualmente|hasta ahora|de momento|ahora mismo|heute|derzeit|bisher|zurzeit|momentan|aktuell|aujourd['’]hui|actuellement|jusqu['’]à présent|pour l['’]instant|hoje|atualmente|até agora|neste momento|de momento)(?!\p{L})|(?<!\p{L})(?:today|currently|nowadays|at the moment|heute|derzeit|momentan|hoy en d[ií]a|actualmente|actuellement|atualmente)[.!]?$/iu
/** "Members today send forms that must be scanned": the present process, with a duty inside it. */
const presentProcess =
  /^(?:[^\s,]+\s){1,4}(?:today|currently|heute|derzeit|bisher|hoy|actualmente|hoje|atualmente|aujourd['’]hui|actuellement)\s[^,.]{1,120}?,?\s(?:that|which|who|die|der|das|den|que|qui)\s/iu
/** Courses and training: a duty of people that no product fulfils. */
const training = wholeWords([
  '(?:complete|attend|take|pass|finish|do) (?:the|a|an|this|their) (?:[\\p{L}-]+ ){0,3}(?:e-?learning|training|course|workshop)',
  '(?:completar|hacer|realizar|superar|asistir) (?:al?|el|la|un|una) (?:[\\p{L}-]+ ){0,2}(?:e-?learning|formaci[oó]n|curso|taller)',
  '(?:concluir|fazer|completar|frequentar) (?:o|a|um|uma) (?:[\\p{L}-]+ ){0,2}(?:e-?learning|forma[cç][aã]o|treinamento|curso)',
  "(?:suivre|terminer|valider) (?:l['’]|(?:le|la|un|une) )(?:[\\p{L}-]+ ){0,2}(?:e-?learning|formation|cours|atelier)",
  '(?:e-?learning|schulung|kurs|unterweisung|workshop)(?: [\\p{L}-]+){0,6} (?:absolvieren|besuchen|abschließen|absolviert haben|abgeschlossen haben|besucht haben)',
])
// biome-ignore format: a list of words is read as a block
const complaint = wholeWords([
  '(?:nobody|no one) (?:knows|can say|can tell)', 'nadie (?:sabe|puede decir)',
  'ningu[eé]m (?:sabe|consegue dizer|pode dizer)', 'personne ne (?:sait|peut dire)', 'niemand (?:weiß|kann sagen)',
  'complain(?:s|ed|t|ts|ing)?', 'annoy(?:s|ed|ing)', 'se quejan?', 'queixam-se', 'se plaignent', 'beschweren sich',
  'se queixam',
])
const subordinate =
  /(?<!\p{L})(?:that|because|since|why|so|porque|ya que|parce qu|car|weil|dass|que)(?:\s+[\p{L}'’]+){1,6}?\s+(?:have to|has to|tienen? que|têm? (?:de|que)|müssen|muss|doit|doivent)(?!\p{L})/iu
// biome-ignore format: a list of words is read as a block
const effect = wholeWords([
  '(?:this|that|which|it|these changes) (?:should|must) (?:then )?(?:help|reduce|make|save|increase|lower|improve|solve|avoid|bring|cut|give us)',
  '(?:esto|eso|lo que) (?:deber[ií]a|debe) (?:ayudar|reducir|evitar|ahorrar|mejorar|bajar)',
  '(?:isto|isso|o que) (?:deveria|deve) (?:ajudar|reduzir|evitar|poupar|melhorar)',
  '(?:cela|ceci|ça|ce qui) (?:devrait|doit) (?:aider|réduire|éviter|améliorer|faire gagner)',
  '(?:das|dies|was) (?:sollte|soll) (?:[^.!?]{0,60} )?(?:helfen|entlasten|ersparen|sparen|vermeiden|verbessern|reduzieren|verringern|senken)',
  '(?:must|should) have been',
])

/** Departments, teams and suppliers: what they owe each other is no rule of the product. */
const department = wholeWords([
  '(?:sales|marketing|legal|finance|accounting|procurement|purchasing|compliance|hr|it|ops|operations|devops|infrastructure|infosec|security|communications|legal department|works council|data protection officer|dpo|support|customer care)(?= (?:still |first |also )?(?:must|should|shall|has to|have to|needs? to))',
  '(?:\\p{L}+ )?(?:team|department|guild|squad)(?= (?:still |first |also )?(?:must|should|shall|has to|have to|needs? to))',
  '(?:el|la|los) (?:(?:equipo|departamento|servicio|[aá]rea|oficina) (?:de|del|jur[ií]dic[oa])|marketing|ventas|compras|inform[aá]tica|sistemas|comit[eé] de empresa|asesor[ií]a)',
  '^(?:comunicaci[oó]n|marketing|ventas|compras|inform[aá]tica|sistemas|legal|cumplimiento|finanzas|soporte)',
  '(?:o|a|os) (?:(?:time|equipe|equipa|departamento|setor|[aá]rea) (?:de|do|da|jur[ií]dic[oa])|marketing|financeiro|jur[ií]dico|infraestrutura|compras|suporte)',
  "(?:le|la|l['’]) ?(?:(?:service|équipe|département|direction) (?:\\p{L}+|d['’]\\p{L}+)|dsi|drh|marketing|comptabilité|comité d['’]entreprise)",
  'das team \\p{L}+',
  'die it',
  '(?:das|die|der) (?:\\p{L}*team|\\p{L}*abteilung|fachbereich|betriebsrat|rechtsabteilung|einkauf|vertrieb|marketing|hauptamt|personalabteilung|buchhaltung|datenschutzbeauftragte)',
  '^(?:marketing|vertrieb|einkauf|betrieb|recht)',
  'laut (?:@|dem |der )?\\p{L}*(?:team|abteilung|betrieb|anbieter|lieferant)\\p{L}*',
])
const supplier = wholeWords([
  '(?:vendor|supplier|contractor|provider|agency|integrator|manufacturer|consultants?|partner)s?',
  '(?:proveedor|fabricante|contratista|agencia|integrador|consultora)(?:es|s)?',
  '(?:fornecedor|fabricante|ag[eê]ncia|integrador|consultoria|operadora)(?:es|s)?',
  '(?:prestataire|fournisseur|éditeur|hébergeur|agence|intégrateur|fabricant)s?',
  '(?:lieferant|dienstleister|hersteller|anbieter|agentur|berater|auftragnehmer)(?:en|n|s)?',
])
/** What one party does for the other while a product is built. */
// biome-ignore format: a list of words is read as a block
const delivery = wholeWords([
  'inform', 'tell', 'renew', 'deliver', 'supply', 'train', 'install', 'upgrade', 'migrate', 'switch', 'configure',
  'set up', 'decide', 'clarify', 'prepare', 'build', 'fix', 'patch', 'rotate', 'procure', 'translate', 'grant',
  'unlock', 'schedule', 'announce', 'be (?:told|informed|trained|asked|involved)', 'informar', 'avisar', 'renovar',
  'entregar', 'formar', 'instalar', 'actualizar', 'migrar', 'configurar', 'decidir', 'aclarar', 'preparar',
  'traducir', 'habilitar', 'desbloquear', 'planificar', 'suministrar', 'contratar', 'abrir', 'liberar', 'publicar',
  'redactar', 'fornecer', 'treinar', 'atualizar', 'traduzir', 'contratar', 'providenciar', 'redigir', 'esclarecer',
  'informer', 'prévenir', 'renouveler', 'livrer', 'former', 'installer', 'mettre (?:à jour|en place)', 'migrer',
  'configurer', 'décider', 'préparer', 'traduire', 'ouvrir', 'fournir', 'rédiger', 'être formée?s?', 'informieren',
  'erneuern', 'liefern', 'bereitstellen', 'schulen', 'installieren', 'aktualisieren', 'migrieren', 'konfigurieren',
  'einrichten', 'entscheiden', 'einspielen', 'klären', 'vorbereiten', 'übersetzen', 'freischalten', 'freigeben',
  'beauftragen', 'beschaffen', 'umstellen', 'umgestellt werden', 'geschult werden', 'versetzt werden', 'zustimmen',
  'anpassen', 'öffnen', 'look into', 'agree',
])
// biome-ignore format: a list of words is read as a block
const furtherDelivery = wholeWords([
  'provide', 'publish', 'update', 'open', 'order', 'sign(?: off)?', 'review', 'check', 'confirm', 'release',
  'send us', 'give us', 'write', 'revisar', 'confirmar', 'firmar', 'proporcionar', 'aprovar', 'revisar', 'valider',
  'confirmer', 'signer', 'relire', 'prüfen', 'bestätigen', 'unterschreiben', 'schreiben',
])
const month = wholeWords([
  '(?:before|by|until|in|from|end of|early|late) (?:january|february|march|april|may|june|july|august|september|october|november|december)(?! \\d)',
  '(?:antes de|en|para|hasta|desde|finales de) (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)',
  '(?:antes de|em|at[eé]|para|fim de) (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)',
  "(?:avant|en|d['’]ici|fin|début|courant) (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)",
  '(?:im|bis|vor|ab|anfang|mitte|ende) (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)',
])
/** "@Caio must update the film": a person who is named has work to do. */
const named =
  /^@[^,.;:!?]{1,40}?\s(?:will|must|should|has to|needs? to|va a|vai|wird|debe|deber[ií]a|tiene que|deve|precisa|doit|devrait|muss|soll|sollte)\s(?!be\s|ser\s|être\s)/iu

/** Whether a person who is named has something to do. */
export function isNamedPersonsTask(text: string): boolean {
  return named.test(text)
}

function isTaskForOthers(text: string): boolean {
  if (isNamedPersonsTask(text)) return true
  if (department.test(text)) return delivery.test(text) || furtherDelivery.test(text) || month.test(text)
  return supplier.test(text) && (delivery.test(text) || month.test(text))
}

export function isAboutTheProject(text: string): boolean {
  return (
    isTaskForOthers(text) ||
    [
      ownPlan,
      ownDuty,
      request,
      workMatter,
      workVerb,
      projectTime,
      today,
      presentProcess,
      training,
      complaint,
      subordinate,
      effect,
    ].some((pattern) => pattern.test(text))
  )
}

/** What explains the list of criteria instead of being one of them: its numbers, its order, who agreed to it, how to read it. */
const listMatter = [
  wholeWords([
    'one numbering',
    'must-haves?',
    'numbering (?:runs|continues|is|stays|follows|may|can|must|should|will)',
    '(?:criteria|points|items|they) are numbered',
    '(?:list|points|items|criteria|rules|bullets|scenarios|requirements|table) (?:below|above)',
    '(?:below|following|above) (?:list|points|items|criteria|rules|scenarios|requirements|table)',
    '(?:these|those|the|all|our|each of the) (?:acceptance )?criteria',
    '(?:these|those) (?:points|bullets|scenarios|items)',
    'acceptance criteria',
    'this list (?:is|was|has|comes|follows|may|must|can|should|will)',
    '(?:these|those) rules (?:were|are|come|apply|have)',
    'the rules (?:below|above|were|come)',
    'see below|everything else',
    '(?:described|defined|explained) in',
    '(?:points?|items?|criteria|rules|numbers) \\d+ (?:to|and|through|-|–) \\d+',
    '(?:can|must|should|will|may) be (?:tested|verified|ignored|checked off)|(?:no|any) particular order',
    'refer(?:red|s)? to (?:single|each|the|a) (?:points?|items?|criteri\\p{L}+)',
    '(?:were|was|have been|has been) (?:agreed|reviewed|written|collected|discussed|signed off)',
    'read over by',
    'qa|testers',
  ]),
  wholeWords([
    '(?:la )?numeraci[oó]n (?:es|sigue|contin[uú]a|se|puede|debe)',
    '(?:siguiente lista|lista siguiente)',
    'siguientes (?:puntos|criterios|reglas|escenarios|condiciones)',
    '(?:estos|los|todos los) criterios',
    'est(?:os|as) (?:puntos|escenarios|reglas)',
    'esta lista',
    'criterios de aceptaci[oó]n',
    '(?:puntos|criterios|reglas|lista|tabla) (?:de abajo|de arriba|anteriores|a continuaci[oó]n)',
    'se acordaron',
    'todo lo dem[aá]s',
    'puntos? \\d+ (?:al?|y) \\d+',
    'debe(?:n)? (?:probarse|verificarse)',
    'pueden (?:probarse|verificarse)',
    '(?:acordad|consensuad|redactad)[oa]s (?:con|por)',
  ]),
  wholeWords([
    '(?:a )?numera[cç][aã]o (?:[eé]|segue|continua|pode|deve)',
    '(?:seguinte lista|lista (?:seguinte|abaixo))',
    'seguintes (?:pontos|crit[eé]rios|regras|cen[aá]rios|condiç[oõ]es)',
    '(?:estes|os|todos os) crit[eé]rios',
    'est(?:es|as) (?:pontos|cen[aá]rios|regras)',
    'esta lista',
    'crit[eé]rios de (?:aceita[cç][aã]o|aceite)',
    '(?:pontos|crit[eé]rios|regras|lista|tabela) (?:abaixo|acima|a seguir)',
    'tudo o resto',
    'pontos? \\d+ (?:a|e) \\d+',
    '(?:podem|devem) ser (?:testados|verificados)',
    'foram (?:acordad|combinad|escrit|revist)[oa]s',
  ]),
  wholeWords([
    '(?:la )?numérotation',
    'liste suivante',
    '(?:points|critères|règles|scénarios|conditions) suivant(?:e?s)?',
    '(?:ces|les|tous les) critères',
    'ces (?:points|scénarios|règles)',
    'cette liste',
    "critères d['’]acceptation",
    'tout le reste',
    'points? \\d+ (?:à|et) \\d+',
    '(?:peuvent|doivent)(?: tous)? être (?:testés|vérifiés)',
    'ci-dessous|ci-dessus|ci-après',
    '(?:ont été|a été) (?:validée?s?|convenue?s?|rédigée?s?|discutée?s?) (?:avec|par)',
  ]),
  wholeWords([
    '(?:die )?nummerierung',
    'nummern (?:werden|sind|laufen|bleiben|dienen)(?: \\p{L}+)? (?:fortlaufend|durchgehend|durchlaufend|durch|stabil)',
    'nummern (?:laufen|werden fortlaufend|werden durchgehend|dienen)',
    '(?:folgende|untenstehende|nachstehende|obige|nachfolgende)n? (?:liste|punkte|kriterien|regeln|szenarien|bedingungen)',
    '(?:die|diese|alle) kriterien',
    'diese (?:punkte|szenarien|regeln|liste)',
    '(?:punkte|kriterien|regeln|liste) (?:oben|unten)',
    'akzeptanzkriterien',
    'siehe unten',
    'alles (?:andere|weitere|übrige)',
    'punkte? \\d+ (?:bis|und) \\d+',
    '(?:sollen|müssen|können) (?:[^.!?]{0,40} )?(?:getestet|geprüft) werden',
    'wurden? (?:mit|vom|von|gemeinsam) [^.]{1,40}(?:abgestimmt|vereinbart|besprochen|geschrieben|formuliert)',
    'tester(?:innen)?',
  ]),
]

/** Whether a sentence is about the list of criteria it stands beside. */
export function explainsList(sentence: string): boolean {
  const text = sentence.slice(0, maxSentenceLength)
  return (
    listMatter.some((pattern) => pattern.test(text)) ||
    request.test(text) ||
    /^(?:we|i|wir|ich|nous|je|nosotros|nós)\s/iu.test(text)
  )
}
