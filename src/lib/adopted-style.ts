import { useEffect } from 'react'

interface StyleProps {
  styles: string
}

/**
 * Stands in the place of the package react-style-singleton, with which Radix locks the page's scroll: that one adds a
 * `<style>` element, which the Content-Security-Policy refuses. A sheet that a script makes is not inline.
 * The first of several users decides, the last one takes the sheet away.
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
