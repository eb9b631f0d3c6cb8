/** What the host label of a preview begins with. No site name does. */
export const previewPrefix = 'preview--'

/** 26 characters of base32: 130 bits that cannot be guessed. */
const label = /^preview--([a-z2-7]{26})$/

/** The secret in the host label of a preview; undefined for any other label. */
export const previewTokenIn = (hostLabel: string): string | undefined => label.exec(hostLabel)?.[1]

/** The host label of a preview: its address is `<label>.<SITES_DOMAIN>`. */
export const previewHostOf = (token: string): string => `${previewPrefix}${token}`
