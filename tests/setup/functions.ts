import { afterEach, expect } from 'vitest'
import { leakedLines } from '../functions/support/log-watch.ts'

/** No line that the function logs in any test holds a credential. */
afterEach(() => expect(leakedLines()).toEqual([]))
