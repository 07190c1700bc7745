import { rootElement, showPage } from './root-element.ts'

/**
 * Where the app is rendered. A page that came as HTML stays in sight until the app has a screen of its own, so that
 * nothing flashes; what was typed meanwhile goes along.
 */
export function placeOfTheApp(): HTMLElement {
  const shown = rootElement()
  if (!shown.hasChildNodes()) {
    showPage()
    return shown
  }
  const place = document.createElement('div')
  place.hidden = true
  shown.removeAttribute('id')
  place.id = 'root'
  shown.after(place)

  // Every screen has a main region; a loading text has none. The callback runs before the browser paints.
  const observer = new MutationObserver(() => {
    if (place.querySelector('main') === null) return
    observer.disconnect()
    takeOver(shown, place)
  })
  observer.observe(place, { childList: true, subtree: true })
  return place
}

function takeOver(shown: HTMLElement, place: HTMLElement): void {
  const focused = shown.contains(document.activeElement) ? nameOf(document.activeElement) : undefined
  const sentEarly = shown.querySelector('form[data-sent]') !== null
  place.hidden = false
  for (const field of shown.querySelectorAll('input')) {
    const own = fieldNamed(place, field.name)
    if (own !== null && field.value !== '') type(own, field.value)
  }
  shown.remove()
  showPage()
  if (focused !== undefined) fieldNamed(place, focused)?.focus()
  // After React has taken the typed values in.
  if (sentEarly) setTimeout(() => place.querySelector('form')?.requestSubmit())
}

function nameOf(element: Element | null): string | undefined {
  return element instanceof HTMLInputElement ? element.name : undefined
}

function fieldNamed(place: HTMLElement, name: string): HTMLInputElement | null {
  return name === '' ? null : place.querySelector(`input[name="${CSS.escape(name)}"]`)
}

/** As if it were typed: React compares with the value it set itself, so the element's own setter has to be used. */
function type(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
