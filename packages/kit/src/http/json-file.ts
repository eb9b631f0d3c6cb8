const isTime = (key: string) => key === 'at' || key.endsWith('At')

/**
 * JSON as a file for people to open: indented, in UTF-8, with a line break at its end. Epoch milliseconds, which stand
 * under names like `createdAt`, go out as ISO 8601.
 */
export function jsonFile(value: unknown): Buffer {
  const shown = (key: string, known: unknown) =>
    typeof known === 'number' && isTime(key) ? new Date(known).toISOString() : known
  return Buffer.from(`${JSON.stringify(value, shown, 2)}\n`)
}
