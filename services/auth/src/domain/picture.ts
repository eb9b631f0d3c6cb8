export const maxPictureBytes = 5 * 2 ** 20

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

/** The bytes of a data URL in base64; undefined when it is none. */
export function bytesOf(url: string): Uint8Array | undefined {
  const prefix = dataUrl.exec(url)?.[0]
  if (prefix === undefined) return undefined
  const body = url.slice(prefix.length)
  return /^[A-Za-z0-9+/]+={0,2}$/.test(body) ? Buffer.from(body, 'base64') : undefined
}
