import { type ExportSettings, defaultExportSettings } from '#domain/export/export-options.ts'
import { exportSettingsSchema } from '#domain/export/export-settings.ts'
import { type StoredItem, jsonItem } from './item.ts'
import { userKey } from './keys.ts'

/** What a user chose for exported files. It stays after signing out, like the house rules. */
export function exportSettingsItem(userId: string): StoredItem<ExportSettings> {
  return jsonItem({
    key: userKey('exportSettings', userId),
    schema: exportSettingsSchema,
    fallback: defaultExportSettings,
  })
}
