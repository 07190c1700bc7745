import type { ReactNode } from 'react'
import { cn } from '#src/lib/cn.ts'

export type BadgeVariant = 'default' | 'success' | 'warning' | 'error' | 'info' | 'purple'
export type BadgeSize = 'sm' | 'md' | 'lg'

const variants: Record<BadgeVariant, string> = {
  default: 'border-line bg-sunken text-muted',
  success: 'border-accent-line bg-accent-soft text-accent-ink',
  warning: 'border-warning-line bg-warning-soft text-warning-ink',
  error: 'border-danger-line bg-danger-soft text-danger-ink',
  info: 'border-info-line bg-info-soft text-info-ink',
  purple: 'border-purple-line bg-purple-soft text-purple-ink',
}

const sizes: Record<BadgeSize, string> = {
  sm: 'h-5 px-1.5 text-xs gap-1',
  md: 'h-6 px-2 text-xs gap-1',
  lg: 'h-7 px-2.5 text-sm gap-1.5',
}

interface BadgeProps {
  variant?: BadgeVariant
  size?: BadgeSize
  className?: string
  children: ReactNode
}

/** A short state or kind. The text carries the meaning, not the colour alone. */
export function Badge({ variant = 'default', size = 'md', className, children }: BadgeProps) {
  return (
    <span
      className={cn(
        'inline-flex items-center rounded-md border font-semibold whitespace-nowrap',
        variants[variant],
        sizes[size],
        className,
      )}
    >
      {children}
    </span>
  )
}
