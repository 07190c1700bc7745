import { memo } from 'react'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { cn } from '#src/lib/cn.ts'
import type { StepLayout } from '#src/storage/preferences.ts'
import { CaseBody } from '../case-body.tsx'
import { OriginMarks, PriorityMark, TypeMark } from '../case-marks.tsx'
import { CopyIdButton } from '../copy-id-button.tsx'
import { caseTexts } from '../texts.ts'

interface CaseCardProps {
  testCase: TestCase
  open: boolean
  onToggle: (id: string) => void
  stepLayout: StepLayout
  /** Its place in the whole list, from 1, and how many there are, where the page holds only part of it. */
  position?: number
  total?: number
}

/** One case; its title opens it. */
export const CaseCard = memo(function CaseCard({ testCase, open, onToggle, stepLayout, position, total }: CaseCardProps) {
  return (
    <div
      aria-posinset={position}
      aria-setsize={total}
      className={cn('rounded-lg border bg-surface', open ? 'border-line-strong lg:col-span-2' : 'h-full border-line')}
      role="listitem"
    >
      <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-3">
        <span className="flex min-w-0 items-center gap-0.5">
          <span className="max-w-[22ch] truncate font-mono text-xs text-muted" title={testCase.id}>
            {testCase.id || caseTexts.noId}
          </span>
          <CopyIdButton id={testCase.id} />
        </span>
        <TypeMark type={testCase.type} />
        <PriorityMark priority={testCase.priority} reason={testCase.priorityReason} />
        <OriginMarks testCase={testCase} />
        <span className="ml-auto text-xs whitespace-nowrap text-muted tabular-nums">{caseTexts.steps(testCase.steps.length)}</span>
      </div>
      <h3 className="mt-1 px-2">
        <button
          aria-expanded={open}
          className="flex w-full items-start gap-2 rounded-md px-2 py-1 text-left text-sm font-semibold hover:bg-sunken"
          onClick={() => onToggle(testCase.id)}
          type="button"
        >
          <span className="min-w-0 flex-1 break-words">{testCase.title}</span>
          <Icon className="mt-0.5 text-muted" name={open ? 'chevronUp' : 'chevronDown'} />
        </button>
      </h3>
      {testCase.description !== '' && (
        <div className="px-4 pb-3">
          <p className={cn('max-w-[75ch] break-words whitespace-pre-line text-muted', !open && 'line-clamp-2')}>{testCase.description}</p>
        </div>
      )}
      {open && (
        <div className="animate-settle border-t border-line px-4 pt-3 pb-4">
          <CaseBody stepLayout={stepLayout} testCase={testCase} />
        </div>
      )}
    </div>
  )
})
