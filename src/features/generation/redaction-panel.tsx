import { useState } from 'react'
import { Alert } from '#src/components/ui/alert.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { Panel } from '#src/components/ui/panel.tsx'
import { Switch } from '#src/components/ui/switch.tsx'
import { TextArea } from '#src/components/ui/text-area.tsx'
import { type RedactionSettings, redactionItem } from '#src/storage/redaction.ts'
import { redactionTexts as texts } from './redaction-texts.ts'

/** Settings: whether private data is hidden from an AI outside the machine, and which words besides. */
export function RedactionPanel({ userId }: { userId: string }) {
  const item = redactionItem(userId)
  const [settings, setSettings] = useState(item.read)
  const [words, setWords] = useState(settings.words.join('\n'))
  const [refused, setRefused] = useState(false)

  function save(changes: Partial<RedactionSettings>): void {
    const next = { ...settings, ...changes }
    setSettings(next)
    setRefused(!item.write(next).ok)
  }

  return (
    <Panel title={texts.panelTitle}>
      <div className="space-y-4">
        <Switch
          checked={settings.on}
          hint={
            <>
              {texts.hint} {texts.noNames}
            </>
          }
          label={texts.label}
          onCheckedChange={(on) => save({ on })}
        />
        <Field hint={texts.wordsHint} label={texts.words}>
          <TextArea
            onBlur={() => save({ words: wordsOf(words) })}
            onChange={(event) => setWords(event.target.value)}
            value={words}
          />
        </Field>
        {refused && <Alert variant="warning">{texts.refused}</Alert>}
      </div>
    </Panel>
  )
}

function wordsOf(text: string): string[] {
  const words = text.split(/[,\n]/).map((word) => word.trim().slice(0, 100))
  return [...new Set(words.filter((word) => word !== ''))].slice(0, 100)
}
