import { splitClauses } from './clauses.ts'
import { criterionLabel, partLabel } from './labels.ts'
import type { Piece, TextPiece } from './piece.ts'
import { isNoise } from './noise.ts'
import { itemScore } from './rule-score.ts'
import { endsInColon } from './trim-signs.ts'
import { hasVerb } from './verbs.ts'

/**
 * Settles which list items belong together. Items that only complete the sentence of the item above them ("The plan shows
 * for each room:") become further lines of that item. An item that is a sentence of its own stays a criterion although
 * something is nested below it. Everything else stays as it is: a title with rules below it.
 */
export function joinNested(pieces: Piece[], dialects: ReadonlySet<string>): Piece[] {
  const joined = [...pieces]
  pieces.forEach((piece, index) => {
    if (piece.kind !== 'text' || !piece.leads) return
    const below = itemsBelow(pieces, index)
    if (below === undefined || isStructured(piece, below, dialects)) return
    const children = below.filter(({ depth, first }) => first && depth === piece.depth + 1)
    const isJoined = completesSentence(piece.text, children)
    if (isJoined || isWholeSentence(piece.text)) joined[index] = { ...piece, leads: false }
    if (isJoined || (isWholeSentence(piece.text) && children.every(({ text }) => isPhrase(text)))) {
      below.forEach((child, at) => {
        joined[index + 1 + at] = { ...child, first: false, leads: false }
      })
    }
  })
  return joined
}

/** The lines nested below an item; undefined where something other than lines is. */
function itemsBelow(pieces: Piece[], index: number): TextPiece[] | undefined {
  const parent = pieces[index]
  const below: TextPiece[] = []
  if (parent?.kind !== 'text') return undefined
  for (let at = index + 1; at < pieces.length; at += 1) {
    const piece = pieces[at]
    if ((piece?.kind === 'table' && piece.depth > parent.depth) || piece?.kind === 'code') return undefined
    if (piece?.kind !== 'text' || piece.depth <= parent.depth) break
    below.push(piece)
    if (piece.leads || below.length > maxItems) return undefined
  }
  return below.length === 0 ? undefined : below
}

/** Longer lists are data or criteria, and looking at each of them again costs time. */
const maxItems = 40

function isStructured(parent: TextPiece, below: TextPiece[], dialects: ReadonlySet<string>): boolean {
  return (
    [parent, ...below].some(
      (piece) =>
        partLabel(piece.text) !== undefined ||
        (piece.first && criterionLabel(piece.text)?.end === piece.text.length) ||
        (piece.marker !== 'task' && isNoise(piece)),
    ) || below.some((piece) => splitClauses(piece, dialects).length > 0 || criterionLabel(piece.text) !== undefined)
  )
}

function completesSentence(parent: string, children: TextPiece[]): boolean {
  const texts = children.map(({ text }) => text)
  if (isEnumerated(texts) && (endsInColon(parent) || isUnfinished(parent))) return true
  const small = texts.every((text) => /^[^\p{L}]*\p{Ll}/u.test(text) || /^\P{L}*\d/u.test(text))
  if (!endsInColon(parent))
    return (
      small &&
      (opensCircumstance.test(parent) ||
        isOpenEnded(parent) ||
        isUnfinished(parent) ||
        isEnumerated(texts) ||
        lacksPredicate(parent, texts) ||
        (isClause(parent) &&
          children.every(({ marker }) => marker !== 'number') &&
          texts.every((text) => /^[^\p{L}\d]*\p{Ll}/u.test(text)))) &&
      !isWholeSentence(parent)
    )
  if (lists.test(parent) && texts.every((text) => isPhrase(text) || (small && !/[.!]$/u.test(text)))) return true
  if (texts.every(isPhrase)) return small || !isTopic(parent) || texts.every((text) => wordsIn(text) <= 4)
  return small && (!isTopic(parent) || lacksPredicate(parent, texts))
}

/** "by staff at any time," and "by partners only later.": all but the last end in a comma or semicolon. */
function isEnumerated(texts: string[]): boolean {
  return texts.length > 1 && texts.slice(0, -1).every((text) => /[,;](?:\s\p{L}{1,3})?$/u.test(text))
}

/** "The list distinguishes:", "la liste indique pour chacun :": the items below are what the verb lists. */
// biome-ignore format: a list of words is read as a block
const lists = new RegExp(
  `\\s(?:${[
    'distinguish(?:es)?|differentiates?|separates?|groups?|shows?|displays?|lists?|offers?|includes?|contains?|covers?|states?|names?|asks|accepts?|allows?|records?',
    'distinguen?|diferencian?|separan?|agrupan?|muestran?|listan?|ofrecen?|incluyen?|contienen?|abarcan?|indican?|piden?|aceptan?|permiten?|registran?|recogen?',
    'distinguem|diferenciam?|separam?|agrupam?|mostram?|listam?|oferecem?|inclui|incluem|cont[eé]m|abrangem?|indicam?|pedem?|aceitam?|permitem?|registam?|registram?|traz|trazem',
    'distingue(?:nt)?|différencie(?:nt)?|sépare(?:nt)?|regroupe(?:nt)?|affiche(?:nt)?|liste(?:nt)?|propose(?:nt)?|comprend|comprennent|contien(?:t|nent)|couvre(?:nt)?|indique(?:nt)?|mentionne(?:nt)?|accepte(?:nt)?|demande(?:nt)?|montre(?:nt)?',
    'unterscheide[tn]|trennt|trennen|gruppiert|gruppieren|zeigt|zeigen|bietet|bieten|umfasst|umfassen|enthält|enthalten|nennt|nennen|listet|listen|verlangt|fragt|akzeptiert|erfasst',
  ].join('|')})(?:\\s\\S{1,20}){0,5}\\s?[:：]$`,
  'iu',
)

/** "Drafts:", "Validation of the form:": names what the items below are about, without a verb. */
function isTopic(parent: string): boolean {
  return !opensCircumstance.test(parent) && !isOpenEnded(parent) && !hasVerb(parent) && wordsIn(parent) <= 6
}

/** "The report shows, per zone,", "Orders close at ten, after that": breaks off behind a comma. */
function isUnfinished(parent: string): boolean {
  return /,(?:\s+\p{L}+){0,2}$/u.test(parent)
}

/** A sentence without its full stop: what is nested below it in small letters goes into its details. */
function isClause(parent: string): boolean {
  return wordsIn(parent) >= 4 && itemScore(parent) > 0
}

function isWholeSentence(text: string): boolean {
  return /[.!。][)"'”»]?$/u.test(text) && wordsIn(text) >= 5
}

/** Whether the parent is a subject that its children complete: "Readers who have left" above "get no further mail". */
function lacksPredicate(parent: string, children: string[]): boolean {
  return wordsIn(parent) >= 3 && children.some((text) => opensWithPredicate.test(text))
}

/** "do not get an SMS", "aparecen en el informe": a predicate whose subject is the item above. */
// biome-ignore format: a list of words is read as a block
const opensWithPredicate = new RegExp(
  `^[^\\p{L}]*(?:${[
    '(?:also |still |then |never |only |no longer )?(?:is|are|do|does|has|have|can|cannot|must|may|shall|should|will|gets?|sees?|receives?|stays?|remains?|keeps?|loses?|shows?|appears?|disappears?|goes?|needs?|opens?|closes?|contains?|moves?|turns?|becomes?|returns?|lists?|pays?)',
    '(?:ya |tambi[eé]n |solo |s[oó]lo |nunca )?(?:no |se |no se )?(?:es|son|est[aá]n?|tienen?|pueden?|deben?|reciben?|aparecen?|ven?|quedan?|siguen?|pasan?|pierden?|conservan?|muestran?|vuelven?|van?|pagan?|salen?|bloquean?|guardan?|env[ií]an?|muestran?)',
    '(?:j[aá] |tamb[eé]m |s[oó] |nunca )?(?:n[aã]o |se |n[aã]o se )?(?:[eé]|s[aã]o|est[aá]|est[aã]o|t[eê]m|podem?|devem?|recebem?|aparecem?|v[eê]em?|v[eê]|ficam?|continuam?|passam?|perdem?|mant[eé]m|mostram?|voltam?|v[aã]o|vai|pagam?|saem?|constam?|deixam?)',
    '(?:ne |n[’\']|s[’\'])(?:\\p{L}+)',
    '(?:est|sont|ont|peut|peuvent|doit|doivent|reçoi(?:t|vent)|apparaît|apparaissent|voi(?:t|ent)|restent?|passent?|perd(?:ent)?|gardent?|figurent?|affichent?|retournent?|vont|va|paient?|paye(?:nt)?|sort(?:ent)?)',
    '(?:ist|sind|hat|haben|kann|können|muss|müssen|darf|dürfen|soll|sollen|wird|werden|bekommt|bekommen|erhält|erhalten|sieht|sehen|bleibt|bleiben|verliert|verlieren|behält|behalten|zeigt|zeigen|erscheint|erscheinen|steht|stehen|verschwindet|verschwinden|geht|gehen|landet|landen|zahlt|zahlen|wechselt|wechseln|braucht|brauchen)',
  ].join('|')})(?!\\p{L})`,
  'iu',
)

/** A noun phrase, or any other words without a verb of their own. */
function isPhrase(text: string): boolean {
  const bare = text.replace(/"[^"]{0,80}"|“[^”]{0,80}”|„[^“”]{0,80}[“”]|«[^»]{0,80}»|\([^()]{0,120}\)/gu, '"')
  return !hasVerb(bare) && wordsIn(bare) <= maxPhraseWords
}

const maxPhraseWords = 12

function wordsIn(text: string): number {
  return text.trim().split(/\s+/, maxPhraseWords + 1).length
}

/** "During a pause", "Wenn die Frist abläuft": the circumstances of what is nested below. */
const opensCircumstance =
  /^(?:une fois|una vez|uma vez|dès que|assim que|en cuanto|upon|after|as long as|as soon as|at|before|by|during|for|from|if|in case|on|once|until|upon|when(?:ever)?|while|with|without|al|antes|con|cuando|desde|después|durante|en|hasta|mientras|para|si|sin|tras|ao|após|antes|até|com|depois|durante|em|enquanto|no|na|para|quando|se|sem|à|après|au|avant|avec|dans|dès|durant|en|jusqu['’]\S+|lors|lorsqu\S+|pendant|pour|quand|sans|s['’]ils?|tant|ab|bei|beim|bevor|bis|falls|für|im|in|mit|nach|nachdem|ohne|sobald|solange|vor|während|wenn)\s/iu

/** Ends in a word that needs another one. */
const openEnd =
  /(?<!\p{L})(?:a|an|and|are|at|by|can|for|from|has|have|if|in|includes?|is|must|of|on|or|shows?|that|the|to|when|with|al|como|con|cuando|de|del|el|en|es|la|los|las|o|para|por|que|si|sin|son|um|uma|com|do|da|dos|das|em|ou|quando|são|se|à|au|aux|avec|dans|des|du|en|est|et|le|les|ou|pour|quand|que|sans|si|sont|sur|aus|bei|das|der|die|ein|eine|für|ist|mit|nach|oder|sind|und|von|wenn|wird|zu)[\s:：]*$/iu

function isOpenEnded(text: string): boolean {
  return openEnd.test(text)
}
