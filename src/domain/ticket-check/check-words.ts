import type { Language } from '../design/language.ts'

/**
 * The words that the rules of the ticket check look for, as alternatives of a regular expression in lower case. The classes are
 * those of the requirement-smell literature (arXiv 1611.08847, arXiv 2305.07097, ISO/IEC/IEEE 29148 §5.2.5).
 */
export interface CheckWords {
  /** Qualities that every reader measures differently. */
  vague: string
  /** Adjectives that are often harmless: a hint that never counts towards the verdict. */
  loose: string
  missingContent: string
  optional: string
  /** Comparatives that need a reference. */
  comparative: string
  /** Follows a comparative that has its reference, or makes it part of a limit. */
  reference: string
  /** What nobody can see from outside: internal work, and what people think or feel. */
  notObservable: string
  andOr: string
  and: string
  or: string
  /** Times without a value. */
  unboundedTime: string
  /** Roles that name nobody. */
  openRole: string
  /** "up to", "between": whether the number is included is left open. */
  openLimit: string
  /** Words that settle whether a limit is included. */
  inclusion: string
  /** A duration without its unit follows these words. */
  wantsUnit: string
  /** The start of a user story. */
  userStory: string
}

// biome-ignore format: lists of words are read as blocks
export const checkWords: Record<Language, CheckWords> = {
  en: {
    vague: String.raw`user[- ]friendly|intuitive(?:ly)?|easy|easily|simple|simply|quick(?:ly)?|fast|slow(?:ly)?|appropriate(?:ly)?|adequate(?:ly)?|suitabl[ey]|reasonabl[ey]|acceptabl[ey]|sufficient(?:ly)?|proper(?:ly)?|correctly|nicely?|smooth(?:ly)?|seamless(?:ly)?|robust(?:ly)?|flexibl[ey]|efficient(?:ly)?|effective(?:ly)?|convenient(?:ly)?|clear(?:ly)?|attractive(?:ly)?|modern|professional(?:ly)?|meaningful|helpful|useful|relevant|important|significant(?:ly)?|various|several|multiple|a few|some|certain|numerous|normal(?:ly)?|usual(?:ly)?|typical(?:ly)?|generally|often|sometimes|regular(?:ly)?|frequent(?:ly)?|roughly|approximately|about right|as expected|state[- ]of[- ]the[- ]art|performant|responsive enough|readable|legible|where relevant|distinctive|evident|special|desirable|optimal(?:ly)?|minimi[sz]ed?|strange|odd|unusual|suspicious|too (?:high|low|long|short|large|big|small|many|much|late|early|slow|warm|cold)(?= ?[.,;]|$)|(?:good|high|poor|low) quality|most common|almost|nearly|or so|decent(?:ly)?|understandable|comprehensible|(?:is|are) (?:ok(?:ay)?|fine)|without (?:any )?(?:performance )?(?:problems|issues)|corresponding (?:message|notice|hint|error|text)|works? the same|as (?:before|usual)`,
    loose: String.raw`automatic|external|means|part|partial|standard|available|different|specific|related|same|default|dynamic|static|advanced|basic|intended|current|full|common|expected|successful|valid|compatible|large|small|big|short|long|high|low|good|bad|many|few|necessary|active|alternative|potential|new|old|main|other`,
    missingContent: String.raw`tb[dca]|to be (?:defined|determined|decided|confirmed|agreed|clarified|done|announced|added|specified|discussed)|not (?:yet )?(?:defined|decided|specified|clear)|(?:still )?(?:open|unclear)(?= ?[.:!?)]|$)|as (?:discussed|agreed|per discussion)|see (?:mail|chat|slack|teams)|etc\.?|and so on|and so forth|xxx+|\?\?+|for the rest|(?:confirm|clarify|discussed|agreed) with`,
    optional: String.raw`if (?:needed|necessary|possible|required|applicable|appropriate|desired)|as (?:needed|appropriate|necessary|required|applicable)|where (?:possible|applicable|appropriate)|when (?:needed|possible)|possibly|perhaps|maybe|ideally|preferably|nice to have|might|eventually|optionally`,
    comparative: String.raw`faster|slower|better|worse|easier|simpler|quicker|smaller|larger|bigger|higher|lower|shorter|longer|clearer|more \p{L}+ly|more (?:visible|user[- ]friendly|intuitive|convenient|readable|prominent|efficient|accurate|flexible|detailed|clear|stable|reliable|secure)|less (?:visible|prominent|frequent|intrusive|clutter\p{L}*)|improved?|optimi[sz]ed`,
    reference: String.raw`than|compared|no|or|\d|as|case|limit|bound|priority|by \d|to|left|right`,
    notObservable: String.raw`internally|in the (?:backend|background|database|code)|(?:the )?user (?:understands|knows|feels|is (?:happy|satisfied|confident|aware))|(?:is|are|be) (?:handled|processed|considered|supported|taken into account|taken care of)(?= ?[.;,(]|$)|works?(?: fine| well| correctly| properly| as (?:expected|before|usual))?(?= ?[.;]|$)|makes? sense`,
    andOr: String.raw`and\/or`, and: 'and', or: 'or',
    unboundedTime: String.raw`soon|immediately|instantly|promptly|shortly|in a timely manner|timely|in real[- ]time|as soon as possible|asap|after (?:some|a) (?:time|while)|right away|in (?:good )?time(?! zone)(?= |[.,;]|$)|before long|without delay|(?<=(?:is|are|be|gets?) \p{L}{2,20} )later(?= ?[.,;]| when|$)`,
    openRole: String.raw`(?:authori[sz]ed|privileged|relevant|responsible|appropriate|certain|selected|eligible|concerned|affected|entitled) (?:users?|persons?|people|staff|employees|roles?|part(?:y|ies)|team|colleagues|department)`,
    openLimit: String.raw`up to|between`,
    inclusion: String.raw`inclusive(?:ly)?|included|including|exclusive(?:ly)?|excluded|at (?:most|least)|maximum|minimum|exactly|refused|rejected|not accepted|no longer`,
    wantsUnit: String.raw`within|after|every|timeout of|time-out of|delay of|for at least|for up to|lasts?|duration of|interval of|(?:fee|charge|fine|price|deposit|discount) of`,
    userStory: String.raw`as an? .{2,80}? i (?:want|would like|need)`,
  },
  es: {
    vague: String.raw`f[aá]cil(?:es|mente)?|sencill[oa]s?|sencillamente|intuitiv[oa]s?|r[aá]pid[oa]s?|r[aá]pidamente|lent[oa]s?|adecuad[oa]s?|adecuadamente|apropiad[oa]s?|apropiadamente|razonables?|razonablemente|aceptables?|suficientes?|suficientemente|correctamente|debidamente|amigables?|c[oó]mod[oa]s?|flexibles?|eficientes?|eficientemente|eficaz|claros?|claras?|claramente|atractiv[oa]s?|modern[oa]s?|relevantes?|importantes?|significativ[oa]s?|divers[oa]s|vari[oa]s|algun[oa]s|much[oa]s|poc[oa]s|ciert[oa]s|buen[oa]s?|normal(?:es|mente)?|habitual(?:es|mente)?|generalmente|a menudo|a veces|frecuentemente|aproximadamente|más o menos|más comunes|más habituales|extrañ[oa]s?|rar[oa]s?|sospechos[oa]s?|demasiad[oa]s?|como se espera|legibles?|fluid[oa]s?|(?<!días? )útil(?:es)?|bastantes?|casi|comprensibles?|responsive|sin problemas(?: de rendimiento)?|(?:mensaje|aviso|texto) correspondiente|como (?:hasta ahora|siempre)`,
    loose: String.raw`automátic[oa]s?|estándar|distint[oa]s|específic[oa]s?|nuev[oa]s?|actual(?:es)?|básic[oa]s?`,
    missingContent: String.raw`por (?:definir|determinar|decidir|confirmar|concretar|aclarar)|pendientes? de (?:definir|decidir|confirmar|aclarar|concretar)|a definir|(?:aún |todavía )?sin (?:definir|decidir)|como se (?:habló|acordó|comentó)|ver (?:correo|chat|slack|teams)|etc\.?|tb[dca]|xxx+|\?\?+|para el resto|(?:confirmar|hablado|acordado|aclarar) con`,
    optional: String.raw`si (?:es|fuera|fuese) (?:necesario|posible|preciso)|si (?:procede|aplica|hace falta)|cuando (?:sea|fuera) (?:posible|necesario)|según (?:proceda|convenga)|posiblemente|quizás?|tal vez|idealmente|preferiblemente|a ser posible|en su caso|eventualmente|opcionalmente|podría[ns]?`,
    comparative: String.raw`más (?:rápid[oa]s?|rápidamente|fácil(?:es|mente)?|lent[oa]s?|clar[oa]s?|claramente|cómod[oa]s?|corto|larg[oa]|visible|intuitiv[oa]s?|sencill[oa]s?|eficiente|estable|segur[oa])|mejor(?:es|ad[oa]s?)?|peor(?:es)?|optimizad[oa]s?`,
    reference: String.raw`que|de|a|\d|respecto|comparado`,
    notObservable: String.raw`internamente|en (?:el backend|segundo plano|la base de datos|el código)|el usuario (?:entiende|sabe|siente|está (?:contento|satisfecho|seguro))|se (?:gestiona|trata|procesa|contempla|tiene en cuenta)n?(?= ?[.;,]|$)|funcionan?(?: bien| correctamente| como (?:antes|siempre|se espera))?(?= ?[.;]|$)`,
    andOr: String.raw`y\/o`, and: '[ye]', or: '[ou]',
    unboundedTime: String.raw`pronto|inmediatamente|al instante|de inmediato|en breve|en tiempo real|cuanto antes|lo antes posible|al poco tiempo|puntualmente`,
    openRole: String.raw`(?:usuarios?|personas?|personal|empleados?|roles?|equipos?|responsables?) (?:autorizad[oa]s?|privilegiad[oa]s?|correspondientes?|pertinentes?|adecuad[oa]s?|relevantes?|afectad[oa]s?|habilitad[oa]s?)`,
    openLimit: String.raw`hasta|entre`,
    inclusion: String.raw`inclusive|incluid[oa]s?|ambos|excluid[oa]s?|como (?:máximo|mínimo)|al menos|exactamente|rechaza|no se (?:acepta|admite)`,
    wantsUnit: String.raw`en menos de|tras|después de|cada|al cabo de|dentro de|durante|tiempo de espera de|plazo de|(?:cargo|precio|importe|descuento|multa) de`,
    userStory: String.raw`como .{2,80}?,? (?:quiero|necesito|deseo)`,
  },
  de: {
    vague: String.raw`benutzerfreundlich\p{L}*|nutzerfreundlich\p{L}*|intuitiv\p{L}*|einfach(?:e[rsnm]?)?|leicht|schnell(?:e[rsnm]?)?|langsam(?:e[rsnm]?)?|zügig|angemessen\p{L}*|geeignet\p{L}*|passend\p{L}*|sinnvoll\p{L}*|vernünftig\p{L}*|akzeptab\p{L}*|ausreichend\p{L}*|genügend\p{L}*|ordnungsgemäß\p{L}*|ordentlich\p{L}*|korrekt|sauber|reibungslos|robust|flexib\p{L}*|effizient\p{L}*|komfortab\p{L}*|bequem|übersichtlich\p{L}*|verständlich\p{L}*|deutlich|klar(?:e[rsnm]?)?|ansprechend\p{L}*|modern\p{L}*|relevant\p{L}*|wichtig\p{L}*|wesentlich\p{L}*|verschieden\p{L}*|diverse\p{L}*|mehrere[rnm]?|mehrmals|mehrfach|seltsam\p{L}*|ungewöhnlich\p{L}*|auffällig\p{L}*|verdächtig\p{L}*|zu (?:hoch|niedrig|lang|kurz|groß|klein|viele|wenige?|spät|früh|warm|kalt)(?= ?[.,;]|$)|(?:gute|hohe|schlechte|geringe)[rnsm]? qualität|einige[rnsm]?|manche[rnsm]?|viele[rnm]?|bestimmte[rnsm]?|gewisse[rnsm]?|normal(?:e[rsnm]?|erweise)?|üblich\p{L}*|meistens|häufig|manchmal|regelmäßig|ungefähr|etwa|ca\.|wie erwartet|gut lesbar|hilfreich\p{L}*|performant|lesbar|fast|nahezu|beinahe|einigermaßen|halbwegs|problemlos|ohne probleme|responsiv|entsprechende[rnsm]? (?:hinweis|meldung|fehlermeldung|nachricht|text)|wie (?:bisher|gehabt)`,
    loose: String.raw`automatisch\p{L}*|standardmäßig|verschiedene|spezifisch\p{L}*|neue[rnsm]?|aktuell\p{L}*`,
    missingContent: String.raw`(?:noch )?(?:zu (?:klären|definieren|bestimmen|entscheiden)|offen(?= ?[.:!?)]|$)|unklar|nicht (?:definiert|entschieden|geklärt))|wird noch (?:geklärt|definiert|festgelegt|entschieden|nachgereicht)|n\.\s?n\.|wie (?:besprochen|abgestimmt)|siehe (?:mail|chat|slack|teams)|usw\.?|etc\.?|und so weiter|tb[dca]|xxx+|\?\?+|für den rest|mit [^,.;]{2,25} (?:besprochen|abgestimmt|geklärt)|(?:zu klären|klären|abstimmen) mit`,
    optional: String.raw`bei bedarf|falls (?:nötig|möglich|erforderlich|notwendig|gewünscht|sinnvoll)|wenn (?:nötig|möglich|erforderlich|sinnvoll)|gegebenenfalls|ggfs?\.?|eventuell|evtl\.?|möglicherweise|vielleicht|idealerweise|nach möglichkeit|möglichst|unter umständen|optional|könnten?`,
    comparative: String.raw`schneller(?:e[rsnm]?)?|langsamer|besser(?:e[rsnm]?)?|schlechter|einfacher(?:e[rsnm]?)?|leichter|kleiner(?:e[rsnm]?)?|größer(?:e[rsnm]?)?|höher(?:e[rsnm]?)?|niedriger|kürzer(?:e[rsnm]?)?|länger(?:e[rsnm]?)?|deutlicher|übersichtlicher|sichtbarer|stabiler|verbessert\p{L}*|optimiert\p{L}*`,
    reference: String.raw`als|oder|\d|gegenüber|verglichen|um|priorität`,
    notObservable: String.raw`intern|im (?:backend|hintergrund|code)|in der datenbank|(?:der|die) (?:nutzer|benutzer|anwender)(?:in)? (?:versteht|weiß|fühlt|ist (?:zufrieden|sicher))|(?:wird|ist) (?:berücksichtigt|behandelt|verarbeitet|beachtet|unterstützt)(?= ?[.;,]|$)|funktionier(?:t|en)(?: gut| korrekt| einwandfrei| wie (?:erwartet|bisher|gewohnt))?(?= ?[.;]|$)`,
    andOr: String.raw`und\/oder|bzw\.?|beziehungsweise`, and: 'und', or: 'oder',
    unboundedTime: String.raw`bald|sofort|umgehend|unverzüglich|zeitnah|in echtzeit|so schnell wie möglich|schnellstmöglich|nach einiger zeit|nach einer weile|rechtzeitig|augenblicklich`,
    openRole: String.raw`(?:berechtigte|befugte|autorisierte|zuständige|verantwortliche|entsprechende|relevante|ausgewählte|betroffene)[rnsm]? (?:nutzer\p{L}*|benutzer\p{L}*|anwender\p{L}*|person\p{L}*|mitarbeiter\p{L}*|mitarbeitende\p{L}*|rolle\p{L}*|stelle\p{L}*|team\p{L}*|abteilung\p{L}*)`,
    openLimit: String.raw`bis zu|zwischen`,
    inclusion: String.raw`einschließlich|inklusive|inkl\.|ausschließlich|höchstens|mindestens|maximal|minimal|genau|abgelehnt|abgewiesen|nicht mehr`,
    wantsUnit: String.raw`innerhalb von|nach|alle|binnen|für|timeout von|dauer von|mindestens alle|(?:gebühr|preis|rabatt|betrag) von`,
    userStory: String.raw`als .{2,80}? (?:möchte|will|brauche) ich`,
  },
  fr: {
    vague: String.raw`conviviale?s?|intuiti(?:f|ve)s?|facile(?:s|ment)?|simple(?:s|ment)?|rapide(?:s|ment)?|lente?s?|lentement|appropriée?s?|adéquate?s?|adapté(?:e|s|es)?|convenable(?:s|ment)?|raisonnable(?:s|ment)?|acceptables?|suffisant(?:e|s|es)?|suffisamment|correctement|proprement|dûment|fluides?|souples?|flexibles?|efficaces?|efficacement|confortables?|clair(?:e|s|es|ement)?|attrayante?s?|modernes?|pertinente?s?|importante?s?|significati(?:f|ve)s?|divers(?:es)?|quelques|plusieurs|certain(?:e|s|es)|nombreu(?:x|ses)|étranges?|inhabituel(?:le)?s?|suspecte?s?|trop (?:hauts?|hautes?|élevée?s?|bass?e?s?|longs?|longues?|courte?s?|grande?s?|petite?s?|tard|tôt|chaude?s?|froide?s?)|(?:bonne|haute|mauvaise) qualité|beaucoup|normal(?:e|ement)?|habituel(?:le|s|les|lement)?|généralement|souvent|parfois|régulièrement|fréquemment|environ|à peu près|comme prévu|comme attendu|lisibles?|utiles?|presque|compréhensibles?|les principa(?:ux|les)|responsive|sans problèmes?|(?:message|avis|texte) correspondant|comme avant`,
    loose: String.raw`automatiques?|standards?|différente?s?|spécifiques?|nouve(?:au|lle)s?|actuel(?:le|s)?`,
    missingContent: String.raw`à (?:définir|déterminer|décider|confirmer|préciser|clarifier)|(?:reste|encore) à \p{L}+|pas encore (?:défini|décidé)e?|comme (?:convenu|discuté)|voir (?:mail|chat|slack|teams)|etc\.?|tb[dca]|xxx+|\?\?+|pour le reste|(?:voir|confirmer|valider|vu) avec`,
    optional: String.raw`si (?:nécessaire|besoin|possible)|au besoin|le cas échéant|éventuellement|peut-être|idéalement|de préférence|dans la mesure du possible|lorsque (?:c’est |c'est )?possible|facultativement|pourrai(?:t|ent)`,
    comparative: String.raw`plus (?:rapide(?:s|ment)?|facile(?:s|ment)?|lente?s?|clair(?:e|s|ement)?|courte?s?|long(?:ue)?s?|visibles?|intuiti(?:f|ve)s?|simples?|efficaces?|stables?|sûre?s?)|meilleure?s?|mieux|pire|améliorée?s?|optimisée?s?`,
    reference: String.raw`que|qu|de|\d|à|par rapport`,
    notObservable: String.raw`en interne|en arrière-plan|dans (?:la base de données|le code|le backend)|l.utilisateur (?:comprend|sait|ressent|est (?:content|satisfait|rassuré))|(?:est|sont) (?:gérée?s?|traitée?s?|prise?s? en (?:compte|charge))(?= ?[.;,]|$)|fonctionn(?:e|ent)(?: bien| correctement| comme (?:avant|prévu))?(?= ?[.;]|$)`,
    andOr: String.raw`et\/ou`, and: 'et', or: 'ou',
    unboundedTime: String.raw`bientôt|immédiatement|instantanément|aussitôt|sans délai|en temps réel|dès que possible|au plus vite|rapidement|après un (?:certain )?temps|dans les meilleurs délais`,
    openRole: String.raw`(?:utilisateurs?|personnes?|personnel|employés?|rôles?|équipes?|responsables?) (?:autorisée?s?|habilitée?s?|concernée?s?|compétente?s?|privilégiée?s?|pertinente?s?|appropriée?s?)`,
    openLimit: String.raw`jusqu.à|entre`,
    inclusion: String.raw`inclus(?:e|es)?|compris(?:e|es)?|exclu(?:s|e|es)?|au (?:plus|moins|maximum|minimum)|exactement|refus\p{L}+|n.est plus`,
    wantsUnit: String.raw`en moins de|après|toutes les|tous les|au bout de|pendant|délai de|sous|(?:frais|prix|remise|montant|amende) de`,
    userStory: String.raw`en tant qu.{2,80}?,? je (?:veux|souhaite|voudrais)`,
  },
  pt: {
    vague: String.raw`fácil|fáceis|facilmente|simples|simplesmente|intuitiv[oa]s?|rápid[oa]s?|rapidamente|lent[oa]s?|adequad[oa]s?|adequadamente|apropriad[oa]s?|razoáve(?:l|is)|aceitáve(?:l|is)|suficientes?|suficientemente|corret?amente|devidamente|amigáve(?:l|is)|cômod[oa]s?|flexíve(?:l|is)|eficientes?|eficaz(?:es)?|clar[oa]s?|claramente|atraentes?|modern[oa]s?|relevantes?|importantes?|significativ[oa]s?|divers[oa]s|vári[oa]s|algun?s|algumas|muit[oa]s|pouc[oa]s|cert[oa]s|norma(?:l|is|lmente)|habitua(?:l|is|lmente)|geralmente|frequentemente|às vezes|regularmente|aproximadamente|cerca de|mais ou menos|mais comuns|estranh[oa]s?|suspeit[oa]s?|demasiad[oa]s?|(?:boa|alta|má|baixa) qualidade|como esperado|legíve(?:l|is)|fluid[oa]s?|(?<!dias? )(?:útil|úteis)|quase|bastante|compreensíve(?:l|is)|responsiv[oa]s?|sem problemas(?: de desempenho)?|(?:mensagem|aviso|texto) correspondente|como (?:antes|até agora)`,
    loose: String.raw`automátic[oa]s?|padrão|diferentes|específic[oa]s?|nov[oa]s?|atua(?:l|is)|básic[oa]s?`,
    missingContent: String.raw`a (?:definir|determinar|decidir|confirmar|esclarecer)|por definir|(?:ainda )?(?:não|sem) defini(?:d[oa]|ção)|pendente de \p{L}+|como (?:combinado|acordado|falado)|ver (?:e-?mail|chat|slack|teams)|etc\.?|tb[dca]|xxx+|\?\?+|para o rest(?:o|ante)|(?:confirmar|combinado|alinhar|falado) com`,
    optional: String.raw`se (?:necessário|possível|preciso|for o caso|aplicável)|caso (?:necessário|seja necessário)|quando possível|conforme (?:necessário|o caso)|possivelmente|talvez|idealmente|de preferência|eventualmente|opcionalmente|poderia[m]?`,
    comparative: String.raw`mais (?:rápid[oa]s?|rapidamente|fácil|fáceis|lent[oa]s?|clar[oa]s?|curt[oa]s?|long[oa]s?|visíve(?:l|is)|intuitiv[oa]s?|simples|eficientes?|estáve(?:l|is)|segur[oa]s?)|melhor(?:es|ad[oa]s?)?|pior(?:es)?|otimizad[oa]s?`,
    reference: String.raw`que|do|a|\d|em relação|comparad[oa]`,
    notObservable: String.raw`internamente|em segundo plano|n[oa] (?:backend|banco de dados|base de dados|código)|o (?:usuário|utilizador) (?:entende|percebe|sabe|sente|fica (?:satisfeito|contente|seguro))|(?:é|são) (?:tratad[oa]s?|processad[oa]s?|considerad[oa]s?|suportad[oa]s?)(?= ?[.;,]|$)|funcionam?(?: bem| corret?amente| como (?:antes|esperado))?(?= ?[.;]|$)`,
    andOr: String.raw`e\/ou`, and: 'e', or: 'ou',
    unboundedTime: String.raw`em breve|imediatamente|instantaneamente|de imediato|na hora|em tempo real|assim que possível|o mais rápido possível|o quanto antes|depois de algum tempo|logo`,
    openRole: String.raw`(?:usuári[oa]s?|utilizador(?:es)?|pessoas?|funcionári[oa]s?|perfis|equipas?|equipes?|responsáve(?:l|is)) (?:autorizad[oa]s?|privilegiad[oa]s?|correspondentes?|competentes?|adequad[oa]s?|relevantes?|afetad[oa]s?|habilitad[oa]s?)`,
    openLimit: String.raw`até|entre`,
    inclusion: String.raw`inclusive|incluíd[oa]s?|excluíd[oa]s?|no (?:máximo|mínimo)|pelo menos|exatamente|recusad\p{L}+|deixa de`,
    wantsUnit: String.raw`em menos de|após|depois de|a cada|ao fim de|dentro de|durante|prazo de|tempo limite de|(?:taxa|preço|valor|desconto|multa) de`,
    userStory: String.raw`como .{2,80}?,? (?:quero|preciso|desejo)`,
  },
}
