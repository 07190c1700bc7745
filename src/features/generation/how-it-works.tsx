import { Button } from '#src/components/ui/button.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { Panel } from '#src/components/ui/panel.tsx'
import { showHowItWorksItem } from '#src/storage/preferences.ts'
import { useStoredItem } from '#src/storage/use-stored-item.ts'
import { howItWorksTexts } from './texts.ts'

/** The product in four steps. The panel can be dismissed and shown again. */
export function HowItWorks() {
  const [shown, setShown] = useStoredItem(showHowItWorksItem)
  if (!shown) {
    return (
      <Button icon="info" onClick={() => setShown(true)} size="sm" variant="ghost">
        {howItWorksTexts.show}
      </Button>
    )
  }
  return (
    <Panel
      aside={
        <IconButton
          className="-mt-1 -mr-2"
          icon="close"
          label={howItWorksTexts.dismiss}
          onClick={() => setShown(false)}
        />
      }
      title={howItWorksTexts.title}
    >
      <ol className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {howItWorksTexts.steps.map(({ title, text }, index) => (
          <li className="border-t border-line pt-3 text-sm" key={title}>
            <p className="font-semibold">
              <span className="mr-2 font-mono text-muted">{index + 1}</span>
              {title}
            </p>
            <p className="mt-1 max-w-[48ch] text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
