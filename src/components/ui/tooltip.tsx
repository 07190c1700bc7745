import { type ReactElement, useEffect, useRef } from 'react'
import type { Instance, Plugin } from 'tippy.js'

interface TooltipProps {
  content: string
  /** The content is the control's name already: do not repeat it as a description. */
  names?: boolean
  /** One element that can hold the focus. */
  children: ReactElement
}

/**
 * A word about a control, on hover and on focus. The only module that knows tippy.js, which is loaded when somebody first
 * points at a control that has one; timings as the spec's badge component.
 */
export function Tooltip({ content, names = false, children }: TooltipProps) {
  const wrapper = useRef<HTMLSpanElement>(null)
  const instance = useRef<Instance>(undefined)
  const latest = useRef(content)

  useEffect(() => {
    latest.current = content
    tell(instance.current, content)
  }, [content])

  useEffect(() => {
    const target = wrapper.current?.firstElementChild
    if (!target) return
    let mounted = true
    let pointedAt = false

    async function prepare({ type }: Event): Promise<void> {
      pointedAt = true
      target?.removeEventListener('mouseenter', point)
      target?.removeEventListener('focus', point)
      const tip = await createTip(target, names)
      if (!mounted) return tip?.destroy()
      instance.current = tip
      tell(tip, latest.current)
      // The event that asked for it has passed before it could hear it; from here on it hears them itself.
      if (pointedAt) target?.dispatchEvent(new Event(type))
    }
    function point(event: Event): void {
      void prepare(event)
    }
    function leave(): void {
      pointedAt = false
    }

    target.addEventListener('mouseenter', point)
    target.addEventListener('focus', point)
    target.addEventListener('mouseleave', leave)
    target.addEventListener('blur', leave)
    return () => {
      mounted = false
      instance.current?.destroy()
      instance.current = undefined
      target.removeEventListener('mouseenter', point)
      target.removeEventListener('focus', point)
      target.removeEventListener('mouseleave', leave)
      target.removeEventListener('blur', leave)
    }
  }, [names])

  return (
    <span className="contents" ref={wrapper}>
      {children}
    </span>
  )
}

const hideOnEscape: Plugin = {
  name: 'hideOnEscape',
  defaultValue: true,
  fn(instance) {
    function onKeyDown({ key }: KeyboardEvent): void {
      if (key === 'Escape') instance.hide()
    }
    return {
      onShow: () => document.addEventListener('keydown', onKeyDown, true),
      onHide: () => document.removeEventListener('keydown', onKeyDown, true),
      onDestroy: () => document.removeEventListener('keydown', onKeyDown, true),
    }
  },
}

/** Undefined where it could not be loaded: a word less, not a broken control. */
async function createTip(target: Element | null | undefined, names: boolean): Promise<Instance | undefined> {
  if (!target) return undefined
  const { default: tippy } = await import('tippy.js').catch(() => ({ default: undefined }))
  return tippy?.(target, {
    placement: 'top',
    offset: [0, 8],
    delay: [100, 50],
    duration: [200, 150],
    zIndex: 9999,
    arrow: false,
    aria: { content: names ? null : 'describedby', expanded: false },
    // It stays while the pointer is on it, for somebody who magnifies the page, and goes with Escape (WCAG 1.4.13).
    interactive: true,
    // In a modal dialog nothing outside of it can be pointed at.
    appendTo: () => target.closest('[role="dialog"]') ?? document.body,
    plugins: [hideOnEscape],
  })
}

function tell(tip: Instance | undefined, content: string): void {
  if (content === '') tip?.disable()
  else {
    tip?.enable()
    tip?.setContent(content)
  }
}
