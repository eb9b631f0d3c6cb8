/** In the order of our preference: brotli is the smaller one. */
export const contentEncodings = ['br', 'gzip'] as const
export type ContentEncoding = (typeof contentEncodings)[number]

/**
 * The encodings that an `Accept-Encoding` header allows, best first (RFC 9110, 12.5.3); `identity` among them where it is
 * preferred or nothing forbids it. Without a header only `identity`: a client that says nothing may know nothing else.
 */
export function acceptedEncodings(header: string | undefined): readonly (ContentEncoding | 'identity')[] {
  if (header === undefined) return ['identity']
  const weights = weightsIn(header)
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get('*')
  const codings = contentEncodings.map((coding) => ({ coding, weight: weightOf(coding) ?? 0 }))
  // Not named, it is allowed and comes last.
  const identity = { coding: 'identity' as const, weight: weightOf('identity') ?? Number.MIN_VALUE }
  return [...codings, identity]
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ coding }) => coding)
}

function weightsIn(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    if (name === '') continue
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    weights.set(name === 'x-gzip' ? 'gzip' : name, quality === undefined ? 1 : weightFrom(quality))
  }
  return weights
}

/** A malformed weight counts as 0. */
const weightFrom = (text: string) => (/^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(text) ? Number(text) : 0)
