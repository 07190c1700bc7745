import { z } from 'zod'
import { textItem } from './item.ts'
import { browserKey } from './keys.ts'

/** The signed-in user's id (docs/spec.md, section 6). Written at sign-in, removed at sign-out. */
export const currentUserIdItem = textItem<string | undefined>({
  key: browserKey('currentUserId'),
  schema: z.string().min(1),
  fallback: undefined,
})
