import { describe, expect, it } from 'vitest'
import { boundaryValues } from '#domain/design/limits/boundary-values.ts'
import { findRanges } from '#domain/design/limits/find-ranges.ts'

function labels(text: string): { inside: string[]; outside: string[] }[] {
  return findRanges(text).map((range) => {
    const { inside, outside } = boundaryValues(range)
    return { inside: inside.map(({ label }) => label), outside: outside.map(({ label }) => label) }
  })
}

describe('limits and their boundary values', () => {
  it.each<[string, string[], string[]]>([
    ['Password must be at least 8 characters', ['8 characters', '9 characters'], ['7 characters']],
    ['a number between 1 and 10', ['1', '2', '9', '10'], ['0', '11']],
    ['no more than 3 files', ['2 files', '3 files'], ['4 files']],
    ['images up to 5 MB', ['4.9 MB', '5 MB'], ['5.1 MB']],
    ['within 30 minutes', ['29 min 59 s', '30 min'], ['30 min 1 s']],
    ['within 2 hours', ['1 h 59 min', '2 h'], ['2 h 1 min']],
    ['less than 2 seconds', ['1.9 seconds'], ['2 seconds', '2.1 seconds']],
    ['orders over $50.00 ship free', ['$50.01'], ['$49.99', '$50.00']],
    ['a minimum order of $10', ['$10.00', '$10.01'], ['$9.99']],
    ['more than 1,000.50 EUR', ['1000.51 EUR'], ['1000.49 EUR', '1000.50 EUR']],
    ['must be 18 or older', ['18 years old', '19 years old'], ['17 years old']],
    ['máximo 5', ['4', '5'], ['6']],
    ['al menos ocho caracteres', ['8 caracteres', '9 caracteres'], ['7 caracteres']],
    ['entre 5 y 50 caracteres', ['5 caracteres', '6 caracteres', '49 caracteres', '50 caracteres'], ['4 caracteres', '51 caracteres']],
    ['no más de 1.000 registros', ['999 registros', '1000 registros'], ['1001 registros']],
    ['locked after 5 failed attempts', ['5 failed attempts', '6 failed attempts'], ['4 failed attempts']],
    ['a 6-digit code', ['6 digits'], ['5 digits', '7 digits']],
    ['6-20 characters', ['6 characters', '7 characters', '19 characters', '20 characters'], ['5 characters', '21 characters']],
    ['at least one item', ['1 item', '2 items'], ['0 items']],
    ['eight or more items', ['8 items', '9 items'], ['7 items']],
    ['a maximum of twenty-five users', ['24 users', '25 users'], ['26 users']],
    ['no more than 15% discount', ['14%', '15%'], ['16%']],
    ['maximum length: 255', ['254 characters', '255 characters'], ['256 characters']],
    ['before 2026-12-31', ['2026-12-30'], ['2026-12-31', '2027-01-01']],
    ['until 31 August 2026', ['2026-08-30', '2026-08-31'], ['2026-09-01']],
    ['hasta el 31 de agosto de 2026', ['2026-08-30', '2026-08-31'], ['2026-09-01']],
    ['before 14:00', ['13:59'], ['14:00', '14:01']],
    ['a rating from 1 to 5 whole stars', ['1 whole star', '2 whole stars', '4 whole stars', '5 whole stars'], ['0 whole stars', '6 whole stars']],
    ['weighs more than 30 kg', ['30.1 kg'], ['29.9 kg', '30 kg']],
    ['a link valid for 24 hours', ['23 h 59 min', '24 h'], ['24 h 1 min']],
    ['no mais de 3 tentativas', ['2 tentativas', '3 tentativas'], ['4 tentativas']],
    ['mindestens 8 Zeichen', ['8 Zeichen', '9 Zeichen'], ['7 Zeichen']],
  ])('%s', (text, inside, outside) => {
    expect(labels(text)).toEqual([{ inside, outside }])
  })

  it('means the values outside where the text says not', () => {
    expect(labels('a number that is not 16 digits long')).toEqual([{ inside: ['15 digits', '17 digits'], outside: ['16 digits'] }])
  })

  it('finds every limit of a sentence', () => {
    expect(findRanges('Máximo 5 archivos de hasta 10 MB').map(({ words }) => words)).toEqual(['Máximo 5 archivos', 'hasta 10 MB'])
  })

  it.each([
    'returns 404 Not Found',
    'discounted from "$100.00" to "$30.00"',
    'page 2 of 3',
    'on 2025-06-01',
    'the message "This code needs a basket of at least €50.00"',
    'AC-2 of version 1.2.3',
    'the first 10 results',
    'I enter 3 into the calculator',
    'a discount of 10%',
  ])('%s: no limit', (text) => {
    expect(findRanges(text)).toEqual([])
  })
})
