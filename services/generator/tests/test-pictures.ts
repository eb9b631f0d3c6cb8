import { deflateSync, crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

export const dataUrl = (bytes: Uint8Array | string, type = 'image/jpeg'): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

/** A picture with a left half in one colour and a right half in another. */
export function halves(
  { width, height }: { width: number; height: number },
  [left, right] = ['#d02020', '#2020d0'],
): Sharp {
  const half = { width: Math.ceil(width / 2), height, channels: 3 as const, background: right }
  return sharp({ create: { width, height, channels: 3, background: left } }).composite([
    { input: { create: half }, left: Math.floor(width / 2), top: 0 },
  ])
}

/** Red, green and blue in the middle of a picture. */
export async function middleOf(bytes: Uint8Array): Promise<number[]> {
  const { width, height } = await sharp(bytes).metadata()
  const at = { left: Math.floor(width / 2), top: Math.floor(height / 2), width: 1, height: 1 }
  return [...(await sharp(bytes).extract(at).removeAlpha().raw().toBuffer())].slice(0, 3)
}

/** A valid black PNG of one bit a pixel: a few kilobytes, whatever it unpacks to. */
export function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  return pngOf(header, deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height)))
}

/** Sixteen bits a channel, all of one colour. */
export function deepPng(side: number, [red, green, blue]: readonly [number, number, number]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([16, 2, 0, 0, 0], 8)
  const row = Buffer.alloc(1 + side * 6)
  for (let x = 0; x < side; x++)
    for (const [channel, value] of [red, green, blue].entries())
      row.writeUInt16BE(value, 1 + x * 6 + channel * 2)
  return pngOf(header, deflateSync(Buffer.concat(Array.from({ length: side }, () => row))))
}

function pngOf(header: Buffer, data: Buffer): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), body])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(body.length, 0)
    frame.writeUInt32BE(crc32(named), 4)
    return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
  }
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
