import { lazy, useState } from 'react'
import { failureOf } from '#src/features/history/use-history.ts'
import { type UiLanguage, chooseLanguage } from '#src/lib/language.ts'
import { LanguageSwitch } from '../language-switch.tsx'
import { languageTexts } from '../language-texts.ts'
import { WhenOpened } from './when-opened.tsx'
import { useWorkspace } from './workspace-context.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('#src/components/ui/confirm-dialog.tsx')).ConfirmDialog,
}))

/** The language switch of the signed-in screens. It asks before a reload would lose work. */
export function WorkspaceLanguage() {
  const { run, history, result } = useWorkspace()
  const [asked, setAsked] = useState<UiLanguage>()
  const unkept = failureOf(history.saveState, result) !== undefined

  function choose(language: UiLanguage): boolean {
    if (!run.isGenerating && !unkept) return chooseLanguage(language)
    setAsked(language)
    return true
  }

  function confirm(): void {
    setAsked(undefined)
    if (asked !== undefined) chooseLanguage(asked)
  }

  return (
    <>
      <LanguageSwitch onChoose={choose} />
      <WhenOpened onClose={() => setAsked(undefined)} open={asked !== undefined}>
        <ConfirmDialog
          confirmLabel={languageTexts.confirm}
          onCancel={() => setAsked(undefined)}
          onConfirm={confirm}
          open={asked !== undefined}
          question={run.isGenerating ? languageTexts.whileGenerating : languageTexts.notKept}
          title={languageTexts.title}
        />
      </WhenOpened>
    </>
  )
}
