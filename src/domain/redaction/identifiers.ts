import { stdnum } from 'stdnum'
import { type Hit, lineBefore, matchesOf } from './hit.ts'

const iban =
  /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?:[ \u00A0-]?[A-Z0-9]{4}){2,7}(?:[ \u00A0-]?[A-Z0-9]{1,4})?(?![\p{L}\p{N}])/gu

/** Checks the length of the registry roughly and the checksum exactly (ISO 13616, ISO 7064 MOD 97-10). */
export function findIbans(text: string): Hit[] {
  const hits: Hit[] = []
  for (const { text: candidate, start } of matchesOf(iban, text)) {
    // A word in capitals or a number after the IBAN looks like one more group: the longest valid start counts.
    const ends = [...candidate.matchAll(/[ \u00A0-]/g)].map(({ index }) => index).reverse()
    const valid = [candidate.length, ...ends]
      .map((end) => candidate.slice(0, end))
      .find((part) => isIban(part.replace(/[ \u00A0-]/g, '')))
    if (valid !== undefined) hits.push({ text: valid, start })
  }
  return hits
}

function isIban(compact: string): boolean {
  if (compact.length < 15 || compact.length > 34) return false
  let remainder = 0
  for (const character of compact.slice(4) + compact.slice(0, 4)) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder === 1
}

const card = /(?<![\p{L}\p{N}.,+-])[2-6]\d{3}(?:[ \u00A0-]?\d){9,15}(?![\p{L}\p{N}]|[.,]\d)/gu

/** Numbers that the networks and payment providers publish for tests, by their first digits. */
const testCards = [
  ...['400000', '401200000', '401288888888', '4111111111', '4222222222', '4242424242'],
  ...['555555555555', '510510510510', '520082828282', '545454545454', '222300312200'],
  ...['378282246310', '371449635398', '378734493671', '601111111111', '601100099013', '305693090'],
  ...['385200000', '362272062716', '353011133330', '356600202036', '620000000000'],
]

export function findCards(text: string): Hit[] {
  return matchesOf(card, text, (hit) => {
    const digits = hit.replace(/\D/g, '')
    return isLuhn(digits) && !testCards.some((prefix) => digits.startsWith(prefix)) && !/^(\d)\1+$/.test(digits)
  })
}

/** ISO/IEC 7812-1, annex B. */
function isLuhn(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index])
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

interface NationalId {
  pattern: RegExp
  /** Country and name of the scheme in stdnum, which knows its checksum. */
  scheme: [country: string, name: string]
  /** Where the shape is a plain number, one in ten passes its checksum: the label must say what it is. */
  label?: RegExp
}

const taxLabel =
  /(?:\bnif|\bnipc|contribuinte|fiscal|steuer|\bidnr|\bidentifikationsnummer|\btin\b|\btax|sozialversicherung|\bssn|social security|\bbsn|burgerservice|\bpesel|\bnip\b|\bcpf|\bcnpj|codice|\bnir\b|s[eé]curit[eé] sociale|seguridad social|rentenversicherung|versicherungsnummer|cart[aã]o de cidad[aã]o|\bcc\b|national id|id number|personnummer|\bpps\b|\bsvnr)[\p{L}\p{N} .()/-]{0,25}[:=#]?\s{0,3}$/u

const nationalIds: NationalId[] = [
  { pattern: /(?<![\p{L}\p{N}-])\d{8}[ -]?[A-HJ-NP-TV-Z](?![\p{L}\p{N}])/gu, scheme: ['ES', 'dni'] },
  { pattern: /(?<![\p{L}\p{N}-])\d{2}\.\d{3}\.\d{3}[ -]?[A-HJ-NP-TV-Z](?![\p{L}\p{N}])/gu, scheme: ['ES', 'dni'] },
  { pattern: /(?<![\p{L}\p{N}-])[XYZ][ -]?\d{7}[ -]?[A-HJ-NP-TV-Z](?![\p{L}\p{N}])/gu, scheme: ['ES', 'nie'] },
  {
    pattern:
      /(?<![\p{N}.,-])[1-478] ?\d{2} ?(?:0[1-9]|1[0-2]|[2-9]\d) ?\d[\dAB] ?\d{3} ?\d{3} ?\d{2}(?![\p{L}\p{N}])/gu,
    scheme: ['FR', 'nir'],
  },
  { pattern: /(?<![\p{N}.,-])\d{3}\.\d{3}\.\d{3}-\d{2}(?!\p{N})/gu, scheme: ['BR', 'cpf'] },
  { pattern: /(?<![\p{N}.,-])\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}(?!\p{N})/gu, scheme: ['BR', 'cnpj'] },
  {
    pattern: /(?<![\p{L}\p{N}.,-])(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\p{L}\p{N}-])/gu,
    scheme: ['US', 'ssn'],
  },
  {
    pattern: /(?<![\p{L}\p{N}])[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D](?![\p{L}\p{N}])/gu,
    scheme: ['GB', 'nino'],
  },
  { pattern: /(?<![\p{L}\p{N}])756\.\d{4}\.\d{4}\.\d{2}(?!\p{N})/gu, scheme: ['CH', 'ssn'] },
  { pattern: /(?<![\p{L}\p{N}])\d{2} ?[0-3]\d[01]\d\d{2} ?[A-Z] ?\d{3}(?![\p{L}\p{N}])/gu, scheme: ['DE', 'svnr'] },
  {
    pattern: /(?<![\p{L}\p{N}])[A-Z]{6}\d{2}[A-EHLMPRST]\d{2}[A-Z]\d{3}[A-Z](?![\p{L}\p{N}])/gu,
    scheme: ['IT', 'codicefiscale'],
  },
  { pattern: /(?<![\p{L}\p{N}])\d{2}\.[01]\d\.[0-3]\d-\d{3}\.\d{2}(?!\p{N})/gu, scheme: ['BE', 'nn'] },
  {
    pattern: /(?<![\p{L}\p{N}.,-])\d{2} ?\d{3} ?\d{3} ?\d{3}(?![\p{L}\p{N}])/gu,
    scheme: ['DE', 'idnr'],
    label: taxLabel,
  },
  { pattern: /(?<![\p{L}\p{N}.,-])\d{3} ?\d{3} ?\d{3}(?![\p{L}\p{N}])/gu, scheme: ['PT', 'nif'], label: taxLabel },
  { pattern: /(?<![\p{L}\p{N}.,-])\d{8} ?\d ?[A-Z]{2}\d(?![\p{L}\p{N}])/gu, scheme: ['PT', 'cc'] },
  { pattern: /(?<![\p{L}\p{N}.,-])\d{11}(?![\p{L}\p{N}])/gu, scheme: ['BR', 'cpf'], label: taxLabel },
  { pattern: /(?<![\p{L}\p{N}.,-])\d{11}(?![\p{L}\p{N}])/gu, scheme: ['PL', 'pesel'], label: taxLabel },
  { pattern: /(?<![\p{L}\p{N}.,-])\d{9}(?![\p{L}\p{N}])/gu, scheme: ['NL', 'bsn'], label: taxLabel },
  { pattern: /(?<![\p{L}\p{N}.,-])\d{9}(?![\p{L}\p{N}])/gu, scheme: ['US', 'ssn'], label: taxLabel },
  { pattern: /(?<![\p{L}\p{N}.,-])\d{4} ?\d{6}(?![\p{L}\p{N}])/gu, scheme: ['AT', 'vnr'], label: taxLabel },
  { pattern: /(?<![\p{L}\p{N}.,-])\d{2} ?\d{10}(?![\p{L}\p{N}])/gu, scheme: ['ES', 'nss'], label: taxLabel },
]

export function findNationalIds(text: string): Hit[] {
  const hits: Hit[] = []
  const taken = new Set<number>()
  for (const { pattern, scheme, label } of nationalIds) {
    const validator = stdnum[scheme[0]]?.[scheme[1]]
    const found = matchesOf(
      pattern,
      text,
      (hit, start) =>
        !taken.has(start) &&
        (label === undefined || label.test(lineBefore(text, start))) &&
        validator?.validate(hit).isValid === true,
    )
    for (const hit of found) taken.add(hit.start)
    hits.push(...found)
  }
  return hits.sort((a, b) => a.start - b.start)
}
