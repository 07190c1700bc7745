import type { Language } from './language.ts'

interface Sample {
  about: RegExp
  data: Record<Language, string>
}

function same(data: string): Record<Language, string> {
  return { en: data, es: data }
}

/** The more telling words come first: 'e-mail address' is an e-mail, not an address. */
const samples: Sample[] = [
  {
    about: /(?:invalid|wrong|incorrect|bad|incomplete|malformed|missing) (?:data|details|inputs?|values?|information|entries)|(?:datos|valores|informaci[óo]n) (?:inv[áa]lid|incorrect|incomplet|err[óo]ne)/i,
    data: { en: 'name "" (empty), e-mail "jane.doe@" (cut off), date "2026-02-30" (no such day)', es: 'nombre "" (vacío), correo "jane.doe@" (cortado), fecha "2026-02-30" (no existe)' },
  },
  {
    about: /(?:valid|correct|complete|required|sample|test) (?:data|details|inputs?|values?|information|entries)|(?:datos|valores|informaci[óo]n) (?:v[áa]lid|correct|complet|requerid|obligatori)|rellen[ao] (?:el|los) (?:formulario|datos)/i,
    data: { en: 'name "Jane Doe", e-mail jane.doe@example.com, date 2026-06-30', es: 'nombre "Jane Doe", correo jane.doe@example.com, fecha 2026-06-30' },
  },
  { about: /credencial\w* (?:[\p{L}]+ ){0,2}(?:incorrect|inv[áa]lid|err[óo]ne)|credentials (?:are|is) (?:invalid|wrong|incorrect)|(?:invalid|wrong|incorrect|bad) (?:credentials|password|login)|contraseña (?:incorrect|inv[áa]lid)/iu, data: same('jane.doe@example.com / Wrong-Pass-0000') },
  { about: /credential|credencial|\b(?:log|sign)(?:s|ged|ed)? ?in\b(?! (?:button|page|link|screen|form|icon))|inici(?:a|ar|o de) sesi|authenticat|autentic/i, data: same('jane.doe@example.com / Sample-Pass-2026!') },
  { about: /(?:invalid|wrong|incorrect|malformed|inv[áa]lid\p{L}*|incorrect\p{L}*) (?:e-?mail|correo)|(?:e-?mail|correo)[^.,;]{0,20} (?:inv[áa]lid|incorrect)/iu, data: same('jane.doe@example') },
  { about: /e-?mail|correo/i, data: same('jane.doe@example.com') },
  { about: /password|passcode|contraseña|senha|passwort|kennwort|mot de passe/i, data: same('Sample-Pass-2026!') },
  { about: /(?:2fa|totp|otp|one-time|verification|confirmation|verificación)[\p{L}\s-]{0,12}\b(?:code|código)|6-digit code/iu, data: same('123456') },
  { about: /phone|mobile number|tel[ée]fon|téléphone/i, data: same('+1 555 010 0199') },
  { about: /credit card|debit card|card number|by card|payment method|m[ée]todo de pago|tarjeta/i, data: { en: 'test card 4111 1111 1111 1111, 12/30, CVC 123', es: 'tarjeta de prueba 4111 1111 1111 1111, 12/30, CVC 123' } },
  { about: /\bdni\b|national id|identity number/i, data: same('30123456') },
  { about: /user ?name|nombre de usuario|nome de usuário|benutzername/i, data: same('jane.doe') },
  { about: /coupon|voucher|promo(?:tion)? code|cup[óo]n|cupom|discount code/i, data: same('SAMPLE-10') },
  { about: /\burls?\b|website|web address|enlace|hyperlink/i, data: same('https://example.com/sample') },
  { about: /date of birth|birth ?date|birthday|fecha de nacimiento/i, data: same('1990-06-30') },
  { about: /date range|rango de fechas/i, data: { en: '2026-06-01 to 2026-06-30', es: '2026-06-01 a 2026-06-30' } },
  { about: /\bdates?\b|fechas?\b|deadline|data de|datum/i, data: same('2026-06-30') },
  { about: /\b(?:start |end )?time\b|\bhora\b|heure|uhrzeit/i, data: same('14:30') },
  { about: /amount|price|balance|total|importe|precio|monto|saldo|valor|preço|montant|prix|betrag|preis|refund|reembolso/i, data: same('25.00') },
  { about: /quantity|cantidad|quantidade|quantité|anzahl/i, data: same('3') },
  { about: /post ?code|zip code|código postal|code postal|postleitzahl/i, data: same('10115') },
  { about: /(?:shipping |billing |postal |home )?address(?!ed)|direcci[óo]n\b|endereço|adresse/i, data: { en: '12 Sample Street, 10115 Springfield', es: 'Calle Ejemplo 12, 10115 Córdoba' } },
  { about: /\bcsv\b/i, data: same('sample.csv (3 rows)') },
  { about: /\b(?:image|photo|picture|avatar|logo|foto|imagen)\b/i, data: same('sample.png (200 kB)') },
  { about: /upload|attach|\bfiles?\b|archivos?|adjunt|fichero|arquivo|fichier|datei/i, data: same('sample.pdf (120 kB)') },
  { about: /search|filter|query|b[úu]squeda|buscar|busca|filtr|pesquis|recherche|suche/i, data: { en: 'search term "sample"', es: 'término de búsqueda "muestra"' } },
  { about: /\b(?:comment|message|description|note|review|feedback|comentario|mensaje|descripci[óo]n|nota)s?\b/i, data: { en: '"Sample text for the test"', es: '"Texto de muestra para la prueba"' } },
  { about: /api key|access token|refresh token|bearer|\btoken\b|\bjwt\b/i, data: { en: 'token of the account jane.doe@example.com', es: 'token de la cuenta jane.doe@example.com' } },
  { about: /\b(?:items? in (?:the|my|their) cart|shopping cart|\bcart\b|carrito|basket)\b/i, data: { en: '1 × "Sample product" at 25.00', es: '1 × "Producto de muestra" a 25.00' } },
  { about: /\b(?:name|nombres?|apellidos?|nome|nom|vorname|nachname)\b/i, data: same('Jane Doe') },
]

/** A made-up value that suits the field or the thing a text speaks of; undefined where it speaks of none. */
export function sampleFor(text: string, language: Language): string | undefined {
  return samples.find(({ about }) => about.test(text))?.data[language]
}

const people: Sample[] = [
  { about: /\b(?:admin\w*|manager|owner|moderator|supervisor|administrador\w*|gerente)\b/i, data: { en: 'account admin.sample@example.com', es: 'cuenta admin.sample@example.com' } },
  { about: /\b(?:users?|customers?|members?|clientes?|usuari[oa]s?|emplead[oa]s?|employees?|students?)\b/i, data: { en: 'account jane.doe@example.com', es: 'cuenta jane.doe@example.com' } },
]

/** A made-up account for the person a text speaks of. */
export function accountFor(text: string, language: Language): string | undefined {
  return people.find(({ about }) => about.test(text))?.data[language]
}
