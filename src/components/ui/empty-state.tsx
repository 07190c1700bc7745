import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

interface EmptyStateProps {
  title: string
  icon?: IconName
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ title, icon, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-10 text-center">
      {icon !== undefined && <Icon className="mb-3 text-subtle" name={icon} size={24} />}
      <p className="font-semibold">{title}</p>
      {children !== undefined && <div className="mt-1 max-w-[48ch] text-sm text-muted">{children}</div>}
      {action !== undefined && <div className="mt-4">{action}</div>}
    </div>
  )
}
