import { act, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { enableEnrichmentItem, showHowItWorksItem, stepLayoutItem, themeItem } from '#src/storage/preferences.ts'
import { removeText } from '#src/storage/storage-area.ts'
import { useStoredItem } from '#src/storage/use-stored-item.ts'
import { refuseStorage } from '../../support/refusing-storage.ts'

describe('preferences', () => {
  it.each([
    ['theme', themeItem, undefined, 'dark'],
    ['showHowItWorks', showHowItWorksItem, true, false],
    ['enableEnrichment', enableEnrichmentItem, false, true],
    ['stepLayout', stepLayoutItem, 'consolidated', 'separate'],
  ] as const)('%s starts with its default and keeps what was chosen', (key, item, fallback, chosen) => {
    expect(item.read()).toBe(fallback)
    // Each of the four items has its own type; the table pairs it with a value of that type.
    Reflect.apply(item.write, undefined, [chosen])
    expect(localStorage.getItem(key)).toBe(String(chosen))
    expect(item.read()).toBe(chosen)
    item.remove()
    expect(item.read()).toBe(fallback)
  })

  it.each(['purple', '"dark"', '{', ''])('reads the default where the stored text is %j', (text) => {
    for (const item of [themeItem, showHowItWorksItem, enableEnrichmentItem, stepLayoutItem])
      localStorage.setItem(item.key, text)
    expect(themeItem.read()).toBeUndefined()
    expect(showHowItWorksItem.read()).toBe(true)
    expect(enableEnrichmentItem.read()).toBe(false)
    expect(stepLayoutItem.read()).toBe('consolidated')
  })

  it('shows a change of this tab and of another one', () => {
    function Panel() {
      const [shown] = useStoredItem(showHowItWorksItem)
      return <p>{shown ? 'shown' : 'hidden'}</p>
    }
    render(<Panel />)
    expect(screen.getByText('shown')).toBeInTheDocument()
    act(() => void showHowItWorksItem.write(false))
    expect(screen.getByText('hidden')).toBeInTheDocument()
    act(() => {
      localStorage.setItem('showHowItWorks', 'true')
      window.dispatchEvent(new StorageEvent('storage', { key: 'showHowItWorks' }))
    })
    expect(screen.getByText('shown')).toBeInTheDocument()
  })
})

describe('a browser that refuses to store', () => {
  it.each([
    [
      'an exception',
      () => {
        throw new DOMException('refused', 'SecurityError')
      },
    ],
    ['silence', () => undefined],
  ])('reports a refused removal, with %s', (_, removeItem) => {
    const area = { getItem: () => 'kept', setItem: () => undefined, removeItem, key: () => null, length: 1 }
    expect(removeText('theme', area)).toMatchObject({ ok: false, reason: { code: 'storage_blocked' } })
  })

  it.each([
    ['QuotaExceededError', 'storage_full'],
    ['NS_ERROR_DOM_QUOTA_REACHED', 'storage_full'],
    ['SecurityError', 'storage_blocked'],
  ])('turns %s into a result, and is asked again at the next write', (name, code) => {
    const allow = refuseStorage(name, 'setItem')
    expect(showHowItWorksItem.write(false)).toMatchObject({ ok: false, reason: { code } })
    expect(showHowItWorksItem.read()).toBe(true)
    allow()
    expect(showHowItWorksItem.write(false)).toMatchObject({ ok: true })
    expect(showHowItWorksItem.read()).toBe(false)
  })

  it('reads defaults where even reading is refused', () => {
    showHowItWorksItem.write(false)
    const allow = refuseStorage('SecurityError', 'getItem')
    expect(showHowItWorksItem.read()).toBe(true)
    allow()
    expect(showHowItWorksItem.read()).toBe(false)
  })
})
