import { z } from 'zod'
import { maxTickets } from '#domain/queue/ticket-selection.ts'
import type { QueueItem } from '#domain/queue/ticket-queue.ts'
import { type StoredItem, jsonItem } from './item.ts'
import { userKey } from './keys.ts'

const problemSchema = z.object({
  code: z.string(),
  message: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()]).optional()).optional(),
})

const queueItemSchema = z.object({
  key: z.string(),
  title: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'skipped']),
  idempotencyKey: z.string(),
  problem: problemSchema.optional(),
  timestamp: z.string().optional(),
})

/** The tickets of the user's queue, so that a reload loses neither what is finished nor what is still to do. */
export function ticketQueueItem(userId: string): StoredItem<QueueItem[]> {
  return jsonItem({
    key: userKey('ticketQueue', userId),
    schema: z.array(queueItemSchema).max(maxTickets),
    fallback: [],
  })
}
