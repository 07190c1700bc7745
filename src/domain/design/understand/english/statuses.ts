import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { Rule, RuleOf } from '../rule.ts'
import { capitalise, plain } from '../stretch.ts'
import { type Effect, titled } from './effect.ts'
import { observation, parseSentence, type Sentence } from './sentence.ts'
import { definite, lowerArticle } from './subject.ts'

const name = '(?:[A-Z][A-Z_]{2,}|["“][^"”]{2,30}["”]|[A-Z][a-z]{2,}(?: [a-z]+(?=[,.;]| or |$))?)'
const names = `${name}(?:(?:, or |, | or )${name}){0,5}`
const changes =
  '(?:leads? (?:only )?to|goes? (?:only )?to|(?:can |may )(?:only )?(?:become|change to|move to|go to|turn into|be set to|be followed by)|becomes|turns into|changes to|moves to|->|→)'
const step = new RegExp(`(?:^|[ (])(?:from )?(?<from>${name}) ${changes} (?<to>${names})`, 'gu')
const fromTo = new RegExp(`(?:^|[ (])from (?<from>${name}) (?:only )?to (?<to>${names})`, 'gu')
/** "Planned → Queued (only if it has to wait) → Running": each status leads to the next. */
const link = `${name}(?: ?\\([^)]*\\))?`
const chain = new RegExp(`(?<=^|[ :])${link}(?: ?(?:→|->) ?${link}){2,}`, 'gu')
/** "Skipped only from Planned or Queued". */
const onlyFrom = new RegExp(`(?<=^|[ ,;])(?<to>${name}) only from (?<from>${name}(?: or ${name}){0,4})`, 'gu')

function pairsOf(links: string): [string, string][] {
  const statuses = links.split(/ ?(?:→|->) ?/u).map((one) => one.replace(/ ?\([^)]*\)$/u, ''))
  return statuses.slice(1).map((to, at) => [statuses[at] ?? '', to])
}

const nothingElse =
  /no other (?:transitions?|changes?|status|way|path)|other (?:transitions?|changes?) (?:are|is) (?:not|refused|rejected)|nothing else is (?:possible|allowed)|only these/iu
const calendar =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$|^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/u

/** Statuses without quotes: "CHARGING leads to FINISHED or FAULTED. There are no other transitions." */
export function statusRules(reading: Reading): Rule[] {
  if (reading.when.length > 0) return []
  const sentences = reading.clauses.map(({ text }) => plain(reading, text))
  const pairs: [string, string][] = []
  const told: string[] = []
  for (const sentence of sentences) {
    // "can be moved from OPEN to CHECKED by any adjuster" says who may do it; that is tried by a case of its own.
    const whole = / by (?:the|an?|any|every|each) /iu.test(sentence) ? [] : [...sentence.matchAll(fromTo)]
    const only = [...sentence.matchAll(onlyFrom)].flatMap(({ groups }): [string, string][] =>
      (groups?.from ?? '').split(/, or |, | or /u).map((from) => [from, groups?.to ?? '']),
    )
    const single = [...sentence.replace(chain, ' ').matchAll(step), ...whole].flatMap(
      ({ groups }): [string, string][] =>
        (groups?.to ?? '').split(/, or |, | or /u).map((to) => [groups?.from ?? '', to]),
    )
    const found = [...[...sentence.matchAll(chain)].flatMap(([links]) => pairsOf(links)), ...single, ...only]
    const sure = found.filter(([from, to]) => from !== '' && to !== '' && !calendar.test(from) && !calendar.test(to))
    if (
      sure.length === 0 ||
      !(sure.some(([from, to]) => /^[A-Z_]{3,}$/.test(from + to)) || /status|state|stage/iu.test(sentences.join(' ')))
    )
      continue
    pairs.push(...sure)
    told.push(sentence)
  }
  if (pairs.length === 0) return []
  const rest = sentences.find((sentence) => nothingElse.test(sentence))
  const holder =
    /(?:^|[ ,])(?<holder>(?:the|an?|each|every) [a-z]+) (?:is|has the status|becomes|gets the status|starts as|starts in) (?:[A-Z][A-Z_]{2,}|["“])/u.exec(
      sentences.join('. '),
    )?.groups?.holder
  const owner =
    holder ??
    reading.clauses
      .map(({ main }) => parseSentence(main)?.subject ?? '')
      .find(
        (subject) => /^(?:the|an?|each|every) [\p{L} ]{3,30}$/iu.test(subject) && !/status|state|call/iu.test(subject),
      )
  return [
    {
      kind: 'transitions',
      source: [...told, ...(rest === undefined ? [] : [rest])].join('. '),
      pairs,
      closed: rest !== undefined,
      thing: { words: owner === undefined ? 'the record' : plain(reading, definite(owner)), label: false },
    },
  ]
}

/** "On FINISHED or FAULTED a webhook is sent": each of the statuses is brought about. */
export function statusesOf(
  reading: Reading,
  { condition = '', main }: Clause,
  sentence: Sentence | undefined,
): Effect | undefined {
  const lead = sentence?.lead ?? ''
  const found =
    /^(?:(?:on|in|for|when(?: it is| the status is)?) )?(?:the )?(?:status(?:es)? )?(?<names>\p{Lu}[\p{Lu}_]{2,}(?:(?:, | or |, or | and )\p{Lu}[\p{Lu}_]{2,}){0,4})$/u.exec(
      plain(reading, condition === '' ? lead : condition).replace(/^[OIFW](?=n |or |hen )/u, (letter) =>
        letter.toLowerCase(),
      ),
    )?.groups?.names
  if (found === undefined || sentence === undefined) return undefined
  const outcome = capitalise(plain(reading, `${sentence.subject} ${observation(sentence)}`))
  return {
    kind: 'effect',
    source: main,
    given: [],
    steps: found
      .split(/, or |, | or | and /u)
      .map((name) => ({ what: 'action', words: `Bring a record to the status ${name}`, data: name, outcome })),
    outcome: '',
    title: titled(`${outcome}: ${found}`),
  }
}

const statusName =
  /^(?:Active|Inactive|Open|Closed|New|Draft|Pending|Done|Ready|Free|Running|Idle|Queued|Paused|Locked|Paid|Unpaid|\p{Lu}\p{Ll}+ed|In [Pp]rogress)$/u

/** "A pot can be Active, Paused or Closed": a status is not picked in a form; the record is brought into each of them. */
export function statesOf(
  thing: string,
  values: string[],
): Pick<RuleOf<'effect'>, 'steps' | 'outcome' | 'title'> | undefined {
  const named = /(?<!\p{L})(?:status|state|stage)$/iu.test(thing)
  if (!named && values.filter((value) => statusName.test(value)).length * 2 <= values.length) return undefined
  const holder = named ? thing.replace(/ (?:status|state|stage)$/iu, '') : thing
  const whose =
    holder === '' || /^(?:the )?(?:status|state|stage)$/iu.test(holder)
      ? 'record'
      : holder.replace(/^(?:an?|the|each|every) /iu, '')
  return {
    steps: values.slice(0, 8).map((value) => ({
      what: 'action',
      words: `Bring ${lowerArticle(/^[aeiou]/iu.test(whose) ? `an ${whose}` : `a ${whose}`)} to the status ${value}`,
      outcome: `Its status is displayed as ${value}`,
      data: value,
    })),
    outcome: '',
    title: `${whose.charAt(0).toUpperCase()}${whose.slice(1)}: the statuses ${values.join(', ')}`,
  }
}
