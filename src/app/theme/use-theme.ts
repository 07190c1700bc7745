import { useEffect, useSyncExternalStore } from 'react'
import { type Theme, themeItem } from '#src/storage/preferences.ts'
import { useStoredItem } from '#src/storage/use-stored-item.ts'

const darkQuery = '(prefers-color-scheme: dark)'

function subscribeToSystem(listener: () => void): () => void {
  const query = window.matchMedia(darkQuery)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

function systemPrefersDark(): boolean {
  return window.matchMedia(darkQuery).matches
}

/** Dark or light: the saved choice, else the operating system's preference, followed live (spec section 4, Theme). */
export function useTheme(): { theme: Theme; toggle: () => void } {
  const [saved, save] = useStoredItem(themeItem)
  const prefersDark = useSyncExternalStore(subscribeToSystem, systemPrefersDark)
  const theme = saved ?? (prefersDark ? 'dark' : 'light')
  return {
    theme,
    toggle() {
      save(theme === 'dark' ? 'light' : 'dark')
    },
  }
}

/** Keeps the marker on the document root that the styles and public/theme.js agree on. */
export function useThemeMarker(): void {
  const { theme } = useTheme()
  useEffect(() => {
    document.documentElement.classList.toggle('dark', theme === 'dark')
  }, [theme])
}
