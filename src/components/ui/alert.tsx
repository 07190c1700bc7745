import type { ReactNode } from 'react'
import { cn } from '#src/lib/cn.ts'
import { localized } from '#src/messages/localized.ts'
import { Icon, type IconName } from './icon.tsx'

export type AlertVariant = 'error' | 'success' | 'warning' | 'info'

const looks: Record<AlertVariant, { icon: IconName; style: string }> = {
  error: { icon: 'error', style: 'border-danger-line bg-danger-soft text-danger-ink' },
  success: { icon: 'checkCircle', style: 'border-accent-line bg-accent-soft text-accent-ink' },
  warning: { icon: 'alert', style: 'border-warning-line bg-warning-soft text-warning-ink' },
  info: { icon: 'info', style: 'border-info-line bg-info-soft text-info-ink' },
}

interface AlertProps {
  variant: AlertVariant
  title?: string
  /** The next action: a button or a link. */
  action?: ReactNode
  className?: string
  children?: ReactNode
}

/** Screen readers announce errors at once and other alerts when they are idle. */
export function Alert({ variant, title, action, className, children }: AlertProps) {
  const { icon, style } = looks[variant]
  return (
    <div
      className={cn('flex flex-wrap items-start gap-2.5 rounded-md border px-3.5 py-2.5 text-sm', style, className)}
      role={variant === 'error' ? 'alert' : 'status'}
    >
      <Icon className="mt-0.5" name={icon} />
      <div className="min-w-[min(14rem,80%)] flex-1 break-words">
        {title !== undefined && <p className="font-semibold">{localized(title)}</p>}
        {typeof children === 'string' ? localized(children) : children}
      </div>
      {/* A button is taller than a line of text. The negative margin keeps a one-line alert one line high. */}
      {action !== undefined && <div className="sm:-my-1.5 sm:self-center">{action}</div>}
    </div>
  )
}
