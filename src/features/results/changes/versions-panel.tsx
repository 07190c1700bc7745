import { useEffect, useState } from 'react'
import type { GenerationResult } from '#domain/generation/result.ts'
import { Button } from '#src/components/ui/button.tsx'
import { momentText, versionTexts } from './texts.ts'

/** An earlier state of the result, and the change that replaced it. */
export interface SuiteVersion {
  id: string
  replacedAt: number
  change: { kind: 'update'; edited: number; added: number; gone: number } | { kind: 'restore' }
  totalTestCases: number
  /** Undefined if it cannot be read. */
  read: () => GenerationResult | undefined
}

export interface SuiteVersions {
  load: (result: GenerationResult) => Promise<SuiteVersion[]>
  /** Shows a version, read-only and with its export. */
  onOpen: (version: GenerationResult) => void
  onRestore: (version: GenerationResult) => void
  /** Brings back what the latest change replaced. */
  undo: () => Promise<void>
}

/** The versions of a result, newest first. */
export function VersionsPanel({ result, versions }: { result: GenerationResult; versions: SuiteVersions }) {
  const [list, setList] = useState<SuiteVersion[]>()
  const { load } = versions
  useEffect(() => {
    let current = true
    void load(result).then((loaded) => {
      if (current) setList(loaded)
    })
    return () => {
      current = false
    }
  }, [load, result])

  if (list === undefined) return null
  if (list.length === 0) return <p className="border-t border-line px-4 py-2.5 text-muted">{versionTexts.none}</p>
  return (
    <ul aria-label={versionTexts.title} className="divide-y divide-line border-t border-line">
      {list.map((version) => (
        <VersionRow key={version.id} version={version} versions={versions} />
      ))}
    </ul>
  )
}

function VersionRow({ version, versions }: { version: SuiteVersion; versions: SuiteVersions }) {
  const { replacedAt, change, totalTestCases } = version
  const moment = momentText(replacedAt)

  function use(action: (result: GenerationResult) => void): void {
    const read = version.read()
    if (read !== undefined) action(read)
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
      <p className="min-w-[min(16rem,100%)] flex-1">
        <span className="font-semibold">{moment}</span>{' '}
        <span className="text-muted">
          {versionTexts.cases(totalTestCases)}.{' '}
          {change.kind === 'restore'
            ? versionTexts.replacedBy.restore
            : versionTexts.replacedBy.update(change.edited, change.added, change.gone)}
        </span>
      </p>
      <Button
        aria-label={versionTexts.openName(moment)}
        onClick={() => use(versions.onOpen)}
        size="sm"
        variant="secondary"
      >
        {versionTexts.open}
      </Button>
      <Button
        aria-label={versionTexts.restoreName(moment)}
        onClick={() => use(versions.onRestore)}
        size="sm"
        variant="ghost"
      >
        {versionTexts.restore}
      </Button>
    </li>
  )
}
