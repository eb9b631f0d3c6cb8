import type { KafkaMessage } from 'kafkajs'

/** A message on its way to the broker. */
export interface Outgoing {
  readonly topic: string
  /** The subject: one key always goes to one partition. */
  readonly key: string
  /** None marks a dead letter as redriven. */
  readonly value: Buffer | null
  readonly headers: Readonly<Record<string, string>>
}

/** A message as a group gets it. */
export interface Incoming {
  readonly envelope: unknown
  /** Set when the value is not JSON: the envelope is then its text. */
  readonly unreadable?: string
  /** The only group it is for: a dead letter that came back. */
  readonly onlyFor?: string
}

/** CloudEvents, structured mode. */
const contentType = 'application/cloudevents+json; charset=UTF-8'
const onlyForHeader = 'thumbfolio-group'

/** An event of any shape on the wire; `traceparent` is a header too. */
export function eventMessage(topic: string, event: unknown): Outgoing {
  const { subject, traceparent } = (event ?? {}) as { subject?: unknown; traceparent?: unknown }
  return {
    topic,
    key: typeof subject === 'string' ? subject : '',
    value: Buffer.from(JSON.stringify(event)),
    headers: {
      'content-type': contentType,
      ...(typeof traceparent === 'string' && { traceparent }),
    },
  }
}

/** The same bytes again, for one group or for all. */
export function redrivenMessage(
  original: { topic: string; key: string; value: Buffer },
  onlyFor: string | undefined,
): Outgoing {
  return {
    ...original,
    headers: { 'content-type': contentType, ...(onlyFor !== undefined && { [onlyForHeader]: onlyFor }) },
  }
}

/** Parses a message from any producer. Never throws. */
export function readMessage({ value, headers }: Pick<KafkaMessage, 'value' | 'headers'>): Incoming {
  const onlyFor = headerOf(headers, onlyForHeader)
  return { ...readJson(value), ...(onlyFor !== undefined && { onlyFor }) }
}

/** JSON of a value that may be anything: a foreign producer writes what it likes. */
export function readJson(value: Buffer | null): Omit<Incoming, 'onlyFor'> {
  const text = value?.toString() ?? ''
  try {
    return { envelope: JSON.parse(text) as unknown }
  } catch (error) {
    return { envelope: text, unreadable: `Not JSON: ${error instanceof Error ? error.message : ''}` }
  }
}

/** A header as text; the first one where it came more than once. */
export function headerOf(headers: KafkaMessage['headers'], name: string): string | undefined {
  const header = headers?.[name]
  return Array.isArray(header) ? header[0]?.toString() : header?.toString()
}

/** Bytes in a batch, roughly. */
export const sizeOf = ({ key, value, headers }: Outgoing): number =>
  Object.entries(headers).reduce((sum, [name, text]) => sum + name.length + Buffer.byteLength(text), 80) +
  Buffer.byteLength(key) +
  (value?.length ?? 0)
