import { useState } from 'react'
import { type ExportSettings, type FormatSettings } from '#domain/export/export-options.ts'
import { currentUserIdItem } from '#src/storage/current-user.ts'
import { exportSettingsItem } from '#src/storage/export-settings.ts'

export interface ExportSettingsForm {
  settings: ExportSettings
  change: (part: Partial<Omit<ExportSettings, 'formats'>>) => void
  changeFormat: (formatId: string, part: FormatSettings) => void
  /** The usual options of one format; the others stay. */
  resetFormat: (formatId: string) => void
}

/** The options of exported files. The browser remembers every change. */
export function useExportSettings(): ExportSettingsForm {
  const item = exportSettingsItem(currentUserIdItem.read() ?? 'default')
  const [settings, setSettings] = useState(() => item.read())

  function save(next: ExportSettings): void {
    setSettings(next)
    // A full storage only means that the choice is not remembered.
    item.write(next)
  }

  return {
    settings,
    change: (part) => save({ ...settings, ...part }),
    changeFormat: (formatId, part) =>
      save({ ...settings, formats: { ...settings.formats, [formatId]: { ...settings.formats[formatId], ...part } } }),
    resetFormat: (formatId) =>
      save({ ...settings, specColumns: false, formats: { ...settings.formats, [formatId]: {} } }),
  }
}
