import { languageKey } from '#src/lib/language.ts'

/**
 * Every item that Casewright stores in the browser (docs/spec.md, section 3). No other file contains a key.
 * `onSignOut` says what logging out removes (docs/spec.md, section 4): the draft and the stored user id. The configuration
 * stays because it is encrypted and bound to its user, and the history stays because it is the user's work.
 */
interface KeyRule {
  key: string
  onSignOut: 'keep' | 'remove'
}

const browserItems = {
  theme: { key: 'theme', onSignOut: 'keep' },
  /** Read by src/lib/language.ts, because pages without storage code have a language too. */
  language: { key: languageKey, onSignOut: 'keep' },
  currentUserId: { key: 'currentUserId', onSignOut: 'remove' },
  showHowItWorks: { key: 'showHowItWorks', onSignOut: 'keep' },
  enableEnrichment: { key: 'enableEnrichment', onSignOut: 'keep' },
  stepLayout: { key: 'stepLayout', onSignOut: 'keep' },
  /** Exists only while the history checks that it leaves enough space for everything else. */
  reserve: { key: 'storageReserve', onSignOut: 'remove' },
  /** Written by earlier versions only. */
  logs: { key: 'logs', onSignOut: 'remove' },
} as const satisfies Record<string, KeyRule>

/** Items of one user: the key is a prefix, the user id follows. */
const userItems = {
  trackerConfig: { key: 'jiraConfig_', onSignOut: 'keep' },
  trackerDraft: { key: 'jiraConfigDraft_', onSignOut: 'remove' },
  /** Encrypted, like the tracker configuration (src/storage/vault/tool-connections.ts). */
  toolConnections: { key: 'toolConnections_', onSignOut: 'keep' },
  /** In the tab's own storage (src/storage/typed-link.ts). */
  typedLink: { key: 'ticketLink_', onSignOut: 'remove' },
  /** The rules of the user's team (src/domain/generation/house-rules.ts). */
  houseRules: { key: 'houseRules_', onSignOut: 'keep' },
  /** The tickets that are generated one after another (src/domain/queue). */
  ticketQueue: { key: 'ticketQueue_', onSignOut: 'keep' },
  /** The choices of the Export dialog (src/domain/export/export-options.ts). */
  exportSettings: { key: 'exportSettings_', onSignOut: 'keep' },
  /** What is hidden from an AI outside the machine (src/storage/redaction.ts). */
  redaction: { key: 'redaction_', onSignOut: 'keep' },
  /** Each entry has its own item: this key, a slash and the entry's id. Earlier versions stored the whole history under the key. */
  history: { key: 'testCasesHistory_', onSignOut: 'keep' },
  /** Earlier versions of entries: this key, a slash, the entry's id, a slash and the time of the change. */
  historyVersions: { key: 'testCasesVersions_', onSignOut: 'keep' },
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
