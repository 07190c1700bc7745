import { z } from 'zod'

/** The values of the tracker account form, as the vault stores them (docs/spec.md, section 3). */
export const trackerConfigSchema = z.object({ baseUrl: z.string(), email: z.string(), apiToken: z.string() })
export type TrackerConfig = z.infer<typeof trackerConfigSchema>

export const emptyTrackerConfig: TrackerConfig = { baseUrl: '', email: '', apiToken: '' }
