/** Where a site of that name will answer. */
export const siteAddress = (name: string): string =>
  `${window.location.protocol}//${name}.${window.location.host}`

export const withoutProtocol = (address: string): string =>
  address.replace(/^https?:\/\//, '').replace(/\/$/, '')
