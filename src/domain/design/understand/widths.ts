import type { Language } from '../language.ts'
import type { Clause } from './clauses.ts'
import { asMain, parseMain } from './german/sentence.ts'
import { valueIndexes } from './marked-text.ts'
import type { Reading } from './reading.ts'
import { isRomance } from './romance/grammar.ts'
import { parseRomance } from './romance/sentence.ts'
import type { Rule } from './rule.ts'
import { capitalise, plain } from './stretch.ts'
import { moved, type Value } from './value.ts'

/** How a width is compared: from where on, and up to where, something looks different. */
const comparators: [RegExp, { side: 'upTo' | 'from'; inclusive: boolean }][] = [
  [
    /(?:unter(?:halb von)?|weniger als|schmaler als|kleiner als|menos de|por debajo de|inferior(?:es)? a|menor(?:es)? (?:de|que)|moins de|sous|(?:en )?dessous de|inférieure?s? à|abaixo de)$/iu,
    { side: 'upTo', inclusive: false },
  ],
  [/(?:bis(?: zu)?|höchstens|maximal|hasta|jusqu['’]à|au plus|até)$/iu, { side: 'upTo', inclusive: true }],
  [
    /(?:ab|mindestens|desde|a partir de|à partir de|dès|au moins|al menos|pelo menos)$/iu,
    { side: 'from', inclusive: true },
  ],
  [
    /(?:über|breiter als|mehr als|más de|por encima de|plus de|au-dessus de|mais de|acima de)$/iu,
    { side: 'from', inclusive: false },
  ],
]

/** What stands in front of the comparison, and belongs to it: "auf Bildschirmen", "cuando el ancho es". */
const lead =
  /(?:^|(?<=[\s,;]))(?:(?:auf|in|bei|en|em|sur|avec|com|con|à|wenn|falls|cuando|si|quando|se|quand|lorsque) )?(?:(?:der|die|das|den|dem|einer|einem|la|el|las|los|le|les|a|o|as|os|une|un|una|um|uma|l['’]) ?)?(?:(?:Bildschirm|Fenster|Display|Breite|Gerät|pantalla|ventana|anchura|ancho|écran|fenêtre|largeur|ecrã|ecrãs|tela|janela|largura)\p{L}*)? ?(?:(?:est|es|é|ist|beträgt|liegt|sont|são) )?(?:(?:von|mit|de|com|con|d['’]) ?)?$/iu
const tail = /^(?: (?:de large(?:ur)?|de anch(?:o|ura)|de largura|Breite|breit))?(?: (?:ist|sind|beträgt))?/u

const aWidthOf = / (?:einer? \p{L}*[Bb]reite von|un ancho de|une largeur de|uma largura de)$/u

/** Pixels of a picture, not of a window. */
const pictures =
  /(?<!\p{L})(?:JPE?G|PNG|TIFF?|HEIC|[KMG][Bo]|côté|Kantenlänge|längere Seite|lado (?:más|mais) \p{L}+|resolución|résolution|resolução|Auflösung)(?!\p{L})/iu

const resize: Record<Exclude<Language, 'en'>, (width: string) => string> = {
  de: (width) => `Fenster auf ${width} Breite ziehen`,
  es: (width) => `Ajustar la ventana a ${width} de ancho`,
  fr: (width) => `Régler la fenêtre à ${width} de large`,
  pt: (width) => `Ajustar a janela a ${width} de largura`,
}

/** "Auf Bildschirmen unter 768 px stehen die Knöpfe untereinander": the window on both sides of the width. */
export function readWidths(reading: Reading): Rule[] {
  const { language } = reading
  if (language === 'en') return []
  return reading.clauses.flatMap((clause): Rule[] => {
    const found = widthIn(reading, clause)
    if (found === undefined || pictures.test(plain(reading, clause.text))) return []
    const outcome = outcomeOf(reading, clause, found.phrase)
    if (outcome.split(' ').length < 3) return []
    reading.taken.add(found.index)
    return [
      {
        kind: 'effect',
        source:
          clause.role === 'statement'
            ? plain(reading, clause.text)
            : reading.then.map((text) => plain(reading, text)).join(' '),
        given: [],
        ownSituation: !own(clause),
        title: capitalise(outcome),
        steps: found.widths.map(({ text }, at) => ({
          what: 'action' as const,
          words: resize[language](text),
          outcome,
          data: text,
          ...(at === 0 ? {} : { denied: true }),
        })),
        outcome: '',
      },
    ]
  })
}

/** A sentence that tells itself what depends on the width, unlike the situation of a scenario. */
const own = ({ role }: Pick<Clause, 'role'>): boolean => role === 'statement' || role === 'then'

/** The last width at which it holds and the first at which it does not, with the words that say so. */
function widthIn(
  reading: Reading,
  { text, role }: Clause,
): { index: number; phrase: string; widths: Value[] } | undefined {
  for (const index of valueIndexes(text)) {
    const value = reading.marked.values[index]
    if (value?.measure !== 'pixels' || reading.taken.has(index)) continue
    const at = text.indexOf(String.fromCharCode(0xe000 + index))
    const before = text.slice(0, at).trimEnd().replace(aWidthOf, '')
    const found = comparators.find(([words]) => words.test(before))
    if (found === undefined) continue
    const [words, { side, inclusive }] = found
    const head = before.slice(0, words.exec(before)?.index ?? 0)
    const start = lead.exec(head)?.index ?? head.length
    const end = at + 1 + (tail.exec(text.slice(at + 1))?.[0].length ?? 0)
    const by = side === 'upTo' ? 1 : -1
    const last = inclusive ? value : moved(value, -by)
    if ((role === 'given' || role === 'when') && head.slice(0, start).trim() !== '') continue
    return { index, phrase: text.slice(start, end), widths: [last, moved(last, by)] }
  }
  return undefined
}

function outcomeOf(reading: Reading, { text, role }: Clause, phrase: string): string {
  const rest = own({ role }) ? ownClause(reading, text, phrase).replace(phrase, ' ') : reading.then.join(' ')
  const bare = rest
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;]+|[\s,;.]+$/g, '')
    .replace(/ ,/g, ',')
  const sentence = reading.language === 'de' ? parseMain(bare) : undefined
  return capitalise(plain(reading, sentence === undefined ? bare : asMain(sentence)))
}

/** "El botón está arriba, y ocupa todo el ancho en pantallas …": only the second verb depends on the width. */
function ownClause({ language }: Reading, text: string, phrase: string): string {
  const at = text.indexOf(phrase)
  const joint = /.*, (?:y|e|et|und) /u.exec(text.slice(0, at))?.[0]
  if (joint === undefined) return text
  const piece = text.slice(joint.length)
  const subject = isRomance(language) ? (parseRomance(text, language)?.subject ?? '') : ''
  return isRomance(language) && parseRomance(piece, language)?.subject === '' && subject !== ''
    ? `${subject} ${piece}`
    : piece
}
