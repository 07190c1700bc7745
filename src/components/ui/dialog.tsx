import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, type RefObject, useRef } from 'react'
import { cn } from '#src/lib/cn.ts'
import { mainId } from '../layout/skip-link.tsx'
import { IconButton } from './icon-button.tsx'
import { uiTexts } from './texts.ts'

export type DialogSize = 'sm' | 'md' | 'lg' | 'full'

const sizes: Record<DialogSize, string> = {
  sm: 'max-h-[calc(100dvh-2rem)] w-[min(26rem,calc(100vw-2rem))] rounded-lg',
  md: 'max-h-[calc(100dvh-2rem)] w-[min(40rem,calc(100vw-2rem))] rounded-lg',
  lg: 'max-h-[calc(100dvh-2rem)] w-[min(64rem,calc(100vw-2rem))] rounded-lg',
  full: 'h-dvh w-screen sm:h-[calc(100dvh-2rem)] sm:w-[calc(100vw-2rem)] sm:rounded-lg',
}

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** One sentence under the title, announced with it. */
  description?: ReactNode
  size?: DialogSize
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog'
  /** The element to focus first, by default the first control. `autoFocus` would lose the element that opened the dialog. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Badges and controls between the title and the close button. */
  actions?: ReactNode
  /** The dialog's buttons. They stay visible while the content scrolls. */
  footer?: ReactNode
  children?: ReactNode
}

/** A modal dialog. It traps and restores the focus, locks the page's scroll, and closes with its button, Escape or a click outside. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  size = 'md',
  role = 'dialog',
  initialFocus,
  actions,
  footer,
  children,
}: DialogProps) {
  const opener = useRef<Element>(null)

  function takeFocus(event: Event): void {
    opener.current = document.activeElement
    if (!initialFocus?.current) return
    event.preventDefault()
    initialFocus.current.focus()
  }

  // Radix restores the focus only to its own trigger, but state opens these dialogs.
  function returnFocus(event: Event): void {
    event.preventDefault()
    const { current } = opener
    const usable = current instanceof HTMLElement && current !== document.body && current.isConnected
    // Without an element that opened the dialog, the focus goes to the content.
    const target = usable ? current : document.getElementById(mainId)
    target?.focus({ preventScroll: true })
  }

  return (
    <Radix.Root onOpenChange={(next) => !next && onClose()} open={open}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 grid place-items-center bg-scrim data-[state=open]:animate-fade">
          <Radix.Content
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
            onCloseAutoFocus={returnFocus}
            onOpenAutoFocus={takeFocus}
            className={cn(
              'flex flex-col overflow-hidden bg-surface text-sm text-ink shadow-float focus:outline-none forced-colors:border data-[state=open]:animate-settle',
              sizes[size],
            )}
            role={role}
          >
            <header className="flex flex-wrap items-start gap-x-3 gap-y-2 border-b border-line py-2.5 pr-2.5 pl-5">
              <div className="min-w-0 flex-1 py-1">
                <Radix.Title className="text-base font-semibold">{title}</Radix.Title>
                {description !== undefined && (
                  <Radix.Description className="mt-0.5 text-sm text-muted">{description}</Radix.Description>
                )}
              </div>
              {actions !== undefined && (
                <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-lg:order-last max-lg:w-full">
                  {actions}
                </div>
              )}
              <Radix.Close asChild>
                <IconButton icon="close" label={uiTexts.close} tooltip={false} />
              </Radix.Close>
            </header>
            {children !== undefined && <div className="min-h-0 flex-1 overflow-y-auto p-5">{children}</div>}
            {footer !== undefined && (
              <footer
                className={cn(
                  'flex flex-wrap justify-end gap-2 px-5 py-3',
                  children !== undefined && 'border-t border-line',
                )}
              >
                {footer}
              </footer>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
