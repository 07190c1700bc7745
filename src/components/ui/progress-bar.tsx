import { cn } from '#src/lib/cn.ts'

interface ProgressBarProps {
  label: string
  /** 0 to 100. */
  value: number
  tone?: 'accent' | 'warning' | 'danger'
  /** The value in words, if a percentage is not enough: '7 of 20 runs used'. */
  valueText?: string
  className?: string
}

const tones = { accent: 'bg-accent', warning: 'bg-warning', danger: 'bg-danger' } as const

export function ProgressBar({ label, value, tone = 'accent', valueText, className }: ProgressBarProps) {
  const percent = Math.min(100, Math.max(0, Math.round(value)))
  return (
    <div
      aria-label={label}
      aria-valuemax={100}
      aria-valuemin={0}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      className={cn('h-1.5 overflow-hidden rounded-full bg-line forced-colors:border', className)}
      role="progressbar"
    >
      <div
        className={cn('h-full rounded-full transition-[width] duration-200 forced-colors:bg-[Highlight]', tones[tone])}
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
