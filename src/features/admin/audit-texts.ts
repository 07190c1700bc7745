import type { AuditAction } from '#domain/contracts/admin.ts'
import { inLanguage } from '#src/lib/language.ts'

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
    change: (field: string, from: string | undefined, to: string | undefined) => (from === undefined ? `${field}: ${to ?? 'none'}` : `${field}: ${from} → ${to ?? 'none'}`),
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
