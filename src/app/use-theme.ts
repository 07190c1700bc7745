import { useEffect, useSyncExternalStore } from 'react'
import { type Theme, themeItem } from '#src/storage/preferences.ts'

const darkQuery = '(prefers-color-scheme: dark)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(darkQuery)
  query.addEventListener('change', listener)
  const unsubscribe = themeItem.subscribe(listener)
  return () => {
    query.removeEventListener('change', listener)
    unsubscribe()
  }
}

function currentTheme(): Theme {
  return themeItem.read() ?? (window.matchMedia(darkQuery).matches ? 'dark' : 'light')
}

/** For prerendered pages, where the choice is unknown. */
function prerenderedTheme(): Theme {
  return 'light'
}

/** The saved choice, else the operating system's preference, kept up to date (docs/spec.md section 4, Theme). */
export function useTheme(): { theme: Theme; toggle: () => void } {
  const theme = useSyncExternalStore(subscribe, currentTheme, prerenderedTheme)
  return {
    theme,
    toggle() {
      themeItem.write(theme === 'dark' ? 'light' : 'dark')
    },
  }
}

/**
 * Keeps the `dark` class of the document root, which the styles and public/before-first-paint.js share. It reads the theme
 * itself, because the prerendered value must not remove the class during hydration.
 */
export function useThemeMarker(): void {
  useEffect(() => {
    function mark(): void {
      document.documentElement.classList.toggle('dark', currentTheme() === 'dark')
    }
    mark()
    return subscribe(mark)
  }, [])
}
