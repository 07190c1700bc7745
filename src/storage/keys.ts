import { languageKey } from '#src/lib/language.ts'

/**
 * Every item Casewright keeps in the browser (spec section 3, Browser storage items). No other file spells a key.
 * `onSignOut` decides what logging out takes away (spec section 4, Auth): the draft and the stored user id go; the saved
 * configuration stays because it is encrypted and bound to its user, and the history stays because it is the user's work.
 */
interface KeyRule {
  key: string
  onSignOut: 'keep' | 'remove'
}

const browserItems = {
  theme: { key: 'theme', onSignOut: 'keep' },
  /** Read by src/lib/language.ts itself: pages that load no storage code have a language too. */
  language: { key: languageKey, onSignOut: 'keep' },
  currentUserId: { key: 'currentUserId', onSignOut: 'remove' },
  showHowItWorks: { key: 'showHowItWorks', onSignOut: 'keep' },
  enableEnrichment: { key: 'enableEnrichment', onSignOut: 'keep' },
  stepLayout: { key: 'stepLayout', onSignOut: 'keep' },
  /** There for a moment while the history makes sure that it leaves room for everything else. */
  reserve: { key: 'storageReserve', onSignOut: 'remove' },
  /** Written by earlier versions only. */
  logs: { key: 'logs', onSignOut: 'remove' },
} as const satisfies Record<string, KeyRule>

/** Items of one user: the key is a prefix, the user id follows. */
const userItems = {
  trackerConfig: { key: 'jiraConfig_', onSignOut: 'keep' },
  trackerDraft: { key: 'jiraConfigDraft_', onSignOut: 'remove' },
  /** In the tab's own storage (src/storage/typed-link.ts). */
  typedLink: { key: 'ticketLink_', onSignOut: 'remove' },
  /** Earlier versions kept a whole history here; now each entry has its own item: this key, a slash, the entry's id. */
  history: { key: 'testCasesHistory_', onSignOut: 'keep' },
} as const satisfies Record<string, KeyRule>

export type BrowserItem = keyof typeof browserItems
export type UserItem = keyof typeof userItems

export function browserKey(item: BrowserItem): string {
  return browserItems[item].key
}

export function userKey(item: UserItem, userId: string): string {
  return `${userItems[item].key}${userId}`
}

/** The keys that logging out removes for this user. */
export function keysRemovedOnSignOut(userId: string): string[] {
  return [
    ...Object.values(browserItems)
      .filter((rule) => rule.onSignOut === 'remove')
      .map((rule) => rule.key),
    ...Object.values(userItems)
      .filter((rule) => rule.onSignOut === 'remove')
      .map((rule) => `${rule.key}${userId}`),
  ]
}
