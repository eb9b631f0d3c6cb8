/** Opens a mail to a visitor. Nothing in the address becomes another field of the mail. */
export const replyAddress = (email: string, site: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Your message on ${site}`)}`
