import { createInflate } from 'node:zlib'
import { PdfRefused } from '../refusals/pdf-refused.js'

/** Of one stream. The largest that documents have are fonts, of some 20 MB. */
const mostStreamBytes = 64 * 2 ** 20
const mostBytes = 192 * 2 ** 20
/** Filters that one stream may go through. */
const mostLayers = 4
/** How far before its data the dictionary of a stream may begin. */
const dictionaryBytes = 2_048
const chunkSize = 2 ** 18

const keyword = 'stream'
const [carriageReturn, lineFeed] = [13, 10]
const image = /\/Subtype\s*\/Image\b/

/**
 * Refuses a PDF whose compressed streams unfold to more than any resume needs, before pdf.js unfolds them. Images are
 * left out: pdf.js takes no more of them than their size says, and nothing of one with too many pixels. A stream that
 * only claims to be an image, is inside another or has another encoding around it meets the guard of its process.
 * @throws PdfRefused `pdf-too-heavy`
 */
export async function refuseFlateBomb(pdf: Uint8Array): Promise<void> {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  let left = mostBytes
  let end = 0
  for (let at = bytes.indexOf(keyword); at >= 0; at = bytes.indexOf(keyword, end)) {
    const start = afterLineEnd(bytes, at + keyword.length)
    const dictionary = bytes.toString('latin1', Math.max(end, at - dictionaryBytes), at)
    end = start
    if (!isDeflated(bytes, start) || image.test(dictionary.slice(dictionary.lastIndexOf('obj') + 1))) continue
    const unfolded = await unfold(bytes.subarray(start), Math.min(mostStreamBytes, left))
    left -= unfolded.bytes
    end += unfolded.readBytes
  }
}

/** The header of RFC 1950, which pdf.js needs as well. */
const isDeflated = (bytes: Buffer, at: number): boolean =>
  at + 1 < bytes.length && (bytes[at]! & 15) === 8 && bytes.readUInt16BE(at) % 31 === 0

function afterLineEnd(bytes: Buffer, at: number): number {
  const next = bytes[at] === carriageReturn ? at + 1 : at
  return bytes[next] === lineFeed ? next + 1 : next
}

interface Unfolded {
  /** Of all layers. */
  bytes: number
  readBytes: number
}

/** Counts to the end of the data, or to where it is damaged. What is deflated twice is unfolded twice. */
async function unfold(data: Buffer, left: number, layer = 1): Promise<Unfolded> {
  const inflate = createInflate({ chunkSize })
  const inner: Buffer[] = []
  let size = 0
  inflate.end(data)
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > left) throw new PdfRefused('pdf-too-heavy')
      if (inner.length > 0 || (size === chunk.length && isDeflated(chunk, 0))) inner.push(chunk)
    }
  } catch (error) {
    if (error instanceof PdfRefused) throw error
  }
  const readBytes = inflate.bytesWritten
  if (inner.length === 0 || layer === mostLayers) return { bytes: size, readBytes }
  const innerLayer = await unfold(Buffer.concat(inner), left - size, layer + 1)
  return { bytes: size + innerLayer.bytes, readBytes }
}
