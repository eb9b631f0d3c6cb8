import sharp from 'sharp'

/** A JPEG of 900 x 900 pixels: a light circle on a darker ground, where a face would be. */
export function facePicture(): Promise<Buffer> {
  const face = '<svg width="900" height="900"><circle cx="450" cy="400" r="230" fill="#e8c9a8"/></svg>'
  return sharp({ create: { width: 900, height: 900, channels: 3, background: '#4d6a8a' } })
    .composite([{ input: Buffer.from(face) }])
    .jpeg()
    .toBuffer()
}
