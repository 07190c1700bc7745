import { z } from 'zod'
import { type ExportSettings, defaultExportSettings, delimiters, ticketTagStyles } from './export-options.ts'
import { priorityLevels } from './tool-values.ts'

const shortText = z.string().max(200)

/** Reads what the browser remembers; a choice that this version does not know becomes the default. */
export const exportSettingsSchema: z.ZodType<ExportSettings> = z.object({
  formats: z
    .record(
      z.string(),
      z.object({
        columns: z.array(shortText).max(50).optional().catch(undefined),
        delimiter: z.enum(delimiters).optional().catch(undefined),
        priorityNames: z.partialRecord(z.enum(priorityLevels), shortText).optional().catch(undefined),
      }),
    )
    .catch({}),
  specColumns: z.boolean().catch(defaultExportSettings.specColumns),
  ticketTags: z.enum(ticketTagStyles).catch(defaultExportSettings.ticketTags),
  areaPath: shortText.catch(''),
  assignedTo: shortText.catch(''),
})
