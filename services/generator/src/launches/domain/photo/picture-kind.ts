export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif'

type Part = readonly [offset: number, bytes: string]

const readable: readonly (readonly [kind: PictureKind, parts: readonly Part[]])[] = [
  ['jpeg', [[0, '\xff\xd8\xff']]],
  ['png', [[0, '\x89PNG\r\n\x1a\n']]],
  [
    'webp',
    [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  ],
  ['avif', [[4, 'ftypavif']]],
]

/** What people send instead of a photo, and what to do about each. */
const others: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/^GIF8/, 'A GIF cannot be a photo here, animated or not. Please choose a JPEG, PNG or WebP picture.'],
  [
    /^.{4}ftyp(hei|hev|mif|msf)/s,
    'HEIC photos cannot be read here. Please export the photo as JPEG, then upload it.',
  ],
  [/^.{4}ftypavis/s, 'An animated AVIF cannot be a photo here. Please choose a picture with one frame.'],
  [/^(II\*\0|MM\0\*)/, 'TIFF pictures cannot be read here. Please save it as JPEG, then upload it.'],
  [/^%PDF-/, 'This is a PDF. Please choose a JPEG, PNG or WebP picture.'],
  [
    // A comment ends at its first `-->` and nowhere else: one that could end at several takes time without bound.
    /^\uFEFF?\s*(<\?xml[^>]*>\s*|<!--((?!-->).)*-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/is,
    'An SVG is a drawing and cannot be a photo here. Please choose a JPEG, PNG or WebP picture.',
  ],
]

/** PNG, JPEG, WebP or AVIF by content: what a name or a media type claims does not count. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  return readable.find(([, parts]) => parts.every(([offset, part]) => head.startsWith(part, offset)))?.[0]
}

/** What to do about a file of another kind; undefined for an unknown one. */
export function unreadableText(bytes: Uint8Array): string | undefined {
  if (bytes.length === 0) return 'This file is empty. Please choose a JPEG, PNG or WebP picture.'
  const head = Buffer.from(bytes.subarray(0, 1_024))
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
  return others.find(([pattern]) => pattern.test(head))?.[1]
}
