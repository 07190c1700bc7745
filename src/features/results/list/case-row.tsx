import { type Ref, memo } from 'react'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import type { StepLayout } from '#src/storage/preferences.ts'
import { CaseBody } from '../case-body.tsx'
import { OriginMarks, PriorityMark, TypeMark } from '../case-marks.tsx'
import { CopyIdButton } from '../copy-id-button.tsx'
import { caseTexts } from '../texts.ts'

/** What a row of a long list needs beside its words: its place, from 0, and to be measured. */
interface RowPlace {
  index?: number
  measure?: Ref<HTMLTableRowElement>
}

interface CaseRowProps extends RowPlace {
  testCase: TestCase
  open: boolean
  onToggle: (id: string) => void
}

/** The head of the table is row 1 to those who hear it. */
function rowProps({ index, measure }: RowPlace) {
  return index === undefined ? {} : { ref: measure, 'data-index': index, 'aria-rowindex': index + 2 }
}

export const CaseRow = memo(function CaseRow({ testCase, open, onToggle, ...place }: CaseRowProps) {
  const { id, title, description, type, priority, priorityReason, steps } = testCase
  return (
    <tr {...rowProps(place)} className="border-b border-line align-top last:border-b-0 hover:bg-sunken">
      <td className="truncate px-3 py-2.5 font-mono text-xs leading-5 text-muted" title={id}>
        {id || caseTexts.noId}
      </td>
      <td className="px-3 py-2.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold break-words">
          {title}
          <OriginMarks testCase={testCase} />
        </p>
        <p className="line-clamp-2 max-w-[75ch] text-muted">{description}</p>
      </td>
      <td className="px-3 py-2.5">
        <TypeMark type={type} />
      </td>
      <td className="px-3 py-2.5">
        <PriorityMark priority={priority} reason={priorityReason} />
      </td>
      <td className="px-3 py-2.5 tabular-nums">{steps.length}</td>
      <td className="px-3 py-1.5">
        <div className="flex items-center justify-end">
          <CopyIdButton id={id} />
          <IconButton
            aria-expanded={open}
            className="size-7"
            icon={open ? 'chevronUp' : 'chevronDown'}
            label={open ? caseTexts.collapse(title) : caseTexts.expand(title)}
            onClick={() => onToggle(id)}
          />
        </div>
      </td>
    </tr>
  )
})

export function OpenRow({ testCase, stepLayout, ...place }: RowPlace & { testCase: TestCase; stepLayout: StepLayout }) {
  return (
    <tr {...rowProps(place)} className="border-b border-line last:border-b-0">
      <td className="animate-settle bg-sunken px-4 py-3" colSpan={6}>
        {/* On a phone the table scrolls sideways; the steps are as wide as the screen and stay in it. */}
        <div className="max-sm:sticky max-sm:left-4 max-sm:w-[calc(100vw-4.75rem)]">
          <CaseBody stepLayout={stepLayout} testCase={testCase} />
        </div>
      </td>
    </tr>
  )
}
