import { describe, expect, it } from 'vitest'
import { inLanguage, language, preferredLanguage, localeOf } from '#src/lib/language.ts'

describe('the language of the page', () => {
  it.each([
    ['what was chosen', 'es', ['en-US'], 'es'],
    ['what was chosen, in the other direction', 'en', ['es-AR'], 'en'],
    ['the first of the browser’s that we have', null, ['fr-FR', 'es-AR', 'en-US'], 'es'],
    ['the browser’s, in capitals or alone', null, ['ES'], 'es'],
    ['English where we have none of them', null, ['fr', 'de-CH'], 'en'],
    ['English where the browser names none', null, [], 'en'],
    ['the browser’s where something strange is stored', 'fr', ['es-419'], 'es'],
    ['the browser’s where nothing is stored', '', ['es'], 'es'],
  ] as const)('is %s', (_what, saved, preferred, expected) => {
    expect(preferredLanguage(saved, preferred)).toBe(expected)
  })

  it('is English where there is no page', () => {
    expect(language).toBe('en')
    expect(inLanguage({ en: { a: 'Go' }, es: { a: 'Ir' } }).a).toBe('Go')
  })
})

describe('dates and numbers', () => {
  it.each([
    ['en', ['es-AR', 'en-GB'], 'en-GB'],
    ['es', ['en-US', 'es-AR'], 'es-AR'],
    ['es', ['en-US'], 'es'],
    ['en', ['en-US@posix'], 'en'],
  ] as const)('in %s with %o are written as in %s', (chosen, preferred, expected) => {
    expect(localeOf(chosen, preferred)).toBe(expected)
    expect(new Date(0).toLocaleDateString(localeOf(chosen, preferred))).toMatch(/19(69|70)/)
  })
})

// These errors must not compile: `npm run types` checks them.
// @ts-expect-error A key is missing.
inLanguage({ en: { a: 'A', b: 'B' }, es: { a: 'A' } })
// @ts-expect-error A key is one too many.
inLanguage({ en: { a: { b: 'B' } }, es: { a: { b: 'B', c: 'C' } } })
// @ts-expect-error The function takes something else.
inLanguage({ en: { a: (count: number) => String(count) }, es: { a: (name: string) => name } })
// @ts-expect-error A line is missing.
inLanguage({ en: { a: ['x', 'y'] }, es: { a: ['x'] } })
