import { z } from 'zod'

/** What the tracker account form holds and the vault keeps (spec section 3, Tracker configuration). */
export const trackerConfigSchema = z.object({ baseUrl: z.string(), email: z.string(), apiToken: z.string() })
export type TrackerConfig = z.infer<typeof trackerConfigSchema>

export const emptyTrackerConfig: TrackerConfig = { baseUrl: '', email: '', apiToken: '' }
