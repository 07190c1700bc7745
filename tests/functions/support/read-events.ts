import type { z } from 'zod'
import { generateEventSchemas, type GenerateEventName } from '#domain/contracts/ai-stream.ts'

export interface ReceivedEvent {
  event: string
  data: unknown
}

/** The server-sent events of a response as they arrive, without comments. */
export async function* readEvents(response: Response): AsyncGenerator<ReceivedEvent> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of response.body ?? new ReadableStream<Uint8Array>()) {
    const blocks = (rest + decoder.decode(piece, { stream: true })).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1]
      const data = /^data: (.*)$/m.exec(block)?.[1]
      if (event !== undefined && data !== undefined) yield { event, data: JSON.parse(data) }
    }
  }
}

export async function allEvents(response: Response): Promise<ReceivedEvent[]> {
  const events: ReceivedEvent[] = []
  for await (const event of readEvents(response)) events.push(event)
  return events
}

type EventData = { [Name in GenerateEventName]: z.output<(typeof generateEventSchemas)[Name]> }
const schemas: { [Name in GenerateEventName]: z.ZodType<EventData[Name]> } = generateEventSchemas

/** The data of the events with that name, parsed with the contract's schema. */
export function dataOf<Name extends GenerateEventName>(events: ReceivedEvent[], name: Name): EventData[Name][] {
  return events.filter(({ event }) => event === name).map(({ data }) => schemas[name].parse(data))
}
