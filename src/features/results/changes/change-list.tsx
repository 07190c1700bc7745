import type { SuiteChange } from '#domain/changes/suite-changes.ts'
import { wordDiff } from '#domain/changes/word-diff.ts'
import { Badge, type BadgeVariant } from '#src/components/ui/badge.tsx'
import { changeTexts } from './texts.ts'

const variants: Record<SuiteChange['state'], BadgeVariant> = {
  same: 'default',
  edited: 'warning',
  new: 'success',
  gone: 'error',
}

/** The state of a criterion, its id and its text; an edited one shows its words removed and added. */
export function ChangeText({ change }: { change: SuiteChange }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
      <span className="font-mono text-xs text-muted">{change.id}</span>
      <Badge size="sm" variant={variants[change.state]}>
        {changeTexts.states[change.state]}
      </Badge>
      <p className="w-full max-w-[75ch] break-words whitespace-pre-line">
        {change.state === 'edited' ? (
          <DiffText after={change.after.text} before={change.before.text} />
        ) : (
          (change.state === 'gone' ? change.before : change.after).text
        )}
      </p>
    </div>
  )
}

/** Removed and added words differ by line and weight as well as by colour, and have hidden words for screen readers. */
function DiffText({ before, after }: { before: string; after: string }) {
  return wordDiff(before, after).map(({ kind, text }, index) => {
    if (kind === 'removed')
      return (
        <del className="rounded-xs bg-danger-soft text-danger-ink" key={index}>
          <span className="sr-only">{changeTexts.removed} </span>
          {text}
        </del>
      )
    if (kind === 'added')
      return (
        <ins className="rounded-xs bg-accent-soft font-semibold text-accent-ink" key={index}>
          <span className="sr-only">{changeTexts.added} </span>
          {text}
        </ins>
      )
    return <span key={index}>{text}</span>
  })
}
