import { useState } from 'react'
import { type UiLanguage, chooseLanguage, language } from '#src/lib/language.ts'
import { languageNames, languageTexts } from './language-texts.ts'

const other: UiLanguage = language === 'en' ? 'es' : 'en'

interface LanguageSwitchProps {
  /** Reloads the page in that language, or asks for confirmation first. Returns false when the choice could not be saved. */
  onChoose?: (language: UiLanguage) => boolean
}

/** A button with the name of the other language. It needs no router and no provider. */
export function LanguageSwitch({ onChoose = chooseLanguage }: LanguageSwitchProps) {
  const [refused, setRefused] = useState(false)
  return (
    <span className="relative">
      <button
        className="h-9 rounded-md px-2.5 text-sm text-muted transition-colors hover:bg-sunken hover:text-ink"
        // public/before-first-paint.js handles a click before this script has loaded.
        data-language={other}
        lang={other}
        onClick={(event) => {
          event.preventDefault()
          setRefused(!onChoose(other))
        }}
        type="button"
      >
        {languageNames[other]}
      </button>
      <span className="absolute top-full right-0 z-30 w-56 text-sm text-danger-ink" role="status">
        {refused && (
          <span className="mt-1 block rounded-md border border-danger-line bg-danger-soft px-3 py-2">
            {languageTexts.refused}
          </span>
        )}
      </span>
    </span>
  )
}
