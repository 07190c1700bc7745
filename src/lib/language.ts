/**
 * The language of the product is decided once, when the page loads. Choosing another one saves the choice and reloads the
 * page, so every text can be a constant and no screen is half translated.
 */
export const languages = ['en', 'es'] as const

export type UiLanguage = (typeof languages)[number]

/** The storage key of the choice. src/storage/keys.ts and public/before-first-paint.js use it too. */
export const languageKey = 'language'

/** The shape of a translation: the same keys, list lengths and function parameters. A missing or extra key is a type error. */
export type Translated<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => infer R
    ? (...parameters: P) => Translated<R>
    : T extends object
      ? { readonly [K in keyof T]: Translated<T[K]> }
      : T

/** The saved choice, else the browser's first supported language, else English. */
export function preferredLanguage(saved: string | null, preferred: readonly string[]): UiLanguage {
  const wanted = [saved ?? '', ...preferred.map(languagePart)]
  return wanted.flatMap((tag) => languages.filter((known) => known === tag))[0] ?? 'en'
}

function languagePart(tag: string): string | undefined {
  return tag.toLowerCase().split('-')[0]
}

/** The language with the reader's region, for dates and numbers. Tags that `Intl` might reject are skipped. */
export function localeOf(chosen: UiLanguage, preferred: readonly string[]): string {
  return preferred.find((tag) => languagePart(tag) === chosen && /^[a-z0-9-]+$/i.test(tag)) ?? chosen
}

/** Also null when storage is blocked. */
function savedLanguage(): string | null {
  try {
    return localStorage.getItem(languageKey)
  } catch {
    return null
  }
}

/** Empty without a page (at build time, in a worker, in Node), which gives English. */
const browserLanguages = typeof document === 'undefined' ? [] : navigator.languages

export const language: UiLanguage = preferredLanguage(
  typeof document === 'undefined' ? null : savedLanguage(),
  browserLanguages,
)

/** For `Intl`. */
export const locale: string = localeOf(language, browserLanguages)

/** The texts of a feature in the language of the page. */
export function inLanguage<const T>(texts: { en: T; es: Translated<NoInfer<T>> }): Translated<T>
export function inLanguage(texts: Record<UiLanguage, unknown>): unknown {
  return texts[language]
}

/** Returns false when the browser's storage is blocked; the language then stays. */
export function chooseLanguage(chosen: UiLanguage): boolean {
  try {
    localStorage.setItem(languageKey, chosen)
  } catch {
    return false
  }
  location.reload()
  return true
}
