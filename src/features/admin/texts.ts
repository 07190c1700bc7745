import type { AuditAction, UserSortKey, userStatuses } from '#domain/contracts/admin.ts'
import { inLanguage } from '#src/lib/language.ts'

export const adminTexts = inLanguage({
  en: {
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
  },
  es: {
    title: 'Panel de administración',
    views: 'Administración',
    users: 'Usuarios',
    audit: 'Registro de auditoría',
    errorPrefix: 'Error:',
    retry: 'Reintentar',
    denied: {
      title: 'Acceso Denegado',
      text: 'No tienes permisos de administrador para ver esta página.',
      toDashboard: 'Ir al panel principal',
    },
  },
})

export const userListTexts = inLanguage({
  en: {
    count: (total: number) => `${total.toLocaleString('en')} ${total === 1 ? 'user' : 'users'}`,
    refresh: 'Refresh',
    search: 'Search users',
    searchPlaceholder: 'Name or email',
    role: 'Role',
    allRoles: 'All roles',
    sort: 'Sort by',
    loading: 'Loading users...',
    table: 'Users',
    columns: {
      user: 'User',
      role: 'Role',
      status: 'Status',
      created: 'Created',
      lastSignIn: 'Last sign-in',
      usage: 'This month',
      actions: 'Actions',
    },
    you: 'You',
    unnamed: 'No name',
    never: 'Never',
    notKnown: 'N/A',
    unlimitedUsage: (used: number) => `${used}, no limit`,
    usage: (used: number, quota: number) => `${used} of ${quota}`,
    unlimitedUsageLine: (used: number) => `${used} ${used === 1 ? 'run' : 'runs'} this month, no limit`,
    usageLine: (used: number, quota: number) => `${used} of ${quota} runs this month`,
    createdLine: (day: string) => `Created ${day}`,
    edit: (name: string) => `Edit ${name}`,
    resetPassword: (name: string) => `Reset password of ${name}`,
    remove: (name: string) => `Delete ${name}`,
    none: 'No users found',
    noneHint: 'No user matches the search and the role.',
    clearFilters: 'Show all users',
  },
  es: {
    count: (total: number) => `${total.toLocaleString('es')} ${total === 1 ? 'usuario' : 'usuarios'}`,
    refresh: 'Actualizar',
    search: 'Buscar usuarios',
    searchPlaceholder: 'Nombre o correo',
    role: 'Rol',
    allRoles: 'Todos los roles',
    sort: 'Ordenar por',
    loading: 'Cargando usuarios...',
    table: 'Usuarios',
    columns: {
      user: 'Usuario',
      role: 'Rol',
      status: 'Estado',
      created: 'Creación',
      lastSignIn: 'Último acceso',
      usage: 'Este mes',
      actions: 'Acciones',
    },
    you: 'Usted',
    unnamed: 'Sin nombre',
    never: 'Nunca',
    notKnown: 'N/D',
    unlimitedUsage: (used: number) => `${used}, sin límite`,
    usage: (used: number, quota: number) => `${used} de ${quota}`,
    unlimitedUsageLine: (used: number) => `${used} ${used === 1 ? 'generación' : 'generaciones'} este mes, sin límite`,
    usageLine: (used: number, quota: number) => `${used} de ${quota} generaciones este mes`,
    createdLine: (day: string) => `Creado: ${day}`,
    edit: (name: string) => `Editar a ${name}`,
    resetPassword: (name: string) => `Restablecer la contraseña de ${name}`,
    remove: (name: string) => `Eliminar a ${name}`,
    none: 'No se encontraron usuarios',
    noneHint: 'Ningún usuario coincide con la búsqueda y el rol.',
    clearFilters: 'Mostrar todos los usuarios',
  },
})

export const statusLabels: Record<(typeof userStatuses)[number], string> = inLanguage({
  en: { active: 'Active', unconfirmed: 'Unconfirmed', banned: 'Blocked' },
  es: { active: 'Activo', unconfirmed: 'Sin confirmar', banned: 'Bloqueado' },
})

export const sortLabels: Record<UserSortKey, string> = inLanguage({
  en: {
    createdAt: 'Created',
    name: 'Name',
    email: 'Email',
    role: 'Role',
    lastSignInAt: 'Last sign-in',
    used: 'This month',
  },
  es: {
    createdAt: 'Creación',
    name: 'Nombre',
    email: 'Correo electrónico',
    role: 'Rol',
    lastSignInAt: 'Último acceso',
    used: 'Este mes',
  },
})

export const userFormTexts = inLanguage({
  en: {
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
    currentValues: (name: string, role: string) =>
      `The user is now ${name}, with the role ${role}. Check the form, then save again.`,
    ownRole: 'This is your own account. With another role you leave this panel.',
  },
  es: {
    open: 'Crear usuario',
    cancel: 'Cancelar',
    title: 'Usuario nuevo',
    name: 'Nombre',
    email: 'Correo electrónico',
    password: 'Contraseña',
    passwordHint: '6 caracteres como mínimo. Indique al usuario que la cambie después de su primer acceso.',
    role: 'Rol',
    create: 'Crear usuario',
    creating: 'Creando...',
    created: 'Usuario creado correctamente',
    createFailed: 'No se pudo crear el usuario',
    editTitle: 'Editar usuario',
    save: 'Guardar',
    saving: 'Guardando...',
    updated: 'Usuario actualizado correctamente',
    updateFailed: 'No se pudo actualizar el usuario',
    currentValues: (name: string, role: string) =>
      `Ahora el usuario es ${name}, con el rol ${role}. Revise el formulario y vuelva a guardar.`,
    ownRole: 'Esta es su propia cuenta. Con otro rol saldrá de este panel.',
  },
})

export const deleteTexts = inLanguage({
  en: {
    title: 'Delete user',
    question: (name: string) =>
      `Are you sure you want to delete ${name}? The account, its plan and its usage are removed.`,
    adminTitle: 'Delete administrator',
    adminQuestion: (name: string) =>
      `${name} is an administrator. Deleting an administrator is irreversible. Are you sure you want to delete this account?`,
    confirm: 'Delete',
    deleted: 'User deleted successfully',
    failed: 'Failed to delete user',
    own: 'You cannot delete your own administrator account. Contact another administrator if you need to do this.',
  },
  es: {
    title: 'Eliminar usuario',
    question: (name: string) => `¿Seguro que desea eliminar a ${name}? Se eliminan la cuenta, su plan y su uso.`,
    adminTitle: 'Eliminar administrador',
    adminQuestion: (name: string) =>
      `${name} tiene el rol de administrador. Eliminar a un administrador es irreversible. ¿Seguro que desea eliminar esta cuenta?`,
    confirm: 'Eliminar',
    deleted: 'Usuario eliminado correctamente',
    failed: 'No se pudo eliminar el usuario',
    own: 'No puede eliminar su propia cuenta de administrador. Si necesita hacerlo, póngase en contacto con otro administrador.',
  },
})

export const userResetTexts = inLanguage({
  en: {
    sent: 'Password reset email sent to user',
    failed: 'Failed to reset password',
  },
  es: {
    sent: 'Se envió al usuario el correo para restablecer la contraseña',
    failed: 'No se pudo restablecer la contraseña',
  },
})

export const pagerTexts = inLanguage({
  en: {
    navigation: 'Pages',
    range: (first: number, last: number, total: number) => `${first}–${last} of ${total.toLocaleString('en')}`,
    previous: 'Previous',
    next: 'Next',
  },
  es: {
    navigation: 'Páginas',
    range: (first: number, last: number, total: number) => `${first}–${last} de ${total.toLocaleString('es')}`,
    previous: 'Anterior',
    next: 'Siguiente',
  },
})

export const auditTexts = inLanguage({
  en: {
    loading: 'Loading the audit log...',
    table: 'Audit log',
    columns: { at: 'When', action: 'Action', actor: 'By', target: 'Account', changes: 'Changes' },
    filter: 'Action',
    allActions: 'All actions',
    terminal: 'Terminal',
    nobody: 'Unknown',
    none: 'Nothing here yet',
    noneHint: 'What administrators do to accounts is listed here.',
    change: (field: string, from: string | undefined, to: string | undefined) =>
      from === undefined ? `${field}: ${to ?? 'none'}` : `${field}: ${from} → ${to ?? 'none'}`,
  },
  es: {
    loading: 'Cargando el registro de auditoría...',
    table: 'Registro de auditoría',
    columns: { at: 'Fecha', action: 'Acción', actor: 'Autor', target: 'Cuenta', changes: 'Cambios' },
    filter: 'Acción',
    allActions: 'Todas las acciones',
    terminal: 'Terminal',
    nobody: 'Desconocido',
    none: 'Aún no hay nada',
    noneHint: 'Aquí aparece lo que los administradores hacen con las cuentas.',
    change: (field: string, from: string | undefined, to: string | undefined) => {
      const name = { name: 'nombre', role: 'rol', email: 'correo' }[field] ?? field
      return from === undefined ? `${name}: ${to ?? 'nada'}` : `${name}: ${from} → ${to ?? 'nada'}`
    },
  },
})

export const auditActionLabels: Record<AuditAction, string> = inLanguage({
  en: {
    'user.create': 'Created',
    'user.update': 'Updated',
    'user.delete': 'Deleted',
    'user.reset_password': 'Password reset sent',
    'role.grant': 'Role granted',
  },
  es: {
    'user.create': 'Creado',
    'user.update': 'Modificado',
    'user.delete': 'Eliminado',
    'user.reset_password': 'Restablecimiento enviado',
    'role.grant': 'Rol otorgado',
  },
})
