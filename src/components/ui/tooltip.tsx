import { type ReactElement, useEffect, useRef } from 'react'
import tippy, { type Instance } from 'tippy.js'

interface TooltipProps {
  content: string
  /** The content is the control's name already: do not repeat it as a description. */
  names?: boolean
  /** One element that can hold the focus. */
  children: ReactElement
}

/** A word about a control, on hover and on focus. The only module that knows tippy.js; timings as the spec's badge component. */
export function Tooltip({ content, names = false, children }: TooltipProps) {
  const wrapper = useRef<HTMLSpanElement>(null)
  const instance = useRef<Instance>(undefined)

  useEffect(() => {
    const target = wrapper.current?.firstElementChild
    if (!target) return
    const tip = tippy(target, {
      placement: 'top',
      offset: [0, 8],
      delay: [100, 50],
      duration: [200, 150],
      zIndex: 9999,
      arrow: false,
      aria: { content: names ? null : 'describedby' },
    })
    instance.current = tip
    return () => tip.destroy()
  }, [names])

  useEffect(() => {
    if (content === '') instance.current?.disable()
    else {
      instance.current?.enable()
      instance.current?.setContent(content)
    }
  }, [content, names])

  return (
    <span className="contents" ref={wrapper}>
      {children}
    </span>
  )
}
