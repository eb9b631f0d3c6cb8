/** Rows from the top, 8 bits a channel. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly channels: 3 | 4
  readonly data: Uint8Array
}

const samples = 4_096
/** A photo has many shades, and none of them everywhere. A logo is the other way round. */
const leastShades = 64
const mostOfOneShade = 0.7

/** Whether these pixels look photographed and not drawn. */
export function looksPhotographed({ width, height, channels, data }: Pixels): boolean {
  const step = Math.max(1, Math.floor((width * height) / samples))
  const counts = new Map<number, number>()
  let seen = 0
  for (let at = 0; at < width * height; at += step) {
    const from = at * channels
    if (channels === 4 && (data[from + 3] ?? 0) < 128) continue
    const shade = ((data[from] ?? 0) << 16) | ((data[from + 1] ?? 0) << 8) | (data[from + 2] ?? 0)
    counts.set(shade, (counts.get(shade) ?? 0) + 1)
    seen++
  }
  return counts.size >= leastShades && Math.max(...counts.values()) <= mostOfOneShade * seen
}

/** The picture with whole blocks of pixels averaged to one, so that no side is longer than `longest`. */
export function shrunk(pixels: Pixels, longest: number): Pixels {
  const { width, height, channels, data } = pixels
  const block = Math.ceil(Math.max(width, height) / longest)
  if (block <= 1) return pixels
  const [outWidth, outHeight] = [Math.floor(width / block), Math.floor(height / block)]
  const out = new Uint8Array(outWidth * outHeight * channels)
  for (let y = 0; y < outHeight; y++)
    for (let x = 0; x < outWidth; x++)
      for (let channel = 0; channel < channels; channel++) {
        let sum = 0
        for (let down = 0; down < block; down++)
          for (let across = 0; across < block; across++)
            sum += data[((y * block + down) * width + x * block + across) * channels + channel] ?? 0
        out[(y * outWidth + x) * channels + channel] = Math.round(sum / block ** 2)
      }
  return { width: outWidth, height: outHeight, channels, data: out }
}
