const segment = /^[A-Za-z0-9_@-][A-Za-z0-9._@-]{0,199}$/
const maxLength = 800

/** Can there be a blob of this name? Owner first, no empty segment, none that begins with a dot, nothing above the root. */
export const isBlobName = (name: string): boolean =>
  name.length <= maxLength && name.split('/').every((part) => segment.test(part))

/** A prefix is a name and a slash, so that it never ends within a segment. */
export const isBlobPrefix = (prefix: string): boolean =>
  prefix.endsWith('/') && isBlobName(prefix.slice(0, -1))
