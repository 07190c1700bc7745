import { type PointerEvent, type RefObject, useState } from 'react'

export interface StepDrag {
  from: number
  to: number
}

interface StepDragging {
  drag: StepDrag | undefined
  /** For the handle of the step at an index. */
  handleProps: (index: number) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: () => void
    onPointerCancel: () => void
  }
}

/** Reordering by mouse, pen or finger: the handle holds the pointer, the step goes where it is let go. */
export function useStepDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void): StepDragging {
  const [drag, setDrag] = useState<StepDrag>()

  function placeOf(y: number): number {
    const rows = [...(list.current?.children ?? [])]
    const below = rows.findIndex((row) => y < row.getBoundingClientRect().bottom)
    return below === -1 ? rows.length - 1 : below
  }

  return {
    drag,
    handleProps: (index) => ({
      onPointerDown(event) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from: index, to: index })
      },
      onPointerMove(event) {
        if (drag?.from === index) setDrag({ from: index, to: placeOf(event.clientY) })
      },
      onPointerUp() {
        if (drag !== undefined && drag.from !== drag.to) onMove(drag.from, drag.to)
        setDrag(undefined)
      },
      onPointerCancel: () => setDrag(undefined),
    }),
  }
}
