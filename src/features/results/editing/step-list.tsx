import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { EditAction } from '#domain/test-case/edit/edit-history.ts'
import type { TestStep } from '#domain/test-case/test-case.ts'
import { Button } from '#src/components/ui/button.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { TextArea } from '#src/components/ui/text-area.tsx'
import { cn } from '#src/lib/cn.ts'
import { editTexts } from './texts.ts'

interface StepListProps {
  caseId: string
  steps: TestStep[]
  edit: (action: EditAction) => void
}

/** The steps in the form of a case. The focus follows a step that is moved, and goes to one that is added. */
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

interface StepFormProps {
  step: TestStep
  index: number
  drag: StepDrag | undefined
  handleProps: Pick<ComponentProps<'button'>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'>
  onChange: (changes: Partial<TestStep>) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** One step. Its handle is dragged, or moved with the arrow keys. */
function StepForm({ step, index, drag, handleProps, onChange, onMove, onRemove }: StepFormProps) {
  const n = index + 1

  function onKeyDown(event: KeyboardEvent): void {
    const to = event.key === 'ArrowUp' ? index - 1 : event.key === 'ArrowDown' ? index + 1 : undefined
    if (to === undefined) return
    event.preventDefault()
    onMove(to)
  }

  return (
    <li
      className={cn(
        'grid grid-cols-[2.25rem_minmax(0,1fr)_2.25rem] gap-x-2 rounded-md border bg-surface p-2',
        drag?.from === index ? 'border-line-strong opacity-60' : 'border-line',
        drag !== undefined &&
          drag.to === index &&
          drag.from !== index &&
          (drag.to > drag.from ? 'border-b-2 border-b-accent' : 'border-t-2 border-t-accent'),
      )}
    >
      <button
        {...handleProps}
        aria-label={editTexts.moveStep(n)}
        className="flex cursor-grab touch-none flex-col items-center gap-1 rounded-md pt-2 font-mono text-xs text-muted hover:bg-sunken active:cursor-grabbing"
        data-control="handle"
        onKeyDown={onKeyDown}
        title={editTexts.moveHint}
        type="button"
      >
        <Grip />
        {n}
      </button>
      <div className="grid min-w-0 gap-2 lg:grid-cols-[1fr_0.8fr_1fr]">
        <StepField
          control="step"
          label={editTexts.stepPart(n, 'step')}
          name={editTexts.step}
          onChange={(value) => onChange({ step: value })}
          value={step.step}
        />
        <StepField
          label={editTexts.stepPart(n, 'data')}
          name={editTexts.data}
          onChange={(value) => onChange({ data: value })}
          value={step.data}
        />
        <StepField
          label={editTexts.stepPart(n, 'expected')}
          name={editTexts.expected}
          onChange={(value) => onChange({ expected: value })}
          value={step.expected}
        />
      </div>
      <IconButton icon="trash" label={editTexts.removeStep(n)} onClick={onRemove} />
    </li>
  )
}

function Grip() {
  return (
    <svg aria-hidden="true" fill="currentColor" height={12} viewBox="0 0 8 12" width={8}>
      {[1.5, 6, 10.5].map((y) => [1.5, 6.5].map((x) => <circle cx={x} cy={y} key={`${x} ${y}`} r={1.1} />))}
    </svg>
  )
}

interface StepFieldProps {
  /** The whole name, for those who cannot see the row. */
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  control?: string
}

function StepField({ label, name, value, onChange, control }: StepFieldProps) {
  return (
    <div>
      <p aria-hidden="true" className="mb-0.5 text-xs text-muted">
        {name}
      </p>
      <TextArea
        aria-label={label}
        data-control={control}
        onChange={(event) => onChange(event.target.value)}
        value={value}
      />
    </div>
  )
}

interface StepDrag {
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
function useStepDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void): StepDragging {
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
