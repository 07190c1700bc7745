import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { localized } from '#src/messages/localized.ts'
import { Icon, type IconName } from './icon.tsx'
import { type ShowToast, ToastContext, type ToastVariant, toastDurationMs } from './toast-context.ts'

interface Toast {
  id: number
  message: string
  variant: ToastVariant
}

const icons: Record<ToastVariant, { icon: IconName; style: string }> = {
  success: { icon: 'checkCircle', style: 'text-accent-ink' },
  error: { icon: 'error', style: 'text-danger-ink' },
  info: { icon: 'info', style: 'text-info-ink' },
}

/** The live region is always rendered, so that screen readers announce the first toast too. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const nextId = useRef(1)
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())

  useEffect(() => {
    const running = timers.current
    return () => running.forEach((timer) => clearTimeout(timer))
  }, [])

  const show = useCallback<ShowToast>((message, { variant = 'success', durationMs = toastDurationMs } = {}) => {
    const id = nextId.current++
    setToasts((shown) => [...shown, { id, message, variant }])
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      setToasts((shown) => shown.filter((toast) => toast.id !== id))
    }, durationMs)
    timers.current.add(timer)
  }, [])

  return (
    <ToastContext value={show}>
      {children}
      <div
        aria-live="polite"
        className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-center gap-2 sm:left-auto sm:items-end"
        role="status"
      >
        {toasts.map(({ id, message, variant }) => (
          <div
            className="flex max-w-[26rem] animate-settle items-center gap-2.5 rounded-md border border-line bg-surface px-4 py-3 text-sm shadow-float"
            key={id}
          >
            <Icon className={icons[variant].style} name={icons[variant].icon} />
            {localized(message)}
          </div>
        ))}
      </div>
    </ToastContext>
  )
}
