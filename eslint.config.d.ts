import type { Linter } from 'eslint'

/** For the test that plants violations: `eslint.config.js` says what these are. */
export function importDirection(root: string): Linter.Config[]

declare const config: Linter.Config[]
export default config
