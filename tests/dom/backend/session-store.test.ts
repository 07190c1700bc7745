import { beforeEach, expect, it } from 'vitest'
import { sessionStore } from '#src/backend/session-store.ts'
import { refuseStorage } from '../../support/refusing-storage.ts'

beforeEach(() => {
  sessionStore.removeItem('session')
  localStorage.clear()
})

it('keeps the session in the storage that tabs share', () => {
  sessionStore.setItem('session', 'one')
  expect(localStorage.getItem('session')).toBe('one')
  expect(sessionStore.getItem('session')).toBe('one')
  sessionStore.removeItem('session')
  expect(localStorage.getItem('session')).toBeNull()
  expect(sessionStore.getItem('session')).toBeNull()
})

it('finds the session in a storage that is full, and keeps a new one as long as the page is open', () => {
  sessionStore.setItem('session', 'one')
  const takeAgain = refuseStorage('QuotaExceededError', 'setItem')
  expect(sessionStore.getItem('session')).toBe('one')
  sessionStore.setItem('session', 'two')
  expect(sessionStore.getItem('session')).toBe('two')
  expect(localStorage.getItem('session')).toBe('one')
  takeAgain()
  sessionStore.setItem('session', 'three')
  expect(localStorage.getItem('session')).toBe('three')
  localStorage.setItem('session', 'four')
  expect(sessionStore.getItem('session'), 'another tab’s').toBe('four')
})

it('forgets a session that was never written', () => {
  const takeAgain = refuseStorage('SecurityError', 'setItem')
  sessionStore.setItem('session', 'one')
  expect(sessionStore.getItem('session')).toBe('one')
  sessionStore.removeItem('session')
  expect(sessionStore.getItem('session')).toBeNull()
  takeAgain()
})
