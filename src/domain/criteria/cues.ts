import { wholeWords } from './whole-words.ts'

/**
 * Cues that tell a rule of the product from background, opinion, plans and tasks, in English, Spanish, Portuguese, French
 * and German. `rule-score.ts` weighs them, so that none has to be right every time.
 */

// biome-ignore format: a list of words is read as a block
export const weakModal = wholeWords([
  'can', 'may', 'will', 'cannot', "can['’]t", "won['’]t", 'able to', 'allowed', 'possible', 'puede[n]?', 'podr[aá]n?',
  'consigue[n]?', 'permite[n]?', 'posible', 'pode[m]?', 'poder[aá]', 'poder[aã]o', 'consegue[m]?', 'permite[m]?',
  'poss[ií]vel', 'peut', 'peuvent', 'pourra', 'pourront', 'permet', 'permettent', 'possible', 'kann', 'können', 'wird',
  'werden', 'lässt sich', 'lassen sich', 'möglich', 'excluded', 'exempt(?:ed)?', 'entitled to', 'excluid[oa]s?', 'exent[oa]s?',
  'quedan? fuera', 'tienen? derecho', 'isent[oa]s?', 'fica[m]? (?:de )?fora', '(?:tem|t[eê]m) direito', 'exclu(?:e?s|e)?', 'exemptée?s?',
  '(?:a|ont) droit', 'ausgeschlossen', 'ausgenommen', 'anspruch auf',
])

// biome-ignore format: a list of words is read as a block
export const condition = wholeWords([
  'if', 'when', 'whenever', 'once', 'unless', 'until', 'as soon as', 'after', 'before', 'without', 'in case', 'si',
  'cuando', 'una vez', 'en cuanto', 'hasta que', 'al \\p{L}+(?:[aei]r)(?:se|l[oae]s?)?', 'tras', 'despu[eé]s de', 'antes de', 'sin', 'en caso de', 'se (?:o|a|os|as|um|uma|n[aã]o|algu[eé]m|ningu[eé]m|el[ea]s?|mais|menos|j[aá]|dois|duas|\\d+|\\p{L}+(?:r|rem|sse))',
  'quando', 'assim que', 'at[eé] que', 'ao \\p{L}+(?:[aeio]r)(?:-se)?', 'ap[oó]s', 'depois de', 'antes de', 'sem', 'caso', 'lorsque', 'quand',
  "lorsqu['’]\\p{L}+", "s['’]ils?", 'd[eè]s', 'une fois', 'apr[eè]s', 'avant', 'sans', 'en cas de', "tant qu['’]?e?",
  'wenn', 'falls', 'sobald', 'solange', 'nachdem', 'bevor', 'bis', 'nach', 'vor', 'ohne', 'bei', 'beim', 'im fall',
])

// biome-ignore format: a list of words is read as a block
export const limit = wholeWords([
  '(?:valid|good) (?:for|until|till|from)', 'g(?:ü|ue)ltig', 'g(?:ilt|elten) (?:bis|ab|für)', 'v[aá]lid[oa]s? (?:durante|hasta|por|até)', 'valable[s]?', 'caduca[n]?', 'expires?', 'expira[m]?',
  'n[aã]o (?:s[aã]o|[eé])', 'deixa[m]? de', 'dejan? de', 'cesse(?:nt)? de', 'limite', "n[aã]o \\p{L}+[ae]m?", 'do not', 'does not', 'except', 'apart from', 'salvo', 'excepto', 'exceto', 'sauf', 'hormis', 'außer', 'ausgenommen', 'only', 'never', 'always', 'at least', 'at most', 'up to', 'no more than', 'no longer', 'exactly', 'every', 'each',
  'any', 'all', 'no', 'not', 'within', 'per', 'between', 'again', 'immediately', 'automatically', 'at once', 'instead',
  's[oó]lo', 'solamente', 'nunca', 'siempre', 'como m[aá]ximo', 'como m[ií]nimo', 'al menos', 'hasta', 'exactamente',
  'cada', 'todos?', 'todas?', 'ning[uú]n', 'ninguna', 'autom[aá]ticamente', 'entre', 'ya no', 'de inmediato', 's[oó]',
  'apenas', 'somente', 'sempre', 'no m[aá]ximo', 'no m[ií]nimo', 'pelo menos', 'at[eé]', 'toda', 'todo', 'nenhum',
  'nenhuma', 'automaticamente', 'imediatamente', 'na hora', 'seule?s?', 'uniquement', 'jamais', 'toujours', 'au moins',
  'au plus', 'au maximum', "jusqu['’]\\p{L}+", 'chaque', 'tous', 'toutes', 'tout', 'aucune?', 'automatiquement',
  'entre', 'ne', "n['’]\\p{L}+", 'nur', 'nie', 'niemals', 'immer', 'mindestens', 'höchstens', 'maximal', 'spätestens',
  'frühestens', 'genau', 'jede[rsmn]?', 'alle[nmrs]?', 'kein', 'keine[rn]?', 'automatisch', 'sofort', 'innerhalb', 'zwischen',
  'pro', 'nicht mehr',
])

/** A number with what it counts. */
export const quantity =
  /(?:\d[\d.,  ]*|(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty|thirty|sixty|uma?|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|diez|doce|quince|veinte|treinta|sesenta|dois|duas|três|quatro|sete|oito|dez|doze|vinte|trinta|une?|deux|trois|quatre|cinq|sept|huit|dix|douze|quinze|vingt|trente|eine[rnm]?|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|zwölf|zwanzig|dreißig)\s)\s?(?:%|€|\$|£|°|(?:px|kb|mb|gb|kg|km|cm|mm|m|l|h|s|ms|min|sec|secs|seconds?|minutes?|hours?|days?|weeks?|months?|years?|times?|characters?|digits?|letters?|entries|items?|rows?|segundos?|minutos?|horas?|d[ií]as?|semanas?|mes(?:es)?|años?|veces|caracteres|d[ií]gitos|dias?|anos?|vezes|m[eê]s|secondes?|minutes?|heures?|jours?|semaines?|mois|ans?|fois|caractères|chiffres|sekunden?|minuten?|stunden?|tagen?|tage|wochen?|monaten?|monate|jahren?|jahre|mal|zeichen|stellen|ziffern|euros?|c[ée]ntimos|c[êe]ntimos|centavos|cents?|centimes?|uhr)(?!\p{L}))/iu

/** Words of the screen, or an answer between quotes. */
export const quoted = /["“„«][^"”“»]{2,120}["”“»]/u

/** What products do to be seen from outside: the verbs of outcomes. */
// biome-ignore format: a list of words is read as a block
export const outcome = wholeWords([
  'passent', 'pagam', 'inscrit(?:e?s)?', '(?:est|sont) \\p{L}{3,}(?:é|i|u|it)e?s?', 'proceeds?', 'go (?:to|through|back)', 'passa[nm]?', 'passe(?:nt)?', 'gera[m]?', 'genera[n]?', 'compte(?:nt)?', 'cuenta[n]?', 'conta[m]?', 'zählt', 'zählen', 'gehen',
  'cobra[nm]?', 'retrouve(?:nt)?', 'uploads?', 'submits?', 'fills?', 'signs?', 'confirms?', 'cancels?', 'scans?', 'is valid', 'sube[n]?', 'firma[n]?', 'confirma[nm]?',
  'cancela[nm]?', 'escanea[n]?', 'vale[nm]?', 'rellena[n]?', 'arranca[n]?', 'envia', 'preenche[m]?', 'assina[m]?', '[eé] v[aá]lid[oa]',
  'dépose(?:nt)?', 'coche(?:nt)?', 'signe(?:nt)?', 'confirme(?:nt)?', 'annule(?:nt)?', 'scanne(?:nt)?', 'saisi(?:t|ssent)', 'valide(?:nt)?',
  '(?:est|sont) valables?', 'lädt', 'laden', 'füllt', 'bestätigt', 'storniert', 'scannt', 'unterschreibt', 'bucht',
  'shows?', 'sees?', 'displays?', 'displayed', 'shown', 'appears?', 'disappears?', 'receives?', 'gets', 'sent',
  'sends', 'is (?:\\p{L}+ )?\\p{L}+ed', 'are (?:\\p{L}+ )?\\p{L}+ed', 'lists', 'stays?', 'remains?', 'opens?',
  'closes?', 'turns', 'becomes?', 'takes effect', 'saves?', 'kept', 'told', 'hidden', 'expires?', 'asks', 'refuses',
  'rejects', 'counts?', 'starts?', 'stops?', 'contains?', 'chooses?', 'picks?', 'enters?', 'selects?', 'works?',
  'warns?', 'notifies', 'records?', 'resets?', 'moves?', 'lands', 'keeps?', 'goes', 'muestran?', 've', 'ven',
  'aparecen?', 'desaparecen?', 'reciben?', 'env[ií]an?', 'llegan?', 'queda[n]?', 'sigue[n]?', 'pasa[n]?',
  'se \\p{L}+[aeáé]n?', 'es \\p{L}+d[oa]', 'son \\p{L}+d[oa]s', 'abre', 'cierra', 'guarda', 'avisa', 'pide', 'exige',
  'elige', 'indica', 'genera', 'bloquea', 'caduca', 'incluye', 'contiene', 'conserva', 'mostram?', 'v[eê]', 'veem',
  'aparecem?', 'somem?', 'recebem?', 'enviam?', 'chegam?', 'fica[m]?', 'continua[m]?', 'vai', '[eé] \\p{L}+d[oa]',
  's[aã]o \\p{L}+d[oa]s', 'abre', 'fecha', 'salva', 'avisa', 'pede', 'exige', 'escolhe', 'informa', 'gera', 'bloqueia',
  'expira', 'traz', 'cont[eé]m', 'substitui', 'acessa', 'affiche(?:nt)?', 'voi(?:t|ent)', 'appara(?:î|i)t',
  'apparaissent', 'disparaît', 'reçoi(?:t|vent)', 'envoie', 'arrive', 'reste(?:nt)?', 'passe(?:nt)?', "s['’]\\p{L}+",
  'est (?:\\p{L}+ )?\\p{L}+[éi]e?', 'sont (?:\\p{L}+ )?\\p{L}+[éi]e?s', 'ouvre', 'ferme', 'demande', 'propose',
  'choisit', 'indique', 'génère', 'bloque', 'expire', 'contient', 'conserve', 'remplit', 'part', 'zeigt', 'zeigen',
  'sieht', 'sehen', 'erschein(?:t|en)', 'verschwinde(?:t|n)', 'erhält', 'erhalten', 'bekommt', 'bekommen', 'kriegt',
  'bleibt', 'bleiben', 'wechselt', 'öffnet', 'schließt', 'speichert', 'fragt', 'wählt', 'erkennt', 'schlägt', 'meldet',
  'sperrt', 'gilt', 'enthält', 'steht', '(?:ist|sind) \\p{L}*ge\\p{L}+(?:t|en)', 'wählen', 'goes back', 'pays?', 'entren?t', 'entrent', 'paga[n]?', 'paient?', 'wird', 'werden', 'verfällt', 'geht', 'entscheidet',
  'startet', 'landet',
])

/** People and things of a product, as subjects of rules. */
// biome-ignore format: a list of words is read as a block
export const product = wholeWords([
  'date', 'photos?', 'pictures?', 'code', 'password', 'amount', 'total', 'price', 'reason', 'history', 'invoice', 'receipt', 'reminder',
  'badge', 'icon', 'fecha', 'fotos?', 'c[oó]digo', 'contraseña', 'importe', 'precio', 'motivo', 'historial', 'recibo', 'factura',
  'recordatorio', 'icono', 'data', 'senha', 'valor', 'pre[cç]o', 'hist[oó]rico', 'fatura', 'lembrete', '[ií]cone', 'photo', 'mot de passe',
  'montant', 'prix', 'motif', 'historique', 'reçu', 'facture', 'rappel', 'icône', 'datum', 'kennwort', 'passwort', 'betrag', 'preis', 'grund',
  'verlauf', 'beleg', 'rechnung', 'erinnerung', 'hinweis', 'symbol',
  'users?', 'customers?', 'visitors?', 'members?', 'admins?', 'managers?', 'system', 'app', 'page', 'screen', 'form',
  'button', 'field', 'list', 'message', 'e?-?mail', 'notification', 'link', 'table', 'report', 'search', 'filter',
  'dialog', 'account', 'order', 'booking', 'request', 'file', 'export', 'pdf', 'status', 'usuari[oa]s?', 'clientes?',
  'sistema', 'aplicaci[oó]n', 'p[aá]gina', 'pantalla', 'formulario', 'bot[oó]n', 'campo', 'lista', 'mensaje', 'correo',
  'aviso', 'enlace', 'tabla', 'informe', 'b[uú]squeda', 'filtro', 'cuenta', 'pedido', 'reserva', 'solicitud',
  'fichero', 'archivo', 'estado', 'usu[aá]ri[oa]s?', 'aplicativo', 'tela', 'ecr[aã]', 'formul[aá]rio', 'bot[aã]o',
  'mensagem', 'notifica[cç][aã]o', 'tabela', 'relat[oó]rio', 'busca', 'conta', 'solicita[cç][aã]o', 'arquivo',
  'ficheiro', 'status', 'utilisat(?:eur|rice)s?', 'clients?', 'clientes?', 'système', "l['’]appli(?:cation)?", 'écran',
  'formulaire', 'bouton', 'champ', 'liste', 'courriel', 'lien', 'tableau', 'rapport', 'recherche', 'filtre', 'compte',
  'commande', 'réservation', 'demande', 'fichier', 'statut', 'nutzer(?:in|innen)?', 'benutzer', 'kund(?:e|en|in)',
  'gast', 'seite', 'maske', 'formular', 'knopf', 'schaltfläche', 'feld', 'nachricht', 'meldung', 'tabelle', 'bericht',
  'suche', 'konto', 'bestellung', 'buchung', 'anfrage', 'datei',
])

// biome-ignore format: a list of words is read as a block
export const firstPerson = wholeWords([
  'we', 'us', 'our', 'ours', 'i', "i['’]\\p{L}+", "we['’]\\p{L}+", 'my', 'me', 'you', 'your', "let['’]s", 'nosotros',
  'nuestr[oa]s?', 'nos', 'yo', 'me', 'mi', '(?!c[eé]nt|m[aá]x|m[ií]n|[uú]lt|pr[oó]x|tra|extr|ra|mis|tér|pr[eé]st|gra|kilogra|prim|l[eé]git)\\p{L}{2,}(?:amos|emos|imos)', 'creo', 'pienso', 'n[oó]s', 'noss[oa]s?',
  'a gente', 'eu', 'meu', 'minha', 'acho', 'penso', 'on (?:ne|n[\'’]\\p{L}+|s[\'’]\\p{L}+|se|peut|doit|va|y|en|nous|attend|gère|voit|perd|dit|sait|veut|garde|laisse|\\p{L}+(?:era|ait)|a \\p{L}+(?:é|u|is))', 'nous', 'notre', 'nos', 'je', "j['’]\\p{L}+", 'mon', 'ma',
  'as (?:you|we all) know', 'everyone knows', 'everybody knows', 'ya (?:lo )?sab[eé]is', 'ya se sabe', 'como sab[eé]is',
  'todos lo sab\\p{L}+', 'j[aá] se sabe', 'todos sabem', 'como sabem', 'vous (?:le )?savez', 'tout le monde (?:le )?sait',
  "(?:ihr|sie) (?:ja )?wisst", 'wisst ihr', 'bekanntlich', '\\p{L}{3,}(?<!i)ons', 'wir', 'uns', 'unser[ens]?', 'unsere[rmns]?', 'ich', 'mir', 'mich', 'mein[e]?', 'ihr', 'euch',
])

// biome-ignore format: a list of words is read as a block
const pastWords = wholeWords([
  'was', 'were', 'had', 'did', "didn['’]t", 'went', 'came', 'said', 'told us', 'got', 'lost', 'took', 'made', 'gave',
  'found', 'wrote', 'used to', 'saw', 'began', 'bought', 'paid', 'has been', 'have been', 'asked', 'wanted',
  'complained', 'reported', 'mentioned', 'agreed', 'decided', 'called', 'happened', 'hoped', 'checked', 'talked',
  'tried', 'looked', 'last (?:year|month|week|night|season|summer|winter|spring|autumn|sprint|quarter|time)',
  'yesterday', 'ago', 'fue', 'fueron', 'era', 'eran', 'hab[ií]an?', 'hubo', '\\p{L}{3,}(?:aron|ieron)', '\\p{L}{2,}ó',
  '\\p{L}{3,}[aá]bamos', '\\p{L}{3,}aban?', '(?!c[eé]nt|m[aá]x|m[ií]n|[uú]lt|pr[oó]x|tra|extr|ra|mis|tér|pr[eé]st|gra|kilogra|prim|l[eé]git)\\p{L}{3,}(?:amos|imos)', 'ten[ií]an?', 'quer[ií]an?',
  'ha[n]? \\p{L}+[ai]do', 'hemos', '(?:el|este) (?:año|mes|verano|invierno) pasado', 'la (?:semana|temporada) pasada',
  'ayer', 'hace \\d+', 'foi', 'foram', 'tinha[m]?', 'havia', 'teve', 'tivemos', 'veio', 'fez', 'deu', 'disse',
  '\\p{L}{3,}(?:aram|eram|iram)', '\\p{L}{3,}ou', '\\p{L}{3,}ava[m]?', 'ano passado', 'm[eê]s passado',
  'semana passada', 'safra passada', 'ontem', 'h[aá] \\d+', 'était', 'étaient', 'avait', 'avaient', 'a été', 'ont été',
  '(?:ont|avons|qui a|on a|nous a|en a|a été) \\p{L}+(?:é|ée|és|ées|u|is|it)', 'a (?!caf|at)\\p{L}{3,}é', "l['’]an (?:dernier|passé)", "l['’]année dernière",
  'le mois dernier', 'la semaine dernière', 'hier', 'il y a', 'suite (?:à|au)', 'war', 'waren', 'hatten?', 'wurden?',
  'gab', 'kam', 'kamen', 'ging', 'gingen', 'stand', 'sagten?', 'wollten?', 'konnten?', 'mussten?',
  'letzte[srn]? (?:jahr|monat|woche|saison|sommer|winter|sprint|quartal|mal)', 'gestern',
  'vor (?:\\p{L}+ )?(?:wochen|monaten|jahren|tagen)',
])

/** "the card that paid", "Quem já entregou": a relative clause tells which one is meant, not what happened. */
const relativeClause =
  /(?<!\p{L})(?:who|that|which|quem|quien(?:es)?|que|qui|wer|whether \S+|ob \S+|(?<=,\s)(?:der|die|das))\s(?:(?:has|have|had|already|not|j[aá]|ya|n[aã]o|no|a|ont|s['’]est|bereits|schon)\s){0,2}\S+/giu

export function tellsPastEvent(text: string): boolean {
  return pastWords.test(text.replace(relativeClause, ' '))
}

/** How things stand today, outside of what is to be built. */
// biome-ignore format: a list of words is read as a block
export const present = wholeWords([
  'in (?:the )?(?:winter|summer|spring|autumn)', 'en (?:invierno|verano|primavera|otoño|hiver|été|automne)', 'n[oa] (?:inverno|verão|primavera|outono)',
  "l['’](?:hiver|été|automne)", 'im (?:winter|sommer|frühjahr|herbst)',
  'whiteboard', 'clipboard', 'binder', 'slate', 'notebook', 'post-its?', 'sheet of paper', 'libretas?', 'cuadernos?', 'pizarra', 'carpeta',
  'cadernos?', 'quadro (?:de giz|branco)', 'prancheta', 'carnets?(?! de)', 'tableau blanc', 'ardoise', 'classeurs?', 'klemmbrett', 'tafel', 'heft',
  'zettel', 'pinnwand',
  'this (?:year|season|month|winter|summer)', 'for now', 'for the time being', 'este (?:año|mes|verano|invierno)', 'esta temporada',
  'por ahora', 'por el momento', 'este (?:ano|mês|verão|inverno)', 'para j[aá]', 'por agora', 'por enquanto', 'cette (?:année|saison)',
  'cet (?:été|hiver)', 'dans un premier temps', 'diese[sn]? (?:jahr|monat|saison|winter|sommer)', 'heuer', 'vorerst', 'erst einmal',
  'zunächst', 'fürs erste',
  'today', 'currently', 'at the moment', 'right now', 'so far', 'nowadays', 'still', 'already', 'these days',
  'by hand', 'manually', 'on paper', 'excel', 'spreadsheets?', 'often', 'usually', 'mostly', 'most', 'many',
  'about \\d', 'roughly', 'around \\d', 'some', 'existing', 'old', 'hoy', 'actualmente', 'ahora', 'de momento',
  'todav[ií]a', 'a mano', 'en papel', 'a menudo', 'muchos', 'muchas', 'la mayor[ií]a', 'unos \\d+', 'unas \\d+',
  'algunos', 'algunas', 'casi', 'antigu[oa]s?', 'hoje', 'atualmente', 'agora', 'ainda', '[aà] m[aã]o', 'no papel',
  'planilhas?', 'muit[oa]s', 'a maioria', 'uns \\d+', 'umas \\d+', 'alguns', 'algumas', 'quase', 'antig[oa]s?',
  "aujourd['’]hui", 'actuellement', 'pour le moment', "pour l['’]instant", 'encore', 'déjà', 'à la main', 'sur papier',
  'souvent', 'beaucoup', 'la plupart', 'environ', 'env', 'certains', 'presque', 'cahier', 'ancien(?:ne)?s?', 'heute',
  'derzeit', 'aktuell', 'momentan', 'bisher', 'zurzeit', 'noch', 'schon', 'bereits', 'von hand', 'auf papier',
  'per zettel', 'oft', 'meist', 'meistens', 'viele[rn]?', 'rund', 'etwa', 'ca', 'einige', 'fast', 'dauernd',
  'alte[rnsm]?',
])

/** Doubt, judgement and feeling. */
// biome-ignore format: a list of words is read as a block
export const opinion = wholeWords([
  '(?:nobody|no one) (?:knows|can say|can tell)', 'poor', 'slow', 'weak', 'terrible', 'awful', 'patchy', 'flaky', 'fed up',
  'nadie (?:sabe|puede decir)', 'mal[oa]s?', 'p[eé]sim[oa]s?', 'floj[oa]s?', 'lent[oa]s?', 'viej[oa]s?', 'ningu[eé]m (?:sabe|consegue dizer)',
  'm[aá]', 'maus?', 'frac[oa]s?', 'velh[oa]s?', 'personne ne (?:sait|peut dire)', 'mauvais(?:e|es)?', 'faibles?', 'lente?s?', 'vétuste',
  'vieux', 'vieille', 'niemand (?:weiß|kann sagen)', 'schwach', 'mies', 'langsam', 'mau',
  '(?:you|one) can (?:see|tell)', 'se ve (?:claramente|bien)', 'como se ve', 'v[eê]-se (?:bem|claramente)', 'nota-se', '(?:cela|ça) se voit',
  'on le voit', 'on voit (?:bien|que)', '(?:das|man) sieht man', 'man sieht',
  'think', 'guess', 'believe', 'maybe', 'perhaps', 'probably', 'apparently', 'seems?', 'hopefully', 'unfortunately',
  'annoy\\p{L}*', 'nice', 'great', 'love', 'hate', 'would be', 'would like', 'really', 'pretty', 'quite', 'too',
  'very', 'cheap', 'tricky', 'painful', 'ugly', 'hope', 'wish(?:es)?', 'kind of', 'anyway', 'honestly', 'sure', 'fine',
  'should be (?:ok|fine|enough|quick|easy)', 'might', 'could', 'bad', 'wrong', 'hard', 'easy', 'worse', 'better',
  'wonder', 'important', 'quiz[aá]s?', 'tal vez', 'a lo mejor', 'seguramente', 'parece', 'ojal[aá]', 'por desgracia',
  'molest\\p{L}+', 'estar[ií]a bien', 'me gustar[ií]a', 'muy', 'demasiado', 'bastante', 'creo', 'supongo', 'l[ií]o',
  'pena', 'mejor', 'peor', 'f[aá]cil', 'dif[ií]cil', 'quejas?', 'importante', 'podr[ií]a', 'talvez', 'provavelmente',
  'acho', 'parece', 'tomara', 'infelizmente', 'seria bom', 'gostaria', 'muito', 'demais', 'bastante', 'legal', 'chato',
  'melhor', 'pior', 'f[aá]cil', 'dif[ií]cil', 'reclam\\p{L}+', 'poderia', 'meio que', 'tipo', 'peut-être',
  'sans doute', 'probablement', 'semble', 'paraît', "j['’]espère", 'malheureusement', 'dommage', 'pénible', 'serait',
  'aimerait', 'très', 'trop', 'assez', 'mieux', 'pire', 'facile', 'difficile', 'plaign\\p{L}+', 'pourrait',
  'franchement', 'histoire de', 'visiblement', 'vielleicht', 'wahrscheinlich', 'vermutlich', 'angeblich', 'scheint',
  'hoffentlich', 'leider', 'nerv(?:t|ig|en)', 'schön', 'wäre', 'würde', 'könnte', 'sehr', 'ziemlich', 'zu viel',
  'glaube?', 'denke', 'ärger(?:lich|t|n)?', 'besser', 'schlecht', 'blöd', 'wichtig', 'gern', 'eigentlich', 'irgendwie',
  'möchten?',
])

/** The making of the product: its team, its tools and its code. */
// biome-ignore format: a list of words is read as a block
export const work = wholeWords([
  'tickets?(?! de caisse)', 'sprint', 'story', 'epic', 'backlog', 'meeting', 'workshop', 'release', 'roadmap', 'mvp', 'team',
  'devs?', 'developers?', 'qa', 'designers?', 'vendor', 'supplier', 'contract', 'budget', 'licen[cs]e (?:fee|cost|key)s?',   'marketing', 'stakeholders?', 'figma', 'confluence', 'wiki', 'screenshots?', 'mock-?ups?', 'attached',
  'attachment', 'slack', 'wording', 'pilot', 'phase', 'separate', 'discussion',   'out of scope', 'next (?:year|month|week|sprint|quarter|release|version)', 'competitors?', 'competition', 'survey',
  'interviews?', 'complaints?', 'audit', 'regulator', 'equipo', 'reuni[oó]n', 'taller', 'versi[oó]n', 'proveedor',
  'contrato', 'presupuesto', 'maquetas?', 'adjunt[oa]s?', 'piloto', 'fase',
  'm[aá]s adelante', 'otro d[ií]a', 'competencia', 'encuesta', 'auditor[ií]a', 'desarrollo', 'ayuntamiento', 'acta',
  'pendiente', 'equipe', 'reuni[aã]o', 'vers[aã]o', 'fornecedor', 'contrato',
  'or[cç]amento', 'diretoria', 'anexo', 'piloto', 'fase', 'mais tarde', 'concorr[eê]ncia', 'pesquisa',
  'auditoria', 'desenvolvimento', 'prot[oó]tipo', 'tarefa', 'pessoal', 'équipe', 'réunion', 'atelier',
  'prestataire', 'fournisseur', 'contrat', 'budget', 'maquettes?', 'pièce jointe', 'pilote',
  '(?<!au )plus tard', 'une autre fois', 'concurrence', 'concurrents?', 'enquête', 'sondage', 'audit', 'développement',
  'devis', 'tâche', 'besprechung', 'anbieter', 'lieferant', 'dienstleister', 'vertrag', 'einkauf',
  'vertrieb', 'vorstand', 'anhang', 'pilot', 'später', 'konkurrenz', 'wettbewerb\\p{L}*',
  'umfrage', 'entwicklung', 'rückfragen', 'abteilung', 'aufgabe', 'kollegen', 'betriebsrat',
])

/** Says where a thing is, what it has or where it comes from: "The caretaker has no phone", "Die Theke liegt im Keller". */
const stativeVerb = [
  '(?:is|are|stands?|sits?|lies?|hangs?) (?:still )?(?:in|on|at|next to|near|behind|under|kept|run|controlled|staffed)',
  '(?:has|have|owns?|comes? from|belongs?|likes?|knows?|loves?)',
  'est[aá]n? (?:en|al|junto|cerca|detr[aá]s)|tienen?|vienen?|pertenecen?|llevan?|gustan?|sabe[n]?',
  '(?:fica[m]?|est[aá]|est[aã]o) (?:n[oa]s?|em|ao|junto|perto)|t[eê]m|vem|pertencem?|gosta[m]?|sabe[m]?',
  "(?:est|sont|se trouve(?:nt)?) (?:en|au|aux|à|dans|sur|près|derrière|géré)|a(?= (?:un|une|des|le|la|deux|trois|\\d))|ont|n['’](?:a|ont) (?:pas|aucune?|plus|que)|vient|viennent|appartien(?:t|nent)|aime(?:nt)?|sait",
  '(?:comes?|goes|runs?) (?:in )?(?:through|via)|(?:entran?|pasan?|van) por|(?:entram?|passam?) pel[ao]s?|passent? par|(?:läuft|laufen|geht|gehen) über',
  '(?:steht|stehen|liegt|liegen|hängt|sitzt|befindet sich) (?:nur |noch |direkt )?(?:in|im|am|an|auf|neben|hinter|unter|bei|beim)|hat|haben|stammt|stammen|gehört|gehören|mag|kennt|weiß',
].join('|')
const stativeOpening = new RegExp(
  `^(?:the|a|an|our|der|die|das|ein|eine|el|la|los|las|un|una|o|a|os|as|um|uma|le|les|l['’]|une|frau|herr|\\p{Lu}\\p{L}+)\\s?(?:[\\p{L}'’-]+\\s){1,7}?(?:${stativeVerb})(?!\\p{L})`,
  'iu',
)

export function describesState(text: string): boolean {
  return stativeOpening.test(text.slice(0, 160))
}

/** Code, protocols and machines. */
// biome-ignore format: a list of words is read as a block
export const technical = wholeWords([
  'apis?', 'json', 'xml', 'csv', 'sql', 'dbs?', 'database', 'datenbank', 'base de (?:datos|dados|données)',
  'back-?end', 'front-?end', 'end-?points?', 'cron', 'cronjob', 'cache', 'redis', 'kafka', 'rabbitmq', 'mqtt',
  'webhooks?', 'index', 'quer(?:y|ies)', 'schema', 'lambda', 's3', 'aws', 'azure', 'docker', 'kubernetes',
  'microservices?', 'service worker', 'sdk',   'framework', 'react', 'angular', 'flutter', 'android', 'ios', 'sap', 'oracle', 'erp', 'soap', 'hl7', 'modbus',
  'lora', 'ldap', 'oauth', 'jwt', 'timeout', 'latency', 'latenz', 'latencia', 'latence', 'batch', 'queue', 'fila de',
  'schnittstelle', 'servers?', 'serveurs?', 'servidor(?:es)?', 'refactor\\p{L}*', 'migrat\\p{L}+', 'deploy\\p{L}*',
  'branch', 'repo', 'logs?', '[\\p{L}\\p{N}]+_[\\p{L}\\p{N}_]+', 'https?', 'firmware', 'sensor(?:es|s|en)?', 'gateway',
  'plugin', 'script', 'staging', 'homologa[cç][aã]o', 'vps', 'cloud', 'legacy', 
])
/** An identifier, a file or an abbreviation of a machine, by its letters. */
export const identifier =
  /(?<![\p{L}\p{N}])(?:\p{Ll}+\p{Lu}\p{Ll}\p{L}*|\p{Ll}[\p{Ll}\d-]+\.(?:js|ts|json|csv|pdf|png|xlsx?|docx?|\p{Ll}{2,4})|\p{L}+\/\p{L}+\/\S*|\p{Lu}{2,}-\d+|v\d+(?:\.\d+)*)(?![\p{L}\p{N}])/u

/** A person: a mention, a form of address, or a name in the middle of a sentence that is about what somebody does for the ticket. */
export const person =
  /@\p{L}|(?<![\p{L}\p{N}])(?:mr|mrs|ms|dr|dra|sra?|srta|seu|dona|don|doña|mme|mlle|monsieur|madame|frau|herr[n]?)\.?\s\p{Lu}|^[\p{Lu}]\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?\s?[:：]\s\p{Ll}/u

/** A name in the middle of a sentence: a capital after a small letter. German writes all nouns so, and is left out. */
export function namesSomebody(text: string): boolean {
  return (
    properName.test(text) &&
    !/\s(?:der|die|das|den|dem|ein|eine|einen|und|ist|sind|mit|im|von|am|zum|zur|kein|keine|keinen|wird|werden|bei|auf|oder|nicht|für|aus|nach|zwei|ohne|alle|allen|ab|bis|vor|über|jede|jeder|jedes|sich|hat|haben|kann|können|muss|müssen|nur|gilt|ihre|ihr)\s/i.test(
      text,
    )
  )
}
const properName = /\p{Ll},?\s(?!I\s)\p{Lu}\p{Ll}{2,}|^(?:A|O|El|La|Le)\s\p{Lu}\p{Ll}{2,}/u

/** Leans on the sentence before it or comments on it. */
export const leaning =
  /^(?:this|that|these|those|it|they|he|she|so|but|and|also|then again|otherwise|same|that['’]s|it['’]s|esto|eso|él|ella|adem[aá]s|tambi[eé]n|pero|y|as[ií]|isto|isso|ele|ela|al[eé]m|tamb[eé]m|mas|e|assim|cela|ceci|ça|ce|c['’]est|aussi|mais|et|ainsi|das (?=ist|sind|war|wird|hat|haben|soll|kann|muss|gilt|passiert|kommt|macht|geht|heißt|bedeutet|wäre|würde|spart|klär|mach)|dies|auch|aber|und|so|dann|dort|da)(?!\p{L})/iu

/** Speaks of any one of a kind: "A bidder sets …", "Every seat …", "Kein Fahrer …". */
export const generic =
  /^(?:an|a(?!.*\s(?:d[aeo]s?|não|que|em|n[ao]s?|para|é|com)\s)|each|every|any|no|only|both|ein|eine|jede[rs]?|kein|keine|nur|un|una|cada|ning[uú]n|ninguna|todos?|todas?|s[oó]lo|um|uma|nenhum|nenhuma|toda|s[oó]|apenas|une|chaque|tout|toute|tous|toutes|aucun|aucune|seule?s?)\s\p{L}|^(?!(?:d[uo][ai]s|dos|tres|três|v[aá]ri[oa]s|much[oa]s|muit[oa]s|algun\p{L}*|l[aeo]s|des|m[aá]s|mais|outr[oa]s|otr[oa]s|depois|antes|vamos|estas|estes|est[oa]s|ess[ea]s|unas|unos|umas|uns|sus|suas|seus|nos|nós|vezes)\s)\p{L}{3,}s\s(?:d[aeo]s?\s\p{Ll}|\p{Ll}+[ao]s\s)|^\p{L}{3,}[ns](?:\s[^\s,.]{2,15}){0,2}\s(?:without|with|longer|older|younger|heavier|larger|smaller|over|under|above|below|from|con|sin|de (?:más|menos)|mayores|menores|com|sem|maiores|mais|sans|avec|non|no|n[aã]o|not|de plus|de moins|mit|ohne|über|unter|ab)\s(?!the\s|der\s|den\s|dem\s|l[ae]s?\s|el\s|os?\s|as?\s)/iu

/** Begins with a thing that is known: "The page …". */
export const definite = /^(?:the|der|die|das|el|la|los|las|o|os|as|le|les|l['’])(?!\p{L})/iu

/** A contrast or a reason that somebody gives. */
// biome-ignore format: a list of words is read as a block
export const reason = wholeWords([
  'but', 'because', 'since', 'so that', 'therefore', 'though', 'although', 'which is why', 'pero', 'porque', 'ya que',
  'por eso', 'aunque', 'mas', 'por isso', 'pois', 'embora', "mais (?=(?:ils?|elles?|on|c['’]|ça|ce|cela|les?|la|l['’]|une?|pas|nous|je|rien|personne|aucune?|n['’]|qu['’]))", 'car', 'parce que?', 'donc', 'bien que', 'aber',
  'weil', 'denn', 'deshalb', 'daher', 'damit', 'deswegen', 'obwohl',
])

export const greeting =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon)|hola|buenas|buenos d[ií]as|oi|ol[aá]|bom dia|boa tarde|pessoal|bonjour|salut|coucou|hallo|servus|moin|guten (?:tag|morgen)|liebe|thanks|thank you|gracias|obrigad[oa]|merci|danke|cheers|regards|saludos|abra[cç]os?|cordialement|viele grüße|gruß)(?!\p{L})/iu

/** Years, dates and shares of people: the matter of background. */
export const statistic =
  /(?<!\p{N})(?:19|20)\d\d(?!\p{N})|\d+\s?(?:%|percent|por ciento|por cento|pour cent|prozent)\s(?:of|de|des|der|do|da|dos|das|du)(?!\p{L})|\d+\s(?:calls|complaints|customers|users|people|tickets|llamadas|quejas|clientes|personas|chamados|pessoas|appels|plaintes|clients|personnes|litiges|anrufe|beschwerden|kunden|leute|fälle)(?!\p{L})|(?<!\p{L})(?<!(?<!\p{L})(?:one|once|twice|two|three|una?|dos|tres|vez|veces|uma?|dois|duas|três|vezes|une|deux|trois|fois|eine?n?|zwei|drei|einmal|zweimal)\s(?:\p{L}{1,20}\s)?)(?:per|al|por|par|pro)\s(?:day|week|month|year|d[ií]a|semana|mes|año|m[eê]s|ano|jour|semaine|mois|an|tag|woche|monat|jahr|sommer)(?!\p{L})/iu
