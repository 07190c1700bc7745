import { valueIndexes } from '../marked-text.ts'
import type { Reading } from '../reading.ts'
import { capitalise, plain } from '../stretch.ts'
import { isCompared, sidesOf } from '../request-sides.ts'
import type { Rule } from '../rule.ts'
import type { Romance } from './grammar.ts'
import { indicative } from './moods.ts'
import { lowerArticle, parseRomance } from './sentence.ts'

interface RequestWords {
  /** What introduces a condition; the Spanish "se" is no "if". */
  conjunction: string
  /** In front of a status: who or what answers with it. */
  answers: RegExp
  /** Where a further outcome begins behind the content of an answer. */
  further: RegExp
}

const words: Record<Romance, RequestWords> = {
  es: {
    conjunction: '(?:si|cuando|en caso de)(?= )',
    answers:
      /(?:^|[\s,:])(?:(?:se |y |entonces )*(?:responde|contesta|devuelve|retorna|recibe|obtiene|da)(?: con)?(?: un| el)?(?: código| estado)?|la (?:respuesta|llamada) (?:es|será|devuelve)(?: un)?|con(?: un| el)?(?: código| estado)?)$/iu,
    further: / y (?=(?:no |ya no |nunca )?(?:se |queda|sigue|permanece|el |la |los |las ))/iu,
  },
  pt: {
    conjunction: '(?:se|quando|caso|em caso de)(?= )',
    answers:
      /(?:^|[\s,:])(?:(?:é |e |então )*(?:responde(?:-se)?|devolve(?:-se)?|devolvido|retorna|recebe|obtém|dá)(?: com)?(?: um| o)?(?: código| estado)?|a (?:resposta|chamada) (?:é|será|devolve)(?: um)?|com(?: um| o)?(?: código| estado)?)$/iu,
    further: / e (?=(?:não |já não |nunca )?(?:é |são |fica|continua|permanece|o |a |os |as ))/iu,
  },
  fr: {
    conjunction: "(?:(?:si|lorsque|quand|en cas de)(?= )|s['’](?=\\p{L}))",
    answers:
      /(?:^|[\s,:])(?:(?:on |et |alors |il |elle |l['’]API )*(?:renvoie|répond|reçoit|retourne|obtient|est renvoyé|donne)(?: avec)?(?: un| le)?(?: code| statut)?|la réponse est(?: un)?|avec(?: un| le)?(?: code| statut)?)$/iu,
    further: / et (?=(?:ne |n['’]|le |la |les |l['’]|aucun|rien ))/iu,
  },
}

/** "responde 201 con el identificador, 409 si ya existe": one request for each status, with what it is sent with. */
export function romanceRequests(reading: Reading, language: Romance, request: string | undefined): Rule[] {
  const { conjunction, answers, further } = words[language]
  const opening = new RegExp(`^(?:${conjunction})\\s*`, 'iu')
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
    const sent =
      /(?:GET|POST|PUT|PATCH|DELETE) \/[^\s,;)"'`]{0,120}/u.exec(plain(reading, reading.marked.text))?.[0] ?? request
    if (
      statuses.length === 0 ||
      sent === undefined ||
      !/(?:GET|POST|PUT|PATCH|DELETE) |[Hh]ttp|API|respond|répond|réponse|respuesta|resposta|devuelv|devolv|renvoi|retorn|reçoit|recib|receb|: ?[\uE000-\uE7FF]|, [\uE000-\uE7FF]/iu.test(
        clause.text + plain(reading, clause.text),
      )
    )
      return []
    return statuses.map((index, at): Rule => {
      reading.taken.add(index)
      const start = clause.text.indexOf(String.fromCharCode(0xe000 + index))
      const next = statuses[at + 1]
      const end = next === undefined ? clause.text.length : clause.text.indexOf(String.fromCharCode(0xe000 + next))
      const own =
        clause.condition !== undefined &&
        at === 0 &&
        clause.text.indexOf(clause.condition) < start &&
        clause.main.includes(String.fromCharCode(0xe000 + index))
      const said = trimmed(clause.text.slice(start + 1, end))
      const joint = further.exec(said)
      const split =
        joint !== null && parseRomance(said.slice(joint.index + joint[0].length), language) !== undefined ? joint : null
      const after = split === null ? said : trimmed(said.slice(0, split.index))
      const more = split === null ? '' : trimmed(said.slice(split.index + split[0].length))
      const both = new RegExp(`^(?<content>(?:con|com|avec) .+?) (?<condition>(?:${conjunction}).+)$`, 'iu').exec(
        after,
      )?.groups
      const isCondition =
        !own &&
        (both !== undefined ||
          (after !== '' && !/^(?:con|com|avec|y|e|et|sin|sem|sans|quando|vacía)(?= )|^(?:lista|liste)/iu.test(after)) ||
          new RegExp(`^(?:${conjunction}|même s)`, 'iu').test(after))
      const before =
        at === 0
          ? withoutAnswer(trimmed(own ? (clause.condition ?? '') : clause.text.slice(0, start)), answers)
              .replace(/^(?:il|elle|ele|ela|él|ella)$/iu, '')
              .trim()
          : ''
      const lead = sentenceCondition(
        plain(reading, before)
          .replace(/^.*?(?:GET|POST|PUT|PATCH|DELETE) \/[^\s,;)"'`]*[`]?/u, '')
          .replace(/^[\s,:]+|[\s:,]+$/gu, ''),
        language,
      )
      const asked = at === 0 && clause === reading.clauses.find(({ role }) => role === 'then') ? whenOf(reading) : ''
      // "Cuando se repite la petición, se devuelve el viaje ya creado con un 200": what is sent, and what comes with the status.
      const answered = asked !== '' && !isCondition && !new RegExp(`^(?:${conjunction})`, 'iu').test(lead)
      const told = own
        ? withoutAnswer(
            trimmed(clause.main.slice(0, clause.main.indexOf(String.fromCharCode(0xe000 + index)))),
            answers,
          )
        : answered
          ? before
          : ''
      const stated = answered
        ? asked
        : isCondition
          ? plain(reading, both?.condition ?? after).replace(opening, '')
          : lead.replace(opening, '')
      const condition = indicative(stated === '' ? asked : stated, language)
      const content =
        both?.content !== undefined ? plain(reading, both.content) : isCondition ? '' : plain(reading, after)
      const status = reading.marked.values[index]?.text ?? ''
      const others = [told, more]
        .filter((text) => parseRomance(text, language) !== undefined)
        .map((text) => `. ${capitalise(plain(reading, text))}`)
      const outcome = `HTTP ${status}${content === '' ? '' : ` ${content}`}${others.join('')}`
      const sides = sidesOf(condition, status, reading.language)
      if (sides !== undefined) for (const told of valueIndexes(clause.text)) reading.taken.add(told)
      return {
        kind: 'effect',
        source: plain(reading, clause.text),
        given: [],
        steps:
          sides === undefined
            ? [{ what: 'request', words: condition === '' ? sent : `${sent} (${condition})` }]
            : [
                { what: 'request', words: `${sent} (${sides.fails})`, outcome: sides.otherwise },
                { what: 'request', words: `${sent} (${sides.holds})`, outcome },
              ],
        outcome: sides === undefined ? outcome : '',
        title: `${condition === '' ? sent : condition}${language === 'fr' ? ' ' : ''}: ${status}`,
        ...(Number(status) >= 400 ? { refuses: true } : {}),
      }
    })
  })
}

/** Without the words that say who answers. */
function withoutAnswer(text: string, answers: RegExp): string {
  const shorter = text.replace(answers, '').replace(/[\s,:;]+$/u, '')
  return shorter === text ? text : withoutAnswer(shorter, answers)
}

/** "Un viaje ya iniciado no puede cancelarse": what is sent is such a trip. */
function sentenceCondition(lead: string, language: Romance): string {
  const text = lead.replace(/: (?:se|é|on)$/iu, '')
  const sentence = parseRomance(text, language)
  return sentence?.modal === 'can' && sentence.negated && sentence.subject !== ''
    ? lowerArticle(sentence.subject)
    : text
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
