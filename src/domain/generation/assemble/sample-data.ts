/** Sample data for steps that came without (spec section 5): it fits what the step asks for and says that it is a sample. */

interface Sample {
  about: RegExp
  data: string
}

/** The more telling words come first: 'e-mail address' is an e-mail, not an address. */
const samples: Sample[] = [
  { about: /e-?mail|correo/i, data: 'jane.doe@example.com' },
  { about: /password|passcode|contraseña|senha|mot de passe|passwort|kennwort/i, data: 'Sample-Pass-2026!' },
  { about: /phone|mobile number|teléfono|telefone|téléphone|telefon/i, data: '+1 555 010 0199' },
  { about: /user ?name|nombre de usuario|nome de usuário|nom d'utilisateur|benutzername/i, data: 'jane.doe' },
  { about: /\burls?\b|\blinks?\b|website|enlace/i, data: 'https://example.com/sample' },
  { about: /\b(?:date|fecha|data de|deadline|birthday|datum)\b/i, data: '2026-06-30' },
  { about: /\b(?:time|hora|heure|uhrzeit)\b/i, data: '14:30' },
  { about: /amount|price|total|balance|importe|precio|monto|valor|preço|montant|prix|betrag|preis/i, data: '25.00' },
  { about: /quantity|number of|count|cantidad|quantidade|quantité|anzahl/i, data: '3' },
  { about: /post ?code|zip|código postal|code postal|postleitzahl|\bplz\b|\bcep\b/i, data: '12345' },
  { about: /\baddress|dirección|endereço|adresse/i, data: '12 Sample Street, Springfield' },
  { about: /upload|attach|\bfile\b|document|archivo|adjunt|arquivo|fichier|datei/i, data: 'sample.pdf (120 kB)' },
  { about: /search|filter|query|busca|buscar|pesquis|recherch|such/i, data: 'sample' },
  { about: /\bcode\b|código|coupon|voucher|cupón|cupom/i, data: 'SAMPLE-10' },
  { about: /\b(?:name|nombre|nome|nom|vorname|nachname)\b/i, data: 'Jane Doe' },
  { about: /comment|message|description|note|text|comentario|mensaje|descripción|mensagem|descrição|kommentar/i, data: 'Sample text' },
]

/** Words of a step in which somebody puts something in. */
const input =
  /\b(?:enter|type|fill|input|set|provide|write|add|upload|attach|search|filter|submit|change|edit|update|select|choose|pick|create|paste|register|log ?in|sign ?in|introduc|ingres|escrib|complet|seleccion|elij|rellen|carg|digit|preench|inform|selecion|saisi|entr|choisi|rempli|eingeb|eingib|gib|wähl|ausfüll)\w*/i

const limit =
  /(?:up to|at most|max(?:imum)?(?: of)?|no more than|not (?:exceed|longer than|more than)|under|below|less than|limit(?: of)?|máximo(?: de)?|como máximo|hasta|até|no máximo|au plus|maximum de|höchstens|maximal)\s*:?\s*(\d{1,9})(?!\d)\s*(characters?|chars?|caracteres|caractères|zeichen)?/i

const lowerLimit =
  /(?:at least|min(?:imum)?(?: of)?|no (?:less|fewer) than|more than|above|over|al menos|mínimo(?: de)?|como mínimo|pelo menos|no mínimo|au moins|mindestens)\s*:?\s*(\d{1,9})(?!\d)\s*(characters?|chars?|caracteres|caractères|zeichen)?/i

/** Data for a step without any: for a limit a value outside it, for a field a value of its kind, else that none is needed. */
export function sampleData(step: string): string {
  const outside = outsideLimit(step)
  if (outside !== undefined) return `Sample: ${outside}`
  if (!input.test(step)) return 'Sample: no data needed'
  const quoted = /["“«']([^"”»']{1,80})["”»']/.exec(step)?.[1]
  const sample = samples.find(({ about }) => about.test(step))
  return `Sample: ${sample?.data ?? quoted ?? 'any value the step allows'}`
}

/** A value just outside the limit that a text names, in words; undefined where it names none. */
export function outsideLimit(text: string): string | undefined {
  const upper = limit.exec(text)
  if (upper?.[1] !== undefined) return beyond(Number(upper[1]) + 1, upper[2], `above the limit of ${upper[1]}`)
  const lower = lowerLimit.exec(text)
  if (lower?.[1] !== undefined) return beyond(Number(lower[1]) - 1, lower[2], `below the limit of ${lower[1]}`)
  return undefined
}

function beyond(value: number, unit: string | undefined, why: string): string {
  return unit === undefined ? `${String(value)} (${why})` : `a text of ${String(value)} ${unit} (${why})`
}
