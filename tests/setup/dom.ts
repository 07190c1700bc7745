import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// The first use of a part that is loaded on demand takes its time on a busy machine.
configure({ asyncUtilTimeout: 4_000 })

// A stray console.error is a failure: React's warnings and swallowed exceptions must not pass unseen.
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
