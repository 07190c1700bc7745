import { expect } from 'vitest'

// Vitest's own matchers are of type `any`, and an object that holds one would be read unchecked.
export const containing: (text: string) => unknown = expect.stringContaining
export const matching: (pattern: RegExp) => unknown = expect.stringMatching
export const some: (type: unknown) => unknown = expect.any
