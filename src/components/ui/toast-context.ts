import { createContext, useContext } from 'react'

export type ToastVariant = 'success' | 'error' | 'info'

/** How long a toast stays, in milliseconds (spec section 9). */
export const toastDurationMs = 2_500

export type ShowToast = (message: string, options?: { variant?: ToastVariant; durationMs?: number }) => void

export const ToastContext = createContext<ShowToast | undefined>(undefined)

/** Shows a short message that leaves by itself. Never the only place where an error can be read. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext)
  if (show === undefined) throw new Error('useToast needs a ToastProvider above it')
  return show
}
