import { isBackground } from './loose-ends.ts'
import { isAboutTheProject, isQuestion, maxSentenceLength } from './project-talk.ts'
import { hasVerb, tellsPast } from './verbs.ts'
import { wholeWords } from './whole-words.ts'

/**
 * Which sentences state a rule of the product: by a verb of duty, by a limit, or by what the product does. English, Spanish,
 * Portuguese, French and German.
 */

// biome-ignore format: a list of words is read as a block
const firmWords = [
  'should', 'must', 'shall', "shouldn't", "mustn't", 'may not', 'needs? to', 'has to', 'have to', 'debe', 'deben',
  'deber[aá]n?', 'deber[ií]an?', 'tiene que', 'tienen que', 'ha de', 'han de', 'deve', 'devem', 'dever[aá]',
  'dever[aã]o', 'deveria', 'deveriam', 'tem de', 't[eê]m de', 'tem que', 't[eê]m que', 'doit', 'doivent', 'devra',
  'devront', 'devrait', 'devraient', 'muss', 'müssen', 'soll', 'sollen', 'sollte', 'sollten', 'darf', 'dürfen',
]

/** A verb that states a duty or a prohibition. */
export const firmModal = wholeWords(firmWords)

/** "… can only …", "only … may …", "… cannot be …": a rule told as a limit. */
const restrictions = [
  /(?<!\p{L})(?:can|may|puede|pueden|podr[aá]n?|pode|podem|peut|peuvent|kann|können)\s(?:[^.!?]{1,80}?\s)?(?:at most|no more than|up to|a single|como m[aá]ximo|hasta|un solo|una sola|no m[aá]ximo|at[eé]|um s[oó]|uma s[oó]|au plus|au maximum|jusqu['’]à|un seul|une seule|maximal|bis zu)(?!\p{L})/iu,
  wholeWords([
    '(?:can|may|could) only',
    'only (?:ever )?be',
    '(?:is|are) only (?:allowed|permitted|possible|available|visible|shown)',
    '(?:is|are) not (?:allowed|permitted)',
    '(?:can|may|must) never',
    "(?:cannot|can not|can't) be",
  ]),
  /^(?:no|nobody|none|neither|ning[uú]n|ninguna|nadie|nenhum|nenhuma|ningu[eé]m|aucune?|personne|keine?|niemand)\s(?:[^.!?]{1,80}?\s)?(?:can|may|puede|pueden|podr[aá]n?|pode|podem|ne peut|ne peuvent|kann|können)(?!\p{L})/iu,
  /^only\s[^.!?]{1,80}?\s(?:can|may)(?!\p{L})/iu,
  /^(?:s[oó]lo|solamente|[uú]nicamente)\s[^.!?]{1,80}?\s(?:puede|pueden|podr[aá]n?)(?!\p{L})/iu,
  wholeWords([
    '(?:puede|pueden|podr[aá]n?) (?:\\p{L}+ ){0,4}(?:s[oó]lo|solamente|[uú]nicamente)',
    '(?:s[oó]lo|solamente|[uú]nicamente) (?:se )?(?:puede|pueden|podr[aá]n?)',
    'no (?:se )?(?:puede|pueden|podr[aá]n?)',
    'nunca (?:se )?(?:puede|pueden|podr[aá]n?)',
    '(?:no )?est[aá]n? prohibid[oa]s?',
  ]),
  /^(?:s[oó]|apenas|somente)\s[^.!?]{1,80}?\s(?:pode|podem|poder[aá]|poder[aã]o)(?!\p{L})/iu,
  wholeWords([
    '(?:pode|podem|poder[aá]|poder[aã]o) (?:\\p{L}+ ){0,4}(?:s[oó]|apenas|somente)',
    '(?:s[oó]|apenas|somente) (?:se )?(?:pode|podem|poder[aá]|poder[aã]o)',
    '(?:n[aã]o|nunca) (?:se )?(?:pode|podem|poder[aá]|poder[aã]o)',
  ]),
  /^seule?s?\s[^.!?]{1,80}?\s(?:peut|peuvent|pourra|pourront)(?!\p{L})/iu,
  /(?<!\p{L})ne (?:peut|peuvent|pourra|pourront)(?:\s+\p{L}+){0,5}?\s+(?:qu['’]|que\s|pas(?!\p{L})|jamais(?!\p{L})|plus(?!\p{L}))/iu,
  /^(?:nur|ausschließlich)\s[^.!?]{1,80}?\s(?:kann|können|darf|dürfen)(?!\p{L})/iu,
  wholeWords([
    '(?:is|are) (?:strictly |never |not )?(?:forbidden|prohibited|allowed|permitted|accepted)(?= (?:to|for|in|on|from|without|after|before|unless|while))',
    '(?:is|are) (?:strictly )?(?:forbidden|prohibited|mandatory)',
    '(?:is|are) never',
    '(?:is|are) required',
    '(?:is|are) not (?:accepted|allowed|permitted)',
  ]),
  wholeWords([
    'no (?:se (?:permiten?|admiten?|aceptan?)|est[aá]n? permitid[oa]s?|es posible)',
    'se proh[ií]ben?',
    '(?:quedan?|est[aá]n?) (?:terminantemente )?prohibid[oa]s?',
    '(?:es|son) obligatori[oa]s?',
    'en ning[uú]n caso',
    'se (?:requieren?|exigen?)',
  ]),
  wholeWords([
    'n[aã]o (?:[eé]|s[aã]o|ser[aá]|ser[aã]o) (?:permitid|aceit|admitid)[oa]s?',
    'n[aã]o se (?:permitem?|admitem?|aceitam?)',
    '(?:[eé]|s[aã]o|ficam?|est[aá]|est[aã]o) (?:expressamente )?(?:proibid|vedad)[oa]s?',
    '(?:[eé]|s[aã]o) obrigat[oó]ri[oa]s?',
    'em nenhum caso',
    '(?:[eé]|s[aã]o) exigid[oa]s?',
  ]),
  wholeWords([
    '(?:est|sont|reste|restent) (?:\\p{L}+ )?interdite?s?',
    "n['’](?:est|a) pas (?:autorisée?|permise?|admise?|acceptée?|le droit)",
    'ne sont pas (?:autorisée?s|permise?s|admise?s|acceptée?s)',
    '(?:est|sont) obligatoires?',
    'en aucun cas',
    '(?:est|sont) (?:requise?s?|exigée?s?)',
  ]),
  wholeWords([
    '(?:nicht|niemals|nie) (?:zulässig|erlaubt|gestattet)',
    'unzulässig',
    '(?:ist|sind|bleibt|bleiben) (?:[^.!?]{1,60} )?(?:verboten|untersagt|verpflichtend|pflicht|erforderlich|vorgeschrieben)',
    '(?:auf )?keinesfalls',
    'in keinem fall',
    'auf keinen fall',
  ]),
  /(?<!\p{L})(?:kann|können)\s(?:[^.!?]{1,60}\s)?(?:nur|erst|höchstens|nicht|nie|niemals|ausschließlich)(?!\p{L})/iu,
]

/** Whether a sentence states a duty, a prohibition or a limit of the product, rather than a plan or a complaint. */
export function statesDuty(sentence: string): boolean {
  const text = sentence.slice(0, maxSentenceLength)
  if (isQuestion(text) || !(firmModal.test(text) || restrictions.some((pattern) => pattern.test(text)))) return false
  return !isAboutTheProject(text) && !isBackground(text)
}

// biome-ignore format: a list of words is read as a block
const limit = wholeWords([
  'only', 'never', 'always', 'at least', 'at most', 'up to', 'no more than', 'no fewer than', 'no less than',
  'between', 'mandatory', 'optional', 'required', 'within', 'unless', 'until', 'can', 'may', 'cannot', 'is', 'are',
  'has', 'have', 'shows?', 'starts?', 'goes', 'gets?', 'becomes?', 'stays?', 'contains?', 'appears?', 'disappears?',
  'accepts?', 'opens?', 'closes?', 'receives?', 'remains?', 'lists?', 'sees?', 'turns', 'finds?', 'costs?',
  'expires?', 's[oó]lo', 'nunca', 'siempre', 'como m[aá]ximo', 'como m[ií]nimo', 'al menos', 'hasta',
  'obligatori[oa]s?', 'opcional(?:es)?', 'puede', 'pueden', 'es', 'son', 'est[aá]n?', 'tienen?',
  'se (?:muestran?|abre|cierra|env[ií]an?|guardan?|ven?|puede|bloquea)', 'aparecen?', 'recibe', 'muestran?', 'caduca',
  'admite', 'apenas', 'sempre', 'no m[aá]ximo', 'no m[ií]nimo', 'pelo menos', 'at[eé]', 'obrigat[oó]ri[oa]s?', 'pode',
  'podem', 's[aã]o', 't[eê]m', 'tem', 'fica', 'aparecem?', 'mostram?', 'recebe', 'expira',
  '[eé] (?:enviad|mostrad|guardad|bloquead)[oa]', 'seule?s?', 'jamais', 'toujours', 'au moins', 'au plus',
  'au maximum', "jusqu['’][aà]", 'obligatoires?', 'facultati(?:f|ve)s?', 'peut', 'peuvent', 'est', 'sont',
  'affiche(?:nt)?', 'reçoit', 'reste', 'contient', 'expire', "s['’](?:affiche|ouvre)", 'ne', 'nur', 'nie', 'immer',
  'mindestens', 'höchstens', 'maximal', 'bis zu', 'spätestens', 'pflicht', 'kann', 'können', 'ist', 'sind', 'wird',
  'werden', 'hat', 'haben', 'zeigt', 'erscheint', 'bleibt', 'enthält', 'erhält', 'steht', 'stehen', 'öffnet',
  'bekommt', 'läuft',
])
/** An item that begins so is something to do for those who build it. */
const taskOpening =
  /^(?:add|adjust|agree|align|analy[sz]e|ask|build|change|check|clean|configure|contact|convert|create|define|delete|deploy|describe|design|document|evaluate|extend|extract|find out|fix|get|implement|improve|install|integrate|investigate|introduce|look|make|merge|migrate|move|plan|prepare|provide|refactor|release|remove|rename|replace|research|review|rewrite|run|set|setup|split|store|support|switch|talk|tell|test|try|update|upgrade|use|validate|verify|wire|write)\s/i
const infinitiveOpening =
  /^\p{Lu}\p{Ll}+(?:ar|er|ir|re)(?:se|lo|la)?\s(?:(?:el|la|los|las|un|una|unos|unas|al|en|con|de|del|o|a|os|as|um|uma|do|da|no|na|com|le|les|une|des|du|à|au|aux)\s|l['’])/u
const infinitiveEnding = /\s\p{Ll}+(?:en|ern|eln)[.]?$/u
const modalBefore =
  /(?<!\p{L})(?:is|are|was|were|be|has|have|est|sont|muss|müssen|soll|sollen|kann|können|darf|dürfen|wird|werden|sollte|sollten|ist|sind|haben)(?!\p{L})/iu

/** Whether an item says what is to be done by those who build the product. */
export function isTask(item: string): boolean {
  const text = item.slice(0, maxSentenceLength)
  return (
    taskOpening.test(text) ||
    infinitiveOpening.test(text) ||
    (infinitiveEnding.test(text) && !modalBefore.test(text) && !hasVerb(text))
  )
}

/** Whether an item of a list with no telling title states how the product behaves: no key word, and nothing to do for its builders. */
export function statesRule(item: string): boolean {
  const text = item.slice(0, maxSentenceLength)
  if (isQuestion(text) || isAboutTheProject(text) || isTask(text) || text.trim().split(/\s+/, 5).length < 5)
    return false
  return firmModal.test(text) || limit.test(text) || hasVerb(text)
}

/** So many words are a sentence, even if its verb is not known here. */
const longPhrase = 6

/** Whether an item is a sentence about the product, neither a task nor a step of its making that is done. */
export function saysBehaviour(item: string): boolean {
  const text = item.slice(0, maxSentenceLength)
  return (
    !isQuestion(text) &&
    !isTask(text) &&
    !isAboutTheProject(text) &&
    (hasVerb(text) || text.trim().split(/\s+/, longPhrase).length >= longPhrase)
  )
}

/** Leans on the sentence before it: an example, a reason, a consequence. */
const leaning =
  /^(?:this|that|these|those|otherwise|so|thus|therefore|hence|for example|e\.g|in (?:that|this) case|which means|it (?:means|follows)|also|esto|eso|as[ií]|de lo contrario|por ejemplo|en (?:ese|este) caso|isto|isso|assim|caso contr[aá]rio|por exemplo|n[eo]ss?te? caso|cela|ceci|ça|ainsi|sinon|par exemple|dans ce cas|c['’]est|das (?:ist|gilt|heißt|bedeutet|hat)|dies (?:ist|gilt|bedeutet)|sonst|andernfalls|zum beispiel|in diesem fall|so)(?!\p{L})/iu

/** Whether a sentence of a paragraph of criteria states a rule by itself, in the present tense and without a modal verb. */
export function statesBehaviour(sentence: string): boolean {
  const text = sentence.slice(0, maxSentenceLength)
  return !leaning.test(text) && !tellsPast(text) && saysBehaviour(text)
}
