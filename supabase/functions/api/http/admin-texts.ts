/** What the administration says when it refuses: the spec's fallbacks (section 8) and its own rules. */
export const adminTexts = {
  failed: {
    fetch: 'Failed to fetch users',
    create: 'Failed to create user',
    update: 'Failed to update user',
    delete: 'Failed to delete user',
    resetPassword: 'Failed to reset password',
    audit: 'Failed to fetch the audit log',
  },
  ownAccount: 'You cannot delete your own administrator account. Contact another administrator if you need to do this.',
  lastAdmin: 'This is the last administrator. Make another user an administrator first.',
  emailTaken: 'A user with this email address already exists.',
  userNotFound: 'This user does not exist any more.',
  staleUser: 'This user was changed by someone else in the meantime. Nothing was saved.',
  emailMismatch: 'This is not the email address of this user. Refresh the list and try again.',
} as const

export type AdminAction = keyof typeof adminTexts.failed
