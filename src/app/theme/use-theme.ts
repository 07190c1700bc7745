import { useEffect, useSyncExternalStore } from 'react'
import { type Theme, themeItem } from '#src/storage/preferences.ts'

const darkQuery = '(prefers-color-scheme: dark)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(darkQuery)
  query.addEventListener('change', listener)
  const forgetItem = themeItem.subscribe(listener)
  return () => {
    query.removeEventListener('change', listener)
    forgetItem()
  }
}

function currentTheme(): Theme {
  return themeItem.read() ?? (window.matchMedia(darkQuery).matches ? 'dark' : 'light')
}

/** The pages that are rendered when the site is built know nobody's choice. */
function themeOfTheBuild(): Theme {
  return 'light'
}

/** Dark or light: the saved choice, else the operating system's preference, followed live (spec section 4, Theme). */
export function useTheme(): { theme: Theme; toggle: () => void } {
  const theme = useSyncExternalStore(subscribe, currentTheme, themeOfTheBuild)
  return {
    theme,
    toggle() {
      themeItem.write(theme === 'dark' ? 'light' : 'dark')
    },
  }
}

/**
 * Keeps the marker on the document root that the styles and public/before-first-paint.js agree on. It asks for the theme itself: what
 * was rendered when the site was built must not take the marker away again.
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
