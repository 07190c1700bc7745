import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserKey } from '#src/storage/keys.ts'
import { refuseStorage } from '../../support/refusing-storage.ts'

/** The switch on a page that was loaded with this saved choice and these browser languages. */
async function showSwitch(options: { saved?: string; languages?: string[] } = {}) {
  if (options.saved !== undefined) localStorage.setItem(browserKey('language'), options.saved)
  vi.stubGlobal('navigator', Object.create(navigator, { languages: { value: options.languages ?? ['en-US'] } }))
  vi.resetModules()
  const { LanguageSwitch } = await import('#src/app/language-switch.tsx')
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  render(<LanguageSwitch />)
  return { reload }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the language switch', () => {
  it.each([
    ['an English browser', {}, 'Español', 'es'],
    ['a Spanish browser', { languages: ['es-AR', 'en'] }, 'English', 'en'],
    ['a French browser', { languages: ['fr-FR'] }, 'Español', 'es'],
    ['an English browser where Spanish was chosen', { saved: 'es' }, 'English', 'en'],
    ['a Spanish browser where English was chosen', { saved: 'en', languages: ['es'] }, 'Español', 'es'],
  ])('in %s offers the other language by its own name', async (_browser, options, name, lang) => {
    await showSwitch(options)
    expect(screen.getByRole('button', { name })).toHaveAttribute('lang', lang)
  })

  it('keeps the choice and loads the page again, by keyboard too', async () => {
    const { reload } = await showSwitch()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Español' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(localStorage.getItem('language')).toBe('es')
    expect(reload).toHaveBeenCalledOnce()
  })

  it('says so where the browser keeps nothing, and leaves the page as it is', async () => {
    const { reload } = await showSwitch()
    refuseStorage('QuotaExceededError', 'setItem')
    await userEvent.click(screen.getByRole('button', { name: 'Español' }))
    expect(screen.getByRole('status')).toHaveTextContent('The choice could not be saved')
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('relative dates in Spanish', () => {
  it.each([
    [0, 'Hoy'],
    [1, 'Ayer'],
    [3, 'Hace 3 días'],
    [7, 'Hace 1 semana'],
    [20, 'Hace 2 semanas'],
    [31, 'Hace 1 mes'],
    [90, 'Hace 3 meses'],
  ])('%i days ago is %s', async (days, expected) => {
    localStorage.setItem('language', 'es')
    vi.resetModules()
    const { relativeDate } = await import('#src/features/history/relative-date.ts')
    const now = new Date(2026, 5, 15, 12)
    expect(relativeDate(new Date(2026, 5, 15 - days, 12).toISOString(), now)).toBe(expected)
  })
})
