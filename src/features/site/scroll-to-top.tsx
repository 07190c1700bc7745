import { useEffect, useState } from 'react'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { mainId } from '#src/components/layout/skip-link.tsx'
import { siteTexts } from './texts.ts'

/** CSS pixels (docs/spec.md section 9). */
const threshold = 300

export function ScrollToTop() {
  const [far, setFar] = useState(false)

  useEffect(() => {
    function update(): void {
      setFar(window.scrollY > threshold)
    }
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])

  // The style sheet decides between smooth scrolling and a jump (reduced motion).
  function toTop(): void {
    window.scrollTo({ top: 0 })
    document.getElementById(mainId)?.focus({ preventScroll: true })
  }

  if (!far) return null
  return (
    <div className="fixed right-4 bottom-4 z-10 animate-fade rounded-md border border-line bg-surface shadow-float sm:right-6 sm:bottom-6">
      <IconButton icon="chevronUp" label={siteTexts.toTop} onClick={toTop} tooltip={false} />
    </div>
  )
}
