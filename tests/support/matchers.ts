import { expect } from 'vitest'

// Vitest's own matchers have type `any`, which would leave the enclosing object unchecked.
export const containing = (text: string): unknown => expect.stringContaining(text)
export const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern)
export const some = (type: unknown): unknown => expect.any(type)
