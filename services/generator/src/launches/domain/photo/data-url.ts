const dataUrl = /^data:[^,]{0,200};base64,/i

/** The bytes of a data URL in base64; undefined for any other text. The result may be empty. */
export function bytesOfDataUrl(url: string): Uint8Array | undefined {
  const prefix = dataUrl.exec(url)?.[0]
  if (prefix === undefined) return undefined
  const bytes = Buffer.from(url.slice(prefix.length), 'base64')
  return bytes.length === decodedLength(url, prefix.length) ? bytes : undefined
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
