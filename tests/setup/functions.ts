import { afterEach, expect } from 'vitest'
import { leakedLines } from '../functions/support/log-watch.ts'

/** No log line of the function contains a credential in any test. */
afterEach(() => expect(leakedLines()).toEqual([]))
