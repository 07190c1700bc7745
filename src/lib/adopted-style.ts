import { useEffect } from 'react'

interface StyleProps {
  styles: string
}

/**
 * Replaces the package react-style-singleton, with which Radix locks the page's scroll. The package adds a `<style>` element,
 * which the Content-Security-Policy refuses; a style sheet that a script creates is allowed.
 * The first user sets the style, the last one removes it.
 */
export function styleSingleton() {
  let users = 0
  let sheet: CSSStyleSheet | undefined

  return function AdoptedStyle({ styles }: StyleProps): null {
    useEffect(() => {
      users += 1
      if (sheet === undefined) {
        sheet = new CSSStyleSheet()
        sheet.replaceSync(styles)
        document.adoptedStyleSheets.push(sheet)
      }
      return () => {
        users -= 1
        if (users > 0) return
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
        sheet = undefined
      }
    }, [styles])
    return null
  }
}
