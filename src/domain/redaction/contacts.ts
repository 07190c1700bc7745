import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { type Hit, lineBefore, matchesOf } from './hit.ts'

const email =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+'-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,6}\p{L}{2,24}(?![\p{L}\p{N}-])/gu

/** Domains for documentation and tests (RFC 2606, RFC 6761). */
const testDomain = /(?:^|[@.])(?:example(?:\.[a-z]{2,6}){0,2}|test|invalid|localhost|local)$/i

export function findEmails(text: string): Hit[] {
  return matchesOf(email, text, (hit) => !testDomain.test(hit.slice(hit.lastIndexOf('@') + 1)))
}

const ipv4 =
  /(?<![\p{L}\p{N}.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\p{L}\p{N}]|\.\d)/gu
const ipv6 =
  /(?<![\p{L}\p{N}:.])(?:[0-9a-f]{1,4}:){2,7}(?::?[0-9a-f]{1,4}){1,6}(?![\p{L}\p{N}:])|(?<![\p{L}\p{N}:.])[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){0,6}::(?:[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){0,6})?(?![\p{L}\p{N}:])/giu

/** Loopback, unspecified, broadcast, and the ranges for documentation (RFC 5737, RFC 3849). */
const testAddress = /^(?:127\.|0\.0\.0\.0$|255\.|192\.0\.2\.|198\.51\.100\.|203\.0\.113\.|2001:0?db8:)/i

export function findIpAddresses(text: string): Hit[] {
  return [
    ...matchesOf(ipv4, text, (hit, start) => !testAddress.test(hit) && !isNumbering(text, hit, start)),
    ...matchesOf(ipv6, text, (hit) => isIpv6(hit) && !testAddress.test(hit)),
  ].sort((a, b) => a.start - b.start)
}

/** "Version 10.4.2.1", "4.1.1.4 Group assignment". */
function isNumbering(text: string, hit: string, start: number): boolean {
  const before = lineBefore(text, start)
  if (
    /(?:\bv|versi[oóõ]n|version|versão|release|build|firmware|chrome|app|section|abschnitt|kapitel)\W{0,3}$/.test(
      before,
    )
  ) {
    return true
  }
  return (
    hit.split('.').every((part) => Number(part) < 20) &&
    !/\b(?:ip|dns|hosts?|servers?|ping|address|adresse)\b/.test(before)
  )
}

function isIpv6(text: string): boolean {
  const groups = text.split(':').filter((group) => group !== '')
  const shortened = text.includes('::')
  if (text.split('::').length > 2 || groups.some((group) => group.length > 4)) return false
  // Times (10:20:30) have no letters and no "::"; "12::" is more often a slip than an address.
  return shortened ? groups.length >= 2 && groups.length <= 7 : groups.length === 8
}

/** Digits with the usual separators, in brackets or after a plus. */
const phone =
  /(?<![\p{L}\p{N}.,+\-/_#=&?]|\p{N}\))(?:(?:\+|00)[1-9]|\(\+?\d{1,5}\)[ \u00A0]?\d|\d)(?:[ \u00A0.\-/()]{0,3}\d){5,16}(?![\p{N}]|[.,:/-]\d|[\p{L}_=]|\s?[%€$£°])/gu

const phoneLabel =
  /(?:\bphone|\bcall|\btel|\bmobile|\bcell|\bfax|\bwhatsapp|\bsms|\bhotline|\btext|telef|tel[eé]f|m[oó]vil|celular|telem[oó]vel|telefon|handy|mobil|rufnummer|appele|portable|ligar|ligue|anrufe?n?)[\p{L} .]{0,18}[:.)]?\s{0,3}(?:\+|\()?$/u

/** Numbers for films and examples: 555-0100 to 555-0199 (NANP). */
const fictional = /555[ .-]?01\d\d$/

/** Countries of the product's languages: a number without country code must be valid in one of them. */
const countries: CountryCode[] = ['US', 'GB', 'IE', 'DE', 'AT', 'CH', 'FR', 'BE', 'ES', 'MX', 'PT', 'BR']

export function findPhones(text: string): Hit[] {
  return matchesOf(phone, text, (hit, start) => {
    const digits = hit.replace(/\D/g, '')
    if (digits.length < 6 || digits.length > 15 || fictional.test(hit) || !hasWholeBrackets(hit)) return false
    if (phoneLabel.test(lineBefore(text, start))) return !isDate(hit)
    if (/^(?:\+|00)/.test(hit) || hit.startsWith('(+')) return digits.length >= 8 && !/^0{3}/.test(digits)
    // A bare number is an amount or an id; grouping, a leading zero or brackets make it a phone number.
    if (isDate(hit) || isGrouped(hit) || areAmounts(hit) || !/[ \u00A0.\-/()]/.test(hit) || digits.length < 9)
      return false
    return countries.some((country) => parsePhoneNumberFromString(hit, country)?.isValid() === true)
  })
}

function hasWholeBrackets(hit: string): boolean {
  return !/[()]/.test(hit.replace(/\(\+?\d{1,5}\)/g, ''))
}

function isDate(hit: string): boolean {
  return /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?:\D.*)?$/.test(hit)
}

/** 2.40 / 3.60 / 5.20 */
function areAmounts(hit: string): boolean {
  return /^\d+[.,]\d{1,2}(?: ?[/-] ?\d+[.,]\d{1,2})+$/.test(hit)
}

/** 600 000 000 and 1.234.567.890 are numbers with thousands separators, 100-200-300 is an article number. */
function isGrouped(hit: string): boolean {
  return /^[1-9]\d{0,2}([ \u00A0.-])\d{3}(?:\1\d{3})*$/.test(hit) && /000$|^\d{1,2}\D|[.-]/.test(hit)
}
