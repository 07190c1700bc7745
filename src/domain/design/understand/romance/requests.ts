import { valueIndexes } from '../marked-text.ts'
import type { Reading } from '../reading.ts'
import { plain } from '../stretch.ts'
import { isCompared, sidesOf } from '../request-sides.ts'
import type { Rule } from '../rule.ts'
import { indicative } from './verbs.ts'

const conjunction =
  /^(?:(?:si|se|cuando|quando|lorsque|quand|en caso de|em caso de|en cas de)(?= )|s['’](?=\p{L}))\s*/iu
const answers = /(?:^|\s)(?:responde|devuelve|retorna|devolve|recibe|recebe|renvoie|répond|reçoit|retourne|da|dá)$/iu

/** "responde 201 con el identificador, 409 si ya existe": one request for each status, with what it is sent with. */
export function romanceRequests(reading: Reading, request: string | undefined): Rule[] {
  return reading.clauses.flatMap((clause): Rule[] => {
    const statuses = valueIndexes(clause.text).filter((index) => {
      const value = reading.marked.values[index]
      return (
        value?.measure === 'number' &&
        /^[1-5]\d\d$/.test(value.text) &&
        !reading.taken.has(index) &&
        !isCompared(clause.text.slice(0, clause.text.indexOf(String.fromCharCode(0xe000 + index))), reading.language)
      )
    })
    const own =
      /(?:GET|POST|PUT|PATCH|DELETE) \/[^\s,;)"'`]{0,120}/u.exec(plain(reading, reading.marked.text))?.[0] ?? request
    if (
      statuses.length === 0 ||
      own === undefined ||
      !/(?:GET|POST|PUT|PATCH|DELETE) |[Hh]ttp|API|respond|répond|devuelv|devolv|renvoi|retorn|reçoit|recib|receb|: ?[\uE000-\uE7FF]|, [\uE000-\uE7FF]/u.test(
        clause.text + plain(reading, clause.text),
      )
    )
      return []
    return statuses.map((index, at): Rule => {
      reading.taken.add(index)
      const start = clause.text.indexOf(String.fromCharCode(0xe000 + index))
      const next = statuses[at + 1]
      const end = next === undefined ? clause.text.length : clause.text.indexOf(String.fromCharCode(0xe000 + next))
      const after = trimmed(clause.text.slice(start + 1, end))
      const both =
        /^(?<content>(?:con|com|avec) .+?) (?<condition>(?:si|se|cuando|quando|lorsque|quand) .+|s['’].+)$/iu.exec(
          after,
        )?.groups
      const isCondition =
        both !== undefined ||
        (after !== '' && !/^(?:con|com|avec|y|e|et|sin|sem|sans|quando|vacía)(?= )|^(?:lista|liste)/iu.test(after)) ||
        /^(?:quando|cuando|si|se|s['’]|lorsque|même s)/iu.test(after)
      const before =
        at === 0
          ? trimmed(clause.text.slice(0, start))
              .replace(answers, '')
              .replace(/^(?:il|elle|ele|ela|él|ella)$/iu, '')
              .trim()
          : ''
      const lead = plain(reading, before)
        .replace(/^.*?(?:GET|POST|PUT|PATCH|DELETE) \/[^\s,;)"'`]*[`]?/u, '')
        .replace(/^[\s,:]+|[\s:,]+$/gu, '')
      const asked = at === 0 && clause === reading.clauses.find(({ role }) => role === 'then') ? whenOf(reading) : ''
      const stated = isCondition ? plain(reading, both?.condition ?? after).replace(conjunction, '') : lead
      const condition = indicative(stated === '' ? asked : stated, reading.language === 'pt' ? 'pt' : 'es')
      const content =
        both?.content !== undefined ? plain(reading, both.content) : isCondition ? '' : plain(reading, after)
      const status = reading.marked.values[index]?.text ?? ''
      const outcome = `HTTP ${status}${content === '' ? '' : ` ${content}`}`
      const sides = sidesOf(condition, status, reading.language)
      if (sides !== undefined) for (const told of valueIndexes(clause.text)) reading.taken.add(told)
      return {
        kind: 'effect',
        source: plain(reading, clause.text),
        given: [],
        steps:
          sides === undefined
            ? [{ what: 'request', words: condition === '' ? own : `${own} (${condition})` }]
            : [
                { what: 'request', words: `${own} (${sides.fails})`, outcome: sides.otherwise },
                { what: 'request', words: `${own} (${sides.holds})`, outcome },
              ],
        outcome: sides === undefined ? outcome : '',
        title: `${condition === '' ? own : condition}${reading.language === 'fr' ? ' ' : ''}: ${status}`,
        ...(Number(status) >= 400 ? { refuses: true } : {}),
      }
    })
  })
}

/** What a scenario says of its request: "avec une date mal formée". */
function whenOf(reading: Reading): string {
  const when = plain(reading, reading.when.join(', '))
  return /(?:GET|POST|PUT|PATCH|DELETE) \//u.test(when)
    ? when.replace(/^.*?(?:GET|POST|PUT|PATCH|DELETE) \/[^\s,;)"'`]*[`]?/u, '').trim()
    : when
}

function trimmed(text: string): string {
  return text
    .trim()
    .replace(/^[,:;\s]+/u, '')
    .replace(/(?:[,;:\s]|(?:^|\s)(?:y|e|et|ou|o))+$/u, '')
}
