import { useWorkspace } from './workspace-context.ts'
import { workspaceTexts } from './texts.ts'

/** The navigation's entries that open a dialog instead of a page. */
export function WorkspaceNav() {
  const { openHistory, openExport } = useWorkspace()
  return (
    <>
      <DialogEntry label={workspaceTexts.history} onOpen={openHistory} />
      <DialogEntry label={workspaceTexts.export} onOpen={() => openExport('history')} />
    </>
  )
}

function DialogEntry({ label, onOpen }: { label: string; onOpen: () => void }) {
  return (
    <li>
      <button
        aria-haspopup="dialog"
        className="flex h-9 w-full items-center border-l-2 border-transparent px-3 text-muted transition-colors hover:text-ink lg:h-14 lg:px-2 xl:px-3 lg:border-b-2 lg:border-l-0 lg:pt-0.5"
        onClick={onOpen}
        type="button"
      >
        {label}
      </button>
    </li>
  )
}
