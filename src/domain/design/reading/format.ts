import type { Rule } from './rule.ts'

/** A value of a format, and the equivalence partition it stands for, in each language. */
export interface FormatValue {
  value: string
  en: string
  es: string
}

export interface Format {
  valid: FormatValue[]
  invalid: FormatValue[]
}

interface KnownFormat extends Format {
  about: RegExp
}

const formats: KnownFormat[] = [
  {
    about: /(?<!\p{L})(?:e-?mails?|correos?(?: electrónicos?)?)(?!\p{L})/iu,
    valid: [
      { value: 'jane.doe@example.com', en: 'a plain address', es: 'una dirección simple' },
      { value: 'jane.doe+qa@mail.example.co', en: 'a tag and a subdomain', es: 'etiqueta y subdominio' },
    ],
    invalid: [
      { value: 'jane.doe.example.com', en: 'no @', es: 'sin @' },
      { value: 'jane.doe@', en: 'nothing after the @', es: 'nada después de @' },
      { value: '@example.com', en: 'nothing before the @', es: 'nada antes de @' },
      { value: 'jane doe@example.com', en: 'a space inside', es: 'un espacio en medio' },
    ],
  },
  {
    about: /(?<!\p{L})(?:phones?(?: numbers?)?|mobile numbers?|teléfonos?|celular)(?!\p{L})/iu,
    valid: [{ value: '+1 555 010 0199', en: 'an international number', es: 'un número internacional' }],
    invalid: [
      { value: '555-CALL-NOW', en: 'letters', es: 'letras' },
      { value: '12', en: 'too few digits', es: 'muy pocos dígitos' },
      { value: '+1 555 010 0199 0199 0199 0199', en: 'too many digits', es: 'demasiados dígitos' },
    ],
  },
  {
    about: /(?<!\p{L})(?:urls?|web addresses|web address|websites?|direcci[óo]n web)(?!\p{L})/iu,
    valid: [{ value: 'https://example.com/sample?page=1', en: 'a full address', es: 'una dirección completa' }],
    invalid: [
      { value: 'example', en: 'no scheme and no domain', es: 'sin esquema ni dominio' },
      { value: 'http:/example.com', en: 'one slash', es: 'una sola barra' },
      { value: 'https://exa mple.com', en: 'a space inside', es: 'un espacio en medio' },
    ],
  },
  {
    about: /(?<!\p{L})(?:dates?|birthday|fechas?)(?!\p{L})/iu,
    valid: [
      { value: '2026-06-30', en: 'an ordinary day', es: 'un día normal' },
      { value: '2028-02-29', en: 'the leap day of a leap year', es: 'el 29 de febrero de un año bisiesto' },
    ],
    invalid: [
      { value: '2026-02-29', en: 'the leap day of a common year', es: 'el 29 de febrero de un año no bisiesto' },
      { value: '2026-13-01', en: 'month 13', es: 'mes 13' },
      { value: 'tomorrow', en: 'a word', es: 'una palabra' },
    ],
  },
  {
    about: /(?<!\p{L})(?:numeric|numbers? only|whole numbers?|integers?|numérico|solo números|enteros?)(?!\p{L})/iu,
    valid: [{ value: '42', en: 'a whole number', es: 'un número entero' }],
    invalid: [
      { value: '4x2', en: 'a letter inside', es: 'una letra en medio' },
      { value: '4.2.1', en: 'two points', es: 'dos puntos decimales' },
    ],
  },
]

/** Words by which a sentence says that something put in has to be of a format. */
const demanded =
  /(?<!\p{L})(?:valid(?:ate[sd]?|ation)?|formats?|formatted|well-formed|must be|should be|has to be|enters?|invalid|v[áa]lid[oa]s?|inv[áa]lid[oa]s?|valida\p{L}*|formatos?|ingres\p{L}*|introduc\p{L}*)(?!\p{L})/iu
/** Words by which it is something that the product itself gives. */
const given = /(?<!\p{L})(?:sent|sends?|receives?|received|notif\p{L}*|displayed|displays?|shown|shows?|confirmation e-?mail|generated|last updated|envía\p{L}*|recib\p{L}*|muestra\p{L}*|generación|registra\p{L}*)(?!\p{L})/iu

/** The format that a rule demands of an input; undefined where it demands none. What is demanded stands near its name. */
export function formatOf(rule: Rule): Format | undefined {
  const said = [...rule.when, ...(rule.statement ? rule.then : [])].map(({ text }) => text).join(' ').slice(0, 2_000)
  return formats.find(({ about }) => {
    const found = about.exec(said)
    if (found === null) return false
    const near = said.slice(Math.max(0, found.index - nearBy), found.index + found[0].length + nearBy)
    return demanded.test(near) && !given.test(near)
  })
}

const nearBy = 36
