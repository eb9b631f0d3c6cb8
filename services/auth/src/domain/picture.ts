const signatures: readonly (readonly [offset: number, bytes: string][])[] = [
  [[0, '\x89PNG\r\n\x1a\n']],
  [[0, '\xff\xd8\xff']],
  [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
]

/** PNG, JPEG or WebP by content; what a name or a media type claims is not asked. */
export function isPicture(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  return signatures.some((parts) => parts.every(([offset, part]) => text.startsWith(part, offset)))
}

const dataUrl = /^data:[^,]{0,200};base64,/i

/** The bytes of a data URL in base64; undefined when invalid. */
export function bytesOf(url: string): Uint8Array | undefined {
  const prefix = dataUrl.exec(url)?.[0]
  if (prefix === undefined) return undefined
  const bytes = Buffer.from(url.slice(prefix.length), 'base64')
  return bytes.length > 0 && bytes.length === decodedLength(url, prefix.length) ? bytes : undefined
}

/**
 * How many bytes the text is worth when every character counts: the decoder skips what is no base64.
 * Counted, not matched: a pattern over megabytes overflows the stack of the regular expression engine.
 */
function decodedLength(url: string, start: number): number {
  let end = url.length
  while (end > start && url.length - end < 2 && url[end - 1] === '=') end--
  return Math.floor(((end - start) * 3) / 4)
}
