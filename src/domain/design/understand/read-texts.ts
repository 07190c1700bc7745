import type { Clause } from './clauses.ts'
import type { Reading } from './reading.ts'
import {
  capitalise,
  givesFileOut,
  listMembers,
  messageIn,
  ownStep,
  plain,
  says,
  shapeOf,
  subjectOf,
  thing,
  asStep,
} from './stretch.ts'
import { quoteIndexes, unquoted, valueIndexes } from './marked-text.ts'
import type { Rule } from './rule.ts'
import { composition, format } from './read-formats.ts'
import { statesOf } from './english/statuses.ts'
import { pattern } from './lexicon/lexicon.ts'
import { readPattern } from './patterns.ts'
import { closedList } from './romance/choices.ts'
import { isRomance } from './romance/grammar.ts'
import { isInfinitive } from './romance/verbs.ts'
import { statedRefusal } from './read-limits.ts'

/** What a field takes: formats, closed lists, defaults, required fields, file types. */
export function readFields(reading: Reading): Rule[] {
  const rules = reading.clauses.flatMap((clause) => {
    if (clause.role === 'given' || clause.role === 'when') return []
    const form = readPattern(reading, clause)
    if (form !== undefined) return [form]
    return [
      ...fileTypes(reading, clause),
      ...composition(reading, clause),
      ...format(reading, clause),
      ...options(reading, clause),
      ...requiredFields(reading, clause),
    ]
  })
  const listed = rules.some((rule) => rule.kind === 'options' && rule.initial !== undefined)
  return listed ? rules.filter(({ kind }) => kind !== 'initial') : rules
}

const extension =
  /(?<![\p{L}\p{N}])\.?(?:pdf|jpe?g|png|gif|webp|svg|csv|xlsx?|docx?|txt|xml|json|zip|mp[34]|heic|tiff?|odt|ods|odp|rtf|pptx?|epub|avi|mov|webm|bmp|ics|md|html)(?![\p{L}\p{N}])/giu

/** Words of taking a file in, in the five languages. */
const taking =
  /upload|attach|accept|allow|only|photo|image|picture|file|document|subi|adjunt|archivo|foto|imagen|documento|hochlad|datei|bild|dokument|joind|fichier|pièce|autorisation|téléverser|anex|carreg|ficheiro|arquivo|imagem/iu

function fileTypes(reading: Reading, clause: Clause): Rule[] {
  const types = [...new Set([...clause.text.matchAll(extension)].map(([type]) => type.replace('.', '').toUpperCase()))]
  if (types.length === 0 || !(types.length > 1 || taking.test(clause.text)) || givesFileOut.test(clause.text)) return []
  const message = statedRefusal(reading, clause)
  return [
    {
      kind: 'fileTypes',
      source: plain(reading, clause.text),
      types,
      thing: subjectOf(reading, clause.main) ?? { words: types.join(', '), label: false },
      ...(message === undefined ? {} : { message }),
    },
  ]
}

/** A closed list of values: quoted, code words, or words in a row behind "one of". */
function options(reading: Reading, clause: Clause): Rule[] {
  const list = shapeOf(reading, 'optionList', clause.text)?.list
  const found =
    list !== undefined &&
    // "films that are @ or @ no longer show it": which ones, and no list of what there is.
    !(
      reading.language === 'en' &&
      / (?:that|which|who) (?:is|are) $/iu.test(clause.text.slice(0, clause.text.indexOf(list)))
    ) &&
    !(isRomance(reading.language) && /[(\uE000-\uE7FF]/u.test(list)) &&
    (says(reading, 'optionList', clause.text) || says(reading, 'or', list))
      ? list
      : undefined
  const initial = shapeOf(reading, 'defaultValue', reading.clauses.map(({ text }) => text).join('. '))?.value
  const closed = isRomance(reading.language) ? closedList(clause.text, reading.language) : undefined
  const values =
    closed !== undefined
      ? closed.items.map((item) => plain(reading, item))
      : found === undefined
        ? []
        : listItems(reading, found)
  const shown =
    initial === undefined ||
    (isRomance(reading.language) && / (?:es|son|é|são|est|sont) /u.test(initial)) ||
    !says(reading, 'default', reading.marked.text)
      ? undefined
      : plain(reading, initial)
  const subject =
    (closed === undefined ? undefined : thing(reading, closed.thing, false)) ?? subjectOf(reading, clause.main)
  if (values.length >= 2 && subject !== undefined) {
    for (const index of quoteIndexes(found ?? '')) reading.told.add(index)
    const states = reading.language === 'en' ? statesOf(subject.words, values) : undefined
    if (states !== undefined) return [{ kind: 'effect', source: plain(reading, clause.text), given: [], ...states }]
    return [
      {
        kind: 'options',
        source: plain(reading, clause.text),
        thing: subject,
        values,
        code: (found ?? '').length > 0 && values.every((value) => plain(reading, found ?? '').includes(`\`${value}\``)),
        ...(shown === undefined ? {} : { initial: shown }),
      },
    ]
  }
  if (
    shown === undefined ||
    subject === undefined ||
    !says(reading, 'default', clause.text) ||
    says(reading, 'nextStatus', clause.text)
  )
    return []
  const opening = reading.clauses[0]
  const step = opening === undefined || opening === clause ? undefined : asStep(reading, opening.main)
  if (step !== undefined)
    return [
      {
        kind: 'effect',
        source: plain(reading, clause.text),
        given: [],
        steps: [{ what: 'action', words: step }],
        outcome: plain(reading, clause.main),
      },
    ]
  for (const index of valueIndexes(initial ?? '')) reading.taken.add(index)
  return [
    {
      kind: 'initial',
      source: plain(reading, clause.text),
      thing: subjectOf(reading, reading.clauses[0]?.main ?? '') ?? subject,
      value: shown,
    },
  ]
}

function listItems(reading: Reading, list: string): string[] {
  const quotes = quoteIndexes(list)
  if (quotes.length >= 2) return quotes.map((index) => unquoted(reading.marked.quotes[index] ?? ''))
  const own = (list.includes(': ') ? list.slice(list.lastIndexOf(': ') + 2) : list).replace(
    /^(?:only |exactly )?one of /iu,
    '',
  )
  const items = listMembers(reading, own, `${reading.lexicon.and}|${reading.lexicon.cues.or}`)
  const fit = items.filter((item) => item !== '' && item.length <= 40 && item.split(' ').length <= 4)
  return fit.length === items.length &&
    items.length >= 2 &&
    (items.length >= 3 || items.every((item) => /^[\p{Lu}\d]/u.test(item))) &&
    items.every((item) => /^[\p{Lu}\d]/u.test(item) || list.includes(':') || items.length > 2) &&
    items.filter((item) => /^[\p{Lu}\d]/u.test(item)).length * 2 >= items.length
    ? items
    : []
}

function requiredFields(reading: Reading, clause: Clause): Rule[] {
  const rules: Rule[] = []
  for (const [cue, shape, optional] of [
    ['required', 'requiredFields', false],
    ['optional', 'optionalFields', true],
  ] as const) {
    if (!says(reading, cue, clause.text)) continue
    const found = shapeOf(reading, shape, clause.main)?.fields
    if (found === undefined) continue
    const fields =
      valueIndexes(found).length > 0
        ? []
        : listMembers(reading, found.replace(/\([^)]*\)?/g, ''), reading.lexicon.and)
            .map((field) => field.replace(/^at least (?:one|an?) /iu, ''))
            .filter((field) => field.length <= 60)
    const message = optional ? undefined : statedRefusal(reading, clause)
    if (
      fields.length > 0 &&
      !(isRomance(reading.language) && isInfinitive(fields[0]?.split(' ')[0] ?? '', reading.language))
    )
      rules.push({
        kind: 'required',
        source: plain(reading, clause.text),
        fields,
        optional,
        ...(message === undefined ? {} : { message }),
      })
  }
  return rules
}

/** Messages that no other rule has claimed: the condition that brings them up is the test. */
export function readMessages(reading: Reading): Rule[] {
  // Sentences of these languages are read one by one, with their messages.
  if (reading.language === 'en' || reading.when.length === 0) return []
  return reading.clauses.flatMap((clause) => {
    if (clause.role === 'given' || clause.role === 'when') return []
    const open = quoteIndexes(clause.text).filter((index) => !reading.told.has(index))
    if (open.length === 0) return []
    const text = messageIn(reading, clause.text)
    if (text === undefined) return []
    const condition = clause.condition ?? (reading.when.length > 0 ? reading.when.join(', ') : reading.given.at(-1))
    const step = condition === undefined ? undefined : ownStep(reading, condition)
    const subject = condition === undefined ? subjectOf(reading, clause.main)?.words : undefined
    const more = pattern(`(?:${reading.lexicon.and})`).test(clause.main)
    const rule: Rule = {
      kind: 'message',
      source: plain(reading, clause.text),
      text,
      ...(more ? { outcome: plain(reading, clause.main) } : {}),
      ...(condition === undefined ? {} : { condition: capitalise(plain(reading, condition)) }),
      ...(step === undefined ? {} : { step }),
      ...(subject === undefined ? {} : { subject }),
    }
    return [rule]
  })
}
