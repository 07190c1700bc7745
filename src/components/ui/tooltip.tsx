import { type ReactElement, useEffect, useRef } from 'react'
import type { Instance, Plugin } from 'tippy.js'

interface TooltipProps {
  content: string
  /** Set when the content is also the control's name, so that screen readers do not hear it twice. */
  names?: boolean
  /** One focusable element. */
  children: ReactElement
}

/** Shown on hover and focus (docs/spec.md section 2, Badges and tooltips). tippy.js loads on the first hover or focus. */
export function Tooltip({ content, names = false, children }: TooltipProps) {
  const wrapper = useRef<HTMLSpanElement>(null)
  const instance = useRef<Instance>(undefined)
  const latest = useRef(content)

  useEffect(() => {
    latest.current = content
    setTooltipContent(instance.current, content)
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
      setTooltipContent(tip, latest.current)
      // tippy.js was not listening yet when this event fired.
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

/** Undefined when tippy.js could not be loaded; the control works without it. */
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
    // Stays open under the pointer and closes with Escape (WCAG 1.4.13).
    interactive: true,
    // A modal dialog blocks the pointer outside of it.
    appendTo: () => target.closest('[role="dialog"]') ?? document.body,
    plugins: [hideOnEscape],
  })
}

function setTooltipContent(tip: Instance | undefined, content: string): void {
  if (content === '') tip?.disable()
  else {
    tip?.enable()
    tip?.setContent(content)
  }
}
