const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** W3C trace context of one call: what follows on the server belongs to the same trace. */
export const freshTraceparent = (): string => `00-${hex(16)}-${hex(8)}-01`

/** The trace id of a W3C `traceparent` or `traceresponse`; undefined for anything else. */
export const traceIdOf = (header: unknown): string | undefined =>
  typeof header === 'string' ? /^[0-9a-f]{2}-([0-9a-f]{32})-/.exec(header)?.[1] : undefined
