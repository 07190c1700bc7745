import { type TestCase, standIn } from '#domain/test-case/test-case.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Tooltip } from '#src/components/ui/tooltip.tsx'
import { useCopied } from '#src/components/ui/use-copied.ts'
import { localized, localizedLabel } from '#src/messages/localized.ts'
import { caseTexts } from './texts.ts'

/** Shapes on a 12 px grid, so that types can be distinguished without colour. */
const typeShapes: [RegExp, string][] = [
  [/negative|error|invalid/i, 'M2.5 2.5l7 7M9.5 2.5l-7 7'],
  [/bound|edge|limit/i, 'M2 1.5v9M10 1.5v9M4.5 6h3'],
  [/secur|permission|role|access/i, 'M6 1.5l4 1.5v3c0 2.5-1.7 3.8-4 4.7C3.7 9.8 2 8.5 2 6V3z'],
  [/transition|state|decision|combin/i, 'M6 1.5L10.5 6 6 10.5 1.5 6z'],
  [/positive|functional|happy/i, 'M2 6.5l2.7 2.7L10 3.5'],
]
const otherType = 'M2.5 2.5h7v7h-7z'

const priorityShapes: [RegExp, string][] = [
  [/critical|highest|blocker|p0/i, 'M2.5 6 6 2.5 9.5 6M2.5 10 6 6.5 9.5 10'],
  [/high|major|p1/i, 'M2.5 7.5 6 4l3.5 3.5'],
  [/lowest|trivial/i, 'M2.5 2 6 5.5 9.5 2M2.5 6 6 9.5 9.5 6'],
  [/low|minor|p3/i, 'M2.5 4.5 6 8l3.5-3.5'],
]
const otherPriority = 'M2.5 4.5h7M2.5 7.5h7'

function shapeOf(name: string, shapes: [RegExp, string][], other: string): string {
  return shapes.find(([pattern]) => pattern.test(name))?.[1] ?? other
}

function Shape({ path, className }: { path: string; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      fill="none"
      height={12}
      stroke="currentColor"
      strokeLinejoin="round"
      strokeWidth={1.5}
      viewBox="0 0 12 12"
      width={12}
    >
      <path d={path} />
    </svg>
  )
}

/** The type of a case: a shape and its name. Only negative cases are red. */
export function TypeMark({ type }: { type: string }) {
  if (type === '') return null
  return (
    <Badge variant={/negative/i.test(type) ? 'error' : 'default'}>
      <Shape path={shapeOf(type, typeShapes, otherType)} />
      {localizedLabel(type)}
    </Badge>
  )
}

/** The priority of a case: a shape, its name and, if known, the reason. */
export function PriorityMark({ priority, reason }: { priority: string; reason?: string }) {
  if (priority === '') return null
  return (
    <Tooltip content={reason ?? ''}>
      <span
        className="inline-flex items-center gap-1 text-xs font-semibold whitespace-nowrap text-ink"
        tabIndex={reason === undefined ? undefined : 0}
      >
        <Shape className="text-muted" path={shapeOf(priority, priorityShapes, otherPriority)} />
        {localizedLabel(priority)}
      </span>
    </Tooltip>
  )
}

export function OriginMarks({ testCase }: { testCase: TestCase }) {
  return (
    <>
      {isWrittenByAi(testCase) && (
        <Tooltip content={caseTexts.aiHint}>
          <span className="rounded-md" tabIndex={0}>
            <Badge size="sm" variant="info">
              {caseTexts.ai}
            </Badge>
          </span>
        </Tooltip>
      )}
      {testCase.generationStatus === standIn && (
        <Tooltip content={caseTexts.standInHint}>
          <span className="rounded-md" tabIndex={0}>
            <Badge size="sm">{caseTexts.standIn}</Badge>
          </span>
        </Tooltip>
      )}
      {testCase.errorMessage !== undefined && testCase.errorMessage !== '' && (
        <Tooltip content={localized(testCase.errorMessage)} names>
          <span
            aria-label={caseTexts.warning(localized(testCase.errorMessage))}
            className="inline-flex rounded-md text-warning-ink"
            role="img"
            tabIndex={0}
          >
            <Icon name="alert" />
          </span>
        </Tooltip>
      )}
    </>
  )
}

/**
 * Whether the case has the AI badge (docs/spec.md, section 2): its generation status contains the word `ai`, as in 'ai' or
 * 'ai-repaired', but not merely the letters, as in 'maintained'.
 */
function isWrittenByAi({ generationStatus = '' }: Pick<TestCase, 'generationStatus'>): boolean {
  return generationStatus
    .toLowerCase()
    .split(/[^a-z]+/)
    .includes('ai')
}

/** Copies a case's id. A refused copy is silent (docs/spec.md, section 8). */
export function CopyIdButton({ id }: { id: string }) {
  const { copied, copy } = useCopied()
  return (
    <IconButton
      className="size-7"
      disabled={id === ''}
      icon={copied ? 'check' : 'copy'}
      label={copied ? caseTexts.copied : caseTexts.copyId}
      onClick={() => copy(() => navigator.clipboard.writeText(id))}
    />
  )
}
