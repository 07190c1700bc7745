/** What a ticket says of the values of a member. */
export interface Attributes {
  required?: boolean
  optional?: boolean
  /** "number": decimals are possible. */
  type?: 'integer' | 'number' | 'string' | 'boolean'
  min?: number
  max?: number
  /** The bound itself is refused. */
  minOpen?: boolean
  maxOpen?: boolean
  shortest?: number
  longest?: number
  fewest?: number
  most?: number
  values?: string[]
  fallback?: string
  format?: string
  time?: 'notPast' | 'notFuture'
  decimals?: number
  unique?: boolean
  digits?: boolean
  /** So many days back at most. */
  daysBack?: number
  /** How old a time may be at most, in seconds, and as the ticket says it. */
  oldest?: { seconds: number; text: string }
}

const number = '(-?\\d[\\d,]*(?:\\.\\d+)?)'
const chars = '(?:characters?|chars?|digits|letters)(?: long| in length)?'
const items = '(?:items?|entries|elements|\\p{L}+s)'
const numbers = (text = ''): number => Number(text.replaceAll(',', ''))

const readers: [RegExp, (found: string[], into: Attributes) => void][] = [
  [
    /^(?:not (?:be )?|at most |up to |no )(?:more than |older than )?(\d+) days (?:in the past|old|ago)/iu,
    ([, a], into) => (into.daysBack = numbers(a)),
  ],
  [
    /^(?:not|nor) (?:be )?older than (\d+) (second|minute|hour|day|week)s?/iu,
    ([, a, unit = ''], into) => {
      const seconds = { second: 1, minute: 60, hour: 3_600, day: 86_400, week: 604_800 }[unit.toLowerCase()] ?? 0
      into.oldest = {
        seconds: numbers(a) * seconds,
        text: `${a ?? ''} ${unit.toLowerCase()}${numbers(a) === 1 ? '' : 's'}`,
      }
    },
  ],
  [
    /^(?:required|mandatory|compulsory|must be (?:given|present|set|sent|provided)|not be (?:empty|missing|null|blank|omitted)|not (?:empty|null|blank)|non-empty)/iu,
    (_, into) => (into.required = true),
  ],
  [/^(?:optional|may be (?:omitted|left out|missing))/iu, (_, into) => (into.optional = true)],
  [
    new RegExp(
      `^(?:an? )?(?:string |text )?(?:in (?:the range|a range)(?: of| from)? |ranges? |(?:of |with |lie |be )?between |from |of |with )?${number} ?(?:to|and|-|–|\\.\\.\\.?|…) ?${number} ?${chars}`,
      'iu',
    ),
    ([, a, b], into) => {
      into.shortest = numbers(a)
      into.longest = numbers(b)
    },
  ],
  [
    new RegExp(
      `^(?:an? )?(?:string |text )?(?:length )?(?:of |with )?(?:at most|up to|no more than|not more than|(?:a )?max(?:imum)?\\.?(?: length)?(?: of| is)?|not be longer than|no longer than|not exceed|not (?:be )?longer than|be at most) ${number} ?${chars}`,
      'iu',
    ),
    ([, a], into) => (into.longest = numbers(a)),
  ],
  [
    new RegExp(
      `^(?:an? )?(?:string |text )?(?:length )?(?:of |with )?(?:at least|no fewer than|(?:a )?min(?:imum)?\\.?(?: length)?(?: of| is)?|no less than) ${number} ?${chars}`,
      'iu',
    ),
    ([, a], into) => (into.shortest = numbers(a)),
  ],
  [
    new RegExp(
      `^(?:have |has )?(?:an? )?(?:string |text |number )?(?:of |with )?(?:exactly )?${number} ?${chars}`,
      'iu',
    ),
    ([, a], into) => {
      into.shortest = numbers(a)
      into.longest = numbers(a)
    },
  ],
  [
    new RegExp(
      `^(?:hold|have|has|contain|holds|contains|an array of|a list of|array of|list of)?(?: between)? ?${number} ?(?:to|and|-|–) ?${number} ${items}`,
      'iu',
    ),
    ([, a, b], into) => {
      into.fewest = numbers(a)
      into.most = numbers(b)
    },
  ],
  [
    new RegExp(
      `^(?:hold |have |has |contain |holds |contains )?(?:at most|up to|no more than|a maximum of) ${number} ${items}`,
      'iu',
    ),
    ([, a], into) => {
      into.most = numbers(a)
    },
  ],
  [
    new RegExp(
      `^(?:a(?:n)? )?(?:(?:integer|whole number|number|decimal) )?(?:in (?:the range|a range)(?: of| from)? |ranges? (?:from )?|(?:lie |be )?between |from |of )?${number} ?(?:to|and|-|–|\\.\\.\\.?|…) ?${number}(?![\\d-])(?: inclusive)?`,
      'iu',
    ),
    ([, a, b], into) => {
      into.min = numbers(a)
      into.max = numbers(b)
    },
  ],
  [
    new RegExp(
      `^(?:(?:be )?(?:at least|no less than|not less than|not (?:be )?(?:below|less than|lower than|smaller than)|greater than or equal to|equal to or greater than)|min(?:imum)?\\.?(?: value)?(?: is| of|:)?|>=|≥) ?${number}(?![\\d-])`,
      'iu',
    ),
    ([, a], into) => (into.min = numbers(a)),
  ],
  [
    new RegExp(
      `^(?:(?:be )?(?:at most|up to|no more than|not more than|not exceed|not (?:be )?(?:above|more than|greater than|higher than|larger than)|less than or equal to|equal to or less than)|max(?:imum)?\\.?(?: value)?(?: is| of|:)?|<=|≤) ?${number}(?![\\d-])`,
      'iu',
    ),
    ([, a], into) => (into.max = numbers(a)),
  ],
  [
    new RegExp(`^(?:be )?(?:greater than|more than|above|larger than|higher than|over|>) ?${number}`, 'iu'),
    ([, a], into) => {
      into.min = numbers(a)
      into.minOpen = true
    },
  ],
  [
    new RegExp(`^(?:be )?(?:less than|below|smaller than|lower than|under|<) ?${number}`, 'iu'),
    ([, a], into) => {
      into.max = numbers(a)
      into.maxOpen = true
    },
  ],
  [
    /^(?:(?:an? )?positive(?: integer| number| amount| whole number)?)/iu,
    ([text = ''], into) => {
      into.min = 0
      into.minOpen = true
      if (/integer|whole/iu.test(text)) into.type = 'integer'
    },
  ],
  [/^(?:not (?:be )?negative|non-negative(?: integer| number)?)/iu, (_, into) => (into.min = 0)],
  [
    /^(?:(?:an? |of type )?(?:integers?|whole numbers?)(?: in (?:minor units|cents|the minor unit|the smallest unit|grams?|metres|minutes|seconds))?)/iu,
    (_, into) => (into.type = 'integer'),
  ],
  [
    /^(?:with )?(?:at most|up to|no more than|a maximum of|exactly) (one|two|three|\d) decimals?(?: places?)?/iu,
    ([, a = ''], into) => {
      into.decimals = { one: 1, two: 2, three: 3 }[a.toLowerCase()] ?? Number(a)
      into.type ??= 'number'
    },
  ],
  [/^(?:(?:an? |of type )?(?:number|decimal)(?: number| value)?)(?! of)/iu, (_, into) => (into.type = 'number')],
  [
    /^(?:(?:an? |of type )?(?:non-empty )?(?:string|text|free text))(?! (?:of|with))/iu,
    ([text = ''], into) => {
      into.type = 'string'
      if (/non-empty/iu.test(text)) into.required = true
    },
  ],
  [/^(?:(?:an? |of type )?bool(?:ean)?)/iu, (_, into) => (into.type = 'boolean')],
  [/^(?:an? )?(?:valid |well-formed )?(?:e-?mail(?: address)?)/iu, (_, into) => (into.format = 'email')],
  [/^(?:an? )?(?:valid )?(?:UUID)(?: ?v\d)?/iu, (_, into) => (into.format = 'uuid')],
  [
    /^(?:an? )?(?:valid |three-letter |3-letter )*(?:ISO 4217|ISO-4217)?(?: ?(?:currency )?code)?(?<=ISO.{0,5}4217.{0,15}|currency code)/iu,
    (_, into) => (into.format = 'currency'),
  ],
  [
    /^(?:an? )?(?:valid |two-letter |2-letter )*(?:ISO 3166(?:-1)?(?: alpha-2)?(?: country)?(?: code)?|country code)/iu,
    (_, into) => (into.format = 'country'),
  ],
  [
    /^(?:an? )?(?:valid )?(?:(?:UTC )?(?:ISO[ -]8601|RFC 3339) )?(?:UTC )?(?:date-?time|timestamp|time)(?: in UTC)?(?: (?:in |according to )?(?:ISO[ -]8601|RFC 3339)(?: format)?)?/iu,
    (_, into) => (into.format = 'datetime'),
  ],
  [
    /^(?:an? )?(?:valid )?(?:ISO[ -]8601 )?(?:calendar )?date(?: in the (?:form|format) [A-Y-]+| \(?YYYY-MM-DD\)?| (?:in |according to )?ISO[ -]8601(?: format)?)?/iu,
    (_, into) => (into.format = 'date'),
  ],
  [/^(?:an? )?(?:valid )?(?:absolute )?(?:https? )?URL/iu, (_, into) => (into.format = 'url')],
  [
    /^(?:an? )?(?:valid )?(?:phone number(?: in)? )?E\.164(?: format| phone number)?/iu,
    (_, into) => (into.format = 'phone'),
  ],
  [/^(?:not (?:be|lie)? ?in the past|in the future|today or later)/iu, (_, into) => (into.time = 'notPast')],
  [/^(?:not (?:be|lie)? ?in the future|in the past)/iu, (_, into) => (into.time = 'notFuture')],
  [/^(?:unique)(?: (?:per|within|across) [\p{L} ]{2,30})?/iu, (_, into) => (into.unique = true)],
  [
    /^(?:(?:it )?(?:falls? back|defaults?) (?:to|is|value is|value|of)?|the default is|default:|without it) ?["“`]?([\w.-]+)["”`]?(?: (?:is (?:used|stored|assumed)))?/iu,
    ([, a], into) => {
      if (a !== undefined) into.fallback = a
    },
  ],
  [
    /^(?:is |be |only |either |accepts? |the )?(?:one of|either|any of|only|among|(?:the |these |following )?values?)?(?: the| these| following| values| are| allowed)*:? ?(["“`]?[\w-]+["”`]?(?:(?:, (?:or |and )?| or | and |\/|\|)["“`]?[\w-]+["”`]?)+)(?! (?:is|are|must|may|can|has|holds|defaults)(?= ))/iu,
    ([, a = ''], into) => {
      into.values = a.replace(/["“”`]/gu, '').split(/, (?:or |and )?| or | and |\/|\|/u)
    },
  ],
]

const glue =
  /^(?:[\s,;:()]|and(?= )|but(?= )|it(?= )|which(?= )|is(?= )|are(?= )|must(?= )|may(?= )|has to(?= )|should(?= )|be(?= )|with(?= (?:no more|at most|up to))|have(?= )|has(?= )|with(?= (?:a |an )?(?:min|max|default|length))|a(?= (?:min|max|default|length))|an?(?= optional| required| mandatory)|long(?=$|,)|if (?:given|present|set|sent)(?=$|,)|(?:if|when) (?:it is )?(?:left out|omitted|missing|absent|not (?:given|sent|set|provided))(?=$|,))+/iu

/** Reads a list of attributes; undefined where a word of it is not understood. */
export function attributesOf(text: string): Attributes | undefined {
  const into: Attributes = {}
  let left = text.replace(/[.;]$/u, '').trim()
  for (let turn = 0; turn < 12 && left !== ''; turn += 1) {
    left = left.replace(glue, '').trim()
    if (left === '') break
    const before = left
    for (const [sign, put] of readers) {
      const found = sign.exec(left)
      if (found === null || found[0].trim() === '') continue
      const behind = left.slice(found[0].length)
      if (/^[\p{L}\d_]/u.test(behind)) continue
      if (/\ddigits?$| digits?(?: long| in length)?$/iu.test(found[0])) into.digits = true
      put([...found], into)
      left = behind.trim()
      break
    }
    if (left === before) return undefined
  }
  if (
    into.values !== undefined &&
    (into.values.length < 2 || into.values.some((one) => /^(?:and|or|the|an?|be|is)$/u.test(one)))
  )
    return undefined
  return Object.keys(into).length === 0 ? undefined : into
}
