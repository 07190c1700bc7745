import { Button } from '#src/components/ui/button.tsx'
import { accountSwitchTexts as texts } from './texts.ts'

interface AccountSwitchProps {
  /** The account that is signed in here, and the one that the link belongs to. */
  current: string
  other: string
  onStay: () => void
  onSwitch: () => void
}

/** Somebody else may have sent the link: it must not replace the account without a word. */
export function AccountSwitch({ current, other, onStay, onSwitch }: AccountSwitchProps) {
  return (
    <div role="alert">
      <h1 className="text-xl">{texts.title}</h1>
      <p className="mt-3 wrap-anywhere text-muted">{texts.text(current, other)}</p>
      <p className="mt-3 text-muted">{texts.warning}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button className="max-w-full" onClick={onStay}>
          {texts.stay}
        </Button>
        <Button className="max-w-full" onClick={onSwitch} variant="secondary">
          {texts.change}
        </Button>
      </div>
    </div>
  )
}
