import { IconButton } from '#src/components/ui/icon-button.tsx'
import { appTexts } from './texts.ts'
import { useTheme } from './use-theme.ts'

export function ThemeToggle() {
  const { theme, toggle } = useTheme()
  return (
    <IconButton
      icon={theme === 'dark' ? 'sun' : 'moon'}
      label={theme === 'dark' ? appTexts.theme.toLight : appTexts.theme.toDark}
      onClick={toggle}
    />
  )
}
