import type { ComponentProps, KeyboardEvent } from 'react'
import type { TestStep } from '#domain/test-case/test-case.ts'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { TextArea } from '#src/components/ui/text-area.tsx'
import { cn } from '#src/lib/cn.ts'
import { editTexts } from './texts.ts'
import type { StepDrag } from './use-step-drag.ts'

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
export function StepForm({ step, index, drag, handleProps, onChange, onMove, onRemove }: StepFormProps) {
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
        drag !== undefined && drag.to === index && drag.from !== index && (drag.to > drag.from ? 'border-b-2 border-b-accent' : 'border-t-2 border-t-accent'),
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
        <StepField control="step" label={editTexts.stepPart(n, 'step')} name={editTexts.step} onChange={(value) => onChange({ step: value })} value={step.step} />
        <StepField label={editTexts.stepPart(n, 'data')} name={editTexts.data} onChange={(value) => onChange({ data: value })} value={step.data} />
        <StepField label={editTexts.stepPart(n, 'expected')} name={editTexts.expected} onChange={(value) => onChange({ expected: value })} value={step.expected} />
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
      <TextArea aria-label={label} data-control={control} onChange={(event) => onChange(event.target.value)} value={value} />
    </div>
  )
}
