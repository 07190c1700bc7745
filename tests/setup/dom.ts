import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// The first use of a lazily loaded part takes long on a busy machine.
configure({ asyncUtilTimeout: 4_000 })

// A stray console.error is a failure, so that React's warnings and swallowed exceptions are noticed.
let errors: unknown[][] = []

beforeEach(() => {
  errors = []
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    errors.push(args)
  })
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.restoreAllMocks()
  expect(errors, 'console.error was called').toEqual([])
})
