/** A mailto link to a visitor. The address is encoded, so that it cannot add other header fields. */
export const replyAddress = (email: string, site: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Your message on ${site}`)}`
