import { useEffect, useEffectEvent } from 'react'

/** Places that take a pasted text themselves. */
const fields = 'input, textarea, select, [contenteditable]'

/** Hears of text that is pasted on the page while no field has the focus and no dialog lies over it. */
export function usePasteAnywhere(onPaste: (text: string) => void): void {
  const hand = useEffectEvent(onPaste)
  useEffect(() => {
    function onDocumentPaste(event: ClipboardEvent): void {
      if (event.defaultPrevented || document.querySelector('[role="dialog"]') !== null) return
      if (event.target instanceof Element && event.target.closest(fields) !== null) return
      const text = firstLine(event.clipboardData?.getData('text/plain') ?? '')
      if (text === '') return
      event.preventDefault()
      hand(text)
    }
    document.addEventListener('paste', onDocumentPaste)
    return () => document.removeEventListener('paste', onDocumentPaste)
  }, [])
}

function firstLine(text: string): string {
  return text.trim().split(/\s*[\r\n]/)[0] ?? ''
}
