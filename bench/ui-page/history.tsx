import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ToastProvider } from '#src/components/ui/toast.tsx'
import { HistoryDialog } from '#src/features/history/history-dialog.tsx'
import { createHistoryLibrary } from '#src/features/history/history-library.ts'
import { createHistoryStore } from '#src/storage/history/store.ts'
import '#src/styles/main.css'

/** The History dialog alone, showing the entries that the benchmark stored in localStorage. */
const store = createHistoryStore({ userId: 'bench' })
const library = createHistoryLibrary(store)
library.start()

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <ToastProvider>
      <button onClick={() => setOpen(true)} type="button">
        History
      </button>
      <HistoryDialog
        canExport
        history={{ store, library }}
        onClose={() => setOpen(false)}
        onExport={() => undefined}
        onLoad={() => setOpen(false)}
        onSaveFile={() => undefined}
        open={open}
      />
    </ToastProvider>
  )
}

const root: HTMLElement | null = document.getElementById('root')
if (root !== null) createRoot(root).render(<Page />)
