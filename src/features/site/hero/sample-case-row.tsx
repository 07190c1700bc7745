import { Badge } from '#src/components/ui/badge.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { cn } from '#src/lib/cn.ts'
import type { SampleCase } from '../sample.ts'
import { siteTexts } from '../texts.ts'

const texts = siteTexts.sample
const columns = 'sm:grid-cols-[1rem_5fr_3fr_5fr]'

interface SampleCaseRowProps {
  testCase: SampleCase
  open: boolean
  onOpen: () => void
}

/** One case as the results view lists it; the open one with its steps. */
export function SampleCaseRow({ testCase, open, onOpen }: SampleCaseRowProps) {
  const { id, title, type, priority, criterionId } = testCase
  return (
    <li className="border-t border-line">
      <button
        aria-expanded={open}
        className={cn(
          'flex w-full items-center gap-x-2.5 px-4 py-2.5 text-left -outline-offset-2 sm:px-5',
          open ? 'bg-accent-soft' : 'hover:bg-sunken',
        )}
        onClick={onOpen}
        type="button"
      >
        <span className="w-9 shrink-0 font-mono text-xs text-muted">{id}</span>
        <span className={cn('min-w-0 flex-1', open && 'font-semibold')} lang="en">
          {title}
        </span>
        <span className="hidden w-[8.25rem] gap-1.5 sm:flex" lang="en">
          <Badge size="sm" variant={type === 'Negative' ? 'error' : 'default'}>
            {type}
          </Badge>
          <Badge size="sm">{priority}</Badge>
        </span>
        <span className="flex items-center gap-1 font-mono text-xs text-accent-ink">
          <Icon name="check" size={12} />
          <span className="sr-only">{texts.proves}</span>
          {criterionId}
        </span>
      </button>
      {open && <Steps testCase={testCase} />}
    </li>
  )
}

function Steps({ testCase }: { testCase: SampleCase }) {
  return (
    <div className="animate-fade border-t border-line px-4 pt-2 pb-3 sm:px-5">
      <div aria-hidden="true" className={cn('hidden gap-x-4 text-xs text-muted sm:grid', columns)}>
        <span>#</span>
        <span>{texts.step}</span>
        <span>{texts.data}</span>
        <span>{texts.expected}</span>
      </div>
      <ol lang="en">
        {testCase.steps.map(([step, data, expected], index) => (
          <li className={cn('grid grid-cols-[1rem_1fr] gap-x-4 py-1.5', columns)} key={step}>
            <span className="text-muted tabular-nums">{index + 1}</span>
            <span>{step}</span>
            <span className="font-mono text-xs leading-5 break-words max-sm:col-start-2">
              <span className="sr-only">{texts.data}: </span>
              {data}
            </span>
            <span className="text-muted max-sm:col-start-2">
              <span className="sr-only">{texts.expected}: </span>
              {expected}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
