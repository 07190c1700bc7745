import { createContext, useContext } from 'react'

export type ToastVariant = 'success' | 'error' | 'info'

/** Milliseconds (docs/spec.md section 9). */
export const toastDurationMs = 2_500

export type ShowToast = (message: string, options?: { variant?: ToastVariant; durationMs?: number }) => void

export const ToastContext = createContext<ShowToast | undefined>(undefined)

/** Shows a message that disappears after a moment, so it must not be the only report of an error. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext)
  if (show === undefined) throw new Error('useToast needs a ToastProvider above it')
  return show
}
