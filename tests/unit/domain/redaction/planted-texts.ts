import type { PrivateKind } from '#domain/redaction/restore.ts'

export interface PlantedText {
  text: string
  planted: { kind: PrivateKind; text: string }
}

/** A generator with a fixed start, so that every run checks the same texts (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Random = () => number
function pick<T>(random: Random, values: readonly T[]): T {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new Error('Nothing to pick from')
  return value
}
const digits = (random: Random, length: number): string =>
  Array.from({ length }, () => String(Math.floor(random() * 10))).join('')
const letters = (random: Random, length: number, from: string): string =>
  Array.from({ length }, () => from.charAt(Math.floor(random() * from.length))).join('')
const alphanumeric = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const grouped = (text: string, size: number, separator: string): string =>
  text.match(new RegExp(`.{1,${String(size)}}`, 'g'))?.join(separator) ?? text

const people = [
  'maria.lopez',
  'j.schmidt',
  'anne-laure',
  'rui_costa',
  'tom+qa',
  'Søren.Ø',
  'k.o’neil'.replace('’', "'"),
  'support',
] as const
const domains = [
  'acme.io',
  'kranich-logistik.de',
  'mail.banco-sur.es',
  'laposte.fr',
  'uol.com.br',
  'nhs.uk',
  'sapo.pt',
] as const

function iban(random: Random): string {
  const [country, account] = pick(random, [
    ['DE', digits(random, 18)],
    ['ES', digits(random, 20)],
    ['FR', `${digits(random, 10)}${letters(random, 11, 'ABCDEFGHJK0123456789')}${digits(random, 2)}`],
    ['PT', digits(random, 21)],
    ['GB', `${letters(random, 4, 'ABCDEFGHJKLMN')}${digits(random, 14)}`],
    ['NL', `${letters(random, 4, 'ABCDEFGHJKLMN')}${digits(random, 10)}`],
    ['BR', `${digits(random, 23)}P1`],
  ] as const)
  const numeric = [...`${account}${country}00`].map((character) => Number.parseInt(character, 36)).join('')
  const check = String(98n - (BigInt(numeric) % 97n)).padStart(2, '0')
  return grouped(`${country}${check}${account}`, 4, pick(random, ['', ' ']))
}

function card(random: Random): string {
  const [prefix, length] = pick(random, [
    ['4539', 16],
    ['4716', 16],
    ['5231', 16],
    ['5389', 16],
    ['2720', 16],
    ['3469', 15],
  ] as const)
  const body = prefix + digits(random, length - prefix.length - 1)
  const sum = [...body].reverse().reduce((total, character, index) => {
    const doubled = index % 2 === 0 ? Number(character) * 2 : Number(character)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return grouped(body + String((10 - (sum % 10)) % 10), 4, pick(random, ['', ' ', '-']))
}

function nationalId(random: Random): string {
  const number = digits(random, 8)
  const dni = `${number}${pick(random, ['', '-', ' '])}${'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(Number(number) % 23)}`
  const nine = digits(random, 9)
  const check = (text: string): number => {
    const rest = [...text].reduce((sum, digit, index) => sum + Number(digit) * (text.length + 1 - index), 0) % 11
    return rest < 2 ? 0 : 11 - rest
  }
  const first = check(nine)
  const cpf = `${grouped(nine, 3, '.')}-${String(first)}${String(check(`${nine}${String(first)}`))}`
  const nir = `${pick(random, ['1', '2'])}${String(40 + Math.floor(random() * 60))}${pick(random, ['01', '07', '12'])}75${digits(random, 3)}${digits(random, 3)}`
  const key = String(97n - (BigInt(nir) % 97n)).padStart(2, '0')
  const ssn = `${String(100 + Math.floor(random() * 500))}-${String(10 + Math.floor(random() * 80))}-${String(1000 + Math.floor(random() * 8000))}`
  const nino = `${pick(random, ['AB', 'JK', 'SX'])} ${grouped(digits(random, 6), 2, ' ')} ${pick(random, ['A', 'C', 'D'])}`
  return pick(random, [dni, cpf, `${nir}${key}`, ssn, nino])
}

function phone(random: Random): string {
  const n = (length: number): string => digits(random, length)
  return pick(random, [
    `+49 170 ${n(7)}`,
    `+49 (0)30 ${n(4)} ${n(4)}`,
    `+34 6${n(2)} ${n(3)} ${n(3)}`,
    `+33 6 ${grouped(n(8), 2, ' ')}`,
    `+351 91${n(1)} ${n(3)} ${n(3)}`,
    `+55 11 9${n(4)}-${n(4)}`,
    `+4417${n(8)}`,
    `0044 20 7${n(3)} ${n(4)}`,
    `(212) 4${pick(random, ['36', '72', '88'])}-${n(4)}`,
    `06 ${grouped(n(8), 2, ' ')}`,
    `0171 ${n(7)}`,
  ])
}

function secret(random: Random): string {
  const text = (length: number): string => letters(random, length, alphanumeric)
  const hex = (length: number): string => letters(random, length, '0123456789abcdef')
  return pick(random, [
    `ATATT3xFfGF0${text(180)}`,
    `ghp_${text(36)}`,
    `github_pat_${text(40)}`,
    `glpat-${text(20)}`,
    `AKIA${letters(random, 16, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')}`,
    `xoxb-${digits(random, 12)}-${text(24)}`,
    `sk_live_${text(24)}`,
    `sk-ant-api03-${text(60)}`,
    `AIza${text(35)}`,
    `eyJhbGciOiJIUzI1NiJ9.eyJ${text(40)}.${text(43)}`,
    `npm_${text(36)}`,
    `SK${hex(32)}`,
    `hf_${text(34)}`,
  ])
}

const ip = (random: Random): string => {
  const octet = (): string => String(21 + Math.floor(random() * 200))
  return pick(random, [
    `10.${octet()}.${octet()}.${octet()}`,
    `192.168.${octet()}.${octet()}`,
    `85.${octet()}.${octet()}.${octet()}`,
    `2a02:8071:${letters(random, 4, '123456789abcdef')}:1::${letters(random, 4, '123456789abcdef')}`,
  ])
}

const frames = [
  (value: string) => `The user signs in as ${value}.`,
  (value: string) => `Seen with customer (${value}) on Tuesday, 14:05; the total was €1,100.00.`,
  (value: string) => `Contacto: ${value}, pedido 4711-22, máximo 40 artículos.`,
  (value: string) => `Wenn „${value}“ eingegeben wird, erscheint eine Meldung.`,
  (value: string) => `| Donnée | ${value} | ok |`,
  (value: string) => `Erro em produção:\n${value}\nversão 3.2.1`,
  (value: string) => `- ${value}`,
  (value: string) => `Given the value ${value}\nWhen the form is sent\nThen 2 rows appear`,
  (value: string) => `{"value":"${value}"}`,
] as const

/** 500 texts, each with one piece of private data. */
export function plantedTexts(): PlantedText[] {
  const random = createRandom(20261122)
  const makers: [PrivateKind, (random: Random) => string][] = [
    ['email', (source) => `${pick(source, people)}@${pick(source, domains)}`],
    ['iban', iban],
    ['card', card],
    ['nationalId', nationalId],
    ['phone', phone],
    ['secret', secret],
    ['ip', ip],
  ]
  return Array.from({ length: 500 }, (_, index) => {
    const [kind, make] = makers[index % makers.length] ?? makers[0] ?? ['email', () => '']
    const text = make(random)
    return { text: pick(random, frames)(text), planted: { kind, text } }
  })
}
