import { LandingPage } from '#src/features/site/landing-page.tsx'
import { LanguageSwitch } from '../language-switch.tsx'
import { ThemeToggle } from '../theme-toggle.tsx'

export function LandingRoute() {
  return (
    <LandingPage
      tools={
        <>
          <LanguageSwitch />
          <ThemeToggle />
        </>
      }
    />
  )
}
