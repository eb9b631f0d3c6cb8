const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** W3C trace context of one thing that a person does: whatever follows on the server is found under it. */
export const freshTraceparent = (): string => `00-${hex(16)}-${hex(8)}-01`
