import { cn } from '#src/lib/cn.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-accent text-on-accent border-transparent enabled:hover:bg-accent-strong [a&]:hover:bg-accent-strong disabled:border-line disabled:bg-sunken disabled:text-subtle',
  secondary:
    'bg-surface text-ink border-line-strong enabled:hover:bg-sunken [a&]:hover:bg-sunken disabled:border-line disabled:bg-sunken disabled:text-subtle',
  ghost: 'bg-transparent text-ink border-transparent enabled:hover:bg-sunken [a&]:hover:bg-sunken disabled:text-subtle',
  danger:
    'bg-danger text-on-danger border-transparent enabled:hover:bg-danger-strong [a&]:hover:bg-danger-strong disabled:border-line disabled:bg-sunken disabled:text-subtle',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'h-8 px-2.5 text-sm gap-1.5',
  md: 'h-9 px-3.5 text-sm gap-2',
  lg: 'h-11 px-5 text-base gap-2',
}

/** For links that look like buttons. */
export function buttonStyle(variant: ButtonVariant = 'primary', size: ButtonSize = 'md', className?: string): string {
  return cn(
    'inline-flex items-center justify-center rounded-md border font-semibold whitespace-nowrap select-none transition-colors',
    'disabled:cursor-not-allowed',
    'aria-busy:cursor-progress',
    variants[variant],
    sizes[size],
    className,
  )
}
