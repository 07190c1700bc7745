import { Fragment } from 'react'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import type { StepLayout } from '#src/storage/preferences.ts'
import { CaseBody } from './case-body.tsx'
import type { CaseListProps } from './case-list.ts'
import { OriginMarks, PriorityMark, TypeMark } from './case-marks.tsx'
import { CopyIdButton } from './copy-id-button.tsx'
import { caseTexts } from './texts.ts'

const { tableColumns: columns } = caseTexts

/** The table layout: one row a case, one row open at a time. */
export function CaseTable({ cases, openId, onToggle, stepLayout }: CaseListProps) {
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-surface">
      <table className="w-full min-w-[44rem] text-left text-sm">
        <thead className="border-b border-line-strong text-xs text-muted">
          <tr>
            {[columns.id, columns.title, columns.type, columns.priority, columns.steps].map((name) => (
              <th className="px-3 py-2 font-semibold" key={name} scope="col">
                {name}
              </th>
            ))}
            <th className="w-24 px-3 py-2 text-right font-semibold" scope="col">
              {columns.actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {cases.map((testCase) => (
            <Fragment key={testCase.id}>
              <CaseRow onToggle={() => onToggle(testCase.id)} open={testCase.id === openId} testCase={testCase} />
              {testCase.id === openId && <OpenRow stepLayout={stepLayout} testCase={testCase} />}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function CaseRow({ testCase, open, onToggle }: { testCase: TestCase; open: boolean; onToggle: () => void }) {
  const { id, title, description, type, priority, priorityReason, steps } = testCase
  return (
    <tr className="border-b border-line align-top last:border-b-0 hover:bg-sunken">
      <td className="max-w-[12rem] truncate px-3 py-2.5 font-mono text-xs leading-5 text-muted" title={id}>
        {id || caseTexts.noId}
      </td>
      <td className="px-3 py-2.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
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
            onClick={onToggle}
          />
        </div>
      </td>
    </tr>
  )
}

function OpenRow({ testCase, stepLayout }: { testCase: TestCase; stepLayout: StepLayout }) {
  return (
    <tr className="border-b border-line last:border-b-0">
      <td className="animate-settle bg-sunken px-4 py-3" colSpan={6}>
        <CaseBody stepLayout={stepLayout} testCase={testCase} />
      </td>
    </tr>
  )
}
