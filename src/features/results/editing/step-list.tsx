import { useEffect, useRef, useState } from 'react'
import type { EditAction } from '#domain/test-case/edit/edit-history.ts'
import type { TestStep } from '#domain/test-case/test-case.ts'
import { Button } from '#src/components/ui/button.tsx'
import { editTexts } from './texts.ts'
import { StepForm } from './step-form.tsx'
import { useStepDrag } from './use-step-drag.ts'

interface StepListProps {
  caseId: string
  steps: TestStep[]
  edit: (action: EditAction) => void
}

/** The steps of a case in the making. The focus goes with a step that moves, and to one that is added. */
export function StepList({ caseId, steps, edit }: StepListProps) {
  const list = useRef<HTMLOListElement>(null)
  const [focus, setFocus] = useState<{ index: number; control: 'handle' | 'step' }>()
  const [said, setSaid] = useState('')
  const { drag, handleProps } = useStepDrag(list, move)

  useEffect(() => {
    if (focus === undefined) return
    const control = list.current?.children[focus.index]?.querySelector(`[data-control="${focus.control}"]`)
    if (control instanceof HTMLElement) control.focus()
  }, [focus])

  function move(from: number, to: number): void {
    if (to < 0 || to >= steps.length || from === to) return
    edit({ kind: 'moveStep', id: caseId, from, to })
    setFocus({ index: to, control: 'handle' })
    setSaid(editTexts.moved(from + 1, to + 1, steps.length))
  }

  function add(): void {
    edit({ kind: 'addStep', id: caseId, index: steps.length })
    setFocus({ index: steps.length, control: 'step' })
    setSaid('')
  }

  function remove(index: number): void {
    edit({ kind: 'removeStep', id: caseId, index })
    setFocus({ index: Math.max(0, Math.min(index, steps.length - 2)), control: 'handle' })
    setSaid(editTexts.removed(index + 1))
  }

  return (
    <div>
      <p className="text-sm font-semibold">{editTexts.steps}</p>
      <p className="text-xs text-muted">{editTexts.stepsHint}</p>
      <ol aria-label={editTexts.steps} className="mt-2 space-y-2" ref={list}>
        {steps.map((step, index) => (
          <StepForm
            drag={drag}
            handleProps={handleProps(index)}
            index={index}
            key={index}
            onChange={(changes) => edit({ kind: 'changeStep', id: caseId, index, changes })}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(index)}
            step={step}
          />
        ))}
      </ol>
      <Button className="mt-2" icon="plus" onClick={add} size="sm" variant="secondary">
        {editTexts.addStep}
      </Button>
      <span className="sr-only" role="status">
        {said}
      </span>
    </div>
  )
}
