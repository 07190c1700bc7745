import type { AuditAction, UserSortKey, userStatuses } from '#domain/contracts/admin.ts'

export const adminTexts = {
  title: 'Administration Panel',
  views: 'Administration',
  users: 'Users',
  audit: 'Audit log',
  errorPrefix: 'Error:',
  retry: 'Try again',
  denied: {
    title: 'Acceso Denegado',
    text: 'No tienes permisos de administrador para ver esta página.',
    toDashboard: 'Ir al panel principal',
  },
} as const

export const userListTexts = {
  count: (total: number) => `${total.toLocaleString('en')} ${total === 1 ? 'user' : 'users'}`,
  refresh: 'Refresh',
  search: 'Search users',
  searchPlaceholder: 'Name or email',
  role: 'Role',
  allRoles: 'All roles',
  sort: 'Sort by',
  loading: 'Loading users...',
  table: 'Users',
  columns: { user: 'User', role: 'Role', status: 'Status', created: 'Created', lastSignIn: 'Last sign-in', usage: 'This month', actions: 'Actions' },
  you: 'You',
  unnamed: 'No name',
  never: 'Never',
  unknownDate: 'N/A',
  unlimitedUsage: (used: number) => `${used}, no limit`,
  usage: (used: number, quota: number) => `${used} of ${quota}`,
  unlimitedUsageLine: (used: number) => `${used} ${used === 1 ? 'run' : 'runs'} this month, no limit`,
  usageLine: (used: number, quota: number) => `${used} of ${quota} runs this month`,
  edit: (name: string) => `Edit ${name}`,
  resetPassword: (name: string) => `Reset password of ${name}`,
  remove: (name: string) => `Delete ${name}`,
  none: 'No users found',
  noneHint: 'No user matches the search and the role.',
  clearFilters: 'Show all users',
} as const

export const statusLabels: Record<(typeof userStatuses)[number], string> = {
  active: 'Active',
  unconfirmed: 'Unconfirmed',
  banned: 'Blocked',
}

export const sortLabels: Record<UserSortKey, string> = {
  createdAt: 'Created',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  lastSignInAt: 'Last sign-in',
  used: 'This month',
}

export const userFormTexts = {
  open: 'Create User',
  cancel: 'Cancel',
  title: 'New user',
  name: 'Name',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 6 characters. Tell the user to change it after the first login.',
  role: 'Role',
  create: 'Create User',
  creating: 'Creating...',
  created: 'User created successfully',
  createFailed: 'Failed to create user',
  editTitle: 'Edit User',
  save: 'Save',
  saving: 'Saving...',
  updated: 'User updated successfully',
  updateFailed: 'Failed to update user',
  ownRole: 'This is your own account. With another role you leave this panel.',
} as const

export const deleteTexts = {
  title: 'Delete user',
  question: (name: string) => `Are you sure you want to delete ${name}? The account, its plan and its usage are removed.`,
  adminTitle: 'Delete administrator',
  adminQuestion: (name: string) => `${name} is an administrator. Deleting an administrator is irreversible. Are you sure you want to delete this account?`,
  confirm: 'Delete',
  deleted: 'User deleted successfully',
  failed: 'Failed to delete user',
  own: 'You cannot delete your own administrator account. Contact another administrator if you need to do this.',
} as const

export const resetTexts = {
  sent: 'Password reset email sent to user',
  failed: 'Failed to reset password',
} as const

export const pagerTexts = {
  navigation: 'Pages',
  range: (first: number, last: number, total: number) => `${first}–${last} of ${total.toLocaleString('en')}`,
  previous: 'Previous',
  next: 'Next',
} as const

export const auditTexts = {
  loading: 'Loading the audit log...',
  table: 'Audit log',
  columns: { at: 'When', action: 'Action', actor: 'By', target: 'Account', changes: 'Changes' },
  filter: 'Action',
  allActions: 'All actions',
  terminal: 'Terminal',
  nobody: 'Unknown',
  none: 'Nothing here yet',
  noneHint: 'What administrators do to accounts is listed here.',
  change: (field: string, from: string | undefined, to: string | undefined) => (from === undefined ? `${field}: ${to ?? 'none'}` : `${field}: ${from} → ${to ?? 'none'}`),
} as const

export const auditActionLabels: Record<AuditAction, string> = {
  'user.create': 'Created',
  'user.update': 'Updated',
  'user.delete': 'Deleted',
  'user.reset_password': 'Password reset sent',
  'role.grant': 'Role granted',
}
