/** What follows one of these describes a noun: its verb does not make the words before it a sentence. */
const relative =
  /(?:(?<=\S\s)(?:who|whose|whom|that|which|where|when|if|unless|because|whether|cuy[oa]s?|donde|cuando|que|si|porque|onde|cuj[oa]s?|quando|qui|dont|où|quand|lorsqu\S*|parce)|(?<=,\s)(?:die|der|das|den|dem|deren|dessen|denen|wo|wenn|weil|falls|se))(?=\s)/iu

// biome-ignore format: a list of words is read as a block
const verb = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    'is', 'are', 'was', 'were', 'be', 'leaves', 'enters?', 'returns', 'vanishes', 'has', 'have', 'had', 'can',
    'cannot', 'could', 'may', 'might', 'must', 'shall', 'should', 'will', 'would', 'does', 'do', "\\p{L}+n't", 'gets?',
    'goes', 'shows', 'starts', 'becomes', 'stays', 'contains?', 'appears?', 'disappears?', 'accepts?', 'opens',
    'closes', 'receives?', 'remains?', 'lists', 'sees?', 'finds?', 'expires?', 'includes?', 'uses', 'asks', 'holds',
    'offers', 'sends', 'leads', 'needs', 'requires?', 'displays', 'uploads', 'returns', 'covers', 'provides?',
    'supports', 'allows?', 'consists?', 'applies', 'apply', 'counts', 'depends?', 'chooses?', 'enters', 'selects',
    'names', 'keeps', 'turns', 'blinks', 'runs', 'moves', 'works', 'saves', 'creates', 'deletes', 'adds', 'removes',
    'reads', 'writes', 'carries', 'carry', 'lasts', 'begins', 'stops', 'fails', 'rejects', 'refuses', 'ignores',
    'calculates', 'hides', 'prevents', 'confirms', 'gives', 'tells', 'warns', 'notifies', 'makes', 'lets', 'belongs',
    'pays', 'stands', 'restores', 'replaces', 'redirects', 'generates', 'resets', 'lands', 'survives', 'works',
    'knows', 'takes', 'validates', 'checks', 'es', 'son', 'está', 'están', 'ha', 'sale', 'salen', 'entran',
    'desaparecen?', 'vuelve', 'vuelven', 'han', 'hay', 'tiene', 'tienen', 'puede', 'pueden', 'podrá', 'podrán', 'debe',
    'deben', 'deberá', 'deberán', 'muestra', 'muestran', 'aparece', 'aparecen', 'recibe', 'reciben', 'contiene',
    'contienen', 'incluye', 'incluyen', 'indica', 'indican', 'permite', 'permiten', 'caduca', 'admite', 'queda',
    'quedan', 'ofrece', 'exige', 'pide', 'envía', 'envían', 'elige', 'introduce', 'no \\p{L}+[ae]n?',
    'se \\p{L}+[aeá]n?', 'é', 'são', 'está', 'estão', 'sai', 'saem', 'entram', 'volta', 'voltam', 'desaparecem', 'tem',
    'têm', 'há', 'pode', 'podem', 'deve', 'devem', 'mostra', 'mostram', 'aparecem', 'recebe', 'recebem', 'contém',
    'inclui', 'incluem', 'permitem', 'expira', 'fica', 'ficam', 'exibe', 'exibem', 'oferece', 'informa', 'informam',
    'não \\p{L}+', 'est', 'sont', 'ont', 'disparaît', 'disparaissent', 'entrent', 'revient', 'reviennent', 'sortent',
    'peut', 'peuvent', 'doit', 'doivent', 'affiche', 'affichent', 'reçoit', 'reçoivent', 'reste', 'restent',
    'contient', 'contiennent', 'expire', 'indique', 'indiquent', 'comprend', 'comporte', 'propose', 'proposent',
    'voit', 'voient', 'permet', 'permettent', 'ne \\p{L}+', "n['’]\\p{L}+", "s['’](?:affiche|ouvre|applique)", 'ist',
    'sind', 'war', 'hat', 'verschwindet', 'verschwinden', 'kommt', 'kommen', 'verlässt', 'verlassen', 'haben', 'wird',
    'werden', 'kann', 'können', 'muss', 'müssen', 'soll', 'sollen', 'darf', 'dürfen', 'zeigt', 'zeigen', 'erscheint',
    'erscheinen', 'bleibt', 'bleiben', 'enthält', 'enthalten', 'erhält', 'erhalten', 'steht', 'stehen', 'öffnet',
    'bekommt', 'läuft', 'gilt', 'gelten', 'umfasst', 'nennt', 'bietet', 'prüft', 'verlangt', 'gibt', 'liegt', 'sieht',
    'besteht',
  ].join('|')})(?![\\p{L}\\p{N}])`,
  'iu',
)
/** Whether a text has a verb of its own, as far as a list of common ones can tell. */
export function hasVerb(text: string): boolean {
  const [head = text] = text.slice(0, 200).split(relative, 1)
  return verb.test(head)
}

// biome-ignore format: a list of words is read as a block
const past = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    'was', 'were', 'had', 'did', 'asked', 'agreed', 'decided', 'said', 'wanted', 'promised',
    '(?:has|have) (?:been|asked|agreed|decided|said|confirmed)', 'fue', 'fueron', 'era', 'eran', 'había', 'habían',
    'pidió', 'pidieron', 'acordó', 'acordaron', 'decidió', 'dijo', 'foi', 'foram', 'eram', 'tinha', 'tinham', 'pediu',
    'pediram', 'combinou', 'decidiu', 'disse', 'était', 'étaient', 'avait', 'avaient',
    'a (?:demandé|validé|décidé|dit|souhaité|confirmé)', 'ont (?:demandé|validé|décidé|dit|souhaité|confirmé)', 'war',
    'waren', 'hatte', 'hatten', 'wurde', 'wurden', 'wollte', 'wollten', 'sagte',
    'hat (?:[^.!?]{1,60} )?(?:bestätigt|gewünscht|gebeten|entschieden|gesagt)',
  ].join('|')})(?![\\p{L}\\p{N}])`,
  'iu',
)

/** Whether a text tells what happened, apart from the conditions in it: its verb is among its first words. */
export function tellsPast(text: string): boolean {
  const [opening = ''] = /^(?:\S+\s+){0,5}\S+/u.exec(text.slice(0, 200)) ?? []
  const [head = opening] = opening.split(relative, 1)
  return past.test(head)
}
