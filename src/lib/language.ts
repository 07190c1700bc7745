/**
 * The language of the product. It is decided once, when the page loads: choosing another one saves the choice and loads the
 * page again, so every text can be a constant and no part of a screen is ever half translated.
 */
export const languages = ['en', 'es'] as const

export type Language = (typeof languages)[number]

/** The storage item of the choice; src/storage/keys.ts names it too, and public/before-first-paint.js reads it before the first paint. */
export const languageKey = 'language'

/**
 * What a translation has to look like: the same keys, as many lines, functions of the same parameters; only the words
 * differ. A key that is missing or one too many is a type error.
 */
export type Translated<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => infer R
    ? (...parameters: P) => Translated<R>
    : T extends object
      ? { readonly [K in keyof T]: Translated<T[K]> }
      : T

/** The choice, else the first of the browser's languages that we have, else English. */
export function languageOf(saved: string | null, preferred: readonly string[]): Language {
  const wanted = [saved ?? '', ...preferred.map(languagePart)]
  return wanted.flatMap((tag) => languages.filter((known) => known === tag))[0] ?? 'en'
}

function languagePart(tag: string): string | undefined {
  return tag.toLowerCase().split('-')[0]
}

/** The language as the reader's region writes its dates and numbers, where the browser names one that `Intl` takes. */
export function localeOf(chosen: Language, preferred: readonly string[]): string {
  return preferred.find((tag) => languagePart(tag) === chosen && /^[a-z0-9-]+$/i.test(tag)) ?? chosen
}

/** Null also where storage is blocked. */
function savedLanguage(): string | null {
  try {
    return localStorage.getItem(languageKey)
  } catch {
    return null
  }
}

/** None where there is no page (when the site is built, in a worker, in Node): English then. */
const preferred = typeof document === 'undefined' ? [] : navigator.languages

export const language: Language = languageOf(typeof document === 'undefined' ? null : savedLanguage(), preferred)

/** For `Intl` and its like. */
export const locale: string = localeOf(language, preferred)

/** The texts of a feature in the language of the page. */
export function inLanguage<const T>(texts: { en: T; es: Translated<NoInfer<T>> }): Translated<T>
export function inLanguage(texts: Record<Language, unknown>): unknown {
  return texts[language]
}

/** False where the browser keeps nothing for this site: then the language stays as it is. */
export function chooseLanguage(chosen: Language): boolean {
  try {
    localStorage.setItem(languageKey, chosen)
  } catch {
    return false
  }
  location.reload()
  return true
}
