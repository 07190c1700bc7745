import { z } from 'zod'
import { pushCaseSchema } from '../push/push-case.ts'

/** The test tools that cases can be sent to. */
export const testTools = ['jira', 'xray', 'zephyr', 'testrail', 'qase', 'azure'] as const
export const testToolSchema = z.enum(testTools)
export type TestToolId = z.infer<typeof testToolSchema>

/** In characters: no token of these tools comes near. */
const secret = z.string().trim().min(1).max(4_000)
const account = z.string().trim().min(1).max(320)
const address = z.string().trim().min(1).max(2_000)

export const xrayRegions = ['global', 'us', 'eu', 'au'] as const
export const zephyrRegions = ['global', 'eu', 'au', 'de'] as const

/**
 * What a tool needs to let us in. Kept encrypted in the browser, sent with every call, never stored, logged or sent back by
 * the server.
 */
export const toolConnectionSchema = z.discriminatedUnion('tool', [
  z.object({
    tool: z.literal('jira'),
    baseUrl: address,
    email: account,
    apiToken: secret,
    through: z.enum(['site', 'gateway']).default('site'),
  }),
  z.object({ tool: z.literal('xray'), region: z.enum(xrayRegions), clientId: account, clientSecret: secret }),
  z.object({ tool: z.literal('zephyr'), region: z.enum(zephyrRegions), apiToken: secret }),
  z.object({ tool: z.literal('testrail'), baseUrl: address, email: account, apiKey: secret }),
  z.object({ tool: z.literal('qase'), apiToken: secret }),
  z.object({ tool: z.literal('azure'), organization: z.string().trim().min(1).max(100), token: secret }),
])
export type ToolConnection = z.infer<typeof toolConnectionSchema>

/** How cases go to Jira itself. */
export const jiraForms = ['subtasks', 'comment', 'attachment'] as const

/** Where in the tool the cases go. */
export const toolTargetSchema = z.object({
  /** The id that the tool's calls take: a project's key, code, name or number. */
  project: z.string().trim().min(1).max(255),
  /** A folder, section or suite by id; undefined for the project's root. */
  folder: z.string().trim().min(1).max(500).optional(),
  /** Jira only. */
  form: z.enum(jiraForms).optional(),
})
export type ToolTarget = z.infer<typeof toolTargetSchema>

/** The ticket that the cases cover. */
export const pushTicketSchema = z.object({
  key: z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,99}-[1-9][0-9]{0,11}$/),
  /** Jira's numeric id, which Zephyr's links take. */
  id: z
    .string()
    .regex(/^[0-9]{1,20}$/)
    .optional(),
  title: z.string().max(1_000),
  url: z.url({ protocol: /^https$/ }).max(2_000),
})
export type PushTicket = z.infer<typeof pushTicketSchema>

/** A test that is in the tool. `key` is what its people call it (SHOP-T12, C4711); `id` what its calls take. */
export const remoteTestSchema = z.object({
  id: z.string().min(1).max(100),
  key: z.string().min(1).max(100),
  title: z.string().max(2_000),
  url: z.url({ protocol: /^https$/ }).max(2_000),
})
export type RemoteTest = z.infer<typeof remoteTestSchema>

/** The most cases in one call, by tool: what the tool takes at once, and no more than one call can wait for. */
export const batchSize = { jira: 20, xray: 20, zephyr: 5, testrail: 10, qase: 20, azure: 1 } as const satisfies Record<
  TestToolId,
  number
>

/** POST /api/test-tools/check: tries the credentials. */
export const checkConnectionRequestSchema = z.object({ connection: toolConnectionSchema })
export const checkConnectionResponseSchema = z.object({
  success: z.literal(true),
  /** Whom the tool knows the credentials by, where it says so. */
  account: z.string().optional(),
})
export type CheckConnectionRequest = z.input<typeof checkConnectionRequestSchema>
export type CheckConnectionResponse = z.infer<typeof checkConnectionResponseSchema>

/** What a tool could not take as it is; `fields_not_updated`: its API changes the steps, but no other field. */
export const pushNotices = ['title_shortened', 'text_shortened', 'ticket_not_linked', 'fields_not_updated'] as const
export type PushNotice = (typeof pushNotices)[number]

const placeSchema = z.object({ id: z.string().min(1), name: z.string(), parent: z.string().optional() })
export type ToolPlace = z.infer<typeof placeSchema>

/** POST /api/test-tools/places: the projects, or the folders of a project. A tool that cannot list its projects gives none. */
export const toolPlacesRequestSchema = z.object({
  connection: toolConnectionSchema,
  project: toolTargetSchema.shape.project.optional(),
})
export type ToolPlacesRequest = z.input<typeof toolPlacesRequestSchema>
export const toolPlacesResponseSchema = z.object({ success: z.literal(true), places: z.array(placeSchema) })
export type ToolPlacesResponse = z.infer<typeof toolPlacesResponseSchema>

/** POST /api/test-tools/find: tests in the target that are linked to the ticket or have one of the titles or markers. */
export const findTestsRequestSchema = z.object({
  connection: toolConnectionSchema,
  target: toolTargetSchema,
  ticket: pushTicketSchema,
  cases: z.array(pushCaseSchema.pick({ marker: true, title: true })).max(500),
})
export type FindTestsRequest = z.input<typeof findTestsRequestSchema>
export const foundTestSchema = remoteTestSchema.extend({
  /** The marker of the case that Casewright made the test from. */
  marker: pushCaseSchema.shape.marker.optional(),
  /** Is it linked to the ticket? */
  linked: z.boolean(),
})
export type FoundTest = z.infer<typeof foundTestSchema>
export const findTestsResponseSchema = z.object({ success: z.literal(true), tests: z.array(foundTestSchema) })
export type FindTestsResponse = z.infer<typeof findTestsResponseSchema>

/**
 * POST /api/test-tools/send: creates tests, or updates those with a `remoteId`. Before it creates, the server looks for the
 * cases' markers in the tool: a case that is there already is updated, so a call may be sent again at any time.
 */
export const sendTestsRequestSchema = z.object({
  connection: toolConnectionSchema,
  target: toolTargetSchema,
  ticket: pushTicketSchema,
  /** Where Casewright shows the result, for Jira's remote links; if absent, they lead to what was written in Jira. */
  resultUrl: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .optional(),
  cases: z
    .array(pushCaseSchema.extend({ remoteId: remoteTestSchema.shape.id.optional() }))
    .min(1)
    .max(Math.max(...Object.values(batchSize))),
})
export type SendTestsRequest = z.input<typeof sendTestsRequestSchema>
export const sentTestSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.enum(['created', 'updated']),
    marker: pushCaseSchema.shape.marker,
    test: remoteTestSchema,
    /** What the tool could not take as it is, by the names of `pushNotices`: a shortened title, a link that failed. */
    notices: z.array(z.enum(pushNotices)).default([]),
  }),
  z.object({
    outcome: z.literal('failed'),
    marker: pushCaseSchema.shape.marker,
    /** A code of `apiMessages`, with its parameters. */
    code: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  }),
])
export type SentTest = z.infer<typeof sentTestSchema>
export const sendTestsResponseSchema = z.object({ success: z.literal(true), results: z.array(sentTestSchema) })
export type SendTestsResponse = z.infer<typeof sendTestsResponseSchema>
