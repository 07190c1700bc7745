import { expect } from 'vitest'

// Vitest's own matchers are of type `any`, and an object that holds one would go unchecked.
export const containing = (text: string): unknown => expect.stringContaining(text)
export const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern)
export const some = (type: unknown): unknown => expect.any(type)
