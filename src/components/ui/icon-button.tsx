import type { ComponentProps } from 'react'
import { cn } from '#src/lib/cn.ts'
import { Icon, type IconName } from './icon.tsx'
import { Tooltip } from './tooltip.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  icon: IconName
  /** The accessible name, also shown as the tooltip. */
  label: string
  /** False when the name would only repeat a visible text. */
  tooltip?: boolean
}

export function IconButton({ icon, label, tooltip = true, className, type = 'button', ...rest }: IconButtonProps) {
  const button = (
    <button
      {...rest}
      aria-label={label}
      className={cn(
        'inline-flex size-9 shrink-0 items-center justify-center rounded-md text-muted transition-colors',
        'enabled:hover:bg-sunken enabled:hover:text-ink disabled:cursor-not-allowed disabled:text-subtle disabled:opacity-60',
        className,
      )}
      type={type}
    >
      <Icon name={icon} />
    </button>
  )
  return tooltip ? (
    <Tooltip content={label} names>
      {button}
    </Tooltip>
  ) : (
    button
  )
}
